// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import EPassVectors
import Testing

@Suite("Vectors of Doc 9303-3 to -8 and 9303-11 D.2", .timed)
struct MRZVectorTests {
    @Test("the check digits of Appendix A")
    func checkDigits() throws {
        #expect(MRZVectors.checkDigits.count >= 5)
        for example in MRZVectors.checkDigits {
            let input = try #require(example.input ?? example.compositeInput)
            let digit = CheckDigitCalculation.checkDigit(of: input.utf8)
            #expect(String(decoding: [digit], as: UTF8.self) == example.checkDigit, "\(example.id)")
        }
    }

    @Test("there are specimens")
    func specimensExist() { #expect(MRZVectors.specimens.count { $0.lengthOk == true } >= 16) }

    @Test(
        "each specimen has the format, the check digits and the errata of the standard", arguments: MRZVectors.specimens
    )
    func specimen(_ specimen: MRZVectors.Specimen) throws {
        guard specimen.lengthOk == true else {
            #expect(throws: MRZError.self) { try MRZ(lines: specimen.lines) }
            return
        }
        let mrz = try MRZ(lines: specimen.lines)
        #expect(mrz.format.rawValue == specimen.format)
        #expect(mrz.lines == specimen.lines)
        let digits = try #require(specimen.checkDigits)
        let names: [String: MRZCheckDigit] = [
            "document_number": mrz.checkDigits.documentNumber, "date_of_birth": mrz.checkDigits.dateOfBirth,
            "date_of_expiry": mrz.checkDigits.dateOfExpiry, "optional_data": mrz.checkDigits.optionalData,
            "composite": mrz.checkDigits.composite,
        ]
        for (name, digit) in names {
            guard let vector = digits[name] else {
                #expect(digit.outcome == .absent, "\(name)")
                continue
            }
            #expect(digit.outcome == (vector.ok ? .correct : .wrong), "\(name)")
            #expect(String(decoding: [digit.expected], as: UTF8.self) == vector.computed, "\(name)")
            #expect(String(decoding: [digit.found], as: UTF8.self) == vector.printed, "\(name)")
        }
    }

    @Test("there are names")
    func namesExist() { #expect(MRZVectors.names.count >= 61) }

    @Test("each name is parted and marked as the standard shows", arguments: MRZVectors.names)
    func name(_ example: MRZVectors.NameExample) {
        let name = MRZName(field: Array(example.field.utf8))
        #expect(name.primary == example.primary)
        #expect(name.secondary ?? "" == example.secondary)
        #expect(name.truncation == (example.possiblyTruncated ? .possible : .none))
    }

    @Test("each name as printed agrees with its zone", arguments: MRZVectors.names)
    func nameAgrees(_ example: MRZVectors.NameExample) {
        let name = MRZName(field: Array(example.field.utf8))
        let outcome = NameComparison.compare(example.viz, with: name)
        #expect(outcome == .equal || (example.possiblyTruncated && outcome == .equalAsTruncated))
        #expect(NameComparison.compare("X" + example.viz, with: name) == .different)
    }

    @Test("a name that fits is written as the standard shows", arguments: MRZVectors.names)
    func nameIsBuilt(_ example: MRZVectors.NameExample) throws {
        let format = try #require(MRZFormat(rawValue: example.format))
        var builder = try Samples.builder(format)
        (builder.primary, builder.secondary) = Transliteration.split(example.viz)
        let built = try builder.build()
        #expect(NameComparison.compare(example.viz, with: built.name) != .different)
        if example.lineLen == example.expectedLen, !example.possiblyTruncated {
            #expect(built.text(of: .name) == example.field)
        } else if example.lineLen == example.expectedLen {
            #expect(built.name.truncation == .possible)
        }
    }

    @Test("each letter of section 6 has its transliterations")
    func letters() throws {
        let whole = MRZVectors.transliterations.contains {
            $0.latin.count == 95 && $0.cyrillic.count == 48 && $0.arabic.count == 82
        }
        #expect(whole)
        for file in MRZVectors.transliterations {
            for letter in file.latin {
                #expect(Transliteration.alternatives(for: Character(letter.char)) == letter.transliterations)
            }
            for letter in file.cyrillic {
                let character = Character(letter.char)
                let all = try #require(Transliteration.alternatives(for: character))
                #expect(all.first == letter.default)
                #expect(Set(all) == Set([letter.default].compactMap { $0 } + (letter.exceptions ?? [:]).values))
                #expect(Transliteration.transliterate(letter.char).text == letter.default)
            }
            for letter in file.arabic where letter.codePoint != "U+0651" && letter.codePoint != "U+0629" {
                #expect(Transliteration.transliterate(letter.char).text == letter.mrz ?? "", "\(letter.codePoint)")
            }
        }
    }

    @Test("the Arabic names of Appendix B")
    func arabicNames() {
        for example in MRZVectors.transliterations.flatMap(\.arabicExamples) {
            #expect(Transliteration.transliterate(example.arabic).text == example.mrzByTable)
            guard example.match else { continue }
            let name = MRZName(field: Array((example.mrzPrinted + "<").utf8))
            #expect(NameComparison.compare(primary: example.arabic, secondary: nil, with: name) == .equal)
        }
    }

    @Test("the special codes of section 5 are known by name")
    func countryCodes() {
        #expect(MRZVectors.countries.count >= 29)
        for code in MRZVectors.countries.keys {
            let country = CountryCode(rawValue: code)
            #expect(country.kind != .unknown, "\(code)")
            #expect(country.name != nil, "\(code)")
        }
    }

    @Test("negatives are refused or named, by case")
    func negatives() throws {
        #expect(MRZVectors.negatives.count >= 8)
        for negative in MRZVectors.negatives {
            let strict = Result { try MRZ(lines: negative.lines) }
            switch negative.expected {
            case let text where text.contains("43 characters"):
                #expect(throws: MRZError(code: .lineLength)) { try strict.get() }
            case let text where text.contains("lower case") || text.contains("outside"):
                #expect(throws: MRZError(code: .character)) { try strict.get() }
            case let text where text.contains("sex X"):
                #expect(try strict.get().deviations.contains(.sexX))
            case let text where text.contains("impossible date"):
                let mrz = try strict.get()
                #expect(mrz.dateOfBirth.state == .invalid)
                #expect(mrz.deviations.contains(.dateOfBirthInvalid))
                #expect(mrz.checkDigits.dateOfBirth.outcome == .wrong)
            case let text where text.contains("partially unknown"):
                let mrz = try strict.get()
                #expect(mrz.dateOfBirth.state == .partial)
                #expect(mrz.checkDigits.dateOfBirth.expected == CheckDigitCalculation.checkDigit(of: "74<<<<".utf8))
                #expect(mrz.dateOfBirth.fullYear(as: .birth, relativeTo: Samples.today) == 1974)
            case let text where text.hasPrefix("document number check digit wrong"):
                let digits = try strict.get().checkDigits
                #expect(digits.wrong.map(\.field) == [.documentNumber, .composite])
            case let text where text.hasPrefix("date of birth check digit wrong"):
                let digits = try strict.get().checkDigits
                #expect(digits.wrong.map(\.field) == [.dateOfBirth, .composite])
            default:
                Issue.record("unknown kind of negative: \(negative.expected)")
            }
        }
    }
}
