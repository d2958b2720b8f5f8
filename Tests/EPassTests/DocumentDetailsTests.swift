// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

/// A document of bare data groups, judged without an anchor.
struct BareDocument {
    var lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16"]
    var files: [DataGroupNumber: [UInt8]] = [:]

    /// The report; DG1 is the one of the lines, check digits as they stand.
    func report(policy: Policy = .read, at time: Timestamp = SimulatedDocument.time) throws -> InspectionReport {
        var evidence = Evidence(origin: .files, tool: .library)
        let dataGroup1 = DataGroup1(mrz: try MRZ(characters: lines.flatMap { Array($0.utf8) })).octets
        for (number, octets) in files.merging([.dg1: dataGroup1], uniquingKeysWith: { own, _ in own }) {
            evidence.files.append(
                FileEvidence(file: .dataGroup(number), state: .read, isProtected: false, channel: 0, octets: octets))
        }
        return Inspection.judge(evidence, trust: try TrustSnapshot(anchors: []), policy: policy, at: time)
    }
}

@Suite("EF.DG11 and EF.DG12 against EF.DG1, Doc 9303-10, 4.7.11 and 4.7.12", .timed)
struct DocumentDetailsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        var second = "L898902C36UTO7408122F3404159ZE184226B<<<<<16"
        var name = "ERIKSSON<<ANNA<MARIA"
        var birth: [UInt8]? = Array("19740812".utf8)
        var number: String?
        let result: CheckResult
        var reason: CheckReason?
        /// The outcomes of the name, the date of birth and the personal number.
        let outcomes: [DetailComparison.Outcome]

        var testDescription: String { what }
    }

    @Test(
        "DG11 is compared by transliteration, and dates as far as both go",
        arguments: [
            Row(what: "as in the zone", result: .successful, outcomes: [.equal, .equal]),
            Row(what: "in lower case", name: "Eriksson<<Anna<Maria", result: .successful, outcomes: [.equal, .equal]),
            Row(
                what: "with spaces and no fillers, in either order", name: "Anna Maria Eriksson", result: .successful,
                outcomes: [.equal, .equal]),
            Row(
                what: "another permitted transliteration", name: "Erikßon<<Anna<Maria", result: .successful,
                outcomes: [.equal, .equal]),
            Row(
                what: "another surname", name: "BERGMAN<<ANNA<MARIA", result: .failed, reason: .fieldsDiffer,
                outcomes: [.different, .equal]),
            Row(
                what: "a given name is missing", name: "ERIKSSON<<ANNA", result: .failed, reason: .fieldsDiffer,
                outcomes: [.different, .equal]),
            Row(
                what: "a script without a transliteration", name: "埃里克松<<安娜", result: .successful,
                outcomes: [.notComparable, .equal]),
            Row(
                what: "the same and no date", name: "埃里克松<<安娜", birth: nil, result: .undetermined,
                reason: .unreadable, outcomes: [.notComparable]),
            Row(
                what: "another year", birth: Array("19750812".utf8), result: .failed, reason: .fieldsDiffer,
                outcomes: [.equal, .different]),
            Row(
                what: "another day", birth: Array("19740813".utf8), result: .failed, reason: .fieldsDiffer,
                outcomes: [.equal, .different]),
            Row(
                what: "day and month unknown in DG11", birth: Array("19740000".utf8), result: .successful,
                outcomes: [.equal, .equalAsFarAsKnown]),
            Row(
                what: "day unknown in the zone", second: "L898902C36UTO7408<<9F3404159ZE184226B<<<<<16",
                result: .successful, outcomes: [.equal, .equalAsFarAsKnown]),
            Row(
                what: "unknown in both alike", second: "L898902C36UTO7408<<9F3404159ZE184226B<<<<<16",
                birth: Array("19740800".utf8), result: .successful, outcomes: [.equal, .equal]),
            Row(
                what: "unknown in the zone, and another month",
                second: "L898902C36UTO7408<<9F3404159ZE184226B<<<<<16", birth: Array("19740912".utf8),
                result: .failed, reason: .fieldsDiffer, outcomes: [.equal, .different]),
            Row(
                what: "in BCD (F-33)", birth: [0x19, 0x74, 0x08, 0x12], result: .successful,
                outcomes: [.equal, .equal]),
            Row(what: "an empty date (F-33)", birth: [], result: .successful, outcomes: [.equal]),
            Row(
                what: "a day that there is none of", birth: Array("19740431".utf8), result: .successful,
                outcomes: [.equal, .notComparable]),
            Row(
                what: "a century of its own", birth: Array("18740812".utf8), result: .successful,
                outcomes: [.equal, .equal]),
            Row(
                what: "the personal number of the zone", number: "ZE 184226-B", result: .successful,
                outcomes: [.equal, .equal, .equal]),
            Row(
                what: "optional data of another meaning", number: "199212319876", result: .successful,
                outcomes: [.equal, .equal, .notComparable]),
        ])
    func personalDetails(_ row: Row) throws {
        var document = BareDocument()
        document.lines[1] = row.second
        document.files[.dg11] =
            DataGroup11(
                fullName: LDSName(row.name), personalNumber: row.number.map { LDSText($0) },
                fullDateOfBirth: row.birth.flatMap { LDSDate(octets: $0) }
            ).octets
        let report = try document.report()
        let check = try #require(report.check(.personalDetailsMatchDG1))
        #expect(check.result == row.result && check.reason == row.reason, "\(check.finding)")
        #expect(check.role == .evaluatory)
        #expect(report.document?.comparisons.map(\.outcome) == row.outcomes)
    }

    @Test(
        "an Arabic name beside a zone by its sound says nothing; another name, and another script, differ",
        arguments: [
            ("ALXHRBY<<LYLXAY", "الحربي<<ليلى", DetailComparison.Outcome.equal),
            ("AL<HARBI<<LAYLA", "الحربي<<ليلى", .notComparable), ("ALHARBI<<LEILA", "الحربي<<ليلى", .notComparable),
            ("MOHAMMED<<HUSSEIN", "محمد<<حسين", .notComparable),
            ("AR<RAZI<<ABU<BAKR", "الرازي<<أبو بكر", .notComparable),
            ("LAYLA<<AL<HARBI", "ليلى الحربي", .notComparable), ("AL<OTAIBI<<LAYLA", "الحربي<<ليلى", .different),
            ("AL<HARBI<<NOURA", "الحربي<<ليلى", .different), ("AL<HARBI<<LAYLA", "AL OTAIBI<<LAYLA", .different),
            ("AL<HARBI<<LAYLA", "Харби<<Лейла", .different),
        ])
    func bySound(_ zone: String, _ name: String, _ outcome: DetailComparison.Outcome) throws {
        var document = BareDocument()
        let line = "P<UTO" + zone
        document.lines[0] = line + String(repeating: "<", count: 44 - line.count)
        document.files[.dg11] = DataGroup11(fullName: LDSName(name)).octets
        #expect(try document.report().document?.comparisons.map(\.outcome) == [outcome])
    }

    @Test("a truncated zone agrees as far as it goes")
    func truncated() throws {
        var document = BareDocument()
        document.lines[0] = "P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K"
        document.files[.dg11] =
            DataGroup11(fullName: LDSName("NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<KRASUANG")).octets
        let report = try document.report()
        #expect(report.check(.personalDetailsMatchDG1)?.result == .successful)
        #expect(report.document?.comparisons.map(\.outcome) == [.equalAsFarAsKnown])
    }

    @Test("what DG11 and DG12 hold stands in the document; the century of birth is that of DG11")
    func members() throws {
        var document = BareDocument()
        document.files[.dg11] =
            DataGroup11(
                fullName: LDSName("Eriksson<<Anna<Maria"), otherNames: [LDSName("Ericson<<Anna")],
                personalNumber: LDSText("1"), fullDateOfBirth: LDSDate(octets: Array("18740812".utf8)),
                placeOfBirth: LDSText(fields: ["Zenith", "Utopia"])
            ).octets
        document.files[.dg12] =
            DataGroup12(
                issuingAuthority: LDSText("Passport Office"), dateOfIssue: LDSDate(octets: Array("20240416".utf8))
            ).octets
        let json = try #require(try document.report().json()["document"])
        for (name, value) in [
            ("fullName", "Eriksson, Anna Maria"), ("fullDateOfBirth", "1874-08-12"), ("dateOfBirth", "1874-08-12"),
            ("placeOfBirth", "Zenith, Utopia"), ("personalNumber", "1"), ("dateOfIssue", "2024-04-16"),
            ("issuingAuthority", "Passport Office"),
        ] { #expect(json[name]?.string == value, "\(name)") }
        #expect(json["otherNames"]?.array?.first?.string == "Ericson, Anna")
        #expect(json["comparisons"]?.array?.first?["outcome"]?.string == "equal")
    }

    @Test(
        "the date of issue lies between the dates of birth and of expiry",
        arguments: [
            ("20240416", CheckResult.successful, CheckReason?.none), ("20261117", .successful, nil),
            // After the day judged at, and after the expiry.
            ("20340415", .failed, .datesContradict),
            ("20340416", .failed, .datesContradict), ("19740811", .failed, .datesContradict),
            ("20240400", .undetermined, .unreadable), ("240416", .successful, nil),
        ])
    func dateOfIssue(text: String, result: CheckResult, reason: CheckReason?) throws {
        var document = BareDocument()
        document.files[.dg12] = DataGroup12(dateOfIssue: LDSDate(octets: Array(text.utf8))).octets
        let check = try #require(try document.report().check(.documentDetailsMatchDG1))
        #expect(check.result == result && check.reason == reason, "\(check.finding)")
        #expect(check.role == .evaluatory)
    }

    @Test(
        "a holder of more than a hundred years was born before the document was issued, also where only two digits are known"
    )
    func centenarian() throws {
        var document = BareDocument()
        document.lines[1] = "L898902C36UTO2508122F3404159ZE184226B<<<<<16"
        document.files[.dg12] = DataGroup12(dateOfIssue: LDSDate(octets: Array("20240416".utf8))).octets
        #expect(try document.report().check(.documentDetailsMatchDG1)?.result == .successful)
        document.files[.dg11] = DataGroup11(fullDateOfBirth: LDSDate(octets: Array("20250812".utf8))).octets
        #expect(try document.report().check(.documentDetailsMatchDG1)?.reason == .datesContradict)
    }

    @Test("files that hold nothing to compare, are not there or do not decode are said to be so")
    func missing() throws {
        var document = BareDocument()
        #expect(try document.report().check(.personalDetailsMatchDG1)?.reason == .notRead)
        document.files = [.dg11: DataGroup11().octets, .dg12: DataGroup12().octets]
        #expect(try document.report().check(.personalDetailsMatchDG1)?.result == .notSupported)
        #expect(try document.report().check(.documentDetailsMatchDG1)?.result == .notSupported)
        document.files = [.dg11: [0x6B, 0x02, 0x5F, 0x0E], .dg12: [0x6C, 0x05]]
        #expect(try document.report().check(.personalDetailsMatchDG1)?.reason == .malformed)
        #expect(try document.report().check(.documentDetailsMatchDG1)?.reason == .malformed)
        document.files = [.dg1: [0x61, 0x00], .dg11: DataGroup11(fullName: LDSName("A")).octets]
        #expect(try document.report().check(.personalDetailsMatchDG1)?.reason == .malformed)
    }
}
