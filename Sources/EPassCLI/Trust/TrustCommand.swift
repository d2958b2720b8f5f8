// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser

/// `epass trust`: the trust store, what it holds and where that came from.
struct TrustCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust",
        abstract: "Import, show and examine the certificates and lists that a judgement rests on.",
        discussion: """
            The store is $XDG_DATA_HOME/epass/trust, or ~/.local/share/epass/trust; --store names another one. \
            Nothing is ever fetched from a network. Begin with epass trust setup.
            """,
        subcommands: [
            TrustSetupCommand.self, TrustImportCommand.self, TrustUpdateCommand.self, TrustListCommand.self,
            TrustShowCommand.self, TrustAuditCommand.self, TrustChainCommand.self, TrustDoctorCommand.self,
            TrustGrantCommand.self, TrustRemoveCommand.self, TrustUndoCommand.self, TrustHistoryCommand.self,
            TrustDiffCommand.self, TrustExportCommand.self,
        ]
    )
}
