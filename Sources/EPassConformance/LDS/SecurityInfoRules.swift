// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// The SecurityInfos of EF.CardAccess, EF.CardSecurity and EF.DG14, by themselves and against each other (Doc 9303-11,
/// 9.2).
enum SecurityInfoRules {
    static var cardAccess: [LDSRule] {
        [
            LDSRule(
                .cardAccess, "present", "EF.CardAccess is there where PACE is signed.", clause: storage
            ) { subject in
                let signed = subject.signedInfos.flatMap(\.infos.paceInfos)
                guard !signed.isEmpty else { return .notApplicable("no signed file has a PACEInfo") }
                switch subject.presence(.cardAccess) {
                case .there: return .pass
                case .absent: return .fail([FileRules.missing(.cardAccess)])
                case .unread(let why): return .inconclusive("EF.CardAccess was not read: \(why)")
                }
            },
            infos(
                .cardAccess, "standardizedParameters", "A PACEInfo has standardized domain parameters.",
                clause: "Doc 9303-11, 9.2"
            ) { file, infos in
                guard !infos.paceInfos.isEmpty else { return [] }
                return infos.paceInfos.contains { $0.isStandardized }
                    ? [] : [finding(file, "", "an identifier of Table 12", "none")]
            },
            LDSRule(
                .cardAccess, "paceInfo", "EF.CardAccess has a PACEInfo.", clause: "Doc 9303-10, 3.11.3"
            ) { subject in
                subject.judge(.cardAccess, as: EFCardAccess.self) { file in
                    file.securityInfos.paceInfos.isEmpty
                        ? .fail([finding(.cardAccess, "", "a PACEInfo", "none")]) : .pass
                }
            },
            LDSRule(
                .cardAccess, "inDG14", "EF.DG14 has every entry of EF.CardAccess.", clause: storage
            ) { subject in
                subject.compare(.cardAccess, with: .dataGroup(.dg14)) { missing in
                    finding(.dataGroup(.dg14), "", "\(missing) of EF.CardAccess", "no such entry")
                }
            },
            LDSRule(
                .cardAccess, "offersAll", "EF.CardAccess has every PACEInfo of EF.DG14.", clause: storage
            ) { subject in
                subject.compare(.dataGroup(.dg14), with: .cardAccess, isWanted: \.isOfPACE) { missing in
                    finding(.cardAccess, "", "\(missing) of EF.DG14", "no such entry")
                }
            },
        ] + parameters(of: .cardAccess)
    }

    static var cardSecurity: [LDSRule] {
        SignedDataRules<SecurityInfos>.cardSecurity.rules + [
            LDSRule(
                .cardSecurity, "present", "EF.CardSecurity is there where chip authentication mapping is offered.",
                clause: storage
            ) { subject in
                let offers = [LDSFile.cardAccess, .dataGroup(.dg14)].compactMap(subject.infos)
                guard
                    offers.contains(where: { $0.paceInfos.contains { $0.paceProtocol.mapping == .chipAuthentication } })
                else { return .notApplicable("chip authentication mapping is not offered") }
                switch subject.presence(.cardSecurity) {
                case .there: return .pass
                case .absent: return .fail([FileRules.missing(.cardSecurity)])
                case .unread(let why): return .inconclusive("EF.CardSecurity was not read: \(why)")
                }
            },
            LDSRule(
                .cardSecurity, "hasCardAccess", "EF.CardSecurity has every entry of EF.CardAccess.", clause: storage
            ) { subject in
                subject.compare(.cardAccess, with: .cardSecurity) { missing in
                    finding(.cardSecurity, "eContent", "\(missing) of EF.CardAccess", "no such entry")
                }
            },
            infos(
                .cardSecurity, "mappingKey", "There is a key for chip authentication mapping where that is offered.",
                clause: storage
            ) { file, infos in
                let isOffered = infos.paceInfos.contains { $0.paceProtocol.mapping == .chipAuthentication }
                guard isOffered, infos.chipAuthenticationPublicKeyInfos.isEmpty else { return [] }
                return [finding(file, "eContent", "a ChipAuthenticationPublicKeyInfo", "none")]
            },
        ] + keys(of: .cardSecurity) + parameters(of: .cardSecurity)
    }

