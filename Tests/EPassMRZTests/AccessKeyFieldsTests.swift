// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import Testing

@Suite("AccessKeyFields, Doc 9303-11, 4.3.2 and D.2", .timed)
struct AccessKeyFieldsTests {
    private func text(_ octets: [UInt8]) -> String { String(decoding: octets, as: UTF8.self) }

    @Test(
        "the MRZ information of Appendix D.2",
        arguments: [
            (Samples.longTD2, "D23145890734934071279507122"), (Samples.longTD1, "D23145890734934071279507122"),
            (
                ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L898902C<3UTO6908061F9406236<<<<<<<8"],
                "L898902C<369080619406236"
            ),
        ])
    func information(_ lines: [String], expected: String) throws {
        let fields = AccessKeyFields(mrz: try MRZ(lines: lines))
        #expect(text(fields.mrzInformation) == expected)
        #expect(text(fields.mrzInformation(.computed)) == expected)
        #expect(fields.wrongCheckDigits.isEmpty)
    }

    @Test("lines and triple give the same key", arguments: Samples.all)
    func triple(_ lines: [String]) throws {
        let mrz = try MRZ(lines: lines)
        let triple = [mrz.documentNumber, mrz.dateOfBirth.text, mrz.dateOfExpiry.text].joined(separator: ",")
        let fromTriple = try AccessKeyFields.parse(triple)
        let fromLines = try AccessKeyFields.parse(lines.joined(separator: "\n"))
        #expect(fromTriple.mrzInformation == fromLines.mrzInformation(.computed))
        #expect(fromTriple.source == .triple)
        #expect(fromLines.source == .lines(mrz.format))
        #expect(try AccessKeyFields.parse(lines.joined().lowercased()).mrzInformation == fromLines.mrzInformation)
    }

    @Test(
        "a number of up to nine characters is filled, a longer one is whole",
        arguments: [
            ("A", "A<<<<<<<<"), ("AB2134", "AB2134<<<"), ("AB2134<<<", "AB2134<<<"), ("L898902C3", "L898902C3"),
            ("D23145890734", "D23145890734"), (" l898902c3 ", "L898902C3"), ("A<B", "A<B<<<<<<"),
        ])
    func filling(_ number: String, expected: String) throws {
        let fields = try AccessKeyFields.parse("\(number),740812,340415")
        #expect(text(fields.documentNumber) == expected)
    }

    @Test(
        "a date is taken as people write it",
        arguments: [
            ("740812", "740812"), ("74<<<<", "74<<<<"), ("19740812", "740812"), ("1974-08-12", "740812"),
            ("1974/8/12", "740812"), ("12.08.1974", "740812"), ("12.8.74", "740812"), ("12 AUG 1974", "740812"),
            ("12 Aug 74", "740812"), ("12-August-1974", "740812"),
            (" 12.08.1974\n", "740812"), ("740812\r\n", "740812"), ("25/12/1974", "741225"), ("12/25/1974", "741225"),
            ("05-05-1974", "740505"), ("<<<<<<", "<<<<<<"),
        ])
    func dates(_ date: String, expected: String) throws {
        let fields = try AccessKeyFields.parse("L898902C3,\(date),\(date)")
        #expect(text(fields.dateOfBirth) == expected && text(fields.dateOfExpiry) == expected)
    }

    @Test(
        "what is no date, or could be two, is none",
        arguments: [
            "08/12/1974", "8-12-1974", "08 12 1974", "12/08/74", "74-08-12", "1274", "12081974", "1974-13-01",
            "32.01.1974", "300.12.1974", "12 XYZ 1974", "12 AUG/JUN 1974", "12 MAI/JUN 1974", "AUG 1974", "12 AUG SEP",
            "1874-08-12", "--", "1974-08",
            "12.08.1974.01", "00.-1.1974", "\u{0661}\u{0662}.08.1974",
        ])
    func noDate(_ date: String) {
        let error = #expect(throws: MRZError.self) { try AccessKeyFields.parse("L898902C3,\(date),340415") }
        #expect(error?.code == .date && error?.field == .dateOfBirth)
    }

    @Test("the characters of the key are a key where its check digits fit", arguments: Samples.all)
    func key(_ lines: [String]) throws {
        let information = AccessKeyFields(mrz: try MRZ(lines: lines)).mrzInformation
        let fields = try AccessKeyFields.parse(" \(text(information).lowercased())\n")
        #expect(fields.mrzInformation == information && fields.source == .triple)
        #expect(fields.wrongCheckDigits.isEmpty)
        let digits: [(Int, MRZField)] = [(15, .documentNumber), (8, .dateOfBirth), (1, .dateOfExpiry)]
        for (place, field) in digits.map({ (information.count - $0.0, $0.1) }) {
            var changed = information
            changed[place] = changed[place] == 0x30 ? 0x31 : 0x30
            let error = #expect(throws: MRZError.self) { try AccessKeyFields.parse(text(changed)) }
            #expect(error?.field == field)
        }
        let spaced = text(Array(information.prefix(10))) + " " + text(Array(information.dropFirst(10)))
        #expect(try AccessKeyFields.parse(spaced).mrzInformation == information)
        #expect(throws: MRZError.self) { try AccessKeyFields.parse(text(information.dropLast() + [0x3C])) }
    }

