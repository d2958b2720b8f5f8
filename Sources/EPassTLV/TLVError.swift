// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why octets are not the BER-TLV data objects that were expected, and where.
public struct TLVError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case truncated = "tlv.truncated"
            case invalidTag = "tlv.invalidTag"
            case invalidLength = "tlv.invalidLength"
            case limitExceeded = "tlv.limitExceeded"
            case unexpectedTag = "tlv.unexpectedTag"
            case trailingBytes = "tlv.trailingBytes"
            case indefiniteLength = "tlv.indefiniteLength"
            case missingEndOfContents = "tlv.missingEndOfContents"
        }

        private let value: Value

        /// The octets end before the data object does.
        public static let truncated = Code(value: .truncated)
        /// The tag has more than four octets or is padded.
        public static let invalidTag = Code(value: .invalidTag)
        /// The length field is reserved, or has more than four octets.
        public static let invalidLength = Code(value: .invalidLength)
        /// More depth, elements or octets than the limits allow.
        public static let limitExceeded = Code(value: .limitExceeded)
        /// Another tag stands where one was required.
        public static let unexpectedTag = Code(value: .unexpectedTag)
        /// Octets follow the last data object.
        public static let trailingBytes = Code(value: .trailingBytes)
        /// An indefinite length where only a definite one is allowed.
        public static let indefiniteLength = Code(value: .indefiniteLength)
        /// An indefinite length without its end-of-contents octets.
        public static let missingEndOfContents = Code(value: .missingEndOfContents)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `tlv.truncated`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position of the fault, in octets from the beginning of what the first cursor was given.
    public let offset: Int
    /// The tag concerned, where one was read.
    public let tag: TLVTag?
    /// A plain sentence.
    package let reason: String

    @inline(never)
    init(_ code: Code, at offset: Int, tag: TLVTag? = nil, _ reason: String) {
        self.code = code
        self.offset = offset
        self.tag = tag
        self.reason = reason
    }

    /// The code, the position and a sentence.
    public var description: String {
        let subject = tag.map { " (tag \($0))" } ?? ""
        return "\(code) @ \(offset)\(subject): \(reason)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
