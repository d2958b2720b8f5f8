// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why an image cannot be shown. The octets of the image remain what they are: nothing here says that the document is
/// wrong.
public struct ImageError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The octets are no image of the format, or a damaged one.
        case malformed = "image.malformed"
        /// The image uses what is not decoded here: WSQ, four colours, more than 16 bits.
        case unsupported = "image.unsupported"
        /// The header states more points, components or tiles than the limits allow. Nothing was decoded.
        case tooLarge = "image.tooLarge"
        /// The decoder needed more memory than the limits allow.
        case memory = "image.memory"
        /// The decoder needed more time than the limits allow, and was ended.
        case timeout = "image.timeout"
        /// The decoder crashed on the image, or did what its confinement forbids, and was ended by the system.
        case crashed = "image.crashed"
        /// The system refused to confine the decoder; nothing was decoded.
        case notConfined = "image.notConfined"
        /// There is no program that decodes, or it cannot be started.
        case helperMissing = "image.helperMissing"
        /// The program that was started is no decoder of this version, or its answer is none.
        case helperFailed = "image.helperFailed"
        /// This build has no image decoder.
        case notBuilt = "image.notBuilt"
        /// The task was cancelled.
        case cancelled = "image.cancelled"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .malformed, .unsupported, .tooLarge, .memory, .timeout, .crashed, .notConfined, .helperMissing,
                .helperFailed:
                .init(.output, .badData)
            case .notBuilt: .init(.output, .unavailable, isLasting: true)
            case .cancelled: .init(.output, .interrupted)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position of the fault in the image, in octets, where there is one.
    public let offset: Int?
    /// What is wrong.
    public let message: Message

    /// - Parameter message: nil for what the code says.
    @inline(never)
    init(_ code: Code, at offset: Int? = nil, _ message: Message? = nil) {
        self.code = code
        self.offset = offset
        self.message = message ?? code.message
    }

    /// The code, the position and the message in English.
    public var description: String {
        let position = offset.map { " @ \($0)" } ?? ""
        return "\(code)\(position): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
