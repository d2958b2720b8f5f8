// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let pathNoTrustedAnchor = MessageKey("path.noTrustedAnchor", "No trusted CSCA certificate was found for this {signer, select, document {document signer} seal {seal signer} other {{signer}}}.")
    static let pathNotYetValid = MessageKey("path.notYetValid", "The certificate of the {holder, select, csca {CSCA} document {document signer} seal {seal signer} other {{holder}}} is valid from {first, date}.")
    static let pathExpired = MessageKey("path.expired", "The certificate of the {holder, select, csca {CSCA} document {document signer} seal {seal signer} other {{holder}}} expired {last, date}.")
    static let pathValid = MessageKey("path.valid", "The certificate of the {holder, select, csca {CSCA} document {document signer} seal {seal signer} other {{holder}}} is valid from {first, date} to {last, date}.")
    static let pathAnchorUnpinned = MessageKey("path.anchorUnpinned", "The CSCA certificate came in a list that is neither pinned nor verified. The policy does not accept that.")
    static let pathAnchorListed = MessageKey("path.anchorListed", "Only a list of another State ({publisher, country}) vouches for the CSCA certificate, without a grant for this State. The policy does not accept that.")
    static let pathSignatureInvalid = MessageKey("path.signatureInvalid", "The signature does not verify under the CSCA key that the {signer, select, document {document signer} seal {seal signer} other {{signer}}} names.")
    static let pathIssuerIsListSigner = MessageKey("path.issuerIsListSigner", "The issuer's certificate is that of a list signer.")
    static let pathIssuerNotAuthority = MessageKey("path.issuerNotAuthority", "The issuer's certificate is not a certification authority's.")
    static let pathAuthorityKeyUsage = MessageKey("path.authorityKeyUsage", "The key of the CSCA is not for signing certificates.")
    static let pathIssued = MessageKey("path.issued", "The certificate of the {signer, select, document {document signer} seal {seal signer} other {{signer}}} was issued by {issuer}, {key}.")
    static let pathNoIssuer = MessageKey("path.noIssuer", "The store holds no CSCA certificate that issued this {signer, select, document {document signer} seal {seal signer} other {{signer}}}.")
    static let pathOtherAnchors = MessageKey("path.otherAnchors", "The store holds CSCA certificates of {country, country}, but not the one that issued this {signer, select, document {document signer} seal {seal signer} other {{signer}}}.")
    static let pathNoAnchorOfCountry = MessageKey("path.noAnchorOfCountry", "The store holds no CSCA certificate of {country, country}.")
    static let pathTooLong = MessageKey("path.tooLong", "Between the CSCA and the {signer, select, document {document signer} seal {seal signer} other {{signer}}} stands another authority, {authority}.")
    static let pathTrustedSignerList = MessageKey("path.trustedSignerList", "A trusted list of document signers of {list, date} names the document signer; no CSCA certificate was needed.")
    static let pathTrustedSignerListUndated = MessageKey("path.trustedSignerListUndated", "A trusted list of document signers names the document signer; no CSCA certificate was needed.")
    static let pathSignerList = MessageKey("path.signerList", "A list of document signers names the document signer.")
    static let pathSignerListListed = MessageKey("path.signerListListed", "A list of document signers names the document signer; only another State vouches for its CSCA.")
    static let pathSignerListNotGranted = MessageKey("path.signerListNotGranted", "A list of document signers of {publisher, country} names the document signer, and was granted nothing about its State.")
    static let pathSignerListOfUnknown = MessageKey("path.signerListOfUnknown", "A list of document signers of another State names the document signer, and was granted nothing about its State.")
    static let pathSignerIsAuthority = MessageKey("path.signerIsAuthority", "The certificate that signed is a certification authority's.")
    static let pathKeyOfAuthority = MessageKey("path.keyOfAuthority", "The key that signed is that of a CSCA.")
    static let pathCriticalExtension = MessageKey("path.criticalExtension", "The critical extension {identifier} is not understood.")
    static let pathTwoAlgorithms = MessageKey("path.twoAlgorithms", "The certificate names two different signature algorithms.")
    static let pathNotForList = MessageKey("path.notForList", "The certificate that signed is not for signing a {kind, select, masterList {master list} deviationList {deviation list} defectList {defect list} other {document signer list}}.")
    static let pathNoPurpose = MessageKey("path.noPurpose", "The certificate that signed does not say what it is for.")
    static let pathMadeForSeals = MessageKey("path.madeForSeals", "The certificate that signed is made as that of a signer of seals.")
    static let pathNotForVDSNC = MessageKey("path.notForVDSNC", "The certificate that signed does not say that it is for VDS-NC (extended key usage).")
    static let pathMadeForDocuments = MessageKey("path.madeForDocuments", "The certificate that signed is a document signer's.")
    static let pathOtherPurpose = MessageKey("path.otherPurpose", "The certificate that signed is for another purpose: {purposes, list}.")
    static let pathSignerSignsCertificates = MessageKey("path.signerSignsCertificates", "The key that signed is for signing certificates.")
    static let pathSignerKeyUsage = MessageKey("path.signerKeyUsage", "The key that signed is not for signatures.")
    static let pathUsagePeriodUndecodable = MessageKey("path.usagePeriodUndecodable", "The usage period of the {signer, select, document {document signer} seal {seal signer} other {{signer}}}'s key cannot be decoded.")
    static let pathAuthorityUsagePeriodUndecodable = MessageKey("path.authorityUsagePeriodUndecodable", "The usage period of the CSCA's key cannot be decoded.")
    static let pathSignedOutsideUse = MessageKey("path.signedOutsideUse", "The security object says that it was signed {when, date}, the key of its signer was in use from {first, date} to {last, date}.")
    static let pathNoDateOfIssue = MessageKey("path.noDateOfIssue", "The date of issue of the document is not known.")
    static let pathIssueToCome = MessageKey("path.issueToCome", "The date of issue of the document, {when, date}, is to come.")
    static let pathIssuedOutsideUse = MessageKey("path.issuedOutsideUse", "{signer, select, seal {The seal was signed} other {The document was issued}} {when, date}, the key of its signer was in use from {first, date} to {last, date}.")
    static let pathIssuedInUse = MessageKey("path.issuedInUse", "{signer, select, seal {The seal was signed} other {The document was issued}} {when, date}, while the key of its signer was in use.")
    static let pathCertifiedOutsideUse = MessageKey("path.certifiedOutsideUse", "The {signer, select, document {document signer} seal {seal signer} link {link certificate} other {{signer}}} was certified {when, date}, the key of the CSCA was in use from {first, date} to {last, date}.")
    static let pathCertifiedInUse = MessageKey("path.certifiedInUse", "The {signer, select, document {document signer} seal {seal signer} other {{signer}}} was certified {when, date}, while the key of the CSCA was in use.")
    static let pathDocumentTypesUndecodable = MessageKey("path.documentTypesUndecodable", "The list of document types of the {signer, select, document {document signer} seal {seal signer} other {{signer}}} cannot be decoded.")
    static let pathDocumentTypesNotStated = MessageKey("path.documentTypesNotStated", "The {signer, select, document {document signer} seal {seal signer} other {{signer}}} does not say which types of documents it may produce.")
    static let pathDocumentTypesEmpty = MessageKey("path.documentTypesEmpty", "The list of document types of the {signer, select, document {document signer} seal {seal signer} other {{signer}}} is empty.")
    static let pathDocumentCodeUnknown = MessageKey("path.documentCodeUnknown", "The document code of DG1 is not known.")
    static let pathDocumentTypeNotAllowed = MessageKey("path.documentTypeNotAllowed", "The document is of type {code}, its signer may produce {types, list}.")
    static let pathDocumentTypeAllowed = MessageKey("path.documentTypeAllowed", "The document is of type {code}, and its signer may produce {types, list}.")
    static let pathSealWithoutZone = MessageKey("path.sealWithoutZone", "The seal holds no zone with a document code.")
    static let pathSealWithoutDate = MessageKey("path.sealWithoutDate", "The seal does not say when it was signed.")
    static let pathSealAttestsLater = MessageKey("path.sealAttestsLater", "The seal attests something of the day {when, date}, after its signer's certificate ended {last, date}.")
    static let pathSealOfFuture = MessageKey("path.sealOfFuture", "The seal says that it was signed {when, date}, which is to come.")
    static let pathSealSignedBefore = MessageKey("path.sealSignedBefore", "The seal says that it was signed {when, date}, before its signer's certificate began {first, date}.")
    static let pathSealSignedAfter = MessageKey("path.sealSignedAfter", "The seal says that it was signed {when, date}, after its signer's certificate ended {last, date}.")
    static let pathAnchorListedByUnknown = MessageKey("path.anchorListedByUnknown", "Only a list of another State vouches for the CSCA certificate, without a grant for this State. The policy does not accept that.")

    static let ofPath: [MessageKey] = [
        .pathAnchorListed,
        .pathAnchorListedByUnknown,
        .pathAnchorUnpinned,
        .pathAuthorityKeyUsage,
        .pathAuthorityUsagePeriodUndecodable,
        .pathCertifiedInUse,
        .pathCertifiedOutsideUse,
        .pathCriticalExtension,
        .pathDocumentCodeUnknown,
        .pathDocumentTypeAllowed,
        .pathDocumentTypeNotAllowed,
        .pathDocumentTypesEmpty,
        .pathDocumentTypesNotStated,
        .pathDocumentTypesUndecodable,
        .pathExpired,
        .pathIssueToCome,
        .pathIssued,
        .pathIssuedInUse,
        .pathIssuedOutsideUse,
        .pathIssuerIsListSigner,
        .pathIssuerNotAuthority,
        .pathKeyOfAuthority,
        .pathMadeForDocuments,
        .pathMadeForSeals,
        .pathNoAnchorOfCountry,
        .pathNoDateOfIssue,
        .pathNoIssuer,
        .pathNoPurpose,
        .pathNoTrustedAnchor,
        .pathNotForList,
        .pathNotForVDSNC,
        .pathNotYetValid,
        .pathOtherAnchors,
        .pathOtherPurpose,
        .pathSealAttestsLater,
        .pathSealOfFuture,
        .pathSealSignedAfter,
        .pathSealSignedBefore,
        .pathSealWithoutDate,
        .pathSealWithoutZone,
        .pathSignatureInvalid,
        .pathSignedOutsideUse,
        .pathSignerIsAuthority,
        .pathSignerKeyUsage,
        .pathSignerList,
        .pathSignerListListed,
        .pathSignerListNotGranted,
        .pathSignerListOfUnknown,
        .pathSignerSignsCertificates,
        .pathTooLong,
        .pathTrustedSignerList,
        .pathTrustedSignerListUndated,
        .pathTwoAlgorithms,
        .pathUsagePeriodUndecodable,
        .pathValid,
    ]
}

