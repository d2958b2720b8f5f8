// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension ChipEvidence: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .optional("activeAuthentication", \.activeAuthentication, .object),
        .optional("chipAuthentication", \.chipAuthentication, .object), .optional("mapping", \.mapping, .object),
        .optional("terminalAuthentication", \.terminalAuthentication, .object),
        .required("skipped", \.skipped, .protocols),
    ]
}

extension ActiveAuthenticationEvidence: EvidenceRecord {
    static var blank: Self {
        Self(challenge: [], challengeSource: .terminal, outcome: .notRun, channel: 0, expectedLength: 0)
    }
    static let members: [EvidenceMember<Self>] = [
        .required("challenge", \.challenge, .hexadecimal(atMost: challengeLength)),
        .required("challengeSource", \.challengeSource, .choice), .required("outcome", \.outcome, .choice),
        // Kept exactly, also a response that no key has.
        .optional("response", \.response, .hexadecimal(atMost: 0x10002)),
        .optional("statusWord", \.statusBytes, .statusBytes), .required("channel", \.channel, .channel),
        .required("expectedLength", \.expectedLength, .responseLength),
        .optional("limitedTo", \.limitedTo, .responseLength), .optional("code", \.code, .code),
        .whereSet("origin", \.origin, .choice),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        guard challenge.count == Self.challengeLength else { throw member.invalid(.evidenceChallengeLength) }
        guard outcome != .mismatch, (outcome == .completed) == (response != nil) else {
            throw member.invalid(.evidenceOutcomeNotBorneOut)
        }
    }
}

extension ChipAuthenticationEvidence: EvidenceRecord {
    static var blank: Self { Self(outcome: .notRun) }
    static let members: [EvidenceMember<Self>] = [
        .required("outcome", \.outcome, .choice),
        .optional("protocolIdentifier", \.protocolIdentifier, .objectIdentifier),
        .optional("keyId", \.keyID, .anyNumber), .optional("variant", \.variant, .choice),
        .required("stated", \.isStated, .boolean), .optional("statusWord", \.statusBytes, .statusBytes),
        .optional("channel", \.channel, .channel), .optional("notRunReason", \.notRunReason, .choice),
        .required("attempts", \.attempts, .list(atMost: mostAttempts, .object)),
        // Only where it is so, so that other bundles are as they were.
        .whereTrue("masterFile", \.isInMasterFile),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        // What decided is one of the attempts; a mismatch among them is never passed over.
        let decided = attempts.contains {
            $0.outcome == outcome && $0.protocolIdentifier == protocolIdentifier && $0.keyID == keyID
                && $0.variant == variant && $0.channel == channel && $0.statusBytes == statusBytes
        }
        guard outcome == .notRun ? attempts.isEmpty : decided,
            (outcome == .notRun) == (notRunReason != nil),
            outcome == .mismatch || attempts.allSatisfy({ $0.outcome != .mismatch })
        else { throw member.invalid(.evidenceOutcomeOfNoAttempt) }
    }
}

extension ChipAuthenticationEvidence.Attempt: EvidenceRecord {
    static var blank: Self {
        Self(
            protocolIdentifier: "", keyID: nil, variant: .keyAgreementTemplate, sendsKeyReference: false,
            outcome: .notRun)
    }
    static let members: [EvidenceMember<Self>] = [
        .required("protocolIdentifier", \.protocolIdentifier, .objectIdentifier),
        .optional("keyId", \.keyID, .anyNumber), .required("variant", \.variant, .choice),
        .required("keyReference", \.sendsKeyReference, .boolean), .required("outcome", \.outcome, .choice),
        .optional("statusWord", \.statusBytes, .statusBytes), .optional("code", \.code, .code),
        .optional("channel", \.channel, .channel),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        guard outcome != .notRun, outcome != .completed || channel != nil else {
            throw member.invalid(.evidenceAttemptNone)
        }
    }
}

extension MappingEvidence: EvidenceRecord {
    static var blank: Self {
        Self(
            parameterID: nil, groupName: "", mappingPublicKey: [], chipAuthenticationData: nil, encryptedData: [],
            channel: 0)
    }
    static let members: [EvidenceMember<Self>] = [
        .optional("parameterId", \.parameterID, .anyNumber), .required("groupName", \.groupName, .shortText),
        .required("mappingPublicKey", \.mappingPublicKey, .hexadecimal(atMost: 1024)),
        .optional("chipAuthenticationData", \.chipAuthenticationData, .hexadecimal(atMost: 1024)),
        .required("encryptedData", \.encryptedData, .hexadecimal(atMost: 1024)),
        .required("channel", \.channel, .channel),
    ]
}

extension TerminalAuthenticationEvidence: EvidenceRecord {
    static var blank: Self { Self(outcome: .notRun) }
    static let members: [EvidenceMember<Self>] = [
        .required("outcome", \.outcome, .choice),
        .required("references", \.references, .list(atMost: 8, .shortText)),
        .required("certificates", \.certificates, .list(atMost: 64, .shortText)),
        .required("grantedRights", \.grantedRights, .list(atMost: 16, .dataGroup)),
        .whereAny("lds2Rights", \.lds2Rights, .list(atMost: 3, .object)),
        .optional("step", \.step, .shortText), .optional("statusWord", \.statusBytes, .statusBytes),
        .optional("reason", \.reason, .choice), .whereSet("signerError", \.signerError, .shortText),
        .optional("channel", \.channel, .channel),
        // Whether the chip had shown itself genuine was not asked before.
        .later("unverifiedChip", \.servesUnverifiedChip, .boolean),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        guard outcome != .mismatch, outcome == .completed || grantedRights.isEmpty && lds2Rights.isEmpty,
            Set(lds2Rights.map(\.application)).count == lds2Rights.count
        else {
            throw member.invalid(.evidenceOutcomeOfOtherRights)
        }
    }
}

extension MemberKind<Set<ChipProtocol>> {
    /// Each once, in the order of the protocols.
    fileprivate static var protocols: Self {
        MemberKind<[ChipProtocol]>.list(atMost: ChipProtocol.allCases.count, .choice)
            .only(.evidenceWordTwice) { Set($0).count == $0.count }
            .holding(.evidenceWordTwice, { ChipProtocol.allCases.filter($0.contains) }, { Set($0) })
    }
}
