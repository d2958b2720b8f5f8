// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// EF.SOD: the wrapper around the document security object (Doc 9303-10, 4.6.2, Table 36).
///
/// What is inside, a CMS `SignedData`, is kept as exact octets; reading and judging it is the work of the trust layer.
/// Nothing about a signature is known here.
public struct EFSOD: Sendable, Hashable {
    /// The octets of the CMS `ContentInfo`, exactly as they stand in the file.
    public let contentInfo: [UInt8]
    /// Where the `ContentInfo` begins in the file, in octets.
    package let contentInfoOffset: Int
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Takes the document security object out of the octets of the file.
    ///
    /// An indefinite length, of the wrapper or of anything that encloses the signed data, is the deviation
    /// `sodIndefiniteLength` (F-30: documents of the United States and of New Zealand). Deeper levels are left to the
    /// reader of the CMS structure.
    /// - Throws: `LDSError` where the outer element is damaged or holds no ASN.1 SEQUENCE.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.sod, profile)
        var template = try context.outermost(of: octets, rules: .ber)
        try Self.note(template.element, in: template, &context)
        let info = try template.read(.sequence)
        try Self.note(info, in: template, &context)
        // ContentInfo ::= SEQUENCE { contentType, [0] EXPLICIT SignedData }: the levels at which encoders leave a
        // length open.
        var fields = try template.members(of: info)
        while !fields.isAtEnd {
            let field = try fields.next()
            try Self.note(field, in: fields, &context)
            if field.tag == 0xA0, var inner = try? fields.members(of: field), let signed = try? inner.next() {
                try Self.note(signed, in: fields, &context)
            }
        }
        try context.skipRest(of: &template)
        contentInfo = Array(info.encoded)
        contentInfoOffset = info.offset
        self.octets = octets
        deviations = context.deviations
    }

    /// A file around this CMS `ContentInfo`.
    package init(contentInfo: [UInt8]) {
        self.contentInfo = contentInfo
        octets = TLVWriter.encode(0x77, contentInfo)
        contentInfoOffset = octets.count - contentInfo.count
        deviations = []
    }

    /// Writes the file again around the same `contentInfo`, with a definite length in the fewest octets.
    package func encoded() -> [UInt8] { TLVWriter.encode(0x77, contentInfo) }

    private static func note(
        _ element: TLVElement?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {
        guard let element, element.hasIndefiniteLength else { return }
        try context.note(
            .sodIndefiniteLength, path: template.path(element.tag), at: element.offset,
            .ldsIndefiniteLength(tag: element.tag))
    }
}
