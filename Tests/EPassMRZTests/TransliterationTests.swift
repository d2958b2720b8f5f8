// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassMRZ

@Suite("Transliteration and names, Doc 9303-3, 4.6 and 6", .timed)
struct TransliterationTests {
    @Test(
        "punctuation, case and marks",
        arguments: [
            ("D’Artagnan", "DARTAGNAN"), ("D'Artagnan", "DARTAGNAN"), ("Marie-Élise", "MARIE<ELISE"),
            ("Anna, Maria", "ANNA<MARIA"), ("  Ana   María ", "ANA<MARIA"), ("Weiß", "WEISS"), ("Müller", "MUELLER"),
            ("Mu\u{0308}ller", "MUELLER"), ("Åse", "AASE"), ("Łódź", "LODZ"), ("St. John", "ST<JOHN"), ("İnan", "INAN"),
            ("ışık", "ISIK"), ("Șerban", "SERBAN"), ("O\u{2011}Neil", "O<NEIL"), ("", ""), ("--", ""),
            ("Jean–Luc", "JEAN<LUC"), ("(Anna)", "ANNA"),
        ])
    func latin(_ name: String, expected: String) {
        let result = Transliteration.transliterate(name)
        #expect(result.text == expected)
        #expect(result.omittedCount == 0)
    }

    @Test(
        "Cyrillic by language",
        arguments: [
            ("Горбачёв", nil, "GORBACHEV"), ("Юлія", Transliteration.Language.ukrainian, "YULIIA"),
            ("Юлія", nil, "IULIIA"), ("Їжак", .ukrainian, "YIZHAK"), ("Мій", .ukrainian, "MII"),
            ("Щербаков", .bulgarian, "SHTERBAKOV"), ("Щербаков", nil, "SHCHERBAKOV"),
            ("Живковић", .serbian, "ZIVKOVIC"),
            ("Ковалёв", .belarusian, "KOVALIOV"), ("Игорь", nil, "IGOR"), ("Гоголь", .ukrainian, "HOHOL"),
        ] as [(String, Transliteration.Language?, String)])
    func cyrillic(_ name: String, language: Transliteration.Language?, expected: String) {
        #expect(Transliteration.transliterate(name, language: language).text == expected)
    }

    @Test(
        "Arabic: shadda doubles, teh marbuta differs at the end, marks are dropped",
        arguments: [
            ("عبّاس", "EBBAS"), ("فضّة", "FXDZXDZXAH"), ("جميلة نعيمة", "JMYLXAH<NEYMXAH"), ("مُحَمَّد", "MXHMMD"),
        ])
    func arabic(_ name: String, expected: String) {
        #expect(Transliteration.transliterate(name).text == expected)
    }

    @Test(
        "what has no transliteration is counted, not guessed",
        arguments: [("山田", 2), ("R2D2", 2), ("Anna\u{1F600}", 1)])
    func omitted(_ name: String, count: Int) {
        let result = Transliteration.transliterate(name)
        #expect(result.omittedCount == count)
        #expect(result.firstOmitted != nil)
    }

    @Test(
        "a national name against the zone",
        arguments: [
            ("MÜLLER, JÜRGEN", "MUELLER<<JUERGEN<<", NameComparison.equal),
            ("MÜLLER, JÜRGEN", "MULLER<<JURGEN<<", .equalByAlternative),
            ("MÜLLER, JÜRGEN", "MUXXLLER<<JUERGEN<<", .equalByAlternative),
            ("MÜLLER, JÜRGEN", "MILLER<<JUERGEN<<", .different), ("MÜLLER, JÜRGEN", "MUELLER<<JUER<<", .different),
            ("MÜLLER, JÜRGEN", "MUELLER<<JUER", .equalAsTruncated), ("MÜLLER, JÜRGEN", "MUELLER<<JX", .different),
            ("MÜLLER, JÜRGEN KARL", "MUELLER<<JUERGEN", .equalAsTruncated),
            ("MÜLLER, JÜRGEN", "MUELLER<<<<<", .different),
            ("MÜLLER", "MUELLER<<<<<", .equal), ("MÜLLER", "MUELLER<<JUERGEN<<", .different),
            ("MUÑOZ, ANA", "MUNXXOZ<<ANA<<", .equalByAlternative),
            ("ЮЩЕНКО, ВІКТОР", "YUSHCHENKO<<VIKTOR<<", .equalByAlternative),
            ("ŽIVKOVIĆ, ANA", "ZIVKOVIC<<ANA<<", .equal), ("Живковић", "ZIVKOVIC<<", .equalByAlternative),
            ("MÜLLER, ", "MUELLER<<", .equal), ("", "MUELLER<<", .different),
            ("ИВАНОВ, ИВАН ПЕТРОВИЧ", "IVANOV<<IVAN<<", .equalWithMore),
            ("DR MÜLLER, JÜRGEN", "MUELLER<<JUERGEN<<", .equalWithMore),
            ("MÜLLER, JÜRGEN KARL", "MUELLER<<KARL<<", .equalWithMore),
            ("MÜLLER, KARL JÜRGEN", "MUELLER<<JUERGEN<KARL<<", .different),
            ("MÜLLER, ", "MUELLER<<JUERGEN<<", .different), ("MÜLLER SCHMIDT, ", "MEIER<<", .different),
        ])
    func comparison(_ name: String, field: String, expected: NameComparison) {
        #expect(NameComparison.compare(name, with: MRZName(field: field.utf8)) == expected)
    }

