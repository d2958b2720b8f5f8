// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Certificates and security objects that nobody here made: the external collection, where it is present.
@Suite("External trust material", .timed)
struct ExternalDataTests {
    static func files(_ folder: String, _ fileExtension: String) -> [URL] {
        EPassVectors.files(in: nil, external: folder, fileExtension: fileExtension)
    }

    static func octets(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

    static func certificates(_ folder: String) throws -> [(name: String, certificate: Certificate)] {
        try files(folder, "der").map { ($0.lastPathComponent, try Certificate(encoded: try octets($0))) }
    }

    @Test(
        "every mock document signer verifies under the CSCA of its name, and under no other",
        .externalVectors("trust/mock/"))
    func mockPairs() throws {
        let certificates = Dictionary(
            try Self.certificates("trust/mock").map { ($0.name, $0.certificate) },
            uniquingKeysWith: { first, _ in first })
        for (name, signer) in certificates where name.hasSuffix("_dsc.der") {
            // Those without a CSCA of their name in the collection were issued by the CSCA of another file.
            guard certificates[name.dropLast(8) + "_csca.der"] != nil else { continue }
            for (issuerName, issuer) in certificates where issuerName.hasSuffix("_csca.der") {
                let isPair = name.dropLast(8) == issuerName.dropLast(9)
                if isPair {
                    #expect(try signer.verifySignature(under: issuer) == .valid, "\(name)")
                } else {
                    // Another kind of key is refused, a key of the same kind does not verify.
                    #expect((try? signer.verifySignature(under: issuer)) != .valid, "\(name) under \(issuerName)")
                }
            }
        }
    }

    @Test(
        "every CSCA parses, and the self-issued ones that are no links verify under their own key",
        .externalVectors("trust/csca/"))
    func cscas() throws {
        for (name, certificate) in try Self.certificates("trust/csca") {
            let isLink = name.contains("LINK") || name.hasPrefix("lcsca")
            #expect(try certificate.verifySignature(under: certificate) == (isLink ? .invalid : .valid), "\(name)")
            #expect(certificate.decodedExtensions.isAuthority, "\(name)")
        }
    }

    @Test(
        "a bundle loads: every certificate in it decodes",
        .externalVectors("trust/csca/historic_csca_jmrtd_2015.pem"))
    func bundles() throws {
        for file in Self.files("trust/csca", "pem") {
            let load = try TrustSnapshot.load(path: file.path)
            #expect(load.skipped.isEmpty, "\(load.skipped)")
            var objects: [ImportedObject] = []
            try TrustImporter().read(path: file.path) { objects.append($0) }
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(objects.count == text.split(separator: "\n").count { $0.hasPrefix("-----BEGIN ") })
            let verified = load.store.anchors.filter {
                (try? $0.certificate.verifySignature(under: $0.certificate)) == .valid
            }
            let roots = load.store.anchors.filter { anchor in
                let extensions = anchor.certificate.decodedExtensions
                let identifier = extensions.authorityKeyIdentifier?.keyIdentifier
                return anchor.certificate.isSelfIssued
                    && (identifier == nil || identifier == extensions.subjectKeyIdentifier)
            }
            print(
                "\(file.lastPathComponent): \(load.store.anchors.count) certificates, \(roots.count) roots, \(verified.count) verify under their own key"
            )
            if file.lastPathComponent == "historic_csca_jmrtd_2015.pem" {
                #expect(verified.count >= roots.count * 9 / 10)
            }
        }
    }

    @Test(
        "every document signer parses; those whose CSCA is in the collection verify under it",
        .externalVectors("trust/dsc/"))
    func documentSigners() throws {
        let anchors = try Self.certificates("trust/csca").map(\.certificate) + RealMasterListTests.certificates()
        let store = try TrustSnapshot(anchors)
        for (name, signer) in try Self.certificates("trust/dsc") {
            let identifier = signer.decodedExtensions.authorityKeyIdentifier?.keyIdentifier ?? []
            let candidates = store.anchors(withKeyIdentifier: identifier).map(\.certificate)
            let isVerified = candidates.contains { (try? signer.verifySignature(under: $0)) == .valid }
            #expect(candidates.isEmpty || isVerified, "\(name)")
        }
    }

    @Test(
        "the BSI reference document: structure, attributes, signature, hashes hold; DG15 has none; its CSCA is not known",
        .externalVectors("chips/bsi_tr03105-5_mustermann_2013/EF_SOD.bin"))
    func mustermann() throws {
        let folder = "chips/bsi_tr03105-5_mustermann_2013"
        let files = Dictionary(
            try Self.files(folder, "bin").map { ($0.lastPathComponent, try Self.octets($0)) },
            uniquingKeysWith: { first, _ in first })
        var groups: [Int: [UInt8]] = [:]
        for number in 1...16 { groups[number] = files["Datagroup\(number).bin"] }
        let input = PassiveAuthentication.Input(
            sod: files["EF_SOD.bin"], dataGroups: groups, com: files["EF_COM.bin"])
        let time = try #require(Timestamp(iso8601: "2014-06-01"))
        let result = PassiveAuthentication.judge(
            input, trust: try TrustSnapshot(try Self.certificates("trust/csca").map(\.certificate)), at: time)
        for id in [CheckID.sodStructure, .sodSignedAttributes, .sodSignature, .dsValidity]
            + [DataGroupNumber.dg1, .dg2, .dg3, .dg4, .dg14].filter({ groups[$0.rawValue] != nil })
            .map(CheckID.dataGroupHash)
        {
            #expect(result.finding(id)?.result == .successful, "\(id)")
        }
        if groups[15] != nil { #expect(result.finding(.dataGroupHash(.dg15))?.reason == .notInSecurityObject) }
        #expect(result.finding(.dsSignature)?.reason == .noAnchor)
        #expect(result.signerCertificate?.subject.commonName == "HJP PB DS")
    }

    @Test(
        "the mutated security objects of the collection are rejected for the reason of the index",
        .externalVectors("negative/sod/"))
    func negatives() throws {
        let expected: [String: [CheckReason]] = [
            "hjp_00.bin": [.signatureInvalid], "hjp_01.bin": [.wrongVersion], "hjp_02.bin": [.wrongVersion],
            "hjp_03.bin": [.wrongVersion], "hjp_04.bin": [.wrongContentType], "hjp_05.bin": [.malformed],
            "hjp_06.bin": [.malformed],
        ]
        for file in Self.files("negative/sod", "bin") {
            let result = PassiveAuthentication.judge(
                // Version 4 of SignedData is tolerated by name elsewhere.
                .init(sod: try Self.octets(file)), trust: try TrustSnapshot([]), profile: .strict,
                at: try #require(Timestamp(iso8601: "2014-06-01")))
            let reasons = result.findings.filter { $0.id.check.object == .securityObject && $0.result != .successful }
                .compactMap(\.reason)
            #expect(!reasons.isEmpty, "\(file.lastPathComponent)")
            if let wanted = expected[file.lastPathComponent] {
                #expect(Set(reasons).isSuperset(of: wanted), "\(file.lastPathComponent): \(result.findings)")
            }
        }
    }

    @Test(
        "a mock whose signer names no certificate in it: the signer is not found",
        .externalVectors("chips/zkpassport_mock/"))
    func zkpassport() throws {
        struct Mock: Decodable { let encoded: String }
        for file in Self.files("chips/zkpassport_mock", "json") {
            let mock = try JSONDecoder().decode(Mock.self, from: Data(contentsOf: file))
            let contentInfo = try #require(Data(base64Encoded: mock.encoded))
            let result = PassiveAuthentication.judge(
                .init(sod: EFSOD(contentInfo: [UInt8](contentInfo)).encoded()), trust: try TrustSnapshot([]),
                profile: .strict, at: Timestamp(secondsSince1970: 1_760_000_000))
            #expect(result.finding(.sodSignature)?.reason == .signerNotFound)
        }
    }
}
