// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Whom a code stands for as an issuer of documents, certificates and lists, however it is spelled: the one comparison
/// of countries.
///
/// Certificates have two letters (`DE`), zones up to three (`D`), and either stands in the place of the other in the
/// field; case, full-width letters, spaces and fillers make no difference. `ZZ` is what the first certificates of the
/// United Nations have. `XXA`, `XXB`, `XXC` and `XXX` are nationalities (Doc 9303-3, section 5, part E): nobody issues
/// under them.
public struct IssuingCountry: Sendable, Hashable, CustomStringConvertible {
    /// What the comparison of two says.
    public enum Comparison: Sendable, Hashable {
        /// Both are one issuer.
        case same
        /// They are two issuers.
        case different
        /// One of them is in no table, or has no two letters: nobody can say.
        case unknown
    }

    /// The two letters of the tables; the code of an organization that has none (`XOM`); what was given, folded, for
    /// one in no table.
    public let code: String
    /// Whether the code is in the tables, and one of an issuer.
    public let isKnown: Bool

    /// The issuer that a text stands for; nil where nothing but spaces and fillers is in it.
    public init?(_ text: String) {
        let folded = Self.folded(text)
        guard !folded.isEmpty else { return nil }
        if let known = Self.codes[folded] {
            (code, isKnown) = (known, true)
        } else {
            (code, isKnown) = (String(folded.prefix(Self.maximumLength)), false)
        }
    }

    /// The issuer that a code of a zone stands for.
    public init?(_ state: CountryCode) { self.init(state.rawValue) }

    /// One issuer for several texts of one name: theirs where they agree; else one that is in no table and that no
    /// other text stands for.
    package init?(allOf texts: some Sequence<String>) {
        let found = Set(texts.compactMap { IssuingCountry($0) })
        guard let first = found.first else { return nil }
        guard found.count > 1 else {
            self = first
            return
        }
        (code, isKnown) = (String(found.map(\.code).sorted().joined(separator: "+").prefix(Self.maximumLength)), false)
    }

    /// Whether both are one issuer, as far as the tables tell.
    public func compared(with other: IssuingCountry) -> Comparison {
        if code == other.code { return isKnown && other.isKnown ? .same : .unknown }
        return hasLetters && other.hasLetters ? .different : .unknown
    }

    /// Whether the tables give it two letters, so that it can be told from others.
    public var hasLetters: Bool { isKnown && code.utf8.count == 2 }

    /// Whether it is Utopia, the State of specimens (Doc 9303-3, section 5, part G).
    public var isSpecimen: Bool { code == "UT" }

    /// Every text that stands for it, the code first: what a store of any age may have it under.
    public var spellings: [String] { [code] + (Self.spellingsByCode[code] ?? []) }

    /// The code.
    public var description: String { code }

    private static let maximumLength = 16

    /// The text without spaces and fillers around it, in upper case, full-width letters as plain ones.
    static func folded(_ text: String) -> String {
        // What nearly every text is; the tables of Unicode are not touched for it.
        if text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(4 * maximumLength) {
            switch scalar.value {
            case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            case 0x3000: scalars.append(" ")
            default: scalars.append(scalar)
            }
        }
        func isFiller(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "<" || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
        }
        let start = scalars.drop(while: isFiller)
        let kept = start.reversed().drop(while: isFiller).reversed()
        return String(String.UnicodeScalarView(kept)).uppercased()
    }

    /// What the tables leave out and the field has: the first letters of the United Nations; `UK` and `EL`, which ISO
    /// 3166-1 reserves and the European Union uses; the letters that are in use for Kosovo, and for organizations
    /// without any in the standard.
    private static let others = [
        "ZZ": "UN", "UNK": "UN", "UK": "GB", "EL": "GR", "XK": "KS", "XKX": "KS", "XO": "XOM", "XP": "XPO", "XC": "XCC",
    ]

    private static let codes: [String: String] = {
        var codes = others
        for state in CountryCode.all where state.kind != .noNationality {
            guard let letters = state.issuingAlpha2 else {
                if codes[state.rawValue] == nil { codes[state.rawValue] = state.rawValue }
                continue
            }
            codes[state.rawValue] = letters
            codes[letters] = letters
        }
        return codes
    }()

    private static let spellingsByCode: [String: [String]] = {
        var spellings: [String: [String]] = [:]
        for (text, code) in codes.sorted(by: { $0.key < $1.key }) where text != code {
            spellings[code, default: []].append(text)
        }
        return spellings
    }()
}
