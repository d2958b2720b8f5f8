// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// A chip that is not read as the reading begins, and what the report names about it.
struct NamedReading: Sendable, CustomTestStringConvertible {
    let profile: String
    var deviations: Set<String> = []
    var ways: Set<String> = []
    /// Whether the reader passes extended length fields on.
    var takesExtendedLength = true

    var testDescription: String { profile }
}

@Suite("Every other way that a reading takes has a name: ReadingDeviation and ReadingWay", .timed)
struct ReadingNamesTests {
    static let chips: [NamedReading] = [
        NamedReading(profile: "default"),
        NamedReading(profile: "extended-length"),
        NamedReading(profile: "wrong-length", deviations: ["headerReadFirst"]),
        NamedReading(profile: "read-limit", deviations: ["headerReadFirst", "readLengthReduced"]),
        NamedReading(profile: "empty-reads", deviations: ["emptyRead", "headerReadFirst", "readLengthReduced"]),
        NamedReading(
            profile: "extended-length-empty",
            deviations: ["emptyRead", "headerReadFirst", "readLengthReduced", "extendedLengthRefused"]),
        NamedReading(
            profile: "extended-length-6700",
            deviations: ["headerReadFirst", "readLengthReduced", "extendedLengthRefused"]),
        NamedReading(profile: "extended-length-6700", takesExtendedLength: false),
        NamedReading(profile: "extended-length-unstated", deviations: ["bufferSizesNotStated"]),
        NamedReading(profile: "extended-length-unstated", takesExtendedLength: false),
        NamedReading(profile: "corrected-length", ways: ["lengthCorrected"]),
        NamedReading(profile: "short-reads", ways: ["shortReads"]),
        NamedReading(profile: "master-file-3f00", ways: ["masterFileSelected"]),
        NamedReading(profile: "master-file-unnamed", ways: ["masterFileSelectedWithoutIdentifier"]),
        NamedReading(profile: "select-p2-00", deviations: ["selectWithAnswer"]),
        NamedReading(
            profile: "sfi-wrong-dg1", deviations: ["shortEFOtherFile"], ways: ["applicationSelectedAgain"]),
        NamedReading(profile: "indefinite-6282", ways: ["endOfFileWarning"]),
        NamedReading(profile: "indefinite-9000", ways: ["endOfFileOffset"]),
        NamedReading(profile: "indefinite-6700", deviations: ["headerReadFirst"], ways: ["endOfFileOffset"]),
        NamedReading(
            profile: "aa-rsa-chained", deviations: ["channelReopened"], ways: ["answerInPieces", "signatureAskedShort"]),
    ]

    @Test("each chip is read whole, and its report names what it took and nothing else", arguments: chips)
    func named(_ chip: NamedReading) async throws {
        let simulated = try SimulatedDocument(chip.profile)
        let evidence = await PassportReader.read(
            on: try simulated.channel(takesExtendedLength: chip.takesExtendedLength), access: try simulated.lines)
        #expect(evidence.failure == nil)
        for file in evidence.applicationFiles { #expect(file.octets == simulated.document.files[file.file]) }
        #expect(Set(evidence.deviations) == chip.deviations)
        #expect(Set(evidence.ways) == chip.ways)
        #expect(evidence.deviations.count == chip.deviations.count && evidence.ways.count == chip.ways.count)
        let report = try simulated.judge(evidence)
        #expect(report.ways == evidence.ways && report.overall == .successful)
        #expect(report.json()["ways"]?.array?.compactMap(\.string) == evidence.ways)
        let text = ReportText.render(report)
        for name in chip.ways.union(chip.deviations) { #expect(text.contains("(\(name))"), "\(text)") }
        // A habit is no departure, and turns nothing, also under the policy that refuses departures.
        if chip.deviations.isEmpty, !chip.ways.isEmpty, !chip.profile.hasPrefix("indefinite") {
            let usual = try await SimulatedDocument("default").report(policy: .strict)
            #expect(try simulated.judge(evidence, policy: .strict).overall == usual.overall)
        }
        #expect(try Evidence(parsing: evidence.json().octets()).ways == evidence.ways)
    }

    @Test("a short answer, a corrected length or a lost block that comes once is no habit")
    func once() async throws {
        let simulated = try SimulatedDocument("plain")
        let channel = try simulated.channel { number, command in
            // The second block of EF.DG2.
            number == 12 ? .replacement([0x67, 0x00]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: .none)
        #expect(evidence.failure == nil && evidence.deviations.isEmpty && evidence.ways.isEmpty)
        #expect(evidence.recoveries.map(\.action) == [.repeated])
    }

    @Test("the end of a file is told by any word, and by what stands in the file", arguments: [0x6A86, 0x6F00, 0x6700])
    func endByOtherWord(_ word: Int) async throws {
        let simulated = try SimulatedDocument("indefinite-9000") {
            $0.accessControl = .none
            ($0.activeAuthentication, $0.chipAuthentication) = (nil, [])
        }
        let length = try #require(simulated.document.files[.dataGroup(.dg13)]).count
        let channel = try simulated.channel { _, command in
            let isBehind =
                command.count == 5 && command[1] == CommandAPDU.Instruction.readBinary
                && Int(command[2]) << 8 | Int(command[3]) == length
            return isBehind ? .replacement([UInt8(word >> 8), UInt8(word & 0xFF)]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: .none)
        #expect(evidence.octets(of: .dataGroup(.dg13)) == simulated.document.files[.dataGroup(.dg13)])
        #expect(evidence.ways == ["endOfFileRefused"])
    }

    @Test("SELECT that is answered with any warning is named")
    func selectWarnings() async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        let channel = try simulated.channel { _, command in
            command.starts(with: [0x00, 0xA4, 0x04]) ? .replacement([0x62, 0x00]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil && evidence.deviations == ["selectWarning"])
    }

    @Test("every name of both lists has a chip here or in the suite that is named")
    func complete() {
        let elsewhere: Set<String> = [
            // AccessProcedureTests
            "computedCheckDigits", "passwordRepeated", "parameterReferenceOtherForm", "cardAccessMalformed",
            // PassportReaderTests, AccessFailureTests
            "channelReopened", "selectWarning", "responseTooLong", "oddReadWithoutDO53",
            // ReadingHabitsTests
            "shortEFNotSupported",
            // TerminalAuthenticationReadingTests
            "terminalAuthenticationUnverifiedChip",
            // ConfigurationVectorTests, the campaign for readers (ISO7816_E_23)
            "authoritiesShortEFWrong",
            // ReadingCapabilitiesTests
            "extendedLengthLost",
            // ApplicationReadingTests
            "otherApplicationIdentifier",
            // Above
            "endOfFileRefused",
        ]
        let named = Self.chips.reduce(into: elsewhere) { $0.formUnion($1.deviations.union($1.ways)) }
        #expect(named == Set(ReadingDeviation.allCases.map(\.rawValue) + ReadingWay.allCases.map(\.rawValue)))
    }
}
