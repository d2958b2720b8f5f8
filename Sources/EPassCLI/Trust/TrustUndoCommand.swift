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
        abstract: "Take back the last change of the store, or several.",
        discussion: """
            Brings the store back to what it was before the last change that still stands: run again it goes one change \
            further. --to goes to the state after the change of that number (epass trust history), also forward to one \
            that was taken back. Ten earlier states are kept. What changes is shown first, and asked for. The undo is a \
            change of its own: nothing is lost by it.

            EXAMPLES
              epass trust undo
              epass trust history
              epass trust undo --to 12 --yes
            """)

    @Option(help: ArgumentHelp("Bring back the state after the change of this number.", valueName: "number"))
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
