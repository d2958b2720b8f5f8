// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import Testing

@Suite("MRZ, Doc 9303-4 to -7, 4.2", .timed)
struct MRZTests {
    @Test("fields of a TD3")
    func fieldsTD3() throws {
        let mrz = try MRZ(lines: Samples.td3)
        #expect(mrz.format == .td3)
        #expect(mrz.documentCode == "P")
        #expect(mrz.issuer == CountryCode(rawValue: "UTO"))
        #expect(mrz.name.text == "ERIKSSON, ANNA MARIA")
        #expect(mrz.documentNumber == "L898902C3")
        #expect(mrz.nationality.name == "Utopia")
        #expect(mrz.dateOfBirth.calendarDate(as: .birth, relativeTo: Samples.today)?.description == "1974-08-12")
        #expect(mrz.sex == .female)
        #expect(mrz.dateOfExpiry.calendarDate(as: .expiry, relativeTo: Samples.today)?.description == "2034-04-15")
        #expect(mrz.optionalData == "ZE184226B")
        #expect(mrz.optionalData2 == "")
        #expect(mrz.checkDigits.wrong.isEmpty)
        #expect(mrz.deviations.isEmpty)
    }

    @Test("a document number of more than nine characters", arguments: [Samples.longTD1, Samples.longTD2])
    func longDocumentNumber(_ lines: [String]) throws {
        let mrz = try MRZ(lines: lines)
        #expect(mrz.hasLongDocumentNumber)
        #expect(mrz.documentNumber == "D23145890734")
        #expect(mrz.checkDigits.documentNumber.outcome == .correct)
        #expect(mrz.checkDigits.wrong.isEmpty)
        #expect(mrz.optionalData == "")
    }

    @Test(
        "the check digit of an empty personal number is a filler or zero, nothing else",
        arguments: [
            ("<", MRZCheckDigit.Outcome.correct), ("0", .correct), ("1", .wrong), ("O", .wrong),
        ])
    func emptyPersonalNumber(_ digit: String, outcome: MRZCheckDigit.Outcome) throws {
        let line = "L898902C36UTO7408122F3404159<<<<<<<<<<<<<<" + digit + "<"
        let mrz = try MRZ(lines: [Samples.td3[0], line])
        #expect(mrz.checkDigits.optionalData.outcome == outcome)
        #expect(mrz.checkDigits.composite.outcome == .wrong)
    }

    @Test(
        "each changed character of a data field makes its check digit wrong and leaves the rest", arguments: Samples.all
    )
    func flips(_ lines: [String]) throws {
        let original = try MRZ(lines: lines)
        let fields: [(MRZField, MRZCheckDigit.Field)] = [
            (.documentNumber, .documentNumber), (.dateOfBirth, .dateOfBirth), (.dateOfExpiry, .dateOfExpiry),
        ]
        for (field, covered) in fields {
            for position in original.range(of: field) {
                var characters = original.characters
                // One more than the character: every weight is prime to ten, so the check digit differs.
                characters[position] =
                    switch characters[position] {
                    case UInt8(ascii: "9"): UInt8(ascii: "0")
                    case UInt8(ascii: "<"): UInt8(ascii: "1")
                    case UInt8(ascii: "Z"): UInt8(ascii: "Y")
                    default: characters[position] + 1
                    }
                let changed = try MRZ(characters: characters)
                let wrong = changed.checkDigits.wrong.map(\.field).filter { $0 != .composite }
                #expect(wrong == [covered])
                #expect(changed.name == original.name)
                #expect(changed.issuer == original.issuer)
            }
        }
    }

    @Test("a foreign character is refused with line and column", arguments: Samples.all)
    func foreign(_ lines: [String]) throws {
        let format = try MRZ(lines: lines).format
        for offset in stride(from: 0, to: format.characterCount, by: 7) {
            for character in [UInt8(ascii: "a"), 0, 0xFF, UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@")] {
                var characters = Array(lines.joined().utf8)
                characters[offset] = character
                let error = #expect(throws: MRZError.self) { try MRZ(characters: characters) }
                #expect(error?.code == .character)
                #expect(error?.line == offset / format.lineLength + 1)
                #expect(error?.column == offset % format.lineLength + 1)
            }
        }
    }

    @Test("any other count of characters is refused")
    func counts() {
        for count in 0...120 where ![72, 88, 90].contains(count) {
            let error = #expect(throws: MRZError.self) {
                try MRZ(characters: [UInt8](repeating: UInt8(ascii: "A"), count: count))
            }
            #expect(error?.code == (count == 0 ? .empty : .length))
        }
    }

    @Test("text fields say what the single ones do", arguments: Samples.all)
    func textFields(_ lines: [String]) throws {
        let mrz = try MRZ(lines: lines)
        let fields = mrz.textFields
        #expect(fields.documentNumber == mrz.documentNumber)
        #expect(fields.primary == mrz.name.primary)
        #expect(fields.secondary == mrz.name.secondary ?? "")
        #expect(fields.optionalData == mrz.optionalData)
        #expect(fields.dateOfBirth == mrz.dateOfBirth.text)
    }

    @Test("neither a zone nor a name nor a date prints itself")
    func redaction() throws {
        let mrz = try MRZ(lines: Samples.td3)
        var dumped = ""
        dump(mrz, to: &dumped)
        dump(mrz.name, to: &dumped)
        dumped += "\(mrz) \(mrz.name) \(mrz.dateOfBirth) " + String(reflecting: mrz)
        #expect(!dumped.contains("7408"))
        #expect(!dumped.contains("L8989"))
        #expect(!"\(mrz.name)".contains("ERIKSSON"))
    }

    @Test(
        "deviations are named",
        arguments: [
            ("F", "X", MRZDeviation.sexX), ("F", "Q", .sexInvalid),
            ("UTOER", "ZZZER", .issuerUnknown), ("UTO74", "QQQ74", .nationalityUnknown),
            ("UTO74", "DEU74", .germanyAsDEU),
            ("ANNA", "ANN4", .digitInName), ("ANNA<MARIA", "ANNA<<MARI", .nameSeparatorRepeated),
            ("ERIKSSON", "<RIKSSON", .nameEmpty), ("P<", "X<", .documentCodeUnusual),
            ("340415", "341315", .dateOfExpiryInvalid),
            ("340415", "3404<<", .dateOfExpiryIncomplete), ("740812", "740800", .dateZeroForUnknown),
            ("740812", "74081A", .dateOfBirthInvalid), ("L898902C36", "L898902C3A", .checkDigitNotDigit),
            ("L898902C3", "<<<<<<<<<", .documentNumberEmpty),
        ])
    func deviations(_ found: String, written: String, deviation: MRZDeviation) throws {
        var text = Samples.td3.joined()
        if found == "F" {
            text = text.replacing("2F3", with: "2\(written)3")
        } else {
            text = text.replacing(found, with: written)
        }
        let mrz = try MRZ(characters: Array(text.utf8))
        #expect(mrz.deviations.contains(deviation))
    }

    @Test("two zones are equal when all their characters are")
    func equality() throws {
        let mrz = try MRZ(lines: Samples.td3)
        #expect(try mrz == MRZScanner.scan(Samples.td3.joined().lowercased()).mrz)
        #expect(try mrz != MRZ(lines: [Samples.td3[0], "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]))
    }
}
