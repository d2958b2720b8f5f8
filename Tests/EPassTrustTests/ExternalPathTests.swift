// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Real document signers under the CSCA certificates of the published master lists: what path validation says of each.
@Suite("Real paths, Doc 9303-12 D.1", .externalVectors("trust/dsc/"), .timed)
struct ExternalPathTests {
    /// Whether the collection has an anchor for every document signer but the test signer of HJP.
    static let isWhole =
        ["csca_si_448831f1.der", "csca_de_0130846f22c2.der"].allSatisfy {
            EPassVectors.external("trust/csca/" + $0) != nil
        } && RealMasterListTests.known.keys.allSatisfy(RealMasterListTests.files.contains)

    static func trust(_ basis: TrustBasis) throws -> TrustSnapshot {
        let anchors =
            try RealMasterListTests.certificates()
            + ExternalDataTests.certificates("trust/csca").map(\.certificate)
        let lists = try ExternalDataTests.files("trust/crl", "crl").map {
            try CertificateRevocationList(encoded: try ExternalDataTests.octets($0))
        }
        return try TrustSnapshot(
            anchors: try anchors.map { try TrustAnchor(certificate: $0, basis: basis) }, revocationLists: lists)
    }

    /// `id result (reason)` of each finding that is not successful, with what it was judged by.
    static func departures(
        _ signer: Certificate, _ trust: TrustSnapshot, _ profile: TrustProfile
    ) -> (departures: [String], result: PathValidation) {
        // A month after the signer was certified: what it says of itself must then hold.
        let result = PathValidation.judge(
            signer, trust: trust, profile: profile, at: signer.notBefore.adding(days: 30))
        return (result.findings.filter { $0.result != .successful }.map(\.description), result)
    }

    @Test(
        "every country code of the published lists is in the table, but the first one of the United Nations, Doc 9303-3 5"
    )
    func countries() throws {
        let certificates =
            try RealMasterListTests.certificates() + ExternalDataTests.certificates("trust/csca").map(\.certificate)
            + ExternalDataTests.certificates("trust/dsc").map(\.certificate)
        let codes = Set(certificates.flatMap { [$0.subject.country, $0.issuer.country] }.compactMap { $0 })
        #expect(!Self.isWhole || codes.isSuperset(of: ["EU", "UN", "KS"]))
        let others = codes.filter { CountryCode(alpha2: $0) == nil }.sorted()
        #expect(Set(others).isSubset(of: ["ZZ"]), "\(others)")
    }

    @Test(
        "no real document signer fails; those without an anchor are listed, and only revocation is open for the others")
    func signers() throws {
        let trust = try Self.trust(.verified)
        let signers = try ExternalDataTests.certificates("trust/dsc")
        var unanchored: Set<String> = []
        for (name, signer) in signers {
            let (departures, result) = Self.departures(signer, trust, .border)
            print(
                "\(name): \(departures.isEmpty ? "all successful" : departures.joined(separator: "; ")) \(result.deviations)"
            )
            if result.anchor == nil {
                unanchored.insert(name)
                #expect(result.findings.first { $0.id == .dsSignature }?.reason == .noAnchor, "\(name)")
            }
            // Where a certificate of a CSCA is missing, another one of its key may end too soon.
            guard Self.isWhole else { continue }
            #expect(result.findings.allSatisfy { $0.result != .failed }, "\(name): \(departures)")
            if result.anchor != nil {
                #expect(
                    departures.allSatisfy { $0.hasPrefix("issuer.ds.revocation undetermined") },
                    "\(name): \(departures)")
            }
        }
        // The test signer of HJP; its CSCA is in no list.
        #expect(!Self.isWhole || unanchored.isSubset(of: ["dsc_de_0142fd5cf927.der"]), "\(unanchored)")
    }

    @Test(
        "the same anchors unpinned: accepted by default, undetermined under border",
        .externalVectors("trust/dsc/dsc_de_0130846f2b3e.der", "trust/csca/csca_de_0130846f22c2.der"))
    func unpinned() throws {
        let trust = try Self.trust(.unpinned)
        let (name, signer) = try #require(
            try ExternalDataTests.certificates("trust/dsc").first { $0.name == "dsc_de_0130846f2b3e.der" })
        let lenient = Self.departures(signer, trust, .default).result
        #expect(lenient.findings.first { $0.id == .dsSignature }?.result == .successful, "\(name)")
        let border = Self.departures(signer, trust, .border).result
        #expect(border.findings.first { $0.id == .dsSignature }?.reason == .anchorUnpinned, "\(name)")
    }

    @Test(
        "every real revocation list whose issuer is there decides about its own signers, by its number of entries",
        .externalVectors("trust/crl/"))
    func revocationLists() throws {
        let trust = try Self.trust(.verified)
        let lists = try ExternalDataTests.files("trust/crl", "crl").map {
            try CertificateRevocationList(encoded: try ExternalDataTests.octets($0))
        }
        let signers = try ExternalDataTests.certificates("trust/dsc").map(\.certificate)
        var decided: [String] = []
        for list in lists {
            let country = try #require(list.issuer.country)
            let issuers = trust.anchors(withKeyIdentifier: list.authorityKeyIdentifier ?? []).map(\.certificate)
            guard issuers.contains(where: { (try? list.verifySignature(under: $0)) == .valid }) else { continue }
            for signer in signers where signer.issuer.country == country {
                let result = PathValidation.judge(
                    signer, trust: trust, profile: .border, at: list.thisUpdate.adding(days: 1))
                let finding = try #require(result.findings.first { $0.id == .dsRevocation })
                print("\(country) \(list.thisUpdate.date) \(signer.subject): \(finding) \(finding.detail ?? "")")
                if result.revocation.state != .undetermined { decided.append(country) }
                #expect(finding.reason != .crlNotVerified, "\(list): \(finding.detail ?? "")")
            }
        }
        print("decided: \(decided)")
    }
}
