// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Defective documents fail in the check that their profile is about, and in no other", .timed)
struct DefectTests {
    /// What passive authentication says about a profile's document, as `check result`, for checks that differ from the
    /// default one.
    private func differences(of profile: SimulatorProfile) throws -> Set<String> {
        let own = try findings(of: profile)
        let standard = try findings(of: .standard)
        return Set(own.filter { standard[$0.key] != $0.value }.map { "\($0.key.rawValue) \($0.value.rawValue)" })
    }

    private func findings(of profile: SimulatorProfile) throws -> [CheckID: CheckResult] {
        let document = try profile.makeDocument(seed: 11)
        var dataGroups: [Int: [UInt8]] = [:]
        for (file, content) in document.files {
            if let number = file.dataGroupNumber { dataGroups[number.rawValue] = content }
        }
        // P of a passport, I of the identity card.
        let documentCode = document.printedLines.first?.prefix(1).description
        let time = try #require(Timestamp(year: 2026, month: 11, day: 21))
        let result = try PassiveAuthentication.judge(
            .init(
                sod: document.files[.sod], dataGroups: dataGroups, com: document.files[.com], documentCode: documentCode
            ),
            trust: document.trustSnapshot(), at: time)
        return Dictionary(uniqueKeysWithValues: result.findings.map { ($0.id, $0.result) })
    }

    @Test(
        "the default document passes every check but revocation and usage, for which there is no list and no date of issue"
    )
    func standard() throws {
        let findings = try findings(of: .standard)
        let open: Set<CheckID> = [.dsRevocation, .dsUsagePeriod]
        #expect(findings.filter { open.contains($0.key) }.allSatisfy { $0.value == .undetermined })
        #expect(findings.filter { !open.contains($0.key) }.allSatisfy { $0.value == .successful })
        #expect(findings.count >= 9)
    }

    @Test(
        "genuine documents of every kind are judged like the default one",
        arguments: SimulatorProfile.genuine.map(\.name).filter { $0 != "expired" })
    func genuine(name: String) throws {
        #expect(try differences(of: .named(name)).isEmpty)
    }

    static let noAnchor = [
        "issuer.csca.validity undetermined", "issuer.csca.usagePeriod undetermined",
        "issuer.ds.algorithms undetermined",
    ]

    @Test(
        "the checks that differ",
        arguments: [
            ("dg1-changed", ["integrity.dg1.hash failed"]), ("dg2-changed", ["integrity.dg2.hash failed"]),
            ("signature-changed", ["securityObject.sod.signature failed"]),
            ("digest-wrong", ["securityObject.sod.signedAttributes failed"]),
            ("attribute-changed", ["securityObject.sod.signature failed"]),
            ("content-type-wrong", ["securityObject.sod.signedAttributes failed"]),
            ("signer-forged", ["issuer.ds.signature failed"] + noAnchor),
            ("no-anchor", ["issuer.ds.signature undetermined"] + noAnchor),
            ("link-missing", ["issuer.ds.signature undetermined"] + noAnchor), ("csca-link", []),
            ("crl", ["issuer.ds.revocation successful"]), ("signer-revoked", ["issuer.ds.revocation failed"]),
            ("crl-expired", []),
            ("aki-mismatch", []), ("hash-missing", ["integrity.dg2.hash failed"]),
            ("signer-expired", ["issuer.ds.validity failed"]),
            ("csca-expired", ["issuer.csca.validity failed"]), ("com-differs", ["integrity.com.matchesSOD failed"]),
            ("other-person", []), ("mrz-misprinted", []), ("mrz-wrong-everywhere", []),
            ("expired", ["issuer.ds.validity failed", "issuer.csca.validity failed"]),
        ])
    func defects(name: String, checks: [String]) throws {
        #expect(try differences(of: .named(name)) == Set(checks))
    }
}
