// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// The exit codes of the program; scripts rely on them (Docs/errors.md).
enum ExitStatus: Int32 {
    case success = 0
    /// A check failed. Comes only from a report or a check digit.
    case checkFailed = 1
    /// The overall result is undetermined. Comes only from a report.
    case undetermined = 2
    case usage = 64
    case badData = 65
    case noInput = 66
    /// No reader, no card, or no smart-card service.
    case unavailable = 69
    case internalError = 70
    /// An output, or the trust store, that cannot be written.
    case cannotWrite = 73
    case cardIO = 74
    /// Somebody else uses it now; the same command may succeed later.
    case busy = 75
    case accessRefused = 77
    case interrupted = 130
}

extension ExitStatus {
    /// The status that tells of an error.
    init(_ exit: ErrorExit) {
        self =
            switch exit {
            case .usage: .usage
            case .badData: .badData
            case .noInput: .noInput
            case .unavailable: .unavailable
            case .internalError: .internalError
            case .cannotWrite: .cannotWrite
            case .cardIO: .cardIO
            case .busy: .busy
            case .accessRefused: .accessRefused
            case .interrupted: .interrupted
            }
    }

    /// The exit status of an error by its code: one rule for every command (Docs/errors.md).
    init(code: some ErrorCode) { self.init(code.facts.exitStatus) }
}

/// Why a command could not be carried out: what happened, what to do next, and the exit status.
struct CLIError: Error {
    let status: ExitStatus
    /// A stable code, for example `cli.fileExists`.
    let code: String
    /// What happened.
    let message: Message
    /// What to do next.
    let remedy: Message?
    /// Whether the same command may succeed later.
    let isRetryable: Bool

    /// How far a reading had come; nil where the code says it.
    var statedPhase: ReadPhase?
    private let usualPhase: ErrorPhase

    /// How far the command had come, in the word of JSON.
    var phase: String { statedPhase?.rawValue ?? usualPhase.rawValue }

    /// An error of the command line.
    init(_ code: CLICode, _ message: Message, remedy: Message? = nil) {
        self.init(ExitStatus(code: code), code.rawValue, code.facts, message, remedy)
    }

    /// An error of a layer: exit status and phase are those of its code, the words its own.
    init(layer error: some CodedError) {
        self.init(layer: error, message: error.message)
    }

    /// The same, where the command has more to say of what happened than the layer.
    init(layer error: some CodedError, message: Message) {
        self.init(ExitStatus(code: error.code), error.code.rawValue, error.code.facts, message, error.remedy)
    }

    /// An error by the text of its code.
    init(_ status: ExitStatus, code: String, message: Message, remedy: Message? = nil) {
        self.init(status, code, ErrorCodes.named(code)?.facts, message, remedy)
    }

    private init(
        _ status: ExitStatus, _ code: String, _ facts: ErrorFacts?, _ message: Message, _ remedy: Message?
    ) {
        self.status = status
        self.code = code
        self.message = message
        self.remedy = remedy
        isRetryable = facts?.isRetryable ?? false
        usualPhase = facts?.phase ?? .input
    }
}
