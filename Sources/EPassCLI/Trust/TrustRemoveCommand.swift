// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// `epass trust remove`: takes certificates, revocation lists and signed lists out of force.
struct TrustRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: Words.say(.helpTrustRemoveCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustRemoveCommandText1, .helpTrustRemoveCommandText2, .helpTrustRemoveCommandText4,
            examples: [
                "epass trust remove 8f3a21b0",
                "epass trust remove Germany --dry-run",
                "epass trust remove --list NL --yes",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustRemoveCommandWhat, valueName: .helpValueWhat))
    var what: String

    @Flag(help: ArgumentHelp(.helpTrustRemoveCommandList))
    var list = false

    @Flag(help: ArgumentHelp(.helpTrustRemoveCommandOnly))
    var only = false

    @OptionGroup var change: TrustChangeOptions

    func run() async throws {
        let name = "remove " + (list ? "--list " : "") + (only ? "--only " : "") + what
        try change.carryOut(schema: "epass-trust-remove/1", as: name) {
            path throws(TrustError) in
            try TrustStore.open(path: path).begin(at: Clock.now())
        } change: { transaction in
            let snapshot = try transaction.snapshot()
            var digests = try objects(in: snapshot)
            let others = Self.ofSameKey(digests, in: snapshot)
            if only {
                if !others.isEmpty { Terminal.remark(.trustRemoveKeyStays(count: others.count)) }
            } else {
                digests += others
            }
            _ = try transaction.remove(digests)
            return .trustRemoveAsked(count: digests.count)
        }
    }

    /// The other CSCA certificates of the keys of these: by each of them the key stays trusted.
    private static func ofSameKey(_ digests: [[UInt8]], in trust: TrustSnapshot) -> [[UInt8]] {
        let anchors = digests.compactMap(trust.anchor(withFingerprint:))
        let others = anchors.flatMap { trust.anchors(withKeyOf: $0.certificate) }.map(\.fingerprint)
        return Set(others).subtracting(digests).sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func objects(in trust: TrustSnapshot) throws(CLIError) -> [[UInt8]] {
        let digits = what.filter { $0 != ":" && $0 != " " }.lowercased()
        if digits.count >= 6, digits.allSatisfy(\.isHexDigit) {
            let found = StoreSearch(trust).objects(for: what).filter { $0.isInForce && (!list || $0.kind == .list) }
            guard found.count <= 1 else {
                throw CLIError(.notInStore, .trustRemoveSeveral(count: found.count, text: digits))
            }
            if let only = found.first { return [only.digest] }
        }
        guard let country = CountryArgument.known(what, in: trust) else {
            throw CLIError(
                .notInStore, .trustCommandNothingHas(text: DisplayText.escaped(what)),
                remedy: CountryArgument.meant(what).map { .countryMeant(names: $0) } ?? .trustCommandWhatThereIs)
        }
        let found = trust.objects.filter { object in
            object.isInForce && (object.kind == .list) == list
                && (object.country.isEmpty ? "?" : object.country) == country
        }.map(\.digest)
        guard !found.isEmpty else { throw TrustMaterial.nothing(of: country) }
        return found
    }
}

/// What the commands have in common that change the store by a word of the operator.
struct TrustChangeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(.helpTrustChangeOptionsStore, valueName: .helpValueDir), completion: .directory
    )
    var store: String?

    @Flag(help: ArgumentHelp(.helpTrustChangeOptionsYes))
    var yes = false

    @Flag(help: ArgumentHelp(.helpTrustChangeOptionsDryRun))
    var dryRun = false

    @OptionGroup var output: TrustOutputOptions

    /// Opens the store, changes it, shows the difference, asks, and commits.
    ///
    /// - Parameters:
    ///   - name: what the history calls it.
    ///   - change: makes the change and gives the question.
    func carryOut(
        schema: String, as name: String, begin: (String) throws(TrustError) -> TrustTransaction,
        change: (TrustTransaction) throws -> Message
    ) throws {
        try output.reportingErrors(schema: schema) {
            if store == "" { throw CLIError.emptyName(.trustImportNameEmpty) }
            let path = store ?? TrustMaterial.defaultPath
            do {
                try carryOut(path, schema, name, begin, change)
            } catch let error as TrustError {
                guard error.code == .noSuchFile else { throw CLIError(importing: error, store: path) }
                throw TrustStoreOptions.noStore(at: DisplayText.escaped(path))
            }
        }
    }

    private func carryOut(
        _ path: String, _ schema: String, _ name: String, _ begin: (String) throws(TrustError) -> TrustTransaction,
        _ change: (TrustTransaction) throws -> Message
    ) throws {
        let transaction = try begin(path)
        defer { transaction.drop() }
        let question = try change(transaction)
        let difference = try transaction.difference()
        if !output.json { TrustDifferenceText.show(TrustDifferenceText.changes(difference)) }
        var snapshot: TrustSnapshot?
        if !dryRun {
            if !yes {
                guard !output.json else { throw Confirmation.nobody(isImport: false) }
                try Confirmation.ask(question, isImport: false)
            }
            snapshot = try transaction.commit(as: name)
        }
        guard !output.json else {
            return Terminal.print(
                JSONValue.members(
                    ("schema", .string(schema)), ("store", .string(path)), ("dryRun", .boolean(dryRun)),
                    ("committed", .boolean(snapshot != nil)), ("difference", TrustDifferenceJSON.value(difference)),
                    ("anchorCount", .number(snapshot?.anchorCount)),
                    ("sha256", .text(snapshot.map { Hexadecimal.lowercaseText($0.snapshotHash) }))
                ).text())
        }
        guard let snapshot else { return Terminal.show(Words.say(.trustImportDryRun(path: path))) }
        let hash = Hexadecimal.lowercaseText(Array(snapshot.snapshotHash.prefix(8)))
        Terminal.show(Words.say(.trustImportDone(path: path, count: snapshot.anchorCount, hash: hash)))
    }
}
