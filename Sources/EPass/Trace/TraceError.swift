// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a text is no trace, or a trace cannot be played back.
public struct TraceError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The first line is not that of a trace that this version reads.
        case schemaUnknown = "trace.schemaUnknown"
        /// A line is no JSON that is taken.
        case syntax = "trace.syntax"
        /// A member of a line is missing, or has another type or value than it may have.
        case memberInvalid = "trace.memberInvalid"
        /// What stands in a line does not go together, or not with the lines before it.
        case inconsistent = "trace.inconsistent"
        /// More lines, or a longer line, than is read.
        case tooLong = "trace.tooLong"
        /// The trace has no octets to play back.
        case redacted = "trace.redacted"

        /// Phase and exit status.
        public var facts: ErrorFacts { .init(.input, .badData) }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong, without the content of the line.
    public let message: Message

    /// - Parameter message: nil for what the code says.
    @inline(never)
    init(_ code: Code, line: Int, _ message: Message? = nil) {
        self.code = code
        self.line = line
        self.message = message ?? code.message
    }

    /// A line that is no line of a trace.
    init(_ error: EvidenceError, line: Int) {
        self.init(
            .memberInvalid, line: line,
            error.path.isEmpty ? error.message : .traceMember(error: error.message, member: error.path))
    }

    /// The code, the line and the message in English.
    public var description: String { "\(code) in line \(line): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
