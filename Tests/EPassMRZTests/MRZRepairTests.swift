// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import Foundation
import Testing

@Suite("MRZRepair: errors of optical reading", .timed)
struct MRZRepairTests {
    private let confusions: [Character: Character] = [
        "O": "0", "I": "1", "B": "8", "S": "5", "Z": "2", "0": "O", "1": "I", "8": "B", "5": "S", "2": "Z",
    ]

    @Test("a zone without errors is not changed", arguments: Samples.all)
    func unchanged(_ lines: [String]) throws {
        let repair = try MRZRepair.repair(lines.joined(separator: "\n"))
        #expect(repair.mrz.lines == lines)
        #expect(repair.changes.isEmpty)
    }

    @Test("one confused character anywhere is put right, or refused; never put wrong", arguments: Samples.all)
    func oneConfusion(_ lines: [String]) throws {
        let original = Array(lines.joined())
        var repaired = 0
        for index in original.indices {
            guard let other = confusions[original[index]] else { continue }
            var text = original
            text[index] = other
            let mrz = try MRZ(characters: Array(String(text).utf8))
            do throws(MRZError) {
                let repair = try MRZRepair.repair(mrz)
                // Optional data of visas, and the codes of all, are under no check digit.
                if repair.changes.isEmpty {
                    #expect(mrz.format.isVisa && mrz.range(of: .optionalData).contains(index) || index < 2)
                    continue
                }
                repaired += 1
                #expect(repair.mrz.lines == lines, "position \(index)")
                #expect(repair.changes.count == 1)
                #expect(repair.changes.first?.found == String(other))
                #expect(repair.changes.first?.written == String(original[index]))
            } catch {
                #expect(error.code == .ambiguousRepair)
            }
        }
        #expect(repaired > 15)
    }

