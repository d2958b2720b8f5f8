// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTrust

/// The rows of BSI TR-03105-5.1 (edition 1.5) whose configuration is in the files, under their numbers: where the
/// guideline describes a wrong document the row says what a right one has; where it describes a right one the row is
/// about documents of the kind.
enum LDSRows {
    static let rules: [LDSRule] = fingers + irises + others + LDSSignerRows.rules + access

    /// A row.
    static func row(
        _ id: String, _ title: String, _ clause: String, _ judge: @escaping @Sendable (LDSSubject) -> RuleVerdict
    ) -> LDSRule {
        LDSRule(id, unit: String(id.prefix(5)), title, clause: clause, kind: .guideline, judge: judge)
    }

    /// A row that rules of clauses decide together.
    static func row(_ id: String, _ title: String, _ clause: String, by rules: [String]) -> LDSRule {
        row(id, title, clause) { subject in .all(of: rules.map { verdict($0, subject) }) }
    }

    /// What a rule of a clause says.
    static func verdict(_ id: String, _ subject: LDSSubject) -> RuleVerdict {
        guard let rule = byName[id] else { return .inconclusive("there is no rule \(id)") }
        return rule.judge(subject)
    }

    private static let byName = Dictionary(LDSRules.files.map { ($0.id, $0) }) { first, _ in first }

    /// A row about documents of a kind: right where the rules of its file hold.
    private static func positive<Content: DecodableFile>(
        _ id: String, _ title: String, _ clause: String, _ file: LDSFile, _ type: Content.Type,
        _ isOfKind: @escaping @Sendable (Content) -> Bool
    ) -> LDSRule {
        row(id, title, clause) { subject in
            subject.judge(file, as: type) { content in
                guard isOfKind(content) else { return .notApplicable("the document is of another kind") }
                return .all(of: LDSRules.files.filter { $0.unit == "\(file)" }.map { $0.judge(subject) })
            }
        }
    }

    // MARK: Lengths

    /// Whether the outer length is below, or above, what follows.
    static func length(_ id: String, _ file: LDSFile, isTooSmall: Bool) -> LDSRule {
        let clause = LDSClause.of(file)
        let title = isTooSmall ? "The length of \(file) is not too small." : "The length of \(file) is not too big."
        return row(id, title, clause.text) { subject in
            let found = verdict("\(clause.prefix)/length", subject)
            guard case .fail(let findings) = found, case .there(let parsed) = subject.presence(file) else {
                return found
            }
            // What is expected begins with the number of octets that the length states.
            let stated = findings.first.flatMap { Int($0.expected.prefix { $0 != " " }) } ?? 0
            let there = parsed.octets.count - (findings.first?.offset ?? 0)
            return (stated < there) == isTooSmall ? found : .pass
        }
    }

    private static func tag(_ id: String, _ file: LDSFile) -> LDSRule {
        let clause = LDSClause.of(file)
        return row(
            id, "The tag of \(file) is \(file.tag?.description ?? "").", clause.text, by: ["\(clause.prefix)/tag"])
    }

    // MARK: LDS_D and LDS_E

    private static let fingers: [LDSRule] = {
        let (file, clause) = (LDSFile.dataGroup(.dg3), "Doc 9303-10, 4.7.3")
        @Sendable func images(_ format: ImageFormat, _ count: Int) -> @Sendable (DataGroup3) -> Bool {
            { $0.images.count == count && $0.images.allSatisfy { $0.format == format } }
        }
        return [
            positive("LDS_D_01", "Two fingers as JPEG 2000.", clause, file, DataGroup3.self) {
                images(.jpeg2000, 2)($0) || images(.jpeg2000Codestream, 2)($0)
            },
            positive("LDS_D_02", "Two fingers as WSQ.", clause, file, DataGroup3.self, images(.wsq, 2)),
            positive("LDS_D_03", "Three fingers as WSQ.", clause, file, DataGroup3.self, images(.wsq, 3)),
            tag("LDS_D_04", file), length("LDS_D_05", file, isTooSmall: true),
            length("LDS_D_06", file, isTooSmall: false),
        ]
            + HeaderRows(file, DataGroup3.self, clause, formats: [0x0007, 0x0028]) { content in
                HeaderRows.Facts(
                    content.statedInstanceCount, content.templates.map { ($0.header, $0.dataTag.rawValue) })
            }.rules(["LDS_D_07", "LDS_D_08", "LDS_D_09", "LDS_D_10", "LDS_D_11"]) + [
                row(
                    "LDS_D_12", "Header and record name one finger.", clause,
                    by: ["9303-10/4.7.3/biometricSubtypeMismatch"]),
                row(
                    "LDS_D_13", "Each header says which finger it is.", clause,
                    by: ["9303-10/4.7.3/biometricSubtypeMissing"]),
                structure("LDS_D_14", "Each record begins with the identifier of its format.", clause, file),
                complete("LDS_D_15", "Each finger that is stated has its image.", clause, file),
                positive("LDS_D_16", "Two fingers as raw images.", clause, file, DataGroup3.self, images(.raw, 2)),
            ]
    }()

