// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

// What was added after the first bundles is optional when it is read: `epass-evidence/1` from before PACE still stands.

extension AccessEvidence {
    var json: JSONValue {
        .members(
            ("protocol", .text(established?.rawValue)), ("method", .text(method?.rawValue)),
            ("mapping", .text(paceOffer?.mapping?.rawValue)),
            ("objectIdentifier", .text(paceOffer?.objectIdentifier)),
            ("protocolName", .text(paceOffer?.paceProtocol?.name)), ("parameterId", .number(paceOffer?.parameterID)),
            ("parameterName", .text(paceOffer?.parameterName)), ("cipher", .text(cipher)),
            ("password", .text(password?.rawValue)), ("milliseconds", .number(milliseconds)),
            ("attempts", .array(attempts.map(\.json))), ("skipped", .array(skipped.map(\.json))))
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(
            PACEOfferEvidence.members.union([
                "protocol", "method", "cipher", "password", "milliseconds", "attempts", "skipped",
            ]))
        self.init(
            established: try member.optional("protocol", MemberReader.choice),
            password: try member.optional("password", MemberReader.choice),
            paceOffer: try PACEOfferEvidence.within(member),
            cipher: try member.optional("cipher", MemberReader.string),
            milliseconds: try member.optional("milliseconds", MemberReader.milliseconds),
            attempts: try member.member("attempts").elements(atMost: 256).map(AccessAttempt.init(_:)),
            skipped: try member.optional("skipped")?.elements(atMost: 256).map(SkippedPACEOffer.init(_:)) ?? [])
        method = try member.optional("method", MemberReader.choice)
        guard cipher == paceOffer?.cipher ?? cipher else { throw member.invalid(.evidenceCipherOfNoOffer) }
    }
}

extension AccessAttempt {
    fileprivate var json: JSONValue {
        .members(
            ("protocol", .string(accessProtocol.rawValue)), ("password", .text(password?.rawValue)),
            ("checkDigits", .string(checkDigits.rawValue)), ("mapping", .text(paceOffer?.mapping?.rawValue)),
            ("objectIdentifier", .text(paceOffer?.objectIdentifier)),
            ("protocolName", .text(paceOffer?.paceProtocol?.name)), ("parameterId", .number(paceOffer?.parameterID)),
            ("parameterName", .text(paceOffer?.parameterName)), ("cipher", .text(cipher)),
            ("parameterReference", sendsParameterReference.map(JSONValue.boolean) ?? .null),
            ("outcome", .string(outcome.rawValue)), ("code", .text(code?.rawValue)), ("step", .text(step)),
            ("statusWord", .text(statusBytes?.description)), ("triesLeft", .number(triesLeft)),
            ("milliseconds", .number(milliseconds)))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(
            PACEOfferEvidence.members.union([
                "protocol", "password", "checkDigits", "cipher", "parameterReference", "outcome", "code", "step",
                "statusWord", "triesLeft", "milliseconds",
            ]))
        self.init(
            accessProtocol: try member.member("protocol").choice(),
            checkDigits: try member.member("checkDigits").choice(), outcome: try member.member("outcome").choice(),
            code: try member.optional("code", MemberReader.errorCode),
            statusBytes: try member.optional("statusWord", MemberReader.statusBytes))
        password = try member.optional("password", MemberReader.choice)
        paceOffer = try PACEOfferEvidence.within(member)
        sendsParameterReference = try member.optional("parameterReference", MemberReader.boolean)
        step = try member.optional("step", MemberReader.string)
        triesLeft = try member.optional("triesLeft", MemberReader.tries)
        milliseconds = try member.optional("milliseconds", MemberReader.milliseconds)
        try member.check(cipher: cipher)
    }
}

extension SkippedPACEOffer {
    fileprivate var json: JSONValue {
        .members(
            ("objectIdentifier", .string(offer.objectIdentifier)), ("protocolName", .text(offer.paceProtocol?.name)),
            ("mapping", .text(offer.mapping?.rawValue)), ("parameterId", .number(offer.parameterID)),
            ("parameterName", .text(offer.parameterName)), ("cipher", .text(offer.cipher)),
            ("reason", .string(reason.rawValue)))
    }

    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(PACEOfferEvidence.members.union(["cipher", "reason"]))
        guard let offer = try PACEOfferEvidence.within(member) else { throw member.invalid(.evidenceNoOffer) }
        try member.check(cipher: offer.cipher)
        self.init(offer: offer, reason: try member.member("reason").choice())
    }
}

extension PACEOfferEvidence {
    fileprivate static let members: Set<String> = [
        "mapping", "objectIdentifier", "protocolName", "parameterId", "parameterName",
    ]

    /// The members of an offer, which stand in the object around it; nil without an object identifier. Mapping and name
    /// follow from that one: a bundle that says otherwise is refused.
    fileprivate static func within(_ member: MemberReader) throws(EvidenceError) -> PACEOfferEvidence? {
        let identifier = try member.optional("objectIdentifier", MemberReader.string)
        let offer = PACEOfferEvidence(
            objectIdentifier: identifier ?? "",
            parameterID: try member.optional("parameterId", MemberReader.anyNumber),
            parameterName: try member.optional("parameterName", MemberReader.string))
        guard try member.optional("mapping", MemberReader.string) == offer.mapping?.rawValue,
            try member.optional("protocolName", MemberReader.string) == offer.paceProtocol?.name,
            identifier != nil || offer.parameterID == nil && offer.parameterName == nil,
            offer.parameterName == offer.standardName ?? offer.parameterName
        else { throw member.invalid(.evidenceOfferContradictory) }
        return identifier == nil ? nil : offer
    }

    /// The name that the standard's id stands for (Doc 9303-11, 9.5.1), nil for any other id.
    private var standardName: String? { parameterID.flatMap(KeyAgreementGroup.init(parameterID:))?.name }
}

extension MemberReader {
    /// The cipher follows from the protocol, where it is given.
    fileprivate func check(cipher: String?) throws(EvidenceError) {
        let stated = try optional("cipher", MemberReader.string)
        guard stated == nil || stated == cipher else { throw invalid(.evidenceCipherOfNoProtocol) }
    }

    fileprivate func milliseconds() throws(EvidenceError) -> Int { try number(in: 0...1_000_000_000_000) }
    fileprivate func tries() throws(EvidenceError) -> Int { try number(in: 0...15) }
    // The chip chooses it; nothing is computed with it.
    fileprivate func anyNumber() throws(EvidenceError) -> Int { try number(in: Int.min...Int.max) }
}
