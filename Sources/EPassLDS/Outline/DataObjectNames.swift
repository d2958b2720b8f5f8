// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// What the standard calls the data objects of a file, by their tag and place; used by ``DataObjectOutline`` alone and
/// by no decoder.
package struct DataObjectNames: Sendable {
    /// A data object with its name.
    struct Field: Sendable {
        let expected: UInt32?
        let name: String?
        var inner: DataObjectNames?
        /// Whether it may stand more than once, in an ordered structure.
        let repeats: Bool
        /// Whether its value is shown as octets, though its tag is constructed.
        var isOpaque = false

        /// A name by tag, wherever in the template the data object stands.
        static func tag(_ tag: UInt32, _ name: String, _ inner: DataObjectNames? = nil, isOpaque: Bool = false) -> Field
        {
            Field(expected: tag, name: name, inner: inner, repeats: true, isOpaque: isOpaque)
        }

        /// A field of a SEQUENCE; nil as tag is any.
        static func field(_ tag: UInt32?, _ name: String?, _ inner: DataObjectNames? = nil) -> Field {
            Field(expected: tag, name: name, inner: inner, repeats: false)
        }

        /// What a SEQUENCE OF or SET OF consists of.
        static func each(_ tag: UInt32?, _ name: String, _ inner: DataObjectNames? = nil) -> Field {
            Field(expected: tag, name: name, inner: inner, repeats: true)
        }

        /// The same with data objects inside that their tags tell apart.
        func template(_ fields: Field...) -> Field { holding(DataObjectNames.template(fields)) }

        /// The same with the fields of a SEQUENCE or SET inside.
        func sequence(_ fields: Field...) -> Field { holding(DataObjectNames(fields: fields, isOrdered: true)) }

        private func holding(_ inner: DataObjectNames) -> Field {
            var field = self
            field.inner = inner
            return field
        }
    }

    fileprivate let fields: [Field]
    fileprivate let isOrdered: Bool

    /// A template of BER-TLV: the tag alone decides.
    static func template(_ fields: Field...) -> DataObjectNames { template(fields) }

    static func template(_ fields: [Field]) -> DataObjectNames { DataObjectNames(fields: fields, isOrdered: false) }

    /// A SEQUENCE of ASN.1: fields of one tag are told apart by their order.
    static func sequence(_ fields: Field...) -> DataObjectNames { DataObjectNames(fields: fields, isOrdered: true) }

    /// No names: types of ASN.1 alone are told.
    package static let unnamed = template([])

    /// A reading of the names, one data object after the other.
    struct Place {
        private let names: DataObjectNames
        private var position = 0

        init(_ names: DataObjectNames) { self.names = names }

        /// The field that a data object of this tag is; nil where none is known.
        mutating func next(_ tag: TLVTag) -> Field? {
            guard names.isOrdered else {
                return names.fields.first { $0.expected == nil || $0.expected == tag.rawValue }
            }
            guard
                let index = names.fields[min(position, names.fields.count)...].firstIndex(where: {
                    $0.expected == nil || $0.expected == tag.rawValue
                })
            else { return nil }
            position = names.fields[index].repeats ? index : index + 1
            return names.fields[index]
        }
    }

    /// The type that a universal tag stands for (ISO/IEC 8824-1, 8.6), the number of a context-specific one, or nil.
    static func type(of tag: TLVTag) -> String? {
        if let name = types[tag.rawValue] { return name }
        // Context-specific tags of one octet, primitive and constructed.
        return (0x80...0xBE).contains(tag.rawValue) && tag.rawValue & 0x1F != 0x1F ? "[\(tag.rawValue & 0x1F)]" : nil
    }

    private static let types: [UInt32: String] = [
        0x01: "BOOLEAN", 0x02: "INTEGER", 0x03: "BIT STRING", 0x04: "OCTET STRING", 0x05: "NULL",
        0x06: "OBJECT IDENTIFIER", 0x0A: "ENUMERATED", 0x0C: "UTF8String", 0x12: "NumericString",
        0x13: "PrintableString", 0x14: "TeletexString", 0x16: "IA5String", 0x17: "UTCTime", 0x18: "GeneralizedTime",
        0x1A: "VisibleString", 0x1C: "UniversalString", 0x1E: "BMPString", 0x24: "OCTET STRING", 0x30: "SEQUENCE",
        0x31: "SET",
    ]
}
