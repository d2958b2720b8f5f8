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
            (.certificateDamaged, .failed), (.certificateMissing, .failed), (.issuerUnknown, .undetermined),
            (.stateUnknown, .undetermined), (.commonNameLong, .successful), (.revocationListMissing, .successful),
        ])
    func defect(defect: LDS2Defect, result: CheckResult) async throws {
        let run = try await LDS2Run.read("lds2-visas-only") { $0.defect = defect }
        let report = try run.simulated.judge(run.evidence)
        let visas = try [1, 2].map { try #require(run.entry(.visaRecords, $0, in: report)) }
        #expect(visas.allSatisfy { $0.result == result && $0.content != nil && $0.findings.count == 14 })
        #expect(report.overall == .successful)
        #expect(report.headline.word == (result == .failed ? .verifiedWithFindings : .verified))
        #expect(report.headline.reasons.count == (result == .failed ? 1 : 0))
        let lines = try #require(report.outline.section(.records)).lines
        #expect(lines.count == 2)
        let mark: ReportOutline.Mark = result == .failed ? .bad : result == .successful ? .good : .open
        #expect(lines.allSatisfy { $0.mark == mark })
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
