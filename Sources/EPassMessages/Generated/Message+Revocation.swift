// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let revocationNoList = MessageKey("revocation.noList", "Not checked whether the signer was revoked: no revocation list of {country, country} is in the store.")
    static let revocationOtherAuthority = MessageKey("revocation.otherAuthority", "The revocation list of {country, country} at hand is of {issuer}, which is not known to be the CSCA of this signer.")
    static let revocationInOtherName = MessageKey("revocation.inOtherName", "The revocation list of {list, date} of {issuer}, another name of the State, has the number of this certificate.")
    static let revocationOtherOfKey = MessageKey("revocation.otherOfKey", "The revocation list of {list, date} names another certificate of this key.")
    static let revocationCriticalExtension = MessageKey("revocation.criticalExtension", "The revocation list of {list, date} has the critical extension {identifier}.")
    static let revocationPartialList = MessageKey("revocation.partialList", "The revocation list of {list, date} is of changes or of a part only, and does not name the {signer, select, document {document signer} seal {seal signer} other {{signer}}}.")
    static let revocationSignerRevoked = MessageKey("revocation.signerRevoked", "The {signer, select, document {document signer} seal {seal signer} other {{signer}}} was revoked {when, date}, by the revocation list of {list, date}.")
    static let revocationAuthorityRevoked = MessageKey("revocation.authorityRevoked", "The CSCA certificate {subject} was revoked {when, date}, by the revocation list of {list, date}.")
    static let revocationListToCome = MessageKey("revocation.listToCome", "The revocation list of {list, date} was issued after the time judged at.")
    static let revocationListOutdated = MessageKey("revocation.listOutdated", "The newest revocation list of {country, country} is of {list, date}, and the next was due {due, date}.")
    static let revocationNotRevoked = MessageKey("revocation.notRevoked", "The revocation list of {list, date}, {days, plural, one {# day old} other {# days old}}, does not name the {signer, select, document {document signer} seal {seal signer} other {{signer}}}.")
    static let revocationNotRevokedByNewer = MessageKey("revocation.notRevokedByNewer", "The revocation list of {list, date}, newer than the time judged at, does not name the {signer, select, document {document signer} seal {seal signer} other {{signer}}}.")
    static let revocationTwoAlgorithms = MessageKey("revocation.twoAlgorithms", "The revocation list of {list, date} names two signature algorithms.")
    static let revocationFormRefused = MessageKey("revocation.formRefused", "{deviation, message}. The policy refuses that in the revocation list of {list, date}.")
    static let revocationListNotVerified = MessageKey("revocation.listNotVerified", "The revocation list of {list, date} does not verify under a trusted CSCA key that may sign it.")

    static let ofRevocation: [MessageKey] = [
        .revocationAuthorityRevoked,
        .revocationCriticalExtension,
        .revocationFormRefused,
        .revocationInOtherName,
        .revocationListNotVerified,
        .revocationListOutdated,
        .revocationListToCome,
        .revocationNoList,
        .revocationNotRevoked,
        .revocationNotRevokedByNewer,
        .revocationOtherAuthority,
        .revocationOtherOfKey,
        .revocationPartialList,
        .revocationSignerRevoked,
        .revocationTwoAlgorithms,
    ]
}

extension Message {
    package static func revocationNoList(country: String) -> Message {
        Message(.revocationNoList, [.init("country", .country(country))])
    }
    package static func revocationOtherAuthority(country: String, issuer: some CustomStringConvertible) -> Message {
        Message(.revocationOtherAuthority, [.init("country", .country(country)), .init("issuer", .text(issuer.description))])
    }
    package static func revocationInOtherName(list: String, issuer: some CustomStringConvertible) -> Message {
        Message(.revocationInOtherName, [.init("list", .date(list)), .init("issuer", .text(issuer.description))])
    }
    package static func revocationOtherOfKey(list: String) -> Message {
        Message(.revocationOtherOfKey, [.init("list", .date(list))])
    }
    package static func revocationCriticalExtension(list: String, identifier: some CustomStringConvertible) -> Message {
        Message(.revocationCriticalExtension, [.init("list", .date(list)), .init("identifier", .text(identifier.description))])
    }
    package static func revocationPartialList(list: String, signer: String) -> Message {
        Message(.revocationPartialList, [.init("list", .date(list)), .init("signer", .text(signer))])
    }
    package static func revocationSignerRevoked(signer: String, when: String, list: String) -> Message {
        Message(.revocationSignerRevoked, [.init("signer", .text(signer)), .init("when", .date(when)), .init("list", .date(list))])
    }
    package static func revocationAuthorityRevoked(subject: some CustomStringConvertible, when: String, list: String) -> Message {
        Message(.revocationAuthorityRevoked, [.init("subject", .text(subject.description)), .init("when", .date(when)), .init("list", .date(list))])
    }
    package static func revocationListToCome(list: String) -> Message {
        Message(.revocationListToCome, [.init("list", .date(list))])
    }
    package static func revocationListOutdated(country: String, list: String, due: String) -> Message {
        Message(.revocationListOutdated, [.init("country", .country(country)), .init("list", .date(list)), .init("due", .date(due))])
    }
    package static func revocationNotRevoked(list: String, days: Int, signer: String) -> Message {
        Message(.revocationNotRevoked, [.init("list", .date(list)), .init("days", .number(days)), .init("signer", .text(signer))])
    }
    package static func revocationNotRevokedByNewer(list: String, signer: String) -> Message {
        Message(.revocationNotRevokedByNewer, [.init("list", .date(list)), .init("signer", .text(signer))])
    }
    package static func revocationTwoAlgorithms(list: String) -> Message {
        Message(.revocationTwoAlgorithms, [.init("list", .date(list))])
    }
    package static func revocationFormRefused(deviation: Message, list: String) -> Message {
        Message(.revocationFormRefused, [.init("deviation", .message(deviation)), .init("list", .date(list))])
    }
    package static func revocationListNotVerified(list: String) -> Message {
        Message(.revocationListNotVerified, [.init("list", .date(list))])
    }
}
