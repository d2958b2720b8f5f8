// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTestSupport
import Testing

@Suite("LDSText, LDSName and LDSDate: what a data group writes, and what it means", .timed)
struct DetailValueTests {
    @Test(
        "a date is read in each of its forms",
        arguments: [
            ("3139373430383132", "characters", "1974-08-12"), ("19740812", "binaryCodedDecimal", "1974-08-12"),
            ("0109070400080102", "unpackedDigits", "1974-08-12"),
            ("373430383132", "charactersWithoutCentury", "??74-08-12"), ("", "empty", "????-??-??"),
            ("3030303030303030", "characters", "????-??-??"), ("19740000", "binaryCodedDecimal", "1974-??-??"),
            ("3937333930363231", "characters", "9739-06-21"),
        ])
    func forms(hexadecimal: String, form: String, text: String) throws {
        let digits = try #require(octets(hexadecimal))
        let date = try #require(LDSDate(octets: digits))
        #expect(date.form.rawValue == form)
        #expect(date.text == text)
        #expect(date.isPossible)
        #expect(hex(date.octets) == hexadecimal)
        #expect(date.time == nil)
    }

    @Test(
        "a date with a time is read in each of its forms",
        arguments: ["3230323430343136313233303539", "20240416123059", "0200020400040106010203000509"])
    func times(hexadecimal: String) throws {
        let digits = try #require(octets(hexadecimal))
        let date = try #require(LDSDate(octets: digits, hasTime: true))
        #expect(date.text == "2024-04-16 12:30:59")
        #expect(date.calendarDate == CalendarDate(year: 2024, month: 4, day: 16))
        #expect(date.time == LDSDate.Time(hour: 12, minute: 30, second: 59))
    }

    @Test(
        "octets that are no digits, or not as many as a date has, are no date",
        arguments: ["00", "3139", "1974081A", "A9740812", "3139373430", "3139373430383158", "010907040008010A"])
    func noDate(hexadecimal: String) throws {
        let digits = try #require(octets(hexadecimal))
        #expect(LDSDate(octets: digits) == nil)
        #expect(LDSDate(octets: digits, hasTime: true) == nil)
    }

    @Test(
        "digits that are no day or no time are not possible",
        arguments: [
            ("19741312", false), ("19740431", false), ("19000229", false), ("00000230", false),
            ("20240416240000", true),
            ("20240416126000", true), ("20240431120000", true),
        ])
    func impossible(text: String, hasTime: Bool) throws {
        let date = try #require(LDSDate(octets: Array(text.utf8), hasTime: hasTime))
        #expect(!date.isPossible)
    }

    @Test(
        "unknown parts are possible, and the day is then not known",
        arguments: ["19740000", "00000000", "00000229", "20000200", "00000031"])
    func unknown(text: String) throws {
        let date = try #require(LDSDate(octets: Array(text.utf8)))
        #expect(date.isPossible)
        #expect(!date.isComplete)
        #expect(date.calendarDate == nil)
    }

    @Test("a day is written as the standard has it, and so are unknown parts")
    func written() throws {
        let day = try #require(CalendarDate(year: 1974, month: 8, day: 12))
        #expect(LDSDate(day).octets == Array("19740812".utf8))
        #expect(LDSDate(day) == LDSDate(octets: Array("19740812".utf8)))
        #expect(LDSDate(year: 1974, month: nil, day: nil)?.octets == Array("19740000".utf8))
        #expect(LDSDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(LDSDate(year: 1974, month: -1, day: 1) == nil)
        let time = try #require(LDSDate.Time(hour: 23, minute: 59, second: 60))
        #expect(LDSDate(day, at: time).octets == Array("19740812235960".utf8))
        #expect(LDSDate(day, at: time) == LDSDate(octets: Array("19740812235960".utf8), hasTime: true))
        #expect(LDSDate.Time(hour: 24, minute: 0, second: 0) == nil)
    }

    @Test(
        "a name is taken apart at its first double filler",
        arguments: [
            ("ERIKSSON<<ANNA<MARIA", "ERIKSSON", "ANNA MARIA", "ERIKSSON, ANNA MARIA"),
            ("VAN<DER<STEEN<<MARIANNE", "VAN DER STEEN", "MARIANNE", "VAN DER STEEN, MARIANNE"),
            ("ARKFREITH", "ARKFREITH", "", "ARKFREITH"), ("Doe John", "Doe John", "", "Doe John"),
            ("<<ANNA", "", "ANNA", "ANNA"), ("", "", "", ""), ("<", "", "", ""), ("A<<B<<C", "A", "B C", "A, B C"),
            ("ÖZDIL<<GÜL<", "ÖZDIL", "GÜL", "ÖZDIL, GÜL"),
        ])
    func names(field: String, primary: String, secondary: String, text: String) {
        let name = LDSName(field)
        #expect(name.primary == primary)
        #expect(name.secondary == secondary)
        #expect(name.text == text)
        #expect(name.octets == Array(field.utf8))
    }

    @Test("a name is written with fillers")
    func nameWritten() {
        #expect(LDSName(primary: "VAN DER STEEN", secondary: "ANNA MARIA").field.text == "VAN<DER<STEEN<<ANNA<MARIA")
        #expect(LDSName(primary: "ARKFREITH").field.text == "ARKFREITH")
        #expect(LDSName(primary: " A  B ", secondary: "").field.text == "A<B")
    }

    @Test("text that is no UTF-8 is read as ISO/IEC 8859-1, octet by octet")
    func latin() {
        #expect(LDSText(octets: [0x4B, 0xD6, 0x4C, 0x4E]).text == "KÖLN")
        #expect(LDSText(octets: [0x4B, 0xD6, 0x4C, 0x4E]).encoding == .latin1)
        #expect(LDSText(octets: Array("KÖLN".utf8)).encoding == .utf8)
        #expect(LDSText(octets: (0...255).map { UInt8($0) }).text.unicodeScalars.count == 256)
        #expect(LDSText(fields: ["ZENITH", "UTOPIA"]).octets == Array("ZENITH<UTOPIA".utf8))
        #expect(LDSText("<A<<B<").fields == ["A", "B"])
    }

    @Test("descriptions show no personal data")
    func descriptions() throws {
        let date = try #require(LDSDate(octets: Array("19740812".utf8)))
        let shown = "\(LDSText("ERIKSSON")) \(LDSName("ERIKSSON")) \(date) \([date as Any])"
        #expect(!shown.contains("ERIKSSON"))
        #expect(!shown.contains("1974"))
        let group = DataGroup11(fullName: LDSName("ERIKSSON<<ANNA"), fullDateOfBirth: date)
        #expect(group.encoded().count == 2 + 6 + 17 + 11)
        #expect(group.tagList == [0x5F, 0x0E, 0x5F, 0x2B])
        let without = DataGroup11(elementsWithoutTagList: group.elements)
        #expect(without.tagList == nil)
        #expect(try DataGroup11(decoding: without.octets).deviations == [.tagListMissing])
    }

    @Test("text of more than 65,535 octets is refused, an image of that length is not")
    func bounded() throws {
        let long = [UInt8](repeating: 0x41, count: 0x1_0000)
        let text = DataGroup11(personalSummary: LDSText(octets: long))
        let error = #expect(throws: LDSError.self) { try DataGroup11(decoding: text.octets) }
        #expect(error?.code == .limitExceeded)
        #expect(error?.path == "5F15")
        let image = DataGroup11(proofOfCitizenship: DisplayedImage([0xFF, 0xD8, 0xFF] + long))
        #expect(try DataGroup11(decoding: image.octets, profile: .strict) == image)
    }
}
