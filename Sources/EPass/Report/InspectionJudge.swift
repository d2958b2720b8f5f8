// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTrust

/// Puts the checks of one inspection together: those of passive authentication as they are, and those about access,
/// chip and document.
struct InspectionJudge {
    let evidence: Evidence
    let passive: PassiveAuthenticationResult
    /// EF.CardSecurity, where the reading attempted it.
    let cardSecurity: CardSecurityAuthentication?
    let mrz: MRZ?
    let summary: DocumentSummary?
    let policy: Policy
    let time: Timestamp

    /// All checks in the order of BSI TR-03135.
    func checks() -> [CheckEntry] {
        let isBundle = evidence.origin == .bundle
        let signed = securityObjectFindings()
        return [entry(access(), isRecorded: isBundle)]
            + cardAccess.findings.map { entry($0, isRecorded: isBundle && isRecorded($0.id)) }
            + [entry(chip(.activeAuthentication, 15)), entry(chip(.chipAuthentication, 14))]
            + signed.map { entry($0) }
            + [entry(printed(), isRecorded: isBundle)]
            + [entry(checkDigits()), entry(expiry()), entry(issuer())]
    }

    private func entry(_ found: CheckFinding, isRecorded: Bool = false) -> CheckEntry {
        // Those of passive authentication come changed; a chip authentication or a zone is changed here.
        let finding = passive.knownDefects.applied(to: found, among: passive.findings)
        let isAsked: Bool =
            switch finding.id {
            case .mrzMatchesDG1: [.lines, .triple].contains(evidence.printed.source)
            default:
                finding.id.dataGroupNumber.flatMap(DataGroupNumber.init(rawValue:)).map {
                    evidence.entry(.dataGroup($0)) != nil
                } ?? false
            }
        let role = isSpared(finding) ? .evaluatory : policy.role(of: finding.id, isAsked: isAsked)
        return CheckEntry(finding: finding, role: role, isRecorded: isRecorded)
    }

    /// A certificate that ended after the document did: the document is expired, which its own check says; nothing else
    /// is wrong with it. The date of expiry is believed only where the hash of DG1 matches.
    private func isSpared(_ finding: CheckFinding) -> Bool {
        let certificate: Certificate? =
            switch finding.id {
            case .dsValidity: passive.signerCertificate
            // The certificate that issued the signer: a link of the security object itself where there is one.
            case .cscaValidity: passive.path.dropFirst().first
            case .cardSecurityValidity: cardSecurity?.earliestEnding
            default: nil
            }
        guard policy.sparesExpiredDocuments, finding.reason == .expired, let certificate,
            passive.finding(.dataGroupHash(1))?.result == .successful, let day = summary?.expiryDay?.description
        else { return false }
        return day < time.date && day <= certificate.notAfter.date
    }

    // MARK: Access and chip

