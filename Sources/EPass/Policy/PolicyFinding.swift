// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Something about a policy that its writer has to know.
public struct PolicyFinding: Sendable, Hashable {
    /// How much it matters.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// The policy does not do what it says: something in it can never be successful or never applies, or two things
        /// in it contradict each other.
        case fault
        /// The policy is weaker than what it starts from, or lets something pass that its writer may not know of.
        case weakness
    }

    /// What was found: one word of a closed list, which is part of the interface.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// No State, or no type of document, is taken.
        case nothingTaken
        /// Something is allowed and denied.
        case allowedAndDenied
        /// The document must be valid for longer than it may be.
        case neverValidLongEnough
        /// An expired document is granted days, and has to have some left.
        case graceAndRemaining
        /// A demand is made, and its check counts for nothing.
        case demandWithoutRole
        /// The age of the revocation list is limited, and a revoked signer counts for nothing.
        case ageWithoutRevocation
        /// Days of grace for a date of expiry that counts for nothing.
        case graceWithoutExpiry
        /// Data alone is taken, and a proof of the chip is demanded.
        case dataAloneAndProof
        /// Reasons count for checks that are optional, and the check is none.
        case reasonWithoutCheck
        /// An exception is about documents that the policy does not take.
        case exceptionNotTaken
        /// An exception before it is about all of its documents.
        case exceptionHidden
        /// It shares documents with one before it, which holds for them.
        case exceptionOverlaps
        /// An exception changes nothing.
        case exceptionChangesNothing
        /// An exception asks for less where the State is not proven yet: whoever forges can name that State.
        case exceptionUnproven
        /// A rule before it fits wherever this one does.
        case ruleHidden
        /// A rule asks for a State or a type that the policy does not take.
        case ruleNotTaken
        /// A rule asks for what cannot be together.
        case ruleContradicts
        /// A rule accepts what is undetermined.
        case acceptsUndetermined
        /// It does so without asking that the data is genuine.
        case acceptsUnproven
        /// It does so without asking for the chip, and the policy does not say that it takes data alone.
        case acceptsCopies
        /// A check that proves the data is not mandatory.
        case dataUnproven
        /// A proof of the chip will do that somebody only wrote down.
        case proofByWord
        /// Files of others stay undetermined, as nothing shows how the chip was opened.
        case filesStayOpen
        /// Something counts for less, or more is tolerated, than in what the policy starts from.
        case weaker
        /// States are taken of which the trust material has no anchor.
        case countryWithoutAnchor
        /// The age of revocation lists is limited, and the material has none of some States that are taken.
        case countryWithoutCRL
        /// A revocation list or a master list of the material is older than the policy allows.
        case materialTooOld
    }

    /// What was found.
    public let code: Code
    /// How much it matters.
    public let weight: Weight
    /// Where: the member of the file, with the exception or the rule.
    public let member: String
    /// What it is and what to do: whole sentences.
    public let message: Message

    init(_ code: Code, _ weight: Weight, _ member: String, _ message: Message) {
        self.code = code
        self.weight = weight
        self.member = member
        self.message = message
    }
}
