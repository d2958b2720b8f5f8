// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension Message {
    /// The message of words that somebody wrote down in English: the one without arguments that has exactly these
    /// words and that a reading's error may say, so that it is said in any language; else that the evidence says them.
    ///
    /// For bundles of evidence that hold words and no keys. Nothing is decided by what is found.
    package static func recorded(_ english: String) -> Message {
        MessageKey.all.first { $0.english == english && !english.contains("{") && $0.isOfReading }.map { Message($0) }
            ?? .readRecordedWords(text: english)
    }

    /// Whether a bundle may hold it: its key, and those of the messages in it, are ones of a reading.
    package var isOfReading: Bool {
        key.isOfReading
            && arguments.allSatisfy { argument in
                switch argument.value {
                case .text, .number, .date, .country, .list: true
                case .message(let message): message.isOfReading
                case .messages(let messages): messages.allSatisfy(\.isOfReading)
                }
            }
    }
}

extension MessageKey {
    /// Whether the error of a reading may say it. What judges or sums up (`headline.`, `check.`, `report.` and the
    /// like) is none of them, so that no bundle puts words of a verdict into a report.
    package var isOfReading: Bool { Self.areasOfReading.contains(String(name.prefix { $0 != "." })) }

    /// The layers that a reading goes through, and what their codes say.
    private static let areasOfReading: Set<String> = [
        "aa", "apdu", "asn1", "bac", "ca", "certificate", "channel", "crypto", "cvc", "error", "lds",
        "messaging", "mrz", "pace", "read", "reader", "remedy", "session", "simulator", "ta", "tlv", "token",
    ]
}
