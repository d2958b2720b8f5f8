// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassIssuing
internal import EPassLDS
package import EPassTrust

/// Documents of one issuer, each with a document signer, a security object and data groups of its own. Judged in turn,
/// nothing of one is known when the next is judged, as long as there are more of them than epass remembers signers
/// (``distinct``). Only the anchor is the same.
package struct SyntheticDocuments {
    /// One kind of key and signature, for CSCA and document signers alike.
    package struct Kind: Sendable {
        /// As on the command line.
        package let name: String
        let key: PrivateKey.KeyKind
        let algorithm: SignatureAlgorithm

        /// Every kind that can be measured.
        package static let all = [
            Kind(name: "ECDSA-P-256", key: .ec(.p256), algorithm: .ecdsa(.sha256)),
            Kind(name: "RSA-2048", key: .rsa(2048), algorithm: .rsaPKCS1(.sha256)),
            Kind(
                name: "RSA-PSS-2048", key: .rsa(2048),
                algorithm: .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32)),
            Kind(name: "ECDSA-brainpoolP256r1", key: .ec(.brainpoolP256r1), algorithm: .ecdsa(.sha256)),
            Kind(name: "ECDSA-P-384", key: .ec(.p384), algorithm: .ecdsa(.sha384)),
        ]
    }

    /// One document, and what OpenSSL needs for it.
    package struct Document {
        /// What passive authentication is given.
        package let input: PassiveAuthentication.Input
        let bare: BareVerification.Document
    }

    /// More documents than epass remembers signers (256), so that in turn each signer is met as if for the first time.
    package static let distinct = 320
    /// Fewer, so that each signer is known from the round before, as those of a service are. Of documents nothing is
    /// remembered.
    package static let repeated = 64
    /// Different keys of signers; more certificates than that share them, and each certificate's key is decoded by
    /// itself.
    private static let keys = 64

    /// The documents.
    package let documents: [Document]
    /// The one anchor, in a snapshot that remembers the signatures of certificates.
    package let trust: TrustSnapshot
    /// The same, verifying each anew.
    private let forgetting: TrustSnapshot
    /// A moment at which everything is valid.
    package let time: Timestamp

    /// Issues that many documents. EC keys are written with explicit parameters, as Doc 9303-12, 4.1.6.3 demands.
    package init(_ kind: Kind, count: Int, content: Content = .decodable) throws {
        guard let from = Timestamp(year: 2025, month: 1, day: 1), let to = Timestamp(year: 2036, month: 1, day: 1),
            let judged = Timestamp(year: 2026, month: 6, day: 1)
        else { fatalError("the calendar is broken") }
        let cscaKey = try PrivateKey.generate(kind.key)
        let cscaInfo = try cscaKey.subjectPublicKeyInfo(explicitParameters: true)
        let csca = try CertificateBuilder.csca(
            subject: DistinguishedName(
                country: "UT", organization: "Utopia", organizationalUnit: "Ministry", commonName: "CSCA Utopia"),
            icaoCountry: "UTO", serialNumber: [1], notBefore: from, notAfter: to, privateKeyNotAfter: to,
            keyIdentifier: CertificateBuilder.keyIdentifier(of: cscaInfo)
        ).issue(subjectPublicKeyInfo: cscaInfo, signedBy: cscaKey, algorithm: kind.algorithm)
        let cscaNamed = try cscaKey.subjectPublicKeyInfo(explicitParameters: false)
        let keys = try (0..<min(count, Self.keys)).map { _ in try PrivateKey.generate(kind.key) }
        documents = try (0..<count).map { number in
            let serialNumber = [0x40, UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
            let key = keys[number % keys.count]
            let info = try key.subjectPublicKeyInfo(explicitParameters: true)
            let signer = try CertificateBuilder.documentSigner(
                csca: csca,
                subject: DistinguishedName(
                    country: "UT", organization: "Utopia", organizationalUnit: "Ministry",
                    commonName: "Document Signer \(number)"),
                icaoCountry: "UTO", documentTypes: ["P"], serialNumber: serialNumber, notBefore: from, notAfter: to,
                privateKeyNotAfter: to, keyIdentifier: CertificateBuilder.keyIdentifier(of: info)
            ).issue(subjectPublicKeyInfo: info, signedBy: cscaKey, algorithm: kind.algorithm)
            let groups = try Self.dataGroups(content, number)
            let signedContent = try LDSSecurityObject(
                hashAlgorithmOID: kind.algorithm.hash.objectIdentifier,
                dataGroupHashes: [.dg1, .dg2].map { group in
                    .init(dataGroup: group, hash: try kind.algorithm.hash.hash(groups[group.rawValue] ?? []))
                }
            ).encoded()
            var builder = SignedDataBuilder(
                content: signedContent, digest: kind.algorithm.hash, certificates: [signer.encoded])
            builder.signingTime = judged
            let contentInfo = try builder.contentInfo(signedBy: key, certificate: signer, algorithm: kind.algorithm)
            guard let signed = try SignedData(contentInfo: contentInfo).signerInfos.first,
                let attributes = signed.signedAttrs
            else { fatalError("no signer") }
            return Document(
                input: .init(sod: EFSOD(contentInfo: contentInfo).encoded(), dataGroups: groups),
                bare: BareVerification.Document(
                    hashed: [signedContent] + groups.values,
                    verified: [
                        .init(
                            signature: signed.signature, octets: attributes.signedOctets,
                            subjectPublicKeyInfo: try key.subjectPublicKeyInfo(explicitParameters: false)),
                        .init(
                            signature: signer.signatureValue, octets: signer.tbsCertificate,
                            subjectPublicKeyInfo: cscaNamed),
                    ],
                    algorithm: kind.algorithm))
        }
        trust = try TrustSnapshot(anchors: [TrustAnchor(certificate: csca, isTest: true)], name: "benchmark")
        forgetting = trust.forgettingSignatures()
        time = judged
    }

    /// Judges one document. Anything but success of its checks ends the program: a failure would be fast.
    ///
    /// - Parameter isRemembering: whether the signature of a certificate that was verified before counts.
    package func judge(_ document: Document, isRemembering: Bool = true) {
        let result = PassiveAuthentication.judge(
            document.input, trust: isRemembering ? trust : forgetting, at: time)
        let wanted: [CheckID] = [
            .sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature, .dsValidity, .cscaValidity,
            .dataGroupHash(.dg1), .dataGroupHash(.dg2),
        ]
        for id in wanted where result.finding(id)?.result != .successful {
            fatalError("\(result.finding(id)?.description ?? id.rawValue) \(result.finding(id)?.detail ?? "")")
        }
    }
}
