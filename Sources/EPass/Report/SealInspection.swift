// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
public import EPassSeals
public import EPassTrust

extension Inspection {
    /// Judges a seal: a pure function of octets, certificates, anchors, policy and time.
    ///
    /// - Parameters:
    ///   - seal: what was read of the bar code, in one of the forms of `Seal(recognising:)`. Octets that are no seal
    ///     fail `seal.content.structure`.
    ///   - certificates: certificates of signers beside those in the store; there is no trust in them.
    ///   - printed: the zones to compare with.
    ///   - trust: the anchors.
    ///   - policy: what counts. The checks of a seal count as their counterparts over a document do; `Docs/seals.md`
    ///     has the table. One that expects a document fails `document.type.allowed` (`notExpected`).
    ///   - time: the time that validity is judged at; no clock is read.
    ///   - tool: the program that judges.
    public static func judge(
        seal octets: [UInt8], certificates: [Certificate] = [], printed: SealJudge.Printed = .init(),
        trust: TrustSnapshot, policy: Policy = .read, at time: Timestamp, tool: ToolIdentity = .library
    ) -> InspectionReport {
        let subject = PolicySubject(try? Seal(recognising: octets))
        let policy = policy.applied(to: subject)
        let judgement = SealJudge(
            certificates: certificates, trust: trust, profile: policy.profile, time: time, printed: printed
        ).judge(octets)
        let trustSummary = TrustSummary(
            trust, anchor: judgement.anchor, path: judgement.path, revocation: judgement.revocation)
        let demands = PolicyDemands(
            rules: policy.rules, given: .seal, subject: subject, unread: .undetermined(.unreadable, .demandSealUnread),
            expiry: judgement.expiry.map(ExpiryDate.init), issued: nil, trust: (trust, judgement.anchor),
            revocation: (judgement.revocation, judgement.finding(.sealSignerRevocation)), proofs: [], time: time)
        let checks = (judgement.findings + demands.findings).map { finding in
            CheckEntry(finding: finding, role: policy.role(of: finding, in: judgement))
        }
        var report = InspectionReport(
            overall: overall(checks, policy), isTest: judgement.restsOnTestAnchor, time: time, policy: policy,
            trust: trustSummary, checks: checks, document: nil, access: AccessEvidence(), files: [], exchange: nil,
            reader: nil,
            deviations: judgement.deviations.map(\.rawValue), tool: tool, error: nil)
        report.seal = SealSummary(judgement)
        report.chainBasis = CertificateChain.Basis(
            signer: judgement.signerCertificate, path: judgement.path, anchor: judgement.anchor, trust: trust,
            isOfSeal: true)
        report.decision = policy.decision?.decide(report, subject)
        return report
    }
}

extension PolicySubject {
    /// What a seal says of what it is on.
    fileprivate init(_ seal: Seal?) {
        switch seal {
        case .visibleDigitalSeal(let seal)?:
            self.init(
                country: IssuingCountry(seal.header.issuingCountry),
                documentCode: seal.documentKind == .visa ? "V" : nil)
        case .vdsnc(let seal)?: self.init(country: IssuingCountry(seal.issuer), documentCode: nil)
        case nil: self.init(country: nil, documentCode: nil)
        }
    }
}

extension Policy {
    /// What a check over a seal counts for: as its counterpart over a document, or the same under every policy.
    func role(of finding: CheckFinding, in judgement: SealJudgement) -> CheckRole {
        if isSpared(finding, in: judgement) { return .evaluatory }
        return finding.reason.flatMap { finding.id.check.exceptions[$0] } ?? role(of: finding.id, isAsked: false)
    }

    /// A certificate that ended with the document or after it: the document is expired, which its own check says. One
    /// that ended before the document did was no
    /// longer good for it, expired or not.
    private func isSpared(_ finding: CheckFinding, in judgement: SealJudgement) -> Bool {
        guard finding.id.check.aspect == .validity else { return false }
        let certificate =
            finding.id.check.object == .csca ? judgement.path.dropFirst().first : judgement.signerCertificate
        guard sparesExpiredDocuments, finding.reason == .expired,
            judgement.finding(.sealExpiry)?.reason == .expired,
            judgement.finding(.sealSignature)?.result == .successful, let certificate, let expiry = judgement.expiry
        else { return false }
        return expiry.description <= certificate.notAfter.date
    }
}