    @Test("nothing in a triple is repaired")
    func notRepaired() throws {
        let fields = try AccessKeyFields.parse("L8989O2C3,74<<<<,340415")
        #expect(text(fields.documentNumber) == "L8989O2C3")
        #expect(text(fields.dateOfBirth) == "74<<<<")
    }

    @Test(
        "a triple that cannot be is refused",
        arguments: [
            ("L898902C3,740812", MRZError.Code.tripleShape), (",740812,340415", .documentNumber),
            (",,", .documentNumber),
            ("<<<,740812,340415", .documentNumber), ("L898902C3,74081,340415", .date),
            ("L898902C3,740812,34041S", .date),
            ("L898902C3,740812,340415,", .tripleShape), ("L898-902,740812,340415", .character),
            ("L898 902,740812,340415", .character), ("Ł898902C3,740812,340415", .character),
            ("ABCDEFGHIJKLMNOPQRSTUVWX,740812,340415", .documentNumber),
        ])
    func refused(_ text: String, code: MRZError.Code) {
        let error = #expect(throws: MRZError.self) { try AccessKeyFields.parse(text) }
        #expect(error?.code == code)
    }

    @Test(
        "a date that no calendar has is refused, alone and in a zone whose check digits fit",
        arguments: ["741312", "740832", "749912", "13<<32"])
    func impossibleDate(_ date: String) throws {
        for text in ["L898902C3,\(date),340415", "L898902C3,740812,\(date)"] {
            let error = #expect(throws: MRZError.self) { try AccessKeyFields.parse(text) }
            #expect(error?.code == .date)
        }
        let digit = Character(UnicodeScalar(CheckDigitCalculation.checkDigit(of: Array(date.utf8))))
        for lower in [
            "L898902C36UTO\(date)\(digit)F3404159ZE184226B<<<<<10",
            "L898902C36UTO7408122F\(date)\(digit)ZE184226B<<<<<10",
        ] {
            let error = #expect(throws: MRZError.self) { try AccessKeyFields.parse(Samples.td3[0] + "\n" + lower) }
            #expect(error?.code == .date)
        }
    }

    @Test("an expiry with unknown parts, typed or printed, and a 31 April are taken (F-42)")
    func oddDates() throws {
        for date in ["3404<<", "<<<<<<"] {
            #expect(text(try AccessKeyFields.parse("L898902C3,740812,\(date)").dateOfExpiry) == date)
            let lower = "L898902C36UTO7408122F\(date)9ZE184226B<<<<<10"
            #expect(throws: Never.self) { try AccessKeyFields.parse(Samples.td3[0] + "\n" + lower) }
        }
        for date in ["740431", "740800", "740000", "74<<<<", "<<<<<<"] {
            #expect(text(try AccessKeyFields.parse("L898902C3,\(date),340415").dateOfBirth) == date)
        }
    }

    @Test("wrong printed check digits are named, and both variants given")
    func wrongDigits() throws {
        let fields = try AccessKeyFields.parse(
            Samples.td3[0] + "\nL898902C37UTO7408123F3404159ZE184226B<<<<<16")
        #expect(fields.wrongCheckDigits.map(\.field) == [.documentNumber, .dateOfBirth])
        #expect(text(fields.mrzInformation) == "L898902C3774081233404159")
        #expect(text(fields.mrzInformation(.computed)) == "L898902C3674081223404159")
    }

    @Test("the fields do not print themselves")
    func redaction() throws {
        let fields = try AccessKeyFields.parse("L898902C3,740812,340415")
        var dumped = "\(fields) " + String(reflecting: fields)
        dump(fields, to: &dumped)
        #expect(!dumped.contains("76"))
        #expect(!dumped.contains("L898"))
        #expect("\(fields)" == "AccessKeyFields(not shown)")
    }

    @Test("a printed zone against the chip, field by field")
    func comparison() throws {
        let chip = try MRZ(lines: Samples.td3)
        let equal = MRZ.compare(printed: chip, with: chip)
        #expect(equal.count == 9)
        #expect(equal.allSatisfy { $0.outcome == .equal })
        let changes: [(String, String, MRZField)] = [
            ("P<UTO", "PPUTO", .documentCode), ("P<UTO", "P<SWE", .issuer), ("MARIA", "MARIE", .name),
            ("L898902C3", "L898902C4", .documentNumber), ("UTO74", "SWE74", .nationality),
            ("740812", "740813", .dateOfBirth),
            ("2F3", "2M3", .sex), ("340415", "350415", .dateOfExpiry), ("ZE184226B", "ZE184226C", .optionalData),
        ]
        for (found, written, field) in changes {
            let text = Samples.td3.joined().replacing(found, with: written)
            let printed = try MRZ(characters: Array(text.utf8))
            let different = MRZ.compare(printed: printed, with: chip).filter { $0.outcome == .different }
            #expect(different.map(\.field) == [field])
        }
        let td1 = try MRZ(lines: Samples.td1)
        #expect(MRZ.compare(printed: td1, with: td1).count == 10)
    }

    @Test("a triple against the chip")
    func tripleComparison() throws {
        let chip = try MRZ(lines: Samples.td3)
        let printed = try AccessKeyFields.parse("L898902C3,740812,340416")
        let result = MRZ.compare(printed: printed, with: chip)
        #expect(result.map(\.field) == [.documentNumber, .dateOfBirth, .dateOfExpiry])
        #expect(result.map(\.outcome) == [.equal, .equal, .different])
    }
}
