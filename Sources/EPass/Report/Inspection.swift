// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
public import EPassTrust

/// The judgement: a pure function of evidence, anchors, policy and time.
public enum Inspection {
    /// Judges a document.
    ///
    /// - Parameters:
    ///   - evidence: what was read. Everything in it is taken as hostile.
    ///   - trust: the anchors.
    ///   - policy: what counts.
    ///   - time: the time that validity is judged at; no clock is read.
    ///   - tool: the program that judges.
    ///   - challenge: the eight octets that the caller, who was not at the chip, gave out for Active Authentication,
    ///     each time others; nil where the caller set none. With the response to it the caller is convinced
    ///     (`CheckEntry.isTransferable`); a response to another one is `failed` (`challengeMismatch`). That a challenge
    ///     is accepted once only is for the caller to see to.
    ///   - printed: the machine readable zone as the caller sees it printed, or number and dates of it: it is compared
    ///     with DG1 now. A comparison that the evidence has recorded and that failed stays failed.
    ///   - status: what a source says of the document with this DG1.
    /// - Returns: every check with its result. Where the reading ended early, the overall result is `aborted`, and what
    ///   was read is judged all the same; that it did so by the word of others hides no failure that octets show.
    public static func judge(
        _ evidence: Evidence, trust: TrustSnapshot, policy: Policy = .read, at time: Timestamp,
        tool: ToolIdentity = .library, challenge: [UInt8]? = nil, printed: AccessInput = .none,
        status: DocumentStatusAnswer = .notAsked
    ) -> InspectionReport {
        let contents = DataGroupContents(evidence.document)
        let subject = PolicySubject(contents.dataGroup1?.mrz)
        let policy = policy.applied(to: subject)
        let passive = passive(evidence, contents, trust: trust, policy: policy, at: time)
        // A chip must not vouch for itself by the signature of another State: the country is that of the data groups.
        let country = passive.anchor?.certificate.country ?? passive.signerCertificate?.issuerCountry
        let cardSecurity = evidence.entry(.cardSecurity).flatMap { entry in
            // That somebody asked for it and did not get it would leave open what fails without the file.
            evidence.isTold && entry.octets == nil
                ? nil
                : CardSecurityAuthentication.judge(
                    file: entry.parsed, country: country, trust: trust, profile: policy.profile, at: time)
        }
        let issue = issuePeriod(passive, contents, at: time)
        let summary = contents.dataGroup1.map {
            DocumentSummary($0.mrz, contents: contents, issue: issue, at: time)
        }
        func chip(_ findings: [CheckFinding], toleratesDeviations: Bool) -> ChipJudgements {
            ChipJudgements(
                ChipJudge(
                    evidence, contents.document, securityObject: passive.securityObject, findings: findings,
                    cardSecurity: cardSecurity?.securityInfos, toleratesDeviations: toleratesDeviations,
                    challenge: challenge))
        }
        let proofs = chip(
            passive.findings + (cardSecurity?.findings ?? []), toleratesDeviations: policy.toleratesChipDeviations)
        let trustSummary = TrustSummary(trust, passive)
        let judge = InspectionJudge(
            evidence: evidence, passive: passive, cardSecurity: cardSecurity, contents: contents, summary: summary,
            policy: policy, subject: subject, time: time, chip: proofs, seen: seen(printed, contents.dataGroup1),
            trust: trust, statusAnswer: status, roles: policy.rules.allRoles)
        let explained = passive.findings.map { judge.explained($0) }
        let cardAccess = judge.cardAccess(explained)
        let checks = judge.checks(explained, cardAccess)
        let files = judge.files(checks)
        let decoding =
            cardAccess.ldsDeviations + (cardSecurity?.ldsDeviations ?? []) + passive.ldsDeviations + contents.deviations
        // What the policy refuses in a data group or EF.CardAccess was not tolerated, whoever met it first: the
        // reading, a protocol or the judgement.
        let refused = Set(
            (cardAccess.ldsDeviations + contents.deviations)
                .filter { !policy.profile.decoding.tolerated.contains($0) }.map(\.rawValue))
        let deviations =
            evidence.deviations + proofs.deviations + decoding.map(\.rawValue)
            + (cardAccess.deviations + passive.deviations + (cardSecurity?.deviations ?? [])).map(\.rawValue)
        let holder = contents.dataGroup1.map {
            LDS2Holder.zone($0.mrz, hash: passive.finding(.dataGroupHash(.dg1)))
        }
        var records = LDS2ReportJudge(holder ?? .unknown, trust: trust, profile: policy.profile, time: time)
        let lds2 = records.judge(evidence.lds2)
        let restsOnTest =
            passive.restsOnTestAnchor || cardSecurity?.restsOnTestAnchor == true || records.restsOnTestAnchor
        var report = InspectionReport(
            overall: overall(checks, evidence.failure, isTold: evidence.isTold, policy), isTest: restsOnTest,
            time: time,
            policy: policy,
            trust: trustSummary,
            checks: checks, document: summary, access: evidence.access, files: files, exchange: evidence.exchange,
            reader: evidence.reader, deviations: unique(deviations.filter { !refused.contains($0) }), tool: tool,
            error: evidence.failure)
        report.assurances =
            AssuranceJudge(
                evidence: evidence, checks: judge.assured(checks) { chip($0, toleratesDeviations: true) },
                required: judge.requiredGroups, spared: judge.spared(checks), basis: trustSummary.basis, time: time
            ).all()
        report.source = EvidenceSource(evidence)
        report.knownDefects = passive.knownDefects
        report.recoveries = evidence.recoveries
        report.ways = evidence.ways
        report.applications = ApplicationSummary(evidence)
        report.lds2 = lds2
        report.printed = evidence.printed
        report.images = ReportImage.all(in: contents.document)
        report.dataGroup11 = contents.dataGroup11
        report.dataGroup12 = contents.dataGroup12
        report.chainBasis = CertificateChain.Basis(
            signer: passive.signerCertificate, path: passive.path, anchor: passive.anchor, trust: trust)
        report.decision = policy.decision?.decide(report, subject)
        return report
    }

