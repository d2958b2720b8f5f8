// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// Why something is no signed result, or no set of keys, so that nothing can be said of a signature. A signature that
/// does not verify is no error: see ``ResultToken/Verdict``.
package struct ResultError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    package enum Code: String, ErrorCode {
        /// Not three parts in base64url with full stops between them.
        case malformed = "result.malformed"
        /// Longer than any result is.
        case tooLong = "result.tooLong"
        /// A header that is not the one of a result: another type or algorithm, a member more or less.
        case header = "result.header"
        /// What was signed is not what a result says.
        case content = "result.content"
        /// Neither a JWK Set nor PEM with keys that verify results, or one with a private key.
        case keys = "result.keys"

        /// Phase and exit status.
        package var facts: ErrorFacts {
            switch self {
            case .malformed, .tooLong, .header, .content, .keys: .init(.input, .badData)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    package let code: Code
    /// What is wrong.
    package let message: Message

    @inline(never)
    init(_ code: Code, _ message: Message) {
        self.code = code
        self.message = message
    }

    /// The code and the message in English.
    package var description: String { "\(code): \(message)" }

    /// Equal codes make equal errors.
    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
