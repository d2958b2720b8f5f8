// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// EF.CardSecurity: signed SecurityInfos of the master file (Doc 9303-10, 3.11.4; Doc 9303-11, 9.2.11).
///
/// The file is a CMS `SignedData`, kept as exact octets; reading and judging it is the work of the trust layer. Its
/// signed content is what `SecurityInfos` decodes. Nothing about a signature is known here.
public struct EFCardSecurity: Sendable, Hashable {
    /// id-SecurityObject of TR-03110-3, A.1.2.5, in dots: the type of the signed content.
    package static let contentType = "0.4.0.127.0.7.3.2.1"

    /// The octets of the CMS `ContentInfo`, exactly as they stand in the file.
    public let contentInfo: [UInt8]
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Takes the `ContentInfo` out of the octets of the file.
    ///
    /// - Throws: `LDSError` where the outer element is no SEQUENCE, is damaged, or does not begin with the object
    ///   identifier of signed data; under `.strict` also for octets after it.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.cardSecurity, profile)
        let limits = TLVLimits(maximumDepth: 4, maximumElements: 8, maximumLength: 1 << 20)
        var reader = Template(.cardSecurity, TLVCursor(octets, limits: limits, rules: .der))
        if reader.isAtEnd { throw reader.error(.truncated, "ContentInfo", at: 0, .ldsEmpty) }
        let element = try reader.read(.sequence, "ContentInfo")
        if !reader.isAtEnd {
            try context.note(.trailingOctets, at: reader.offset, .ldsOctetsFollow(count: reader.remaining.count))
        }
        var fields = try reader.members(of: element, "ContentInfo")
        let position = fields.offset
        guard try fields.objectIdentifier("contentType") == Self.signedData else {
            throw fields.error(.invalidValue, "contentType", at: position, .ldsNoSignedData)
        }
        _ = try fields.read(0xA0, "content")
        try fields.end()
        contentInfo = Array(element.encoded)
        self.octets = octets
        deviations = context.deviations
    }

    /// A file of this CMS `ContentInfo`.
    package init(contentInfo: [UInt8]) {
        self.contentInfo = contentInfo
        octets = contentInfo
        deviations = []
    }

    /// The same `contentInfo` again.
    package func encoded() -> [UInt8] { contentInfo }

    /// id-signedData (RFC 5652, 5.1).
    private static let signedData = "1.2.840.113549.1.7.2"
}
