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
    /// What the document says of itself, where the policy asks for it.
    let subject: PolicySubject
    let time: Timestamp
    let chip: ChipJudgements
    /// How what the caller sees printed compares with DG1; nil where the caller gave nothing.
    let seen: PrintedEvidence?
    /// What is trusted, and what the operator has blocked.
    let trust: TrustSnapshot
    /// What the source that the operator names says of the document.
    let statusAnswer: DocumentStatusAnswer

    /// What each check counts for by the policy.
    let roles: [CheckRole]

    private var mrz: MRZ? { contents.dataGroup1?.mrz }

    /// All checks in the order of BSI TR-03135.
    ///
    /// - Parameters:
    ///   - explained: the findings of passive authentication, each ``explained(_:)``.
    ///   - cardAccess: what ``cardAccess(_:)`` found.
    func checks(_ explained: [CheckFinding], _ cardAccess: CardAccessCheck) -> [CheckEntry] {
        let isBundle = evidence.origin == .bundle
        // Whoever gave bare files may have said how they compare with what is printed.
        let tellsPrinted = evidence.isTold && evidence.printed.source != .none
        // One list from the beginning: each list that is put behind another copies every entry before it.
        var entries: [CheckEntry] = []
        entries.reserveCapacity(explained.count + 32)
        func add(_ finding: CheckFinding, isRecorded: Bool = false) {
            entries.append(entry(finding, isRecorded: isRecorded))
        }
        add(CheckFinding(.accessProtocol, access()), isRecorded: isBundle)
        for finding in cardAccess.findings { add(finding, isRecorded: isBundle && isRecorded(finding)) }
        let chip = chipEntries()
        entries += chip
        for finding in securityObjectFindings(explained) { add(finding) }
        add(CheckFinding(.mandatoryDataGroups, mandatoryDataGroups()))
        add(CheckFinding(.dataGroupStructure, structure()))
        for printed in printedFindings() {
            add(printed.finding, isRecorded: tellsPrinted && printed.isRecorded)
        }
        add(CheckFinding(.mrzCheckDigits, checkDigits()))
        add(CheckFinding(.personalDetailsMatchDG1, personalDetails()))
        add(CheckFinding(.documentDetailsMatchDG1, documentDetails()))
        add(CheckFinding(.expiry, expiry()))
        add(issuer())
        add(seriesBlock())
        add(CheckFinding(.status, status()))
        for finding in demands(chip) { add(finding) }
        return entries
    }

    private func demands(_ proofs: [CheckEntry]) -> [CheckFinding] {
        guard policy.rules.makesDemands || !policy.rules.takes(.document) else { return [] }
        return PolicyDemands(
            rules: policy.rules, given: .document, subject: subject, unread: withoutDataGroup1, expiry: summary?.expiry,
            issued: summary?.issueDay, trust: (trust, passive.anchor),
            revocation: (passive.revocation, passive.finding(.dsRevocation)), proofs: proofs, time: time
        ).findings
    }

    private func entry(_ found: CheckFinding, isRecorded: Bool = false) -> CheckEntry {
        let finding = changed(evidence.weighed(found, isRecorded: isRecorded))
        return CheckEntry(finding: finding, role: role(of: finding), isRecorded: isRecorded)
    }

    /// Those of passive authentication come changed; a chip authentication or a zone is changed here.
    func changed(_ finding: CheckFinding) -> CheckFinding {
        passive.knownDefects.applied(to: finding, among: passive.findings)
    }

    private func role(of finding: CheckFinding) -> CheckRole {
        let isAsked =
            finding.id.hashedDataGroup.map { evidence.hasEntry(.dataGroup($0)) || requiredGroups.contains($0) }
            ?? (finding.id == .mrzMatchesDG1 && [.lines, .triple].contains((seen ?? evidence.printed).source))
        return policy.sparesExpiredDocuments && endedWithDocument(finding) || isGranted(finding)
            ? .evaluatory : policy.rules.role(of: finding, isAsked: isAsked, roles)
    }

    /// The data groups that EF.SOD lists and that evidence has to bring where others give it.
    var requiredGroups: [DataGroupNumber] {
        guard evidence.origin != .chip else { return [] }
        return passive.securityObject?.dataGroups.filter(policy.rules.requiredGroups.contains) ?? []
    }

    /// A document that expired no longer ago than the policy grants.
    private func isGranted(_ finding: CheckFinding) -> Bool {
        guard policy.rules.graceDays > 0, finding.id == .expiry, finding.reason == .expired,
            let expiry = summary?.expiry
        else { return false }
        return time.day.daysSince1970 - expiry.earliest.daysSince1970 <= policy.rules.graceDays
    }

    /// A certificate that ended after the document did: the document is expired, which its own check says; nothing else
    /// is wrong with it. The date of expiry is believed only where the hash of DG1 matches.
    func endedWithDocument(_ finding: CheckFinding) -> Bool {
        guard finding.reason == .expired,
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

    private func access() -> CheckOutcome {
        guard evidence.origin != .files else { return .undetermined(.evidenceNotRecorded, .accessOpeningNotKnown) }
        switch evidence.access.established {
        case .pace: return .successful(.accessOpenedByPACE)
        case .bac: return .successful(.accessOpenedByBAC)
        // `.none` alone would be the optional's.
        case .some(.none): return .notSupported(.notOffered, .accessOpenedWithout)
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
            return .aborted(reason, evidence.failure?.message ?? .accessNotOpened)
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
        guard finding.result == .undetermined else { return finding }
        let file = finding.id.check.file
        let isMissing = finding.reason == .notRead
        if isMissing, let file, !evidence.hasEntry(file), evidence.failure == nil,
            let missing = withoutRights(file)
        {
            let why = Message.fileNotReadBecause(file: file, why: missing.message)
            return CheckFinding(finding.id, .undetermined(missing.reason ?? .notRead, why))
        }
        if isMissing, let file, let missing = evidence.entry(file)?.missing(in: evidence) {
            return CheckFinding(finding.id, missing)
        }
        let object: LDSFile = finding.id.check.object == .cardSecurity ? .cardSecurity : .sod
        let hasNoObject = evidence.octets(of: object) == nil
        let isUnread =
            isMissing || hasNoObject && (finding.reason == .noSecurityObject || finding.reason == .noAnchor)
        guard evidence.failure != nil, isUnread else { return finding }
        return CheckFinding(finding.id, .aborted(evidence.endReason, .fileCheckNotReached))
    }

    // MARK: Document

    private func checkDigits() -> CheckOutcome {
        guard let mrz else { return withoutDataGroup1 }
        let wrong = mrz.checkDigits.wrong.map(\.field.message)
        return wrong.isEmpty
            ? .successful(.zoneCheckDigitsRight) : .failed(.checkDigitsWrong, .zoneCheckDigitsWrong(fields: wrong))
    }

    private func expiry() -> CheckOutcome {
        guard let summary else { return withoutDataGroup1 }
        let date: ExpiryDate
        switch summary.expiryResolution {
        case .known(let known): date = known
        case .unreadable: return .undetermined(.unreadable, .documentExpiryUnreadable)
        case .ambiguous(let first, let second):
            return .undetermined(
                .unreadable,
                .documentCenturyUnknown(first: first.latest.description, second: second.latest.description))
        }
        // A document is current to the end of its day of expiry; with unknown parts, to the end of the first day that
        // this can be.
        if time.date <= date.earliest.description {
            return .successful(
                date.day.map { Message.documentCurrent(day: $0.description) }
                    ?? .documentCurrentAtLeast(day: date.earliest.description))
        }
        guard time.date > date.latest.description else {
            return .undetermined(
                .unreadable,
                .documentExpiryInPart(first: date.earliest.description, last: date.latest.description))
        }
        let last = date.latest.description
        return .failed(
            .expired, date.day == nil ? .documentExpiredOrBefore(day: last) : .documentExpired(day: last))
    }

    private func issuer() -> CheckFinding {
        guard let mrz else { return CheckFinding(.issuerMatchesSigner, withoutDataGroup1) }
        func judge(_ signer: Certificate?) -> CheckFinding {
            IssuingStateCheck.judge(mrz.issuer, signer: signer, anchor: passive.anchor, as: .issuerMatchesSigner)
        }
        let finding = judge(passive.signerCertificate)
        // That a certificate names another State is no word against the document where it may be another's.
        return finding.result == .failed && !passive.isSignerKnown ? judge(nil) : finding
    }

    /// Why nothing is said of the zone of DG1.
    var withoutDataGroup1: CheckOutcome {
        let file = DataGroupNumber.dg1
        if evidence.octets(of: .dataGroup(file)) != nil {
            return .undetermined(.malformed, .fileUndecodable(file: file))
        }
        return evidence.unknown(.notRead, .fileNotRead(file: file), notReached: .fileNotReached(file: file))
    }
}
