// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust
import FoundationEssentials

/// Names of object identifiers that occur in certificates and security objects.
enum OIDName {
    private static let names: [String: String] = [
        "2.23.136.1.1.1": "ldsSecurityObject", "2.23.136.1.1.2": "cscaMasterList", "2.23.136.1.1.3": "masterListSigner",
        "2.23.136.1.1.7": "deviationList", "2.23.136.1.1.8": "deviationListSigner",
        "2.23.136.1.1.6.1": "nameChange", "2.23.136.1.1.6.2": "documentTypeList",
        "1.2.840.113549.1.9.3": "contentType", "1.2.840.113549.1.9.4": "messageDigest",
        "1.2.840.113549.1.9.5": "signingTime",
        "1.2.840.113549.1.1.10": "RSASSA-PSS", "1.2.840.113549.1.1.1": "rsaEncryption",
        "2.5.29.14": "subjectKeyIdentifier", "2.5.29.15": "keyUsage", "2.5.29.16": "privateKeyUsagePeriod",
        "2.5.29.17": "subjectAltName", "2.5.29.18": "issuerAltName", "2.5.29.19": "basicConstraints",
        "2.5.29.31": "cRLDistributionPoints", "2.5.29.32": "certificatePolicies", "2.5.29.35": "authorityKeyIdentifier",
        "2.5.29.37": "extKeyUsage", "0.4.0.127.0.7.3.2.1": "securityObject (BSI)",
        "2.23.136.1.1.5": "aaProtocolObject", "2.23.136.1.1.13": "id-EFDIR",
        "0.4.0.127.0.7.1.1.4.1.1": "ecdsa-plain-SHA1", "0.4.0.127.0.7.1.1.4.1.2": "ecdsa-plain-SHA224",
        "0.4.0.127.0.7.1.1.4.1.3": "ecdsa-plain-SHA256", "0.4.0.127.0.7.1.1.4.1.4": "ecdsa-plain-SHA384",
        "0.4.0.127.0.7.1.1.4.1.5": "ecdsa-plain-SHA512",
        // Entries of SecurityInfos that TR-03110-3, A.1 defines and Doc 9303 does not.
        "0.4.0.127.0.7.2.2.3.1": "id-CA-DH", "0.4.0.127.0.7.2.2.3.2": "id-CA-ECDH",
        "0.4.0.127.0.7.2.2.5.1": "id-RI-DH", "0.4.0.127.0.7.2.2.5.2": "id-RI-ECDH",
        "0.4.0.127.0.7.2.2.5.1.1": "id-RI-DH-SHA-1", "0.4.0.127.0.7.2.2.5.1.2": "id-RI-DH-SHA-224",
        "0.4.0.127.0.7.2.2.5.1.3": "id-RI-DH-SHA-256", "0.4.0.127.0.7.2.2.5.1.4": "id-RI-DH-SHA-384",
        "0.4.0.127.0.7.2.2.5.1.5": "id-RI-DH-SHA-512", "0.4.0.127.0.7.2.2.5.2.1": "id-RI-ECDH-SHA-1",
        "0.4.0.127.0.7.2.2.5.2.2": "id-RI-ECDH-SHA-224", "0.4.0.127.0.7.2.2.5.2.3": "id-RI-ECDH-SHA-256",
        "0.4.0.127.0.7.2.2.5.2.4": "id-RI-ECDH-SHA-384", "0.4.0.127.0.7.2.2.5.2.5": "id-RI-ECDH-SHA-512",
        "0.4.0.127.0.7.2.2.6": "id-CI", "0.4.0.127.0.7.2.2.7": "id-eIDSecurity", "0.4.0.127.0.7.2.2.8": "id-PT",
    ]

    /// The name and the dotted form; the dotted form alone where there is no name.
    static func text(_ objectIdentifier: String) -> String {
        if let hash = HashAlgorithm(objectIdentifier: objectIdentifier) {
            return "\(hash.displayName) (\(objectIdentifier))"
        }
        return names[objectIdentifier].map { "\($0) (\(objectIdentifier))" } ?? objectIdentifier
    }
}

/// Trees of certificates and CMS objects.
enum CertificateInspector {
    static func der(_ octets: [UInt8]) -> Inspector.Result {
        let certificateProblem: TrustError
        do {
            let certificate = try Certificate(encoded: octets)
            return Inspector.Result(kind: "certificate", nodes: nodes(of: certificate))
        } catch {
            certificateProblem = error
        }
        do {
            return Inspector.Result(kind: "CMS SignedData", nodes: nodes(of: try SignedData(contentInfo: octets)))
        } catch {
            return Inspector.Result(
                kind: "DER", nodes: [InspectionNode("length", "\(octets.count) octets")],
                problem: "neither a certificate (\(certificateProblem)) nor a CMS object (\(error))")
        }
    }

