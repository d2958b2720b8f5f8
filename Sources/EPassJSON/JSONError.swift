// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a text is no JSON that is taken.
public struct JSONError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The text is not JSON.
        case syntax = "json.syntax"
        /// A string is not UTF-8, or has an unknown escape or a control character.
        case string = "json.string"
        /// A number is not whole, or does not fit 64 bits.
        case number = "json.number"
        /// A name stands twice in one object.
        case duplicateName = "json.duplicateName"
        /// The text is longer, deeper or fuller than the bounds allow.
        case limitExceeded = "json.limitExceeded"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .syntax, .string, .number, .duplicateName, .limitExceeded: .init(.input, .badData)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position in the text in octets.
    public let offset: Int
    /// What is wrong, without the content of the text.
    public let message: Message
    /// The way to the value that it is about: `reader.command`, `pace[1].group`; empty for the whole. It is made of
    /// names of the text.
    package private(set) var path = ""

    /// - Parameter message: nil for what the code says.
    @inline(never)
    init(_ code: Code, at offset: Int, _ message: Message?) {
        self.code = code
        self.offset = offset
        self.message = message ?? code.message
    }

    /// The same about a value inside the one of that name, or of that number (`[3]`).
    func inside(_ name: String) -> JSONError {
        var error = self
        error.path = path.isEmpty ? name : name + (path.hasPrefix("[") ? "" : ".") + path
        return error
    }

    /// The code, the place and the message in English.
    public var description: String { "\(code) @ \(offset): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
