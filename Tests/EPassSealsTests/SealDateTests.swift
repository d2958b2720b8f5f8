// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassIssuing
import EPassJSON
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSeals

/// The signer's certificate is valid from 200 days before the day judged at to 2,000 after; the visa expires
/// 2029-11-25.
@Suite("The days that a seal states, Doc 9303-13, 2.2", .timed)
struct SealDateTests {
    private func outcome(
        _ seals: SyntheticSeals, _ seal: VisibleDigitalSeal, _ policy: Policy = .read, at days: Int = 0
    ) throws -> (departures: [String], overall: OverallResult, word: String) {
        let report = try SealOutcome.report(seals, seal.encoded(), policy, at: days)
        return (SealOutcome.departures(report), report.overall, SealOutcome.word(report))
    }

    @Test(
        "a day of signature that is to come, or outside of the signer's certificate, fails under every policy",
        arguments: Policy.all)
    func signature(_ policy: Policy) throws {
        let seals = try SyntheticSeals()
        let check = "seal.signer.usagePeriod failed"
        for (issued, signed, days, reason) in [
            (-20, 2, 0, "notYetValid"), (-20, 300, 0, "notYetValid"), (-20, -202, 0, "notYetValid"),
            (-180, -240, 0, "notYetValid"),
        ] {
            let found = try outcome(seals, seals.visa(issued: issued, signed: signed), policy, at: days)
            #expect(found.departures == ["\(check) \(reason)"], "\(issued) \(signed)")
            #expect(found.overall == .failed && found.word == "FAILED")
        }
        // Ended before it is said to have signed; what it signed for is judged while it was good.
        let short = try SyntheticSeals { $0.notAfter = SyntheticSeals.now.adding(days: -20) }
        let late = try outcome(short, short.visa(issued: -20, signed: -10), policy)
        #expect(late.departures.contains("\(check) expired") && late.overall == .failed)
        let far = try CalendarDate("2099-01-01").map { try seals.visa(issued: SyntheticSeals.day(-20), signed: $0) }
        #expect(try outcome(seals, try #require(far), policy).overall == .failed)
        let huge = try CalendarDate("9999-12-31").map { try seals.visa(issued: $0, signed: $0) }
        #expect(try outcome(seals, try #require(huge), policy).overall == .failed)
        let first = try CalendarDate("0001-01-01").map { try seals.visa(issued: $0, signed: $0) }
        #expect(try outcome(seals, try #require(first), policy).overall == .failed)
    }

