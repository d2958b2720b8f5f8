// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension Message {
    /// The message of words that somebody wrote down in English: the one without arguments that has exactly these
    /// words, so that it is said in any language; else the words, as they are.
    ///
    /// Bundles of evidence hold words and no keys. Nothing is decided by what is found.
    package static func recorded(_ english: String) -> Message {
        MessageKey.all.first { $0.english == english && !english.contains("{") }.map { Message($0) }
            ?? .plainText(text: english)
    }
}
