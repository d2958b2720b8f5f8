// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let bacChallengeLength = MessageKey("bac.challengeLength", "The challenge has {count, plural, one {# octet} other {# octets}} instead of eight.")
    static let bacAuthenticationLength = MessageKey("bac.authenticationLength", "The chip's authentication has {count, plural, one {# octet} other {# octets}} instead of forty.")
    static let bacMacWrong = MessageKey("bac.macWrong", "The checksum of the chip's authentication is wrong: the chip does not know the key.")
    static let bacChipNonceNotRepeated = MessageKey("bac.chipNonceNotRepeated", "The chip did not repeat its nonce RND.IC.")
    static let bacTerminalNonceNotReturned = MessageKey("bac.terminalNonceNotReturned", "The chip did not return the nonce RND.IFD: the answer belongs to another run.")
    static let bacKeyRefused = MessageKey("bac.keyRefused", "The chip refused the key. Most likely the MRZ was misread or belongs to another document.")
    static let bacPaceDemanded = MessageKey("bac.paceDemanded", "The chip knows no key for Basic Access Control. It demands PACE.")
    static let bacNotOffered = MessageKey("bac.notOffered", "The chip does not offer Basic Access Control here: {meaning, message}.")
    static let bacBlocked = MessageKey("bac.blocked", "The chip accepts no further attempt: {meaning, message}.")
    static let bacEnded = MessageKey("bac.ended", "The chip ended Basic Access Control: {meaning, message}.")

    static let ofBac: [MessageKey] = [
        .bacAuthenticationLength,
        .bacBlocked,
        .bacChallengeLength,
        .bacChipNonceNotRepeated,
        .bacEnded,
        .bacKeyRefused,
        .bacMacWrong,
        .bacNotOffered,
        .bacPaceDemanded,
        .bacTerminalNonceNotReturned,
    ]
}

extension Message {
    package static func bacChallengeLength(count: Int) -> Message {
        Message(.bacChallengeLength, [.init("count", .number(count))])
    }
    package static func bacAuthenticationLength(count: Int) -> Message {
        Message(.bacAuthenticationLength, [.init("count", .number(count))])
    }
    package static var bacMacWrong: Message { Message(.bacMacWrong) }
    package static var bacChipNonceNotRepeated: Message { Message(.bacChipNonceNotRepeated) }
    package static var bacTerminalNonceNotReturned: Message { Message(.bacTerminalNonceNotReturned) }
    package static var bacKeyRefused: Message { Message(.bacKeyRefused) }
    package static var bacPaceDemanded: Message { Message(.bacPaceDemanded) }
    package static func bacNotOffered(meaning: Message) -> Message {
        Message(.bacNotOffered, [.init("meaning", .message(meaning))])
    }
    package static func bacBlocked(meaning: Message) -> Message {
        Message(.bacBlocked, [.init("meaning", .message(meaning))])
    }
    package static func bacEnded(meaning: Message) -> Message {
        Message(.bacEnded, [.init("meaning", .message(meaning))])
    }
}
