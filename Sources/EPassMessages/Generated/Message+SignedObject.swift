// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let signedObjectEmpty = MessageKey("signedObject.empty", "{file} is empty.")
    static let signedObjectUndecodable = MessageKey("signedObject.undecodable", "{file} cannot be decoded ({place}). {error, message}.")
    static let signedObjectNoSignedData = MessageKey("signedObject.noSignedData", "{file} holds no SignedData.")
    static let signedObjectWrongVersion = MessageKey("signedObject.wrongVersion", "SignedData has version {version, number}, not 3.")
    static let signedObjectWrongContentType = MessageKey("signedObject.wrongContentType", "The content is of type {type}.")
    static let signedObjectNoContent = MessageKey("signedObject.noContent", "The SignedData holds no content.")
    static let signedObjectSecurityObjectUndecodable = MessageKey("signedObject.securityObjectUndecodable", "The LDS security object cannot be decoded ({place}). {error, message}.")
    static let signedObjectContentUndecodable = MessageKey("signedObject.contentUndecodable", "The content cannot be decoded ({place}). {error, message}.")
    static let signedObjectNoSigner = MessageKey("signedObject.noSigner", "Nobody signed the security object.")
    static let signedObjectSeveralSigners = MessageKey("signedObject.severalSigners", "The security object has {count, plural, one {# signer} other {# signers}}.")
    static let signedObjectDeviationRefused = MessageKey("signedObject.deviationRefused", "{deviation, message} ({file}). The policy refuses that.")
    static let signedObjectSecurityObject = MessageKey("signedObject.securityObject", "The security object holds the hashes of {count, number} data groups and has one signer.")
    static let signedObjectUnknownDataGroups = MessageKey("signedObject.unknownDataGroups", "The security object holds the hashes of {count, number} data groups and has one signer; it lists unknown data groups, which count for nothing: {numbers, list}.")
    static let signedObjectCardSecurity = MessageKey("signedObject.cardSecurity", "{file} holds {count, plural, one {# SecurityInfo} other {# SecurityInfos}} and has one signer.")
    static let signedObjectAuthentic = MessageKey("signedObject.authentic", "The file is the one that was signed.")
    static let signedObjectNotJudged = MessageKey("signedObject.notJudged", "No security object was judged as a whole.")
    static let signedObjectNoDataGroup = MessageKey("signedObject.noDataGroup", "The security object has no data group {number, number}.")
    static let signedObjectNotSignedData = MessageKey("signedObject.notSignedData", "The content is of type {type}, not SignedData.")
    static let signedObjectVersionOutOfRange = MessageKey("signedObject.versionOutOfRange", "The version is out of range.")
    static let signedObjectNotProven = MessageKey("signedObject.notProven", "Not proven: {check, message}.")

    static let ofSignedObject: [MessageKey] = [
        .signedObjectAuthentic,
        .signedObjectCardSecurity,
        .signedObjectContentUndecodable,
        .signedObjectDeviationRefused,
        .signedObjectEmpty,
        .signedObjectNoContent,
        .signedObjectNoDataGroup,
        .signedObjectNoSignedData,
        .signedObjectNoSigner,
        .signedObjectNotJudged,
        .signedObjectNotProven,
        .signedObjectNotSignedData,
        .signedObjectSecurityObject,
        .signedObjectSecurityObjectUndecodable,
        .signedObjectSeveralSigners,
        .signedObjectUndecodable,
        .signedObjectUnknownDataGroups,
        .signedObjectVersionOutOfRange,
        .signedObjectWrongContentType,
        .signedObjectWrongVersion,
    ]
}

extension Message {
    package static func signedObjectEmpty(file: some CustomStringConvertible) -> Message {
        Message(.signedObjectEmpty, [.init("file", .text(file.description))])
    }
    package static func signedObjectUndecodable(file: some CustomStringConvertible, place: some CustomStringConvertible, error: Message) -> Message {
        Message(.signedObjectUndecodable, [.init("file", .text(file.description)), .init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static func signedObjectNoSignedData(file: some CustomStringConvertible) -> Message {
        Message(.signedObjectNoSignedData, [.init("file", .text(file.description))])
    }
    package static func signedObjectWrongVersion(version: Int) -> Message {
        Message(.signedObjectWrongVersion, [.init("version", .number(version))])
    }
    package static func signedObjectWrongContentType(type: some CustomStringConvertible) -> Message {
        Message(.signedObjectWrongContentType, [.init("type", .text(type.description))])
    }
    package static var signedObjectNoContent: Message { Message(.signedObjectNoContent) }
    package static func signedObjectSecurityObjectUndecodable(place: some CustomStringConvertible, error: Message) -> Message {
        Message(.signedObjectSecurityObjectUndecodable, [.init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static func signedObjectContentUndecodable(place: some CustomStringConvertible, error: Message) -> Message {
        Message(.signedObjectContentUndecodable, [.init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static var signedObjectNoSigner: Message { Message(.signedObjectNoSigner) }
    package static func signedObjectSeveralSigners(count: Int) -> Message {
        Message(.signedObjectSeveralSigners, [.init("count", .number(count))])
    }
    package static func signedObjectDeviationRefused(deviation: Message, file: some CustomStringConvertible) -> Message {
        Message(.signedObjectDeviationRefused, [.init("deviation", .message(deviation)), .init("file", .text(file.description))])
    }
    package static func signedObjectSecurityObject(count: Int) -> Message {
        Message(.signedObjectSecurityObject, [.init("count", .number(count))])
    }
    package static func signedObjectUnknownDataGroups(count: Int, numbers: [String]) -> Message {
        Message(.signedObjectUnknownDataGroups, [.init("count", .number(count)), .init("numbers", .list(numbers))])
    }
    package static func signedObjectCardSecurity(file: some CustomStringConvertible, count: Int) -> Message {
        Message(.signedObjectCardSecurity, [.init("file", .text(file.description)), .init("count", .number(count))])
    }
    package static var signedObjectAuthentic: Message { Message(.signedObjectAuthentic) }
    package static var signedObjectNotJudged: Message { Message(.signedObjectNotJudged) }
    package static func signedObjectNoDataGroup(number: Int) -> Message {
        Message(.signedObjectNoDataGroup, [.init("number", .number(number))])
    }
    package static func signedObjectNotSignedData(type: some CustomStringConvertible) -> Message {
        Message(.signedObjectNotSignedData, [.init("type", .text(type.description))])
    }
    package static var signedObjectVersionOutOfRange: Message { Message(.signedObjectVersionOutOfRange) }
    package static func signedObjectNotProven(check: Message) -> Message {
        Message(.signedObjectNotProven, [.init("check", .message(check))])
    }
}
