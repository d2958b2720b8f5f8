// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
import EPassLDS
import EPassMessages

extension AccessEvidence: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .optional("protocol", \.established, .choice), .optional("method", \.method, .choice),
        .offer(\.paceOffer), .optional("cipher", \.cipher, .word), .optional("password", \.password, .choice),
        .optional("milliseconds", \.milliseconds, .milliseconds),
        .required("attempts", \.attempts, .list(atMost: 256, .object)),
        .later("skipped", \.skipped, .list(atMost: 256, .object)),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        guard cipher == paceOffer?.cipher ?? cipher else { throw member.invalid(.evidenceCipherOfNoOffer) }
    }
}

extension AccessAttempt: EvidenceRecord {
    static var blank: Self { Self(accessProtocol: .none, checkDigits: .none, outcome: .failed) }
    static let members: [EvidenceMember<Self>] = [
        .required("protocol", \.accessProtocol, .choice), .optional("password", \.password, .choice),
        .required("checkDigits", \.checkDigits, .choice), .offer(\.paceOffer), .stated("cipher", \.cipher),
        .optional("parameterReference", \.sendsParameterReference, .boolean),
        .required("outcome", \.outcome, .choice), .optional("code", \.code, .code),
        .optional("step", \.step, .word), .optional("statusWord", \.statusBytes, .statusBytes),
        .optional("triesLeft", \.triesLeft, .tries), .optional("milliseconds", \.milliseconds, .milliseconds),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) { try member.check(cipher: cipher) }
}

extension SkippedPACEOffer: EvidenceObject {
    var recordedJSON: JSONValue {
        .members(
            ("objectIdentifier", .string(offer.objectIdentifier)), ("protocolName", .text(offer.paceProtocol?.name)),
            ("mapping", .text(offer.mapping?.rawValue)), ("parameterId", .number(offer.parameterID)),
            ("parameterName", .text(offer.parameterName)), ("cipher", .text(offer.cipher)),
            ("reason", .string(reason.rawValue)))
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(PACEOfferEvidence.members + ["cipher", "reason"])
        guard let offer = try PACEOfferEvidence.within(member) else { throw member.invalid(.evidenceNoOffer) }
        try member.check(cipher: offer.cipher)
        self.init(offer: offer, reason: try member.required("reason", .choice))
    }
}

extension PACEOfferEvidence {
    fileprivate static let members = ["mapping", "objectIdentifier", "protocolName", "parameterId", "parameterName"]

    fileprivate static func values(_ offer: PACEOfferEvidence?) -> [JSONValue] {
        [
            .text(offer?.mapping?.rawValue), .text(offer?.objectIdentifier), .text(offer?.paceProtocol?.name),
            .number(offer?.parameterID), .text(offer?.parameterName),
        ]
    }

    /// The members of an offer, which stand in the object around it; nil without an object identifier. Mapping and name
    /// follow from that one: a bundle that says otherwise is refused.
    fileprivate static func within(_ member: MemberReader) throws(EvidenceError) -> PACEOfferEvidence? {
        let identifier = try member.optional("objectIdentifier", .word)
        let offer = PACEOfferEvidence(
            objectIdentifier: identifier ?? "", parameterID: try member.optional("parameterId", .anyNumber),
            parameterName: try member.optional("parameterName", .word))
        guard try member.optional("mapping", .word) == offer.mapping?.rawValue,
            try member.optional("protocolName", .word) == offer.paceProtocol?.name,
            identifier != nil || offer.parameterID == nil && offer.parameterName == nil,
            offer.parameterName == offer.standardName ?? offer.parameterName
        else { throw member.invalid(.evidenceOfferContradictory) }
        return identifier == nil ? nil : offer
    }

    /// The name that the standard's id stands for (Doc 9303-11, 9.5.1), nil for any other id.
    private var standardName: String? { parameterID.flatMap(KeyAgreementGroup.init(parameterID:))?.name }
}

extension EvidenceMember {
    /// The offer of PACE, whose members stand among the others.
    fileprivate static func offer(_ path: Path<PACEOfferEvidence?>) -> Self {
        Self(names: PACEOfferEvidence.members) { owner in
            PACEOfferEvidence.values(owner[keyPath: path])
        } read: { (member, owner) throws(EvidenceError) in
            owner[keyPath: path] = try PACEOfferEvidence.within(member)
        }
    }
}

extension MemberReader {
    /// The cipher follows from the protocol, where it is given.
    fileprivate func check(cipher: String?) throws(EvidenceError) {
        let stated = try optional("cipher", .word)
        guard stated == nil || stated == cipher else { throw invalid(.evidenceCipherOfNoProtocol) }
    }
}
