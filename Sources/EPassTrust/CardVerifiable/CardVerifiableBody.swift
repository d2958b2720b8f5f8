// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages
internal import EPassTLV

/// The members of a certificate body 7F4E, in the order of Doc 9303-12, table 11.
struct CardVerifiableBody: Sendable {
    let profileIdentifier: Int
    let authorityReference: CertificateReference
    let publicKey: CardVerifiablePublicKey
    let holderReference: CertificateReference
    let authorization: HolderAuthorization
    let effectiveDate: CalendarDate
    let expirationDate: CalendarDate
    let extensions: [CardVerifiableExtension]

    init(_ members: TLVFields) throws(TrustError) {
        var fields = members
        let profile = try fields.object(0x5F29, "profileIdentifier")
        guard profile.content.elementsEqual([0]) else {
            throw fields.malformed(profile, "profileIdentifier", .cvcProfileIdentifier)
        }
        profileIdentifier = 0
        // Requests may leave the authority out, and end after the holder reference (Doc 9303-12, 8.1.1).
        if try fields.peek() == 0x7F49 { throw fields.refused(.unexpectedContent, .cvcRequestBody) }
        authorityReference = try Self.reference(&fields, "authorityReference", 0x42)
        var numbers = try fields.objects(0x7F49, "publicKey")
        publicKey = try CardVerifiablePublicKey(&numbers)
        holderReference = try Self.reference(&fields, "holderReference", 0x5F20)
        if fields.isAtEnd { throw fields.refused(.unexpectedContent, .cvcRequestBody) }
        authorization = try Self.authorization(&fields)
        effectiveDate = try Self.date(&fields, "effectiveDate", 0x5F25)
        let last = fields
        expirationDate = try Self.date(&fields, "expirationDate", 0x5F24)
        guard effectiveDate <= expirationDate else {
            throw last.refused(
                .malformed, .cvcExpiresBeforeEffective(last: expirationDate.description), "expirationDate")
        }
        extensions =
            try fields.peek() == 0x65 ? try CardVerifiableExtension.list(try fields.objects(0x65, "extensions")) : []
        try fields.noObject()
    }

    private static func reference(
        _ fields: inout TLVFields, _ name: String, _ tag: TLVTag
    ) throws(TrustError) -> CertificateReference {
        let found = try fields.object(tag, name)
        return try CertificateReference(found.content, fields.name(name), at: found.offset)
    }

    private static func authorization(_ fields: inout TLVFields) throws(TrustError) -> HolderAuthorization {
        var members = try fields.objects(0x7F4C, "authorization")
        let text = try members.objectIdentifier()
        let data = try members.object(0x53, "discretionaryData")
        try members.noObject()
        return try HolderAuthorization(
            TerminalType(objectIdentifier: text), Array(data.content), members.name("discretionaryData"),
            at: data.offset)
    }

    /// Six digits YYMMDD, one an octet, of the years 2000 to 2099 (Doc 9303-12, 7.2.3.1.3).
    private static func date(
        _ fields: inout TLVFields, _ name: String, _ tag: TLVTag
    ) throws(TrustError) -> CalendarDate {
        let found = try fields.object(tag, name)
        let digits = found.content.map { Int($0) }
        guard digits.count == 6 else { throw fields.malformed(found, name, .cvcDateLength(count: digits.count)) }
        guard digits.allSatisfy({ $0 <= 9 }) else { throw fields.malformed(found, name, .cvcDateDigit) }
        let pairs = stride(from: 0, to: 6, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
        let date = CalendarDate(year: 2000 + pairs[0], month: pairs[1], day: pairs[2])
        return try fields.value(date, of: found, name, or: .ldsNoDay)
    }
}
