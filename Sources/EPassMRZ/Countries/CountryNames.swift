// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The names that people have for issuers, beside the short English ones of the tables of codes and those of the
/// languages that are built in: other English ones, and those that States have for themselves. One issuer a line, its
/// two letters first, names separated by `|`.
private let furtherCountryNames = """
    AD Principality of Andorra|Principat d'Andorra
    AE UAE|Emirates|الإمارات
    AL Shqipëria|Shqipëri
    AM Հայաստան|Hayastan
    AT Oesterreich
    AZ Azərbaycan
    BA Bosnia|Bosna i Hercegovina|Босна и Херцеговина
    BD বাংলাদেশ
    BE België
    BG България
    BN Brunei Darussalam
    BO Plurinational State of Bolivia
    BY Беларусь
    CD Congo Kinshasa|DR Congo|DRC
    CG Republic of the Congo|Congo Brazzaville
    CH Svizra|Swiss Confederation
    CI Ivory Coast
    CN 中国|中國|People's Republic of China|PRC|Zhongguo
    CV Cape Verde
    CY Κύπρος|Kypros|Kıbrıs
    CZ Czech Republic|Czechia|Česko|Česká republika
    DE Federal Republic of Germany|Bundesrepublik Deutschland
    DK Danmark
    DZ الجزائر
    EE Eesti
    EG مصر|Misr
    FI Suomi
    FO Føroyar|Faroes
    FR République française
    GB United Kingdom|Great Britain|Britain|United Kingdom of Great Britain and Northern Ireland
    GE საქართველო|Sakartvelo
    GL Kalaallit Nunaat
    GM The Gambia
    GR Hellas|Hellenic Republic|Ελλάδα|Ελλάς|Ellada
    HK Hong Kong|香港
    HR Hrvatska
    HU Magyarország
    IE Éire|Republic of Ireland
    IL ישראל
    IN Bharat|भारत
    IR Iran|Islamic Republic of Iran|ایران
    IS Ísland
    IT Italian Republic
    JP 日本|Nippon|Nihon
    KG Кыргызстан
    KH កម្ពុជា
    KP North Korea|Democratic People's Republic of Korea|DPRK
    KR South Korea|Republic of Korea|대한민국|한국|Hanguk
    KS Kosova|Косово
    KW الكويت
    KZ Қазақстан|Казахстан
    LA Laos|Lao People's Democratic Republic
    LI Principality of Liechtenstein|Fürstentum Liechtenstein
    LT Lietuva
    LU Lëtzebuerg
    LV Latvija
    MA المغرب
    MD Republic of Moldova
    ME Crna Gora|Црна Гора
    MK Macedonia|Северна Македонија
    MM Burma
    MN Монгол Улс
    MO Macau|澳門
    MX Estados Unidos Mexicanos
    NL Nederland|Holland|The Netherlands
    NO Norge|Noreg
    NZ Aotearoa
    PH Pilipinas
    PK پاکستان
    PL Polska
    PS Palestine|State of Palestine
    PT República Portuguesa
    QA قطر
    RO România
    RS Srbija|Србија
    RU Russia|Russian Federation|Россия|Rossiya
    SA السعودية
    SE Sverige
    SI Slovenija
    SK Slovensko|Slovak Republic
    SM Repubblica di San Marino
    SY Syria|Syrian Arab Republic
    SZ Swaziland
    TH ประเทศไทย|ไทย
    TL East Timor
    TN تونس
    TR Turkey|Türkiye
    TW Taiwan|臺灣|台灣
    TZ Tanzania|United Republic of Tanzania
    UA Україна|Ukraina
    UN United Nations
    US United States|United States of America
    UZ Oʻzbekiston|Ozbekiston
    VA Vatican|Holy See|Vatican City|Santa Sede
    VE Venezuela|Bolivarian Republic of Venezuela
    VN Vietnam|Việt Nam
    XOM Order of Malta
    ZA Suid-Afrika
    """

extension IssuingCountry {
    /// The issuer that people mean by a text: a code of two or three letters, its short English name, one that it has
    /// for itself, or its name in a language that is built in (`DE`, `D`, `DEU`, `Germany`, `Deutschland`,
    /// `Allemagne`). Case, accents, punctuation and a leading `the` make no difference. Nil for what nobody is called
    /// by, and for `Congo`, which two States are called.
    public init?(named text: String) {
        if let byCode = IssuingCountry(text), byCode.isKnown {
            self = byCode
            return
        }
        guard text.utf8.count <= CountryNames.maximumLength, let key = CountryNames.key(text), key != CountryNames.congo
        else { return nil }
        let code = CountryNames.table[key]?.code ?? CountryNames.ofLanguages[key]?.code
        guard let code, let found = IssuingCountry(code), found.isKnown else { return nil }
        self = found
    }

