// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// How a command ends; scripts rely on the numbers (Docs/errors.md).
enum ExitStatus: Equatable {
    case success
    /// Comes only from a report, a check digit or a problem that a doctor found.
    case checkFailed
    /// Comes only from a report, or from a repair that a person has to decide.
    case undetermined
    /// The command could not be carried out.
    case error(ErrorExit)

    /// What the process hands to whoever started it.
    var rawValue: Int32 {
        switch self {
        case .success: 0
        case .checkFailed: 1
        case .undetermined: 2
        case .error(let exit): exit.rawValue
        }
    }
}

/// Why a command could not be carried out: what happened, what to do next, and the exit status.
struct CLIError: Error {
    let status: ErrorExit
    /// A stable code, for example `cli.fileExists`.
    let code: String
    /// How far the command had come.
    let phase: ErrorPhase
    /// What happened.
    let message: Message
    /// What to do next.
    let remedy: Message
    /// Whether the same command may succeed later.
    let isRetryable: Bool
    /// Whether what was given is something that this program printed, and no evidence.
    var isOfResult = false

    /// An error of the command line.
    init(_ code: CLICode, _ message: Message, remedy: Message? = nil) {
        self.init(code: code, message: message, remedy: remedy)
    }

    /// An error of a layer: what is not stated is as its code and the error itself have it.
    init(
        layer error: some CodedError, status: ErrorExit? = nil, phase: ErrorPhase? = nil, message: Message? = nil,
        remedy: Message? = nil
    ) {
        self.init(
            code: error.code, status: status, phase: phase, message: message ?? error.message,
            remedy: remedy ?? error.remedy)
    }

    /// An error of that code; what is not stated is as the code has it.
    init(
        code: some ErrorCode, status: ErrorExit? = nil, phase: ErrorPhase? = nil, message: Message,
        remedy: Message? = nil
    ) {
        self.init(
            code.facts, code: code.rawValue, status: status, phase: phase, message: message,
            remedy: remedy ?? code.remedy)
    }

    /// An error with the text of its code and what the program makes of it.
    init(
        _ facts: ErrorFacts, code: String, status: ErrorExit? = nil, phase: ErrorPhase? = nil, message: Message,
        remedy: Message
    ) {
        self.status = status ?? facts.exitStatus
        self.code = code
        self.phase = phase ?? facts.phase
        self.message = message
        self.remedy = remedy
        isRetryable = facts.isRetryable
    }

    /// Whether it is that error of the command line.
    func has(_ code: CLICode) -> Bool { self.code == code.rawValue }
}