    private static let irises: [LDSRule] = {
        let (file, clause) = (LDSFile.dataGroup(.dg4), "Doc 9303-10, 4.7.4")
        return [
            positive("LDS_E_01", "Two irises as JPEG 2000.", clause, file, DataGroup4.self) { group in
                group.images.count == 2
                    && group.images.allSatisfy { $0.format == .jpeg2000 || $0.format == .jpeg2000Codestream }
            },
            positive("LDS_E_02", "Two irises as raw images.", clause, file, DataGroup4.self) { group in
                group.images.count == 2 && group.images.allSatisfy { $0.format == .raw }
            },
            tag("LDS_E_03", file), length("LDS_E_04", file, isTooSmall: true),
            length("LDS_E_05", file, isTooSmall: false),
        ]
            + HeaderRows(file, DataGroup4.self, clause, formats: [0x0009, 0x002C]) { content in
                HeaderRows.Facts(
                    content.statedInstanceCount, content.templates.map { ($0.header, $0.dataTag.rawValue) })
            }.rules(["LDS_E_06", "LDS_E_07", "LDS_E_08", "LDS_E_09", "LDS_E_10"]) + [
                row(
                    "LDS_E_11", "Header and record name one eye.", clause,
                    by: ["9303-10/4.7.4/biometricSubtypeMismatch"]),
                row(
                    "LDS_E_12", "Each header says which eye it is.", clause,
                    by: ["9303-10/4.7.4/biometricSubtypeMissing"]),
                structure("LDS_E_13", "Each record begins with the identifier of its format.", clause, file),
                complete("LDS_E_14", "Each eye that is stated has its image.", clause, file),
            ]
    }()

    /// That every template of a file has its data: that there are as many as are stated, and none without.
    private static func complete(_ id: String, _ title: String, _ clause: String, _ file: LDSFile) -> LDSRule {
        row(id, title, clause) { subject in
            subject.judge(file) { parsed in
                let prefix = LDSClause.of(file).prefix
                guard let error = FileDecoding.error(of: parsed) else {
                    return .all(
                        of: ["biometricInstanceCount", "unknownImageFormat"].map { verdict("\(prefix)/\($0)", subject) }
                    )
                }
                return error.code == .missingElement
                    ? verdict("\(prefix)/structure", subject) : .inconclusive("\(file) does not decode")
            }
        }
    }

    /// That the data of a file begin with what names their format.
    private static func structure(_ id: String, _ title: String, _ clause: String, _ file: LDSFile) -> LDSRule {
        row(id, title, clause) { subject in
            let found = verdict("\(LDSClause.of(file).prefix)/structure", subject)
            if case .there(let parsed) = subject.presence(file), FileDecoding.error(of: parsed)?.code == .missingElement
            {
                return .inconclusive("\(file) does not decode")
            }
            // Other faults of the structure are the rule's own.
            return found.findings.allSatisfy { $0.path.contains("5F2E") || $0.path.contains("7F2E") }
                ? found : .inconclusive("\(file) does not decode")
        }
    }

    // MARK: LDS_F, LDS_G and LDS_I

    private static let others: [LDSRule] = {
        let (group, infos) = (LDSFile.dataGroup(.dg14), "Doc 9303-11, 9.2.5")
        let key = LDSFile.dataGroup(.dg15)
        func entry(_ id: String, _ title: String, _ field: String) -> LDSRule {
            row(id, title, infos) { subject in
                let found = verdict("9303-10/4.7.14/securityInfoMalformed", subject)
                return found.findings.allSatisfy { $0.path.hasSuffix(field) }
                    ? found : .inconclusive("another element of an entry of EF.DG14 does not decode")
            }
        }
        return [
            tag("LDS_F_01", group), length("LDS_F_02", group, isTooSmall: true),
            length("LDS_F_03", group, isTooSmall: false),
            row(
                "LDS_F_04", "Entries for chip authentication have identifiers that there are.", infos,
                by: ["9303-10/4.7.14/chipAuthenticationUnknown", "9303-10/4.7.14/protocolHasKey"]),
            entry("LDS_F_05", "Each entry has an identifier.", "protocol"),
            row(
                "LDS_F_06", "Entries for chip authentication have version 1.", infos,
                by: ["9303-10/4.7.14/securityInfoVersion"]),
            entry("LDS_F_07", "Entries for chip authentication have a version.", "version"),
            cvca("LDS_G_01", "References of EF.CVCA have tag 42.") { $0.contains { $0 != 0 } },
            cvca("LDS_G_02", "EF.CVCA has a reference.") { $0.allSatisfy { $0 == 0 } }, tag("LDS_I_01", key),
            length("LDS_I_02", key, isTooSmall: true), length("LDS_I_03", key, isTooSmall: false),
        ]
    }()

