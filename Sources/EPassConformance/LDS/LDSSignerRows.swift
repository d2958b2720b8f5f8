// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTrust

/// The rows of unit LDS_H of BSI TR-03105-5.1: EF.SOD, who signed it and by what.
enum LDSSignerRows {
    static let rules: [LDSRule] = algorithms + [signerKnown] + content + certificates + mixtures + signers + lists

    private static func row(
        _ id: String, _ title: String, _ clause: String, _ judge: @escaping @Sendable (LDSSubject) -> RuleVerdict
    ) -> LDSRule {
        LDSRows.row(id, title, clause, judge)
    }

    private static func verdict(_ word: String, _ subject: LDSSubject) -> RuleVerdict {
        LDSRows.verdict("9303-10/4.6.2/\(word)", subject)
    }

    // MARK: Algorithms

    /// How EF.SOD is signed, as its signer says.
    private struct Signing: Equatable {
        enum Scheme { case pkcs1, pkcs1ByKey, pss, ecdsa, plain, dsa }

        let scheme: Scheme
        let hash: HashAlgorithm

        init(_ scheme: Scheme, _ hash: HashAlgorithm) {
            self.scheme = scheme
            self.hash = hash
        }

        init?(_ info: SignerInfo) {
            let digest = try? info.digestAlgorithm.hashAlgorithm()
            let identifier = info.signatureAlgorithm
            guard let algorithm = try? identifier.signatureAlgorithm(digest: digest) else { return nil }
            switch algorithm {
            case .rsaPKCS1(let hash):
                self.init(identifier.objectIdentifier == OID.rsaEncryption ? .pkcs1ByKey : .pkcs1, hash)
            case .rsaPSS(let hash, _, _): self.init(.pss, hash)
            case .ecdsa(let hash): self.init(.ecdsa, hash)
            case .ecdsaPlain(let hash): self.init(.plain, hash)
            case .dsa(let hash): self.init(.dsa, hash)
            }
        }
    }

    /// A row about documents of a kind, whose signature holds.
    private static func signed(
        _ id: String, _ title: String, clause: String = "Doc 9303-12, 4.1.6",
        _ isOfKind: @escaping @Sendable (SignedData, SignerInfo, LDSSubject) -> Bool
    ) -> LDSRule {
        row(id, title, clause) { subject in
            subject.judge(.sod, as: ParsedSecurityObject<LDSSecurityObject>.self) { object in
                guard let data = object.signedData, let info = data.signerInfos.first, isOfKind(data, info, subject)
                else { return .notApplicable("the document is of another kind") }
                return .all(of: [verdict("signedAttributes", subject), verdict("signature", subject)])
            }
        }
    }

    private static let algorithms: [LDSRule] = {
        let table: [(String, String, Signing)] = [
            ("01", "RSA v1.5 and SHA-1", Signing(.pkcs1, .sha1)), ("02", "RSA-PSS and SHA-1", Signing(.pss, .sha1)),
            ("03", "RSA-PSS and SHA-256", Signing(.pss, .sha256)),
            ("04", "RSA v1.5 and SHA-224", Signing(.pkcs1, .sha224)),
            ("05", "RSA v1.5 and SHA-256", Signing(.pkcs1, .sha256)),
            ("06", "RSA v1.5 and SHA-384", Signing(.pkcs1, .sha384)),
            ("07", "RSA v1.5 and SHA-512", Signing(.pkcs1, .sha512)), ("08", "DSA and SHA-1", Signing(.dsa, .sha1)),
            ("09", "ECDSA and SHA-1 by the identifier of ANSI", Signing(.ecdsa, .sha1)),
            ("10", "ECDSA and SHA-1 by the identifier of TR-03111", Signing(.plain, .sha1)),
            ("11", "ECDSA and SHA-224 by the identifier of TR-03111", Signing(.plain, .sha224)),
            ("12", "ECDSA and SHA-256 by the identifier of TR-03111", Signing(.plain, .sha256)),
            ("13", "ECDSA and SHA-384 by the identifier of TR-03111", Signing(.plain, .sha384)),
            ("14", "ECDSA and SHA-512 by the identifier of TR-03111", Signing(.plain, .sha512)),
            ("70", "ECDSA and SHA-224 by the identifier of ANSI", Signing(.ecdsa, .sha224)),
            ("71", "ECDSA and SHA-256 by the identifier of ANSI", Signing(.ecdsa, .sha256)),
            ("72", "ECDSA and SHA-384 by the identifier of ANSI", Signing(.ecdsa, .sha384)),
            ("73", "ECDSA and SHA-512 by the identifier of ANSI", Signing(.ecdsa, .sha512)),
            ("79", "rsaEncryption and SHA-1", Signing(.pkcs1ByKey, .sha1)),
            ("80", "rsaEncryption and SHA-224", Signing(.pkcs1ByKey, .sha224)),
            ("81", "rsaEncryption and SHA-256", Signing(.pkcs1ByKey, .sha256)),
            ("82", "rsaEncryption and SHA-384", Signing(.pkcs1ByKey, .sha384)),
            ("83", "rsaEncryption and SHA-512", Signing(.pkcs1ByKey, .sha512)),
            ("94", "RSA-PSS and SHA-224", Signing(.pss, .sha224)),
            ("95", "RSA-PSS and SHA-384", Signing(.pss, .sha384)),
            ("96", "RSA-PSS and SHA-512", Signing(.pss, .sha512)), ("97", "DSA and SHA-224", Signing(.dsa, .sha224)),
            ("98", "DSA and SHA-256", Signing(.dsa, .sha256)),
        ]
        return table.map { number, words, signing in
            signed("LDS_H_\(number)", "EF.SOD is signed by \(words), and the signature holds.") { _, info, _ in
                Signing(info) == signing
            }
        } + [
            row("LDS_H_36", "The signature algorithm of EF.SOD is one of the standard.", "Doc 9303-12, 4.1.6") {
                verdict("signatureAlgorithm", $0)
            }
        ]
    }()

