// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// Which trust material a command of `epass trust` looks at.
struct TrustStoreOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            .helpTrustStoreOptionsStore,
            valueName: .helpValuePath), completion: .directory)
    var store: String?

    /// The material. Without a path the default store must be there.
    ///
    /// - Throws: `CLIError` with `cli.noStore` where it is not.
    func load() throws(CLIError) -> TrustSnapshot {
        store == nil ? try Self.loadDefault() : try TrustMaterial.load(store)
    }

    /// The default store, which must be there.
    ///
    /// - Throws: `CLIError` with `cli.noStore` where it is not.
    static func loadDefault() throws(CLIError) -> TrustSnapshot {
        guard TrustMaterial.hasDefaultStore else { throw noStore(at: TrustMaterial.defaultPath) }
        do throws(CLIError) {
            return try TrustMaterial.load(nil)
        } catch {
            // A folder in which the making of a store was ended: the same as none.
            throw error.code == TrustError.Code.noSuchFile.rawValue ? noStore(at: TrustMaterial.defaultPath) : error
        }
    }

    /// That there is no store, in every command that needs one.
    static func noStore(at path: String) -> CLIError {
        CLIError(.noStore, .storeNotThere(path: path))
    }
}

/// Whether the result is printed as JSON.
struct TrustOutputOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(.helpTrustOutputOptionsJson))
    var json = false

    /// Runs a command; with `--json` an error is an object on standard output, too, before it is thrown on.
    func reportingErrors(schema: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as CLIError where json {
            Terminal.print(error.object(schema).text())
            throw error
        }
    }
}
