// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why no response came from a chip.
public struct CardChannelError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case cardRemoved = "card.removed"
            case cardReset = "card.reset"
            case cardUnresponsive = "card.unresponsive"
            case cardNone = "card.none"
            case transmissionFailed = "card.transmissionFailed"
            case invalidResponse = "card.invalidResponse"
            case timeout = "card.timeout"
            case readerNone = "reader.none"
            case readerUnknown = "reader.unknown"
            case readerRemoved = "reader.removed"
            case readerBusy = "reader.busy"
            case noService = "reader.noService"
            case serviceLost = "reader.serviceLost"
            case notPermitted = "reader.notPermitted"
            case unsupported = "reader.unsupported"
            case cancelled = "channel.cancelled"
            case invalidCommand = "channel.invalidCommand"
            case closed = "channel.closed"
            case scriptMismatch = "channel.scriptMismatch"
            case ioFailed = "channel.ioFailed"
        }

        private let value: Value

        /// The chip left the field or the reader.
        public static let cardRemoved = Code(value: .cardRemoved)
        /// Another program reset the chip; its security state is lost.
        public static let cardReset = Code(value: .cardReset)
        /// A chip is there and does not answer to reset.
        public static let cardUnresponsive = Code(value: .cardUnresponsive)
        /// No chip is there.
        public static let cardNone = Code(value: .cardNone)
        /// The reader could not pass the command on or got no response.
        public static let transmissionFailed = Code(value: .transmissionFailed)
        /// The response has fewer than two octets, or more than were allowed.
        public static let invalidResponse = Code(value: .invalidResponse)
        /// Time ran out.
        public static let timeout = Code(value: .timeout)
        /// No reader is connected.
        public static let readerNone = Code(value: .readerNone)
        /// No reader has the name that was asked for.
        public static let readerUnknown = Code(value: .readerUnknown)
        /// The reader was unplugged.
        public static let readerRemoved = Code(value: .readerRemoved)
        /// Another program holds the reader or the chip.
        public static let readerBusy = Code(value: .readerBusy)
        /// The smart-card service does not run.
        public static let noService = Code(value: .noService)
        /// The smart-card service ended.
        public static let serviceLost = Code(value: .serviceLost)
        /// The smart-card service refuses this user.
        public static let notPermitted = Code(value: .notPermitted)
        /// Reader, driver or build cannot do what was asked.
        public static let unsupported = Code(value: .unsupported)
        /// The wait was cancelled.
        public static let cancelled = Code(value: .cancelled)
        /// The command has fewer than four octets or is too long for the reader.
        public static let invalidCommand = Code(value: .invalidCommand)
        /// The channel was closed before.
        public static let closed = Code(value: .closed)
        /// A scripted channel got another command than its script holds.
        public static let scriptMismatch = Code(value: .scriptMismatch)
        /// A socket or an operating system call failed.
        public static let ioFailed = Code(value: .ioFailed)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `card.removed`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What happened, in a sentence.
    public let reason: String
    /// What to do next, in a sentence.
    public let remedy: String
    /// The number that the platform gave, for example SCARD_W_REMOVED_CARD.
    public let nativeCode: UInt32?

    /// An error as given.
    @inline(never)
    public init(_ code: Code, reason: String, remedy: String, nativeCode: UInt32? = nil) {
        self.code = code
        self.reason = reason
        self.remedy = remedy
        self.nativeCode = nativeCode
    }

    /// The code and both sentences.
    public var description: String {
        let number = nativeCode.map { " (0x\(String($0, radix: 16, uppercase: true)))" } ?? ""
        return "\(code)\(number): \(reason) \(remedy)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
