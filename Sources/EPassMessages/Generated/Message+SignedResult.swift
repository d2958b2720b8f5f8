// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let signedResultIn = MessageKey("signedResult.in", "{file}: {error, message}")
    static let signedResultTooLong = MessageKey("signedResult.tooLong", "It has more than {limit, number} octets.")
    static let signedResultParts = MessageKey("signedResult.parts", "It is no signed result: it does not have three parts with full stops between them.")
    static let signedResultEncoding = MessageKey("signedResult.encoding", "It is no signed result: part {number, number} is not base64url without padding, in its one spelling.")
    static let signedResultHeaderNotJSON = MessageKey("signedResult.headerNotJSON", "The header cannot be read. {error, message}.")
    static let signedResultHeaderNoObject = MessageKey("signedResult.headerNoObject", "The header is no JSON object.")
    static let signedResultHeaderMember = MessageKey("signedResult.headerMember", "The header has the member {member}; that of a signed result has alg, kid and typ alone.")
    static let signedResultHeaderLacks = MessageKey("signedResult.headerLacks", "The member {member} of the header is missing, or is no text that it can be.")
    static let signedResultOtherType = MessageKey("signedResult.otherType", "It is something else: typ is {type}, and not {expected}.")
    static let signedResultOtherAlgorithm = MessageKey("signedResult.otherAlgorithm", "The header names the algorithm {algorithm}; results are signed by ES256 or EdDSA.")
    static let signedResultContentNotJSON = MessageKey("signedResult.contentNotJSON", "What was signed cannot be read. {error, message}.")
    static let signedResultOtherSchema = MessageKey("signedResult.otherSchema", "What was signed is of another format ({schema}) than {expected}.")
    static let signedResultContentMember = MessageKey("signedResult.contentMember", "In what was signed the member {member} is missing, or is not what it must be.")
    static let signedResultKeysForm = MessageKey("signedResult.keysForm", "It is neither a JWK Set nor PEM.")
    static let signedResultKeysNotJSON = MessageKey("signedResult.keysNotJSON", "The JWK Set cannot be read. {error, message}.")
    static let signedResultKeysNoSet = MessageKey("signedResult.keysNoSet", "It is no JWK Set: it has no list keys.")
    static let signedResultKeysNone = MessageKey("signedResult.keysNone", "There is no key in it that results are signed with: on P-256, or of Ed25519.")
    static let signedResultKeysTooMany = MessageKey("signedResult.keysTooMany", "It has more than {limit, number} keys.")
    static let signedResultKeysTwice = MessageKey("signedResult.keysTwice", "Two keys in it have the same id: {key}.")
    static let signedResultKeysPrivate = MessageKey("signedResult.keysPrivate", "There is a private key in it.")
    static let signedResultKeysMember = MessageKey("signedResult.keysMember", "The member {member} of key {number, number} is missing, or is not what it must be.")
    static let signedResultKeysUnusable = MessageKey("signedResult.keysUnusable", "Key {number, number} cannot be used. {error, message}.")
    static let signedResultKeysSection = MessageKey("signedResult.keysSection", "Section {number, number} is neither a public key on P-256 or of Ed25519 nor a certificate of one.")

    static let ofSignedResult: [MessageKey] = [
        .signedResultContentMember,
        .signedResultContentNotJSON,
        .signedResultEncoding,
        .signedResultHeaderLacks,
        .signedResultHeaderMember,
        .signedResultHeaderNoObject,
        .signedResultHeaderNotJSON,
        .signedResultIn,
        .signedResultKeysForm,
        .signedResultKeysMember,
        .signedResultKeysNoSet,
        .signedResultKeysNone,
        .signedResultKeysNotJSON,
        .signedResultKeysPrivate,
        .signedResultKeysSection,
        .signedResultKeysTooMany,
        .signedResultKeysTwice,
        .signedResultKeysUnusable,
        .signedResultOtherAlgorithm,
        .signedResultOtherSchema,
        .signedResultOtherType,
        .signedResultParts,
        .signedResultTooLong,
    ]
}

extension Message {
    package static func signedResultIn(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.signedResultIn, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static func signedResultTooLong(limit: Int) -> Message {
        Message(.signedResultTooLong, [.init("limit", .number(limit))])
    }
    package static var signedResultParts: Message { Message(.signedResultParts) }
    package static func signedResultEncoding(number: Int) -> Message {
        Message(.signedResultEncoding, [.init("number", .number(number))])
    }
    package static func signedResultHeaderNotJSON(error: Message) -> Message {
        Message(.signedResultHeaderNotJSON, [.init("error", .message(error))])
    }
    package static var signedResultHeaderNoObject: Message { Message(.signedResultHeaderNoObject) }
    package static func signedResultHeaderMember(member: some CustomStringConvertible) -> Message {
        Message(.signedResultHeaderMember, [.init("member", .text(member.description))])
    }
    package static func signedResultHeaderLacks(member: some CustomStringConvertible) -> Message {
        Message(.signedResultHeaderLacks, [.init("member", .text(member.description))])
    }
    package static func signedResultOtherType(type: some CustomStringConvertible, expected: some CustomStringConvertible) -> Message {
        Message(.signedResultOtherType, [.init("type", .text(type.description)), .init("expected", .text(expected.description))])
    }
    package static func signedResultOtherAlgorithm(algorithm: some CustomStringConvertible) -> Message {
        Message(.signedResultOtherAlgorithm, [.init("algorithm", .text(algorithm.description))])
    }
    package static func signedResultContentNotJSON(error: Message) -> Message {
        Message(.signedResultContentNotJSON, [.init("error", .message(error))])
    }
    package static func signedResultOtherSchema(schema: some CustomStringConvertible, expected: some CustomStringConvertible) -> Message {
        Message(.signedResultOtherSchema, [.init("schema", .text(schema.description)), .init("expected", .text(expected.description))])
    }
    package static func signedResultContentMember(member: some CustomStringConvertible) -> Message {
        Message(.signedResultContentMember, [.init("member", .text(member.description))])
    }
    package static var signedResultKeysForm: Message { Message(.signedResultKeysForm) }
    package static func signedResultKeysNotJSON(error: Message) -> Message {
        Message(.signedResultKeysNotJSON, [.init("error", .message(error))])
    }
    package static var signedResultKeysNoSet: Message { Message(.signedResultKeysNoSet) }
    package static var signedResultKeysNone: Message { Message(.signedResultKeysNone) }
    package static func signedResultKeysTooMany(limit: Int) -> Message {
        Message(.signedResultKeysTooMany, [.init("limit", .number(limit))])
    }
    package static func signedResultKeysTwice(key: some CustomStringConvertible) -> Message {
        Message(.signedResultKeysTwice, [.init("key", .text(key.description))])
    }
    package static var signedResultKeysPrivate: Message { Message(.signedResultKeysPrivate) }
    package static func signedResultKeysMember(member: some CustomStringConvertible, number: Int) -> Message {
        Message(.signedResultKeysMember, [.init("member", .text(member.description)), .init("number", .number(number))])
    }
    package static func signedResultKeysUnusable(number: Int, error: Message) -> Message {
        Message(.signedResultKeysUnusable, [.init("number", .number(number)), .init("error", .message(error))])
    }
    package static func signedResultKeysSection(number: Int) -> Message {
        Message(.signedResultKeysSection, [.init("number", .number(number))])
    }
}
