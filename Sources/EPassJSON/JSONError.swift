// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why a text is no JSON that is taken.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case syntax = "json.syntax"
            case string = "json.string"
            case number = "json.number"
            case duplicateName = "json.duplicateName"
            case limitExceeded = "json.limitExceeded"
        }

        private let value: Value

        /// The text is not JSON.
        public static let syntax = Code(value: .syntax)
        /// A string is not UTF-8, or has an unknown escape or a control character.
        public static let string = Code(value: .string)
        /// A number is not whole, or does not fit 64 bits.
        public static let number = Code(value: .number)
        /// A name stands twice in one object.
        public static let duplicateName = Code(value: .duplicateName)
        /// The text is longer, deeper or fuller than the bounds allow.
        public static let limitExceeded = Code(value: .limitExceeded)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `json.syntax`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position in the text in octets.
    public let offset: Int
    /// A plain sentence without the content of the text.
    public let reason: String

    @inline(never)
    init(_ code: Code, at offset: Int, _ reason: String) {
        self.code = code
        self.offset = offset
        self.reason = reason
    }

    /// The code, the place and the sentence.
    public var description: String { "\(code) @ \(offset): \(reason)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
