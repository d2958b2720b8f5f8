// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The names that a language's forms of a noun by a count have (Unicode CLDR, Language Plural Rules).
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which form of a noun a language takes for a count (Unicode CLDR 48, cardinal rules, for whole numbers).
///
/// Languages of one rule share a case. A language that is not here has `one` for 1, and `other`.
enum PluralRule {
    case alike
    case oneAlone
    case zeroAndOne
    /// With a form of its own for whole millions.
    case oneAloneMillions, zeroAndOneMillions
    case arabic, czech, eastSlavic, filipino, icelandic, irish, latvian, lithuanian, maltese, oneAndTwo, polish
    case romanian, slovene, southSlavic, welsh

    /// - Parameter language: a tag (BCP 47), of which the language counts, for Portuguese the region as well.
    init(language tag: String) {
        let parts = tag.lowercased().split(separator: "-")
        let language = parts.first ?? ""
        if language == "pt", parts.dropFirst().contains("pt") {
            self = .oneAloneMillions
        } else {
            self = Self.rules.first { $0.languages.split(separator: " ").contains(language) }?.rule ?? .oneAlone
        }
    }

    private static let rules: [(languages: String, rule: Self)] = [
        ("bm bo dz id ig ii ja jv km ko lo ms my su th to vi wo yo yue zh", .alike),
        ("ak am as bho bn fa ff gu hi hy kab kn ln mg nso pa si ti wa zu", .zeroAndOne),
        ("ca es it", .oneAloneMillions), ("fr pt", .zeroAndOneMillions),
        ("ar", .arabic), ("cs sk", .czech), ("be ru uk", .eastSlavic), ("ceb fil tl", .filipino),
        ("is mk", .icelandic), ("ga", .irish), ("lv", .latvian), ("lt", .lithuanian), ("mt", .maltese),
        ("he iu se", .oneAndTwo), ("pl", .polish),
        ("mo ro", .romanian), ("dsb hsb sl", .slovene), ("bs hr sh sr", .southSlavic), ("cy", .welsh),
    ]

    /// The forms that the rule knows.
    var categories: Set<PluralCategory> {
        // Every rule shows all of its forms by 200, but for that of whole millions.
        Set(([1_000_000] + Array(0...200)).map(category))
    }

    /// The form for a count; a negative one takes that of its magnitude.
    func category(of count: Int) -> PluralCategory {
        let number = count.magnitude
        let ten = number % 10
        let hundred = number % 100
        let isMillions = number != 0 && number % 1_000_000 == 0
        switch self {
        case .alike: return .other
        case .oneAlone: return number == 1 ? .one : .other
        case .zeroAndOne: return number <= 1 ? .one : .other
        case .oneAloneMillions: return number == 1 ? .one : isMillions ? .many : .other
        case .zeroAndOneMillions: return number <= 1 ? .one : isMillions ? .many : .other
        case .icelandic: return ten == 1 && hundred != 11 ? .one : .other
        case .filipino: return [4, 6, 9].contains(ten) ? .other : .one
        case .oneAndTwo: return number == 1 ? .one : number == 2 ? .two : .other
        case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case .polish: return number == 1 ? .one : Self.isFew(number) ? .few : .many
        case .eastSlavic: return ten == 1 && hundred != 11 ? .one : Self.isFew(number) ? .few : .many
        case .southSlavic: return ten == 1 && hundred != 11 ? .one : Self.isFew(number) ? .few : .other
        case .romanian: return number == 1 ? .one : number == 0 || (1...19).contains(hundred) ? .few : .other
        case .slovene: return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
        case .lithuanian:
            return ten == 0 || (11...19).contains(hundred) ? .other : ten == 1 ? .one : .few
        case .latvian:
            return ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
        case .arabic:
            if number <= 2 { return [.zero, .one, .two][Int(number)] }
            return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
        case .maltese:
            if number == 1 || number == 2 { return number == 1 ? .one : .two }
            return hundred <= 10 && (number == 0 || hundred >= 3)
                ? .few : (11...19).contains(hundred) ? .many : .other
        case .irish:
            if number == 1 || number == 2 { return number == 1 ? .one : .two }
            return (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
        case .welsh: return number <= 3 ? [.zero, .one, .two, .few][Int(number)] : number == 6 ? .many : .other
        }
    }

    /// 2, 3 and 4, and what ends so, but for 12, 13 and 14.
    private static func isFew(_ number: UInt) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }
}
