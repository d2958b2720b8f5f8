// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why octets are no command or response, or why a command cannot be encoded.
public struct APDUError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// Fewer octets than a header or status bytes need.
        case truncated = "apdu.truncated"
        /// Lc or Le does not fit the octets that follow.
        case lengthMismatch = "apdu.lengthMismatch"
        /// The data field has more than 65,535 octets.
        case tooLong = "apdu.tooLong"
        /// Ne lies outside 1 to 65,536.
        case invalidExpectedLength = "apdu.invalidExpectedLength"

        /// Phase and exit status.
        public var facts: ErrorFacts { .init(.input, .badData) }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position of the fault in octets.
    public let offset: Int
    /// What is wrong.
    public let message: Message

    @inline(never)
    init(_ code: Code, at offset: Int, _ message: Message) {
        self.code = code
        self.offset = offset
        self.message = message
    }

    /// The code, the position and the message in English.
    public var description: String { "\(code) @ \(offset): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
