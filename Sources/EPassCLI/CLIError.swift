// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass

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

/// Why a command could not be carried out: what happened, what to do next, and the exit status.
struct CLIError: Error {
    let status: ExitStatus
    /// A stable code, for example `cli.fileExists`.
    let code: String
    /// What happened, in a sentence.
    let message: String
    /// What to do next, in a sentence.
    let remedy: String?

    /// How far a reading had come; nil where the code says it.
    var statedPhase: ReadPhase?

    init(_ status: ExitStatus, code: String, message: String, remedy: String? = nil) {
        self.status = status
        self.code = code
        self.message = message
        self.remedy = remedy
    }
}
