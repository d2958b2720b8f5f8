// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
package import EPassMessages
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
    private static let unverifiedChip = ReadingDeviation.terminalAuthenticationUnverifiedChip.rawValue

    private func outcome(_ run: TerminalAuthenticationEvidence?) -> CheckOutcome {
        guard let run else {
            guard let isListed = lists(.dg14) else { return withoutSecurityObject }
            if isListed, let entry = dataGroup14?.openOffer(of: .terminalAuthentication) { return openOffer(entry) }
            guard !isListed || offersTerminalAuthentication || dataGroup14 == nil else {
                return .notSupported(.notOffered, .chipTerminalNotOffered)
            }
            guard isListed else { return .notSupported(.notOffered, .chipNoDataGroup(number: 14)) }
            guard dataGroup14 != nil else {
                return whyNotRun(.terminalAuthentication, because: .chipSignedDataGroup14NotRead)
            }
            return whyNotRun(.terminalAuthentication, because: .chipOfferedInDataGroup14)
        }
        if run.outcome == .completed {
            let files = run.grantedRights.map { "DG\($0)" } + run.recordFiles
            let accepted: Message = files.isEmpty ? .chipTerminalAccepted : .chipTerminalMayRead(files: files)
            guard run.servesUnverifiedChip else { return .successful(accepted) }
            let message = Message.chipTerminalUnverified(what: accepted)
            return toleratesDeviations ? .successful(message) : .undetermined(.deviationRefused, message)
        }
        if let reason = run.reason { return notRun(reason) }
        return unfinished(.terminalAuthentication, run.outcome, status: run.statusBytes, step: run.step)
            ?? whyNotRun(.terminalAuthentication, because: .chipOfferedInDataGroup14)
    }

    private var offersTerminalAuthentication: Bool {
        dataGroup14?.entries.contains { if case .terminalAuthentication = $0.info { true } else { false } } ?? false
    }

    private func notRun(_ reason: TerminalAuthenticationEvidence.Reason) -> CheckOutcome {
        let authorities = evidence.chip.terminalAuthentication?.references ?? []
        return switch reason {
        case .credentialsNotHeld: .undetermined(.credentialsNotHeld, .chipNoCredentials)
        case .chipNotAuthenticated: .undetermined(.chipNotAuthenticated, .chipNoChannel)
        case .chipNotVerified: .undetermined(.chipNotVerified, .chipNotShownGenuine)
        case .noChain where authorities.isEmpty: .undetermined(.credentialsNotHeld, .chipNoChain)
        case .noChain: .undetermined(.credentialsNotHeld, .chipNoChainTo(authorities: authorities))
        case .signerFailed:
            .undetermined(
                .signerFailed,
                evidence.chip.terminalAuthentication?.signerMessage.map(Message.chipTerminalNotSigned(error:))
                    ?? .chipTerminalDidNotSign)
        case .noRights: .undetermined(.rightsNotGranted, .chipNoRights)
        case .noTrustPoint: .undetermined(givesNoEFCVCA ? .absent : .malformed, .chipNoTrustPoint)
        case .readerTooShort: .undetermined(.readerTooShort, .chipCertificateTooLong)
        }
    }

    /// Whether the chip did not give the file of its trust points; else it is there, and names none.
    private var givesNoEFCVCA: Bool { !evidence.files.contains { $0.file == .cvca && $0.octets != nil } }

    /// Why DG3 or DG4 was not read, where that is a matter of rights (F-24); nil where it is not, as for one that the
    /// terminal may read and was not asked for.
    func whyUnread(_ biometrics: DataGroupNumber) -> CheckOutcome? {
        guard offersTerminalAuthentication || evidence.chip.terminalAuthentication != nil else { return nil }
        let found = outcome(evidence.chip.terminalAuthentication)
        guard found.result == .successful else {
            return found.result == .undetermined ? found : nil
        }
        guard evidence.chip.terminalAuthentication?.grantedRights.contains(biometrics.rawValue) != true else {
            return nil
        }
        return .undetermined(.rightsNotGranted, .chipNoRightToFile)
    }
}

extension TerminalAuthenticationEvidence {
    /// What the signer's error means, where it is one of this package.
    package var signerMessage: Message? {
        signerError.flatMap { MessageKey.named("error.\($0)") == nil ? nil : .named("error", $0) }
    }

    /// The files of LDS2 applications that may be read, their certificates aside; of EF.Biometrics one name for all.
    fileprivate var recordFiles: [String] {
        var names: [String] = []
        for file in lds2Rights.flatMap(\.readableFiles) {
            switch file {
            case .certificates: continue
            case .entryRecords, .exitRecords, .visaRecords: names.append(file.description)
            case .biometrics where !names.contains("EF.Biometrics"): names.append("EF.Biometrics")
            case .biometrics: continue
            }
        }
        return names
    }
}