    static var dataGroup14: [LDSRule] {
        let file = LDSFile.dataGroup(.dg14)
        return [
            LDSRule(
                file, "required", "EF.DG14 is there where EF.CardAccess is.", clause: storage
            ) { subject in
                subject.judge(.cardAccess, as: EFCardAccess.self) { _ in
                    switch subject.presence(file) {
                    case .there: .pass
                    case .absent: .fail([FileRules.missing(file)])
                    case .unread(let why): .inconclusive("EF.DG14 was not read: \(why)")
                    }
                }
            },
            infos(
                file, "keyHasProtocol", "A key of chip authentication has its ChipAuthenticationInfo.",
                clause: "Doc 9303-11, 9.2"
            ) { file, infos in
                infos.chipAuthenticationPublicKeyInfos.filter { key in
                    !infos.chipAuthenticationInfos.contains {
                        $0.chipAuthenticationProtocol.keyAgreement == key.keyAgreement
                    }
                }.map { finding(file, $0.name, "a ChipAuthenticationInfo of \($0.keyAgreement.rawValue)", "none") }
            },
            infos(
                file, "protocolHasKey", "A ChipAuthenticationInfo has its key.", clause: "Doc 9303-11, 9.2"
            ) { file, infos in
                infos.chipAuthenticationInfos.filter { info in
                    !infos.chipAuthenticationPublicKeyInfos.contains { key in
                        key.keyAgreement == info.chipAuthenticationProtocol.keyAgreement
                            && (info.keyID == nil || key.keyID == nil || info.keyID == key.keyID)
                    }
                }.map {
                    finding(
                        file, $0.chipAuthenticationProtocol.name, "a key of \($0.keyID.map { "id \($0)" } ?? "any id")",
                        "none")
                }
            },
            LDSRule(
                file, "activeAuthentication", "ECDSA in EF.DG15 has its ActiveAuthenticationInfo in EF.DG14.",
                clause: "Doc 9303-11, 9.2"
            ) { subject in
                guard let key = subject.activeKey, case .ec = key.kind else {
                    return .notApplicable("EF.DG15 has no key for ECDSA")
                }
                let infos = subject.infos(file)?.activeAuthenticationInfos ?? []
                return infos.isEmpty ? .fail([finding(file, "", "an ActiveAuthenticationInfo", "none")]) : .pass
            },
            infos(
                file, "activeAuthenticationHash",
                "The signature of active authentication is plain, with SHA-224 or more.",
                clause: "Doc 9303-11, 9.2.4"
            ) { file, infos in
                infos.activeAuthenticationInfos.filter { !allowed.contains($0.signatureAlgorithm) }.map {
                    finding(
                        file, "ActiveAuthenticationInfo", allowed.sorted().joined(separator: ", "),
                        $0.signatureAlgorithm)
                }
            },
            infos(
                file, "explicitKeys", "A key of chip authentication has explicit domain parameters.",
                clause: "Doc 9303-11, 9.2"
            ) { file, infos in
                var examiner = ChipAuthenticationKeyExaminer()
                var found: [ConformanceFinding] = []
                for info in infos.chipAuthenticationPublicKeyInfos {
                    // What is no key at all is the rule's above.
                    guard let key = try? examiner.examine(info) else { continue }
                    if key.encoding == .standardized || key.deviations.contains(.staticKeyNamedCurve) {
                        found.append(finding(file, info.name, "explicit domain parameters", "a name or number"))
                    }
                }
                return found
            },
        ] + keys(of: file) + parameters(of: file)
    }

    private static let storage = "Doc 9303-11, 9.2.11"

    /// ecdsa-plain with SHA-224, SHA-256, SHA-384 and SHA-512 (BSI TR-03111, 5.2.1).
    private static let allowed: Set<String> = [
        "0.4.0.127.0.7.1.1.4.1.2", "0.4.0.127.0.7.1.1.4.1.3", "0.4.0.127.0.7.1.1.4.1.4", "0.4.0.127.0.7.1.1.4.1.5",
    ]

    private static func finding(_ file: LDSFile, _ path: String, _ expected: String, _ observed: String)
        -> ConformanceFinding
    {
        ConformanceFinding(file: "\(file)", path: path, expected: expected, observed: observed)
    }

    private static func infos(
        _ file: LDSFile, _ word: String, _ title: String, clause: String,
        _ found: @escaping @Sendable (LDSFile, SecurityInfos) -> [ConformanceFinding]
    ) -> LDSRule {
        LDSRule(file, word, title, clause: clause) { subject in
            subject.judge(file) { _ in
                guard let infos = subject.infos(file) else { return LDSSubject.undecodable(file) }
                return RuleVerdict(found(file, infos))
            }
        }
    }

    // MARK: What each of the three has by itself

