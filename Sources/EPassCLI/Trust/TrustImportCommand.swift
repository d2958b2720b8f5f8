// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust import`: takes trust material into the store.
struct TrustImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: Words.say(.helpTrustImportCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustImportCommandText1, .helpTrustImportCommandText2, .helpTrustImportCommandText3,
            .helpTrustImportCommandText5,
            examples: [
                "epass trust import --pin 3C4F...B1 DE_ML.ml",
                "epass trust import --grant '3C4F...B1:master:*' DE_ML.ml",
                "epass trust import icaopkd-001.ldif icaopkd-002.ldif",
                "epass trust import --dry-run --json new/",
                "epass trust import --yes --named csca.pem",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustImportCommandPaths, valueName: .helpValueFiles), completion: .file())
    var paths: [String]

    @Option(
        help: ArgumentHelp(.helpTrustImportCommandStore, valueName: .helpValueDir), completion: .directory
    )
    var store: String?

    @Option(
        help: ArgumentHelp(
            .helpTrustImportCommandPin,
            valueName: .helpValueSha256))
    var pin: [String] = []

    @Option(
        help: ArgumentHelp(.helpTrustImportCommandGrant(form: GrantArgument.help), valueName: .helpValueGrant),
        transform: GrantArgument.parse)
    var grant: [GrantArgument] = []

    @Flag(help: ArgumentHelp(.helpTrustImportCommandYes))
    var yes = false

    @Flag(help: ArgumentHelp(.helpTrustImportCommandNamed))
    var named = false

    @Flag(help: ArgumentHelp(.helpTrustImportCommandDryRun))
    var dryRun = false

    @Flag(help: ArgumentHelp(.helpTrustImportCommandJson))
    var json = false

    mutating func validate() throws {
        for text in pin where FingerprintText.octets(text) == nil {
            throw ValidationError(.trustImportNoFingerprint(option: "--pin", text: text))
        }
    }

    func run() async throws {
        if paths.contains("") || store == "" {
            // Before anything is opened under an empty name.
            try reportEmptyName()
        }
        var run = TrustImportRun(paths: paths, store: store ?? TrustMaterial.defaultPath)
        run.pins = Set(pin.compactMap(FingerprintText.octets))
        run.grants = grant.map(\.grant)
        run.confirmsAll = yes
        run.namesCertificates = named
        run.isDryRun = dryRun
        run.isQuiet = json
        try run.report(asJSON: json)
    }

    private func reportEmptyName() throws {
        let error = CLIError.emptyName(.trustImportNameEmpty)
        if json {
            let result = TrustImportResult(store: store ?? TrustMaterial.defaultPath, isDryRun: dryRun)
            Terminal.print(result.json(error: error).text())
        }
        throw error
    }
}

extension CLIError {
    /// What keeps trust material from being imported.
    ///
    /// - Parameter store: the path of the store, where it may be one of its own files that the error names.
    init(importing error: TrustError, store: String? = nil) {
        let element = error.place(inStore: store)
        self.init(
            layer: error,
            message: element.isEmpty
                ? error.message : .trustImportErrorAt(place: DisplayText.escaped(element), reason: error.message))
    }
}
