// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Published revocation lists, and the profile of published certificates: the external collection, where it is present.
@Suite("External certificates and revocation lists: decoding and profile", .timed)
struct ExternalRevocationTests {
    static func lists() throws -> [(name: String, list: CertificateRevocationList)] {
        try ExternalDataTests.files("trust/crl", "crl").map { file in
            (
                file.lastPathComponent,
                try CertificateRevocationList(encoded: try ExternalDataTests.octets(file))
            )
        }
    }

    static func certificates() throws -> [(name: String, certificate: Certificate)] {
        var all: [(name: String, certificate: Certificate)] = []
        for folder in ["trust/csca", "trust/dsc", "trust/mock"] { all += try ExternalDataTests.certificates(folder) }
        return all
    }

    /// The certificates of the master lists.
    static func listed() throws -> [Certificate] {
        try ExternalDataTests.files("trust/masterlists", "ml").flatMap { file in
            let list = try SignedList(contentInfo: try ExternalDataTests.octets(file))
            return try MasterList(content: list.content).entries.map { try $0.certificate.get() }
        }
    }

    @Test("every revocation list parses with the number of entries of the index", .externalVectors("trust/crl/"))
    func parse() throws {
        let expected = [
            "crl_ca_fp_277f80576b.crl": 18, "crl_cn_fp_7235893e75.crl": 0, "crl_de_fp_e421c6cf21.crl": 0,
            "crl_jp.crl": 0, "crl_us_fp_ec0ddb2ee9.crl": 0,
        ]
        for (name, list) in try Self.lists() {
            if let count = expected[name] { #expect(list.revokedCount == count, "\(name)") }
            #expect(list.unknownCritical.isEmpty, "\(name)")
            #expect(list.authorityKeyIdentifier != nil, "\(name)")
            for entry in list.revokedCertificates {
                #expect(list.revocation(ofSerialNumber: entry.serialNumber) == entry, "\(name)")
            }
        }
    }

    @Test(
        "each revocation list verifies under a CSCA that it names, where one is in the collection",
        .externalVectors("trust/crl/"))
    func signatures() throws {
        let anchors = try TrustSnapshot(
            try ExternalDataTests.certificates("trust/csca").map(\.certificate) + Self.listed())
        for (name, list) in try Self.lists() {
            let identifier = try #require(list.authorityKeyIdentifier)
            let named = anchors.anchors(withKeyIdentifier: identifier).map(\.certificate)
            let verifying = named.filter { (try? list.verifySignature(under: $0)) == .valid }
            let findings = CertificateProfile.lint(list).map(\.rule)
            print("\(name): \(named.count) named, \(verifying.count) verify; \(list); lint \(findings)")
            guard !named.isEmpty else { continue }
            #expect(verifying.count == named.count, "\(name)")
            #expect(verifying.allSatisfy { $0.subject.country == list.issuer.country }, "\(name)")
        }
    }

    @Test(
        "every extension of every certificate decodes, and what does not has a listed reason", .long(),
        .externalVectors("trust/"))
    func extensions() throws {
        var reasons: [String: Int] = [:]
        var kinds: [CertificateKind: Int] = [:]
        var rules: [String: Int] = [:]
        var count = 0
        let bundles = try ExternalDataTests.files("trust/csca", "pem").flatMap { file in
            try TrustSnapshot.load(path: file.path).store.anchors.map { ("historic", $0.certificate) }
        }
        let listed = try Self.listed().map { ("list", $0) }
        for (name, certificate) in try Self.certificates() + bundles + listed {
            count += 1
            for entry in certificate.extensions {
                do {
                    _ = try entry.decoded()
                } catch {
                    reasons["\(error.element): \(error.reason)", default: 0] += 1
                }
            }
            let kind = CertificateProfile.kind(of: certificate)
            kinds[kind, default: 0] += 1
            for finding in CertificateProfile.lint(certificate) { rules[finding.rule, default: 0] += 1 }
            if name.hasPrefix("dsc_") { #expect(kind == .documentSigner, "\(name)") }
            if name.hasPrefix("csca_") { #expect(kind == .csca, "\(name)") }
            if name.hasPrefix("lcsca") || name.contains("LINK") { #expect(kind == .cscaLink, "\(name)") }
        }
        print("\(count) certificates; kinds \(kinds)")
        print("extensions that do not decode: \(reasons)")
        for (rule, number) in rules.sorted(by: { $0.value > $1.value }) { print("  \(number) \(rule)") }
        #expect(reasons.isEmpty, "\(reasons)")
    }
}
