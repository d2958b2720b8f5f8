// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages
internal import EPassTLV

/// The members of a certificate body 7F4E, in the order of Doc 9303-12, table 11.
struct CardVerifiableBody {
    let profileIdentifier: Int
    let authorityReference: CertificateReference
    let publicKey: CardVerifiablePublicKey
    let holderReference: CertificateReference
    let authorization: HolderAuthorization
    let effectiveDate: CalendarDate
    let expirationDate: CalendarDate
    let extensions: [CardVerifiableExtension]

    init(_ fields: inout CardVerifiableFields) throws(TrustError) {
        let profile = try fields.next("profileIdentifier", 0x5F29)
        guard profile.content.elementsEqual([0]) else {
            throw profile.malformed(fields.path("profileIdentifier"), .cvcProfileIdentifier)
        }
        profileIdentifier = 0
        // Requests may leave the authority out, and end after the holder reference (Doc 9303-12, 8.1.1).
        if try fields.peekTag() == 0x7F49 { throw Self.request(fields) }
        authorityReference = try Self.reference(&fields, "authorityReference", 0x42)
        let key = try fields.next("publicKey", 0x7F49)
        var numbers = try fields.members(of: key, "publicKey")
        publicKey = try CardVerifiablePublicKey(&numbers)
        holderReference = try Self.reference(&fields, "holderReference", 0x5F20)
        if fields.isAtEnd { throw Self.request(fields) }
        authorization = try Self.authorization(&fields)
        let effective = try fields.next("effectiveDate", 0x5F25)
        effectiveDate = try Self.date(effective, fields.path("effectiveDate"))
        let expiration = try fields.next("expirationDate", 0x5F24)
        expirationDate = try Self.date(expiration, fields.path("expirationDate"))
        guard effectiveDate <= expirationDate else {
            throw expiration.malformed(
                fields.path("expirationDate"), .cvcExpiresBeforeEffective(last: expirationDate.description))
        }
        if let template = try fields.optional("extensions", 0x65) {
            var members = try fields.members(of: template, "extensions")
            extensions = try CardVerifiableExtension.list(&members)
        } else {
            extensions = []
        }
        try fields.finish()
    }

    private static func request(_ fields: CardVerifiableFields) -> TrustError {
        TrustError(
            .unexpectedContent, element: fields.element, offset: fields.offset, .cvcRequestBody)
    }

    private static func reference(
        _ fields: inout CardVerifiableFields, _ name: String, _ tag: TLVTag
    ) throws(TrustError) -> CertificateReference {
        let found = try fields.next(name, tag)
        return try CertificateReference(found.content, fields.path(name), at: found.offset)
    }

    private static func authorization(_ fields: inout CardVerifiableFields) throws(TrustError) -> HolderAuthorization {
        let template = try fields.next("authorization", 0x7F4C)
        var members = try fields.members(of: template, "authorization")
        let identifier = try members.next("objectIdentifier", 0x06)
        let text = try identifier.objectIdentifierText(members.path("objectIdentifier"))
        let data = try members.next("discretionaryData", 0x53)
        try members.finish()
        return try HolderAuthorization(
            TerminalType(objectIdentifier: text), Array(data.content), members.path("discretionaryData"),
            at: data.offset)
    }

    /// Six digits YYMMDD, one an octet, of the years 2000 to 2099 (Doc 9303-12, 7.2.3.1.3).
    private static func date(_ found: TLVElement, _ element: String) throws(TrustError) -> CalendarDate {
        let digits = found.content.map { Int($0) }
        guard digits.count == 6 else {
            throw found.malformed(element, .cvcDateLength(count: digits.count))
        }
        guard digits.allSatisfy({ $0 <= 9 }) else {
            throw found.malformed(element, .cvcDateDigit)
        }
        let pairs = stride(from: 0, to: 6, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
        guard let date = CalendarDate(year: 2000 + pairs[0], month: pairs[1], day: pairs[2]) else {
            throw found.malformed(element, .ldsNoDay)
        }
        return date
    }
}
