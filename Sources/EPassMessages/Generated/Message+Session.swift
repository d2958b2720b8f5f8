// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let sessionCryptographyFailed = MessageKey("session.cryptographyFailed", "A cryptographic operation failed: {error, message}.")
    static let sessionNoResponse = MessageKey("session.noResponse", "The response is none: {error, message}.")
    static let sessionNoChannel = MessageKey("session.noChannel", "There is no secure channel.")
    static let sessionChannelOpen = MessageKey("session.channelOpen", "A secure channel is open already. A new session opens the chip anew.")
    static let sessionOctetsWithoutEnd = MessageKey("session.octetsWithoutEnd", "The chip says without end that more octets wait.")
    static let sessionOctetsWithoutEndRemedy = MessageKey("session.octetsWithoutEndRemedy", "Do not trust this chip; it does not answer as the standard says.")
    static let sessionResponseLength = MessageKey("session.responseLength", "The response has {count, number} octets.")
    static let sessionResponseLengthRemedy = MessageKey("session.responseLengthRemedy", "Read again; try another reader.")
    static let sessionTooManyCommands = MessageKey("session.tooManyCommands", "The chip took {count, number} commands.")
    static let sessionTooSlow = MessageKey("session.tooSlow", "The reading took more than {seconds, number} seconds.")
    static let sessionNoApplication = MessageKey("session.noApplication", "The chip has no eMRTD application.")
    static let sessionApplicationRefused = MessageKey("session.applicationRefused", "The chip refuses its application: {meaning, message}.")
    static let sessionFileInCrumbs = MessageKey("session.fileInCrumbs", "The chip hands out {file} in crumbs.")

    static let ofSession: [MessageKey] = [
        .sessionCryptographyFailed,
        .sessionNoResponse,
        .sessionNoChannel,
        .sessionChannelOpen,
        .sessionOctetsWithoutEnd,
        .sessionOctetsWithoutEndRemedy,
        .sessionResponseLength,
        .sessionResponseLengthRemedy,
        .sessionTooManyCommands,
        .sessionTooSlow,
        .sessionNoApplication,
        .sessionApplicationRefused,
        .sessionFileInCrumbs,
    ]
}

extension Message {
    package static func sessionCryptographyFailed(error: Message) -> Message {
        Message(.sessionCryptographyFailed, [.init("error", .message(error))])
    }
    package static func sessionNoResponse(error: Message) -> Message {
        Message(.sessionNoResponse, [.init("error", .message(error))])
    }
    package static var sessionNoChannel: Message { Message(.sessionNoChannel) }
    package static var sessionChannelOpen: Message { Message(.sessionChannelOpen) }
    package static var sessionOctetsWithoutEnd: Message { Message(.sessionOctetsWithoutEnd) }
    package static var sessionOctetsWithoutEndRemedy: Message { Message(.sessionOctetsWithoutEndRemedy) }
    package static func sessionResponseLength(count: Int) -> Message {
        Message(.sessionResponseLength, [.init("count", .number(count))])
    }
    package static var sessionResponseLengthRemedy: Message { Message(.sessionResponseLengthRemedy) }
    package static func sessionTooManyCommands(count: Int) -> Message {
        Message(.sessionTooManyCommands, [.init("count", .number(count))])
    }
    package static func sessionTooSlow(seconds: Int) -> Message {
        Message(.sessionTooSlow, [.init("seconds", .number(seconds))])
    }
    package static var sessionNoApplication: Message { Message(.sessionNoApplication) }
    package static func sessionApplicationRefused(meaning: Message) -> Message {
        Message(.sessionApplicationRefused, [.init("meaning", .message(meaning))])
    }
    package static func sessionFileInCrumbs(file: some CustomStringConvertible) -> Message {
        Message(.sessionFileInCrumbs, [.init("file", .text(file.description))])
    }
}
