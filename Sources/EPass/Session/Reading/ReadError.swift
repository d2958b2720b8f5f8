// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassISO7816
public import EPassMessages

/// How far a procedure had come.
public enum ReadPhase: String, Sendable, Hashable, CaseIterable {
    /// Finding reader and chip.
    case connect
    /// Selecting the eMRTD application.
    case application
    /// Opening the chip.
    case access
    /// Reading files.
    case files
    /// Telling the chip from a copy, and showing it what the terminal may do.
    case chip
    /// Judging what was read.
    case judgement
}

/// Why a reading ended early, or could not begin: the phase, and the error of the layer that failed.
public struct ReadError: CodedError, Equatable {
    /// The codes of this target; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum OwnCode: String, ErrorCode {
        /// The chip guards its files, and nothing was given that would open it.
        case mrzRequired = "access.mrzRequired"
        /// PACE was demanded, and the chip offers none that may be used.
        case paceNotOffered = "access.paceNotOffered"
        /// The chip carried out none of the PACE that it offers, and nothing else may be or could be used.
        case paceFailed = "access.paceFailed"
        /// What was given to read or judge with (the MRZ, a file, a folder) cannot be used.
        case inputInvalid = "read.inputInvalid"
        /// The chip has no eMRTD application.
        case applicationMissing = "read.applicationMissing"
        /// The chip refused a command that the reading cannot do without.
        case chipRefused = "read.chipRefused"
        /// The chip wants more commands or octets than the limits allow.
        case limitExceeded = "read.limitExceeded"
        /// The chip that was opened again has another EF.SOD than the one of before.
        case otherDocument = "read.otherDocument"
        /// Whether the chip took a record that was appended is not known.
        case appendingOpen = "read.appendingOpen"
        /// The chip said that it took a record that was appended, and does not have it.
        case recordNotKept = "read.recordNotKept"
        /// The chip goes on answering without bringing anything new.
        case noProgress = "read.noProgress"
        /// The task was cancelled; the reading stopped between two commands.
        case cancelled = "read.cancelled"
        /// The reading took longer than the limits allow.
        case deadlineExceeded = "read.deadlineExceeded"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .mrzRequired, .paceNotOffered, .paceFailed: .init(.access, .accessRefused)
            case .inputInvalid: .init(.input, .badData)
            case .applicationMissing: .init(.application, .unavailable)
            case .otherDocument: .init(.files, .cardIO)
            case .chipRefused: .init(.files, .accessRefused)
            case .limitExceeded, .noProgress, .appendingOpen, .recordNotKept:
                .init(.files, .cardIO, isLasting: true)
            case .cancelled: .init(.files, .interrupted)
            case .deadlineExceeded: .init(.files, .cardIO)
            }
        }
    }

    /// The stable name of a kind of error; the text is part of the interface.
    ///
    /// The list has the codes of this target, and those of the channel (`card.`, `reader.`, `channel.`) and of access
    /// control (`access.`) as they are.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: ErrorCode {
        /// One of this target.
        case own(OwnCode)
        /// One of the channel to the chip.
        case channel(CardChannelError.Code)
        /// One of access control or secure messaging.
        case access(AccessError.Code)

        /// The code of that text; nil for a text that is not in the list.
        public init?(rawValue: String) {
            guard let code = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = code
        }

        /// Every code there is.
        public static var allCases: [Code] {
            OwnCode.allCases.map(Code.own) + CardChannelError.Code.allCases.map(Code.channel)
                + AccessError.Code.allCases.map(Code.access)
        }

        /// The stable text, for example `access.wrongPassword`.
        public var rawValue: String { layer.rawValue }
        /// Phase and exit status, as the layer's code has them.
        public var facts: ErrorFacts { layer.facts }

        private var layer: any ErrorCode {
            switch self {
            case .own(let code): code
            case .channel(let code): code
            case .access(let code): code
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// How far the procedure had come.
    public var phase: ReadPhase
    /// The chip's word, where it is the chip that refused.
    public let statusBytes: StatusBytes?
    /// What happened, without personal data.
    public let message: Message
    /// What to do next.
    public let remedy: Message
    /// The tries that remain by the chip's own word (63Cx), where it said so.
    public let triesLeft: Int?
    /// The step of access control or chip authentication that it happened at; nil elsewhere. It stands in the attempt
    /// of the evidence, not in the error's.
    public let step: AccessStep?

    /// - Parameters:
    ///   - message: nil for what the code says.
    ///   - remedy: what to do next; nil for what the code says.
    @inline(never)
    package init(
        _ code: Code, phase: ReadPhase, status: StatusBytes? = nil, message: Message? = nil, remedy: Message? = nil,
        triesLeft: Int? = nil, step: AccessStep? = nil
    ) {
        self.code = code
        self.phase = phase
        self.statusBytes = status
        self.message = message ?? code.message
        self.remedy = remedy ?? code.remedy
        self.triesLeft = triesLeft
        self.step = step
    }

    /// An error of this target.
    @inline(never)
    package init(
        _ code: OwnCode, phase: ReadPhase, status: StatusBytes? = nil, message: Message? = nil, remedy: Message? = nil,
        triesLeft: Int? = nil, step: AccessStep? = nil
    ) {
        self.init(
            .own(code), phase: phase, status: status, message: message, remedy: remedy, triesLeft: triesLeft,
            step: step)
    }

    /// The code, the phase, the status bytes, and message and remedy in English.
    public var description: String {
        "\(code) (\(phase.rawValue)\(statusBytes.map { ", \($0)" } ?? "")): \(message) \(remedy)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

extension ReadError {
    /// A failure of the channel, with its code, message and remedy: for a report of a procedure that ended before there
    /// was a chip to read (``InspectionReport/aborted(error:tool:)``).
    ///
    /// - Parameter phase: how far the procedure had come; `connect` where no reader or chip was found.
    public init(_ error: CardChannelError, phase: ReadPhase) {
        self.init(.channel(error.code), phase: phase, message: error.message, remedy: error.remedy)
    }

    /// A failure of access control or secure messaging.
    ///
    /// - Parameters:
    ///   - password: the kind of password that was tried, for the remedy.
    ///   - step: the step of the protocol; nil for the one that the error names.
    package init(
        _ error: AccessError, phase: ReadPhase, password: AccessPasswordKind = .mrz, step: AccessStep? = nil
    ) {
        self.init(
            .access(error.code), phase: phase, status: error.statusBytes, message: error.message,
            remedy: Self.remedy(error.code, password, error.triesLeft), triesLeft: error.triesLeft,
            step: step ?? error.step)
    }

    static func cancellation(_ phase: ReadPhase) -> ReadError { ReadError(.cancelled, phase: phase) }

    /// What helps with a password of this kind, where its code does not say it; nil where it does.
    private static func remedy(
        _ code: AccessError.Code, _ password: AccessPasswordKind, _ triesLeft: Int?
    ) -> Message? {
        let isWrong = code == .wrongPassword
        if code == .protocolError, password.isLimited { return .readMayHaveCostTry }
        return switch password {
        case .mrz:
            if code == .blocked {
                .readGiveCANElseAsk
            } else if code == .passwordSuspended || isWrong && (triesLeft ?? 2) < 2 {
                .readGiveCANNotTry
            } else {
                nil
            }
        case .can: isWrong ? .readCompareCAN : nil
        case .pin, .puk: isWrong ? .readComparePIN : nil
        }
    }
}
