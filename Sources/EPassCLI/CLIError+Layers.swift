// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassSimulator
import EPassTrust

extension ExitStatus {
    /// The exit status for an error by its stable code: one rule for every command (Docs/errors.md).
    init(code: String) { self = ExitStatus(rawValue: ErrorGuide.exitStatus(code)) ?? .internalError }
}

extension CLIError {
    /// How far a command had come.
    var phase: String { statedPhase?.rawValue ?? ErrorGuide.phase(code) ?? "input" }

    /// What JSON says of an error, in every command that prints one.
    var json: JSONValue {
        .members(
            ("code", .string(code)), ("phase", .string(phase)), ("message", .string(message)),
            ("remedy", .text(remedy)),
            ("retryable", .boolean(status == .busy || status == .unavailable || status == .cardIO)))
    }
}

extension CLIError {
    /// An error of the way to a chip.
    init(_ error: CardChannelError) {
        self.init(
            ExitStatus(code: error.code.description), code: error.code.description, message: error.reason,
            remedy: error.remedy)
    }

    /// An error of a reading.
    init(_ error: ReadError) {
        self.init(
            ExitStatus(code: error.code.description), code: error.code.description, message: error.message,
            remedy: error.remedy)
        statedPhase = error.phase
    }

    /// An error of trust material, or of the trust store.
    init(_ error: TrustError) {
        let place = error.element.isEmpty ? "" : " in \(DisplayText.escaped(error.element))"
        let code = error.code.description
        self.init(
            ExitStatus(code: code), code: code,
            message: "The trust material\(place) cannot be used: \(error.reason)", remedy: ErrorGuide.remedy(code))
    }

    /// An error of the simulator.
    init(_ error: SimulatorError) {
        let member = error.member.map { "\($0): " } ?? ""
        let code = error.code.description
        self.init(
            ExitStatus(code: code), code: code, message: member + error.reason, remedy: ErrorGuide.remedy(code))
    }
}
