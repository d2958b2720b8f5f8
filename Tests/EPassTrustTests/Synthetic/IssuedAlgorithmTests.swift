// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// Every algorithm that a description can name, judged, and before OpenSSL's command line.
@Suite("Algorithms of described documents, Doc 9303-12, 4.1.6", .timed)
struct IssuedAlgorithmTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let signature: String
        /// What `issuer.ds.algorithms` is not said to be successful for: too old or too short for the policy.
        var isRefused = false
        /// Whether nobody judges it: MD5.
        var isUnsupported = false
        /// Whether `openssl cms -verify` takes it.
        var isOpenSSL = true
        var testDescription: String { signature }
    }

    static func scheme(_ key: String, _ members: String = "") -> String { "{\"key\": \"\(key)\"\(members)}" }

    static let rows: [Row] = {
        var rows: [Row] = []
        let hashes = ["SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"]
        for curve in EllipticCurve.allCases {
            for form in ["ECDSA", "ECDSA-plain"] {
                let hash = curve.bits >= 512 ? "SHA-512" : curve.bits >= 320 ? "SHA-384" : "SHA-256"
                rows.append(
                    Row(
                        signature: scheme(curve.rawValue, ", \"scheme\": \"\(form)\", \"hash\": \"\(hash)\""),
                        isRefused: curve.bits < 224, isOpenSSL: form == "ECDSA"))
            }
        }
        for hash in hashes {
            for form in ["ECDSA", "ECDSA-plain"] {
                rows.append(
                    Row(
                        signature: scheme("P-256", ", \"scheme\": \"\(form)\", \"hash\": \"\(hash)\""),
                        isRefused: hash == "SHA-1", isOpenSSL: form == "ECDSA"))
            }
            rows.append(
                Row(
                    signature: scheme("RSA-2048", ", \"scheme\": \"PKCS1\", \"hash\": \"\(hash)\""),
                    isRefused: hash == "SHA-1"))
            rows.append(
                Row(
                    signature: scheme("RSA-1536", ", \"identifier\": \"key\", \"hash\": \"\(hash)\""),
                    isRefused: true))
            for mask in hashes {
                rows.append(
                    Row(
                        signature: scheme(
                            "RSA-1024",
                            ", \"scheme\": \"PSS\", \"hash\": \"\(hash)\", \"mgfHash\": \"\(mask)\", \"saltLength\": 11"
                        ),
                        isRefused: true))
            }
        }
        for bits in [1024, 1280, 1544, 3072, 4096] {
            rows.append(Row(signature: "\"RSA-\(bits)\"", isRefused: bits < 2048))
        }
        for (name, _) in DSAParameters.listed {
            rows.append(Row(signature: "\"\(name)\"", isRefused: name == "DSA-1024"))
            for hash in hashes {
                rows.append(
                    Row(
                        signature: scheme(name, ", \"scheme\": \"DSA\", \"hash\": \"\(hash)\""),
                        isRefused: name == "DSA-1024" || hash == "SHA-1"))
            }
        }
        rows.append(Row(signature: scheme("RSA-1024", ", \"hash\": \"MD5\""), isUnsupported: true))
        rows.append(
            Row(
                signature: scheme("RSA-1024", ", \"scheme\": \"PSS\", \"hash\": \"MD5\", \"mgfHash\": \"SHA-1\""),
                isUnsupported: true))
        return rows
    }()

    private static func document(_ row: Row, _ more: String = "") throws -> PersonalisedDocument {
        let json = """
            {"accessControl": "none", "explicitParameters": false, "dataGroups": [1], "activeAuthentication": null,
             "chipAuthentication": [], "cscaSignature": "ECDSA-P-256",
             "signature": \(row.signature)\(more)}
            """
        return try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 3)
    }

    @Test("a document signer of that algorithm is genuine, or what the policy says of it", arguments: rows)
    func judged(row: Row) throws {
        let result = try TrustDefectDocumentTests.findings(try Self.document(row, ", \"documentDetails\": {}"))
        let signature = try #require(result.finding(.sodSignature))
        if row.isUnsupported {
            #expect(signature.result == .undetermined, "\(signature)")
            return
        }
        #expect(signature.result == .successful, "\(signature)")
        #expect(result.finding(.dsSignature)?.result == .successful)
        #expect(result.finding(.sodSignedAttributes)?.result == .successful)
        let algorithms = try #require(result.finding(.dsAlgorithms))
        #expect((algorithms.result != .successful) == row.isRefused, "\(algorithms)")
    }

    @Test(
        "openssl verifies EF.SOD that was signed so", .long(),
        .enabled(if: OpenSSLCommand.isAvailable, OpenSSLCommand.absent))
    func openSSL() throws {
        let openssl = try OpenSSLCommand()
        let rows = Self.rows.filter { $0.isOpenSSL && !$0.isUnsupported }
        for (index, row) in rows.enumerated() {
            let document = try Self.document(row)
            try openssl.write(
                try EFSOD(decoding: try #require(document.files[.sod])).contentInfo, to: "sod\(index).der")
            try openssl.writePEM([try Certificate(encoded: document.cscaCertificate)], to: "csca\(index).pem")
            openssl.ask(
                row.signature,
                "cms -verify -inform DER -in sod\(index).der -CAfile csca\(index).pem -no-CApath -no-CAstore -purpose any"
                    + " -auth_level 0 -attime 1795219200 -binary -out content\(index)")
        }
        let answers = try openssl.answers()
        let refused = rows.map(\.signature).filter { !answers.contains($0) }
        #expect(refused.isEmpty, "\(refused)")
    }

    @Test("the CSCA signs by each kind of algorithm, and each of the four can be another one")
    func apart() throws {
        let json = """
            {"accessControl": "PACE", "pace": [{"mapping": "CAM"}], "dataGroups": [1], "activeAuthentication": null,
             "chipAuthentication": [], "documentDetails": {},
             "cscaSignature": {"key": "RSA-3072", "scheme": "PSS", "hash": "SHA-384", "mgfHash": "SHA-1", "saltLength": 20},
             "signature": {"key": "brainpoolP320r1", "scheme": "ECDSA-plain", "hash": "SHA-384"}, "hash": "SHA-224",
             "issuing": {"digest": "SHA-512", "signerName": "subjectKeyIdentifier", "certificates": ["csca", "signer"],
               "cardSecuritySignature": "RSA-2048", "cardSecurityDigest": "SHA-512",
               "cardSecuritySignerName": "subjectKeyIdentifier"}}
            """
        let document = try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 3)
        let data = try SignedData(contentInfo: EFSOD(decoding: #require(document.files[.sod])).contentInfo)
        let signer = try #require(data.signerInfos.first)
        #expect(try signer.digestAlgorithm.hashAlgorithm() == .sha512)
        #expect(try signer.signatureAlgorithm.signatureAlgorithm() == .ecdsaPlain(.sha384))
        #expect(data.certificates.count == 2)
        #expect(try LDSSecurityObject(derEncoded: #require(data.eContent)).hashAlgorithmOID.hasSuffix("3.4.2.4"))
        let certificate = try Certificate(encoded: document.signerCertificate)
        #expect(
            try certificate.signatureAlgorithm.signatureAlgorithm()
                == .rsaPSS(hash: .sha384, mgfHash: .sha1, saltLength: 20))
        let card = try SignedData(contentInfo: #require(document.files[.cardSecurity]))
        #expect(try card.signerInfos.first?.signatureAlgorithm.signatureAlgorithm() == .rsaPKCS1(.sha256))
        #expect(try card.signerInfos.first?.digestAlgorithm.hashAlgorithm() == .sha512)
        let result = try TrustDefectDocumentTests.findings(document)
        let open = result.unsuccessful.filter { !$0.hasPrefix("issuer.ds.revocation") }
        #expect(open.isEmpty, "\(open)")
    }
}
