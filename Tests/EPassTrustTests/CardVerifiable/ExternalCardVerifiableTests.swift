// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Card-verifiable certificates that nobody here made: the external collection, where it is present.
@Suite("External card-verifiable certificates", .timed)
struct ExternalCardVerifiableTests {
    typealias Named = (name: String, certificate: CardVerifiableCertificate)

    struct Samples: Decodable {
        let certificates: [String: String]

        enum CodingKeys: String, CodingKey {
            case certificates = "cv_certificates"
        }
    }

    /// All certificates of the folder; one that does not parse is an issue.
    static func files() throws -> [Named] {
        try EPassVectors.files(in: nil, external: "cvc", fileExtension: "cvcert").compactMap { file in
            decoded([UInt8](try Data(contentsOf: file)), file.lastPathComponent)
        }
    }

    static func samples() throws -> [(name: String, encoded: [UInt8])] {
        try EPassVectors.files(in: nil, external: "bsi", fileExtension: "json")
            .compactMap { try? JSONDecoder().decode(Samples.self, from: Data(contentsOf: $0)) }
            .flatMap { $0.certificates.sorted { $0.key < $1.key } }.map { ($0.key, try bytes($0.value)) }
    }

    private static func decoded(_ encoded: [UInt8], _ name: String) -> Named? {
        do throws(TrustError) {
            return (name, try CardVerifiableCertificate(encoded: encoded))
        } catch {
            Issue.record("\(name): \(error)")
            return nil
        }
    }

    private static func isRequest(_ name: String) -> Bool {
        name.hasSuffix("_csr") || name.hasSuffix("_cvreq") || name.hasPrefix("csr_")
    }

    @Test(
        "every certificate of the collection parses, and its body and signature make it again",
        .externalVectors("cvc/"))
    func parse() throws {
        for (name, certificate) in try Self.files() {
            let again = CardVerifiableCertificateBuilder.certificate(
                body: certificate.body, signature: certificate.signature)
            #expect(again == certificate.encoded, "\(name)")
        }
    }

    @Test(
        "certificates of public services parse, and requests are told from them",
        .externalVectors("bsi/openpace_cvc_and_cardaccess_samples.json"))
    func services() throws {
        for (name, encoded) in try Self.samples() {
            if Self.isRequest(name) {
                let error = #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: encoded) }
                #expect(error?.code == .unexpectedContent, "\(name): \(String(describing: error))")
            } else if let (_, certificate) = Self.decoded(encoded, name) {
                #expect(certificate.deviations == (encoded[2...3] == [0x82, 0x00] ? [.outerLengthNotMinimal] : []))
            }
        }
    }

    /// Two document verifiers of the Dutch test PKI have one reference and different keys: one of them alone says
    /// nothing about these.
    private static let ambiguous: Set = ["JMRTD_certIS_new.cvcert", "JMRTD_certIS_orig.cvcert"]

    @Test(
        "every signature whose issuer is in the collection verifies, and under no other key",
        .externalVectors("cvc/"))
    func signatures() throws {
        let all =
            try Self.files()
            + (try Self.samples()).filter { !Self.isRequest($0.name) }
            .compactMap { Self.decoded($0.encoded, $0.name) }
        for (name, certificate) in all {
            let issuers = all.map(\.certificate).filter {
                $0.role != .terminal && $0.holderReference == certificate.authorityReference
            }
            var verdicts: [SignatureVerdict] = []
            for issuer in issuers {
                guard let key = try Self.key(of: issuer, among: all) else { continue }
                verdicts.append(try certificate.verifySignature(by: key, algorithm: issuer.publicKey.algorithm))
            }
            #expect(verdicts.isEmpty || verdicts.contains(.valid) || Self.ambiguous.contains(name), "\(name)")
            for other in all.map(\.certificate)
            where other.holderReference != certificate.authorityReference && other.role == .cvca {
                let key = try other.publicKey.publicKey()
                guard !issuers.contains(where: { $0.publicKey.isKey(key) }) else { continue }
                #expect(try certificate.verifySignature(by: key, algorithm: other.publicKey.algorithm) == .invalid)
            }
        }
    }

