// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Whether data groups decode, and what departs in them, F-33", .timed)
struct DataGroupStructureTests {
    /// The default document with this EF.DG11 and EF.DG12, signed as they are.
    private static func document(_ dataGroup11: [UInt8], _ dataGroup12: [UInt8]? = nil) throws -> SimulatedDocument {
        try SimulatedDocument("default") {
            $0.files[11] = dataGroup11
            $0.files[12] = dataGroup12
        }
    }

    private static let bcd = DataGroup11(fullDateOfBirth: LDSDate(octets: [0x19, 0x74, 0x08, 0x12])).octets

    @Test("a file that does not decode is nonConformant, its hash is judged, and only the strict policy fails by it")
    func malformed() async throws {
        let simulated = try Self.document([0x6B, 0x04, 0x5C, 0x09, 0x5F, 0x0E])
        let evidence = try await simulated.read()
        let report = try simulated.judge(evidence)
        #expect(report.overall == .successful)
        #expect(report.check(.dataGroupHash(.dg11))?.result == .successful)
        let check = try #require(report.check(.dataGroupStructure))
        #expect(check.result == .failed && check.reason == .malformed && check.role == .evaluatory)
        #expect(check.finding.detail?.contains("DG11") == true)
        #expect(report.files.first { $0.file == "DG11" }?.state == .nonConformant)
        #expect(report.files.first { $0.file == "DG1" }?.state == .identical)
        let strict = try simulated.judge(evidence, policy: .strict).check(.dataGroupStructure)
        #expect(strict?.result == .failed && strict?.role == .mandatory)
        #expect(try simulated.judge(evidence, policy: .border).check(.dataGroupStructure)?.role == .evaluatory)
    }

    @Test("a changed file that does not decode either is first of all changed")
    func changed() async throws {
        let simulated = try Self.document(Self.bcd)
        var evidence = try await simulated.read()
        evidence.files = evidence.files.map { file in
            guard file.file == .dataGroup(.dg11) else { return file }
            return FileEvidence(
                file: file.file, state: .read, isProtected: true, channel: 1, octets: [0x6B, 0x02, 0x5F, 0x0E])
        }
        let report = try simulated.judge(evidence)
        #expect(report.overall == .failed)
        #expect(report.files.first { $0.file == "DG11" }?.state == .notIdentical)
    }

    @Test(
        "a deviation stands in the report once; the strict policy refuses it, and then it is not said to be tolerated")
    func deviations() async throws {
        let simulated = try Self.document(Self.bcd)
        let evidence = try await simulated.read()
        let expected = try DataGroup11(decoding: Self.bcd).deviations.map(\.rawValue)
        #expect(!expected.isEmpty)
        let report = try simulated.judge(evidence)
        #expect(report.overall == .successful)
        #expect(report.deviations.filter(expected.contains) == expected)
        #expect(report.check(.dataGroupStructure)?.result == .successful)
        let strict = try simulated.judge(evidence, policy: .strict)
        let check = try #require(strict.check(.dataGroupStructure))
        #expect(check.result == .failed && check.reason == .deviationRefused && check.role == .mandatory)
        #expect(strict.overall == .failed)
        for name in expected { #expect(!strict.deviations.contains(name)) }
    }

    @Test("the date of issue by DG12 is held against the time in which the signer's key was in use")
    func usagePeriod() async throws {
        for (date, result, reason) in [
            ("20240416", CheckResult.successful, CheckReason?.none), ("20100101", .failed, .issuedOutsideUsagePeriod),
        ] {
            let simulated = try Self.document(
                Self.bcd, DataGroup12(dateOfIssue: LDSDate(octets: Array(date.utf8))).octets)
            let issued = simulated.document
            let evidence = try await simulated.read()
            let report = try simulated.judge(evidence)
            let check = try #require(report.check(.dsUsagePeriod))
            #expect(
                check.result == result && check.reason == reason,
                "\(date): \(check.finding), \(issued.printedMRZ.count)")
            #expect(report.overall == .successful)
            let border = try simulated.judge(evidence, policy: .border)
            #expect(border.check(.dsUsagePeriod)?.role == .optional)
            #expect((border.overall == .failed) == (result == .failed))
        }
        let without = try await Self.document(Self.bcd).report()
        #expect(without.check(.dsUsagePeriod)?.reason == .noDateOfIssue)
    }
}

@Suite("The date of expiry, BSI TR-03135-1, 5.7.1", .timed)
struct ExpiryTests {
    /// Judged on 2026-11-18 or so: `SimulatedDocument.time`.
    @Test(
        "two digits mean a year up to 15 years ahead, and unknown parts what they can mean",
        arguments: [
            ("340415", "2034-04-15", CheckResult.successful, CheckReason?.none),
            ("260101", "2026-01-01", .failed, .expired), ("160101", "2016-01-01", .failed, .expired),
            ("410101", "2041-01-01", .successful, nil),
            // 16 years ahead: no passport is valid for so long.
            ("421231", "1942-12-31", .failed, .expired), ("760101", "1976-01-01", .failed, .expired),
            ("3404<<", "3404<<", .successful, nil), ("34<<<<", "34<<<<", .successful, nil),
            ("2601<<", "2601<<", .failed, .expired), ("25<<<<", "25<<<<", .failed, .expired),
            ("26<<<<", "26<<<<", .undetermined, .unreadable), ("2611<<", "2611<<", .undetermined, .unreadable),
            ("261100", "261100", .undetermined, .unreadable),
            ("<<<<<<", "<<<<<<", .undetermined, .unreadable), ("<<0415", "<<0415", .undetermined, .unreadable),
            ("341315", "341315", .undetermined, .unreadable), ("290229", "290229", .undetermined, .unreadable),
        ])
    func century(date: String, shown: String, result: CheckResult, reason: CheckReason?) throws {
        var document = BareDocument()
        document.lines[1] = "L898902C36UTO7408122F" + date + "9ZE184226B<<<<<16"
        let report = try document.report()
        let check = try #require(report.check(.expiry))
        #expect(check.result == result && check.reason == reason, "\(check.finding)")
        #expect(report.document?.dateOfExpiry == shown)
    }
}