    /// What a text that names nobody may have been meant for: names that begin with it, then those that are spelled
    /// nearly so, at most three, each with its code: `Germany (DE)`.
    public static func suggestions(for text: String) -> [String] {
        guard text.utf8.count <= CountryNames.maximumLength, let key = CountryNames.key(text) else { return [] }
        let allowed = max(1, key.count / 4)
        // Among names that are as near, those of the tables come before those of languages.
        let near = [CountryNames.table, CountryNames.ofLanguages].enumerated().flatMap { order, table in
            table.compactMap { candidate, meant -> (rank: Int, order: Int, name: String, code: String)? in
                if key.count >= 3, candidate.hasPrefix(key) { return (0, order, meant.name, meant.code) }
                let distance = CountryNames.distance(Array(key), Array(candidate), atMost: allowed)
                return distance.map { ($0, order, meant.name, meant.code) }
            }
        }.sorted { ($0.rank, $0.order, $0.name) < ($1.rank, $1.order, $1.name) }
        var found: [String] = []
        for entry in near where found.count < 3 && !found.contains(where: { $0.hasSuffix("(\(entry.code))") }) {
            found.append("\(entry.name) (\(entry.code))")
        }
        return found
    }

    /// The short English name of the tables; nil for a code in none.
    public var englishName: String? {
        CountryCode(alpha2: code)?.name ?? CountryCode(rawValue: code).name
    }
}

/// Names of issuers in the form that is compared.
private enum CountryNames {
    /// The longest text that is looked up.
    static let maximumLength = 200
    static let congo = key("Congo")

    /// The name as it is written, and the code, by the form that is compared.
    static let table: [String: (name: String, code: String)] = {
        var table: [String: (name: String, code: String)] = [:]
        func add(_ name: String, _ code: String) {
            if let key = key(name), table[key] == nil { table[key] = (name, code) }
        }
        // Statuses under British law and people without a nationality have names of their own, and issue nothing.
        for state in CountryCode.all where state.kind != .noNationality && state.kind != .britishStatus {
            if let name = state.name, let issuer = IssuingCountry(state) { add(name, issuer.code) }
        }
        for line in furtherCountryNames.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for name in parts[1].split(separator: "|") { add(String(name), String(parts[0])) }
        }
        return table
    }()

    /// The same of the languages that are built in, of which the first that has a name decides. Made only for a text
    /// that the table does not have.
    static let ofLanguages: [String: (name: String, code: String)] = {
        var names: [String: (name: String, code: String)] = [:]
        for (name, code) in MessageCatalogue.builtInCountryNames {
            if let key = key(name), names[key] == nil { names[key] = (name, code) }
        }
        return names
    }()

    /// Upper case, without accents, one space in the place of everything that is no letter or digit; nil where nothing
    /// is left.
    static func key(_ text: String) -> String? {
        var words: [String] = [""]
        for character in text.uppercased() {
            for scalar in character.unicodeScalars {
                if (0x0300...0x036F).contains(scalar.value) { continue }
                if let plain = plainLetters[scalar] {
                    words[words.count - 1].unicodeScalars.append(plain)
                } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || scalar.properties.generalCategory == .nonspacingMark
                    || scalar.properties.generalCategory == .spacingMark
                {
                    words[words.count - 1].unicodeScalars.append(scalar)
                } else if scalar == "&" {
                    words += ["AND", ""]
                } else if !["'", "\u{2019}", "\u{02BB}", "."].contains(scalar) {
                    words.append("")
                }
            }
        }
        words.removeAll(where: \.isEmpty)
        if words.first == "THE" { words.removeFirst() }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = {
        let rows: [(Unicode.Scalar, String)] = [
            ("A", "ÀÁÂÃÄÅĀĂĄẠ"), ("C", "ÇĆČ"), ("D", "ĎĐ"), ("E", "ÈÉÊËĒĖĘĚƏỆ"), ("G", "ĞĢ"), ("I", "ÌÍÎÏĪİ"),
            ("K", "Ķ"), ("L", "ĹĻĽŁ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖØŌŐ"), ("R", "ŘŔ"), ("S", "ŚŞŠȘ"),
            ("T", "ŢŤȚ"), ("U", "ÙÚÛÜŪŮŰ"), ("Y", "ÝŸ"), ("Z", "ŹŻŽ"),
        ]
        var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (plain, others) in rows { for scalar in others.unicodeScalars { letters[scalar] = plain } }
        return letters
    }()

    /// How many letters have to be changed, put in, left out, or change places; nil where more than that.
    static func distance(_ one: [Character], _ other: [Character], atMost limit: Int) -> Int? {
        guard abs(one.count - other.count) <= limit else { return nil }
        var before = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, opposite) in other.enumerated() {
                var best = min(last[column] + (letter == opposite ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == opposite {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            (before, last) = (last, current)
        }
        let distance = last[other.count]
        return distance <= limit ? distance : nil
    }
}
