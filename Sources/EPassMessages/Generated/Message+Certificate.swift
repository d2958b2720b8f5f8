// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let certificatePathLengthOutOfRange = MessageKey("certificate.pathLengthOutOfRange", "The path length is out of range.")
    static let certificateBitStringMalformed = MessageKey("certificate.bitStringMalformed", "The bit string is malformed.")
    static let certificateNoSuchVersion = MessageKey("certificate.noSuchVersion", "There is no such version.")
    static let certificateExtensionTwice = MessageKey("certificate.extensionTwice", "The extension is stated twice.")
    static let certificateNoSuchKindOfName = MessageKey("certificate.noSuchKindOfName", "There is no such kind of name.")
    static let certificateListTooLong = MessageKey("certificate.listTooLong", "It has {count, plural, one {# octet} other {# octets}}; at most {maximum, number} are read.")
    static let certificateSerialNumberMalformed = MessageKey("certificate.serialNumberMalformed", "The serial number is malformed.")
    static let certificateIdentifierLength = MessageKey("certificate.identifierLength", "The identifier is empty or too long.")
    static let certificateKeyNotUsable = MessageKey("certificate.keyNotUsable", "not usable")
    static let certificateRoot = MessageKey("certificate.root", "root")
    static let certificateLink = MessageKey("certificate.link", "link")

    static let ofCertificate: [MessageKey] = [
        .certificateBitStringMalformed,
        .certificateExtensionTwice,
        .certificateIdentifierLength,
        .certificateKeyNotUsable,
        .certificateLink,
        .certificateListTooLong,
        .certificateNoSuchKindOfName,
        .certificateNoSuchVersion,
        .certificatePathLengthOutOfRange,
        .certificateRoot,
        .certificateSerialNumberMalformed,
    ]
}

extension Message {
    package static var certificatePathLengthOutOfRange: Message { Message(.certificatePathLengthOutOfRange) }
    package static var certificateBitStringMalformed: Message { Message(.certificateBitStringMalformed) }
    package static var certificateNoSuchVersion: Message { Message(.certificateNoSuchVersion) }
    package static var certificateExtensionTwice: Message { Message(.certificateExtensionTwice) }
    package static var certificateNoSuchKindOfName: Message { Message(.certificateNoSuchKindOfName) }
    package static func certificateListTooLong(count: Int, maximum: Int) -> Message {
        Message(.certificateListTooLong, [.init("count", .number(count)), .init("maximum", .number(maximum))])
    }
    package static var certificateSerialNumberMalformed: Message { Message(.certificateSerialNumberMalformed) }
    package static var certificateIdentifierLength: Message { Message(.certificateIdentifierLength) }
    package static var certificateKeyNotUsable: Message { Message(.certificateKeyNotUsable) }
    package static var certificateRoot: Message { Message(.certificateRoot) }
    package static var certificateLink: Message { Message(.certificateLink) }
}
