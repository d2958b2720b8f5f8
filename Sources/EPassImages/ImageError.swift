// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why an image cannot be shown. The octets of the image remain what they are: nothing here says that the document is
/// wrong.
public struct ImageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case malformed = "image.malformed"
            case unsupported = "image.unsupported"
            case tooLarge = "image.tooLarge"
            case memory = "image.memory"
            case timeout = "image.timeout"
            case crashed = "image.crashed"
            case notConfined = "image.notConfined"
            case helperMissing = "image.helperMissing"
            case helperFailed = "image.helperFailed"
            case notBuilt = "image.notBuilt"
            case cancelled = "image.cancelled"
        }

        private let value: Value

        /// The octets are no image of the format, or a damaged one.
        public static let malformed = Code(value: .malformed)
        /// The image uses what is not decoded here: WSQ, four colours, more than 16 bits.
        public static let unsupported = Code(value: .unsupported)
        /// The header states more points, components or tiles than the limits allow. Nothing was decoded.
        public static let tooLarge = Code(value: .tooLarge)
        /// The decoder needed more memory than the limits allow.
        public static let memory = Code(value: .memory)
        /// The decoder needed more time than the limits allow, and was ended.
        public static let timeout = Code(value: .timeout)
        /// The decoder crashed on the image, or did what its confinement forbids, and was ended by the system.
        public static let crashed = Code(value: .crashed)
        /// The system refused to confine the decoder; nothing was decoded.
        public static let notConfined = Code(value: .notConfined)
        /// There is no program that decodes, or it cannot be started.
        public static let helperMissing = Code(value: .helperMissing)
        /// The program that was started is no decoder of this version, or its answer is none.
        public static let helperFailed = Code(value: .helperFailed)
        /// This build has no image decoder.
        public static let notBuilt = Code(value: .notBuilt)
        /// The task was cancelled.
        public static let cancelled = Code(value: .cancelled)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `image.tooLarge`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The position of the fault in the image, in octets, where there is one.
    public let offset: Int?
    /// One plain sentence.
    public let reason: String

    @inline(never)
    init(_ code: Code, at offset: Int? = nil, _ reason: String) {
        self.code = code
        self.offset = offset
        self.reason = reason
    }

    /// The code, the position and the sentence.
    public var description: String {
        let position = offset.map { " @ \($0)" } ?? ""
        return "\(code)\(position): \(reason)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
