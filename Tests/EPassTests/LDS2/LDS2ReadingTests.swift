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

@Suite("LDS2 applications read by a terminal with rights, Doc 9303-10, 5", .timed)
struct LDS2ReadingTests {
    @Test(
        "each application is read to its end, octet for octet, and each record is judged",
        arguments: ["lds2-records", "lds2-read-only", "lds2-master-file"])
    func allRights(profile: String) async throws {
        let run = try await LDS2Run.read(SimulatedDocument(profile))
        let made = try #require(run.simulated.document.lds2)
        #expect(run.evidence.failure == nil && run.isFaithful && run.openings == 1)
        #expect(run.evidence.lds2.map(\.application) == LDS2Application.allCases)
        #expect(run.evidence.lds2.allSatisfy { $0.state == .read && $0.statusBytes == nil })
        #expect(run.records(.entryRecords)?.records == made.entryRecords.records.map(\.octets))
        #expect(run.records(.exitRecords)?.records == made.exitRecords.records.map(\.octets))
        #expect(run.records(.visaRecords)?.records == made.visaRecords.records.map(\.octets))
        #expect(run.records(.biometrics(.first))?.records == [made.biometrics.octets])
        for application in LDS2Application.allCases {
            let file = try #require(run.records(.certificates(application)))
            #expect(file.records == made.certificates[application]?.records.map(\.octets))
            #expect(file.state == .read && file.statusBytes == .recordNotFound)
            #expect(file.channel == run.chip.terminalAuthentication?.channel)
        }
        let report = try run.simulated.judge(run.evidence)
        let records = report.lds2.flatMap(\.files).flatMap(\.records).filter { $0.result != nil }
        #expect(records.count == 6)
        #expect(records.allSatisfy { $0.result == .successful && $0.signer == "C=UT, CN=UTBORDER1" })
        #expect(report.overall == .successful && report.headline.word == .verified && report.isTest)
        #expect(report.check(.terminalAuthentication)?.result == .successful)
        #expect(report.check(.terminalAuthentication)?.finding.detail?.contains("EF.EntryRecords") == true)
    }

    @Test("the rights decide what is asked for: of visas alone nothing else is selected")
    func partly() async throws {
        let run = try await LDS2Run.read(SimulatedDocument("lds2-visas-only"))
        #expect(run.evidence.lds2.map(\.application) == [.visaRecords])
        #expect(run.records(.visaRecords)?.records.count == 2)
        #expect(run.chip.terminalAuthentication?.lds2Rights.map(\.application) == [.visaRecords])
        // EF.Certificates with one record, EF.VisaRecords with two, and the word behind each.
        #expect(run.protected(0xB2) == 2 + 3)
    }

    @Test("without the right to EF.Certificates a record is read, and its signature is open")
    func withoutCertificates() async throws {
        let run = try await LDS2Run.read {
            $0.rights = .none
            $0.rights.travelRecords = [.readRecords]
        }
        #expect(run.evidence.lds2.flatMap(\.files).map(\.file) == [.exitRecords, .entryRecords])
        let report = try run.simulated.judge(run.evidence)
        let entry = try #require(run.entry(.entryRecords, in: report))
        #expect(entry.result == .undetermined && entry.signer == nil)
        #expect(entry.findings.first?.reason == .notRead)
        #expect(report.headline.word == .verified)
    }

    @Test("the certificates of records may be read alone")
    func certificatesOnly() async throws {
        let run = try await LDS2Run.read {
            $0.rights = .none
            $0.rights.visaRecords = [.readCertificates]
        }
        #expect(run.evidence.lds2.flatMap(\.files).map(\.file) == [.certificates(.visaRecords)])
    }

    @Test("an extension that document verifier or CVCA lacks leaves no right, and nothing is selected")
    func verifierWithout() async throws {
        for change in [
            { (lds2: inout LDS2Description) in lds2.verifierRights = .none },
            { (lds2: inout LDS2Description) in lds2.authorityRights = .none },
            { (lds2: inout LDS2Description) in lds2.rights = .none },
        ] {
            let run = try await LDS2Run.read("lds2-records", change)
            #expect(run.evidence.lds2.isEmpty && run.evidence.failure == nil)
            #expect(run.chip.terminalAuthentication?.reason == .noRights)
            #expect(run.protected(0xB2) == 0 && run.protected(0x2A) == 0)
            let report = try run.simulated.judge(run.evidence)
            #expect(report.lds2.isEmpty && report.json()["lds2"] == .array([]))
        }
    }

    @Test("without credentials, left out by the plan, or left out with terminal authentication, nothing is asked for")
    func notAsked() async throws {
        let simulated = try SimulatedDocument("lds2-records")
        let bare = try await ProtocolRun(simulated)
        let planned = try await LDS2Run.read(simulated, plan: ReadPlan(requested: [.dg1], lds2: []))
        let skipped = try await LDS2Run.read(
            simulated, plan: ReadPlan(requested: [.dg1], skippedProtocols: [.terminalAuthentication]))
        for run in [bare, planned, skipped] {
            #expect(run.evidence.lds2.isEmpty && run.protected(0xB2) == 0)
        }
        let one = try await LDS2Run.read(simulated, plan: ReadPlan(requested: [.dg1], lds2: [.visaRecords]))
        #expect(one.evidence.lds2.map(\.application) == [.visaRecords])
    }

