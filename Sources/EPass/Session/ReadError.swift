// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassISO7816

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
public struct ReadError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    ///
    /// The list is closed: the codes of this target (`read.`), and those of the channel (`card.`, `reader.`,
    /// `channel.`) and of access control (`access.`) as they are.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case mrzRequired = "access.mrzRequired"
            case paceNotOffered = "access.paceNotOffered"
            case paceFailed = "access.paceFailed"
            case inputInvalid = "read.inputInvalid"
            case applicationMissing = "read.applicationMissing"
            case chipRefused = "read.chipRefused"
            case limitExceeded = "read.limitExceeded"
            case noProgress = "read.noProgress"
            case cancelled = "read.cancelled"
            case deadlineExceeded = "read.deadlineExceeded"
        }

        private let text: String

        /// The chip guards its files, and nothing was given that would open it.
        public static let mrzRequired = Code(own: .mrzRequired)
        /// PACE was demanded, and the chip offers none that may be used.
        public static let paceNotOffered = Code(own: .paceNotOffered)
        /// The chip carried out none of the PACE that it offers, and nothing else may be or could be used.
        public static let paceFailed = Code(own: .paceFailed)
        /// What was given to read or judge with (the MRZ, a file, a folder) cannot be used.
        public static let inputInvalid = Code(own: .inputInvalid)
        /// The chip has no eMRTD application.
        public static let applicationMissing = Code(own: .applicationMissing)
        /// The chip refused a command that the reading cannot do without.
        public static let chipRefused = Code(own: .chipRefused)
        /// The chip wants more commands or octets than the limits allow.
        public static let limitExceeded = Code(own: .limitExceeded)
        /// The chip answers and answers and brings nothing.
        public static let noProgress = Code(own: .noProgress)
        /// The task was cancelled; the reading stopped between two commands.
        public static let cancelled = Code(own: .cancelled)
        /// The reading took longer than the limits allow.
        public static let deadlineExceeded = Code(own: .deadlineExceeded)

        private init(own value: Value) { text = value.rawValue }
        /// The code of a channel's error.
        public init(_ code: CardChannelError.Code) { text = code.description }
        /// The code of an error of access control.
        public init(_ code: AccessError.Code) { text = code.description }
        /// The code of that text; nil for a text that is not in the list.
        public init?(_ text: String) {
            guard let code = Self.all.first(where: { $0.text == text }) else { return nil }
            self = code
        }

        /// The codes of this target.
        public static var own: [Code] { Value.allCases.map(Code.init(own:)) }
        /// Every code there is.
        public static var all: [Code] {
            own + CardChannelError.Code.all.map(Code.init(_:)) + AccessError.Code.all.map(Code.init(_:))
        }

        /// The stable text, for example `access.wrongPassword`.
        public var description: String { text }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// How far the procedure had come.
    public var phase: ReadPhase
    /// The chip's word, where it is the chip that refused.
    public let statusBytes: StatusBytes?
    /// What happened, in a sentence without personal data.
    public let message: String
    /// What to do next, in a sentence.
    public let remedy: String
    /// The tries that remain by the chip's own word (63Cx), where it said so.
    public let triesLeft: Int?
    /// The step of access control that it happened at, in the standard's notation; nil elsewhere. It stands in the
    /// attempt of the evidence, not in the error's.
    public let step: String?

    /// An error as given.
    @inline(never)
    public init(
        _ code: Code, phase: ReadPhase, status: StatusBytes? = nil, message: String, remedy: String,
        triesLeft: Int? = nil, step: String? = nil
    ) {
        self.code = code
        self.phase = phase
        self.statusBytes = status
        self.message = message
        self.remedy = remedy
        self.triesLeft = triesLeft
        self.step = step
    }

    /// The code, the phase, the status bytes and both sentences.
    public var description: String {
        "\(code) (\(phase.rawValue)\(statusBytes.map { ", \($0)" } ?? "")): \(message) \(remedy)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

extension ReadError {
    /// A failure of the channel.
    public init(_ error: CardChannelError, phase: ReadPhase) {
        self.init(Code(error.code), phase: phase, message: error.reason, remedy: error.remedy)
    }

    /// A failure of access control or secure messaging.
    ///
    /// - Parameters:
    ///   - password: the kind of password that was tried, for the remedy.
    ///   - step: the step of the protocol; nil for the one that the error names.
    public init(
        _ error: AccessError, phase: ReadPhase, password: AccessPasswordKind = .mrz, step: String? = nil
    ) {
        self.init(
            Code(error.code), phase: phase, status: error.statusBytes, message: error.reason,
            remedy: Self.remedy(error.code, password, error.triesLeft), triesLeft: error.triesLeft,
            step: step ?? error.element)
    }

    static func cancellation(_ phase: ReadPhase) -> ReadError {
        ReadError(
            .cancelled, phase: phase, message: "The reading was cancelled between two commands.",
            remedy: "Read again to get the rest.")
    }

    private static func remedy(
        _ code: AccessError.Code, _ password: AccessPasswordKind, _ triesLeft: Int?
    ) -> String {
        switch code {
        case .wrongPassword where password == .can:
            "Compare the card access number with the print and read again, or give the MRZ alone."
        case .wrongPassword where password == .mrz && (triesLeft ?? 2) < 2,
            .passwordSuspended where password == .mrz:
            "If the document has a card access number, give that one; the last try of the MRZ is not spent."
        case .wrongPassword where password == .mrz:
            "Compare document number, birth and expiry with the print, and read again; if the document has a card access number, give that one."
        case .wrongPassword: "Compare it with the letter of the issuer before it is tried again; few tries block it."
        case .paceRequired:
            "This document opens by PACE only: allow PACE (--access auto) and read again."
        case .blocked where password == .mrz:
            "If the document has a card access number, give that one; else ask the issuer."
        case .blocked: "Do not try it again; give the MRZ instead, or ask the issuer."
        case .passwordSuspended: "Do not spend the last try: the chip takes it after the card access number only."
        case .passwordFormat: "Give the digits as printed on the document."
        case .notSupported: "Check that the chip is that of a travel document."
        case .protocolError where password.isLimited:
            "It may have cost a try: read with the MRZ or the card access number before it is tried again."
        case .protocolError, .challengeLength, .authenticationLength:
            "Take the document off the reader, put it back and read again."
        case .authenticationMAC, .terminalNonceMismatch, .chipNonceMismatch, .authenticationTokenInvalid,
            .publicKeyInvalid, .publicKeyReflected, .mappedGeneratorInvalid:
            "Do not trust this chip; read again on another reader."
        case .cryptography: "Check the installation of OpenSSL 3."
        default: "Read again; if it stays so, do not trust this chip or what stands between it and the reader."
        }
    }
}
