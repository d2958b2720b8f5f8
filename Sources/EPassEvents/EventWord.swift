// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A word of a closed list. It is made of a case of an enum and of nothing else, so that no text which a chip, a
/// certificate or a person gave becomes one.
public struct EventWord: Sendable, Hashable {
    /// The word.
    public let text: String

    /// The raw value of a case.
    public init<Word: CaseIterable & RawRepresentable<String>>(_ word: Word) { text = word.rawValue }

    /// What a case is called, of a list whose cases have no raw values; nil for a value that is not in the list.
    package init?<Word: CaseIterable & Equatable>(_ word: Word, called name: (Word) -> String) {
        guard Word.allCases.contains(word) else { return nil }
        text = name(word)
    }
}

extension InspectionEvent.Value {
    /// The word of a case.
    public static func word<Word: CaseIterable & RawRepresentable<String>>(_ word: Word) -> Self {
        .word(EventWord(word))
    }
}