extension Message {
    package static func pathNoTrustedAnchor(signer: String) -> Message {
        Message(.pathNoTrustedAnchor, [.init("signer", .text(signer))])
    }
    package static func pathNotYetValid(holder: String, first: String) -> Message {
        Message(.pathNotYetValid, [.init("holder", .text(holder)), .init("first", .date(first))])
    }
    package static func pathExpired(holder: String, last: String) -> Message {
        Message(.pathExpired, [.init("holder", .text(holder)), .init("last", .date(last))])
    }
    package static func pathValid(holder: String, first: String, last: String) -> Message {
        Message(.pathValid, [.init("holder", .text(holder)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static var pathAnchorUnpinned: Message { Message(.pathAnchorUnpinned) }
    package static func pathAnchorListed(publisher: String) -> Message {
        Message(.pathAnchorListed, [.init("publisher", .country(publisher))])
    }
    package static func pathSignatureInvalid(signer: String) -> Message {
        Message(.pathSignatureInvalid, [.init("signer", .text(signer))])
    }
    package static var pathIssuerIsListSigner: Message { Message(.pathIssuerIsListSigner) }
    package static var pathIssuerNotAuthority: Message { Message(.pathIssuerNotAuthority) }
    package static var pathAuthorityKeyUsage: Message { Message(.pathAuthorityKeyUsage) }
    package static func pathIssued(signer: String, issuer: some CustomStringConvertible, key: some CustomStringConvertible) -> Message {
        Message(.pathIssued, [.init("signer", .text(signer)), .init("issuer", .text(issuer.description)), .init("key", .text(key.description))])
    }
    package static func pathNoIssuer(signer: String) -> Message {
        Message(.pathNoIssuer, [.init("signer", .text(signer))])
    }
    package static func pathOtherAnchors(country: String, signer: String) -> Message {
        Message(.pathOtherAnchors, [.init("country", .country(country)), .init("signer", .text(signer))])
    }
    package static func pathNoAnchorOfCountry(country: String) -> Message {
        Message(.pathNoAnchorOfCountry, [.init("country", .country(country))])
    }
    package static func pathTooLong(signer: String, authority: some CustomStringConvertible) -> Message {
        Message(.pathTooLong, [.init("signer", .text(signer)), .init("authority", .text(authority.description))])
    }
    package static func pathTrustedSignerList(list: String) -> Message {
        Message(.pathTrustedSignerList, [.init("list", .date(list))])
    }
    package static var pathTrustedSignerListUndated: Message { Message(.pathTrustedSignerListUndated) }
    package static var pathSignerList: Message { Message(.pathSignerList) }
    package static var pathSignerListListed: Message { Message(.pathSignerListListed) }
    package static func pathSignerListNotGranted(publisher: String) -> Message {
        Message(.pathSignerListNotGranted, [.init("publisher", .country(publisher))])
    }
    package static var pathSignerListOfUnknown: Message { Message(.pathSignerListOfUnknown) }
    package static var pathSignerIsAuthority: Message { Message(.pathSignerIsAuthority) }
    package static var pathKeyOfAuthority: Message { Message(.pathKeyOfAuthority) }
    package static func pathCriticalExtension(identifier: some CustomStringConvertible) -> Message {
        Message(.pathCriticalExtension, [.init("identifier", .text(identifier.description))])
    }
    package static var pathTwoAlgorithms: Message { Message(.pathTwoAlgorithms) }
    package static func pathNotForList(kind: String) -> Message {
        Message(.pathNotForList, [.init("kind", .text(kind))])
    }
    package static var pathNoPurpose: Message { Message(.pathNoPurpose) }
    package static var pathMadeForSeals: Message { Message(.pathMadeForSeals) }
    package static var pathNotForVDSNC: Message { Message(.pathNotForVDSNC) }
    package static var pathMadeForDocuments: Message { Message(.pathMadeForDocuments) }
    package static func pathOtherPurpose(purposes: [String]) -> Message {
        Message(.pathOtherPurpose, [.init("purposes", .list(purposes))])
    }
    package static var pathSignerSignsCertificates: Message { Message(.pathSignerSignsCertificates) }
    package static var pathSignerKeyUsage: Message { Message(.pathSignerKeyUsage) }
    package static func pathUsagePeriodUndecodable(signer: String) -> Message {
        Message(.pathUsagePeriodUndecodable, [.init("signer", .text(signer))])
    }
    package static var pathAuthorityUsagePeriodUndecodable: Message { Message(.pathAuthorityUsagePeriodUndecodable) }
    package static func pathSignedOutsideUse(when: String, first: String, last: String) -> Message {
        Message(.pathSignedOutsideUse, [.init("when", .date(when)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static var pathNoDateOfIssue: Message { Message(.pathNoDateOfIssue) }
    package static func pathIssueToCome(when: String) -> Message {
        Message(.pathIssueToCome, [.init("when", .date(when))])
    }
    package static func pathIssuedOutsideUse(signer: String, when: String, first: String, last: String) -> Message {
        Message(.pathIssuedOutsideUse, [.init("signer", .text(signer)), .init("when", .date(when)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static func pathIssuedInUse(signer: String, when: String) -> Message {
        Message(.pathIssuedInUse, [.init("signer", .text(signer)), .init("when", .date(when))])
    }
    package static func pathCertifiedOutsideUse(signer: String, when: String, first: String, last: String) -> Message {
        Message(.pathCertifiedOutsideUse, [.init("signer", .text(signer)), .init("when", .date(when)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static func pathCertifiedInUse(signer: String, when: String) -> Message {
        Message(.pathCertifiedInUse, [.init("signer", .text(signer)), .init("when", .date(when))])
    }
    package static func pathDocumentTypesUndecodable(signer: String) -> Message {
        Message(.pathDocumentTypesUndecodable, [.init("signer", .text(signer))])
    }
    package static func pathDocumentTypesNotStated(signer: String) -> Message {
        Message(.pathDocumentTypesNotStated, [.init("signer", .text(signer))])
    }
    package static func pathDocumentTypesEmpty(signer: String) -> Message {
        Message(.pathDocumentTypesEmpty, [.init("signer", .text(signer))])
    }
    package static var pathDocumentCodeUnknown: Message { Message(.pathDocumentCodeUnknown) }
    package static func pathDocumentTypeNotAllowed(code: some CustomStringConvertible, types: [String]) -> Message {
        Message(.pathDocumentTypeNotAllowed, [.init("code", .text(code.description)), .init("types", .list(types))])
    }
    package static func pathDocumentTypeAllowed(code: some CustomStringConvertible, types: [String]) -> Message {
        Message(.pathDocumentTypeAllowed, [.init("code", .text(code.description)), .init("types", .list(types))])
    }
    package static var pathSealWithoutZone: Message { Message(.pathSealWithoutZone) }
    package static var pathSealWithoutDate: Message { Message(.pathSealWithoutDate) }
    package static func pathSealAttestsLater(when: String, last: String) -> Message {
        Message(.pathSealAttestsLater, [.init("when", .date(when)), .init("last", .date(last))])
    }
    package static func pathSealOfFuture(when: String) -> Message {
        Message(.pathSealOfFuture, [.init("when", .date(when))])
    }
    package static func pathSealSignedBefore(when: String, first: String) -> Message {
        Message(.pathSealSignedBefore, [.init("when", .date(when)), .init("first", .date(first))])
    }
    package static func pathSealSignedAfter(when: String, last: String) -> Message {
        Message(.pathSealSignedAfter, [.init("when", .date(when)), .init("last", .date(last))])
    }
    package static var pathAnchorListedByUnknown: Message { Message(.pathAnchorListedByUnknown) }
}
