// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// A type of the ASN.1 modules of ISO/IEC 39794. In a SEQUENCE OF its values have the tag of a SEQUENCE.
protocol ExtensibleBlock: Sendable, Hashable {
    /// Reads the fields; the caller confirms that nothing follows.
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError)
    /// Writes the fields.
    func write(to writer: inout ExtensibleWriter)
}

/// A CHOICE that later editions extend: `CHOICE { base CHOICE { ... }, extensionBlock { ... } }`.
protocol ExtensibleChoice: ExtensibleBlock {
    /// What a later edition defines.
    static func extensionBlock(_ elements: [ExtensionElement]) -> Self
    /// The alternative that stands next inside the base, nil for none that is known.
    static func alternative(_ base: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) -> Self?
}

extension ExtensibleChoice {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if var base = try reader.sequence(0, "base", &context) {
            guard let value = try Self.alternative(&base, &context) else { throw base.noAlternative() }
            try base.end()
            self = value
        } else if var inner = try reader.sequence(1, "extensionBlock", &context) {
            self = .extensionBlock(try inner.extensions(after: -1, &context))
        } else {
            throw reader.noAlternative()
        }
    }
}

extension ExtensibleReader {
    /// The value of an alternative if that stands next, made a value of the CHOICE.
    mutating func alternative<Block: ExtensibleBlock, Choice>(
        _ number: UInt8, _ name: String, _ make: (Block) -> Choice, _ context: inout DecodingContext
    ) throws(LDSError) -> Choice? {
        var block: Block?
        try self.block(number, name, &block, &context)
        return block.map(make)
    }
}

/// An element behind the known fields of an extensible type, which a later edition or another profile defines; it is
/// kept as it stands.
package struct ExtensionElement: Sendable, Hashable {
    /// The number of its context tag.
    package let number: Int
    /// Tag, length and value. Shares the storage of the file.
    package let octets: ArraySlice<UInt8>
}

extension ExtensionElement {
    /// The element with that number whose value is these octets, of a primitive type.
    package init(number: UInt8, value: [UInt8]) {
        let tag = ExtensibleReader.tag(min(number, 0x7F), constructed: false)
        self.init(number: Int(min(number, 0x7F)), octets: TLVWriter.encode(tag, value)[...])
    }
}

/// The values of an enumeration of ISO/IEC 39794.
package protocol ExtensibleCodeValue: RawRepresentable<Int>, Sendable, Hashable, CaseIterable {
    /// Whether an extension of this enumeration must state a code to fall back to. Of image formats alone it need not.
    static var requiresFallback: Bool { get }
}

extension ExtensibleCodeValue {
    /// True.
    package static var requiresFallback: Bool { true }
}

/// A code of an enumeration that later editions may extend: `CHOICE { code, extensionBlock { fallback, ... } }`.
package struct ExtensibleCode<Value: ExtensibleCodeValue>: Sendable, Hashable {
    /// The code, or that to fall back to; nil for an extension that states none.
    package let rawValue: Int?
    /// Nil for a plain code; for an extension what stands behind its fallback.
    package let extensionElements: [ExtensionElement]?

    /// The plain code of a value.
    package init(_ value: Value) { self.init(rawValue: value.rawValue) }

    /// A plain code of 0 to 65,535, or with extension elements (none are enough) an extension that falls back to it:
    /// the ICAO application profile has most codes in that form, the base standard has both.
    package init(rawValue: Int, extensionElements: [ExtensionElement]? = nil) {
        self.rawValue = min(max(0, rawValue), 0xFFFF)
        self.extensionElements = extensionElements
    }

    /// The value, nil where the code is none that is known here.
    package var value: Value? { rawValue.flatMap(Value.init(rawValue:)) }
    /// Whether it is an extension.
    package var isExtension: Bool { extensionElements != nil }
}

extension ExtensibleCode: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if let code = try reader.integer(0, "code", in: 0...0xFFFF, &context) {
            rawValue = code
            extensionElements = nil
            return
        }
        guard var inner = try reader.sequence(1, "extensionBlock", &context) else { throw reader.noAlternative() }
        let fallback = try inner.integer(0, "fallback", in: 0...0xFFFF, &context)
        if Value.requiresFallback, fallback == nil { throw inner.missing("fallback") }
        rawValue = fallback
        extensionElements = try inner.extensions(after: fallback == nil ? -1 : 0, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        guard let extensionElements else {
            writer.integer(0, rawValue)
            return
        }
        writer.sequence(1) { inner in
            inner.integer(0, rawValue)
            inner.extensions(extensionElements)
        }
    }
}
