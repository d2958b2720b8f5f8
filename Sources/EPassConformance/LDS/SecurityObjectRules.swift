// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTrust

/// EF.COM and EF.SOD: what each lists, and who signed (Doc 9303-10, 4.6; Doc 9303-11, 5.1).
enum SecurityObjectRules {
    static var com: [LDSRule] {
        [
            LDSRule(
                .com, "ldsVersion", "The version of the LDS is one of the standard.", clause: "Doc 9303-10, 4.6.1.1"
            ) { subject in
                subject.judge(.com, as: EFCOM.self) { file in
                    ["0107", "0108"].contains(file.ldsVersion)
                        ? .pass
                        : .fail([
                            ConformanceFinding(
                                file: "EF.COM", path: "5F01", expected: "0107 or 0108", observed: file.ldsVersion)
                        ])
                }
            },
            LDSRule(
                .com, "sameAsSOD", "EF.COM lists the data groups that EF.SOD has hashes of.",
                clause: "Doc 9303-10, 4.6.1; BSI TR-03135-1, 5.6.4.4", check: .comMatchesSOD),
            LDSRule(.com, "listsAll", "EF.COM lists every data group that is there.") { subject in
                subject.judge(.com, as: EFCOM.self) { file in
                    let missing = subject.groups.filter { !file.dataGroups.contains($0) }
                    return RuleVerdict(
                        missing.map {
                            ConformanceFinding(
                                file: "EF.COM", path: "5C", expected: "the tag of EF.\($0)", observed: "none")
                        })
                }
            },
            LDSRule(.com, "listsNoOther", "EF.COM lists no data group that is not there.") { subject in
                subject.judge(.com, as: EFCOM.self) { file in
                    RuleVerdict(
                        file.dataGroups.filter { isAbsent(.dataGroup($0), subject) }.map {
                            ConformanceFinding(
                                file: "EF.COM", path: "5C", expected: "no tag of EF.\($0)", observed: "its tag")
                        })
                }
            },
        ]
    }

    private static func isAbsent(_ file: LDSFile, _ subject: LDSSubject) -> Bool {
        if case .absent = subject.presence(file) { true } else { false }
    }

    static var sod: [LDSRule] {
        SignedDataRules<LDSSecurityObject>.sod.rules + content + signer
    }

    // MARK: The LDS security object

    private static func content(
        _ word: String, _ title: String, clause: String,
        _ found: @escaping @Sendable (LDSSecurityObject, LDSSubject) -> [ConformanceFinding]
    ) -> LDSRule {
        LDSRule(.sod, word, title, clause: clause) { subject in
            subject.judge(.sod, as: ParsedSecurityObject<LDSSecurityObject>.self) { object in
                guard let content = object.content else { return LDSSubject.undecodable(.sod) }
                return RuleVerdict(found(content, subject))
            }
        }
    }

    private static func finding(_ path: String, _ expected: String, _ observed: String, isAdvice: Bool = false)
        -> ConformanceFinding
    {
        ConformanceFinding(file: "EF.SOD", path: path, expected: expected, observed: observed, isAdvice: isAdvice)
    }

    private static var content: [LDSRule] {
        [
            LDSRule(
                .sod, "mandatoryDataGroups", "EF.SOD has hashes of EF.DG1 and EF.DG2.",
                clause: "Doc 9303-10, 4.7.1 and 4.7.2", check: .mandatoryDataGroups),
            content(
                "hashAlgorithm", "The data groups are hashed by SHA-224 or more.", clause: "Doc 9303-12, 4.1.6.4"
            ) { object, subject in
                let hash = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID)
                guard hash == nil || hash == .sha1 else { return [] }
                let isOld = subject.signers.first.map { $0.notBefore < CertificateProfile.newerSince } ?? false
                return [
                    finding(
                        "hashAlgorithm", "SHA-224, SHA-256, SHA-384 or SHA-512",
                        hash?.displayName ?? object.hashAlgorithmOID, isAdvice: isOld && hash != nil)
                ]
            },
            content(
                "hashLengths", "Each hash has the length of its algorithm.", clause: "Doc 9303-10, 4.6.2.1"
            ) { object, _ in
                guard let hash = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID) else { return [] }
                return object.dataGroupHashes.filter { $0.hash.count != hash.digestSize }.map {
                    finding("dataGroupHashValues/\($0.dataGroup)", "\(hash.digestSize) octets", "\($0.hash.count)")
                }
            },
            content(
                "sameVersion", "EF.SOD states the version of the LDS that EF.COM states.",
                clause: "Doc 9303-10, 4.6.1.1 and 4.6.2.1"
            ) { object, subject in
                guard let stated = object.ldsVersionInfo?.ldsVersion, let com = subject.com, com.ldsVersion != stated
                else { return [] }
                return [finding("ldsVersionInfo", com.ldsVersion, stated)]
            },
        ]
    }

    // MARK: Who signed

    private static var signer: [LDSRule] {
        [
            LDSRule(
                .sod, "signerProfile", "The document signer's certificate has the profile of one.",
                clause: "Doc 9303-12, 7.1.1"
            ) { subject in
                subject.judge(.sod) { _ in
                    guard let found = subject.signerFindings else {
                        return .notApplicable("there is no certificate that decodes")
                    }
                    return RuleVerdict(found.map { LDSSubject.finding($0) })
                }
            },
            LDSRule(
                .sod, "signerUsagePeriod", "The document was issued while the signer's key was in use.",
                clause: "Doc 9303-12, 4.1.1.2", check: .dsUsagePeriod),
            LDSRule(
                .sod, "cscaUsagePeriod", "The signer was issued while the key of its CSCA was in use.",
                clause: "Doc 9303-12, 4.1.4.2", check: .cscaUsagePeriod),
            LDSRule(
                .sod, "documentType", "The signer may sign documents of this type.", clause: "Doc 9303-12, 7.1.1.6",
                check: .dsDocumentType),
            LDSRule(
                .sod, "algorithms", "Algorithms and keys were strong enough when they were used.",
                clause: "Doc 9303-12, 4.1.6", check: .dsAlgorithms),
        ]
    }
}

extension LDSSubject {
    /// The certificates in EF.SOD, the signer's first.
    var signers: [Certificate] {
        let inside = document.sod?.signedData?.certificates ?? []
        guard let signer = passive.signerCertificate else { return inside }
        return [signer] + inside.filter { $0 != signer }
    }

    /// A departure of the signer's certificate.
    static func finding(_ found: ProfileFinding) -> ConformanceFinding {
        ConformanceFinding(
            file: "EF.SOD", path: "certificates", expected: "\(found.rule) (\(found.clause))", observed: found.detail,
            isAdvice: found.severity == .advice)
    }
}
