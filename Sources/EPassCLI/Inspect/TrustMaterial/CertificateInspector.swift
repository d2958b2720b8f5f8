// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages
import EPassTrust

/// Names of object identifiers that occur in certificates and security objects.
enum OIDName {
    private static let names: [String: String] = [
        "2.23.136.1.1.1": "ldsSecurityObject", "2.23.136.1.1.2": "cscaMasterList", "2.23.136.1.1.3": "masterListSigner",
        "2.23.136.1.1.7": "deviationList", "2.23.136.1.1.8": "deviationListSigner",
        "2.23.136.1.1.6.1": "nameChange", "2.23.136.1.1.6.2": "documentTypeList",
        "1.2.840.113549.1.9.3": "contentType", "1.2.840.113549.1.9.4": "messageDigest",
        "1.2.840.113549.1.9.5": "signingTime",
        "1.2.840.113549.1.1.10": "RSASSA-PSS", "1.2.840.113549.1.1.1": "rsaEncryption",
        "1.2.840.10045.2.1": "id-ecPublicKey", "1.2.840.10040.4.1": "id-dsa",
        "2.5.29.14": "subjectKeyIdentifier", "2.5.29.15": "keyUsage", "2.5.29.16": "privateKeyUsagePeriod",
        "2.5.29.17": "subjectAltName", "2.5.29.18": "issuerAltName", "2.5.29.19": "basicConstraints",
        "2.5.29.31": "cRLDistributionPoints", "2.5.29.32": "certificatePolicies", "2.5.29.35": "authorityKeyIdentifier",
        "2.5.29.37": "extKeyUsage", "2.5.29.9": "subjectDirectoryAttributes", "2.5.29.20": "cRLNumber",
        "2.5.29.27": "deltaCRLIndicator", "2.5.29.28": "issuingDistributionPoint", "2.5.29.29": "certificateIssuer",
        "2.5.29.30": "nameConstraints", "2.5.29.33": "policyMappings", "2.5.29.36": "policyConstraints",
        "2.5.29.46": "freshestCRL", "2.5.29.54": "inhibitAnyPolicy", "2.5.29.37.0": "anyExtendedKeyUsage",
        "1.3.6.1.5.5.7.1.1": "authorityInfoAccess", "1.3.6.1.5.5.7.1.11": "subjectInfoAccess",
        "1.3.6.1.5.5.7.48.1": "OCSP", "1.3.6.1.5.5.7.48.2": "caIssuers",
        "2.16.840.1.113730.1.1": "netscapeCertificateType", "0.4.0.127.0.7.3.11.2.1.2": "defectListSigner",
        "2.23.136.1.1.11.1": "barCodeSigner", "2.23.136.1.1.14.2": "vdsNcSigner",
        "2.23.136.1.1.9.8.1": "lds2TravelStampSigner",
        "2.23.136.1.1.9.8.2": "lds2VisaSigner", "2.23.136.1.1.9.8.3": "lds2BiometricsSigner",
        "0.4.0.127.0.7.3.2.1": "securityObject (BSI)",
        "2.23.136.1.1.5": "aaProtocolObject", "2.23.136.1.1.13": "id-EFDIR",
        "0.4.0.127.0.7.1.1.4.1.1": "ecdsa-plain-SHA1", "0.4.0.127.0.7.1.1.4.1.2": "ecdsa-plain-SHA224",
        "0.4.0.127.0.7.1.1.4.1.3": "ecdsa-plain-SHA256", "0.4.0.127.0.7.1.1.4.1.4": "ecdsa-plain-SHA384",
        "0.4.0.127.0.7.1.1.4.1.5": "ecdsa-plain-SHA512", "0.4.0.127.0.7.1.1.4.1.6": "ecdsa-plain-RIPEMD160",
        "1.2.840.10045.4.1": "ecdsa-with-SHA1", "1.2.840.10045.4.3.1": "ecdsa-with-SHA224",
        "1.2.840.10045.4.3.2": "ecdsa-with-SHA256", "1.2.840.10045.4.3.3": "ecdsa-with-SHA384",
        "1.2.840.10045.4.3.4": "ecdsa-with-SHA512",
        "1.2.840.10040.4.3": "id-dsa-with-sha1", "2.16.840.1.101.3.4.3.1": "id-dsa-with-sha224",
        "2.16.840.1.101.3.4.3.2": "id-dsa-with-sha256", "2.16.840.1.101.3.4.3.3": "id-dsa-with-sha384",
        "2.16.840.1.101.3.4.3.4": "id-dsa-with-sha512",
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
        if let list = try? CertificateRevocationList(encoded: octets) {
            return Inspector.Result(kind: "certificate revocation list", nodes: RevocationListInspector.nodes(of: list))
        }
        do {
            return Inspector.Result(kind: "CMS SignedData", nodes: nodes(of: try SignedData(contentInfo: octets)))
        } catch {
            return Inspector.Result(
                kind: "DER", undecoded: octets,
                problem: "neither a certificate (\(certificateProblem)) nor a CMS object (\(error))")
        }
    }

    static func nodes(of certificate: Certificate) -> [InspectionNode] {
        let kind = CertificateProfile.kind(of: certificate)
        var nodes = [
            InspectionNode("version", number: certificate.version),
            InspectionNode("subject", "\(certificate.subject)"), InspectionNode("issuer", "\(certificate.issuer)"),
            InspectionNode("serial number", certificate.serialNumberText),
            InspectionNode("valid", "\(certificate.notBefore.date) to \(certificate.notAfter.date)"),
            InspectionNode("public key", publicKey(certificate)),
            InspectionNode("signature algorithm", signatureAlgorithm(certificate.signatureAlgorithm)),
        ]
        nodes.add("SHA-256 fingerprint", octets: try? certificate.fingerprint())
        if !certificate.isDistinguished { nodes.append(InspectionNode("encoding", "BER")) }
        if certificate.isSynthetic { nodes.append(InspectionNode("synthetic", "yes: made for tests, not by a State")) }
        nodes.append(ExtensionInspector.node(of: certificate.extensions))
        nodes.append(ExtensionInspector.node(of: CertificateProfile.lint(certificate), as: kind.rawValue))
        return nodes
    }

    static func nodes(of signed: SignedData) -> [InspectionNode] {
        var nodes = [
            InspectionNode("CMS version", number: signed.version),
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
                InspectionNode("version", number: signer.version),
                InspectionNode("digest algorithm", OIDName.text(signer.digestAlgorithm.objectIdentifier)),
                InspectionNode("signature algorithm", signatureAlgorithm(signer.signatureAlgorithm)),
                InspectionNode("signature", octets: signer.signature, .personal),
            ]
            let attributes = signer.signedAttrs?.attributes.map { OIDName.text($0.type) }
            children.add("signed attributes", attributes?.joined(separator: ", "))
            let named = signed.certificates.firstIndex(where: signer.names).map { "certificate \($0 + 1)" }
            children.add("signer", named ?? "none of the certificates here")
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

    static func signatureAlgorithm(_ identifier: AlgorithmIdentifier) -> String {
        (try? identifier.signatureAlgorithm()).map { "\($0)" } ?? OIDName.text(identifier.objectIdentifier)
    }
}
