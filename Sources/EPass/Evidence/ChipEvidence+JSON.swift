// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
import EPassJSON
import EPassMessages

// The member `chip` is optional when it is read: `epass-evidence/1` from before these protocols still stands. Each word
// that the bundle may hold comes from a closed list, and each length and count has a bound.

extension ChipEvidence {
    var json: JSONValue {
        .members(
            ("activeAuthentication", activeAuthentication?.json ?? .null),
            ("chipAuthentication", chipAuthentication?.json ?? .null),
            ("mapping", mapping?.json ?? .null),
            ("terminalAuthentication", terminalAuthentication?.json ?? .null),
            (
                "skipped",
                .array(ChipProtocol.allCases.filter(skipped.contains).map { .string($0.rawValue) })
            ))
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow([
            "activeAuthentication", "chipAuthentication", "mapping", "terminalAuthentication", "skipped",
        ])
        let words = try member.member("skipped")
        let skipped: [ChipProtocol] = try words.elements(atMost: ChipProtocol.allCases.count)
            .map { word throws(EvidenceError) in try word.choice() }
        guard Set(skipped).count == skipped.count else { throw words.invalid(.evidenceWordTwice) }
        self.init(skipped: Set(skipped))
        activeAuthentication = try member.optional("activeAuthentication").map(ActiveAuthenticationEvidence.init(_:))
        chipAuthentication = try member.optional("chipAuthentication").map(ChipAuthenticationEvidence.init(_:))
        mapping = try member.optional("mapping").map(MappingEvidence.init(_:))
        terminalAuthentication = try member.optional("terminalAuthentication")
            .map(TerminalAuthenticationEvidence.init(_:))
    }
}

extension ActiveAuthenticationEvidence {
    fileprivate var json: JSONValue {
        .members(
            ("challenge", .string(Hexadecimal.text(challenge))),
            ("challengeSource", .string(challengeSource.rawValue)), ("outcome", .string(outcome.rawValue)),
            ("response", .text(response.map(Hexadecimal.text))), ("statusWord", .text(statusBytes?.description)),
            ("channel", .number(channel)), ("expectedLength", .number(expectedLength)),
            ("limitedTo", .number(limitedTo)), ("code", .text(code?.rawValue)))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow([
            "challenge", "challengeSource", "outcome", "response", "statusWord", "channel", "expectedLength",
            "limitedTo", "code",
        ])
        let challenge = try member.member("challenge").octets(atMost: Self.challengeLength)
        guard challenge.count == Self.challengeLength else { throw member.invalid(.evidenceChallengeLength) }
        self.init(
            challenge: challenge, challengeSource: try member.member("challengeSource").choice(),
            outcome: try member.member("outcome").choice(),
            response: try member.optional("response", MemberReader.longResponse),
            statusBytes: try member.optional("statusWord", MemberReader.statusBytes),
            channel: try member.member("channel").channel(),
            expectedLength: try member.member("expectedLength").responseLength(),
            limitedTo: try member.optional("limitedTo", MemberReader.responseLength),
            code: try member.optional("code", MemberReader.errorCode))
        guard outcome != .mismatch, (outcome == .completed) == (response != nil) else {
            throw member.invalid(.evidenceOutcomeNotBorneOut)
        }
    }
}

