// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassTrust

extension ChipJudge {
    /// Chip authentication mapping (Doc 9303-11, 4.4.3.5): PK_Map,IC = CA_IC * PK_IC, computed again with the key of
    /// EF.CardSecurity.
    ///
    /// The equation can be made up by whoever knows the public key, so that in a bundle it is as good as who wrote it.
    func mapping() -> ChipJudgement {
        let ran = wasUsed ? evidence.chip.mapping : nil
        return judgement(
            .chipAuthenticationMapping, outcome(ran), wasRun: ran != nil, isRecorded: true)
    }

    private func outcome(_ run: MappingEvidence?) -> Outcome {
        guard let run else { return withoutData }
        switch equation(run) {
        case .mismatch(let detail): return Outcome(.failed, .mappingDataMismatch, detail)
        case .open(let outcome): return outcome
        case .confirmed: break
        }
        // EF.SOD and DG1 through any other channel may be those of any other chip.
        for file in [LDSFile.sod, .dataGroup(.dg1)] {
            let entry = evidence.entry(file)
            guard let entry, entry.octets != nil, entry.isProtected, entry.channel == run.channel else {
                return Outcome(
                    .undetermined, .otherChannel,
                    "\(file) was not read in the channel that chip authentication mapping opened.")
            }
        }
        return passed(
            "The chip joined the key of its PACE channel to its static key (\(run.groupName))",
            keyFrom: "EF.CardSecurity", FileAuthenticity(ofCardSecurityIn: findings), deviations: [])
    }

    // MARK: Whether it is on offer

    /// Whether the chip was opened by it.
    private var wasUsed: Bool {
        evidence.access.established == .pace && evidence.access.paceOffer?.mapping == .chipAuthentication
    }

    /// Whether any file of the document says that the chip has it; one that is not signed is enough to ask for it.
    private var isOffered: Bool {
        let cardAccess = evidence.octets(of: .cardAccess).flatMap { try? EFCardAccess(decoding: $0) }?.securityInfos
        return [dataGroup14, cardSecurity, cardAccess].compactMap { $0 }.contains { infos in
            infos.paceInfos.contains { $0.paceProtocol.mapping == .chipAuthentication }
        }
    }

    private var withoutData: Outcome {
        if wasUsed { return whyNotRun(.chipAuthenticationMapping, because: "its data is not in the evidence") }
        guard isOffered else {
            return Outcome(.notSupported, .notOffered, "The chip does not offer chip authentication mapping.")
        }
        guard evidence.access.established != nil, !evidence.chip.skipped.contains(.chipAuthenticationMapping) else {
            return whyNotRun(.chipAuthenticationMapping, because: "how the chip was opened is not known")
        }
        return Outcome(
            .undetermined, .otherMethodUsed,
            "The chip offers chip authentication mapping, and was opened in another way.")
    }

    // MARK: The equation

    private enum Equation {
        case confirmed
        case mismatch(String)
        case open(Outcome)
    }

    /// Holds the data against the keys of EF.CardSecurity with the id of the domain parameters (9.2.1), whoever signed
    /// the file.
    private func equation(_ run: MappingEvidence) -> Equation {
        guard run.chipAuthenticationData != nil else {
            return .mismatch("What the chip sent as chip authentication data cannot be decrypted to any.")
        }
        guard let infos = cardSecurity else { return .open(withoutCardSecurity) }
        let keys = infos.chipAuthenticationPublicKeyInfos.filter { $0.keyID == run.parameterID }
        guard run.parameterID != nil, !keys.isEmpty else {
            return .open(
                Outcome(
                    .undetermined, .keyNotFound,
                    "EF.CardSecurity has no key with the id of the domain parameters that PACE was run with."))
        }
        guard let group = KeyAgreementGroup.standardized.first(where: { $0.name == run.groupName }) else {
            return .open(Outcome(.undetermined, .unsupportedAlgorithm, "The group that is recorded is not known."))
        }
        let data = PACEChipAuthenticationData(
            group: group, parameterID: run.parameterID, mappingPublicKey: run.mappingPublicKey,
            chipAuthenticationData: run.chipAuthenticationData)
        let verdicts = keys.map { key -> PACEChipAuthenticationData.Verdict? in try? data.verify(staticKey: key) }
        if verdicts.contains(.confirmed) { return .confirmed }
        let usable = verdicts.compactMap { $0 }.filter { $0 != .groupMismatch }
        guard let verdict = usable.first else {
            return .open(
                Outcome(
                    .undetermined, .keyRefused,
                    "The key of EF.CardSecurity with that id is of another group, or cannot be used."))
        }
        return .mismatch("What the chip sent does not lead to its static key: \(verdict.words).")
    }

    private var withoutCardSecurity: Outcome {
        guard let entry = evidence.entry(.cardSecurity) else {
            return whyNotRun(.chipAuthenticationMapping, because: "EF.CardSecurity was not read")
        }
        switch entry.state {
        case .read, .nonConformant:
            return Outcome(.undetermined, .malformed, "EF.CardSecurity, which holds the chip's key, cannot be decoded.")
        case .tooLarge:
            return Outcome(
                .undetermined, .tooLarge,
                "EF.CardSecurity, which holds the chip's key, is larger than what is read of it.")
        case .absent:
            return Outcome(.undetermined, .absent, "The chip does not have EF.CardSecurity, which holds its key.")
        case .accessDenied:
            return Outcome(
                .undetermined, .accessDenied, "The chip denied access to EF.CardSecurity, which holds its key.")
        case .aborted:
            return Outcome(.aborted, .readFailed, "The reading ended before EF.CardSecurity did.")
        }
    }
}

extension PACEChipAuthenticationData.Verdict {
    /// What is wrong, inside a sentence.
    fileprivate var words: String {
        switch self {
        case .confirmed: "the equation holds"
        case .mismatch: "the equation does not hold"
        case .paddingInvalid: "its padding is wrong"
        case .lengthInvalid: "it has not as many octets as the order of the group"
        case .outOfRange: "the number is zero or not below the order of the group"
        case .groupMismatch: "the key is of another group"
        }
    }
}
