// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
public import EPassMessages

/// A conversation between terminal and chip with every octet of it.
///
/// Unsafe, because it holds whatever was said: the authentication data of Basic Access Control, from which the document
/// number and the dates can be found by trying, and everything that was read in plain. Keep it out of logs and reports;
/// `redacted()` gives what can be shown.
///
/// The text form has one entry a line: `> ` a command, `< ` a response, `! reset` a reset, `! restore` a wait for the
/// chip, `! ` and the code of an error (`card.removed`) where what stands before it failed, `# ` a comment; octets are
/// hexadecimal, white space between them is passed over, empty lines too.
public struct UnsafeTranscript: Sendable, Hashable {
    /// One line of a conversation.
    public enum Entry: Sendable, Hashable {
        /// The octets of a command.
        case command([UInt8])
        /// The octets of a response, status bytes included.
        case response([UInt8])
        /// The chip was reset.
        case reset
        /// A chip was waited for and powered anew.
        case restore
        /// The command, the reset or the wait before it failed.
        case failure(CardChannelError.Code)
        /// Words for readers; without meaning for playing back.
        case comment(String)
    }

    /// The most lines that are parsed.
    public static let maximumEntries = 65_536

    /// What was said, in order.
    public var entries: [Entry]

    /// A transcript of these entries, which nothing checks: for a channel that records by itself.
    public init(entries: [Entry] = []) { self.entries = entries }

    /// Reads the text form.
    ///
    /// - Throws: `TranscriptError` with the line's number: `syntax` for a line of no known form, `invalidHexadecimal`,
    ///   `tooLong` for more than `maximumEntries` lines, `redacted` for the output of `redacted()`, which cannot be
    ///   played back.
    public init(parsing text: String) throws(TranscriptError) {
        entries = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            guard number <= Self.maximumEntries else {
                throw TranscriptError(.tooLong, line: number, .apduTranscriptTooLong(count: Self.maximumEntries))
            }
            let trimmed = Self.trimming(line)
            guard let first = trimmed.first else { continue }
            let rest = Self.trimming(trimmed.dropFirst())
            switch first {
            case "#": entries.append(.comment(String(rest)))
            case "!": entries.append(try Self.event(rest, line: number))
            case ">": entries.append(.command(try Self.octets(rest, line: number)))
            case "<": entries.append(.response(try Self.octets(rest, line: number)))
            default:
                throw TranscriptError(.syntax, line: number, .apduTranscriptLine)
            }
        }
    }

    /// The text form, which `init(parsing:)` reads.
    public var text: String {
        entries.map { entry in
            switch entry {
            case .command(let octets): "> " + Hexadecimal.text(octets) + "\n"
            case .response(let octets): "< " + Hexadecimal.text(octets) + "\n"
            case .reset: "! reset\n"
            case .restore: "! restore\n"
            case .failure(let code): "! \(code)\n"
            case .comment(let words): "# " + Self.oneLine(words) + "\n"
            }
        }.joined()
    }

    /// The conversation without its data: of a command the header, the number of data octets and Ne; of a response the
    /// number of data octets and the status bytes. Comments are left out. It can be read by people, not played back.
    public func redacted() -> String {
        entries.map { entry in
            switch entry {
            case .command(let octets): "> " + Self.redacted(command: octets) + "\n"
            case .response(let octets):
                "< [\(max(0, octets.count - 2)) octets] " + Hexadecimal.text(octets.suffix(2)) + "\n"
            case .reset: "! reset\n"
            case .restore: "! restore\n"
            case .failure(let code): "! \(code)\n"
            case .comment: ""
            }
        }.joined()
    }

    private static func redacted(command octets: [UInt8]) -> String {
        guard let command = try? CommandAPDU(decoding: octets) else {
            return Hexadecimal.text(octets.prefix(4)) + " [\(max(0, octets.count - 4)) octets]"
        }
        let length = command.expectedLength.map { ", Ne \($0)" } ?? ""
        return Hexadecimal.text(command.header) + " [\(command.data.count) octets\(length)]"
    }

    private static func event(_ text: Substring, line: Int) throws(TranscriptError) -> Entry {
        switch text {
        case "reset": return .reset
        case "restore": return .restore
        default:
            guard let code = CardChannelError.Code(rawValue: String(text)) else {
                throw TranscriptError(.syntax, line: line, .apduTranscriptLine)
            }
            return .failure(code)
        }
    }

    private static func octets(_ text: Substring, line: Int) throws(TranscriptError) -> [UInt8] {
        guard !text.contains("[") else {
            throw TranscriptError(.redacted, line: line, .apduTranscriptRedacted)
        }
        guard let octets = Hexadecimal.octets(text, passingOver: " \t") else {
            throw TranscriptError(.invalidHexadecimal, line: line, .apduTranscriptDigits)
        }
        return octets
    }

    private static func trimming(_ text: Substring) -> Substring {
        var result = text
        while let first = result.first, first.isWhitespace { result = result.dropFirst() }
        while let last = result.last, last.isWhitespace { result = result.dropLast() }
        return result
    }

    private static func oneLine(_ words: String) -> String {
        String(words.map { $0.isNewline ? " " : $0 })
    }
}

/// Why a text is no transcript, and in which line.
public struct TranscriptError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// A line has no known form.
        case syntax = "transcript.syntax"
        /// A character is no hexadecimal digit, or their number is odd.
        case invalidHexadecimal = "transcript.invalidHexadecimal"
        /// More lines than are read.
        case tooLong = "transcript.tooLong"
        /// The transcript was redacted.
        case redacted = "transcript.redacted"

        /// Phase and exit status.
        public var facts: ErrorFacts { .init(.input, .badData) }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong.
    public let message: Message

    @inline(never)
    init(_ code: Code, line: Int, _ message: Message) {
        self.code = code
        self.line = line
        self.message = message
    }

    /// The code, the line and the message in English.
    public var description: String { "\(code) in line \(line): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
