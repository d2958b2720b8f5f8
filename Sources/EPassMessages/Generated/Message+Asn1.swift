// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let asn1OtherElement = MessageKey("asn1.otherElement", "Another element stands where this one is required.")
    static let asn1ElementMissing = MessageKey("asn1.elementMissing", "The element is missing.")
    static let asn1MoreThan = MessageKey("asn1.moreThan", "There are more than {maximum, number}.")
    static let asn1ElementTooMany = MessageKey("asn1.elementTooMany", "An element follows that does not belong there.")
    static let asn1IdentifierMalformed = MessageKey("asn1.identifierMalformed", "The object identifier is malformed.")
    static let asn1NoOctetString = MessageKey("asn1.noOctetString", "Another element stands where an octet string is required.")
    static let asn1BitStringOpen = MessageKey("asn1.bitStringOpen", "The bit string does not fill its octets.")
    static let asn1IntegerEmpty = MessageKey("asn1.integerEmpty", "The integer has no octets.")
    static let asn1TimeMalformed = MessageKey("asn1.timeMalformed", "The time is malformed.")
    static let asn1TooLong = MessageKey("asn1.tooLong", "It has {count, plural, one {# octet} other {# octets}}; at most {maximum, number} are parsed.")
    static let asn1NotValid = MessageKey("asn1.notValid", "The octets are not valid ASN.1.")
    static let asn1OctetsAt = MessageKey("asn1.octetsAt", "The octets cannot be read at offset {offset, number}{hasTag, select, yes { (tag {tag})} other {}}. {error, message}.")
    static let asn1SignatureAlgorithmUnknown = MessageKey("asn1.signatureAlgorithmUnknown", "No signature algorithm is known by this identifier.")
    static let asn1HashAlgorithmUnknown = MessageKey("asn1.hashAlgorithmUnknown", "No hash algorithm is known by this identifier.")
    static let asn1MaskUnknown = MessageKey("asn1.maskUnknown", "The mask generation function is not MGF1.")
    static let asn1SaltLengthOutOfRange = MessageKey("asn1.saltLengthOutOfRange", "The salt length is out of range.")
    static let asn1TrailerFieldUnknown = MessageKey("asn1.trailerFieldUnknown", "The trailer field is not 1.")
    static let asn1NoDottedIdentifier = MessageKey("asn1.noDottedIdentifier", "The text is no object identifier in dots.")
    static let asn1NumberOutOfRange = MessageKey("asn1.numberOutOfRange", "The number is out of range.")
    static let asn1TextMalformed = MessageKey("asn1.textMalformed", "The text is malformed.")
    static let asn1NoSignedList = MessageKey("asn1.noSignedList", "The content is of type {type}, which is none of the signed lists.")
    static let asn1ListWithoutContent = MessageKey("asn1.listWithoutContent", "The list has no content.")
    static let asn1TooManyDefects = MessageKey("asn1.tooManyDefects", "The list has too many defects.")
    static let asn1NoKnownDefect = MessageKey("asn1.noKnownDefect", "Another element stands where a known defect is required.")
    static let asn1TooManyDescriptions = MessageKey("asn1.tooManyDescriptions", "The list has too many descriptions.")
    static let asn1NoDescription = MessageKey("asn1.noDescription", "Another element stands where a description is required.")
    static let asn1PeriodReversed = MessageKey("asn1.periodReversed", "The period ends before it begins.")
    static let asn1TooManyNumbers = MessageKey("asn1.tooManyNumbers", "The list has too many numbers.")
    static let asn1NoEntry = MessageKey("asn1.noEntry", "Another element stands where an entry is required.")
    static let asn1TooManyCertificates = MessageKey("asn1.tooManyCertificates", "There are more than {maximum, number} certificates.")
    static let asn1NoCertificate = MessageKey("asn1.noCertificate", "The element is no certificate.")
    static let asn1DefectListVersion = MessageKey("asn1.defectListVersion", "The version is {version, number}, neither v1(0) nor v2(1).")
    static let asn1SignerWithoutKeyIdentifier = MessageKey("asn1.signerWithoutKeyIdentifier", "The certificate states no key identifier.")
    static let asn1NoShortSignature = MessageKey("asn1.noShortSignature", "No signature began with a zero octet, which is to be left out.")

    static let ofAsn1: [MessageKey] = [
        .asn1BitStringOpen,
        .asn1DefectListVersion,
        .asn1ElementMissing,
        .asn1ElementTooMany,
        .asn1HashAlgorithmUnknown,
        .asn1IdentifierMalformed,
        .asn1IntegerEmpty,
        .asn1ListWithoutContent,
        .asn1MaskUnknown,
        .asn1MoreThan,
        .asn1NoCertificate,
        .asn1NoDescription,
        .asn1NoDottedIdentifier,
        .asn1NoEntry,
        .asn1NoKnownDefect,
        .asn1NoOctetString,
        .asn1NoShortSignature,
        .asn1NoSignedList,
        .asn1NotValid,
        .asn1NumberOutOfRange,
        .asn1OctetsAt,
        .asn1OtherElement,
        .asn1PeriodReversed,
        .asn1SaltLengthOutOfRange,
        .asn1SignatureAlgorithmUnknown,
        .asn1SignerWithoutKeyIdentifier,
        .asn1TextMalformed,
        .asn1TimeMalformed,
        .asn1TooLong,
        .asn1TooManyCertificates,
        .asn1TooManyDefects,
        .asn1TooManyDescriptions,
        .asn1TooManyNumbers,
        .asn1TrailerFieldUnknown,
    ]
}

