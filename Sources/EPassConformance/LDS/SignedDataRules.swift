// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// What EF.SOD and EF.CardSecurity have in common: a SignedData with one signer (Doc 9303-10, Table 37; RFC 5652).
struct SignedDataRules<Content: SignedContent>: Sendable {
    private let file: LDSFile
    private let checks: (structure: CheckID, attributes: CheckID, signature: CheckID, issuer: CheckID)
    private let deviations: @Sendable (LDSSubject) -> [TrustDeviation]
    private let signer: @Sendable (LDSSubject) -> Certificate?

    static var sod: SignedDataRules<LDSSecurityObject> {
        .init(
            file: .sod, checks: (.sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature),
            deviations: { $0.passive.deviations }, signer: { $0.passive.signerCertificate })
    }

    static var cardSecurity: SignedDataRules<SecurityInfos> {
        .init(
            file: .cardSecurity,
            checks: (
                .cardSecurityStructure, .cardSecuritySignedAttributes, .cardSecuritySignature, .cardSecurityIssuer
            ), deviations: { $0.cardSecurity?.deviations ?? [] }, signer: { $0.cardSecurity?.signerCertificate })
    }

    private static var table: String { "Doc 9303-10, 4.6.2.2, Table 37" }

    var rules: [LDSRule] {
        [
            LDSRule(
                file, "signedData", "\(file) is a SignedData with one signer around its content.", clause: Self.table,
                check: checks.structure),
            LDSRule(
                file, "signedAttributes", "The signed attributes are those of the content.",
                clause: "RFC 5652, 5.3 and 11", check: checks.attributes),
            LDSRule(
                file, "signature", "The signature is that of the signer's certificate.", clause: "Doc 9303-11, 5.1.1",
                check: checks.signature),
            LDSRule(
                file, "issuer", "A CSCA of the same State issued the signer.", clause: "Doc 9303-12, D.1.1",
                check: checks.issuer),
        ] + form + departures + [certificate, decodable]
    }

    // MARK: What Table 37 says

    private func object(
        _ word: String, _ title: String, clause: String? = nil,
        _ found: @escaping @Sendable (SignedData) -> [ConformanceFinding]
    ) -> LDSRule {
        LDSRule(file, word, title, clause: clause ?? Self.table) { subject in
            subject.judge(file, as: ParsedSecurityObject<Content>.self) { object in
                guard let data = object.signedData else { return LDSSubject.undecodable(file) }
                return RuleVerdict(found(data))
            }
        }
    }

    private func finding(_ path: String, _ expected: String, _ observed: String, isAdvice: Bool = false)
        -> ConformanceFinding
    {
        ConformanceFinding(file: "\(file)", path: path, expected: expected, observed: observed, isAdvice: isAdvice)
    }

    private var form: [LDSRule] {
        [
            object("digestAlgorithms", "The digest algorithm of the signer is among those announced.") { data in
                let known = Set(data.digestAlgorithms.map(\.objectIdentifier))
                return data.signerInfos.map(\.digestAlgorithm.objectIdentifier).filter { !known.contains($0) }.map {
                    finding("digestAlgorithms", $0, known.sorted().joined(separator: ", "))
                }
            },
            object("crls", "There are no revocation lists inside.") { data in
                data.hasRevocationLists ? [finding("crls", "nothing", "revocation lists", isAdvice: true)] : []
            },
            object("oneSigner", "There is one signer.") { data in
                data.signerInfos.count > 1
                    ? [finding("signerInfos", "1", "\(data.signerInfos.count)", isAdvice: true)] : []
            },
            object("issuerAndSerialNumber", "The signer is named by issuer and serial number.") { data in
                data.signerInfos.contains { if case .subjectKeyIdentifier = $0.sid { true } else { false } }
                    ? [finding("signerInfo.sid", "issuerAndSerialNumber", "subjectKeyIdentifier", isAdvice: true)] : []
            },
            object("unsignedAttributes", "There are no unsigned attributes.") { data in
                data.signerInfos.contains(where: \.hasUnsignedAttributes)
                    ? [finding("signerInfo.unsignedAttrs", "nothing", "attributes", isAdvice: true)] : []
            },
            object(
                "signatureAlgorithm", "The signature algorithm is one of the standard.", clause: "Doc 9303-12, 4.1.6"
            ) { data in
                data.signerInfos.compactMap { info in
                    let digest = try? info.digestAlgorithm.hashAlgorithm()
                    guard (try? info.signatureAlgorithm.signatureAlgorithm(digest: digest)) == nil else { return nil }
                    return finding(
                        "signerInfo.signatureAlgorithm", "RSA, DSA or ECDSA with a hash of the standard",
                        info.signatureAlgorithm.objectIdentifier)
                }
            },
            object("hash", "Content and attributes are hashed by SHA-224 or more.", clause: "Doc 9303-12, 4.1.6.4") {
                data in
                let isOld = data.certificates.first.map { $0.notBefore < CertificateProfile.newerSince } ?? false
                return data.signerInfos.compactMap { info in
                    let hash = try? info.digestAlgorithm.hashAlgorithm()
                    guard hash == nil || hash == .sha1 else { return nil }
                    return finding(
                        "signerInfo.digestAlgorithm", "SHA-224, SHA-256, SHA-384 or SHA-512",
                        hash?.displayName ?? info.digestAlgorithm.objectIdentifier, isAdvice: isOld && hash != nil)
                }
            },
        ]
    }