extension ChipAuthenticationEvidence {
    fileprivate var json: JSONValue {
        .members(
            ("outcome", .string(outcome.rawValue)), ("protocolIdentifier", .text(protocolIdentifier)),
            ("keyId", .number(keyID)), ("variant", .text(variant?.rawValue)), ("stated", .boolean(isStated)),
            ("statusWord", .text(statusBytes?.description)), ("channel", .number(channel)),
            ("notRunReason", .text(notRunReason?.rawValue)), ("attempts", .array(attempts.map(\.json))))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow([
            "outcome", "protocolIdentifier", "keyId", "variant", "stated", "statusWord", "channel", "notRunReason",
            "attempts",
        ])
        self.init(
            outcome: try member.member("outcome").choice(),
            protocolIdentifier: try member.optional("protocolIdentifier", MemberReader.objectIdentifier),
            keyID: try member.optional("keyId", MemberReader.anyNumber),
            variant: try member.optional("variant", MemberReader.choice),
            isStated: try member.member("stated").boolean(),
            statusBytes: try member.optional("statusWord", MemberReader.statusBytes),
            attempts: try member.member("attempts").elements(atMost: Self.mostAttempts).map(Attempt.init(_:)),
            channel: try member.optional("channel", MemberReader.channel),
            notRunReason: try member.optional("notRunReason", MemberReader.choice))
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

extension ChipAuthenticationEvidence.Attempt {
    fileprivate var json: JSONValue {
        .members(
            ("protocolIdentifier", .string(protocolIdentifier)), ("keyId", .number(keyID)),
            ("variant", .string(variant.rawValue)), ("keyReference", .boolean(sendsKeyReference)),
            ("outcome", .string(outcome.rawValue)), ("statusWord", .text(statusBytes?.description)),
            ("code", .text(code?.rawValue)), ("channel", .number(channel)))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow([
            "protocolIdentifier", "keyId", "variant", "keyReference", "outcome", "statusWord", "code", "channel",
        ])
        self.init(
            protocolIdentifier: try member.member("protocolIdentifier").objectIdentifier(),
            keyID: try member.optional("keyId", MemberReader.anyNumber),
            variant: try member.member("variant").choice(),
            sendsKeyReference: try member.member("keyReference").boolean(),
            outcome: try member.member("outcome").choice(),
            statusBytes: try member.optional("statusWord", MemberReader.statusBytes),
            code: try member.optional("code", MemberReader.errorCode),
            channel: try member.optional("channel", MemberReader.channel))
        guard outcome != .notRun, outcome != .completed || channel != nil else {
            throw member.invalid(.evidenceAttemptNone)
        }
    }
}

extension MappingEvidence {
    fileprivate var json: JSONValue {
        .members(
            ("parameterId", .number(parameterID)), ("groupName", .string(groupName)),
            ("mappingPublicKey", .string(Hexadecimal.text(mappingPublicKey))),
            ("chipAuthenticationData", .text(chipAuthenticationData.map(Hexadecimal.text))),
            ("encryptedData", .string(Hexadecimal.text(encryptedData))), ("channel", .number(channel)))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow([
            "parameterId", "groupName", "mappingPublicKey", "chipAuthenticationData", "encryptedData", "channel",
        ])
        self.init(
            parameterID: try member.optional("parameterId", MemberReader.anyNumber),
            groupName: try member.member("groupName").shortText(),
            mappingPublicKey: try member.member("mappingPublicKey").keyOctets(),
            chipAuthenticationData: try member.optional("chipAuthenticationData", MemberReader.keyOctets),
            encryptedData: try member.member("encryptedData").keyOctets(),
            channel: try member.member("channel").channel())
    }
}

extension TerminalAuthenticationEvidence {
    fileprivate var json: JSONValue {
        .members(
            ("outcome", .string(outcome.rawValue)), ("references", .array(references.map(JSONValue.string))),
            ("certificates", .array(certificates.map(JSONValue.string))),
            ("grantedRights", .array(grantedRights.map { .number($0) })), ("step", .text(step)),
            ("statusWord", .text(statusBytes?.description)), ("reason", .text(reason?.rawValue)),
            ("channel", .number(channel)), ("unverifiedChip", .boolean(servesUnverifiedChip)))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        // Bundles of before have no `unverifiedChip`: whether the chip had shown itself genuine was not asked then.
        try member.allow([
            "outcome", "references", "certificates", "grantedRights", "step", "statusWord", "reason", "channel",
            "unverifiedChip",
        ])
        self.init(
            outcome: try member.member("outcome").choice(),
            references: try member.member("references").texts(atMost: 8),
            certificates: try member.member("certificates").texts(atMost: 64),
            grantedRights: try member.member("grantedRights").elements(atMost: 16)
                .map { number throws(EvidenceError) in try number.number(in: 1...16) },
            step: try member.optional("step", MemberReader.shortText),
            statusBytes: try member.optional("statusWord", MemberReader.statusBytes),
            reason: try member.optional("reason", MemberReader.choice),
            channel: try member.optional("channel", MemberReader.channel),
            servesUnverifiedChip: try member.optional("unverifiedChip", MemberReader.boolean) ?? false)
        guard outcome != .mismatch, outcome == .completed || grantedRights.isEmpty else {
            throw member.invalid(.evidenceOutcomeOfOtherRights)
        }
    }
}

extension MemberReader {
    /// Octets in hexadecimal digits.
    fileprivate func octets(atMost count: Int) throws(EvidenceError) -> [UInt8] {
        let text = try string()
        guard text.utf8.count <= 2 * count, let octets = Hexadecimal.octets(text) else {
            throw invalid(.evidenceNoHexadecimal(count: count))
        }
        return octets
    }

    // Kept exactly, also a response that no key has.
    fileprivate func longResponse() throws(EvidenceError) -> [UInt8] { try octets(atMost: 0x10002) }
    fileprivate func keyOctets() throws(EvidenceError) -> [UInt8] { try octets(atMost: 1024) }
    fileprivate func responseLength() throws(EvidenceError) -> Int { try number(in: 0...0x10000) }
    fileprivate func channel() throws(EvidenceError) -> Int { try number(in: 0...1000) }
    // The chip chooses it; nothing is computed with it.
    fileprivate func anyNumber() throws(EvidenceError) -> Int { try number(in: Int.min...Int.max) }

    fileprivate func shortText() throws(EvidenceError) -> String {
        let text = try string()
        guard text.utf8.count <= 256 else { throw invalid(.evidenceTextTooLong) }
        return text
    }

    fileprivate func objectIdentifier() throws(EvidenceError) -> String {
        let text = try shortText()
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else {
            throw invalid(.evidenceNoObjectIdentifier)
        }
        return text
    }

    fileprivate func texts(atMost count: Int) throws(EvidenceError) -> [String] {
        try elements(atMost: count).map { text throws(EvidenceError) in try text.shortText() }
    }
}
