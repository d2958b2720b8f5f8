// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why octets are no command or response, or why a command cannot be encoded.
public struct APDUError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case truncated = "apdu.truncated"
            case lengthMismatch = "apdu.lengthMismatch"
            case tooLong = "apdu.tooLong"
            case invalidExpectedLength = "apdu.invalidExpectedLength"
        }

        private let value: Value

        /// Fewer octets than a header or status bytes need.
        public static let truncated = Code(value: .truncated)
        /// Lc or Le does not fit the octets that follow.
        public static let lengthMismatch = Code(value: .lengthMismatch)
        /// The data field has more than 65,535 octets.
        public static let tooLong = Code(value: .tooLong)
        /// Ne lies outside 1 to 65,536.
        public static let invalidExpectedLength = Code(value: .invalidExpectedLength)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `apdu.truncated`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position of the fault in octets.
    public let offset: Int
    private let reason: String

    @inline(never)
    init(_ code: Code, at offset: Int, _ reason: String) {
        self.code = code
        self.offset = offset
        self.reason = reason
    }

    /// The code, the position and a sentence.
    public var description: String { "\(code) @ \(offset): \(reason)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
