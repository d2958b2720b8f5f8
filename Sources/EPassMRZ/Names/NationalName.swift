// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A name in national characters, taken apart into components and letters by the rules of Doc 9303-3, 4.6 and 6.
struct NationalName {
    private(set) var components: [[NationalLetter]] = []
    private(set) var omitted: [Character] = []
    private var current: [NationalLetter] = []
    /// Letters of all components: a grapheme can have any number of scalars.
    private var letterCount = 0
    /// Teh marbuta is written otherwise at the end of a component, which is known only then.
    private var pendingTehMarbuta: Int?

    init(_ text: String) {
        for character in text.prefix(Transliteration.maximumLength) {
            // Most names consist of these.
            if let letter = TransliterationTables.latinLetter(character) {
                append(letter, isTehMarbuta: false)
                continue
            }
            // Upper case may be several characters: ß becomes SS.
            for upper in String(character).uppercased() { take(upper) }
        }
        endComponent()
    }

    private mutating func take(_ character: Character) {
        if NationalName.separators.contains(character) || character.isWhitespace { return endComponent() }
        let scalars = Array(character.unicodeScalars.prefix(8))
        var index = 0
        while index < scalars.count {
            // The longest part of the grapheme that has an entry: comparison of characters is canonical, so that
            // a letter with its mark apart is found as well as the composed one.
            var length = min(3, scalars.count - index)
            var found: NationalLetter?
            while length > 0 {
                var part = String.UnicodeScalarView()
                part.append(contentsOf: scalars[index..<(index + length)])
                found = TransliterationTables.letter(Character(String(part)), beginsComponent: current.isEmpty)
                if found != nil { break }
                length -= 1
            }
            if let found {
                append(found, isTehMarbuta: scalars[index].value == 0x0629)
            } else {
                length = 1
                mark(scalars[index], of: character)
            }
            index += length
        }
    }

    private mutating func append(_ letter: NationalLetter, isTehMarbuta: Bool) {
        // What is not encoded must not stand between a letter and its shadda.
        if letter.standard.isEmpty && letter.permitted.isEmpty { return }
        guard letterCount < Transliteration.maximumLength else { return }
        letterCount += 1
        if isTehMarbuta { pendingTehMarbuta = current.count }
        current.append(letter)
    }

    /// A scalar without an entry: shadda doubles, marks and punctuation are dropped, anything else is reported.
    private mutating func mark(_ scalar: Unicode.Scalar, of character: Character) {
        if scalar.value == 0x0651 {
            // A letter is doubled once: a second shadda says nothing, and each would otherwise double what the one
            // before it made.
            if let last = current.last, !last.isDoubled { current[current.count - 1] = last.doubled() }
            return
        }
        let category = scalar.properties.generalCategory
        switch category {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: return
        case .dashPunctuation: endComponent()
        case .otherPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .connectorPunctuation, .modifierSymbol, .modifierLetter, .mathSymbol:
            return
        default:
            if omitted.count < 16 { omitted.append(character) }
        }
    }

    private mutating func endComponent() {
        if let last = pendingTehMarbuta, last == current.lastIndex(where: { !$0.standard.isEmpty }) {
            let letter = NationalLetter(standard: "XAH", permitted: [], byLanguage: [:])
            current[last] = current[last].isDoubled ? letter.doubled() : letter
        }
        pendingTehMarbuta = nil
        if current.contains(where: { !$0.standard.isEmpty || !$0.permitted.isEmpty }) { components.append(current) }
        current = []
    }

    /// Comma and the Arabic comma part components (Doc 9303-3, 4.6); dashes do by their category.
    private static let separators: Set<Character> = [",", "\u{060C}", "-", "<"]
}

/// The tables of section 6 in a form that can be looked up.
struct TransliterationTables {
    /// Made when the first letter is asked for that is none of A to Z, of which most names consist.
    private static let shared = TransliterationTables()

    private struct Entry {
        var permitted: [String] = []
        var byLanguage: [Transliteration.Language: String] = [:]
        var atBeginning: String?
    }

    private let entries: [Character: Entry]

    private init() {
        var entries: [Character: Entry] = [:]
        let tables = [
            furtherTransliterations, latinTransliterations, cyrillicTransliterations, arabicTransliterations,
        ]
        for field in tables.flatMap({ $0.split { $0 == " " || $0 == "\n" } }) {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(value) else {
                continue
            }
            entries[Character(scalar)] = TransliterationTables.entry(parts[1])
        }
        self.entries = entries
    }

    private static func entry(_ text: Substring) -> Entry {
        var entry = Entry()
        for alternative in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = alternative.split(separator: ":")
            if parts.count < 2 {
                entry.permitted.append(String(alternative))
            } else if let language = Transliteration.Language(rawValue: String(parts[0])) {
                entry.byLanguage[language] = String(parts[1])
            } else {
                entry.atBeginning = String(parts[1])
            }
        }
        return entry
    }

    /// One of A to Z, in upper case or lower.
    static func latinLetter(_ character: Character) -> NationalLetter? {
        guard let octet = character.asciiValue.map({ $0 & ~0x20 }),
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(octet)
        else { return nil }
        return latinLetters[Int(octet - UInt8(ascii: "A"))]
    }

    private static let latinLetters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { octet in
        NationalLetter(standard: String(Unicode.Scalar(octet)), permitted: [], byLanguage: [:])
    }

    static func letter(_ character: Character, beginsComponent: Bool) -> NationalLetter? {
        if let letter = latinLetter(character) { return letter }
        guard let entry = shared.entries[character], let standard = entry.permitted.first else { return nil }
        var byLanguage = entry.byLanguage
        if beginsComponent, let first = entry.atBeginning { byLanguage[.ukrainian] = first }
        return NationalLetter(standard: standard, permitted: Array(entry.permitted.dropFirst()), byLanguage: byLanguage)
    }
}
