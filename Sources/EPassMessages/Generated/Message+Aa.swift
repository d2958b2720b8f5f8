// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let aaChallengeLength = MessageKey("aa.challengeLength", "A challenge for active authentication has 8 octets; this one has {count, number}.")
    static let aaChallengeRemedy = MessageKey("aa.challengeRemedy", "Give 8 octets that nobody could foresee.")

    static let ofAa: [MessageKey] = [
        .aaChallengeLength,
        .aaChallengeRemedy,
    ]
}

extension Message {
    package static func aaChallengeLength(count: Int) -> Message {
        Message(.aaChallengeLength, [.init("count", .number(count))])
    }
    package static var aaChallengeRemedy: Message { Message(.aaChallengeRemedy) }
}
