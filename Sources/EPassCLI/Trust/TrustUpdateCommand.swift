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
        abstract: Words.say(.helpTrustUpdateCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustUpdateCommandText1, .helpTrustUpdateCommandText2, .helpTrustUpdateCommandText4,
            examples: [
                "epass trust update ~/Downloads/DE_ML_2026-08-19.ml",
                "epass trust update --command /usr/local/bin/fetch-lists --json",
                "epass trust audit --fail-older 90",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustUpdateCommandPaths, valueName: .helpValueFiles), completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            .helpTrustUpdateCommandCommand,
            valueName: .helpValueCommand), completion: .shellCommand("compgen -c"))
    var command: String?

    @Option(help: ArgumentHelp(.helpTrustUpdateCommandTimeout, valueName: .helpValueSeconds))
    var timeout = 600

    @Option(
        help: ArgumentHelp(.helpTrustUpdateCommandStore, valueName: .helpValueDir), completion: .directory
    )
    var store: String?

    @Flag(help: ArgumentHelp(.helpTrustUpdateCommandYes))
    var yes = false

    @Flag(help: ArgumentHelp(.helpTrustUpdateCommandDryRun))
    var dryRun = false

    @Flag(help: ArgumentHelp(.helpTrustUpdateCommandJson))
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
