// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// Decodes arbitrary octets as command and as response; a command that decodes must encode to the same octets.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAPDU(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let command = try? CommandAPDU(decoding: bytes) {
        guard let encoded = try? command.encoded(), encoded == bytes else {
            fatalError("a command that was decoded does not encode to the same octets")
        }
    }
    if let response = try? ResponseAPDU(decoding: bytes) {
        guard response.encoded == bytes else {
            fatalError("a response that was decoded does not encode to the same octets")
        }
    }
    return 0
}
