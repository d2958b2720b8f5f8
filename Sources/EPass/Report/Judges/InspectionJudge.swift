// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassLDS
import EPassMRZ
import EPassMessages
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
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .accessProtocol, result: result, reason: reason, message: message)
        }
        guard evidence.origin != .files else {
            return finding(.undetermined, .evidenceNotRecorded, .accessOpeningNotKnown)
        }
        switch evidence.access.established {
        case .pace: return finding(.successful, nil, .accessOpenedByPACE)
        case .bac: return finding(.successful, nil, .accessOpenedByBAC)
        // `.none` alone would be the optional's.
        case .some(.none): return finding(.notSupported, .notOffered, .accessOpenedWithout)
        case nil:
            let reason: CheckReason =
                switch evidence.failure?.code {
                case .access(.wrongPassword): .wrongPassword
                case .own(.mrzRequired): .notGiven
                case .own(.paceNotOffered): .notOffered
                case .own(.cancelled): .cancelled
                case .access(let code) where Self.unverified.contains(code): .responseInvalid
                case .access, .own, .channel, nil:
                    evidence.failure?.statusBytes == nil ? .readFailed : .refusedByChip
                }
            return finding(.aborted, reason, evidence.failure?.message ?? .accessNotOpened)
        }
    }

    /// The chip answered, and the answer is not one that a chip which knows the password and follows the protocol
    /// gives.
    private static let unverified: Set<AccessError.Code> = [
        .authenticationTokenInvalid, .authenticationTokenLength, .publicKeyEncoding, .publicKeyInvalid,
        .publicKeyReflected, .mappedGeneratorInvalid, .nonceLength, .authenticationLength, .authenticationMAC,
        .terminalNonceMismatch, .chipNonceMismatch, .challengeLength, .malformedResponse, .dataObjectMissing,
        .chipAuthenticationDataMissing, .chipAuthenticationDataUnexpected, .mappingDataNotEmpty,
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
            return finding.with(
                .undetermined, missing.reason ?? .notRead, .fileNotReadBecause(file: file, why: missing.message))
        }
        if isMissing, let file, let entry = evidence.entry(file) {
            switch entry.state {
            case .read: break
            case .absent: return finding.with(.undetermined, .absent, .fileAbsent(file: file))
            case .accessDenied: return finding.with(.undetermined, .accessDenied, .fileAccessDenied(file: file))
            case .nonConformant: return finding.with(.undetermined, .malformed, .fileNotConformant(file: file))
            case .tooLarge: return finding.with(.undetermined, .tooLarge, .fileTooLarge(file: file))
            case .aborted: return finding.with(.aborted, .readFailed, .fileNotReached(file: file))
            }
        }
        let object: LDSFile = finding.id.check.object == .cardSecurity ? .cardSecurity : .sod
        let hasNoObject = evidence.octets(of: object) == nil
        let isUnread =
            isMissing || hasNoObject && (finding.reason == .noSecurityObject || finding.reason == .noAnchor)
        guard let failure = evidence.failure, isUnread else { return finding }
        let isCancelled = failure.code == .own(.cancelled)
        return finding.with(
            .aborted, isCancelled ? .cancelled : .readFailed, .fileCheckNotReached)
    }

    // MARK: Document

    private func checkDigits() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .mrzCheckDigits, result: result, reason: reason, message: message)
        }
        guard let mrz else { return withoutDataGroup1(finding) }
        let wrong = mrz.checkDigits.wrong.map(\.field.message)
        guard wrong.isEmpty else {
            return finding(.failed, .checkDigitsWrong, .zoneCheckDigitsWrong(fields: wrong))
        }
        return finding(.successful, nil, .zoneCheckDigitsRight)
    }

    private func expiry() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .expiry, result: result, reason: reason, message: message)
        }
        guard let summary else { return withoutDataGroup1(finding) }
        let date: ExpiryDate
        switch summary.expiryResolution {
        case .known(let known): date = known
        case .unreadable: return finding(.undetermined, .unreadable, .documentExpiryUnreadable)
        case .ambiguous(let first, let second):
            return finding(
                .undetermined, .unreadable,
                .documentCenturyUnknown(first: first.latest.description, second: second.latest.description))
        }
        // A document is current to the end of its day of expiry; with unknown parts, to the end of the first day that
        // this can be.
        if time.date <= date.earliest.description {
            return finding(
                .successful, nil,
                date.day.map { Message.documentCurrent(day: $0.description) }
                    ?? .documentCurrentAtLeast(day: date.earliest.description))
        }
        guard time.date > date.latest.description else {
            return finding(
                .undetermined, .unreadable,
                .documentExpiryInPart(first: date.earliest.description, last: date.latest.description))
        }
        let last = date.latest.description
        return finding(
            .failed, .expired, date.day == nil ? .documentExpiredOrBefore(day: last) : .documentExpired(day: last))
    }

    private func issuer() -> CheckFinding {
        guard let mrz else {
            return withoutDataGroup1 { result, reason, message in
                CheckFinding(id: .issuerMatchesSigner, result: result, reason: reason, message: message)
            }
        }
        return IssuingStateCheck.judge(
            mrz.issuer, signer: passive.signerCertificate, anchor: passive.anchor?.certificate, as: .issuerMatchesSigner
        )
    }

    func withoutDataGroup1(
        _ finding: (CheckResult, CheckReason?, Message) -> CheckFinding
    ) -> CheckFinding {
        let file = DataGroupNumber.dg1
        if evidence.octets(of: .dataGroup(file)) != nil {
            return finding(.undetermined, .malformed, .fileUndecodable(file: file))
        }
        return evidence.failure == nil
            ? finding(.undetermined, .notRead, .fileNotRead(file: file))
            : finding(.aborted, .readFailed, .fileNotReached(file: file))
    }
}

extension CheckFinding {
    fileprivate func with(_ result: CheckResult, _ reason: CheckReason, _ message: Message) -> CheckFinding {
        CheckFinding(id: id, result: result, reason: reason, message: message)
    }
}
