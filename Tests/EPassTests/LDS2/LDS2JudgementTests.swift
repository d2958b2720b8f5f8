// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Records of LDS2 applications in a report, Doc 9303-11, 5.1.2", .timed)
struct LDS2JudgementTests {
    @Test(
        "a defect shows at its records, and what the document is stays as it is",
        arguments: [
            (LDS2Defect.signatureChanged, CheckResult.failed), (.certificateForged, .failed), (.stateOther, .failed),
            (.certificateDamaged, .failed), (.certificateMissing, .undetermined), (.issuerUnknown, .undetermined),
            (.stateUnknown, .undetermined), (.commonNameLong, .successful), (.revocationListMissing, .successful),
        ])
    func defect(defect: LDS2Defect, result: CheckResult) async throws {
        let run = try await LDS2Run.read("lds2-visas-only") { $0.defect = defect }
        let report = try run.simulated.judge(run.evidence)
        let visas = try [1, 2].map { try #require(run.entry(.visaRecords, $0, in: report)) }
        #expect(visas.allSatisfy { $0.result == result && $0.content != nil && $0.findings.count == 15 })
        #expect(report.overall == .successful)
        #expect(report.headline.word == (result == .failed ? .verifiedWithFindings : .verified))
        #expect(report.headline.reasons.count == (result == .failed ? 1 : 0))
        let lines = try #require(report.outline.section(.records)).lines
        #expect(lines.count == 2)
        let mark: ReportOutline.Mark = result == .failed ? .bad : result == .successful ? .good : .open
        #expect(lines.allSatisfy { $0.mark == mark })
    }

    // MARK: The passport of a visa

    /// The visas of documents with this second line, signed by one signer: keys follow from the seed.
    private func visas(of line: String? = nil) throws -> [[UInt8]] {
        let made = try LDS2Run.document("lds2-visas-only", line: line).document.lds2
        return try #require(made).visaRecords.records.map(\.octets)
    }

    @Test(
        "a visa of another passport is failed, whoever signed it, where it is read and where evidence is sent",
        arguments: [
            ("D23145890<UTO7408122F3404159ZE184226B<<<<<16", "names D23145890, this one is L898902C3"),
            ("L898902C36UTO6908062F3404159ZE184226B<<<<<16", "gives 690806 as the date of birth (YYMMDD)"),
        ])
    func otherPassport(line: String, words: String) async throws {
        let foreign = try visas(of: line)
        let own = try visas()
        let run = try await LDS2Run.read("lds2-visas-only") { $0.octets.visaRecords = [foreign[0], own[0]] }
        for evidence in [run.evidence, try Evidence(parsing: run.evidence.json().octets())] {
            let report = try run.simulated.judge(evidence)
            let entry = try #require(run.entry(.visaRecords, 1, in: report))
            let holder = entry.findings.first { $0.id == .lds2Holder }
            #expect(entry.result == .failed && holder?.result == .failed && holder?.reason == .fieldsDiffer)
            #expect(entry.findings.filter { $0.result == .failed }.map(\.id) == [.lds2Holder])
            #expect(ReportText.render(report).contains(words), "\(ReportText.render(report))")
            // What is told of its chip leaves a bundle undetermined.
            #expect(report.headline.word == (evidence.origin == .chip ? .verifiedWithFindings : .undetermined))
            #expect(run.entry(.visaRecords, 2, in: report)?.result == .successful)
        }
    }

    @Test("a visa is confirmed by a DG1 whose hash matches alone, and contradicted by none whose hash is wrong")
    func unconfirmed() async throws {
        let run = try await LDS2Run.read("lds2-visas-only")
        /// The finding about the first visa, where those files are others; nil takes one out.
        func judged(_ file: LDSFile, _ change: ([UInt8]) -> [UInt8]?) throws -> CheckFinding {
            var evidence = run.evidence
            let index = try #require(evidence.files.firstIndex { $0.file == file })
            let entry = evidence.files.remove(at: index)
            if let octets = change(entry.octets ?? []) {
                let other = FileEvidence(
                    file: file, state: .read, isProtected: entry.isProtected, channel: entry.channel, octets: octets)
                evidence.files.insert(other, at: index)
            }
            let report = try run.simulated.judge(evidence)
            let entries = try [1, 2].map { try #require(run.entry(.visaRecords, $0, in: report)) }
            #expect(entries[1].result == .successful, "a visa that names no passport")
            let holder = try #require(entries[0].findings.first { $0.id == .lds2Holder })
            #expect(entries[0].result == holder.result)
            return holder
        }
        #expect(try judged(.dataGroup(.dg1)) { $0 }.result == .successful)
        // The number of DG1 is another, and so is its hash.
        let changed = try judged(.dataGroup(.dg1)) { $0.dropLast(44) + [UInt8(ascii: "M")] + $0.suffix(43) }
        #expect(changed.result == .undetermined && changed.reason == .hashMismatch)
        let without = try judged(.sod) { _ in nil }
        #expect(without.result == .undetermined && without.reason == .noSecurityObject)
        for unread in [try judged(.dataGroup(.dg1)) { _ in nil }, try judged(.dataGroup(.dg1)) { _ in [0x61, 0] }] {
            #expect(unread.result == .undetermined && unread.reason == .notRead)
        }
    }

    @Test("visas of the simulator name the passport that they are in")
    func samples() async throws {
        for profile in ["lds2-records", "lds2-read-only", "lds2-visas-only", "lds2-master-file"] {
            let run = try await LDS2Run.read(profile)
            let report = try run.simulated.judge(run.evidence)
            let holder = run.entry(.visaRecords, 1, in: report)?.findings.first { $0.id == .lds2Holder }
            #expect(holder?.result == .successful, "\(profile) \(holder?.description ?? "")")
        }
    }

    @Test("octets that are no record are told apart, and the others are judged")
    func malformed() async throws {
        let other = try #require(try LDS2Run.document("lds2-visas-only").document.lds2)
        let good = try #require(other.visaRecords.record(1)).octets
        let run = try await LDS2Run.read("lds2-visas-only") {
            $0.octets.visaRecords = [[0x5F, 0x28, 0x03, 0x55, 0x54], good, good.dropLast(), good + [0x00]]
        }
        #expect(run.records(.visaRecords)?.records.count == 4)
        let report = try run.simulated.judge(run.evidence)
        let entries = try (1...4).map { try #require(run.entry(.visaRecords, $0, in: report)) }
        #expect(entries.map { $0.content == nil } == [true, false, true, false])
        #expect(entries.map { $0.error == nil } == [false, true, false, true])
        // Another document's State signed it: the certificate here is of other keys.
        #expect(entries.map(\.result) == [.failed, .successful, .failed, .successful])
        #expect(entries[3].deviations == ["trailingOctets"])
        let strict = try run.simulated.judge(run.evidence, policy: .strict)
        #expect(run.entry(.visaRecords, 4, in: strict)?.result == .failed)
    }

    @Test("the words of a report: who signed, and what is wrong")
    func text() async throws {
        let run = try await LDS2Run.read("lds2-read-only") { $0.rights.readBiometrics = [1, 2, 3] }
        let text = ReportText.render(try run.simulated.judge(run.evidence))
        #expect(text.contains("Records added after issue"))
        #expect(text.contains("EF.EntryRecords  Entry 2026-06-01, UTO, ZENITH. Signed by C=UT, CN=UTBORDER1"))
        #expect(text.contains("Visa EV0000001 of UTO, 2026-06-01 to 2027-06-01. Signed by"))
        // Files that are not there are not listed.
        #expect(text.contains("EF.Biometrics1 ") && !text.contains("EF.Biometrics2"))
    }

    @Test("no records of anybody are in a report over a document without the applications")
    func others() async throws {
        let run = try await ProtocolRun("eac")
        let report = try run.simulated.judge(run.evidence)
        #expect(report.lds2.isEmpty && report.outline.section(.records) == nil)
        #expect(run.evidence.json()["lds2"] == nil)
    }
}