    /// The key of an issuer, on the curve that it or the CVCA above it states; nil where neither does.
    private static func key(of issuer: CardVerifiableCertificate, among all: [Named]) throws -> PublicKey? {
        if let key = try? issuer.publicKey.publicKey() { return key }
        let above = all.map(\.certificate).filter { $0.holderReference == issuer.authorityReference }
        guard let curve = try above.compactMap({ try $0.publicKey.curve() }).first else { return nil }
        return try issuer.publicKey.publicKey(inheriting: curve)
    }

    @Test(
        "the chains of the Dutch test PKI verify: from the old key by the link, and from the new one",
        .externalVectors(
            "cvc/JMRTD_certCVCA_orig.cvcert", "cvc/JMRTD_certCVCA_new.cvcert", "cvc/JMRTD_certDVD_orig.cvcert",
            "cvc/JMRTD_certDVD_new.cvcert", "cvc/JMRTD_certIS_orig.cvcert", "cvc/JMRTD_certIS_new.cvcert"))
    func dutchChains() throws {
        let all = try Self.files().filter { $0.name.hasPrefix("JMRTD_") }.map(\.certificate)
        let old = Array("NLCVCAA00001".utf8)
        let new = Array("NLCVCAA00002".utf8)
        let direct = try CardVerifiableChain.build(from: all, references: [old])
        #expect(direct.links.isEmpty && direct.verify().isEmpty)
        let withoutDirect = all.filter { !($0.role.isDocumentVerifier && $0.authorityReference.octets == old) }
        let linked = try CardVerifiableChain.build(from: withoutDirect, references: [old])
        #expect(linked.links.map(\.holderReference.text) == ["NLCVCAA00002"] && linked.verify().isEmpty)
        let recent = try CardVerifiableChain.build(from: all, references: [new, old])
        #expect(recent.links.isEmpty && recent.trustPointReference.text == "NLCVCAA00002" && recent.verify().isEmpty)
        for chain in [direct, linked, recent] {
            #expect(chain.effectiveRights.canReadDG3 && chain.effectiveRights.terminalType == .inspectionSystem)
        }
    }

    /// Two of the files hold an ECPrivateKey (RFC 5915) in spite of their name.
    private static func privateKey(_ file: URL) throws -> PrivateKey {
        let octets = try Data(contentsOf: file)
        if let key = try? PrivateKey(pkcs8: [UInt8](octets)) { return key }
        let text = octets.base64EncodedString(options: .lineLength64Characters)
        return try PrivateKey(pem: "-----BEGIN EC PRIVATE KEY-----\n\(text)\n-----END EC PRIVATE KEY-----\n")
    }

    @Test(
        "the private keys beside the certificates are theirs, and the chain of that PKI verifies",
        .externalVectors(
            "cvc/vsmartcard_ZZSTCVCA00001.cvcert", "cvc/vsmartcard_ZZSTDVCA00001.cvcert",
            "cvc/vsmartcard_ZZSTTERM00001.cvcert"))
    func privateKeys() throws {
        let all = try Self.files().filter { $0.name.hasPrefix("vsmartcard_") }
        for file in EPassVectors.files(in: nil, external: "cvc", fileExtension: "pkcs8") {
            let key = try Self.privateKey(file)
            let name = file.deletingPathExtension().lastPathComponent
            for (other, certificate) in all {
                #expect(certificate.publicKey.isKey(key.publicKey) == (other == name + ".cvcert"), "\(name) \(other)")
            }
        }
        let chain = try CardVerifiableChain.build(
            from: all.map(\.certificate), references: [Array("ZZSTCVCA00001".utf8)])
        #expect(chain.verify().map(\.problem) == [.keySizeUnlisted, .keySizeUnlisted, .noRights])
    }
}
