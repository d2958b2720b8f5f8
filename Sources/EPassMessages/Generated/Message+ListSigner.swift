// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let listSignerNoSigner = MessageKey("listSigner.noSigner", "Nobody signed the list.")
    static let listSignerNoCertificate = MessageKey("listSigner.noCertificate", "The list carries no certificate of its signer.")
    static let listSignerOtherCertificates = MessageKey("listSigner.otherCertificates", "None of the certificates in the list is the one that the signer names.")
    static let listSignerUnknown = MessageKey("listSigner.unknown", "The certificate of the list's signer is not known.")
    static let listSignerNotJudged = MessageKey("listSigner.notJudged", "The signature could not be judged.")
    static let listSignerSignedInFuture = MessageKey("listSigner.signedInFuture", "The list says that it was signed {when, date}, which is to come.")
    static let listSignerSignedOutsideValidity = MessageKey("listSigner.signedOutsideValidity", "The list was signed {when, date}, its signer's certificate is valid from {first, date} to {last, date}.")
    static let listSignerExpiredSince = MessageKey("listSigner.expiredSince", "The certificate of the list's signer has expired since ({last, date}).")
    static let listSignerWithoutPurpose = MessageKey("listSigner.withoutPurpose", "The signer's certificate does not say that it is for lists: only a pin can vouch for it.")
    static let listSignerPinnedFile = MessageKey("listSigner.pinnedFile", "The list is the file that was pinned.")
    static let listSignerUnpinned = MessageKey("listSigner.unpinned", "The list's signer was certified by {authority}, which is neither trusted nor pinned.")
    static let listSignerNoAuthority = MessageKey("listSigner.noAuthority", "No certificate at hand is that of the CSCA which certified the list's signer.")
    static let listSignerNotSignedByAuthority = MessageKey("listSigner.notSignedByAuthority", "The certificate of the list's signer was not signed by the trusted CSCA that it names.")
    static let listSignerRevoked = MessageKey("listSigner.revoked", "The certificate of the list's signer or of its CSCA was revoked.")
    static let listSignerRevokedOn = MessageKey("listSigner.revokedOn", "The certificate of the list's signer or of its CSCA was revoked {when, date}.")
    static let listSignerTrusted = MessageKey("listSigner.trusted", "{authority}, which is trusted, certified the list's signer{links, plural, =0 {} one {, by a link certificate} other {, by # link certificates}}.")
    static let listSignerPinned = MessageKey("listSigner.pinned", "{authority}, which is pinned, certified the list's signer{links, plural, =0 {} one {, by a link certificate} other {, by # link certificates}}.")

    static let ofListSigner: [MessageKey] = [
        .listSignerExpiredSince,
        .listSignerNoAuthority,
        .listSignerNoCertificate,
        .listSignerNoSigner,
        .listSignerNotJudged,
        .listSignerNotSignedByAuthority,
        .listSignerOtherCertificates,
        .listSignerPinned,
        .listSignerPinnedFile,
        .listSignerRevoked,
        .listSignerRevokedOn,
        .listSignerSignedInFuture,
        .listSignerSignedOutsideValidity,
        .listSignerTrusted,
        .listSignerUnknown,
        .listSignerUnpinned,
        .listSignerWithoutPurpose,
    ]
}

extension Message {
    package static var listSignerNoSigner: Message { Message(.listSignerNoSigner) }
    package static var listSignerNoCertificate: Message { Message(.listSignerNoCertificate) }
    package static var listSignerOtherCertificates: Message { Message(.listSignerOtherCertificates) }
    package static var listSignerUnknown: Message { Message(.listSignerUnknown) }
    package static var listSignerNotJudged: Message { Message(.listSignerNotJudged) }
    package static func listSignerSignedInFuture(when: String) -> Message {
        Message(.listSignerSignedInFuture, [.init("when", .date(when))])
    }
    package static func listSignerSignedOutsideValidity(when: String, first: String, last: String) -> Message {
        Message(.listSignerSignedOutsideValidity, [.init("when", .date(when)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static func listSignerExpiredSince(last: String) -> Message {
        Message(.listSignerExpiredSince, [.init("last", .date(last))])
    }
    package static var listSignerWithoutPurpose: Message { Message(.listSignerWithoutPurpose) }
    package static var listSignerPinnedFile: Message { Message(.listSignerPinnedFile) }
    package static func listSignerUnpinned(authority: some CustomStringConvertible) -> Message {
        Message(.listSignerUnpinned, [.init("authority", .text(authority.description))])
    }
    package static var listSignerNoAuthority: Message { Message(.listSignerNoAuthority) }
    package static var listSignerNotSignedByAuthority: Message { Message(.listSignerNotSignedByAuthority) }
    package static var listSignerRevoked: Message { Message(.listSignerRevoked) }
    package static func listSignerRevokedOn(when: String) -> Message {
        Message(.listSignerRevokedOn, [.init("when", .date(when))])
    }
    package static func listSignerTrusted(authority: some CustomStringConvertible, links: Int) -> Message {
        Message(.listSignerTrusted, [.init("authority", .text(authority.description)), .init("links", .number(links))])
    }
    package static func listSignerPinned(authority: some CustomStringConvertible, links: Int) -> Message {
        Message(.listSignerPinned, [.init("authority", .text(authority.description)), .init("links", .number(links))])
    }
}
