// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let sealLineSeal = MessageKey("sealLine.seal", "{format} on {kind, message} of {issuer, country}, signer {signer}")
    static let sealLineIssued = MessageKey("sealLine.issued", "{format} on {kind, message} of {issuer, country}, issued {day, date}, signer {signer}")
    static let sealLineNone = MessageKey("sealLine.none", "no seal")
    static let sealLineUnknownKind = MessageKey("sealLine.unknownKind", "a document of unknown kind")
    static let sealLineUnknownFeature = MessageKey("sealLine.unknownFeature", "feature {tag}")

    static let ofSealLine: [MessageKey] = [
        .sealLineIssued,
        .sealLineNone,
        .sealLineSeal,
        .sealLineUnknownFeature,
        .sealLineUnknownKind,
    ]
}

extension Message {
    package static func sealLineSeal(format: some CustomStringConvertible, kind: Message, issuer: String, signer: some CustomStringConvertible) -> Message {
        Message(.sealLineSeal, [.init("format", .text(format.description)), .init("kind", .message(kind)), .init("issuer", .country(issuer)), .init("signer", .text(signer.description))])
    }
    package static func sealLineIssued(format: some CustomStringConvertible, kind: Message, issuer: String, day: String, signer: some CustomStringConvertible) -> Message {
        Message(.sealLineIssued, [.init("format", .text(format.description)), .init("kind", .message(kind)), .init("issuer", .country(issuer)), .init("day", .date(day)), .init("signer", .text(signer.description))])
    }
    package static var sealLineNone: Message { Message(.sealLineNone) }
    package static var sealLineUnknownKind: Message { Message(.sealLineUnknownKind) }
    package static func sealLineUnknownFeature(tag: some CustomStringConvertible) -> Message {
        Message(.sealLineUnknownFeature, [.init("tag", .text(tag.description))])
    }
}