    @Test("a letter is doubled once, and what stands between it and a further shadda does not change that")
    func repeatedShadda() {
        let shadda = "\u{0651}"
        for between in ["", "\u{200B}", "\u{0001}", "\u{064E}"] {
            let name = "ب" + String(repeating: between + String(repeating: shadda, count: 7), count: 5)
            #expect(Transliteration.transliterate(name).text == "BB")
            #expect(NameComparison.compare(name, with: MRZName(field: "BB<<".utf8)) == .equal)
            let long = "ب" + String(repeating: between + String(repeating: shadda, count: 7), count: 2000)
            #expect(Transliteration.transliterate(long).text == "BB")
        }
        #expect(Transliteration.transliterate("ة" + shadda + shadda).text == "XAHXAH")
        #expect(Transliteration.transliterate("ب" + shadda + "ب" + shadda).text == "BBBB")
    }

    @Test("no more letters are made of a name than are looked at, however many a grapheme has")
    func letters() {
        let ligature = String(repeating: "ا\u{200D}", count: 50_000)
        let sharp = String(repeating: "ß", count: 50_000)
        for name in [ligature, sharp, String(repeating: "A ", count: 50_000)] {
            let result = Transliteration.transliterate(name)
            #expect(!result.components.isEmpty && result.text.utf8.count <= 8 * 1024)
        }
        #expect(Transliteration.transliterate(sharp).text.utf8.count == 1024)
    }

    @Test("a hostile name costs bounded time", .timeLimit(.minutes(1)))
    func hostile() {
        let long = String(repeating: "Ü", count: 100_000)
        #expect(Transliteration.transliterate(long).text.count == 2048)
        let marks = "A" + String(repeating: "\u{0308}", count: 50_000)
        #expect(Transliteration.transliterate(marks).components.count == 1)
        let zone = MRZName(field: String(repeating: "U", count: 90).utf8)
        #expect(NameComparison.compare(primary: long, secondary: long, with: zone) == .different)
        #expect(Transliteration.alternatives(for: Character("Ü" + String(repeating: "\u{0651}", count: 40))) != nil)
    }

    @Test(
        "names of a zone",
        arguments: [
            ("ERIKSSON<<ANNA<MARIA<<<", "ERIKSSON", "ANNA MARIA", MRZName.Truncation.none),
            ("ARKFREITH<<<<", "ARKFREITH", nil, .none),
            ("SATRIYA<SUDARPA<<<", "SATRIYA SUDARPA", nil, .none), ("<<<<", "", nil, .none),
            ("A<<B", "A", "B", .possible),
            ("A<<B<<C<<", "A", "B C", .none), ("<<ANNA<<<", "", "ANNA", .none), ("A<<<B<<", "A", "B", .none),
        ] as [(String, String, String?, MRZName.Truncation)])
    func names(_ field: String, primary: String, secondary: String?, truncation: MRZName.Truncation) {
        let name = MRZName(field: field.utf8)
        #expect(name.primary == primary)
        #expect(name.secondary == secondary)
        #expect(name.truncation == truncation)
    }
}

@Suite("CountryCode, Doc 9303-3, section 5", .timed)
struct CountryCodeTests {
    @Test(
        "names, kinds and two letters",
        arguments: [
            ("D", "Germany", "DE", CountryCode.Kind.state), ("FRA", "France", "FR", .state),
            ("RKS", "Kosovo", "KS", .state),
            ("UTO", "Utopia", "UT", .specimen), ("EUE", "European Union", "EU", .europeanUnion),
            ("GBN", "British National (Overseas)", nil, .britishStatus),
            ("XXA", "Stateless person", nil, .noNationality),
            ("XPO", "INTERPOL", nil, .organization), ("ANT", "Netherlands Antilles", "AN", .deprecated),
            ("ZZZ", nil, nil, .unknown), ("", nil, nil, .unknown),
        ] as [(String, String?, String?, CountryCode.Kind)])
    func codes(_ code: String, name: String?, alpha2: String?, kind: CountryCode.Kind) {
        let country = CountryCode(rawValue: code)
        #expect(country.name == name)
        #expect(country.alpha2 == alpha2)
        #expect(country.kind == kind)
    }

