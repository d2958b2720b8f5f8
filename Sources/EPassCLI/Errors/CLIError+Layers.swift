// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTrust

extension CLIError {
    /// What JSON says of an error, in every command that prints one: its sentences are English in every language.
    var json: JSONValue {
        JSONValue.members(("code", .string(code)), ("phase", .string(phase.rawValue))).saying(message)
            .with(.remedy(remedy)).with(.members(("retryable", .boolean(isRetryable))))
    }

    /// The same, with the place in a machine readable zone where one is known.
    func json(in zone: MRZError?) -> JSONValue {
        json.with(
            .members(
                ("line", .number(zone?.line)), ("column", .number(zone?.column)),
                ("field", .text(zone?.field?.rawValue))))
    }

    /// The object of a command that has nothing but its error to say.
    ///
    /// - Parameter schema: the format of the command; without one that of errors alone.
    func object(_ schema: String = "epass-error/1") -> JSONValue {
        .members(("schema", .string(schema)), ("error", json))
    }
}

extension CLIError {
    /// The name of a file or folder that is empty: a shell variable was not set.
    static func emptyName(_ message: Message) -> CLIError { CLIError(.usage, message, remedy: .cliNameFile) }

    /// An error of the way to a chip.
    init(_ error: CardChannelError) { self.init(layer: error) }

    /// An error of a reading, which says itself how far it had come.
    init(_ error: ReadError) {
        self.init(layer: error, phase: ErrorPhase(rawValue: error.phase.rawValue))
    }

    /// An error of trust material, or of the trust store.
    ///
    /// - Parameter store: the path of the store, where it may be one of its own files that the error names.
    init(_ error: TrustError, store: String? = nil) {
        let place = error.place(inStore: store)
        self.init(
            layer: error,
            message: place.isEmpty
                ? .cliTrustUnusable(error: error.message)
                : .cliTrustUnusableIn(place: DisplayText.escaped(place), error: error.message))
    }

    /// An error of the simulator.
    ///
    /// - Parameter name: of a profile, as it was given; the name of a file is told to whom it belongs.
    init(_ error: SimulatorError, profile name: String? = nil) {
        self.init(
            layer: error,
            message: error.member.map { Message.cliSimulatorMember(member: $0, error: error.message) },
            remedy: error.code == .profileUnknown && name?.hasSuffix(".json") == true ? .inputProfileIsFile : nil)
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
