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

    /// Whether the same command may succeed later.
    var isRetryable: Bool { ErrorGuide.isRetryable(code, status: status.rawValue) }

    /// What JSON says of an error, in every command that prints one.
    var json: JSONValue {
        .members(
            ("code", .string(code)), ("phase", .string(phase)), ("message", .string(message)),
            ("remedy", .text(remedy)), ("retryable", .boolean(isRetryable)))
    }
}

/// The same for the commands whose results Foundation encodes.
struct ErrorJSON: Encodable {
    let code: String
    let phase: String
    let message: String
    let remedy: String?
    let retryable: Bool
    /// The place in a machine readable zone.
    var line: Int?
    var column: Int?
    var field: String?

    init(_ error: CLIError) {
        code = error.code
        phase = error.phase
        message = error.message
        remedy = error.remedy
        retryable = error.isRetryable
    }
}

extension CLIError {
    /// The name of a file or folder that is empty: a shell variable was not set.
    static func emptyName(_ what: String) -> CLIError {
        CLIError(
            .usage, code: "cli.usage", message: "\(what) is empty.",
            remedy: "Name a file or folder; a shell variable may not have been set.")
    }

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
    ///
    /// - Parameter store: the path of the store, where it may be one of its own files that the error names.
    init(_ error: TrustError, store: String? = nil) {
        let element = error.place(inStore: store)
        let place = element.isEmpty ? "" : " in \(DisplayText.escaped(element))"
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

extension TrustError {
    /// What is concerned, a file of the store by its path: nobody knows where `index` is.
    func place(inStore path: String?) -> String {
        guard let path, ["index", "index.new", "index.previous", "lock", "pack"].contains(element) else {
            return element
        }
        return path.hasSuffix("/") ? path + element : "\(path)/\(element)"
    }
}
