// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassTrust

/// `epass trust undo`: brings an earlier state of the store back.
struct TrustUndoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: Words.say(.helpTrustUndoCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustUndoCommandText1,
            examples: [
                "epass trust undo",
                "epass trust history",
                "epass trust undo --to 12 --yes",
            ]))

    @Option(help: ArgumentHelp(.helpTrustUndoCommandTo, valueName: .helpValueNumber))
    var to: UInt64?

    @OptionGroup var change: TrustChangeOptions

    func run() async throws {
        try change.carryOut(schema: "epass-trust-undo/1", as: to.map { "undo --to \($0)" } ?? "undo") {
            path throws(TrustError) in
            try TrustStore.open(path: path).beginUndo(to: to, at: Clock.now())
        } change: { _ in
            .trustUndoAsked
        }
    }
}
