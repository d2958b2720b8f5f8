// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
public import EPassMessages

/// Why a campaign, a case or the results of a run cannot be taken.
public struct ConformanceError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The text is not JSON that is taken.
        case notJSON = "conformance.notJSON"
        /// The file is no file of cases, or one of a later version.
        case fileInvalid = "conformance.fileInvalid"
        /// No case has this name.
        case caseUnknown = "conformance.caseUnknown"
        /// The file holds no results of a run, or those of another campaign.
        case resultsInvalid = "conformance.resultsInvalid"
        /// No case for chips has this name.
        case chipCaseUnknown = "conformance.chipCaseUnknown"
        /// Certificate and key are not those of a CVCA.
        case authorityInvalid = "conformance.authorityInvalid"
        /// Nothing that was given opens the chip.
        case chipNotOpened = "conformance.chipNotOpened"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .notJSON, .fileInvalid, .resultsInvalid, .authorityInvalid: .init(.input, .badData)
            case .caseUnknown, .chipCaseUnknown: .init(.input, .usage)
            case .chipNotOpened: .init(.access, .accessRefused)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What is wrong.
    public let message: Message
    /// The way to the member concerned, `cases[3].expected`; empty for the whole text.
    public let member: String
    /// The line of the text, from 1; nil where no text is concerned.
    public let line: Int?
    /// The character of the line, from 1.
    public let column: Int?

    /// Not about a place of a text.
    init(_ code: Code, _ message: Message) {
        self.code = code
        self.message = message
        member = ""
        line = nil
        column = nil
    }

    /// About a value of a text, or the name in front of it.
    init(_ code: Code, at path: [JSONStep], isName: Bool = false, in octets: [UInt8], _ message: Message) {
        let place = JSONPlace(of: path, isName: isName, in: octets)
        self.code = code
        self.message = message
        member = path.text
        line = place.line
        column = place.column
    }

    /// The error of the JSON itself.
    init(_ error: JSONError, in octets: [UInt8]) {
        let place = JSONPlace(offset: error.offset, in: octets)
        code = .notJSON
        message = error.message
        member = error.path
        line = place.line
        column = place.column
    }

    /// The code, the place and the message in English.
    public var description: String {
        let place = line.map { " @ \($0):\(column ?? 1)" } ?? ""
        return "\(code)\(place)\(member.isEmpty ? "" : " " + member): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
