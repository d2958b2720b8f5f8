// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("LDS2 applications of chips that do not keep to the standard, and links that fail", .timed)
struct LDS2HostileTests {
    /// What comes of EF.VisaRecords, by the fault: the state, and how many records.
    static let faults: [(LDS2ChipFault, FileEvidence.State, Int)] = [
        (.numbersWrap, .nonConformant, 254), (.recordsWithoutEnd, .read, 2), (.recordsEmpty, .nonConformant, 0),
        (.lengthCorrected, .nonConformant, 0), (.recordsRefused, .nonConformant, 0), (.recordsDenied, .accessDenied, 0),
        (.recordsTogether, .read, 2),
    ]

    @Test("each fault ends in a result, with few commands, and the document is judged as it is", arguments: faults)
    func fault(fault: LDS2ChipFault, state: FileEvidence.State, count: Int) async throws {
        let run = try await LDS2Run.read("lds2-visas-only") { $0.chipFault = fault }
        #expect(run.evidence.failure == nil)
        let file = try #require(run.records(.visaRecords))
        #expect(file.state == state && file.records.count == count)
        #expect(run.evidence.exchange?.commands ?? .max < 600)
        let report = try run.simulated.judge(run.evidence)
        #expect(report.overall == .successful)
    }

    @Test("an application that the chip hides from a terminal with rights is absent")
    func hidden() async throws {
        let run = try await LDS2Run.read { $0.chipFault = .applicationsHidden }
        #expect(run.evidence.lds2.map(\.state) == [.absent, .absent, .absent])
        #expect(run.evidence.lds2.allSatisfy(\.files.isEmpty) && run.evidence.failure == nil)
    }

    @Test("biometrics that announce 4 GiB are not read")
    func huge() async throws {
        let run = try await LDS2Run.read { $0.chipFault = .biometricsHuge }
        #expect(run.records(.biometrics(.first))?.state == .tooLarge)
        #expect(run.records(.biometrics(.first))?.records.isEmpty == true && run.evidence.failure == nil)
    }

    @Test("records that say that they go on for ever are what came of them, and no record")
    func withoutEnd() async throws {
        let run = try await LDS2Run.read("lds2-visas-only") { $0.chipFault = .recordsWithoutEnd }
        let report = try run.simulated.judge(run.evidence)
        #expect(run.entry(.visaRecords, in: report)?.result == .failed)
        #expect(run.entry(.visaRecords, in: report)?.error != nil)
        #expect(report.headline.word == .verifiedWithFindings)
    }

    // MARK: Links

    @Test(
        "a disturbance at a record is recovered from: opened again, rights regained, gone on with at the record",
        arguments: [
            ChannelFault.reset, .transmissionFailure, .truncation(3), .replacement([0x6F, 0x00]),
            .replacement([0x69, 0x82]),
        ], [1, 2, 3, 5])
    func disturbed(fault: ChannelFault, at number: Int) async throws {
        let simulated = try SimulatedDocument("lds2-visas-only")
        let seen = Log<Void>()
        let run = try await LDS2Run.read(simulated) { _, command in
            guard command.count > 1, command[0] == 0x0C, command[1] == 0xB2 else { return nil }
            seen.append(())
            return seen.all.count == number ? fault : nil
        }
        let made = try #require(simulated.document.lds2)
        #expect(run.evidence.failure == nil && run.isFaithful && run.openings == 2)
        #expect(run.records(.visaRecords)?.records == made.visaRecords.records.map(\.octets))
        #expect(run.records(.visaRecords)?.state == .read)
        #expect(run.evidence.recoveries.map(\.step) == [.record])
        #expect(run.evidence.recoveries.first?.action == .reopened)
        #expect(run.chip.terminalAuthentication?.outcome == .completed)
        // Five commands for records, and one of them twice; what had come was not asked for again.
        #expect(run.protected(0xB2) == 6)
        #expect(try run.simulated.judge(run.evidence).headline.word == .verified)
    }

    @Test("what happens each time is the chip's answer: the file ends, the reading does not")
    func lasting() async throws {
        let simulated = try SimulatedDocument("lds2-read-only")
        let run = try await LDS2Run.read(simulated, fault: EPassTests.Disturbance.word(0x6F00, to: 0xB2))
        #expect(run.evidence.failure == nil && run.isFaithful)
        #expect(run.evidence.lds2.flatMap(\.files).map(\.state) == [.nonConformant, .nonConformant, .nonConformant])
        #expect(run.evidence.deviations.contains("channelReopened"))
    }

    @Test("a chip that leaves the field over a record was read; what came of its records is kept")
    func lost() async throws {
        let simulated = try SimulatedDocument("lds2-visas-only")
        let seen = Log<Void>()
        let run = try await LDS2Run.read(simulated) { _, command in
            guard command.count > 1, command[1] == 0xB2 else { return nil }
            seen.append(())
            return seen.all.count == 4 ? .removal : nil
        }
        #expect(run.evidence.failure == nil && run.isFaithful)
        #expect(run.records(.certificates(.visaRecords))?.state == .read)
        #expect(run.records(.visaRecords)?.state == .aborted)
        #expect(run.records(.visaRecords)?.records.count == 1)
        let report = try run.simulated.judge(run.evidence)
        #expect(report.overall == .successful)
        #expect(report.outline.section(.records)?.lines.contains { $0.mark == .open } == true)
    }

    @Test("rights that the chip does not give back end the file, and nothing more is asked for")
    func notRegained() async throws {
        let simulated = try SimulatedDocument("lds2-visas-only")
        let records = Log<Void>()
        let run = try await LDS2Run.read(simulated) { _, command in
            guard command.count > 1, command[0] == 0x0C else { return nil }
            if command[1] == 0xB2 {
                records.append(())
                return records.all.count == 4 ? .reset : nil
            }
            // EXTERNAL AUTHENTICATE of the second time, and whenever it is tried again.
            return command[1] == 0x82 && records.all.count >= 4 ? .replacement([0x6F, 0x00]) : nil
        }
        #expect(run.evidence.failure == nil)
        #expect(run.records(.visaRecords)?.state == .accessDenied)
        #expect(run.records(.visaRecords)?.records.count == 1)
        #expect(run.protected(0xB2) == 4)
    }
}