    @Test("after Basic Access Control no application is selected: PACE is a condition (Doc 9303-11, 4.2)")
    func basicAccessControl() async throws {
        let simulated = try SimulatedDocument("lds2-records") {
            $0.accessControl = .basic
            $0.terminalAuthentication?.place = .application
        }
        let run = try await LDS2Run.read(simulated)
        #expect(run.chip.terminalAuthentication?.outcome == .completed)
        #expect(run.evidence.lds2.isEmpty && run.protected(0xB2) == 0)
    }

    @Test("an application that the chip does not have is absent, and the others are read")
    func absentApplication() async throws {
        let run = try await LDS2Run.read { $0.applications = [.visaRecords] }
        #expect(run.evidence.lds2.map(\.state) == [.absent, .read, .absent])
        #expect(run.evidence.lds2.first?.statusBytes == .fileNotFound)
        #expect(run.evidence.failure == nil)
    }

    @Test("the files of biometrics that there are, read whole, whatever their number")
    func biometrics() async throws {
        let run = try await LDS2Run.read {
            $0.biometrics = [2, 64]
            $0.rights.readBiometrics = [1, 2, 64]
        }
        let files = run.evidence.lds2.last?.files.map { ($0.file.name, $0.state) } ?? []
        #expect(files.map(\.0) == ["Certificates", "Biometrics1", "Biometrics2", "Biometrics64"])
        #expect(files.map(\.1) == [.read, .absent, .read, .read])
    }

    @Test("files without a record, and as many as the standard allows")
    func counts() async throws {
        let record: [UInt8] = [0x5F, 0x44, 0x03, 0x55, 0x54, 0x4F]
        let run = try await LDS2Run.read {
            $0.exitRecords = 0
            $0.octets.entryRecords = Array(repeating: record, count: 254)
        }
        #expect(run.records(.exitRecords)?.state == .read && run.records(.exitRecords)?.records.isEmpty == true)
        #expect(run.records(.entryRecords)?.state == .read)
        #expect(run.records(.entryRecords)?.records == Array(repeating: record, count: 254))
    }

    @Test("a reader of short commands reads what fits them, and says of a longer record that it is too long")
    func shortReader() async throws {
        let short: [UInt8] = [0x5F, 0x44, 0x03, 0x55, 0x54, 0x4F]
        let simulated = try LDS2Run.document { $0.octets.visaRecords = [short, short] }
        // Certificates of terminals come in chains then.
        var behaviour = ChipBehaviour()
        behaviour.chainsCommands = true
        let chip = try SimulatedChip(document: simulated.document, behaviour: behaviour)
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(chip, takesExtendedLength: false), access: try simulated.lines,
            plan: ProtocolRun.small, options: try LDS2Run.options(simulated))
        #expect(evidence.failure == nil)
        let visas = evidence.lds2.first { $0.application == .visaRecords }
        #expect(visas?.entry(.visaRecords)?.records == [short, short])
        #expect(visas?.entry(.certificates(.visaRecords))?.state == .tooLarge)
        #expect(visas?.entry(.certificates(.visaRecords))?.records.isEmpty == true)
    }

    @Test("a bundle holds the records, and is judged to the same again")
    func bundle() async throws {
        let run = try await LDS2Run.read()
        let again = try Evidence(parsing: run.evidence.json().octets())
        #expect(again.lds2 == run.evidence.lds2)
        let (first, second) = try (run.simulated.judge(run.evidence), run.simulated.judge(again))
        #expect(first.json()["lds2"] == second.json()["lds2"])
        let stamp = second.json()["lds2"]?.array?[0]["files"]?.array?[2]["records"]?.array?[0]
        #expect(stamp?["content"]?["inspectionLocation"]?.string == "ZENITH")
        #expect(stamp?["result"]?.string == "successful" && stamp?["checks"]?.array?.count == 15)
    }

    @Test("bundles that no reading can have brought are refused")
    func inconsistent() async throws {
        let run = try await LDS2Run.read("lds2-visas-only")
        func refuses(_ change: (inout Evidence) -> Void) -> Bool {
            var evidence = run.evidence
            change(&evidence)
            return (try? Evidence(parsing: evidence.json().octets())) == nil
        }
        #expect(!refuses { _ in })
        #expect(refuses { $0.lds2 += $0.lds2 })
        #expect(refuses { $0.lds2[0].files += $0.lds2[0].files })
        #expect(refuses { $0.lds2[0].state = .accessDenied })
        #expect(refuses { $0.lds2[0].files[0].channel = 9 })
        #expect(refuses { $0.lds2[0].files[0].channel = 0 })
        #expect(refuses { $0.lds2[0].files[0].records = [[]] })
        #expect(refuses { $0.lds2[0].files[1].records = Array(repeating: [0x30], count: 255) })
        #expect(refuses { $0.chip.terminalAuthentication = nil })
        #expect(refuses { $0.chip.terminalAuthentication?.lds2Rights[0].octets = [] })
    }
}
