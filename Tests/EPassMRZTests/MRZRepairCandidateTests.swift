// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassMRZ

@Suite("MRZRepair: what is proposed, and what is decided", .timed)
struct MRZRepairCandidateTests {
    /// What the document numbers of States look like: A stands for a letter, 9 for a digit, X for either, anything else
    /// for itself.
    private static let shapes = [
        "999999999", "CXXXXXXXX", "AA9999999", "99AA99999", "AAA999999", "A9999999<", "AAXXXXXX9", "A99999999",
    ]
    private static let digits = Array("0123456789".utf8)
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    private static func number(_ shape: String, _ random: inout SeededGenerator) -> [UInt8] {
        shape.utf8.map { place in
            switch place {
            case UInt8(ascii: "A"): letters.randomElement(using: &random) ?? place
            case UInt8(ascii: "9"): digits.randomElement(using: &random) ?? place
            case UInt8(ascii: "X"): (digits + letters).randomElement(using: &random) ?? place
            default: place
            }
        }
    }

    private static func zone(_ number: [UInt8], _ format: MRZFormat) throws -> MRZ {
        var builder = try Samples.builder(format)
        builder.documentNumber = String(decoding: number.filter { $0 != MRZCharacter.filler }, as: UTF8.self)
        builder.optionalData = "ZE1B5O"
        return try builder.build()
    }

    private static func isInTable(_ left: UInt8, _ right: UInt8) -> Bool {
        Confusion.digit(for: left) == right || Confusion.digit(for: right) == left
    }

    @Test(
        "a misread character of a number, outside the table: never decided wrongly", arguments: shapes,
        MRZFormat.allCases)
    func outsideTheTable(_ shape: String, format: MRZFormat) throws {
        var random = SeededGenerator(seed: 12)
        var proposed = 0
        for _ in 0..<100 {
            let number = Self.number(shape, &random)
            let zone = try Self.zone(number, format)
            let place = Int.random(in: 0..<9, using: &random)
            guard let other = (Self.digits + Self.letters).randomElement(using: &random), other != number[place],
                number[place] != MRZCharacter.filler, !Self.isInTable(number[place], other)
            else { continue }
            var characters = zone.characters
            characters[zone.range(of: .documentNumber).lowerBound + place] = other
            let read = try MRZ(characters: characters, format: format)
            for repair in (try? MRZRepair.candidates(for: read)) ?? [] {
                // Where the check digits fit as it was read, nothing is touched.
                #expect(!repair.isDecided || repair.mrz.lines == read.lines, "\(read.lines)")
                proposed += repair.isDecided ? 0 : 1
            }
        }
        #expect(proposed > 5)
    }

    @Test("a misread character of a number, within the table: the right one is always proposed", arguments: shapes)
    func withinTheTable(_ shape: String) throws {
        var random = SeededGenerator(seed: 13)
        var found = 0
        for _ in 0..<400 {
            let number = Self.number(shape, &random)
            let zone = try Self.zone(number, .td3)
            let place = Int.random(in: 0..<9, using: &random)
            guard let other = Confusion.others(number[place]).first else { continue }
            var characters = zone.characters
            characters[zone.range(of: .documentNumber).lowerBound + place] = other
            let repairs = try MRZRepair.candidates(for: MRZ(characters: characters, format: .td3))
            #expect(repairs.contains { $0.mrz.lines == zone.lines })
            #expect(repairs.allSatisfy { !$0.isDecided && $0.changes.count == 1 })
            found += 1
        }
        #expect(found > 50)
    }

    @Test(
        "a misread character of a date, whatever it was: put right or refused, never put wrong", arguments: Samples.all)
    func dates(_ lines: [String]) throws {
        let zone = try MRZ(characters: Array(lines.joined().utf8))
        var decided = 0
        for field in [MRZField.dateOfBirth, .dateOfExpiry] {
            let range = zone.range(of: field)
            for place in range.lowerBound...range.upperBound {
                for other in Self.digits + Self.letters + [MRZCharacter.filler] where other != zone.characters[place] {
                    var characters = zone.characters
                    characters[place] = other
                    let read = try MRZ(characters: characters, format: zone.format)
                    for repair in (try? MRZRepair.candidates(for: read)) ?? [] where repair.isDecided {
                        // The filler counts for nothing, as the zero does: an unknown part, and no repair.
                        #expect(repair.mrz.lines == zone.lines || repair.changes.isEmpty, "\(read.lines)")
                        decided += repair.changes.isEmpty ? 0 : 1
                    }
                }
            }
        }
        #expect(decided > 5)
    }

    @Test("a field whose check digit fits is never touched, however confusable it is")
    func fits() throws {
        // The number is wrong by a misread outside the table; the personal number has what would make the composite
        // digit fit.
        var builder = try Samples.builder(.td3)
        builder.documentNumber = "734744943"
        builder.optionalData = "0O1I2Z5S8B"
        let zone = try builder.build()
        let range = zone.range(of: .documentNumber)
        for place in range {
            for other in Self.digits where other != zone.characters[place] {
                var characters = zone.characters
                characters[place] = other
                let read = try MRZ(characters: characters, format: .td3)
                for repair in (try? MRZRepair.candidates(for: read)) ?? [] {
                    #expect(repair.changes.allSatisfy { $0.field == .documentNumber })
                }
            }
        }
    }

    @Test("all readings with the fewest changes are listed")
    func all() throws {
        // 0 and O at the weight 7, 3 and 7: either of the first and the last may have been the letter.
        var builder = try Samples.builder(.td3)
        builder.documentNumber = "OAA0AAAAA"
        let zone = try builder.build()
        let text = zone.lines.joined(separator: "\n").replacing("OAA0", with: "0AA0")
        let repairs = try MRZRepair.candidates(for: text)
        #expect(repairs.map(\.mrz.documentNumber).sorted() == ["0AAOAAAAA", "OAA0AAAAA"])
        #expect(repairs.allSatisfy { $0.changes.count == 1 && !$0.isDecided })
    }

    @Test("K at the end of a name: every reading is listed")
    func names() throws {
        let text = Samples.td3.joined(separator: "\n").replacing("MARIA<<<<", with: "MARIA<KK<")
        let names = try MRZRepair.candidates(for: text).map { $0.mrz.name.text }
        #expect(Set(names).count == 3)
        #expect(names.contains { $0.hasSuffix("MARIA") } && names.contains { $0.hasSuffix("KK") })
    }

    @Test("1, 0 and others in a date are read from the letters that they look like; L among them")
    func lowerCase() throws {
        let text = Samples.td3.joined(separator: "\n").replacing("740812", with: "7408l2")
        let repair = try MRZRepair.repair(text)
        #expect(repair.mrz.lines == Samples.td3 && repair.isDecided)
    }

    @Test("a digit in a country code is a letter only where that makes the code known")
    func codes() throws {
        let known = Samples.td3.joined(separator: "\n").replacing("UTO", with: "UT0")
        #expect(try MRZRepair.repair(known).mrz.lines == Samples.td3)
        let unknown = Samples.td3.joined(separator: "\n").replacing("P<UTO", with: "P<0<<")
        #expect(try MRZRepair.repair(unknown).changes.isEmpty)
    }
}
