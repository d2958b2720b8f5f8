// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassTrust

/// `epass trust import`: takes trust material into the store.
struct TrustImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import master lists, PKD downloads, certificates and revocation lists.")

    @Argument(help: "A file or a folder.", completion: .file())
    var paths: [String]

    mutating func run() async throws {
        throw CLIError(.internalError, code: "cli.internal", message: "The import is not ready yet.")
    }
}
