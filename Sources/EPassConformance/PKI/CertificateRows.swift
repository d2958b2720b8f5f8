// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages
import EPassTrust

/// A row of unit LDS_H of BSI TR-03105-5.1 (edition 1.5) about the certificate of a document signer: one for files of
/// documents and for certificates alone.
struct CertificateRow: Sendable {
    /// Its number.
    let id: String
    /// What a right certificate has.
    let title: String
    /// The rules of the profile that say so.
    let rules: Set<String>
    /// The element that is missing or wrong where the certificate does not decode.
    let element: String?
    /// What the row is about beside the rules of the profile.
    let subject: Subject?

    /// What of a certificate is judged by itself.
    enum Subject: Sendable {
        /// The kind of the public key.
        case key
        /// The signature algorithm: a hash that an older edition had is none of the row's.
        case algorithm
    }

    /// Where all of them stand.
    let clause = "Doc 9303-12, 7.1.1"

    private init(
        _ number: String, _ title: String, rules: Set<String> = [], element: String? = nil, subject: Subject? = nil
    ) {
        id = "LDS_H_\(number)"
        self.title = title
        self.rules = rules
        self.element = element
        self.subject = subject
    }

    /// Every one, in order; LDS_H_54 needs the certificate of the CSCA.
    static let all: [CertificateRow] = [
        CertificateRow(
            "50", "The signer's certificate has a serial number.", rules: ["certificate.serialNumber.positive"],
            element: "tbsCertificate.serialNumber"),
        CertificateRow(
            "51", "The signer's certificate names one signature algorithm.", rules: ["certificate.signature.matches"]),
        CertificateRow(
            "52", "The signer's certificate names its signature algorithm in what is signed.",
            element: "tbsCertificate.signature"),
        CertificateRow(
            "55", "The signer's certificate names an issuer.", rules: ["certificate.issuer.countryName.present"],
            element: "tbsCertificate.issuer"),
        CertificateRow(
            "56", "The signer's certificate has its dates in the form of time that they need.",
            rules: ["certificate.validity.form"]),
        CertificateRow("57", "The signer's certificate has dates.", element: "tbsCertificate.validity"),
        CertificateRow("58", "The signer's public key is of a kind that is allowed.", subject: .key),
        CertificateRow(
            "59", "The signer's certificate has a public key.", element: "tbsCertificate.subjectPublicKeyInfo"),
        CertificateRow(
            "60", "An authority key identifier has a key identifier.",
            rules: ["certificate.authorityKeyIdentifier.keyIdentifier"]),
        CertificateRow(
            "61", "The signer's certificate has an authority key identifier.",
            rules: ["documentSigner.authorityKeyIdentifier.present"]),
        CertificateRow(
            "62", "The key usage of the signer's certificate is critical.", rules: ["documentSigner.keyUsage.critical"]),
        CertificateRow(
            "63", "The signer's certificate may sign by its key usage.", rules: ["documentSigner.keyUsage.bits"]),
        CertificateRow(
            "64", "The signer's certificate has a key usage.", rules: ["documentSigner.keyUsage.present"]),
        CertificateRow(
            "65", "The signer's certificate is signed by an algorithm of the standard.", subject: .algorithm),
        CertificateRow(
            "66", "The signer's certificate names its signature algorithm.", element: "Certificate.signatureAlgorithm"),
    ]

    /// Judges one certificate.
    ///
    /// - Parameters:
    ///   - findings: the departures from the profile of a document signer; nil where there is no certificate that
    ///     decodes.
    ///   - certificate: the same.
    ///   - refused: why a certificate does not decode.
    ///   - file: what places are in.
    func judge(
        findings: [ProfileFinding]?, certificate: Certificate?, refused: TrustError?, file: String
    ) -> RuleVerdict {
        if let refused {
            guard let element, refused.element.hasPrefix(element) else {
                return .inconclusive("the certificate does not decode")
            }
            return .fail([
                ConformanceFinding(
                    file: file, path: refused.element, offset: refused.offset, expected: title,
                    observed: refused.message.english)
            ])
        }
        guard let findings, let certificate else { return .notApplicable("there is no certificate") }
        switch subject {
        case .key: return Self.kind(of: certificate.subjectPublicKeyInfo, file, title)
        case .algorithm:
            guard (try? certificate.signatureAlgorithm.signatureAlgorithm()) == nil else { return .pass }
            return .fail([
                ConformanceFinding(
                    file: file, path: "signatureAlgorithm", expected: title,
                    observed: "\(certificate.signatureAlgorithm)")
            ])
        case nil: break
        }
        return RuleVerdict(
            findings.filter { rules.contains($0.rule) }.map { found in
                ConformanceFinding(
                    file: file, path: found.rule, expected: title, observed: found.detail,
                    isAdvice: found.severity == .advice)
            })
    }

    /// Whether a key is one for RSA, DSA or ECDSA. One that is of such a kind and no key is not judged here.
    static func kind(of key: [UInt8], _ file: String, _ title: String) -> RuleVerdict {
        do throws(CryptoError) {
            _ = try PublicKey(subjectPublicKeyInfo: key)
            return .pass
        } catch {
            guard error.code == .keyAlgorithmUnsupported else { return .pass }
            return .fail([
                ConformanceFinding(
                    file: file, path: "subjectPublicKeyInfo", expected: title, observed: error.message.english)
            ])
        }
    }
}
