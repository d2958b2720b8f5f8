// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator

/// Reads arbitrary octets as the description of a document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let octets = Array(UnsafeBufferPointer(start: data, count: size))
    do {
        let description = try DocumentDescription(json: octets)
        guard description.dataGroups.contains(1), description.can.utf8.count >= 6 else {
            fatalError("a description was accepted that the schema refuses")
        }
    } catch {
        guard !"\(error.message)".isEmpty else { fatalError("an error without a reason") }
    }
    return 0
}
