// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let issuingHashOfRSA = MessageKey("issuing.hashOfRSA", "MD5 goes with RSA only: ECDSA and DSA with MD5 have no identifier.")
    static let issuingMemberOfPSS = MessageKey("issuing.memberOfPSS", "The member belongs to PSS.")
    static let issuingSaltBounds = MessageKey("issuing.saltBounds", "With this key and hash the salt has 0 to {longest, number} octets.")
    static let issuingNoRoot = MessageKey("issuing.noRoot", "A path begins with one of {words, list}.")
    static let issuingNoMember = MessageKey("issuing.noMember", "Nothing that is issued has a member {path}.")
    static let issuingMemberAbsent = MessageKey("issuing.memberAbsent", "What is issued here has no {path}.")
    static let issuingMemberAmbiguous = MessageKey("issuing.memberAmbiguous", "Two members fit {path}. Write more of the way to the one that is meant.")
    static let issuingValueKind = MessageKey("issuing.valueKind", "The value must be of the kind {kind}.")
    static let issuingNoValue = MessageKey("issuing.noValue", "{action} takes no value.")
    static let issuingNoOctet = MessageKey("issuing.noOctet", "There are {count, plural, one {# octet} other {# octets}}, counted from 0.")
    static let issuingNotForMember = MessageKey("issuing.notForMember", "{path} cannot be changed by {action}.")
    static let issuingSetsValues = MessageKey("issuing.setsValues", "A value is set of a member that has no members itself.")
    static let issuingTooLong = MessageKey("issuing.tooLong", "What is issued grows beyond 1 MiB.")
    static let issuingBesideTrust = MessageKey("issuing.besideTrust", "A trust defect stands alone: it makes all that the State issues.")
    static let issuingStandardAlgorithms = MessageKey("issuing.standardAlgorithms", "A trust defect goes with the algorithms of the standard.")
    static let issuingKeyOfOther = MessageKey("issuing.keyOfOther", "The key is not that of the certificate.")
    static let issuingEditCount = MessageKey("issuing.editCount", "There are at most 64 edits.")
    static let issuingEditsOfIndefinite = MessageKey("issuing.editsOfIndefinite", "Edits of EF.SOD do not go with indefinite lengths.")
    static let issuingRootAbsent = MessageKey("issuing.rootAbsent", "There is no {root} here: this changes nothing.")

    static let ofIssuing: [MessageKey] = [
        .issuingBesideTrust,
        .issuingEditCount,
        .issuingEditsOfIndefinite,
        .issuingHashOfRSA,
        .issuingKeyOfOther,
        .issuingMemberAbsent,
        .issuingMemberAmbiguous,
        .issuingMemberOfPSS,
        .issuingNoMember,
        .issuingNoOctet,
        .issuingNoRoot,
        .issuingNoValue,
        .issuingNotForMember,
        .issuingRootAbsent,
        .issuingSaltBounds,
        .issuingSetsValues,
        .issuingStandardAlgorithms,
        .issuingTooLong,
        .issuingValueKind,
    ]
}

extension Message {
    package static var issuingHashOfRSA: Message { Message(.issuingHashOfRSA) }
    package static var issuingMemberOfPSS: Message { Message(.issuingMemberOfPSS) }
    package static func issuingSaltBounds(longest: Int) -> Message {
        Message(.issuingSaltBounds, [.init("longest", .number(longest))])
    }
    package static func issuingNoRoot(words: [String]) -> Message {
        Message(.issuingNoRoot, [.init("words", .list(words))])
    }
    package static func issuingNoMember(path: some CustomStringConvertible) -> Message {
        Message(.issuingNoMember, [.init("path", .text(path.description))])
    }
    package static func issuingMemberAbsent(path: some CustomStringConvertible) -> Message {
        Message(.issuingMemberAbsent, [.init("path", .text(path.description))])
    }
    package static func issuingMemberAmbiguous(path: some CustomStringConvertible) -> Message {
        Message(.issuingMemberAmbiguous, [.init("path", .text(path.description))])
    }
    package static func issuingValueKind(kind: some CustomStringConvertible) -> Message {
        Message(.issuingValueKind, [.init("kind", .text(kind.description))])
    }
    package static func issuingNoValue(action: some CustomStringConvertible) -> Message {
        Message(.issuingNoValue, [.init("action", .text(action.description))])
    }
    package static func issuingNoOctet(count: Int) -> Message {
        Message(.issuingNoOctet, [.init("count", .number(count))])
    }
    package static func issuingNotForMember(path: some CustomStringConvertible, action: some CustomStringConvertible) -> Message {
        Message(.issuingNotForMember, [.init("path", .text(path.description)), .init("action", .text(action.description))])
    }
    package static var issuingSetsValues: Message { Message(.issuingSetsValues) }
    package static var issuingTooLong: Message { Message(.issuingTooLong) }
    package static var issuingBesideTrust: Message { Message(.issuingBesideTrust) }
    package static var issuingStandardAlgorithms: Message { Message(.issuingStandardAlgorithms) }
    package static var issuingKeyOfOther: Message { Message(.issuingKeyOfOther) }
    package static var issuingEditCount: Message { Message(.issuingEditCount) }
    package static var issuingEditsOfIndefinite: Message { Message(.issuingEditsOfIndefinite) }
    package static func issuingRootAbsent(root: some CustomStringConvertible) -> Message {
        Message(.issuingRootAbsent, [.init("root", .text(root.description))])
    }
}
