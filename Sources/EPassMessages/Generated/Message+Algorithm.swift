// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let algorithmNeverAccepted = MessageKey("algorithm.neverAccepted", "The policy {policy} never accepts {used} {place, message} ({source}).")
    static let algorithmUsedTooLate = MessageKey("algorithm.usedTooLate", "The policy {policy} accepts {used} {place, message} until {lastDay, date} ({source}); it was used {when, date} or later.")
    static let algorithmUseUnknown = MessageKey("algorithm.useUnknown", "The policy {policy} accepts {used} {place, message} until {lastDay, date} ({source}); when it was used is not known.")
    static let algorithmAccepted = MessageKey("algorithm.accepted", "The policy {policy} accepts {used, list}.")
    static let algorithmInDigest = MessageKey("algorithm.inDigest", "in the digest of the security object")
    static let algorithmInSignature = MessageKey("algorithm.inSignature", "in the signature of the security object")
    static let algorithmInDataGroupHashes = MessageKey("algorithm.inDataGroupHashes", "in the hashes of the data groups")
    static let algorithmInSignerKey = MessageKey("algorithm.inSignerKey", "in the key of the document signer")
    static let algorithmInSignerCertificate = MessageKey("algorithm.inSignerCertificate", "in the certificate of the {signer, select, document {document signer} seal {seal signer} other {{signer}}}")
    static let algorithmInAuthorityKey = MessageKey("algorithm.inAuthorityKey", "in the key of the CSCA")
    static let algorithmInRecordSignature = MessageKey("algorithm.inRecordSignature", "in the signature of the record")
    static let algorithmInRecordSignerKey = MessageKey("algorithm.inRecordSignerKey", "in the key of the signer")

    static let ofAlgorithm: [MessageKey] = [
        .algorithmAccepted,
        .algorithmInAuthorityKey,
        .algorithmInDataGroupHashes,
        .algorithmInDigest,
        .algorithmInRecordSignature,
        .algorithmInRecordSignerKey,
        .algorithmInSignature,
        .algorithmInSignerCertificate,
        .algorithmInSignerKey,
        .algorithmNeverAccepted,
        .algorithmUseUnknown,
        .algorithmUsedTooLate,
    ]
}

extension Message {
    package static func algorithmNeverAccepted(policy: some CustomStringConvertible, used: some CustomStringConvertible, place: Message, source: some CustomStringConvertible) -> Message {
        Message(.algorithmNeverAccepted, [.init("policy", .text(policy.description)), .init("used", .text(used.description)), .init("place", .message(place)), .init("source", .text(source.description))])
    }
    package static func algorithmUsedTooLate(policy: some CustomStringConvertible, used: some CustomStringConvertible, place: Message, lastDay: String, source: some CustomStringConvertible, when: String) -> Message {
        Message(.algorithmUsedTooLate, [.init("policy", .text(policy.description)), .init("used", .text(used.description)), .init("place", .message(place)), .init("lastDay", .date(lastDay)), .init("source", .text(source.description)), .init("when", .date(when))])
    }
    package static func algorithmUseUnknown(policy: some CustomStringConvertible, used: some CustomStringConvertible, place: Message, lastDay: String, source: some CustomStringConvertible) -> Message {
        Message(.algorithmUseUnknown, [.init("policy", .text(policy.description)), .init("used", .text(used.description)), .init("place", .message(place)), .init("lastDay", .date(lastDay)), .init("source", .text(source.description))])
    }
    package static func algorithmAccepted(policy: some CustomStringConvertible, used: [String]) -> Message {
        Message(.algorithmAccepted, [.init("policy", .text(policy.description)), .init("used", .list(used))])
    }
    package static var algorithmInDigest: Message { Message(.algorithmInDigest) }
    package static var algorithmInSignature: Message { Message(.algorithmInSignature) }
    package static var algorithmInDataGroupHashes: Message { Message(.algorithmInDataGroupHashes) }
    package static var algorithmInSignerKey: Message { Message(.algorithmInSignerKey) }
    package static func algorithmInSignerCertificate(signer: String) -> Message {
        Message(.algorithmInSignerCertificate, [.init("signer", .text(signer))])
    }
    package static var algorithmInAuthorityKey: Message { Message(.algorithmInAuthorityKey) }
    package static var algorithmInRecordSignature: Message { Message(.algorithmInRecordSignature) }
    package static var algorithmInRecordSignerKey: Message { Message(.algorithmInRecordSignerKey) }
}
