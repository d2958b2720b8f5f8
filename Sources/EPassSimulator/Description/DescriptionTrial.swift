// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// What shows of a description only when its document is made.
package struct DescriptionTrial: Sendable {
    /// Why it cannot be made: every edit that changes nothing there is, or the first other error.
    package let faults: [SimulatorError]
    /// What is not wrong, and is in vain or hardly meant; nothing where there are faults.
    package let hints: [RuleHint]
}

extension DocumentDescription {
    /// Makes the document, as `--export` and a reading do, and says what that finds.
    package func trial() -> DescriptionTrial {
        let trial = IssuedEditTrial()
        do throws(SimulatorError) {
            let made = try makeDocument(seed: 0, trial: trial)
            guard trial.refusals.isEmpty else { return DescriptionTrial(faults: trial.sorted, hints: []) }
            let hints =
                try ruleHints(in: made) + dateHints + hints(of: made, issued: trial.made) + faultHints(of: made)
            return DescriptionTrial(faults: [], hints: hints)
        } catch {
            return DescriptionTrial(faults: trial.sorted + [error], hints: [])
        }
    }

    /// Dates that contradict each other, as no State issues them.
    private var dateHints: [RuleHint] {
        guard let zone = try? zone(), let issued = try? issueDate(of: zone) else { return [] }
        var hints: [RuleHint] = []
        if let expiry = zone.dateOfExpiry.calendarDate(as: .expiry, relativeTo: issued), expiry < issued {
            hints.append(RuleHint(member: "dateOfIssue", message: .simulatorExpiresBeforeIssue))
        }
        if let holder, issued < holder.dateOfBirth {
            hints.append(RuleHint(member: "dateOfIssue", message: .simulatorBornAfterIssue))
        }
        // UTCTime and GeneralizedTime of certificates (RFC 5280, 4.1.2.5).
        if !(1951...2099).contains(issued.year) {
            hints.append(RuleHint(member: "dateOfIssue", message: .simulatorFarDateOfIssue))
        }
        return hints
    }

    /// What is said of what the State does not issue here.
    private func hints(of made: PersonalisedDocument, issued: Set<IssuedEdit.Root>) -> [RuleHint] {
        var hints: [RuleHint] = []
        for (index, edit) in issuing.edits.enumerated() where !issued.contains(edit.root) {
            hints.append(
                RuleHint(
                    member: "issuing.edits[\(index)].in", message: .issuingRootAbsent(root: edit.root.rawValue)))
        }
        if issuing.certificates.contains(.link), cscaGenerations < 2 {
            hints.append(RuleHint(member: "issuing.certificates", message: .issuingRootAbsent(root: "link")))
        }
        let plain = IssuingDescription()
        let cardSecurity: [(String, Bool)] = [
            ("cardSecuritySignature", issuing.cardSecuritySignature != nil),
            ("cardSecurityDigest", issuing.cardSecurityDigest != nil),
            ("cardSecuritySignerName", issuing.cardSecuritySignerName != plain.cardSecuritySignerName),
        ]
        for (member, isSaid) in cardSecurity where isSaid && made.files[.cardSecurity] == nil {
            hints.append(RuleHint(member: "issuing.\(member)", message: .issuingRootAbsent(root: "cardSecurity")))
        }
        let isRSA = signature.keyKind.family == .rsa
        for defect in issuing.defects where defect == .shortSignature && !isRSA || defect == .paddedSignature && isRSA {
            hints.append(RuleHint(member: "issuing.defects", message: .simulatorNothingToDo(word: defect.rawValue)))
        }
        for (file, error) in made.unreadableTrust {
            hints.append(
                RuleHint(
                    member: "issuing.edits", message: .simulateTrustUnreadable(file: file, error: error.message)))
        }
        return hints
    }

    /// Faults of protocols that the chip does not run, or runs with another kind of key.
    private func faultHints(of made: PersonalisedDocument) -> [RuleHint] {
        var hints: [RuleHint] = []
        func hint(_ member: String, _ word: String) {
            hints.append(
                RuleHint(member: "behaviour.\(member)", message: .simulatorNothingToDo(word: word)))
        }
        if let fault = behaviour.paceFault {
            let hasMapping = pace.contains { $0.mapping == .chipAuthentication }
            let guarded = (behaviour.accessControl ?? made.accessControl).offersPACE
            if !guarded || fault.isOfMapping && !hasMapping { hint("paceFault", fault.word) }
        }
        if let fault = behaviour.activeAuthenticationFault {
            let isRSA = activeAuthentication.map { $0.key.family == .rsa }
            if isRSA == nil || fault.belongsToRSA.map({ $0 != isRSA }) ?? false {
                hint("activeAuthenticationFault", fault.word)
            }
        }
        if let fault = behaviour.chipAuthenticationFault, chipAuthentication.isEmpty {
            hint("chipAuthenticationFault", fault.rawValue)
        }
        return hints
    }
}

extension IssuedEditTrial {
    /// The refusals in the order of the edits, each once: what is issued twice is changed twice.
    fileprivate var sorted: [SimulatorError] {
        var seen: Set<String> = []
        func number(_ error: SimulatorError) -> Int {
            Int((error.member ?? "").drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }) ?? 0
        }
        return refusals.filter { seen.insert($0.member ?? "").inserted }.enumerated().sorted {
            (number($0.element), $0.offset) < (number($1.element), $1.offset)
        }.map(\.element)
    }
}

extension PACEFault {
    /// Whether it is about chip authentication mapping.
    fileprivate var isOfMapping: Bool {
        switch self {
        case .wrongChipAuthenticationData, .otherStaticKey, .randomChipAuthenticationData,
            .missingChipAuthenticationData, .unpaddedChipAuthenticationData, .truncatedChipAuthenticationData,
            .wrappedChipAuthenticationData:
            true
        case .everyCommandRefused, .mappingRefused, .nonceTruncated, .mappingKey, .agreementKey, .wrongToken: false
        }
    }
}

extension ActiveAuthenticationFault {
    /// Whether it belongs to RSA, or to ECDSA; nil where it goes with both.
    fileprivate var belongsToRSA: Bool? {
        switch self {
        case .refused, .randomOctets, .otherKey, .replayed, .otherChallenge, .truncated, .extended, .zero, .outOfRange:
            nil
        case .zeroR, .zeroS, .trailingOctet: false
        case .wrongHeader, .totalRecovery, .wrongTrailer, .unknownTrailer, .trailerOption2, .shortMessage,
            .wrongPadding, .changedMessage, .leadingZeroDropped:
            true
        }
    }

    /// The word of a description.
    fileprivate var word: String {
        switch self {
        case .truncated: "truncated"
        case .extended: "extended"
        default: Self.words.first { $0.fault == self }?.word ?? ""
        }
    }
}
