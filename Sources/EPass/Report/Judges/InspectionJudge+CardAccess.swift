// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

extension InspectionJudge {
    /// The findings over EF.SOD and, where it was attempted, EF.CardSecurity: security objects, then their issuers,
    /// then what EF.SOD protects.
    ///
    /// - Parameter explained: the findings over EF.SOD.
    func securityObjectFindings(_ explained: [CheckFinding]) -> [CheckFinding] {
        let all = cardSecurity == nil ? explained : explained + cardSecurityFindings
        let areas = all.indices.map { all[$0].id.check.area }
        var findings: [CheckFinding] = []
        findings.reserveCapacity(all.count)
        for area in [Check.Area.securityObject, .issuer, .integrity] {
            for index in all.indices where areas[index] == area { findings.append(blocked(all[index])) }
        }
        return findings
    }

    private var cardSecurityFindings: [CheckFinding] { cardSecurity?.findings.map { explained($0) } ?? [] }

    /// EF.CardAccess, the way the chip was opened, and EF.DIR against what was signed.
    ///
    /// - Parameter explained: the findings over EF.SOD.
    func cardAccess(_ explained: [CheckFinding]) -> CardAccessCheck {
        var input = CardAccessCheck.Input(
            cardAccess: known(.cardAccess), opening: opening, dataGroup14: evidence.octets(of: .dataGroup(.dg14)),
            dataGroup14Authenticity: FileAuthenticity(ofDataGroup: .dg14, in: explained),
            cardSecurity: cardSecurity?.securityInfos,
            cardSecurityAuthenticity: cardSecurity == nil
                ? nil : FileAuthenticity(ofCardSecurityIn: cardSecurityFindings),
            isCardSecurityProven: isCardSecurityProven,
            dir: known(.dir))
        input.document = contents.document
        return CardAccessCheck.judge(input, profile: policy.profile)
    }

    /// Whether the chip proved itself by a key of EF.CardSecurity; that somebody else says so proves nothing.
    private var isCardSecurityProven: Bool {
        chip.all.contains { judgement in
            judgement.finding.result == .successful
                && (judgement.finding.id == .chipAuthenticationMapping
                    || judgement.finding.id == .chipAuthentication
                        && evidence.chip.chipAuthentication?.isInMasterFile == true)
        }
    }

    /// Whether a check of the master file rests on what the evidence says and not on octets alone: how the chip was
    /// opened, and that the chip was asked for EF.CardAccess and did not give it. What an EF.CardAccess that was given
    /// hides, its octets show.
    func isRecorded(_ finding: CheckFinding) -> Bool {
        let isAsked = evidence.octets(of: .cardAccess) == nil
        return switch finding.id {
        case .protocolDowngrade: isAsked || finding.result != .notSupported && finding.reason != .paceInfoHidden
        // Whoever sends it could as well leave it out, and nothing of how it was opened counts then.
        case .cardAccessAuthenticity: isAsked || finding.reason == .paceInfoNotSigned
        default: false
        }
    }

    private var opening: CardAccessCheck.Opening {
        guard evidence.origin != .files else { return .notRecorded }
        switch evidence.access.established {
        case .pace: return .pace
        case .bac where evidence.access.hasRefusedPACE:
            return .bacAfterPACE(
                isProven: chip.all.contains {
                    $0.finding.id == .chipAuthentication && $0.finding.result == .successful
                })
        case .bac: return .bac
        // `.none` alone would be the optional's.
        case .some(.none): return .plain
        case nil: return .notOpened(evidence.endReason)
        }
    }

    /// What the evidence says of a file that no other one lists: that it is not there is known only where the chip was
    /// asked.
    private func known(_ file: LDSFile) -> CardAccessCheck.File {
        guard let entry = evidence.entry(file) else {
            if evidence.origin == .files { return .unknown(.undetermined, .evidenceNotRecorded) }
            return evidence.failure == nil ? .unknown(.undetermined, .notRead) : .unknown(.aborted, .readFailed)
        }
        switch entry.state {
        case .read: return entry.octets.map(CardAccessCheck.File.read) ?? .unknown(.undetermined, .notRead)
        case .absent: return .withheld(.absent)
        case .accessDenied: return .withheld(.accessDenied)
        case .nonConformant: return .withheld(.malformed)
        case .tooLarge: return .withheld(.tooLarge)
        case .aborted: return .unknown(.aborted, .readFailed)
        }
    }
}

extension CardSecurityAuthentication {
    /// Of the signer's certificate and the one that issued it the one that ends first.
    var earliestEnding: Certificate? {
        [signerCertificate, path.dropFirst().first].compactMap { $0 }.min { $0.notAfter < $1.notAfter }
    }
}
