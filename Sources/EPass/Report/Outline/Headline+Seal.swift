// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

extension InspectionReport {
    /// The first line of a report over a seal.
    var sealHeadline: Headline {
        switch overall {
        case .successful: return unprovenSignature.map { unprovenHeadline($0, []) } ?? provenSeal
        case .failed:
            // Damage on the way from the paper to the file is no forgery; the check has what is wrong.
            if let remedy = seal?.remedy { return Headline(.failed, [.headlineNoSeal], because: [remedy]) }
            let failed = checks.filter { $0.role != .evaluatory && $0.result == .failed }
            let forged = failed.first(where: speaksOfForgery)
            return Headline(
                forged == nil ? .failed : .notGenuine,
                because: [forged ?? failed.first].compactMap { $0?.messageAlone })
        case .undetermined:
            let open = checks.first { policy?.isOpen($0) ?? false }
            return Headline(
                .undetermined, [sealProvenInPart].compactMap { $0 }, because: [open].compactMap { $0?.messageAlone })
        case .aborted: return Headline(.aborted, [.headlineEndedEarly])
        }
    }

    /// The line over a genuine seal: what stands against it beside the result is in the word, so that nobody who reads
    /// one word takes it for nothing.
    private var provenSeal: Headline {
        let isExpired = check(.sealExpiry)?.result == .failed
        // A certificate that counts for nothing because the document expired says no more than that.
        let red = checks.filter {
            $0.id != .sealExpiry && $0.id.check.aspect != .validity
                && ($0.result == .failed || $0.id == .sealZoneState && $0.result == .undetermined)
        }
        let findings = red.map(\.messageAlone) + deviations.map(Message.tolerated)
        return Headline(
            Headline.Word(isExpired: isExpired, hasFindings: !findings.isEmpty),
            [
                isExpired ? .headlineSealGenuineExpired : .headlineSealGenuine,
                check(.sealMatchesPrinted)?.result == .successful
                    ? .headlineSealOfPrintedZone : .headlineSealToCompare,
            ], because: findings)
    }

    /// What is proven of a seal where something that counts is open; nil where that is nothing.
    private var sealProvenInPart: Message? {
        guard check(.sealSignature)?.result == .successful else { return nil }
        let isIssued = [.sealSignerSignature, .sealIssuer].allSatisfy { check($0)?.result == .successful }
        return isIssued ? .headlineSealSigned : .headlineSealIssuerNotProven
    }

    /// Whether a failed check says that somebody else made the seal, or changed it: its signature, and who signed. A
    /// key that may not be used like that, and a departure that the policy refuses, say nothing of the kind.
    private func speaksOfForgery(_ check: CheckEntry) -> Bool {
        check.id.check.failure.isForgery(check.reason)
            && !(check.reason == .wrongRole && deviations.contains(TrustDeviation.sealSignerPurposeMissing.rawValue))
    }
}