    private static func parameters(of file: LDSFile) -> [LDSRule] {
        [
            infos(
                file, "knownParameters",
                "A PACEInfo names domain parameters of its kind, or some that stand beside it.",
                clause: "Doc 9303-11, 9.2.1 and 9.2.2"
            ) { file, infos in
                let beside = Set(infos.paceDomainParameterInfos.compactMap(\.parameterID))
                return infos.paceInfos.compactMap { info in
                    guard let id = info.parameterID, !beside.contains(id) else { return nil }
                    let group = KeyAgreementGroup(parameterID: id)
                    guard group?.isElliptic != (info.paceProtocol.keyAgreement == .ecdh) else { return nil }
                    return finding(
                        file, info.paceProtocol.name, "an identifier of \(info.paceProtocol.keyAgreement.rawValue)",
                        "\(id)")
                }
            },
            infos(
                file, "explicitIdentifiers", "Explicit domain parameters have no identifier of standardized ones.",
                clause: "Doc 9303-11, 9.5"
            ) { file, infos in
                infos.paceDomainParameterInfos.filter { (0...31).contains($0.parameterID ?? 32) }.map {
                    finding(file, $0.name, "an identifier above 31", "\($0.parameterID ?? 0)")
                }
            },
        ]
    }

    private static func keys(of file: LDSFile) -> [LDSRule] {
        [
            infos(
                file, "keys", "Each key of chip authentication is an element of its group.",
                clause: "Doc 9303-11, 9.2.6"
            ) { file, infos in
                var examiner = ChipAuthenticationKeyExaminer()
                var found: [ConformanceFinding] = []
                for info in infos.chipAuthenticationPublicKeyInfos {
                    do throws(AccessError) { _ = try examiner.examine(info) } catch {
                        found.append(finding(file, info.name, "a public key", error.message.english))
                    }
                }
                return found
            },
            infos(
                file, "keyIdentifiers", "Several keys of chip authentication have numbers of their own.",
                clause: "Doc 9303-11, 9.2.6"
            ) { file, infos in
                let keys = infos.chipAuthenticationPublicKeyInfos
                guard keys.count > 1,
                    keys.contains(where: { $0.keyID == nil }) || Set(keys.map(\.keyID)).count < keys.count
                else { return [] }
                return [finding(file, "", "a number for each of \(keys.count) keys", "none, or one twice")]
            },
        ]
    }
}

extension PACEInfo {
    /// Whether its domain parameters are standardized.
    fileprivate var isStandardized: Bool { parameterID.flatMap(KeyAgreementGroup.init(parameterID:)) != nil }
}

extension SecurityInfo {
    fileprivate var isOfPACE: Bool { if case .pace = self { true } else { false } }
}

extension LDSSubject {
    /// The SecurityInfos of one of the three files; nil where it is not there or does not decode.
    func infos(_ file: LDSFile) -> SecurityInfos? {
        switch file {
        case .cardAccess: document.cardAccess?.securityInfos
        case .cardSecurity: document.cardSecurity?.content
        case .dataGroup(.dg14): document.dataGroup14?.securityInfos
        default: nil
        }
    }

    /// Those of the signed files.
    var signedInfos: [(file: LDSFile, infos: SecurityInfos)] {
        [LDSFile.dataGroup(.dg14), .cardSecurity].compactMap { file in self.infos(file).map { (file, $0) } }
    }

    /// The key of EF.DG15, where there is one that can be read.
    var activeKey: PublicKey? {
        document.dataGroup15.flatMap { try? PublicKey(subjectPublicKeyInfo: $0.subjectPublicKeyInfo) }
    }

    /// Whether every entry of one file stands, octet for octet, in another.
    func compare(
        _ file: LDSFile, with other: LDSFile, isWanted: @Sendable (SecurityInfo) -> Bool = { _ in true },
        _ missing: (String) -> ConformanceFinding
    ) -> RuleVerdict {
        judge(file) { _ in
            judge(other) { _ in
                guard let infos = self.infos(file) else { return Self.undecodable(file) }
                guard let others = self.infos(other) else { return Self.undecodable(other) }
                let known = Set(others.entries.map(\.encoded))
                // Keys for terminals of other rights may stand in EF.CardAccess alone (BSI TR-03110-3, A.1.2).
                return RuleVerdict(
                    infos.entries.filter { entry in
                        entry.info.objectIdentifier != OID.privilegedTerminalInfo && isWanted(entry.info)
                            && !known.contains(entry.encoded)
                    }.map { missing("the entry \($0.info.objectIdentifier)") })
            }
        }
    }
}
