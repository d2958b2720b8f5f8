// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// `epass trust`: the trust store, what it holds and where that came from.
struct TrustCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust",
        abstract: Words.say(.helpTrustCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustCommandText1,
            examples: [
                "epass trust setup",
                "epass trust audit",
            ]),
        subcommands: [
            TrustSetupCommand.self, TrustImportCommand.self, TrustUpdateCommand.self, TrustListCommand.self,
            TrustShowCommand.self, TrustAuditCommand.self, TrustChainCommand.self, TrustDoctorCommand.self,
            TrustGrantCommand.self, TrustBlockCommand.self, TrustUnblockCommand.self, TrustRemoveCommand.self,
            TrustUndoCommand.self, TrustHistoryCommand.self,
            TrustDiffCommand.self, TrustExportCommand.self,
        ]
    )
}
