// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON

/// Reads arbitrary octets as JSON and as evidence; what is read must be written again to the same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let value = try? JSONValue(parsing: bytes) {
        guard let again = try? JSONValue(parsing: value.octets()), again == value,
            let compact = try? JSONValue(parsing: value.compactOctets()), compact == value
        else { fatalError("a value that was read is not read again") }
    }
    if let evidence = try? Evidence(parsing: bytes) {
        let written = evidence.json().octets()
        guard let again = try? Evidence(parsing: written), again.json().octets() == written else {
            fatalError("evidence that was read is not read again")
        }
    }
    return 0
}