    @Test("a day is given: somewhere it is tomorrow already, and certificates begin at the midnight before")
    func edges() throws {
        let seals = try SyntheticSeals()
        for (issued, signed) in [(1, 1), (0, 0), (-200, -200), (-20, -200)] {
            #expect(try outcome(seals, seals.visa(issued: issued, signed: signed)).departures == [], "\(issued)")
        }
        #expect(
            try outcome(seals, seals.visa(issued: 2, signed: 0)).departures == [
                "seal.document.dateOfIssue failed notYetValid"
            ])
        let report = try SealOutcome.report(seals, seals.visa(issued: 2, signed: 0).encoded())
        #expect(report.overall == .failed && SealOutcome.word(report) == "FAILED")
    }

    @Test("a day within the certificate and outside of the usage period of its key is the issuer's fault")
    func usagePeriod() throws {
        let seals = try SyntheticSeals {
            $0.set(
                .privateKeyUsagePeriod(
                    notBefore: SyntheticSeals.now.adding(days: -200), notAfter: SyntheticSeals.now.adding(days: -100)))
        }
        for (policy, overall) in [(Policy.read, OverallResult.successful), (.border, .failed), (.strict, .failed)] {
            let found = try outcome(seals, seals.visa(), policy)
            #expect(found.departures == ["seal.signer.usagePeriod failed issuedOutsideUsagePeriod"])
            #expect(found.overall == overall && found.word != "VERIFIED", "\(found)")
        }
    }

    @Test("a document that was issued after it expired, and a signature a year from the day of issue")
    func contradictions() throws {
        let seals = try SyntheticSeals()
        let expired = SyntheticSeals.zone.replacing("2911250", with: "2601010")
        let late = try outcome(seals, seals.visa(zone: expired), at: 0)
        #expect(
            late.departures == [
                "seal.document.expiry undetermined datesContradict",
                "seal.document.dateOfIssue undetermined datesContradict",
            ])
        #expect(late.overall == .undetermined)
        let early = try outcome(seals, seals.visa(issued: -400, signed: -20))
        #expect(early.departures == ["seal.document.dateOfIssue undetermined datesContradict"])
        #expect(early.overall == .undetermined)
        #expect(try outcome(seals, seals.visa(issued: -386, signed: -20)).departures == [])
    }

    @Test("a signer whose certificate ended before the document did fails once it ended, the document expired or not")
    func signerBeforeDocument() throws {
        // The zone expires 2029-11-25, 1,161 days after the day judged at.
        for (end, days, overall, word) in [
            (1_000, 1_050, OverallResult.failed, "FAILED"), (1_000, 1_500, .failed, "FAILED"),
            (1_160, 1_500, .failed, "FAILED"), (1_162, 1_500, .successful, "GENUINE, BUT EXPIRED"),
        ] {
            let seals = try SyntheticSeals { $0.notAfter = SyntheticSeals.now.adding(days: end) }
            let found = try outcome(seals, seals.visa(), at: days)
            #expect(found.departures.contains("seal.signer.validity failed expired"), "\(end)")
            #expect(found.overall == overall && found.word == word, "\(end) \(days) \(found)")
        }
    }

    @Test(
        "a VDS-NC attests nothing of a day to come, nothing after its signer's certificate, and says its days so that they can be read"
    )
    func messages() throws {
        let seals = try SyntheticSeals()
        func found(_ day: String, _ seals: SyntheticSeals) throws -> [String] {
            SealOutcome.departures(
                try SealOutcome.report(seals, seals.vdsnc(SyntheticSeals.vaccination(on: day)).encoded()))
        }
        let tomorrow = try SyntheticSeals.day(1).description
        #expect(try found("2021-04-02", seals) == [] && found(tomorrow, seals) == [])
        let later = try SyntheticSeals.day(2).description
        for day in [later, "2099-01-01", "9999-12-31"] {
            let late = try found(day, seals)
            #expect(late.contains("seal.document.dateOfIssue failed notYetValid"), "\(late)")
            // The certificate ends 2,000 days later.
            #expect(late.contains("seal.signer.usagePeriod failed expired") == (day != later))
        }
        for day in ["2021-02-30", "20210402", "02.04.2021", "+2021-4-02"] {
            #expect(try found(day, seals) == ["seal.document.dateOfIssue undetermined unreadable"], "\(day)")
        }
        let short = try SyntheticSeals { $0.notAfter = SyntheticSeals.now.adding(days: -10) }
        let event = try SyntheticSeals.day(-5).description
        #expect(try found(event, short).contains("seal.signer.usagePeriod failed expired"))
    }

    @Test(
        "moments with their offsets",
        arguments: [
            ("2021-06-13", 1_623_542_400), ("2021-06-13T10:00:00Z", 1_623_578_400),
            ("2021-06-13T10:00:00+10:00", 1_623_542_400), ("2021-06-13T10:00+1000", 1_623_542_400),
            ("2021-06-12T23:00:00-01", 1_623_542_400), ("2021-06-13T00:00:00.123456", 1_623_542_400),
            ("2021-06-13 00:00:00Z", 1_623_542_400), ("2016-12-31T23:59:60Z", 1_483_228_800),
        ])
    func moments(_ text: String, _ seconds: Int64) {
        #expect(SealMoment(text)?.time == Timestamp(secondsSince1970: seconds))
    }

    @Test(
        "texts that are no moment",
        arguments: [
            "", "2021", "2021-06", "2021-6-13", "2021-06-31", "12021-06-13", "-2021-06-13", "2021-06-13T",
            "2021-06-13T24:00",
            "2021-06-13T10:00:00+15:00", "2021-06-13T10:00:00+10:60", "2021-06-13T10:00:00ZZ", "2021-06-13T10:00:00.Z",
            "2021-06-13T1:00", "2021-06-13x", "２０２１-06-13", "2021-06-13T10:00:00." + String(repeating: "1", count: 30),
        ])
    func noMoments(_ text: String) {
        #expect(SealMoment(text) == nil)
    }
}