    // MARK: What the steps tolerate

    private func departure(
        _ deviation: TrustDeviation, _ title: String, clause: String, isAdvice: Bool = false
    ) -> LDSRule {
        LDSRule(file, deviation.rawValue, title, clause: clause) { subject in
            subject.judge(file, as: ParsedSecurityObject<Content>.self) { _ in
                guard deviations(subject).contains(deviation) else { return .pass }
                return .fail([finding("", title, deviation.message.english, isAdvice: isAdvice)])
            }
        }
    }

    private var departures: [LDSRule] {
        [
            departure(.berEncoding, "Everything is DER.", clause: "Doc 9303-10, 4.6.2.2"),
            departure(.attributeOrder, "The signed attributes are in the order of DER.", clause: "RFC 5652, 5.3"),
            departure(.contentTypeNotICAO, "The content type is that of the standard.", clause: Self.table),
            departure(.signedDataVersion, "The version of the SignedData is 3.", clause: Self.table),
            departure(.signerInfoVersion, "The version of the signer fits how it is named.", clause: "RFC 5652, 5.3"),
            departure(
                .signerIdentifierMismatch, "The signer names the certificate that signed.", clause: "RFC 5652, 5.3"),
            departure(
                .digestDiffersFromSignatureHash, "Digest and signature have one hash.", clause: "RFC 5652, 5.3",
                isAdvice: true),
            departure(.signatureHashNotNamed, "The signature algorithm names its hash.", clause: "RFC 5753, 2.1.1"),
            departure(.ecdsaIntegerPadding, "The integers of the signature are DER.", clause: "RFC 3279, 2.2.3"),
            departure(
                .rsaLeadingZerosDropped, "The signature is as long as the modulus.", clause: "RFC 8017, 8.1 and 8.2"),
            departure(.digestInfoWithoutNull, "DigestInfo has NULL as parameters.", clause: "RFC 8017, 9.2"),
            departure(.twinCurve, "The key is on the curve that is named.", clause: "Doc 9303-12, 4.1.6.3"),
            departure(.akiMismatch, "The signer names the key of its CSCA.", clause: "RFC 5280, 4.2.1.1"),
            departure(
                .issuerNameDiffers, "The signer names its CSCA as that names itself.", clause: "RFC 5280, 4.1.2.4"),
            departure(
                .alternativeCountryDiffers, "The codes of subjectAltName are those of the certificate's country.",
                clause: "Doc 9303-12, 7.1.1.2"),
        ]
    }

    // MARK: The certificate

    private var certificate: LDSRule {
        object("certificates", "The certificate of the signer is inside.") { data in
            // One that does not decode is there all the same, which the rule below says.
            let isThere = data.signerInfos.contains { info in data.certificates.contains(where: info.names) }
            guard !isThere, data.undecodedCertificates.isEmpty, !data.signerInfos.isEmpty else { return [] }
            return [
                finding(
                    "certificates", "the certificate that the signer names",
                    data.certificates.isEmpty ? "no certificate" : "other certificates")
            ]
        }
    }

    private var decodable: LDSRule {
        object("certificatesDecodable", "Each certificate inside is one.", clause: "RFC 5280, 4.1") { data in
            data.undecodedCertificates.map { error in
                ConformanceFinding(
                    file: "\(file)", path: error.element, offset: error.offset, expected: "a certificate",
                    observed: error.message.english)
            }
        }
    }
}
