// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust update`: the next issues of the lists that the store has.
struct TrustUpdateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Take the next issues of the lists that the store has.",
        discussion: """
            Takes, from a file or folder, the newer lists of the publishers whose lists are in the store, the CRLs of \
            its CSCAs and copies of the document signers that those certified; everything else is counted and passed \
            over. Grants and pins hold as they were given. What they foresaw needs no confirmation, so that a timer can \
            run it: new countries and keys that stand in full, and a few anchors that leave. What stands on less, and \
            an issue that would let go of more than a quarter of the anchors, needs --yes. All is written in one step, or \
            nothing. A list, or a CRL, that is older than the one in the store is refused.

            epass fetches nothing. --command runs a program of yours that does, with arguments and without a shell: it \
            finds the path of an empty private folder in EPASS_TRUST_FOLDER, and what it puts there is taken. Where it \
            ends with anything but 0, nothing is.

            EXAMPLES
              epass trust update ~/Downloads/DE_ML_2026-08-19.ml
              epass trust update --command /usr/local/bin/fetch-lists --json
              epass trust audit --fail-older 90

            Exits with 0 where the store is up to date, also where nothing was new, 64 where something has to be \
            confirmed and nobody was asked, 65 where a list was refused or nothing follows the store, 66 where there is \
            no store or no such file, 69 where the command failed, 73 where the store cannot be written, 75 where \
            another process writes to it.
            """)

    @Argument(help: "A file, or a folder.", completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "Run this program, which puts files into the folder that EPASS_TRUST_FOLDER names, and take those.",
            valueName: "command"), completion: .shellCommand("compgen -c"))
    var command: String?

    @Option(help: ArgumentHelp("With --command: how long it may run.", valueName: "seconds"))
    var timeout = 600

    @Option(
        help: ArgumentHelp("The store (default: the one of the data folder).", valueName: "dir"), completion: .directory
    )
    var store: String?

    @Flag(help: "Confirm everything that has to be confirmed; nothing is granted by it.")
    var yes = false

    @Flag(help: "Show what would change, and change nothing.")
    var dryRun = false

    @Flag(help: "Print one JSON object.")
    var json = false

    mutating func validate() throws {
        guard paths.isEmpty != (command == nil) else { throw ValidationError(.trustUpdateFolderOrCommand) }
        guard (1...86_400).contains(timeout) else { throw ValidationError(.trustUpdateTimeout) }
    }

    func run() async throws {
        let path = store ?? TrustMaterial.defaultPath
        guard let command else { return try report(paths, path) }
        do throws(CLIError) {
            if path.isEmpty { throw CLIError.emptyName(.trustImportNameEmpty) }
            // Before a program runs for it.
            do throws(TrustError) {
                _ = try TrustStore.open(path: path)
            } catch {
                guard error.code == .noSuchFile else { throw CLIError(importing: error, store: path) }
                throw TrustStoreOptions.noStore(at: DisplayText.escaped(path))
            }
        } catch {
            return try fail(error, path)
        }
        let program: ResultCommand
        let folder: PrivateFolder
        do throws(CLIError) {
            program = try ResultCommand(command, limit: .seconds(timeout))
            folder = try PrivateFolder()
        } catch {
            return try fail(error, path)
        }
        defer { folder.remove() }
        let failure = await Interruption.cancelling {
            await program.run(input: [], variables: ["EPASS_TRUST_FOLDER": folder.path])
        }
        if let failure {
            return try fail(CLIError(.commandFailed, failure, remedy: .trustUpdateNothingTaken), path)
        }
        try report([folder.path], path)
    }

    private func report(_ paths: [String], _ store: String) throws {
        guard !paths.contains(""), !store.isEmpty else { return try fail(.emptyName(.trustImportNameEmpty), store) }
        var run = TrustImportRun(paths: paths, store: store)
        run.confirmsAll = yes
        run.isDryRun = dryRun
        run.isQuiet = json
        run.isUpdate = true
        run.command = "update"
        if command != nil { run.historyName = "update --command" }
        try run.report(asJSON: json)
    }

    private func fail(_ error: CLIError, _ store: String) throws {
        if json {
            Terminal.print(TrustImportResult(store: store, isDryRun: dryRun).json(error: error).text())
        }
        throw error
    }
}
