// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// Why a text is no JSON, or a JSON text no evidence.
public struct EvidenceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case jsonSyntax = "json.syntax"
            case jsonString = "json.string"
            case jsonNumber = "json.number"
            case jsonDuplicateName = "json.duplicateName"
            case jsonLimitExceeded = "json.limitExceeded"
            case schemaUnknown = "evidence.schemaUnknown"
            case memberMissing = "evidence.memberMissing"
            case memberInvalid = "evidence.memberInvalid"
            case fileDoubled = "evidence.fileDoubled"
            case inconsistent = "evidence.inconsistent"
            case noFiles = "evidence.noFiles"
            case unreadable = "evidence.unreadable"
        }

        private let value: Value

        /// The text is not JSON.
        public static let jsonSyntax = Code(value: .jsonSyntax)
        /// A string is not UTF-8, or has an unknown escape or a control character.
        public static let jsonString = Code(value: .jsonString)
        /// A number is not whole, or does not fit 64 bits.
        public static let jsonNumber = Code(value: .jsonNumber)
        /// A name stands twice in one object.
        public static let jsonDuplicateName = Code(value: .jsonDuplicateName)
        /// The text is longer, deeper or fuller than the bounds allow.
        public static let jsonLimitExceeded = Code(value: .jsonLimitExceeded)
        /// The object is of another schema.
        public static let schemaUnknown = Code(value: .schemaUnknown)
        /// A member that must be there is not.
        public static let memberMissing = Code(value: .memberMissing)
        /// A member has another type or value than it may have.
        public static let memberInvalid = Code(value: .memberInvalid)
        /// A file stands twice in the evidence.
        public static let fileDoubled = Code(value: .fileDoubled)
        /// Members contradict each other: no reading can have brought them together.
        public static let inconsistent = Code(value: .inconsistent)
        /// A folder holds no file of a document.
        public static let noFiles = Code(value: .noFiles)
        /// A file or folder cannot be read.
        public static let unreadable = Code(value: .unreadable)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `json.syntax`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The member concerned, as `files[2].octets`; empty for the text as a whole.
    public let path: String
    /// The position in the text in octets, where the text itself is at fault.
    public let offset: Int?
    /// A plain sentence without the content of the text.
    public let reason: String

    /// The same error of a text that should be evidence: `code`, `offset` and `reason` stay.
    init(_ error: JSONError) {
        let code: Code
        switch error.code {
        case .string: code = .jsonString
        case .number: code = .jsonNumber
        case .duplicateName: code = .jsonDuplicateName
        case .limitExceeded: code = .jsonLimitExceeded
        default: code = .jsonSyntax
        }
        self.init(code, at: error.offset, error.reason)
    }

    @inline(never)
    init(_ code: Code, path: String = "", at offset: Int? = nil, _ reason: String) {
        self.code = code
        self.path = path
        self.offset = offset
        self.reason = reason
    }

    /// The code, the place and the sentence.
    public var description: String {
        "\(code)\(path.isEmpty ? "" : " " + path)\(offset.map { " @ \($0)" } ?? ""): \(reason)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
