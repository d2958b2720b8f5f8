// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages
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

    private func outcome(_ run: MappingEvidence?) -> CheckOutcome {
        guard let run else { return withoutData }
        switch equation(run) {
        case .mismatch(let message): return .failed(.mappingDataMismatch, message)
        case .open(let outcome): return outcome
        case .confirmed: break
        }
        // EF.SOD and DG1 through any other channel may be those of any other chip.
        for file in [LDSFile.sod, .dataGroup(.dg1)] {
            let entry = evidence.entry(file)
            guard let entry, entry.octets != nil, entry.isProtected, entry.channel == run.channel else {
                return .undetermined(.otherChannel, .chipOtherChannel(file: file))
            }
        }
        return passed(
            .chipJoinedKeys(group: run.groupName), keyFrom: "EF.CardSecurity",
            FileAuthenticity(ofCardSecurityIn: findings), deviations: [])
    }

    // MARK: Whether it is on offer

    /// Whether the chip was opened by it.
    private var wasUsed: Bool {
        evidence.access.established == .pace && evidence.access.paceOffer?.mapping == .chipAuthentication
    }

    /// Whether any file of the document says that the chip has it; one that is not signed is enough to ask for it.
    private var isOffered: Bool {
        func isOffered(in infos: SecurityInfos?) -> Bool {
            infos?.paceInfos.contains { $0.paceProtocol.mapping == .chipAuthentication } ?? false
        }
        return isOffered(in: dataGroup14) || isOffered(in: cardSecurity)
            || isOffered(in: document.cardAccess?.securityInfos)
    }

    private var withoutData: CheckOutcome {
        if wasUsed { return whyNotRun(.chipAuthenticationMapping, because: .chipDataNotRecorded) }
        guard isOffered else {
            let files = [dataGroup14, cardSecurity, document.cardAccess?.securityInfos]
            let open = files.lazy.compactMap { $0?.openOffer(of: .chipAuthenticationMapping) }.first
            return open.map(openOffer) ?? .notSupported(.notOffered, .chipMappingNotOffered)
        }
        // Of PACE without its offer nobody knows whether it ran with the mapping.
        let isKnown = evidence.access.established.map { $0 != .pace || evidence.access.paceOffer != nil } ?? false
        guard isKnown, !evidence.chip.skipped.contains(.chipAuthenticationMapping) else {
            return whyNotRun(.chipAuthenticationMapping, because: .chipOpeningNotKnown)
        }
        return .undetermined(.otherMethodUsed, .chipMappingNotUsed)
    }

    // MARK: The equation

    private enum Equation {
        case confirmed
        case mismatch(Message)
        case open(CheckOutcome)
    }

    /// Holds the data against the keys of EF.CardSecurity with the id of the domain parameters (9.2.1), whoever signed
    /// the file.
    private func equation(_ run: MappingEvidence) -> Equation {
        guard run.chipAuthenticationData != nil else { return refuted(.chipMappingDataNone, hasForm: false) }
        guard let infos = cardSecurity else { return .open(withoutCardSecurity) }
        let keys = infos.chipAuthenticationPublicKeyInfos.filter { $0.keyID == run.parameterID }
        guard run.parameterID != nil, !keys.isEmpty else {
            if let entry = infos.openOffer(of: .chipAuthentication) { return .open(openOffer(entry)) }
            return .open(.undetermined(.keyNotFound, .chipMappingKeyMissing))
        }
        guard let verdicts = run.verdicts(with: keys) else {
            return .open(.undetermined(.unsupportedAlgorithm, .chipGroupUnknown))
        }
        if verdicts.contains(.confirmed) { return .confirmed }
        let usable = verdicts.filter { $0 != .groupMismatch }
        guard let verdict = usable.first else {
            return .open(.undetermined(.keyRefused, .chipMappingKeyUnusable))
        }
        return refuted(
            .chipStaticKeyNotReached(why: verdict.message), hasForm: verdict == .mismatch && run.hasMappingElement)
    }

    /// Data that told evidence has did not come here under secure messaging: what no chip can have sent is damaged, and
    /// no sign of a copy.
    private func refuted(_ message: Message, hasForm: Bool) -> Equation {
        evidence.isTold && !hasForm ? .open(.undetermined(.malformed, message)) : .mismatch(message)
    }

    private var withoutCardSecurity: CheckOutcome {
        guard let entry = evidence.entry(.cardSecurity) else {
            return whyNotRun(.chipAuthenticationMapping, because: .chipFileNotRead(file: LDSFile.cardSecurity))
        }
        switch entry.state {
        case .read, .nonConformant:
            return .undetermined(.malformed, .chipCardSecurityUndecodable)
        case .tooLarge: return .undetermined(.tooLarge, .chipCardSecurityTooLarge)
        case .absent: return .undetermined(.absent, .chipCardSecurityAbsent)
        case .accessDenied: return .undetermined(.accessDenied, .chipCardSecurityDenied)
        case .aborted: return .aborted(.readFailed, .fileNotReached(file: LDSFile.cardSecurity))
        }
    }
}

extension MappingEvidence {
    private var group: KeyAgreementGroup? { KeyAgreementGroup.standardized.first { $0.name == groupName } }

    /// Whether what the chip mapped by is an element of the group.
    fileprivate var hasMappingElement: Bool { (try? group?.element(decoding: mappingPublicKey)) != nil }

    /// What each of the keys says of the data, but for those that cannot be used; nil where the group is not known.
    fileprivate func verdicts(with keys: [ChipAuthenticationPublicKeyInfo]) -> [PACEChipAuthenticationData.Verdict]? {
        guard let group else { return nil }
        let data = PACEChipAuthenticationData(
            group: group, parameterID: parameterID, mappingPublicKey: mappingPublicKey,
            chipAuthenticationData: chipAuthenticationData)
        return keys.compactMap { try? data.verify(staticKey: $0) }
    }

    /// What the keys that these infos have for it say of the data; nil where that cannot be said.
    private func verdicts(by infos: SecurityInfos) -> [PACEChipAuthenticationData.Verdict]? {
        guard parameterID != nil else { return nil }
        return verdicts(with: infos.chipAuthenticationPublicKeyInfos.filter { $0.keyID == parameterID })
    }

    /// Whether one of the keys that these infos have for it fits the data.
    func isConfirmed(by infos: SecurityInfos) -> Bool { verdicts(by: infos)?.contains(.confirmed) ?? false }

    /// Whether none of the keys that these infos have for it fits the data, and one could.
    func isRefuted(by infos: SecurityInfos) -> Bool {
        guard chipAuthenticationData != nil else { return true }
        guard let verdicts = verdicts(by: infos) else { return false }
        return !verdicts.contains(.confirmed) && verdicts.contains { $0 != .groupMismatch }
    }
}

extension PACEChipAuthenticationData.Verdict {
    /// What is wrong, inside a sentence.
    fileprivate var message: Message {
        switch self {
        case .confirmed: .chipMappingConfirmed
        case .mismatch: .chipMappingMismatch
        case .paddingInvalid: .chipMappingPaddingInvalid
        case .lengthInvalid: .chipMappingLengthInvalid
        case .outOfRange: .chipMappingOutOfRange
        case .groupMismatch: .chipMappingGroupMismatch
        }
    }
}
