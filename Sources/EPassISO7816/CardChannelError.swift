// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why no response came from a chip.
public struct CardChannelError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The chip left the field or the reader.
        case cardRemoved = "card.removed"
        /// Another program reset the chip, or it lost its power; its security state is lost.
        case cardReset = "card.reset"
        /// A chip is there and does not answer to reset.
        case cardUnresponsive = "card.unresponsive"
        /// No chip is there.
        case cardNone = "card.none"
        /// The reader could not pass the command on or got no response.
        case transmissionFailed = "card.transmissionFailed"
        /// The response has fewer than two octets, or more than were allowed.
        case invalidResponse = "card.invalidResponse"
        /// No answer came in the time that there was.
        case timeout = "card.timeout"
        /// No reader is connected.
        case readerNone = "reader.none"
        /// No reader has the name that was asked for.
        case readerUnknown = "reader.unknown"
        /// The reader was unplugged, or its driver died.
        case readerRemoved = "reader.removed"
        /// Another program holds the reader or the chip.
        case readerBusy = "reader.busy"
        /// The smart-card service does not run, or does not answer.
        case noService = "reader.noService"
        /// The smart-card service ended, or does not answer any more.
        case serviceLost = "reader.serviceLost"
        /// The smart-card service refuses this user.
        case notPermitted = "reader.notPermitted"
        /// Reader, driver or build cannot do what was asked.
        case unsupported = "reader.unsupported"
        /// The wait was cancelled.
        case cancelled = "channel.cancelled"
        /// The command has fewer than four octets or is too long for the reader.
        case invalidCommand = "channel.invalidCommand"
        /// The channel was closed before.
        case closed = "channel.closed"
        /// A scripted channel got another command than its script holds.
        case scriptMismatch = "channel.scriptMismatch"
        /// A socket or an operating system call failed.
        case ioFailed = "channel.ioFailed"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .cardRemoved, .cardReset, .cardUnresponsive, .transmissionFailed, .invalidResponse, .timeout,
                .invalidCommand, .closed, .scriptMismatch, .ioFailed:
                .init(.connect, .cardIO)
            case .cardNone, .readerNone, .readerUnknown, .readerRemoved, .noService, .serviceLost, .notPermitted:
                .init(.connect, .unavailable)
            case .readerBusy: .init(.connect, .busy)
            case .unsupported: .init(.connect, .unavailable, isLasting: true)
            case .cancelled: .init(.connect, .interrupted)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What happened.
    public let message: Message
    /// What to do next.
    public let remedy: Message
    /// The number that the platform gave, for example SCARD_W_REMOVED_CARD.
    public let nativeCode: UInt32?

    /// An error that says what its code says.
    @inline(never)
    public init(_ code: Code, nativeCode: UInt32? = nil) {
        self.init(code, reason: code.message, nativeCode: nativeCode)
    }

    /// An error of somebody else's channel, whose own words no catalogue has: they stay as they are in every language.
    @inline(never)
    public init(_ code: Code, reason: String, remedy: String, nativeCode: UInt32? = nil) {
        self.init(code, reason: .plainText(text: reason), remedy: .plainText(text: remedy), nativeCode: nativeCode)
    }

    /// - Parameter remedy: nil for what the code says.
    @inline(never)
    package init(_ code: Code, reason message: Message, remedy: Message? = nil, nativeCode: UInt32? = nil) {
        self.code = code
        self.message = message
        self.remedy = remedy ?? code.remedy
        self.nativeCode = nativeCode
    }

    /// The message in English.
    public var reason: String { message.english }

    /// The code, and message and remedy in English.
    public var description: String {
        let number = nativeCode.map { " (0x\(String($0, radix: 16, uppercase: true)))" } ?? ""
        return "\(code)\(number): \(message) \(remedy)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
