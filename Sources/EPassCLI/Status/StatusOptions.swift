// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassCrypto
import EPassMessages

/// Who is asked for what is reported of a document.
struct StatusOptions: ParsableArguments {
    @Option(
        name: .customLong("status"), help: ArgumentHelp(.helpStatusOptionsFile, valueName: .helpValueFile),
        completion: .file())
    var file: String?

    @Option(
        name: .customLong("status-command"),
        help: ArgumentHelp(
            .helpStatusOptionsCommand(seconds: StatusProgram.limitInSeconds), valueName: .helpValueCommand),
        completion: .shellCommand("compgen -c"))
    var command: String?

    @Option(
        name: .customLong("status-key"), help: ArgumentHelp(.helpStatusOptionsKey, valueName: .helpValueFile),
        completion: .file())
    var key: String?

    mutating func validate() throws {
        guard file == nil || command == nil else { throw ValidationError(.statusOneSource) }
        guard (file != nil || command != nil) == (key != nil) else {
            throw ValidationError(key == nil ? .statusNeedsKey : .statusKeyAlone)
        }
    }

    /// The option that names the source; nil where none does.
    var given: String? { file == nil ? command.map { _ in "--status-command" } : "--status" }

    /// The source; nil where none is named. What cannot be used is found before a document is read for it.
    ///
    /// - Throws: `CLIError`.
    func source() throws(CLIError) -> StatusSource? {
        guard let path = key else { return nil }
        let key = try StatusKeyFile.read(path)
        if let file { return try StatusSource(key: key, file: file) }
        guard let command else { return nil }
        return StatusSource(key: key, program: try StatusProgram(command))
    }
}

/// The file that holds the key of handles.
enum StatusKeyFile {
    private static let maximumLength = 256

    /// Reads a key. Others than its owner must not be able to: whoever has it can tell which documents a file names.
    ///
    /// - Throws: `CLIError`.
    static func read(_ path: String) throws(CLIError) -> StatusKey {
        guard try SecretFile.isPrivate(path) else {
            throw CLIError(status: StatusError(.key, .statusKeyShared), in: path)
        }
        let text = try SecretFile.read(path, limit: maximumLength)
        do throws(StatusError) {
            return try unsafe text.withUnsafeBytes { octets throws(StatusError) in
                try unsafe StatusKey(hexadecimal: octets)
            }
        } catch {
            throw CLIError(status: error, in: path)
        }
    }
}
