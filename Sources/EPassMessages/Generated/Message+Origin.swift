// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let originFiles = MessageKey("origin.files", "files that somebody gave; of their reading nothing is known")
    static let originTold = MessageKey("origin.told", "told by {tool}, which is another program")
    static let originRecorded = MessageKey("origin.recorded", "a bundle, which says that {tool} read the chip")
    static let originUnknown = MessageKey("origin.unknown", "a bundle, which does not say how its octets came into it")
    static let originClaims = MessageKey("origin.claims", "it says as well, and nothing shows it: {claims, messages}")
    static let originWitnessed = MessageKey("origin.witnessed", "a bundle of {tool}, signed by the witness that was named: key {key}")
    static let originSignedByUnnamed = MessageKey("origin.signedByUnnamed", "it is signed with the key {key}, which nobody named (--witness), so that the signature was not looked at")

    static let ofOrigin: [MessageKey] = [
        .originClaims,
        .originFiles,
        .originRecorded,
        .originSignedByUnnamed,
        .originTold,
        .originUnknown,
        .originWitnessed,
    ]
}

extension Message {
    package static var originFiles: Message { Message(.originFiles) }
    package static func originTold(tool: some CustomStringConvertible) -> Message {
        Message(.originTold, [.init("tool", .text(tool.description))])
    }
    package static func originRecorded(tool: some CustomStringConvertible) -> Message {
        Message(.originRecorded, [.init("tool", .text(tool.description))])
    }
    package static var originUnknown: Message { Message(.originUnknown) }
    package static func originClaims(claims: [Message]) -> Message {
        Message(.originClaims, [.init("claims", .messages(claims))])
    }
    package static func originWitnessed(tool: some CustomStringConvertible, key: some CustomStringConvertible) -> Message {
        Message(.originWitnessed, [.init("tool", .text(tool.description)), .init("key", .text(key.description))])
    }
    package static func originSignedByUnnamed(key: some CustomStringConvertible) -> Message {
        Message(.originSignedByUnnamed, [.init("key", .text(key.description))])
    }
}
