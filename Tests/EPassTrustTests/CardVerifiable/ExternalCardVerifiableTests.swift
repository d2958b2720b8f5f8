// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Card-verifiable certificates that nobody here made: the external collection, where it is present.
@Suite(
    "External card-verifiable certificates",
    .enabled(if: !EPassVectors.externalRoots.isEmpty, "no external vectors: set EPASS_EXTRA_VECTORS"))
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

    @Test("every certificate of the collection parses, and its body and signature make it again")
    func parse() throws {
        let certificates = try Self.files()
        #expect(certificates.count >= 28)
        for (name, certificate) in certificates {
            let again = CardVerifiableCertificateBuilder.certificate(
                body: certificate.body, signature: certificate.signature)
            #expect(again == certificate.encoded, "\(name)")
        }
    }

    @Test("certificates of public services parse, and requests are told from them")
    func services() throws {
        var certificates = 0
        var requests = 0
        for (name, encoded) in try Self.samples() {
            if Self.isRequest(name) {
                requests += 1
                let error = #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: encoded) }
                #expect(error?.code == .unexpectedContent, "\(name): \(String(describing: error))")
            } else if let (_, certificate) = Self.decoded(encoded, name) {
                certificates += 1
                #expect(certificate.deviations == (encoded[2...3] == [0x82, 0x00] ? [.outerLengthNotMinimal] : []))
            }
        }
        #expect(certificates >= 19 && requests >= 3)
    }

    @Test("every signature whose issuer is in the collection verifies, and under no other key")
    func signatures() throws {
        let all =
            try Self.files()
            + (try Self.samples()).filter { !Self.isRequest($0.name) }
            .compactMap { Self.decoded($0.encoded, $0.name) }
        var verified = 0
        var orphans: [String] = []
        for (name, certificate) in all {
            let issuers = all.map(\.certificate).filter {
                $0.role != .terminal && $0.holderReference == certificate.authorityReference
            }
            if issuers.isEmpty { orphans.append(name) }
            var holds = issuers.isEmpty
            for issuer in issuers {
                let curve = try Self.curve(of: issuer, among: all)
                let key = try issuer.publicKey.publicKey(inheriting: curve)
                let verdict = try certificate.verifySignature(by: key, algorithm: issuer.publicKey.algorithm)
                if verdict == .valid {
                    verified += 1
                    holds = true
                }
            }
            // Two document verifiers of the Dutch test PKI have one reference and different keys.
            #expect(holds, "\(name)")
            for other in all.map(\.certificate)
            where other.holderReference != certificate.authorityReference && other.role == .cvca {
                let key = try other.publicKey.publicKey()
                guard !issuers.contains(where: { $0.publicKey.isKey(key) }) else { continue }
                #expect(try certificate.verifySignature(by: key, algorithm: other.publicKey.algorithm) == .invalid)
            }
        }
        #expect(orphans.count <= 3, "\(orphans)")
        #expect(verified >= 99)
    }

    /// The curve that the CVCA above an issuer states.
    private static func curve(
        of issuer: CardVerifiableCertificate, among all: [Named]
    ) throws -> EllipticCurve? {
        if let stated = try issuer.publicKey.curve() { return stated }
        return try all.map(\.certificate).filter { $0.holderReference == issuer.authorityReference }
            .compactMap { try $0.publicKey.curve() }.first
    }

    @Test("the chains of the Dutch test PKI verify: from the old key by the link, and from the new one")
    func dutchChains() throws {
        let all = try Self.files().filter { $0.name.hasPrefix("JMRTD_") }.map(\.certificate)
        try #require(all.count == 6)
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

    @Test("the private keys beside the certificates are theirs, and the chain of that PKI verifies")
    func privateKeys() throws {
        let all = try Self.files().filter { $0.name.hasPrefix("vsmartcard_") }
        try #require(all.count == 3)
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