    @Test(
        "from two letters",
        arguments: [
            ("DE", "D"), ("fr", "FRA"), ("UN", "UNO"), ("EU", "EUE"), ("UT", "UTO"), ("KS", "RKS"), ("GB", "GBR"),
        ])
    func fromAlpha2(_ alpha2: String, code: String) {
        #expect(CountryCode(alpha2: alpha2)?.rawValue == code)
    }

    @Test("all codes have one to three capital letters and a name; ISO 3166-1 has 249")
    func all() {
        #expect(iso3166Table.split(separator: "\n").count == 249)
        #expect(CountryCode.all.count == 249 + specialCountryCodes.count)
        for code in CountryCode.all {
            #expect(code.name?.isEmpty == false)
            #expect((1...3).contains(code.rawValue.utf8.count))
        }
        #expect(CountryCode(rawValue: "GBD").issuingAlpha2 == "GB")
        #expect(CountryCode(alpha2: "QQ") == nil)
    }
}

@Suite("MRZRecords: several zones in one input", .timed)
struct MRZRecordsTests {
    @Test("zones of all formats one after the other, with and without empty lines", arguments: ["\n", "\r\n", "\n\n"])
    func several(_ separator: String) throws {
        let text = Samples.all.map { $0.joined(separator: separator.contains("\r") ? "\r\n" : "\n") }
            .joined(separator: separator)
        let records = Array(MRZRecords(Array(text.utf8)))
        #expect(records.count == Samples.all.count)
        for (record, lines) in zip(records, Samples.all) {
            #expect(try MRZScanner.scan(record.text).mrz.lines == lines)
        }
        #expect(records.map(\.number) == Array(1...Samples.all.count))
    }

    @Test("one zone a line")
    func oneALine() {
        let text = Samples.all.map { $0.joined() }.joined(separator: "\n")
        #expect(Array(MRZRecords(Array(text.utf8))).map(\.text) == Samples.all.map { $0.joined() })
    }

    @Test("a record that lacks a line does not shift the next", arguments: Samples.all)
    func missingLine(_ lines: [String]) throws {
        let broken = lines.dropLast()
        let text = (lines + broken + lines + lines).joined(separator: "\n")
        let records = Array(MRZRecords(Array(text.utf8)))
        #expect(records.count == 4)
        #expect(records.map { (try? MRZScanner.scan($0.text)) != nil } == [true, false, true, true])
        #expect(records[2].line == lines.count * 2)
    }

    @Test("lines that lost their trailing fillers are one record, which repair can fill")
    func shortLines() throws {
        let text = "P<UTOERIKSSON<<ANNA<MARIA\n" + Samples.td3[1]
        let records = Array(MRZRecords(Array(text.utf8)))
        #expect(records.count == 1)
        #expect(try MRZRepair.repair(records[0].text).mrz.lines == Samples.td3)
    }

    @Test(
        "a zone whose lines are an empty line apart is one record, as scanners that end lines with CR CR LF send it",
        arguments: Samples.all, ["\n\n", "\r\r\n", "\n\r", "\n \n\n"])
    func doubleSpaced(_ lines: [String], separator: String) throws {
        let text = (lines + Samples.td1 + lines).joined(separator: separator) + separator
        let records = Array(MRZRecords(Array(text.utf8)))
        #expect(try records.map { try MRZScanner.scan($0.text).mrz.lines } == [lines, Samples.td1, lines])
    }

    @Test("a record that lacks a line does not shift the next behind an empty line", arguments: Samples.all)
    func missingLineBeforeEmptyLine(_ lines: [String]) {
        // The issuer of the next zone is in no table, so that its first line shows by its characters only.
        let next = [lines[0].replacing("UTO", with: "QZQ")] + lines.dropFirst()
        for missing in lines.indices {
            let damaged = lines.enumerated().filter { $0.offset != missing }.map(\.element)
            let text = damaged.joined(separator: "\n") + "\n\n" + next.joined(separator: "\n")
            #expect(Array(MRZRecords(Array(text.utf8))).last?.text == next.joined(separator: "\n"))
        }
    }

    @Test("several zones with spaces for all fillers", arguments: Samples.all)
    func spacesForFillers(_ lines: [String]) throws {
        let zones = Array(repeating: lines.map { $0.replacing("<", with: " ") }.joined(separator: "\n"), count: 20)
        let records = Array(MRZRecords(Array(zones.joined(separator: "\n").utf8)))
        #expect(records.count == 20)
        #expect(try records.allSatisfy { try MRZScanner.scan($0.text).mrz.lines == lines })
    }

    @Test("nothing gives no record, random octets end")
    func hostile() {
        #expect(Array(MRZRecords([])).isEmpty)
        #expect(Array(MRZRecords(Array("\n \n\r\n".utf8))).isEmpty)
        var generator = SeededGenerator(seed: 9)
        let octets = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(Array(MRZRecords(octets)).count > 10)
    }
}