    private func access() -> CheckFinding {
        let clause = "Doc 9303-11, 4.1 to 4.4"
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .accessProtocol, result: result, reason: reason, clause: clause, detail: detail)
        }
        guard evidence.origin != .files else {
            return finding(.undetermined, .evidenceNotRecorded, "How these files were read is not known.")
        }
        switch evidence.access.established {
        case .pace: return finding(.successful, nil, "The chip opened to PACE.")
        case .bac: return finding(.successful, nil, "The chip opened to Basic Access Control.")
        // `.none` alone would be the optional's.
        case .some(.none):
            return finding(.notSupported, .notOffered, "The chip lets its files be read without access control.")
        case nil:
            let code = evidence.failure?.code.description
            let reason: CheckReason =
                switch code {
                case "access.wrongPassword": .wrongPassword
                case "access.mrzRequired": .notGiven
                case "access.paceNotOffered": .notOffered
                case "read.cancelled": .cancelled
                case let code? where Self.unverified.contains(code): .responseInvalid
                default: evidence.failure?.statusBytes == nil ? .readFailed : .refusedByChip
                }
            return finding(.aborted, reason, evidence.failure?.message ?? "The chip was not opened.")
        }
    }

    /// The chip answered, and the answer is not one that a chip which knows the password and follows the protocol gives.
    private static let unverified: Set<String> = [
        "access.authenticationTokenInvalid", "access.authenticationTokenLength", "access.publicKeyEncoding",
        "access.publicKeyInvalid", "access.publicKeyReflected", "access.mappedGeneratorInvalid", "access.nonceLength",
        "access.authenticationLength", "access.authenticationMAC", "access.terminalNonceMismatch",
        "access.chipNonceMismatch", "access.challengeLength", "access.malformedResponse", "access.dataObjectMissing",
        "access.chipAuthenticationDataMissing", "access.chipAuthenticationDataUnexpected", "access.mappingDataNotEmpty",
    ]

    /// What the document offers follows from the signed list, never from EF.COM or from what the chip has (T02).
    private func chip(_ id: CheckID, _ number: Int) -> CheckFinding {
        let clause = id == .activeAuthentication ? "Doc 9303-11, 6.1" : "Doc 9303-11, 6.2"
        func finding(_ result: CheckResult, _ reason: CheckReason, _ detail: String) -> CheckFinding {
            CheckFinding(id: id, result: result, reason: reason, clause: clause, detail: detail)
        }
        guard let object = passive.securityObject else {
            return finding(
                evidence.failure == nil ? .undetermined : .aborted,
                evidence.failure == nil ? .noSecurityObject : .readFailed,
                "There is no security object that says what the document offers.")
        }
        // PACE with chip authentication mapping has its key in EF.CardSecurity, signed apart from the data groups.
        let hasKeyInCardSecurity = cardSecurity?.securityInfos?.chipAuthenticationPublicKeyInfos.isEmpty == false
        let source: String
        if id == .chipAuthentication, hasKeyInCardSecurity {
            source = "a key for chip authentication in EF.CardSecurity"
        } else if !object.dataGroupHashes.contains(where: { $0.number == number }) {
            return finding(.notSupported, .notOffered, "The document has no data group \(number).")
        } else if id == .chipAuthentication, let infos = authenticDataGroup14,
            infos.chipAuthenticationPublicKeyInfos.isEmpty
        {
            // A copy that keeps EF.CardSecurity back must not pass for a document that has no such key.
            guard infos.paceInfos.contains(where: { $0.paceProtocol.mapping == .chipAuthentication }) else {
                return finding(.notSupported, .notOffered, "DG14 has no key for chip authentication.")
            }
            source = "PACE with chip authentication mapping by DG14"
        } else {
            source = "data group \(number)"
        }
        let name = id == .activeAuthentication ? "Active Authentication" : "chip authentication"
        return evidence.origin == .chip
            ? finding(
                .undetermined, .notImplemented,
                "The document has \(source), and this version does not judge \(name).")
            : finding(
                .undetermined, .evidenceNotRecorded, "The document has \(source), and no \(name) is recorded.")
    }

    /// What DG14 holds, if it was read and is what was hashed: until that is known, chip authentication may be on offer.
    private var authenticDataGroup14: SecurityInfos? {
        guard passive.finding(.dataGroupHash(14))?.result == .successful,
            let octets = evidence.octets(of: .dataGroup(.dg14)), let group = try? DataGroup14(decoding: octets)
        else { return nil }
        return group.securityInfos
    }

    // MARK: Passive authentication

    /// A finding of passive authentication that lacked a file, with why it was not there.
    func explained(_ finding: CheckFinding) -> CheckFinding {
        let file: LDSFile? =
            switch finding.id {
            case .sodStructure: .sod
            case .cardSecurityStructure: .cardSecurity
            case .comMatchesSOD: .com
            default: finding.id.dataGroupNumber.flatMap(DataGroupNumber.init(rawValue:)).map(LDSFile.dataGroup)
            }
        guard finding.result == .undetermined else { return finding }
        let isMissing = finding.reason == .notRead
        if isMissing, let file, let entry = evidence.entry(file) {
            switch entry.state {
            case .read: break
            case .absent:
                return finding.with(.undetermined, .absent, "The chip does not have \(file).")
            case .accessDenied:
                return finding.with(.undetermined, .accessDenied, "The chip denied access to \(file).")
            case .nonConformant:
                return finding.with(.undetermined, .malformed, "What the chip gave is no \(file), or too large.")
            case .aborted:
                return finding.with(.aborted, .readFailed, "The reading ended before \(file) did.")
            }
        }
        let object: LDSFile = finding.id.rawValue.contains(".cardSecurity.") ? .cardSecurity : .sod
        let hasNoObject = evidence.octets(of: object) == nil
        let isUnread =
            isMissing || hasNoObject && (finding.reason == .noSecurityObject || finding.reason == .noAnchor)
        guard let failure = evidence.failure, isUnread else { return finding }
        let isCancelled = failure.code == .cancelled
        return finding.with(
            .aborted, isCancelled ? .cancelled : .readFailed, "The reading ended before this could be checked.")
    }

    // MARK: Document

    private func printed() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(
                id: .mrzMatchesDG1, result: result, reason: reason, clause: "BSI TR-03135-1, 5.7", detail: detail)
        }
        guard evidence.origin != .files else {
            return finding(.undetermined, .evidenceNotRecorded, "What is printed in the booklet is not known.")
        }
        switch evidence.printed.source {
        case .none: return finding(.notSupported, .notGiven, "No printed MRZ was given to compare with DG1.")
        case .cardAccessNumber:
            return finding(.notSupported, .notGiven, "A card access number says nothing about DG1.")
        case .lines, .triple: break
        }
        let fields = evidence.printed.fields
        guard !fields.isEmpty, evidence.octets(of: .dataGroup(.dg1)) != nil else {
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, "DG1 was not read, or cannot be decoded.")
                : finding(.aborted, .readFailed, "The reading ended before DG1 could be compared.")
        }
        let differing = fields.filter { $0.outcome == .different }.map(\.field)
        let names = differing.map(\.rawValue)
        if !differing.isEmpty, differing.allSatisfy({ $0 == .optionalData || $0 == .optionalData2 }) {
            // Issuers print and store other optional data now and then; it ties nobody to the document (BSI TR-03135-1,
            // 5.7).
            return finding(.undetermined, .fieldsDiffer, "Print and chip differ in optional data only.")
        }
        guard names.isEmpty else {
            return finding(.failed, .fieldsDiffer, "Print and chip differ in: \(names.joined(separator: ", ")).")
        }
        return finding(
            .successful, nil,
            evidence.printed.source == .lines
                ? "All fields of the printed MRZ are those of DG1."
                : "Document number, birth and expiry as printed are those of DG1.")
    }

    private func checkDigits() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(
                id: .mrzCheckDigits, result: result, reason: reason, clause: "Doc 9303-3, 4.9", detail: detail)
        }
        guard let mrz else { return withoutDataGroup1(finding) }
        let wrong = mrz.checkDigits.wrong.map(\.field.rawValue)
        guard wrong.isEmpty else {
            return finding(.failed, .checkDigitsWrong, "Wrong check digits in DG1: \(wrong.joined(separator: ", ")).")
        }
        return finding(.successful, nil, "The check digits in DG1 are right.")
    }

    private func expiry() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .expiry, result: result, reason: reason, clause: "Doc 9303-4, 4.2.2.2", detail: detail)
        }
        guard let summary else { return withoutDataGroup1(finding) }
        guard let day = summary.expiryDay else {
            return finding(.undetermined, .unreadable, "The date of expiry is no whole date.")
        }
        // A document is current to the end of its day of expiry.
        return time.date <= day.description
            ? finding(.successful, nil, "The document is current until \(day).")
            : finding(.failed, .expired, "The document expired \(day).")
    }

    private func issuer() -> CheckFinding {
        guard let mrz else {
            return withoutDataGroup1 { result, reason, detail in
                CheckFinding(
                    id: .issuerMatchesSigner, result: result, reason: reason, clause: "BSI TR-03135-1, 5.6.4.5",
                    detail: detail)
            }
        }
        return IssuingStateCheck.judge(
            mrz.issuer, signer: passive.signerCertificate, anchor: passive.anchor?.certificate, as: .issuerMatchesSigner
        )
    }

    private func withoutDataGroup1(
        _ finding: (CheckResult, CheckReason?, String) -> CheckFinding
    ) -> CheckFinding {
        if evidence.octets(of: .dataGroup(.dg1)) != nil {
            return finding(.undetermined, .malformed, "DG1 cannot be decoded.")
        }
        return evidence.failure == nil
            ? finding(.undetermined, .notRead, "DG1 was not read.")
            : finding(.aborted, .readFailed, "The reading ended before DG1 did.")
    }
}

extension CheckFinding {
    fileprivate func with(_ result: CheckResult, _ reason: CheckReason, _ detail: String) -> CheckFinding {
        CheckFinding(id: id, result: result, reason: reason, clause: clause, detail: detail)
    }
}
