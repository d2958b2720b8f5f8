// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a file is no policy.
public struct PolicyError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The text is not JSON that is taken.
        case notJSON = "policy.notJSON"
        /// The text is not an object of a schema that is known here.
        case schemaUnknown = "policy.schemaUnknown"
        /// A member, a check, or another name that there is not.
        case nameUnknown = "policy.nameUnknown"
        /// A member that must be there is not.
        case memberMissing = "policy.memberMissing"
        /// A member has a value that is not allowed.
        case valueInvalid = "policy.valueInvalid"
        /// A rule of the decision would accept what failed or was not judged.
        case acceptsFailure = "policy.acceptsFailure"
        /// The proofs of the chip count for nothing, and the policy does not say that it takes data alone.
        case dataAlone = "policy.dataAlone"
        /// The name is that of a policy which is built in.
        case nameTaken = "policy.nameTaken"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .notJSON, .schemaUnknown, .nameUnknown, .memberMissing, .valueInvalid, .acceptsFailure, .dataAlone,
                .nameTaken:
                .init(.input, .badData)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What is wrong.
    public let message: Message
    /// What to do next.
    public let remedy: Message
    /// The way to the member concerned, `decision.rules[0].when`; empty for the whole text.
    public let member: String
    /// The line of the text, from 1.
    public let line: Int
    /// The character of the line, from 1.
    public let column: Int

    /// The code, the place and the message in English.
    public var description: String {
        "\(code) @ \(line):\(column)\(member.isEmpty ? "" : " " + member): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
