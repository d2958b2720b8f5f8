// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Chip and terminal authentication in the master file, Doc 9303-11, 6.2, 7.1 and J.2", .timed)
struct LDS2MasterFileTests {
    private static let profile = "lds2-chip-master-file"

    @Test("a chip whose EF.CardSecurity alone has the key proves itself with it, and opens its records")
    func proven() async throws {
        let run = try await LDS2Run.read(SimulatedDocument(Self.profile))
        #expect(run.evidence.failure == nil && run.isFaithful)
        #expect(run.chip.chipAuthentication?.outcome == .completed && run.chip.chipAuthentication?.channel == 2)
        #expect(run.chip.chipAuthentication?.isInMasterFile == true)
        // The key says nothing of the document: EF.SOD and DG1 came through the channel that it opened.
        #expect(run.evidence.entry(.sod)?.channel == 2 && run.channel(of: .dg1) == 2)
        #expect(run.chip.terminalAuthentication?.outcome == .completed)
        #expect(run.evidence.lds2.map(\.state) == [.read, .read, .read])
        let report = try run.simulated.judge(run.evidence)
        #expect(report.overall == .successful && report.headline.word == .verified)
        #expect(report.check(.chipAuthentication)?.result == .successful)
        #expect(report.lds2.flatMap(\.files).flatMap(\.records).allSatisfy { $0.result != .failed })
        // The bundle says the same, and it is its own word.
        let again = try Evidence(parsing: run.evidence.json().octets())
        #expect(again.chip.chipAuthentication == run.chip.chipAuthentication)
        #expect(try run.simulated.judge(again).state(.chipAuthentication) == "undetermined (recorded)")
    }

    @Test("a terminal without rights to records does not look for EF.CardSecurity")
    func withoutRights() async throws {
        let run = try await ProtocolRun(Self.profile)
        #expect(run.evidence.entry(.cardSecurity) == nil && run.chip.chipAuthentication == nil)
        let plain = try await LDS2Run.read(
            SimulatedDocument(Self.profile), plan: ReadPlan(requested: [.dg1], lds2: []))
        #expect(plain.evidence.lds2.isEmpty && plain.evidence.entry(.cardSecurity) == nil)
    }

    @Test("a passport without EF.CardSecurity is read by a terminal with such rights as by any other")
    func absent() async throws {
        let simulated = try SimulatedDocument("lds2-read-only") {
            $0.pace = DocumentDescription().pace
            $0.terminalAuthentication?.place = .application
        }
        let run = try await LDS2Run.read(simulated)
        #expect(run.evidence.failure == nil && run.evidence.entry(.cardSecurity) == nil)
        #expect(run.chip.chipAuthentication?.outcome == .completed)
        #expect(run.chip.chipAuthentication?.isInMasterFile == false)
        #expect(try run.simulated.judge(run.evidence).overall == .successful)
    }

    @Test("a copy without the private key is found out in the master file, too, and sees no certificate")
    func copied() async throws {
        let simulated = try SimulatedDocument(Self.profile) { $0.behaviour.chipAuthenticationFault = .otherKey }
        let run = try await LDS2Run.read(simulated)
        #expect(run.chip.chipAuthentication?.outcome == .mismatch)
        #expect(run.evidence.lds2.isEmpty && run.chip.terminalAuthentication?.outcome != .completed)
        #expect(try run.simulated.judge(run.evidence).check(.chipAuthentication)?.result == .failed)
    }

    @Test("a chip that shows the files of another document before it proves itself is found out", arguments: [0, 1])
    func otherDocument(index: Int) async throws {
        let file = [LDSFile.sod, .dataGroup(.dg1)][index]
        let run = try await LDS2Run.read(SimulatedDocument(Self.profile))
        let text = run.evidence.json().text()
        let entry = try #require(run.evidence.entry(file))
        // As if it had come through the channel of PACE alone.
        var evidence = run.evidence
        evidence.files = evidence.files.map { $0.file == file ? entry.elsewhere(1) : $0 }
        let check = try run.simulated.judge(evidence).check(.chipAuthentication)
        #expect(check?.result == .undetermined && check?.finding.reason == .otherChannel)
        #expect(try Evidence(parsing: Array(text.utf8)).entry(file)?.channel == 2)
    }

