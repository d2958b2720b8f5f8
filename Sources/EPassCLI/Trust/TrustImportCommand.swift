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
        abstract: "Import master lists, PKD downloads, certificates, CRLs, deviation and defect lists.",
        discussion: """
            Files are told by their octets: certificates, CRLs and signed lists in DER or PEM, LDIF as the ICAO PKD \
            offers it, and folders of them. An entry that cannot be read is skipped and named; the rest is imported. \
            What would change is shown first. A new country, another key under a known name, an anchor that leaves, \
            and a list that nothing trusted stands behind have to be confirmed, at the terminal or with --yes.

            A master list brings the certificate of its own signer along and so proves nothing by itself: compare the \
            SHA-256 of that CSCA certificate, or of the list, with what its issuer publishes, and give it with --pin. \
            Without, its certificates are unpinned, and the policies border and strict refuse what rests on them. A \
            list, or a CRL, that is older than the one in the store is refused.

            A CSCA speaks for its own State. What its lists say about other States is taken by border and strict only \
            where the list itself was pinned, or under a grant, which holds for the next lists as well: --grant, the \
            answer to a question at the terminal, or epass trust grant. --yes confirms changes and grants nothing.

            EXAMPLES
              epass trust import --pin 3C4F...B1 DE_ML.ml
              epass trust import --grant '3C4F...B1:master:*' DE_ML.ml
              epass trust import icaopkd-001.ldif icaopkd-002.ldif
              epass trust import --dry-run --json new/
              epass trust import --yes csca.pem

            Exits with 0 where all was imported that could be read, 64 where something has to be confirmed and nobody \
            was asked, 65 where a list was refused or nothing could be read, 66 where there is no such file, 73 where \
            the store cannot be written, 75 where another process writes to it, 130 where the answer was no.
            """)

    @Argument(help: "A file, or a folder.", completion: .file())
    var paths: [String]

    @Option(
        help: ArgumentHelp("The store (default: the one of the data folder).", valueName: "dir"), completion: .directory
    )
    var store: String?

    @Option(
        help: ArgumentHelp(
            "SHA-256 of a CSCA certificate, or of a list, that you trust. May be given more than once.",
            valueName: "sha256"))
    var pin: [String] = []

    @Option(
        help: ArgumentHelp("\(GrantArgument.help) May be given more than once.", valueName: "grant"),
        transform: GrantArgument.parse)
    var grant: [GrantArgument] = []

    @Flag(help: "Confirm everything that has to be confirmed; nothing is granted by it.")
    var yes = false

    @Flag(help: "Show what would change, and change nothing.")
    var dryRun = false

    @Flag(help: "Print one JSON object.")
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

/// SHA-256 as people write it.
enum FingerprintText {
    /// The octets of 64 hexadecimal digits, with or without colons and blanks; nil for anything else.
    static func octets(_ text: String) -> [UInt8]? {
        Hexadecimal.octets(text, passingOver: ": ").flatMap { $0.count == 32 ? $0 : nil }
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