    @Test("several confusions in dates, check digits and names at once")
    func severalConfusions() throws {
        let text = "P<UT0ER1K550N<<ANNA<MAR1A<<<<<<<<<<<<<<<<<<<\nL898902C36UTO74O8I22F34O4I59ZE184226B<<<<<I6"
        let repair = try MRZRepair.repair(text)
        #expect(repair.mrz.lines == Samples.td3)
        #expect(repair.changes.count == 11)
        #expect(repair.changes.map(\.line) == [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    }

    @Test(
        "K for the filler where no letter can be",
        arguments: [
            ("P<UTO", "PKUTO"), ("MARIA<<<<<<<<<<<<<<<<<<<", "MARIA<<K<<KKK<<K<<<<KK<<"), ("2F3", "2K3"),
        ])
    func fillerAsK(_ found: String, written: String) throws {
        let text = Samples.td3.joined(separator: "\n").replacing(found, with: written)
        let original =
            found == "2F3"
            ? Samples.td3.joined(separator: "\n").replacing(found, with: "2<3").split(separator: "\n").map(String.init)
            : Samples.td3
        let repair = try MRZRepair.repair(text)
        #expect(repair.mrz.lines == original)
        #expect(!repair.changes.isEmpty)
    }

    @Test(
        "K at the end of a name that may be a letter is refused, or left alone",
        arguments: [
            ("MARIA<<<<", "MARIAKK<<", true), ("MARIA<<<<", "MARIA<K<K", true), ("MARIA<<<<", "MARIA<KK<", true),
            ("MARIA<<<<", "MARIAK<<<", false), ("MARIA<<<<", "MARIA<K<<", false),
        ])
    func ambiguousK(_ found: String, written: String, refused: Bool) throws {
        let text = Samples.td3.joined(separator: "\n").replacing(found, with: written)
        if refused {
            let error = #expect(throws: MRZError.self) { try MRZRepair.repair(text) }
            #expect(error?.code == .ambiguousRepair)
            #expect(error?.field == .name)
        } else {
            #expect(try MRZRepair.repair(text).changes.isEmpty)
        }
    }

    @Test("German D with K for its fillers")
    func germany() throws {
        let text = "P<DKKMUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478DK<6408125F2702283<<<<<<<<<<<<<<<4"
        let repair = try MRZRepair.repair(text)
        #expect(repair.mrz.issuer.rawValue == "D")
        #expect(repair.mrz.nationality.rawValue == "D")
        #expect(repair.changes.count == 3)
    }

    @Test("fillers lost from, or doubled in, a run of them are put right", arguments: Samples.all, [1, 2])
    func lostAndDoubledFillers(_ lines: [String], count: Int) throws {
        var repaired = 0
        for lineIndex in lines.indices {
            let line = lines[lineIndex]
            guard let run = line.range(of: "<<<<") else { continue }
            let fillers = String(repeating: "<", count: count)
            for changed in [
                line.replacingCharacters(in: run.lowerBound..<line.index(run.lowerBound, offsetBy: count), with: ""),
                line.replacingCharacters(in: run.lowerBound..<run.lowerBound, with: fillers),
            ] {
                var damaged = lines
                damaged[lineIndex] = changed
                do throws(MRZError) {
                    let repair = try MRZRepair.repair(damaged.joined(separator: "\n"))
                    #expect(repair.mrz.lines == lines)
                    #expect(repair.changes.count == 1)
                    #expect(repair.changes.first?.kind == (changed.count < line.count ? .inserted : .removed))
                    repaired += 1
                } catch {
                    #expect(error.code == .ambiguousRepair, "\(damaged)")
                }
            }
        }
        #expect(repaired >= 2)
    }

    @Test("spaces for all fillers, those at the end of a line cut off")
    func trimmedSpaces() throws {
        let text = "P UTOERIKSSON  ANNA MARIA\nL898902C36UTO7408122F3404159ZE184226B     16"
        let repair = try MRZRepair.repair(text)
        #expect(repair.mrz.lines == Samples.td3)
        #expect(repair.normalisations.contains(.spacesAsFiller))
    }

    @Test("all fillers at the end of a line lost", arguments: [Samples.td3, Samples.td1, Samples.mrvA])
    func lostEnd(_ lines: [String]) throws {
        let text = lines.map { $0.replacing(/<+$/, with: "") }.joined(separator: "\n")
        #expect(try MRZRepair.repair(text).mrz.lines == lines)
    }

    @Test("where nothing is left of the fillers, a visa may be of either size: refused")
    func lostEndOfVisa() {
        let text = Samples.mrvB.map { $0.replacing(/<+$/, with: "") }.joined(separator: "\n")
        let error = #expect(throws: MRZError.self) { try MRZRepair.repair(text) }
        #expect(error?.code == .ambiguousRepair)
    }

    @Test("a lost filler and confused characters together")
    func lostAndConfused() throws {
        let text = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8989O2C36UTO74O8122F34O4159ZE184226B<<<<16"
        let repair = try MRZRepair.repair(text)
        #expect(repair.mrz.lines == Samples.td3)
        #expect(repair.changes.map(\.kind) == [.replaced, .replaced, .replaced, .inserted])
    }

    @Test("a run of characters that lacks one filler")
    func runTogether() throws {
        let text = Samples.td3[0].dropLast() + Samples.td3[1]
        #expect(try MRZRepair.repair(String(text)).mrz.lines == Samples.td3)
    }

    @Test("the filler of the document code that was lost")
    func documentCodeFiller() throws {
        let text = "PUTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n" + Samples.td3[1]
        #expect(try MRZRepair.repair(text).mrz.lines == Samples.td3)
    }

    @Test("one of the two fillers between the identifiers may be lost, or one at the end: refused")
    func lostSeparator() {
        let text = "P<UTOERIKSSON<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n" + Samples.td3[1]
        let error = #expect(throws: MRZError.self) { try MRZRepair.repair(text) }
        #expect(error?.code == .ambiguousRepair)
    }

    @Test("two repairs that fit are refused")
    func twoRepairs() throws {
        // Both weights are 7 and both differences the same: either zero may have been the letter.
        let text = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n0AA0AAAAA"
        let number = "OAA0AAAAA"
        let digit = String(decoding: [CheckDigitCalculation.checkDigit(of: number.utf8)], as: UTF8.self)
        let lower = "0AA0AAAAA" + digit + "UTO7408122F3404159<<<<<<<<<<<<<<<<"
        let zone = text.split(separator: "\n")[0] + "\n" + lower
        let error = #expect(throws: MRZError.self) { try MRZRepair.repair(String(zone)) }
        #expect(error?.code == .ambiguousRepair)
    }

    @Test("G and 6, K and the filler differ by tens: no check digit tells them apart where both may stand")
    func invisible() throws {
        for (found, written) in [("ZE184226B<", "ZE18422GB<"), ("26B<<<<<", "26B<KK<<")] {
            let text = Samples.td3.joined(separator: "\n").replacing(found, with: written)
            #expect(try MRZRepair.repair(text).changes.isEmpty)
        }
        // Where only a digit may stand, there is no question.
        let text = Samples.td3.joined(separator: "\n").replacing("L898902C36", with: "L898902C3G")
        #expect(try MRZRepair.repair(text).mrz.lines == Samples.td3)
    }

    @Test("a wrong digit that nothing explains is not repaired")
    func notRepairable() {
        let text = Samples.td3[0] + "\nL898902C36UTO7408132F3404159ZE184226B<<<<<16"
        let error = #expect(throws: MRZError.self) { try MRZRepair.repair(text) }
        #expect(error?.code == .notRepairable)
    }

    @Test("what is no zone at all is refused as the scanner does", arguments: ["", "hello", "P<UTO\nL898"])
    func noZone(_ text: String) {
        #expect(throws: MRZError.self) { try MRZRepair.repair(text) }
    }

    @Test("repairing takes bounded time, also where everything is confusable", .timeLimit(.minutes(1)))
    func bounded() {
        let hostile = [
            String(repeating: "0", count: 90), String(repeating: "0O", count: 44), String(repeating: "K", count: 88),
            String(repeating: "8<", count: 36), String(repeating: "<", count: 87),
            String(repeating: "S<", count: 45) + "<",
            String(repeating: "A", count: 28) + "\n" + String(repeating: "5", count: 28) + "\n"
                + String(repeating: "<", count: 28),
        ]
        for text in hostile {
            let wrong = (try? MRZRepair.repair(text))?.mrz.checkDigits.wrong
            #expect(wrong == nil || wrong == [])
        }
    }
}
