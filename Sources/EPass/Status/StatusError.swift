// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why the status of a document could not be had, or a file of them not be read or made. It says nothing of a document.
public struct StatusError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// A status file is not as the format has it.
        case malformed = "status.malformed"
        /// A status file was made with another key.
        case otherKey = "status.otherKey"
        /// A status file says itself that it is no longer to be used.
        case outOfDate = "status.outOfDate"
        /// A source says two things of one document.
        case contradictory = "status.contradictory"
        /// A line that describes a document cannot be read.
        case document = "status.document"
        /// A key is not 32 octets in hexadecimal, or others can read it.
        case key = "status.key"
        /// A program did not answer as it must.
        case noAnswer = "status.noAnswer"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .malformed, .otherKey, .outOfDate, .contradictory, .document, .key: .init(.input, .badData)
            case .noAnswer: .init(.judgement, .unavailable)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The line that is at fault, from 1 on; nil where none is.
    public let line: Int?
    /// What is wrong, without anything of a document.
    public let message: Message

    @inline(never)
    package init(_ code: Code, line: Int? = nil, _ message: Message) {
        self.code = code
        self.line = line
        self.message = message
    }

    /// The code, the line and the message in English.
    public var description: String { "\(code)\(line.map { " line \($0)" } ?? ""): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