    @Test("a key that nobody trusted signed proves nothing")
    func notAuthenticated() async throws {
        let run = try await LDS2Run.read(SimulatedDocument(Self.profile))
        let report = try SimulatedDocument(Self.profile, seed: 2).judge(run.evidence)
        #expect(report.check(.chipAuthentication)?.result == .undetermined)
        #expect(report.check(.chipAuthentication)?.finding.reason == .keyNotAuthenticated)
    }

    @Test(
        "a disturbance at any command behind the first file is recovered from", .long(),
        arguments: [ChannelFault.reset, .truncation(3)])
    func disturbed(fault: ChannelFault) async throws {
        let simulated = try SimulatedDocument(Self.profile) { $0.lds2?.applications = [.visaRecords] }
        let whole = try await LDS2Run.read(simulated)
        let commands = try #require(whole.evidence.exchange?.commands)
        let start = Log<Int>()
        _ = try await LDS2Run.read(simulated) { index, command in
            if command.count > 1, command[0] == 0x0C { start.append(index) }
            return nil
        }
        for number in try #require(start.all.first)..<commands {
            let run = try await LDS2Run.read(simulated) { index, _ in index == number ? fault : nil }
            #expect(run.evidence.failure == nil && run.isFaithful, "\(number)")
            let report = try run.simulated.judge(run.evidence)
            #expect(report.overall == .successful, "\(number)")
            #expect(report.check(.chipAuthentication)?.result == .successful, "\(number)")
            #expect(run.records(.visaRecords)?.records == whole.records(.visaRecords)?.records, "\(number)")
            #expect(!run.evidence.deviations.contains("shortEFOtherFile"), "\(number)")
        }
    }

    @Test("with the key in both places the one of EF.DG14 is used")
    func both() async throws {
        let simulated = try SimulatedDocument(Self.profile) {
            $0.chipAuthentication[0].place = .both
            $0.terminalAuthentication?.place = .both
        }
        let run = try await LDS2Run.read(simulated)
        #expect(run.chip.chipAuthentication?.outcome == .completed)
        #expect(run.chip.chipAuthentication?.isInMasterFile == false)
        #expect(run.evidence.lds2.map(\.state) == [.read, .read, .read])
    }

    @Test("a chip with EF.CardSecurity is compared with itself in its application, over other applications too")
    func compared() async throws {
        let mapping = try SimulatorProfile.named("pace-cam").document.pace
        let simulated = try SimulatedDocument("several-applications") { $0.pace = mapping }
        let identifier = try #require(ApplicationIdentifier(hexadecimal: "A000000167455349474E"))
        let signatures = DocumentApplication(
            identifier: identifier, name: "eSign", files: [ApplicationFile(fileIdentifier: 0xC000)])
        let options = PassportReader.Options(otherApplications: [signatures])
        let plain = try await ProtocolRun(simulated).evidence.exchange?.commands ?? 0
        let whole = try await ProtocolRun(simulated, options: options)
        let commands = whole.evidence.exchange?.commands ?? 0
        #expect(whole.evidence.entry(.cardSecurity)?.state == .read && plain < commands)
        for number in plain..<commands {
            let run = try await ProtocolRun(simulated, options: options) { index, _ in
                index == number ? .reset : nil
            }
            #expect(run.evidence.failure == nil, "\(number)")
            #expect(!run.evidence.deviations.contains("shortEFOtherFile"), "\(number)")
            let octets = run.evidence.applications.map { $0.octets(of: 0xC000) }
            #expect(octets == whole.evidence.applications.map { $0.octets(of: 0xC000) }, "\(number)")
        }
    }
}

extension FileEvidence {
    /// The same file through another channel.
    fileprivate func elsewhere(_ channel: Int) -> FileEvidence {
        FileEvidence(
            file: file, state: state, statusBytes: statusBytes, isProtected: channel > 0, channel: channel,
            octets: octets)
    }
}
