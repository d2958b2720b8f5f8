// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let certificatePathLengthOutOfRange = MessageKey("certificate.pathLengthOutOfRange", "The path length is out of range.")
    static let certificateBitStringMalformed = MessageKey("certificate.bitStringMalformed", "The bit string is malformed.")
    static let certificateBitStringNotFull = MessageKey("certificate.bitStringNotFull", "The bit string does not fill its octets.")
    static let certificateNoSuchVersion = MessageKey("certificate.noSuchVersion", "There is no such version.")
    static let certificateExtensionTwice = MessageKey("certificate.extensionTwice", "The extension is stated twice.")
    static let certificateTooManyExtensions = MessageKey("certificate.tooManyExtensions", "There are more than {maximum, number}.")
    static let certificateNoSuchKindOfName = MessageKey("certificate.noSuchKindOfName", "There is no such kind of name.")
    static let certificateIntegerEmpty = MessageKey("certificate.integerEmpty", "The integer has no octets.")
    static let certificateListTooLong = MessageKey("certificate.listTooLong", "It has {count, number} octets; at most {maximum, number} are read.")
    static let certificateSerialNumberMalformed = MessageKey("certificate.serialNumberMalformed", "The serial number is malformed.")
    static let certificateIdentifierLength = MessageKey("certificate.identifierLength", "The identifier is empty or too long.")

    static let ofCertificate: [MessageKey] = [
        .certificatePathLengthOutOfRange,
        .certificateBitStringMalformed,
        .certificateBitStringNotFull,
        .certificateNoSuchVersion,
        .certificateExtensionTwice,
        .certificateTooManyExtensions,
        .certificateNoSuchKindOfName,
        .certificateIntegerEmpty,
        .certificateListTooLong,
        .certificateSerialNumberMalformed,
        .certificateIdentifierLength,
    ]
}

extension Message {
    package static var certificatePathLengthOutOfRange: Message { Message(.certificatePathLengthOutOfRange) }
    package static var certificateBitStringMalformed: Message { Message(.certificateBitStringMalformed) }
    package static var certificateBitStringNotFull: Message { Message(.certificateBitStringNotFull) }
    package static var certificateNoSuchVersion: Message { Message(.certificateNoSuchVersion) }
    package static var certificateExtensionTwice: Message { Message(.certificateExtensionTwice) }
    package static func certificateTooManyExtensions(maximum: Int) -> Message {
        Message(.certificateTooManyExtensions, [.init("maximum", .number(maximum))])
    }
    package static var certificateNoSuchKindOfName: Message { Message(.certificateNoSuchKindOfName) }
    package static var certificateIntegerEmpty: Message { Message(.certificateIntegerEmpty) }
    package static func certificateListTooLong(count: Int, maximum: Int) -> Message {
        Message(.certificateListTooLong, [.init("count", .number(count)), .init("maximum", .number(maximum))])
    }
    package static var certificateSerialNumberMalformed: Message { Message(.certificateSerialNumberMalformed) }
    package static var certificateIdentifierLength: Message { Message(.certificateIdentifierLength) }
}