    private static func cvca(
        _ id: String, _ title: String, _ isAbout: @escaping @Sendable ([UInt8]) -> Bool
    ) -> LDSRule {
        row(id, title, "Doc 9303-11, K.2") { subject in
            subject.judge(.cvca) { parsed in
                let found = verdict("9303-11/K.2/structure", subject)
                return found.findings.isEmpty || isAbout(parsed.octets) ? found : .pass
            }
        }
    }

    // MARK: LDS_J and LDS_K

    private static let access: [LDSRule] = [
        row("LDS_J_01", "EF.CardSecurity has more entries than EF.CardAccess.", "Doc 9303-11, 9.2.11") { subject in
            subject.judge(.cardSecurity) { _ in
                guard let signed = subject.infos(.cardSecurity), let offered = subject.infos(.cardAccess),
                    signed.entries.count > offered.entries.count
                else { return .notApplicable("the document is of another kind") }
                return verdict("9303-10/3.11.4/hasCardAccess", subject)
            }
        },
        cardSecurity("LDS_J_02", "EF.CardSecurity has not fewer entries than EF.CardAccess.", isOther: false),
        cardSecurity("LDS_J_03", "EF.CardSecurity has no other entries in place of those.", isOther: true),
        row("LDS_J_04", "Each entry with a key of chip authentication has its protocol.", "Doc 9303-11, 9.2.6") {
            subject in
            .all(
                of: ["9303-10/3.11.4", "9303-10/4.7.14"].flatMap { prefix in
                    ["structure", "securityInfoMalformed"].map { verdict("\(prefix)/\($0)", subject) }
                })
        },
        sizes("LDS_K_01", "EF.ATR/INFO states sizes of two octets.", length: 2),
        sizes("LDS_K_02", "EF.ATR/INFO states sizes of three octets.", length: 3),
        row("LDS_K_03", "EF.ATR/INFO states two sizes where it states one.", "Doc 9303-10, 3.11.1") { subject in
            let found = verdict("9303-10/3.11.1/sizes", subject)
            return found.findings.allSatisfy { $0.observed != "none" } ? found : .pass
        },
        row("LDS_K_04", "EF.ATR/INFO states its sizes under the tag 7F66.", "Doc 9303-10, 3.11.1") { subject in
            let found = verdict("9303-10/3.11.1/sizes", subject)
            return found.findings.allSatisfy { $0.observed == "none" } ? found : .pass
        },
    ]

    /// - Parameter isOther: whether another entry of the same identifier stands there, or none.
    private static func cardSecurity(_ id: String, _ title: String, isOther: Bool) -> LDSRule {
        row(id, title, "Doc 9303-11, 9.2.11") { subject in
            guard case .fail(let findings) = verdict("9303-10/3.11.4/hasCardAccess", subject),
                let signed = subject.infos(.cardSecurity), let offered = subject.infos(.cardAccess)
            else { return verdict("9303-10/3.11.4/hasCardAccess", subject) }
            func counts(_ infos: SecurityInfos) -> [String: Int] {
                Dictionary(infos.infos.map { ($0.objectIdentifier, 1) }, uniquingKeysWith: +)
            }
            let there = counts(signed)
            let isReplaced = counts(offered).allSatisfy { there[$0.key, default: 0] >= $0.value }
            return isReplaced == isOther ? .fail(findings) : .pass
        }
    }

    private static func sizes(_ id: String, _ title: String, length: Int) -> LDSRule {
        row(id, title, "Doc 9303-10, 3.11.1") { subject in
            subject.judge(.atrInfo, as: EFATRInfo.self) { info in
                guard let sizes = OtherFileRules.sizeIntegers(of: info), !sizes.isEmpty else {
                    return .notApplicable("no sizes are stated")
                }
                guard sizes.allSatisfy({ $0.count == length }) else {
                    return .notApplicable("the document is of another kind")
                }
                return .all(of: ["wellFormed", "sizes", "sizeBounds"].map { verdict("9303-10/3.11.1/\($0)", subject) })
            }
        }
    }
}
