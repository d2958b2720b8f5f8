// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let hashNotListed = MessageKey("hash.notListed", "The security object has no hash for data group {number, number}.")
    static let hashNotRead = MessageKey("hash.notRead", "Data group {number, number} was not read.")
    static let hashLength = MessageKey("hash.length", "The hash of data group {number, number} in the security object has {count, plural, one {# octet} other {# octets}}, which is not the length of {algorithm}.")
    static let hashAlgorithmUnknown = MessageKey("hash.algorithmUnknown", "The hash algorithm {algorithm} is not known.")
    static let hashNotComputed = MessageKey("hash.notComputed", "{algorithm} could not be computed.")
    static let hashMismatch = MessageKey("hash.mismatch", "EF.DG{number, number} is not what the State signed ({algorithm}).")
    static let hashMismatchSpoiled = MessageKey("hash.mismatchSpoiled", "EF.DG{number, number} is not what the State signed ({algorithm}), and looks spoiled.")
    static let hashMatch = MessageKey("hash.match", "The {algorithm} of data group {number, number} is the one in the security object.")
    static let hashMatchUnproven = MessageKey("hash.matchUnproven", "The {algorithm} of data group {number, number} is the one in the security object, whose signature is not proven.")
    static let hashMatchWithTrailing = MessageKey("hash.matchWithTrailing", "The {algorithm} of data group {number, number}, with the {count, plural, one {# octet that follows} other {# octets that follow}} it, is the one in the security object.")
    static let hashMatchWithTrailingUnproven = MessageKey("hash.matchWithTrailingUnproven", "The {algorithm} of data group {number, number}, with the {count, plural, one {# octet that follows} other {# octets that follow}} it, is the one in the security object, whose signature is not proven.")
    static let hashListsDiffer = MessageKey("hash.listsDiffer", "EF.COM and the security object list different data groups: {numbers, list}.")
    static let hashListsAgree = MessageKey("hash.listsAgree", "EF.COM lists the data groups that the security object has hashes for.")

    static let ofHash: [MessageKey] = [
        .hashAlgorithmUnknown,
        .hashLength,
        .hashListsAgree,
        .hashListsDiffer,
        .hashMatch,
        .hashMatchUnproven,
        .hashMatchWithTrailing,
        .hashMatchWithTrailingUnproven,
        .hashMismatch,
        .hashMismatchSpoiled,
        .hashNotComputed,
        .hashNotListed,
        .hashNotRead,
    ]
}

extension Message {
    package static func hashNotListed(number: Int) -> Message {
        Message(.hashNotListed, [.init("number", .number(number))])
    }
    package static func hashNotRead(number: Int) -> Message {
        Message(.hashNotRead, [.init("number", .number(number))])
    }
    package static func hashLength(number: Int, count: Int, algorithm: some CustomStringConvertible) -> Message {
        Message(.hashLength, [.init("number", .number(number)), .init("count", .number(count)), .init("algorithm", .text(algorithm.description))])
    }
    package static func hashAlgorithmUnknown(algorithm: some CustomStringConvertible) -> Message {
        Message(.hashAlgorithmUnknown, [.init("algorithm", .text(algorithm.description))])
    }
    package static func hashNotComputed(algorithm: some CustomStringConvertible) -> Message {
        Message(.hashNotComputed, [.init("algorithm", .text(algorithm.description))])
    }
    package static func hashMismatch(number: Int, algorithm: some CustomStringConvertible) -> Message {
        Message(.hashMismatch, [.init("number", .number(number)), .init("algorithm", .text(algorithm.description))])
    }
    package static func hashMismatchSpoiled(number: Int, algorithm: some CustomStringConvertible) -> Message {
        Message(.hashMismatchSpoiled, [.init("number", .number(number)), .init("algorithm", .text(algorithm.description))])
    }
    package static func hashMatch(algorithm: some CustomStringConvertible, number: Int) -> Message {
        Message(.hashMatch, [.init("algorithm", .text(algorithm.description)), .init("number", .number(number))])
    }
    package static func hashMatchUnproven(algorithm: some CustomStringConvertible, number: Int) -> Message {
        Message(.hashMatchUnproven, [.init("algorithm", .text(algorithm.description)), .init("number", .number(number))])
    }
    package static func hashMatchWithTrailing(algorithm: some CustomStringConvertible, number: Int, count: Int) -> Message {
        Message(.hashMatchWithTrailing, [.init("algorithm", .text(algorithm.description)), .init("number", .number(number)), .init("count", .number(count))])
    }
    package static func hashMatchWithTrailingUnproven(algorithm: some CustomStringConvertible, number: Int, count: Int) -> Message {
        Message(.hashMatchWithTrailingUnproven, [.init("algorithm", .text(algorithm.description)), .init("number", .number(number)), .init("count", .number(count))])
    }
    package static func hashListsDiffer(numbers: [String]) -> Message {
        Message(.hashListsDiffer, [.init("numbers", .list(numbers))])
    }
    package static var hashListsAgree: Message { Message(.hashListsAgree) }
}
