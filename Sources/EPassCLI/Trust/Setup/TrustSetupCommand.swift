// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// `epass trust setup`: from nothing to a store that knows issuers, by questions at the terminal.
struct TrustSetupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: Words.say(.helpTrustSetupCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustSetupCommandText1,
            examples: [
                "epass trust setup",
                "epass trust setup ~/Downloads/DE_ML_2026-05-28-08-28-45.ml",
                "epass trust setup --list",
                "epass trust setup --list --json",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustSetupCommandPaths, valueName: .helpValueFiles), completion: .file())
    var paths: [String] = []

    @Flag(help: ArgumentHelp(.helpTrustSetupCommandList))
    var list = false

    @Option(
        help: ArgumentHelp(.helpTrustSetupCommandStore, valueName: .helpValueDir), completion: .directory
    )
    var store: String?

    @Flag(help: ArgumentHelp(.helpTrustSetupCommandJson))
    var json = false

    mutating func validate() throws {
        guard !json || list else { throw ValidationError(.trustSetupJsonNeedsList) }
        guard !list || paths.isEmpty else { throw ValidationError(.trustSetupListAlone) }
    }

    func run() async throws {
        guard !list else { return printLists() }
        if paths.contains("") || store == "" { throw CLIError.emptyName(.trustImportNameEmpty) }
        guard Terminal.canAsk else {
            throw CLIError(.noTerminal, .trustSetupNoTerminal, remedy: .trustSetupWithoutTerminal)
        }
        try TrustSetupDialogue(store: store ?? TrustMaterial.defaultPath, paths: paths).run()
    }

    private func printLists() {
        guard !json else {
            return Terminal.print(
                JSONValue.members(
                    ("schema", .string("epass-trust-setup/1")),
                    ("lists", .array(TrustPublication.all.map(\.json)))
                ).text())
        }
        for line in TrustPublicationText.lines(of: TrustPublication.all) { Terminal.show(line, indent: line.indent) }
    }
}

extension String {
    /// The spaces in front, and two more.
    fileprivate var indent: Int { prefix { $0 == " " }.count + 2 }
}

/// The table of published lists, in lines.
enum TrustPublicationText {
    /// Lists of many States first, then downloads, then States' own certificates.
    ///
    /// - Parameter isShort: whether what to compare is left out: a screen has few lines, and the question says it
    ///   again.
    static func lines(of publications: [TrustPublication], isShort: Bool = false) -> [String] {
        let parts: [(Message, (TrustPublication) -> Bool)] = [
            (.trustSetupLists, { $0.kind.list != nil }), (.trustSetupDownloads, { $0.kind == .ldif }),
            (.trustSetupCertificates, { $0.kind == .certificateFile }),
        ]
        var lines: [String] = []
        for (heading, isMeant) in parts {
            let members = publications.filter(isMeant)
            guard !members.isEmpty else { continue }
            lines += [Words.say(heading)] + members.flatMap { Self.lines(of: $0, isShort) }
        }
        if let looked = publications.map(\.looked).min() { lines.append(Words.say(.trustSetupLooked(date: looked))) }
        return lines
    }

    private static func lines(of publication: TrustPublication, _ isShort: Bool) -> [String] {
        var lines = [
            "  " + Words.say(.trustSetupEntry(state: publication.state, publisher: publication.publisher)),
            "    " + publication.page,
        ]
        if !isShort, let fingerprint = publication.fingerprint {
            let algorithm = fingerprint.algorithm.rawValue
            lines.append(
                "    "
                    + Words.say(
                        fingerprint.page == publication.page
                            ? .trustSetupCompareThere(algorithm: algorithm)
                            : .trustSetupCompareAt(algorithm: algorithm, page: fingerprint.page)))
        }
        return lines + publication.remarks.map { "    " + Words.say($0) }
    }
}