    static func pem(_ octets: [UInt8]) -> Inspector.Result {
        let text = String(decoding: octets, as: UTF8.self)
        var nodes: [InspectionNode] = []
        var problems: [String] = []
        let blocks = text.split(separator: "-----BEGIN ", omittingEmptySubsequences: false).dropFirst()
        for (index, block) in blocks.enumerated() {
            let lines = block.split(whereSeparator: \.isNewline)
            let label = lines.first?.filter { $0 != "-" } ?? ""
            let body = lines.dropFirst().prefix { !$0.hasPrefix("-----END") && !$0.contains(":") }.joined()
            guard let data = Data(base64Encoded: body, options: .ignoreUnknownCharacters) else {
                problems.append("block \(index + 1) is no base64")
                continue
            }
            guard label == "CERTIFICATE" || label == "CMS" || label == "PKCS7" else {
                // A private key is never shown.
                nodes.append(InspectionNode("block \(index + 1)", label))
                continue
            }
            let result = der(Array(data))
            nodes.append(InspectionNode("block \(index + 1)", result.kind, children: result.nodes))
            if let problem = result.problem { problems.append("block \(index + 1): \(problem)") }
        }
        if nodes.isEmpty && problems.isEmpty { problems.append("no PEM block") }
        return Inspector.Result(
            kind: "PEM", nodes: nodes, problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
    }

    static func nodes(of certificate: Certificate) -> [InspectionNode] {
        let extensions = certificate.decodedExtensions
        var nodes = [
            InspectionNode("subject", "\(certificate.subject)"), InspectionNode("issuer", "\(certificate.issuer)"),
            InspectionNode("serial number", certificate.serialNumberText),
            InspectionNode("valid", "\(certificate.notBefore.date) to \(certificate.notAfter.date)"),
            InspectionNode("public key", publicKey(certificate)),
            InspectionNode("signature algorithm", signatureAlgorithm(certificate.signatureAlgorithm)),
        ]
        if let fingerprint = try? certificate.fingerprint() {
            nodes.append(InspectionNode("SHA-256 fingerprint", DisplayText.hexadecimal(fingerprint)))
        }
        var decoded: [InspectionNode] = []
        if extensions.hasBasicConstraints {
            let length = extensions.pathLength.map { ", path length \($0)" } ?? ""
            decoded.append(InspectionNode("basic constraints", (extensions.isAuthority ? "CA" : "not a CA") + length))
        }
        if let usage = extensions.keyUsage { decoded.append(InspectionNode("key usage", keyUsage(usage))) }
        if let usage = extensions.extendedKeyUsage {
            decoded.append(InspectionNode("extended key usage", usage.map(OIDName.text).joined(separator: ", ")))
        }
        if let identifier = extensions.subjectKeyIdentifier {
            decoded.append(InspectionNode("subject key identifier", DisplayText.hexadecimal(identifier)))
        }
        if let identifier = extensions.authorityKeyIdentifier?.keyIdentifier {
            decoded.append(InspectionNode("authority key identifier", DisplayText.hexadecimal(identifier)))
        }
        if extensions.privateKeyNotBefore != nil || extensions.privateKeyNotAfter != nil {
            let from = extensions.privateKeyNotBefore?.date ?? "..."
            let to = extensions.privateKeyNotAfter?.date ?? "..."
            decoded.append(InspectionNode("private key usage period", "\(from) to \(to)"))
        }
        if let types = extensions.documentTypes {
            decoded.append(InspectionNode("document types", types.joined(separator: ", ")))
        }
        if !extensions.alternativeCountries.isEmpty {
            decoded.append(
                InspectionNode("country in alternative name", extensions.alternativeCountries.joined(separator: ", ")))
        }
        let listed = certificate.extensions.map {
            OIDName.text($0.objectIdentifier) + ($0.isCritical ? " critical" : "")
        }
        decoded.append(InspectionNode("all", listed.isEmpty ? "none" : listed.joined(separator: ", ")))
        nodes.append(InspectionNode("extensions", children: decoded))
        return nodes
    }

    static func nodes(of signed: SignedData) -> [InspectionNode] {
        var nodes = [
            InspectionNode("CMS version", "\(signed.version)"),
            InspectionNode("encoding", signed.isDistinguished ? "DER" : "BER"),
            InspectionNode("content type", OIDName.text(signed.eContentType)),
            InspectionNode(
                "digest algorithms",
                signed.digestAlgorithms.map { OIDName.text($0.objectIdentifier) }.joined(separator: ", ")),
        ]
        nodes += signed.certificates.enumerated().map { index, certificate in
            InspectionNode("certificate \(index + 1)", children: Self.nodes(of: certificate))
        }
        nodes += signed.undecodedCertificates.map { InspectionNode("certificate that cannot be decoded", "\($0)") }
        nodes += signed.signerInfos.enumerated().map { index, signer in
            var children = [
                InspectionNode("version", "\(signer.version)"),
                InspectionNode("digest algorithm", OIDName.text(signer.digestAlgorithm.objectIdentifier)),
                InspectionNode("signature algorithm", signatureAlgorithm(signer.signatureAlgorithm)),
                InspectionNode("signature", DisplayText.hexadecimal(signer.signature), .personal),
            ]
            if let attributes = signer.signedAttrs {
                children.append(
                    InspectionNode(
                        "signed attributes", attributes.attributes.map { OIDName.text($0.type) }.joined(separator: ", ")
                    ))
            }
            let named = signed.certificates.firstIndex(where: signer.names)
            children.append(
                InspectionNode("signer", named.map { "certificate \($0 + 1)" } ?? "none of the certificates here"))
            return InspectionNode("signer \(index + 1)", children: children)
        }
        return nodes
    }

    private static func publicKey(_ certificate: Certificate) -> String {
        do {
            return try PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo).description
        } catch {
            return "not usable: \(error)"
        }
    }

    private static func signatureAlgorithm(_ identifier: AlgorithmIdentifier) -> String {
        guard let algorithm = try? identifier.signatureAlgorithm() else {
            return OIDName.text(identifier.objectIdentifier)
        }
        return "\(algorithm)"
    }

    private static func keyUsage(_ usage: Certificate.KeyUsage) -> String {
        var names: [String] = []
        if usage.contains(.digitalSignature) { names.append("digitalSignature") }
        if usage.contains(.keyCertSign) { names.append("keyCertSign") }
        if usage.contains(.crlSign) { names.append("cRLSign") }
        let known: Certificate.KeyUsage = [.digitalSignature, .keyCertSign, .crlSign]
        if !usage.subtracting(known).isEmpty { names.append("others") }
        return names.joined(separator: ", ")
    }
}
