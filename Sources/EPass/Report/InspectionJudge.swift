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
    let contents: DataGroupContents
    let summary: DocumentSummary?
    let policy: Policy
    let time: Timestamp
    let chip: ChipJudgements

    private var mrz: MRZ? { contents.dataGroup1?.mrz }

    /// All checks in the order of BSI TR-03135.
    func checks() -> [CheckEntry] {
        let isBundle = evidence.origin == .bundle
        let signed = securityObjectFindings()
        let access =
            [entry(access(), isRecorded: isBundle)]
            + cardAccess.findings.map { entry($0, isRecorded: isBundle && isRecorded($0.id)) }
        return access + chipEntries() + signed.map { entry($0) } + [entry(mandatoryDataGroups()), entry(structure())]
            + [entry(printed(), isRecorded: isBundle), entry(printedForm(), isRecorded: isBundle)]
            + [checkDigits(), personalDetails(), documentDetails(), expiry(), issuer()].map { entry($0) }
    }

    private func entry(_ found: CheckFinding, isRecorded: Bool = false) -> CheckEntry {
        let finding = changed(found)
        return CheckEntry(finding: finding, role: role(of: finding), isRecorded: isRecorded)
    }

    /// Those of passive authentication come changed; a chip authentication or a zone is changed here.
    func changed(_ finding: CheckFinding) -> CheckFinding {
        passive.knownDefects.applied(to: finding, among: passive.findings)
    }

    private func role(of finding: CheckFinding) -> CheckRole {
        let isAsked =
            finding.id.hashedDataGroup.map { evidence.entry(.dataGroup($0)) != nil }
            ?? (finding.id == .mrzMatchesDG1 && [.lines, .triple].contains(evidence.printed.source))
        return isSpared(finding) ? .evaluatory : policy.role(of: finding.id, isAsked: isAsked)
    }

    /// A certificate that ended after the document did: the document is expired, which its own check says; nothing else
    /// is wrong with it. The date of expiry is believed only where the hash of DG1 matches.
    private func isSpared(_ finding: CheckFinding) -> Bool {
        guard policy.sparesExpiredDocuments, finding.reason == .expired,
            let certificate = certificate(judgedBy: finding.id.check),
            passive.finding(.dataGroupHash(.dg1))?.result == .successful, let day = summary?.expiry?.latest.description
        else { return false }
        return day < time.date && day <= certificate.notAfter.date
    }

    /// The certificate whose validity period a check is about; nil for every other check.
    private func certificate(judgedBy check: Check) -> Certificate? {
        guard check.aspect == .validity else { return nil }
        if check.object == .cardSecurity { return cardSecurity?.earliestEnding }
        // The certificate that issued the signer: a link of the security object itself where there is one.
        return check.object == .csca ? passive.path.dropFirst().first : passive.signerCertificate
    }

    // MARK: Access

    private func access() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .accessProtocol, result: result, reason: reason, detail: detail)
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

    /// The chip answered, and the answer is not one that a chip which knows the password and follows the protocol
    /// gives.
    private static let unverified: Set<String> = [
        "access.authenticationTokenInvalid", "access.authenticationTokenLength", "access.publicKeyEncoding",
        "access.publicKeyInvalid", "access.publicKeyReflected", "access.mappedGeneratorInvalid", "access.nonceLength",
        "access.authenticationLength", "access.authenticationMAC", "access.terminalNonceMismatch",
        "access.chipNonceMismatch", "access.challengeLength", "access.malformedResponse", "access.dataObjectMissing",
        "access.chipAuthenticationDataMissing", "access.chipAuthenticationDataUnexpected", "access.mappingDataNotEmpty",
    ]

    // MARK: Passive authentication

    /// A finding of passive authentication that lacked a file, with why it was not there.
    func explained(_ finding: CheckFinding) -> CheckFinding {
        let file = finding.id.check.file
        guard finding.result == .undetermined else { return finding }
        let isMissing = finding.reason == .notRead
        if isMissing, let file, evidence.entry(file) == nil, evidence.failure == nil,
            let missing = withoutRights(file)
        {
            return finding.with(.undetermined, missing.reason ?? .notRead, "\(file) was not read: \(missing.detail)")
        }
        if isMissing, let file, let entry = evidence.entry(file) {
            switch entry.state {
            case .read: break
            case .absent:
                return finding.with(.undetermined, .absent, "The chip does not have \(file).")
            case .accessDenied:
                return finding.with(.undetermined, .accessDenied, "The chip denied access to \(file).")
            case .nonConformant:
                return finding.with(.undetermined, .malformed, "What the chip gave is no \(file).")
            case .tooLarge:
                return finding.with(.undetermined, .tooLarge, "\(file) is larger than what is read of it.")
            case .aborted:
                return finding.with(.aborted, .readFailed, "The reading ended before \(file) did.")
            }
        }
        let object: LDSFile = finding.id.check.object == .cardSecurity ? .cardSecurity : .sod
        let hasNoObject = evidence.octets(of: object) == nil
        let isUnread =
            isMissing || hasNoObject && (finding.reason == .noSecurityObject || finding.reason == .noAnchor)
        guard let failure = evidence.failure, isUnread else { return finding }
        let isCancelled = failure.code == .cancelled
        return finding.with(
            .aborted, isCancelled ? .cancelled : .readFailed, "The reading ended before this could be checked.")
    }

    // MARK: Document

    private func checkDigits() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .mrzCheckDigits, result: result, reason: reason, detail: detail)
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
            CheckFinding(id: .expiry, result: result, reason: reason, detail: detail)
        }
        guard let summary else { return withoutDataGroup1(finding) }
        let date: ExpiryDate
        switch summary.expiryResolution {
        case .known(let known): date = known
        case .unreadable: return finding(.undetermined, .unreadable, "The date of expiry cannot be read.")
        case .ambiguous(let first, let second):
            return finding(
                .undetermined, .unreadable,
                "The century of the date of expiry cannot be told: \(first.latest) or \(second.latest).")
        }
        // A document is current to the end of its day of expiry; with unknown parts, to the end of the first day that
        // this can be.
        if time.date <= date.earliest.description {
            let whole = date.day.map { "\($0)" } ?? "\(date.earliest) at least"
            return finding(.successful, nil, "The document is current until \(whole).")
        }
        guard time.date > date.latest.description else {
            return finding(
                .undetermined, .unreadable,
                "The date of expiry has unknown parts: it lies between \(date.earliest) and \(date.latest).")
        }
        return finding(.failed, .expired, "The document expired \(date.latest)\(date.day == nil ? " or before" : "").")
    }

    private func issuer() -> CheckFinding {
        guard let mrz else {
            return withoutDataGroup1 { result, reason, detail in
                CheckFinding(id: .issuerMatchesSigner, result: result, reason: reason, detail: detail)
            }
        }
        return IssuingStateCheck.judge(
            mrz.issuer, signer: passive.signerCertificate, anchor: passive.anchor?.certificate, as: .issuerMatchesSigner
        )
    }

    func withoutDataGroup1(
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
        CheckFinding(id: id, result: result, reason: reason, detail: detail)
    }
}