    private static let signerKnown = signed(
        "LDS_H_15", "The signer's certificate is known where it is not in EF.SOD, and the signature holds.",
        clause: "Doc 9303-10, 4.6.2.2"
    ) { data, _, _ in data.certificates.isEmpty && data.undecodedCertificates.isEmpty }

    private static let mixtures = [
        signed("LDS_H_74", "The data groups are hashed otherwise than what is signed, and the signature holds.") {
            data, info, subject in
            let digest = try? info.digestAlgorithm.hashAlgorithm()
            return digest?.objectIdentifier != subject.document.sod?.content?.hashAlgorithmOID
        },
        signed("LDS_H_75", "The digest is of another hash than the signature, which holds.") { _, info, _ in
            guard let digest = try? info.digestAlgorithm.hashAlgorithm() else { return false }
            return Signing(info).map { $0.hash != digest } ?? false
        },
        mixture("LDS_H_76", "CSCA and signer have keys of different kinds, and the signature holds.") { csca, own in
            csca.family != own.family
        },
        mixture("LDS_H_77", "CSCA and signer use different hashes, and the signature holds.") { csca, own in
            csca.hash != own.hash
        },
        mixture("LDS_H_78", "CSCA and signer use RSA in different ways, and the signature holds.") { csca, own in
            switch (csca, own) {
            case (.rsaPKCS1, .rsaPSS), (.rsaPSS, .rsaPKCS1): true
            default: false
            }
        },
    ]

    private static func mixture(
        _ id: String, _ title: String,
        _ isOfKind: @escaping @Sendable (SignatureAlgorithm, SignatureAlgorithm) -> Bool
    ) -> LDSRule {
        signed(id, title) { _, info, subject in
            let digest = try? info.digestAlgorithm.hashAlgorithm()
            guard let certificate = subject.signers.first,
                let csca = try? certificate.signatureAlgorithm.signatureAlgorithm(),
                let own = try? info.signatureAlgorithm.signatureAlgorithm(digest: digest)
            else { return false }
            return isOfKind(csca, own)
        }
    }

    // MARK: The LDS security object

    private static let content: [LDSRule] = [
        row("LDS_H_45", "Each data group that EF.SOD has a hash of is there.", "Doc 9303-10, 4.6.2") { subject in
            .all(
                of: DataGroupNumber.allCases.map {
                    LDSRows.verdict("9303-10/4.7.\($0.rawValue)/present", subject)
                })
        },
        number(
            "LDS_H_46", "Each number of a hash is that of a data group.", [.invalidValue, .duplicateElement],
            departures: ["securityObjectUnknownDataGroup", "securityObjectRepeatedDataGroup"]),
        number("LDS_H_47", "Each hash has its number.", [.unexpectedTag, .missingElement, .truncated]),
    ]

    private static func number(
        _ id: String, _ title: String, _ codes: Set<LDSError.Code>, departures: [String] = []
    ) -> LDSRule {
        row(id, title, "Doc 9303-10, 4.6.2.1") { subject in
            subject.judge(.sod) { parsed in
                guard let error = FileDecoding.error(of: parsed) else {
                    return .all(of: departures.map { verdict($0, subject) })
                }
                guard error.path.contains("dataGroup") else { return .inconclusive("EF.SOD does not decode") }
                return codes.contains(error.code) ? verdict("structure", subject) : .pass
            }
        }
    }

