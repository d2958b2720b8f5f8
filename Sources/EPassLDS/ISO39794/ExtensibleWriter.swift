// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Writes the SEQUENCEs and CHOICEs of ISO/IEC 39794 in DER; absent fields are left out.
struct ExtensibleWriter {
    private var writer = TLVWriter()

    var bytes: [UInt8] { writer.bytes }

    mutating func integer(_ number: UInt8, _ value: Int?) {
        guard let value else { return }
        writer.append(ExtensibleReader.tag(number, constructed: false), DERWriter.integerContent(value))
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

    mutating func extensionBlock(_ number: UInt8, _ elements: [ExtensionElement]) {
        sequence(number) { $0.extensions(elements) }
    }

    mutating func extensions(_ elements: [ExtensionElement]) {
        for element in elements { writer.append(encoded: element.octets) }
    }
}

extension ExtensibleWriter: FieldCoder {
    var offset: Int { bytes.count }

    mutating func integer(
        _ number: UInt8, _ name: String, in range: ClosedRange<Int>, _ value: inout Int?, _ nothing: inout Void
    ) {
        integer(number, value)
    }

    mutating func boolean(_ number: UInt8, _ name: String, _ value: inout Bool?, _ nothing: inout Void) {
        guard let value else { return }
        writer.append(ExtensibleReader.tag(number, constructed: false), [value ? 0xFF : 0x00])
    }

    mutating func octets(_ number: UInt8, _ name: String, _ value: inout ArraySlice<UInt8>?, _ nothing: inout Void) {
        guard let value else { return }
        writer.append(ExtensibleReader.tag(number, constructed: false), value)
    }

    mutating func octetStrings(
        _ number: UInt8, _ name: String, tag: TLVTag, _ value: inout [ArraySlice<UInt8>]?, _ nothing: inout Void
    ) {
        guard let value else { return }
        sequence(number) { list in
            for octets in value { list.writer.append(tag, octets) }
        }
    }

    mutating func block<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, _ value: inout Block?, _ nothing: inout Void
    ) {
        block(number, value)
    }

    mutating func blocks<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, limit: Int, _ value: inout [Block]?, _ nothing: inout Void
    ) {
        guard let value else { return }
        sequence(number) { list in
            for block in value { list.writer.append(.sequence, block.fieldOctets) }
        }
    }

    mutating func extensions(after last: Int, _ value: inout [ExtensionElement], _ nothing: inout Void) {
        extensions(value)
    }

    func require<Value>(_ found: Value?, _ name: String, _ value: inout Value) {}

    func demand(
        _ condition: Bool, _ code: LDSError.Code, _ name: String, at offset: Int, _ message: @autoclosure () -> Message
    ) {}
}

extension ExtensibleBlock {
    /// The fields without a tag around them, in DER.
    var fieldOctets: [UInt8] {
        var writer = ExtensibleWriter()
        write(to: &writer)
        return writer.bytes
    }
}