extension Message {
    package static var asn1OtherElement: Message { Message(.asn1OtherElement) }
    package static var asn1ElementMissing: Message { Message(.asn1ElementMissing) }
    package static func asn1MoreThan(maximum: Int) -> Message {
        Message(.asn1MoreThan, [.init("maximum", .number(maximum))])
    }
    package static var asn1ElementTooMany: Message { Message(.asn1ElementTooMany) }
    package static var asn1IdentifierMalformed: Message { Message(.asn1IdentifierMalformed) }
    package static var asn1NoOctetString: Message { Message(.asn1NoOctetString) }
    package static var asn1BitStringOpen: Message { Message(.asn1BitStringOpen) }
    package static var asn1IntegerEmpty: Message { Message(.asn1IntegerEmpty) }
    package static var asn1TimeMalformed: Message { Message(.asn1TimeMalformed) }
    package static func asn1TooLong(count: Int, maximum: Int) -> Message {
        Message(.asn1TooLong, [.init("count", .number(count)), .init("maximum", .number(maximum))])
    }
    package static var asn1NotValid: Message { Message(.asn1NotValid) }
    package static func asn1OctetsAt(offset: Int, tag: some CustomStringConvertible, hasTag: String, error: Message) -> Message {
        Message(.asn1OctetsAt, [.init("offset", .number(offset)), .init("tag", .text(tag.description)), .init("hasTag", .text(hasTag)), .init("error", .message(error))])
    }
    package static var asn1SignatureAlgorithmUnknown: Message { Message(.asn1SignatureAlgorithmUnknown) }
    package static var asn1HashAlgorithmUnknown: Message { Message(.asn1HashAlgorithmUnknown) }
    package static var asn1MaskUnknown: Message { Message(.asn1MaskUnknown) }
    package static var asn1SaltLengthOutOfRange: Message { Message(.asn1SaltLengthOutOfRange) }
    package static var asn1TrailerFieldUnknown: Message { Message(.asn1TrailerFieldUnknown) }
    package static var asn1NoDottedIdentifier: Message { Message(.asn1NoDottedIdentifier) }
    package static var asn1NumberOutOfRange: Message { Message(.asn1NumberOutOfRange) }
    package static var asn1TextMalformed: Message { Message(.asn1TextMalformed) }
    package static func asn1NoSignedList(type: some CustomStringConvertible) -> Message {
        Message(.asn1NoSignedList, [.init("type", .text(type.description))])
    }
    package static var asn1ListWithoutContent: Message { Message(.asn1ListWithoutContent) }
    package static var asn1TooManyDefects: Message { Message(.asn1TooManyDefects) }
    package static var asn1NoKnownDefect: Message { Message(.asn1NoKnownDefect) }
    package static var asn1TooManyDescriptions: Message { Message(.asn1TooManyDescriptions) }
    package static var asn1NoDescription: Message { Message(.asn1NoDescription) }
    package static var asn1PeriodReversed: Message { Message(.asn1PeriodReversed) }
    package static var asn1TooManyNumbers: Message { Message(.asn1TooManyNumbers) }
    package static var asn1NoEntry: Message { Message(.asn1NoEntry) }
    package static func asn1TooManyCertificates(maximum: Int) -> Message {
        Message(.asn1TooManyCertificates, [.init("maximum", .number(maximum))])
    }
    package static var asn1NoCertificate: Message { Message(.asn1NoCertificate) }
    package static func asn1DefectListVersion(version: Int) -> Message {
        Message(.asn1DefectListVersion, [.init("version", .number(version))])
    }
    package static var asn1SignerWithoutKeyIdentifier: Message { Message(.asn1SignerWithoutKeyIdentifier) }
    package static var asn1NoShortSignature: Message { Message(.asn1NoShortSignature) }
}
