// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

extension ExtensibleReader {
    /// A reader over the value of a data object that stands alone.
    init(dataObject tag: TLVTag, _ octets: [UInt8], _ context: inout DecodingContext) throws(LDSError) {
        var file = Template(file: context.file, path: "", cursor: TLVCursor(octets))
        let element = try file.read(tag)
        if !file.isAtEnd {
            try context.note(.trailingOctets, at: file.offset, .biometricOctetsFollow)
        }
        try self.init(over: element, in: file)
    }

    /// A value of an enumeration that is not extensible.
    mutating func enumerated<Code: RawRepresentable<Int>>(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> Code? {
        let offset = offset
        guard let value = try integer(number, name, in: 0...0xFFFF, &context) else { return nil }
        guard let code = Code(rawValue: value) else {
            throw error(.invalidValue, name, at: offset, .biometricUnknownValue(value: value))
        }
        return code
    }
}
