// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An Arabic name by what it may sound like in Latin letters.
///
/// Doc 9303-3, section 6.C has a transliteration, letter by letter, without the vowels that the script leaves out.
/// Issuers print a transcription by sound instead (Appendix B, B.2.1 and B.3.1), each by the habits of its language:
/// one name has many of them, and one of them stands for many names. So that a zone fits shows nothing; that it does
/// not is another name. What is compared are the consonants, in their order.
package struct PhoneticName: Sendable {
    /// What each letter may be written as; nil where the name has a letter of another script, or none.
    private let letters: [[[UInt8]]]?

    /// The most letters that are looked at.
    private static let maximumLength = 256

    /// A name in Arabic letters; marks and spaces count for nothing.
    package init(_ name: String) {
        var letters: [[[UInt8]]] = []
        var isArabic = true
        var before: Unicode.Scalar?
        for scalar in name.unicodeScalars.prefix(4 * Self.maximumLength) {
            if let sounds = PhoneticTable.shared.sounds[scalar] {
                // The l of the article is taken over by many letters behind it: AR-RAZI (B.5.3).
                let isArticle = scalar.value == 0x0644 && before?.value == 0x0627
                letters.append(isArticle ? sounds + [[]] : sounds)
                before = scalar
            } else if scalar.properties.isAlphabetic, !Self.isMark(scalar) {
                isArabic = false
            }
        }
        self.letters = isArabic && !letters.isEmpty && letters.count <= Self.maximumLength ? letters : nil
    }

    /// Whether these letters of a zone may be the name by its sound.
    ///
    /// All spellings are followed at once, as a set of positions in the zone: the cost is the product of the lengths.
    ///
    /// - Parameters:
    ///   - written: letters A to Z, without fillers.
    ///   - mayBeCut: whether the zone's name may end before the name does.
    package func fits(_ written: String, mayBeCut: Bool) -> Bool {
        let zone = Array(written.utf8)
        guard let letters, !zone.isEmpty else { return false }
        var positions: Set<Int> = Set(reached(from: 0, in: zone, behind: nil))
        for sounds in letters {
            if mayBeCut, positions.contains(zone.count) { return true }
            var next: Set<Int> = []
            for position in positions {
                for sound in sounds where zone[position...].starts(with: sound) {
                    next.formUnion(reached(from: position + sound.count, in: zone, behind: sound.last))
                }
            }
            positions = next
            if positions.isEmpty { return false }
        }
        return positions.contains(zone.count)
    }

    /// The places that come behind a consonant: it may be doubled, and any vowels may follow.
    private func reached(from start: Int, in zone: [UInt8], behind consonant: UInt8?) -> [Int] {
        var places = [start]
        var position = start
        if let consonant, position < zone.count, zone[position] == consonant { position += 1 }
        if position != start { places.append(position) }
        while position < zone.count, Self.vowels.contains(zone[position]) {
            position += 1
            places.append(position)
        }
        return places
    }

    private static let vowels = Set("AEIOUY".utf8)

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        [.nonspacingMark, .format, .modifierLetter].contains(scalar.properties.generalCategory)
    }
}

/// What a letter may be written as: in English, French and German habits, and those of Persian and Urdu.
private struct PhoneticTable {
    static let shared = PhoneticTable()

    let sounds: [Unicode.Scalar: [[UInt8]]]

    private init() {
        var sounds: [Unicode.Scalar: [[UInt8]]] = [:]
        for field in phoneticSounds.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(value) else {
                continue
            }
            sounds[scalar] = parts[1].split(separator: ",").map { $0 == "-" ? [] : Array($0.utf8) }
        }
        self.sounds = sounds
    }
}

/// `-` is no letter of its own: a carrier of vowels, or a sound that Latin letters leave out.
private let phoneticSounds = """
    0621=- 0622=- 0623=- 0624=-,W 0625=- 0626=- 0627=- 0671=- 0628=B,P 0629=-,H,T 062A=T 062B=TH,T,S 062C=J,G,DJ,DZ,DSCH
    062D=H 062E=KH,CH,K,H 062F=D 0630=DH,D,Z,TH 0631=R 0632=Z 0633=S,C 0634=SH,CH,SCH,S 0635=S,C 0636=D,DH,Z 0637=T
    0638=Z,DH,D,TH 0639=- 063A=GH,G,RH 0641=F,PH,V 0642=Q,K,G,C,GH 0643=K,C,Q 0644=L 0645=M 0646=N 0647=H,- 0648=W,V,-
    0649=-,H 064A=-,J 067E=P 0686=CH,TCH,C,TSCH 0698=J,ZH 06A9=K,C 06AF=G 06CC=-,J 0679=T 0688=D 0691=R 06BA=N,-
    06BE=H,- 06C1=H,- 06C3=-,H,T 06D2=- 06A4=V,F
    """