    // MARK: The signer's certificate

    private static let certificates: [LDSRule] =
        CertificateRow.all.map { certificate in
            row(certificate.id, certificate.title, certificate.clause) { subject in
                subject.judge(.sod, as: ParsedSecurityObject<LDSSecurityObject>.self) { object in
                    let refused = object.signedData?.undecodedCertificates ?? []
                    return certificate.judge(
                        findings: subject.signerFindings, certificate: subject.signers.first,
                        refused: refused.first, file: "EF.SOD")
                }
            }
        } + [
            row("LDS_H_54", "The signer's certificate names its CSCA as that names itself.", "Doc 9303-12, 7.1.1") {
                .all(of: [verdict("issuer", $0), verdict("issuerNameDiffers", $0)])
            },
            row("LDS_H_69", "A hash and the signature of EF.SOD, and which is told first.", "Doc 9303-11, 5.1") { _ in
                .notApplicable("the row is about a reader")
            },
        ]

    // MARK: Signers and lists

    private static let signers: [LDSRule] = [
        version("LDS_H_84", "A signer that is named by issuer and number has version 1.", byKey: false),
        version("LDS_H_85", "A signer that is named by key identifier has version 3.", byKey: true),
    ]

    private static func version(_ id: String, _ title: String, byKey: Bool) -> LDSRule {
        row(id, title, "RFC 5652, 5.3") { subject in
            subject.judge(.sod, as: ParsedSecurityObject<LDSSecurityObject>.self) { object in
                let isNamed = object.signedData?.signerInfos.contains { info in
                    if case .subjectKeyIdentifier = info.sid { byKey } else { !byKey }
                }
                guard isNamed == true else { return .notApplicable("the signer is named otherwise") }
                return verdict("signerInfoVersion", subject)
            }
        }
    }

    private static let lists: [LDSRule] = [
        list("LDS_H_90", "EF.SOD has not more data groups than EF.COM.") { hashed, listed in
            listed.isStrictSubset(of: hashed)
        },
        list("LDS_H_91", "EF.SOD has not fewer data groups than EF.COM.") { hashed, listed in
            hashed.isStrictSubset(of: listed)
        },
        row("LDS_H_92", "EF.SOD has not other data groups than EF.COM.", "Doc 9303-10, 4.6.1") { subject in
            let found = LDSRows.verdict("9303-10/4.6.1/sameAsSOD", subject)
            guard found.findings.isEmpty else {
                let listed = Set(subject.com?.dataGroups ?? [])
                let isOther = !listed.isSubset(of: subject.hashed) && !Set(subject.hashed).isSubset(of: listed)
                return isOther ? found : .pass
            }
            let exchanged = exchanged(subject)
            return exchanged.isEmpty ? found : .fail(exchanged)
        },
        row("LDS_H_93", "EF.CardSecurity is what was signed.", "Doc 9303-10, 3.11.4") { subject in
            .all(
                of: ["signedAttributes", "signature"].map { LDSRows.verdict("9303-10/3.11.4/\($0)", subject) })
        },
    ]

    /// The entries of EF.SOD that have the hash of another data group.
    private static func exchanged(_ subject: LDSSubject) -> [ConformanceFinding] {
        guard let object = subject.document.sod?.content,
            let hash = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID)
        else { return [] }
        let files = subject.groups.compactMap { group in
            subject.document.file(.dataGroup(group)).flatMap { try? hash.hash($0.octets) }.map { (group, $0) }
        }
        return object.dataGroupHashes.compactMap { entry in
            guard let other = files.first(where: { $0.1 == entry.hash }), other.0 != entry.dataGroup,
                !files.contains(where: { $0.0 == entry.dataGroup && $0.1 == entry.hash })
            else { return nil }
            return ConformanceFinding(
                file: "EF.SOD", path: "dataGroupHashValues/\(entry.dataGroup)",
                expected: "the hash of EF.\(entry.dataGroup)", observed: "that of EF.\(other.0)")
        }
    }

    private static func list(
        _ id: String, _ title: String,
        _ isWrong: @escaping @Sendable (Set<DataGroupNumber>, Set<DataGroupNumber>) -> Bool
    ) -> LDSRule {
        row(id, title, "Doc 9303-10, 4.6.1") { subject in
            let found = LDSRows.verdict("9303-10/4.6.1/sameAsSOD", subject)
            guard !found.findings.isEmpty, let com = subject.com else { return found }
            return isWrong(Set(subject.hashed), Set(com.dataGroups)) ? found : .pass
        }
    }
}
