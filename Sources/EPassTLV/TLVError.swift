// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why octets are not the BER-TLV data objects that were expected, and where.
public struct TLVError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The octets end before the data object does.
        case truncated = "tlv.truncated"
        /// The tag has more than four octets or is padded.
        case invalidTag = "tlv.invalidTag"
        /// The length field is reserved, has more than four octets, or more than DER needs where DER is demanded.
        case invalidLength = "tlv.invalidLength"
        /// More depth, elements or octets than the limits allow.
        case limitExceeded = "tlv.limitExceeded"
        /// Another tag stands where one was required.
        case unexpectedTag = "tlv.unexpectedTag"
        /// Octets follow the last data object.
        case trailingBytes = "tlv.trailingBytes"
        /// An indefinite length where only a definite one is allowed.
        case indefiniteLength = "tlv.indefiniteLength"
        /// An indefinite length without its end-of-contents octets.
        case missingEndOfContents = "tlv.missingEndOfContents"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .truncated, .invalidTag, .invalidLength, .limitExceeded, .unexpectedTag, .trailingBytes,
                .indefiniteLength, .missingEndOfContents:
                .init(.input, .badData)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position of the fault, in octets from the beginning of what the first cursor was given.
    public let offset: Int
    /// The tag concerned, where one was read.
    public let tag: TLVTag?
    /// What is wrong.
    public let message: Message
    /// What targets that read with a cursor say in words of their own.
    package let kind: Kind

    /// Errors of one code that are told apart.
    package enum Kind: Sendable, Equatable {
        /// Nothing stands where a data object was required.
        case missing
        /// A length is not in the fewest octets.
        case lengthNotMinimal
        /// All others.
        case other
    }

    /// - Parameter message: nil for what the code says.
    @inline(never)
    init(_ code: Code, at offset: Int, tag: TLVTag? = nil, _ message: Message? = nil, kind: Kind = .other) {
        self.code = code
        self.offset = offset
        self.tag = tag
        self.message = message ?? code.message
        self.kind = kind
    }

    /// The message in English.
    package var reason: String { message.english }

    /// The code, the position and the message in English.
    public var description: String {
        let subject = tag.map { " (tag \($0))" } ?? ""
        return "\(code) @ \(offset)\(subject): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
