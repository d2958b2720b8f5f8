// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassMessages

/// What a backend asks for. It is kept with the transaction, and goes into no log.
public struct TransactionRequest: Sendable, Hashable {
    /// The name of a policy.
    public let policy: String
    /// The backend's own name for it; nothing personal.
    public let reference: String?
    /// Why the document is looked at, in a word or two of the backend.
    public let purpose: String
    /// Whether the holder agreed, as the backend says; nil where it says nothing.
    public let consent: Bool?
    /// What is asked of the chip.
    public let chip: ChipDemand
    /// Goes into the signed result as it is, so that the backend knows its own question.
    public let nonce: String?

    static let limits = JSONLimits(maximumDepth: 2, maximumLength: 8_192, maximumElements: 32)

    /// - Throws: ``ServiceError``: `request.malformed`, `request.memberUnknown`, `request.memberInvalid` with the
    ///   member, `request.referencePersonal`.
    public init(json octets: [UInt8]) throws(ServiceError) {
        let value: JSONValue
        do { value = try JSONValue(parsing: octets, limits: Self.limits) } catch {
            throw ServiceError(
                .malformed, cause: error.code.rawValue, causeSentence: error.code.message.english, offset: error.offset)
        }
        let known: Set = ["policy", "reference", "purpose", "consent", "nfc", "nonce"]
        guard let members = value.object else { throw ServiceError(.malformed) }
        guard members.allSatisfy({ known.contains($0.name) }) else { throw ServiceError(.memberUnknown) }
        guard let policy = value["policy"]?.string, Self.isName(policy, longest: 100) else {
            throw ServiceError(.memberInvalid, member: "policy")
        }
        guard let purpose = value["purpose"]?.string, Self.isName(purpose, longest: 100) else {
            throw ServiceError(.memberInvalid, member: "purpose")
        }
        self.policy = policy
        self.purpose = purpose
        reference = try Self.text(value["reference"], member: "reference")
        nonce = try Self.text(value["nonce"], member: "nonce")
        switch value["consent"] {
        case nil, .null: consent = nil
        case .boolean(let value): consent = value
        default: throw ServiceError(.memberInvalid, member: "consent")
        }
        switch value["nfc"] {
        case nil: chip = .ifPossible
        case .string(let word):
            guard let demand = ChipDemand(rawValue: word) else { throw ServiceError(.memberInvalid, member: "nfc") }
            chip = demand
        default: throw ServiceError(.memberInvalid, member: "nfc")
        }
        for text in [reference, nonce, purpose].compactMap(\.self) where PersonalText.looksPersonal(text) {
            throw ServiceError(.referencePersonal)
        }
    }

    /// As it is stored.
    var json: JSONValue {
        .fields(
            ("policy", .string(policy)), ("reference", .optional(reference)), ("purpose", .string(purpose)),
            ("consent", consent.map(JSONValue.boolean) ?? .null), ("nfc", .string(chip.rawValue)),
            ("nonce", .optional(nonce)))
    }

    private static func text(_ value: JSONValue?, member: String) throws(ServiceError) -> String? {
        switch value {
        case nil, .null: return nil
        case .string(let text) where isName(text, longest: 100): return text
        default: throw ServiceError(.memberInvalid, member: member)
        }
    }

    /// Printing characters of ASCII.
    private static func isName(_ text: String, longest: Int) -> Bool {
        1...longest ~= text.utf8.count && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }
}
