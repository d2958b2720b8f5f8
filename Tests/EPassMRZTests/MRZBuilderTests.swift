// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import Testing

@Suite("MRZBuilder, Doc 9303-3, 4 and 9303-4 to -7, 4.2.2", .timed)
struct MRZBuilderTests {
    @Test("writes the specimen of the standard")
    func specimen() throws {
        var builder = try Samples.builder(.td3)
        builder.optionalData = "ZE184226B"
        #expect(try builder.build().lines == Samples.td3)
    }

    @Test("what is built is parsed to the same, in all formats", arguments: MRZFormat.allCases)
    func roundTrip(_ format: MRZFormat) throws {
        var generator = SeededGenerator(seed: 3)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let alphanumeric = letters + Array("0123456789")
        func word(_ characters: [Character], _ range: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: range, using: &generator)).map { _ in
                    characters.randomElement(using: &generator) ?? "A"
                })
        }
        let codes = CountryCode.all.map(\.rawValue)
        for _ in 0..<300 {
            var builder = try Samples.builder(format)
            builder.issuer = codes.randomElement(using: &generator) ?? "UTO"
            builder.nationality = codes.randomElement(using: &generator) ?? "UTO"
            builder.primary = (0...Int.random(in: 0...2, using: &generator)).map { _ in word(letters, 1...14) }
                .joined(separator: " ")
            builder.secondary =
                Bool.random(using: &generator) ? word(letters, 1...20) + "-" + word(letters, 1...9) : nil
            let takesLong = format == .td1 || format == .td2
            builder.documentNumber = word(alphanumeric, 1...(takesLong ? 14 : 9))
            builder.sex = MRZSex.allCases.randomElement(using: &generator) ?? .unspecified
            builder.dateOfBirth = try #require(
                MRZDate(["740812", "74<<<<", "<<<<<<", "0102<<"].randomElement(using: &generator)?.utf8 ?? "".utf8))
            if builder.documentNumber.count <= 9 { builder.optionalData = word(alphanumeric, 0...6) }
            if format == .td1 { builder.optionalData2 = word(alphanumeric, 0...11) }
            let mrz = try builder.build()
            #expect(mrz.checkDigits.wrong.isEmpty)
            #expect(mrz.format == format)
            #expect(mrz.documentNumber == builder.documentNumber)
            #expect(mrz.optionalData == builder.optionalData)
            #expect(mrz.optionalData2 == builder.optionalData2)
            #expect(mrz.issuer.rawValue == builder.issuer)
            #expect(mrz.nationality.rawValue == builder.nationality)
            #expect(mrz.sex == builder.sex)
            #expect(mrz.dateOfBirth == builder.dateOfBirth)
            let names = NameComparison.compare(primary: builder.primary, secondary: builder.secondary, with: mrz.name)
            #expect(
                names == .equal || names == .equalAsTruncated,
                "\(builder.primary), \(builder.secondary ?? "") as \(mrz.text(of: .name))")
            #expect(mrz.deviations.filter { $0 != .germanyAsDEU }.isEmpty)
            #expect(try MRZScanner.scan(mrz.lines.joined(separator: "\r\n")).mrz == mrz)
        }
    }

    @Test(
        "the name is never longer than its field, and ends in a letter where it is cut", arguments: MRZFormat.allCases)
    func truncation(_ format: MRZFormat) throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            func components(_ count: ClosedRange<Int>) -> String {
                (0..<Int.random(in: count, using: &generator)).map { _ in
                    String(repeating: "X", count: Int.random(in: 1...40, using: &generator))
                }.joined(separator: " ")
            }
            var builder = try Samples.builder(format)
            builder.primary = components(1...30)
            builder.secondary = Bool.random(using: &generator) ? components(1...20) : nil
            let mrz = try builder.build()
            let whole = builder.primary.count + (builder.secondary.map { $0.count + 2 } ?? 0)
            let width = mrz.range(of: .name).count
            #expect(mrz.name.truncation == (whole >= width ? .possible : .none))
            #expect(mrz.name.secondaryComponents.isEmpty == (builder.secondary == nil))
        }
    }

    @Test("a long document number, and what cannot be one")
    func longNumber() throws {
        var builder = try Samples.builder(.td1)
        builder.documentNumber = "D23145890734"
        builder.optionalData = "AB"
        let mrz = try builder.build()
        #expect(mrz.lines[0] == "I<UTOD23145890<7349<AB<<<<<<<<")
        #expect(mrz.documentNumber == "D23145890734")
        #expect(mrz.optionalData == "AB")
        for (number, code) in [
            ("", MRZError.Code.documentNumber), (String(repeating: "A", count: 23), .fieldTooLong),
            ("ABCDEFGHI JK", .fieldCharacter), ("ABCDEFGH IJK", .fieldCharacter), ("Ä", .fieldCharacter),
        ] {
            builder.documentNumber = number
            let error = #expect(throws: MRZError.self) { try builder.build() }
            #expect(error?.code == code, "\(number)")
        }
        builder.format = .td3
        builder.documentCode = "P"
        builder.documentNumber = "D231458907"
        #expect(throws: MRZError(code: .fieldTooLong)) { try builder.build() }
    }

    @Test("values that a zone cannot have are refused by field")
    func refused() throws {
        let cases: [(MRZError.Code, (inout MRZBuilder) -> Void)] = [
            (.documentCodeUnfit, { $0.documentCode = "V" }), (.documentCodeUnfit, { $0.documentCode = "PV" }),
            (.documentCodeUnfit, { $0.documentCode = "P1" }), (.documentCodeUnfit, { $0.documentCode = "" }),
            (.countryCodeUnknown, { $0.issuer = "ZZZ" }), (.countryCodeUnknown, { $0.nationality = "" }),
            (.countryCodeUnknown, { $0.nationality = "UT1" }), (.fieldTooLong, { $0.optionalData = "123456789012345" }),
            (.fieldTooLong, { $0.optionalData2 = "1" }), (.name, { $0.primary = "" }), (.name, { $0.primary = "-" }),
            (.name, { $0.primary = "山田" }), (.name, { $0.secondary = "R2D2" }),
            (.date, { $0.dateOfExpiry = MRZDate("3404<<".utf8) ?? $0.dateOfExpiry }),
            (.date, { $0.dateOfBirth = MRZDate("741301".utf8) ?? $0.dateOfBirth }),
        ]
        for (code, change) in cases {
            var builder = try Samples.builder(.td3)
            change(&builder)
            let error = #expect(throws: MRZError.self) { try builder.build() }
            #expect(error?.code == code)
        }
    }

    @Test("a card is not AI, nor anything with V: Doc 9303-5 and -6, 4.2.2 note k", arguments: [MRZFormat.td1, .td2])
    func cardCodes(_ format: MRZFormat) throws {
        var builder = try Samples.builder(format)
        for code in ["AI", "AV", "CV", "IV"] {
            builder.documentCode = code
            #expect(throws: MRZError(code: .documentCodeUnfit)) { try builder.build() }
        }
        for code in ["A", "AC", "I", "ID", "C", "IP"] {
            builder.documentCode = code
            #expect(try builder.build().documentCode == code)
        }
    }

    @Test("the check digit of an empty personal number is written as the caller chooses")
    func emptyPersonalNumber() throws {
        var builder = try Samples.builder(.td3)
        #expect(try builder.build().lines[1].dropLast().last == "<")
        builder.writesZeroForEmptyOptionalData = true
        #expect(try builder.build().lines[1].dropLast().last == "0")
        #expect(try builder.build().checkDigits.wrong.isEmpty)
    }
}
