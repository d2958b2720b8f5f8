// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

extension ChipJudge {
    /// Terminal Authentication (Doc 9303-11, 7.1): what the chip allows the terminal. It says nothing of the chip, and
    /// is never `failed`.
    func terminalAuthentication() -> ChipJudgement {
        let run = evidence.chip.terminalAuthentication
        return judgement(
            .terminalAuthentication, outcome(run),
            wasRun: run.map { $0.outcome != .notRun } ?? false, isRecorded: run != nil,
            deviations: run?.servesUnverifiedChip == true ? [Self.unverifiedChip] : [])
    }

    /// The name under which the report says that the order of the advanced inspection procedure was not kept.
    private static let unverifiedChip = "terminalAuthenticationUnverifiedChip"

    private func outcome(_ run: TerminalAuthenticationEvidence?) -> Outcome {
        guard let run else {
            guard let isListed = lists(.dg14) else { return withoutSecurityObject }
            guard !isListed || offersTerminalAuthentication || dataGroup14 == nil else {
                return Outcome(.notSupported, .notOffered, "DG14 does not offer terminal authentication.")
            }
            guard isListed else {
                return Outcome(.notSupported, .notOffered, "The document has no data group 14.")
            }
            guard dataGroup14 != nil else {
                return whyNotRun(.terminalAuthentication, because: "the DG14 that was signed was not read")
            }
            return whyNotRun(.terminalAuthentication, because: "DG14 offers it")
        }
        if run.outcome == .completed {
            let groups = run.grantedRights.map { "DG\($0)" }.joined(separator: ", ")
            let words = "The chip accepted the terminal" + (groups.isEmpty ? "" : ", which may read \(groups)")
            guard run.servesUnverifiedChip else { return Outcome(.successful, nil, words + ".") }
            let doubt = "though it had not been shown to be genuine (laboratory)"
            return toleratesDeviations
                ? Outcome(.successful, nil, "\(words), \(doubt).")
                : Outcome(.undetermined, .deviationRefused, "\(words), \(doubt).")
        }
        if let reason = run.reason { return notRun(reason) }
        let step = run.step.map { "\($0), " } ?? ""
        let status = run.statusBytes.map { "\(step)\($0)" }
        return unfinished(.terminalAuthentication, run.outcome, status: status)
            ?? whyNotRun(.terminalAuthentication, because: "DG14 offers it")
    }

    private var offersTerminalAuthentication: Bool {
        dataGroup14?.entries.contains { if case .terminalAuthentication = $0.info { true } else { false } } ?? false
    }

    /// The authorities that the chip names, in brackets.
    private var trustPoints: String {
        let names = evidence.chip.terminalAuthentication?.references ?? []
        return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    }

    private func notRun(_ reason: TerminalAuthenticationEvidence.Reason) -> Outcome {
        func open(_ reason: CheckReason, _ detail: String) -> Outcome { Outcome(.undetermined, reason, detail) }
        switch reason {
        case .credentialsNotHeld:
            return open(.credentialsNotHeld, "The terminal holds no certificates and key for terminal authentication.")
        case .chipNotAuthenticated:
            return open(.chipNotAuthenticated, "Terminal authentication needs a channel of chip authentication.")
        case .chipNotVerified:
            return open(
                .chipNotVerified,
                "The terminal shows its certificates to genuine chips only, and no trusted CSCA vouched for this one.")
        case .noChain:
            return open(
                .credentialsNotHeld,
                "No certificate of the terminal leads to a trust point of the chip\(trustPoints).")
        case .signerFailed: return open(.signerFailed, "The terminal's key did not sign the chip's challenge.")
        case .noRights:
            return open(.rightsNotGranted, "The certificates of the terminal give no right to any data group.")
        case .noTrustPoint: return open(.absent, "The chip names no authority that it would accept.")
        case .readerTooShort:
            return open(.readerTooShort, "A certificate does not fit what reader and chip pass on.")
        }
    }

    /// Why DG3 or DG4 was not read, where that is a matter of rights (F-24); nil where it is not, as for one that the
    /// terminal may read and was not asked for.
    func whyUnread(_ biometrics: DataGroupNumber) -> Outcome? {
        guard offersTerminalAuthentication || evidence.chip.terminalAuthentication != nil else { return nil }
        let found = outcome(evidence.chip.terminalAuthentication)
        guard found.result == .successful else {
            return found.result == .undetermined ? found : nil
        }
        guard evidence.chip.terminalAuthentication?.grantedRights.contains(biometrics.rawValue) != true else {
            return nil
        }
        return Outcome(
            .undetermined, .rightsNotGranted, "The certificates of the terminal do not give the right to this file.")
    }
}