    /// The comparison with what the caller sees printed; nil where nothing is.
    private static func seen(_ printed: AccessInput, _ dataGroup1: DataGroup1?) -> PrintedEvidence? {
        if case .none = printed.zone { return nil }
        return PrintedEvidence(comparing: printed, with: dataGroup1)
    }

    /// When the document can have been issued; nil where no trusted CSCA certified its signer. A date of issue that
    /// nobody signed, or that lies after the day judged at, says nothing.
    private static func issuePeriod(
        _ passive: PassiveAuthenticationResult, _ contents: DataGroupContents, at time: Timestamp
    ) -> IssuePeriod? {
        guard passive.finding(.dsSignature)?.result == .successful, let signer = passive.signerCertificate else {
            return nil
        }
        let isSigned = passive.finding(.dataGroupHash(.dg12))?.result == .successful
        let stated = isSigned ? contents.dataGroup12?.dateOfIssue : nil
        let day = stated.flatMap { DocumentSummary.issueDay($0, today: time.day) }
        return IssuePeriod(signer, dateOfIssue: day.flatMap { $0 <= time.adding(days: 1).day ? $0 : nil })
    }

    /// Passive authentication of what was read, with what DG1 says about its issuer and DG12 about its issue.
    static func passive(
        _ evidence: Evidence, _ contents: DataGroupContents, trust: TrustSnapshot, policy: Policy, at time: Timestamp
    ) -> PassiveAuthenticationResult {
        let mrz = contents.dataGroup1?.mrz
        var input = PassiveAuthentication.Input(
            sod: evidence.octets(of: .sod), dataGroups: evidence.dataGroups, com: evidence.octets(of: .com),
            dateOfIssue: contents.dataGroup12?.dateOfIssue.flatMap { DocumentSummary.issueDay($0, today: time.day) },
            documentCode: mrz?.documentCode, issuingState: mrz?.issuer, documentNumber: mrz?.documentNumber)
        input.document = contents.document
        return PassiveAuthentication.judge(input, trust: trust, profile: policy.profile, at: time)
    }

    /// The rule of the overall result; `Docs/policies.md` has it in words.
    ///
    /// Who ends a reading, by falling silent or by saying so, hides nothing that was found before: not what somebody
    /// forged, nor in evidence of others what octets show at all. Else what failed may be due to the end.
    /// - Parameter isTold: whether the evidence is of others.
    static func overall(
        _ checks: [CheckEntry], _ failure: ReadError?, isTold: Bool, _ policy: Policy
    ) -> OverallResult {
        if failure != nil {
            return checks.contains { isTold ? $0.hasFailed && !$0.isRecorded : $0.isForged } ? .failed : .aborted
        }
        let result = overall(checks, policy)
        // "Every hash that was asked for" is true of none at all: a list of files that was emptied must not pass for a
        // document.
        let hasHash = checks.contains { $0.id.isDataGroupHash && $0.result == .successful }
        return result == .successful && policy.demandsDataGroups && !hasHash ? .undetermined : result
    }

    /// What the checks come to by themselves.
    static func overall(_ checks: [CheckEntry], _ policy: Policy) -> OverallResult {
        // By the places: an iterator copies each entry that it passes.
        if checks.indices.contains(where: { checks[$0].role != .evaluatory && checks[$0].result == .failed }) {
            return .failed
        }
        return checks.indices.contains { policy.isOpen(checks[$0]) } ? .undetermined : .successful
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
