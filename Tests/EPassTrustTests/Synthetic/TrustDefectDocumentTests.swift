// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// The defects of Docs/trust-defects.md in the documents that `epass simulate --document` makes.
@Suite("Trust defects in documents, Docs/trust-defects.md", .timed)
struct TrustDefectDocumentTests {
    /// A document with that defect; named curves, as those of the table.
    static func document(_ defect: String) throws -> PersonalisedDocument {
        let json = """
            {"accessControl": "none", "explicitParameters": false, "trust": {"defect": "\(defect)"},
             "activeAuthentication": null, "chipAuthentication": [], "personalDetails": null}
            """
        return try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 3)
    }

    /// What passive authentication says two years after issue, over the files as a terminal reads them.
    static func findings(
        _ document: PersonalisedDocument, yearsEarlier: Int = 0, on day: String = "2026-11-21",
        _ profile: TrustProfile = .default
    ) throws -> PassiveAuthenticationResult {
        var groups: [Int: [UInt8]] = [:]
        for (file, octets) in document.files {
            if let number = file.dataGroupNumber { groups[number.rawValue] = octets }
        }
        let zone = try groups[1].map { try DataGroup1(decoding: $0).mrz }
        let details = try groups[12].map { try DataGroup12(decoding: $0) }
        let issued = details == nil ? nil : CalendarDate(year: 2024 - yearsEarlier, month: 4, day: 15)
        let input = PassiveAuthentication.Input(
            sod: document.files[.sod], dataGroups: groups, com: document.files[.com], dateOfIssue: issued,
            documentCode: zone.map { String($0.documentCode.prefix(1)) },
            issuingState: zone?.issuer ?? CountryCode(rawValue: "UTO"))
        return PassiveAuthentication.judge(
            input, trust: try document.trustSnapshot(), profile: profile, at: try SyntheticPKI.time(day))
    }

    @Test("every defect that can be made has a row, and every row can be made")
    func complete() {
        let named = Set(TrustDefectRow.all.map(\.defect))
        #expect(named == Set(TrustDescription.names))
        #expect(Set(TrustDescription.names).count == TrustDescription.names.count)
        #expect(Set(TrustDefectRow.all.map(\.testDescription)).count == TrustDefectRow.all.count)
    }

    @Test("a genuine one has every check successful", arguments: [TrustProfile.default, .border, .strict])
    func genuine(profile: TrustProfile) throws {
        let result = try Self.findings(try Self.document("genuine"), profile)
        #expect(result.unsuccessful.isEmpty, "\(result.unsuccessful)")
        #expect(result.deviations.isEmpty)
    }

    @Test("the findings change in exactly the checks that the table names", arguments: TrustDefectRow.all)
    func row(_ row: TrustDefectRow) throws {
        let profile = try row.trustProfile()
        let genuine = Set(try Self.findings(try Self.document("genuine"), profile).findings.map(\.description))
        let earlier = row.defect == "sha-1-before-the-limit" ? 12 : 0
        let day =
            switch row.defect {
            case "sha-1-before-the-limit": "2014-11-21"
            // A list that does not say when the next one is due serves for 90 days.
            case "crl-without-next-update": "2024-08-01"
            default: "2026-11-21"
            }
        let result = try Self.findings(try Self.document(row.defect), yearsEarlier: earlier, on: day, profile)
        var changes = Set(result.findings.map(\.description)).subtracting(genuine)
        // What the file that is not there brings along is not about the chain.
        if row.defect == "document-type-unknown" { changes = changes.filter { !$0.hasPrefix("integrity.") } }
        #expect(changes == row.changes, "\(changes.sorted().joined(separator: "; "))")
        #expect(result.deviations.map(\.rawValue) == row.deviations)
    }

    @Test("what is exported says how it is imported, and names files that are there", .long())
    func exported() throws {
        for defect in TrustDescription.names {
            let files = try Self.document(defect).exportedFiles
            let text = try #require(files.first { $0.name == "trust.txt" }).content
            let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).dropFirst(3)
            let names = Set(files.map(\.name))
            #expect(words.filter { $0.contains(".") && !$0.contains(":") }.allSatisfy { names.contains(String($0)) })
            #expect(names.count == files.count)
        }
    }
}
