// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSeals

/// Decodes arbitrary octets as C40: what is decoded is encoded to the same octets; and what can be encoded decodes to
/// the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzC40(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let text = try? C40.decode(bytes[...]) {
        guard (try? C40.encode(text)) == bytes else { fatalError("a string that was decoded is not encoded again") }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let octets = try? C40.encode(text) {
        let decoded = try? C40.decode(octets[...])
        guard octets.count > C40.maximumLength || decoded == text.replacing("<", with: " ") else {
            fatalError("a string that was encoded is not decoded again")
        }
    }
    return 0
}
