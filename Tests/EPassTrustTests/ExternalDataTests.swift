// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Certificates and security objects that nobody here made: the external collection, where it is present.
@Suite(
    "External trust material",
    .enabled(if: !EPassVectors.externalRoots.isEmpty, "no external vectors: set EPASS_EXTRA_VECTORS"))
struct ExternalDataTests {
    static func files(_ folder: String, _ fileExtension: String) -> [URL] {
        EPassVectors.files(in: nil, external: folder, fileExtension: fileExtension)
    }

    static func octets(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

    static func certificates(_ folder: String) throws -> [(name: String, certificate: Certificate)] {
        try files(folder, "der").map { ($0.lastPathComponent, try Certificate(encoded: try octets($0))) }
    }

    @Test("every mock document signer verifies under the CSCA of its name, and under no other")
    func mockPairs() throws {
        let certificates = Dictionary(
            try Self.certificates("trust/mock").map { ($0.name, $0.certificate) },
            uniquingKeysWith: { first, _ in first })
        #expect(certificates.count >= 48)
        var pairs = 0
        for (name, signer) in certificates where name.hasSuffix("_dsc.der") {
            // Those without a CSCA of their name in the collection were issued by the CSCA of another file.
            guard certificates[name.dropLast(8) + "_csca.der"] != nil else { continue }
            for (issuerName, issuer) in certificates where issuerName.hasSuffix("_csca.der") {
                let isPair = name.dropLast(8) == issuerName.dropLast(9)
                if isPair {
                    pairs += 1
                    #expect(try signer.verifySignature(under: issuer) == .valid, "\(name)")
                } else {
                    // Another kind of key is refused, a key of the same kind does not verify.
                    #expect((try? signer.verifySignature(under: issuer)) != .valid, "\(name) under \(issuerName)")
                }
            }
        }
        #expect(pairs >= 20)
    }

    @Test("every CSCA parses, and the self-issued ones that are no links verify under their own key")
    func cscas() throws {
        let certificates = try Self.certificates("trust/csca")
        #expect(certificates.count >= 17)
        for (name, certificate) in certificates {
            let isLink = name.contains("LINK") || name.hasPrefix("lcsca")
            #expect(try certificate.verifySignature(under: certificate) == (isLink ? .invalid : .valid), "\(name)")
            #expect(certificate.decodedExtensions.isAuthority, "\(name)")
        }
    }

    @Test("the historic bundle loads: every certificate decodes or is reported")
    func historic() throws {
        for file in Self.files("trust/csca", "pem") {
            let load = try TrustSnapshot.load(path: file.path)
            #expect(load.skipped.isEmpty, "\(load.skipped)")
            var objects: [ImportedObject] = []
            try TrustImporter().read(path: file.path) { objects.append($0) }
            #expect(objects.count == 141)
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
                "historic: \(load.store.anchors.count) certificates, \(roots.count) roots, \(verified.count) verify under their own key"
            )
            #expect(verified.count >= roots.count * 9 / 10)
        }
    }

    @Test("every document signer parses; those whose CSCA is in the collection verify under it")
    func documentSigners() throws {
        let signers = try Self.certificates("trust/dsc")
        #expect(signers.count >= 14)
        let anchors = try Self.certificates("trust/csca").map(\.certificate) + RealMasterListTests.certificates()
        let store = try TrustSnapshot(anchors)
        var verified: [String] = []
        for (name, signer) in signers {
            let identifier = try #require(signer.decodedExtensions.authorityKeyIdentifier?.keyIdentifier, "\(name)")
            let candidates = store.anchors(withKeyIdentifier: identifier).map(\.certificate)
            if candidates.contains(where: { (try? signer.verifySignature(under: $0)) == .valid }) {
                verified.append(name)
            }
        }
        print("document signers that chain: \(verified.count) of \(signers.count)")
        #expect(verified.contains("dsc_si_448833b8.der"))
        #expect(verified.contains("dsc_de_0130846f2b3e.der"))
        #expect(verified.count >= (anchors.count > 100 ? 13 : 2))
    }

    @Test(
        "the BSI reference document: structure, attributes, signature and hashes hold; DG15 is not hashed; its CSCA is not known"
    )
    func mustermann() throws {
        let folder = "chips/bsi_tr03105-5_mustermann_2013"
        let files = Dictionary(
            try Self.files(folder, "bin").map { ($0.lastPathComponent, try Self.octets($0)) },
            uniquingKeysWith: { first, _ in first })
        var groups: [Int: [UInt8]] = [:]
        for number in 1...16 { groups[number] = files["Datagroup\(number).bin"] }
        #expect(groups.count == 6)
        let input = PassiveAuthentication.Input(
            sod: files["EF_SOD.bin"], dataGroups: groups, com: files["EF_COM.bin"])
        let time = try #require(Timestamp(iso8601: "2014-06-01"))
        let result = PassiveAuthentication.judge(
            input, trust: try TrustSnapshot(try Self.certificates("trust/csca").map(\.certificate)), at: time)
        for id in [CheckID.sodStructure, .sodSignedAttributes, .sodSignature, .dsValidity]
            + [DataGroupNumber.dg1, .dg2, .dg3, .dg4, .dg14].map(CheckID.dataGroupHash)
        {
            #expect(result.finding(id)?.result == .successful, "\(id)")
        }
        #expect(result.finding(.dataGroupHash(.dg15))?.reason == .notInSecurityObject)
        #expect(result.finding(.dsSignature)?.reason == .noAnchor)
        #expect(result.signerCertificate?.subject.commonName == "HJP PB DS")
    }

    @Test("the mutated security objects of the collection are rejected for the reason of the index")
    func negatives() throws {
        let files = Self.files("negative/sod", "bin")
        #expect(files.count >= 7)
        let expected: [String: [CheckReason]] = [
            "hjp_00.bin": [.signatureInvalid], "hjp_01.bin": [.wrongVersion], "hjp_02.bin": [.wrongVersion],
            "hjp_03.bin": [.wrongVersion], "hjp_04.bin": [.wrongContentType], "hjp_05.bin": [.malformed],
            "hjp_06.bin": [.malformed],
        ]
        for file in files {
            let result = PassiveAuthentication.judge(
                .init(sod: try Self.octets(file)), trust: try TrustSnapshot([]),
                at: try #require(Timestamp(iso8601: "2014-06-01")))
            let reasons = result.findings.filter { $0.result == .failed }.compactMap(\.reason)
            #expect(!reasons.isEmpty, "\(file.lastPathComponent)")
            if let wanted = expected[file.lastPathComponent] {
                #expect(Set(reasons).isSuperset(of: wanted), "\(file.lastPathComponent): \(result.findings)")
            }
        }
    }

    @Test("a mock whose signer names no certificate in it: the signer is not found")
    func zkpassport() throws {
        struct Mock: Decodable { let encoded: String }
        let files = Self.files("chips/zkpassport_mock", "json")
        #expect(!files.isEmpty)
        for file in files {
            let mock = try JSONDecoder().decode(Mock.self, from: Data(contentsOf: file))
            let contentInfo = try #require(Data(base64Encoded: mock.encoded))
            let result = PassiveAuthentication.judge(
                .init(sod: EFSOD(contentInfo: [UInt8](contentInfo)).encoded()), trust: try TrustSnapshot([]),
                profile: .strict, at: Timestamp(secondsSince1970: 1_760_000_000))
            #expect(result.finding(.sodSignature)?.reason == .signerNotFound)
        }
    }
}
