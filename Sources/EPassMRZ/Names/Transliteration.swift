// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// National characters written with the letters of a machine readable zone (Doc 9303-3, 4.6 and section 6).
///
/// It goes one way: the zone does not tell which character it came from. Where the standard permits several, the first
/// is written and all are taken in a comparison (``NameComparison``).
public enum Transliteration {
    /// Languages for which section 6.B has exceptions.
    public enum Language: String, CaseIterable, Sendable, Hashable {
        /// Belarusian.
        case belarusian = "be"
        /// Bulgarian.
        case bulgarian = "bg"
        /// Macedonian.
        case macedonian = "mk"
        /// Serbian.
        case serbian = "sr"
        /// Ukrainian.
        case ukrainian = "uk"
    }

    /// An identifier in the letters of the zone.
    public struct Result: Sendable, Hashable {
        /// The components, each of letters A to Z, none empty.
        public let components: [String]
        /// How many characters have no transliteration and were left out: digits, unlisted letters. Punctuation that
        /// the standard omits does not count.
        public let omittedCount: Int
        /// The first of them, for a message.
        public let firstOmitted: Character?

        /// The components with single fillers between them.
        public var text: String { components.joined(separator: "<") }
    }

    /// The longest name that is looked at, in characters; and the most letters that are made of it.
    static let maximumLength = 1024

    /// One identifier (surname or given names) as the standard writes it.
    ///
    /// - Parameters:
    ///   - identifier: national characters. Of more than 1024 characters, the rest is ignored.
    ///   - language: the language of a Cyrillic name, where it matters; nil for the general column.
    /// - Returns: the components; apostrophes are dropped, spaces, hyphens and commas part components.
    public static func transliterate(_ identifier: String, language: Language? = nil) -> Result {
        let letters = NationalName(identifier)
        return Result(
            components: letters.components.map { $0.map { $0.written(in: language) }.joined() }.filter { !$0.isEmpty },
            omittedCount: letters.omitted.count, firstOmitted: letters.omitted.first)
    }

    /// A whole name as printed, `PRIMARY, SECONDARY`: the first comma parts the identifiers.
    public static func split(_ name: String) -> (primary: String, secondary: String?) {
        let parts = name.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "," || $0 == "\u{060C}" }
        guard parts.count == 2 else { return (name, nil) }
        return (String(parts[0]), String(parts[1]))
    }

    /// Everything that section 6 permits for one character in any language, the recommended one first; nil where the
    /// character has none. Lower case is taken as upper case.
    public static func alternatives(for character: Character) -> [String]? {
        let name = NationalName(String(character))
        guard name.omitted.isEmpty, let component = name.components.first else { return nil }
        var results = [""]
        for letter in component {
            results = results.flatMap { prefix in letter.alternatives.map { prefix + $0 } }
            // A grapheme can have any number of marks; a real one has two or three.
            guard results.count <= 64 else { return nil }
        }
        return results
    }
}

/// One letter of a national name with what may be written for it.
struct NationalLetter {
    /// The general one.
    let standard: String
    /// Alternatives that the standard permits for all.
    let permitted: [String]
    /// Exceptions by language, those for the beginning of a component in Ukrainian included where it is one.
    let byLanguage: [Transliteration.Language: String]
    /// Whether a shadda stood at it.
    var isDoubled = false

    func written(in language: Transliteration.Language?) -> String {
        language.flatMap { byLanguage[$0] } ?? standard
    }

    /// All, without doubles, the general one first.
    var alternatives: [String] {
        var all = [standard]
        for next in permitted + byLanguage.keys.sorted(by: { $0.rawValue < $1.rawValue }).compactMap({ byLanguage[$0] })
        where !all.contains(next) {
            all.append(next)
        }
        return all
    }

    func doubled() -> NationalLetter {
        NationalLetter(
            standard: standard + standard, permitted: permitted.map { $0 + $0 },
            byLanguage: byLanguage.mapValues { $0 + $0 }, isDoubled: true)
    }
}
