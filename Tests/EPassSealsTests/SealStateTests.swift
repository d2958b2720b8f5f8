// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMRZ
import EPassSeals
import EPassTestSupport
import EPassTrust
import Testing

/// What the tests of seals ask of a judgement.
enum SealOutcome {
    /// What is not `successful` or `notSupported`, as `id result reason`.
    static func departures(_ judgement: SealJudgement) -> [String] { judgement.findings.compactMap(departure) }

    /// The same of a report.
    static func departures(_ report: InspectionReport) -> [String] {
        report.checks.compactMap { departure($0.finding) }
    }

    private static func departure(_ finding: CheckFinding) -> String? {
        finding.result == .successful || finding.result == .notSupported || finding.reason == .notGiven
            || finding.reason == .noCRL
            ? nil : "\(finding.id) \(finding.result) \(finding.reason?.rawValue ?? "")"
    }

    /// The first word of a report.
    static func word(_ report: InspectionReport) -> String { "\(report.headline.word)" }

    /// The report over a seal under a policy, where a seal is expected.
    static func report(
        _ seals: SyntheticSeals, _ octets: [UInt8], _ policy: Policy = .read, at days: Int = 0
    ) throws -> InspectionReport {
        Inspection.judge(
            seal: octets, certificates: [seals.signer], trust: try seals.trust(),
            policy: policy.expecting(.seal, of: .seal), at: SyntheticSeals.now.adding(days: days))
    }
}

/// A State as its certificates have it, and as zones and headers do.
struct SealState: Sendable, CustomTestStringConvertible {
    let letters: String
    let code: String

    var testDescription: String { code }

    static let all = [
        SealState(letters: "DE", code: "D"), SealState(letters: "FR", code: "FRA"),
        SealState(letters: "BR", code: "BRA"),
        SealState(letters: "JP", code: "JPN"), SealState(letters: "KE", code: "KEN"),
        SealState(letters: "GB", code: "GBR"), SealState(letters: "TO", code: "TON"),
    ]
}

@Suite("The State of a seal: header, zone and signer, Doc 9303-13, 2.2 and Appendix D", .timed)
struct SealStateTests {
    private func judged(_ seals: SyntheticSeals, _ seal: VisibleDigitalSeal) throws -> [String] {
        SealOutcome.departures(
            SealJudge(certificates: [seals.signer], trust: try seals.trust(), time: SyntheticSeals.now)
                .judge(seal.encoded()))
    }

    @Test("seals of several States are genuine with their own zone and header", arguments: SealState.all)
    func genuine(_ state: SealState) throws {
        let seals = try SyntheticSeals(state.letters, code: state.code)
        #expect(try judged(seals, seals.visa()) == [])
        #expect(try SealOutcome.report(seals, seals.visa().encoded()).overall == .successful)
    }

    @Test("a zone of another State than the header's fails, and nothing else does", arguments: SealState.all)
    func otherZone(_ state: SealState) throws {
        let seals = try SyntheticSeals(state.letters, code: state.code)
        let other = state.code == "FRA" ? "ITA" : "FRA"
        let seal = try seals.visa(zone: SyntheticSeals.zone(of: other))
        #expect(try judged(seals, seal) == ["seal.mrz.matchesHeader failed countryMismatch"])
        for policy in Policy.all {
            let report = try SealOutcome.report(seals, seal.encoded(), policy)
            // As over a document: named under read, and counted above.
            let isRead = policy.name == "read"
            #expect(report.overall == (isRead ? .successful : .failed))
            #expect(SealOutcome.word(report) == (isRead ? "VERIFIED WITH FINDINGS" : "FAILED"), "\(report.headline)")
            #expect(report.seal?.indication.isValid == false)
        }
    }

    @Test("a header of another State than the signer's fails, and nothing else does", arguments: SealState.all)
    func otherHeader(_ state: SealState) throws {
        let seals = try SyntheticSeals(state.letters, code: state.code)
        let other = state.code == "FRA" ? "ITA" : "FRA"
        #expect(
            try judged(seals, seals.visa(country: other)) == ["seal.issuer.matchesSigner failed countryMismatch"])
    }

    @Test("the nationality of the holder is nobody's issuing State")
    func nationality() throws {
        let seals = try SyntheticSeals("DE", code: "D")
        for holder in ["GBR", "FRA", "XXA", "XXX", "UTO"] {
            let zone = SyntheticSeals.zone(of: "D").replacing("GBR", with: holder)
            #expect(try judged(seals, seals.visa(zone: zone)) == [])
        }
    }

    @Test("two spellings of one State are one State")
    func spellings() throws {
        let seals = try SyntheticSeals("DE", code: "D")
        #expect(try judged(seals, seals.visa(zone: SyntheticSeals.zone(of: "DEU"))) == [])
        #expect(try judged(seals, seals.visa(country: "DEU", zone: SyntheticSeals.zone(of: "D"))) == [])
        let british = try SyntheticSeals("GB", code: "GBR")
        #expect(try judged(british, british.visa(zone: SyntheticSeals.zone(of: "GBD"))) == [])
    }

    @Test("a State that no table has is not known, and never the header's", arguments: ["QQQ", "<<<", "XXA"])
    func unknown(_ code: String) throws {
        let seals = try SyntheticSeals("DE", code: "D")
        let seal = try seals.visa(zone: SyntheticSeals.zone(of: code))
        #expect(try judged(seals, seal) == ["seal.mrz.matchesHeader undetermined countryUnknown"])
        for policy in [Policy.read, .border] {
            #expect(try SealOutcome.word(SealOutcome.report(seals, seal.encoded(), policy)) != "VERIFIED")
        }
        guard code == "QQQ" else { return }
        #expect(
            try judged(seals, seals.visa(country: code)) == ["seal.issuer.matchesSigner undetermined countryUnknown"])
    }

    @Test(
        "a VDS-NC names its State in capital letters of the table",
        arguments: ["d", "deu", "DE", "De", "D D", "", " D"])
    func spelledVDSNC(_ code: String) throws {
        let seals = try SyntheticSeals("DE", code: "D")
        guard !code.isEmpty else {
            #expect(throws: SealError.self) { try seals.vdsnc(issuer: code) }
            return
        }
        let report = try SealOutcome.report(seals, seals.vdsnc(issuer: code).encoded())
        #expect(SealOutcome.departures(report) == ["seal.issuer.matchesSigner undetermined countryUnknown"])
        #expect(report.overall == .undetermined)
        for right in ["D", "DEU", "D<<"] {
            let report = try SealOutcome.report(seals, seals.vdsnc(issuer: right).encoded())
            #expect(SealOutcome.departures(report) == [] && report.overall == .successful)
        }
        let french = try SealOutcome.report(seals, seals.vdsnc(issuer: "FRA").encoded())
        #expect(SealOutcome.departures(french) == ["seal.issuer.matchesSigner failed countryMismatch"])
        #expect(SealOutcome.word(french) == "NOT GENUINE")
    }

    @Test("a seal without a zone has no State to compare but the header's")
    func withoutZone() throws {
        let seals = try SyntheticSeals()
        let judgement = SealJudge(trust: try seals.trust(), time: SyntheticSeals.now).judge(.vdsnc(try seals.vdsnc()))
        #expect(judgement.finding(.sealZoneState)?.result == .notSupported)
    }
}
