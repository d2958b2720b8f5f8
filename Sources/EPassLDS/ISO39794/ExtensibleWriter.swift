// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Writes the SEQUENCEs and CHOICEs of ISO/IEC 39794 in DER; absent fields are left out.
struct ExtensibleWriter {
    private var writer = TLVWriter()

    var bytes: [UInt8] { writer.bytes }

    mutating func integer(_ number: UInt8, _ value: Int?) {
        guard let value else { return }
        writer.append(ExtensibleReader.tag(number, constructed: false), Self.integer(value))
    }

    mutating func boolean(_ number: UInt8, _ value: Bool?) {
        guard let value else { return }
        writer.append(ExtensibleReader.tag(number, constructed: false), [value ? 0xFF : 0x00])
    }

    mutating func octets(_ number: UInt8, _ value: ArraySlice<UInt8>?) {
        guard let value else { return }
        writer.append(ExtensibleReader.tag(number, constructed: false), value)
    }

    mutating func sequence(_ number: UInt8, _ write: (inout ExtensibleWriter) -> Void) {
        var inner = ExtensibleWriter()
        write(&inner)
        writer.append(ExtensibleReader.tag(number, constructed: true), inner.bytes)
    }

    mutating func block(_ number: UInt8, _ value: (some ExtensibleBlock)?) {
        guard let value else { return }
        sequence(number) { value.write(to: &$0) }
    }

    mutating func blocks<Block: ExtensibleBlock>(_ number: UInt8, _ values: [Block]?) {
        guard let values else { return }
        sequence(number) { list in
            for value in values {
                var inner = ExtensibleWriter()
                value.write(to: &inner)
                list.writer.append(Block.listTag, inner.bytes)
            }
        }
    }

    mutating func octetStrings(_ number: UInt8, _ values: [ArraySlice<UInt8>]?, tag: TLVTag = 0x04) {
        guard let values else { return }
        sequence(number) { list in
            for value in values { list.writer.append(tag, value) }
        }
    }

    mutating func extensionBlock(_ number: UInt8, _ elements: [ExtensionElement]) {
        sequence(number) { $0.extensions(elements) }
    }

    mutating func extensions(_ elements: [ExtensionElement]) {
        for element in elements { writer.append(encoded: element.octets) }
    }

    /// The content octets of an INTEGER in the fewest octets.
    private static func integer(_ value: Int) -> [UInt8] {
        var octets: [UInt8] = []
        var rest = value
        repeat {
            octets.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        } while rest != 0 && rest != -1
        // The first octet shows the sign.
        if let last = octets.last, (last >= 0x80) != (value < 0) { octets.append(value < 0 ? 0xFF : 0x00) }
        return octets.reversed()
    }
}
