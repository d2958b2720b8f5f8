// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust list`: the anchors, a line each.
struct TrustListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: Words.say(.helpTrustListCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustListCommandText1,
            examples: [
                "epass trust list --country DE",
                "epass trust list --basis unpinned",
                "epass trust list --store list.ml --json",
            ]))

    @Option(help: ArgumentHelp(.helpTrustListCommandCountry, valueName: .helpValueCode))
    var country: String?

    @Option(
        help: ArgumentHelp(
            .helpTrustListCommandBasis(values: TrustBasis.allCases.map(\.rawValue)),
            valueName: .helpValueBasis), completion: .list(TrustBasis.allCases.map(\.rawValue)))
    var basis: String?

    @OptionGroup var options: TrustStoreOptions
    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws {
        if let basis, TrustBasis(rawValue: basis) == nil {
            throw ValidationError(.trustCommandNoBasis(basis: basis, bases: TrustBasis.allCases.map(\.rawValue)))
        }
    }

    func run() async throws { try output.reportingErrors(schema: "epass-trust-list/1") { try show() } }

    private func show() throws {
        let trust = try options.load()
        let wanted = try country.map { text throws(CLIError) in try CountryArgument.code(text, in: trust) }
        let all = AnchorEntry.all(in: trust, country: wanted)
        if let country, all.isEmpty { throw TrustMaterial.nothing(of: country) }
        let entries = all.filter { basis == nil || $0.anchor.basis.rawValue == basis }
        guard !output.json else {
            return Terminal.print(
                JSONValue.members(
                    ("schema", .string("epass-trust-list/1")), ("trust", trust.summaryJSON),
                    ("anchors", .array(entries.map(\.json))), ("blocks", BlockList.json(trust))
                ).text())
        }
        var table = TextTable(AnchorEntry.header)
        for entry in entries { table.add(entry.cells) }
        for line in table.lines where !entries.isEmpty { Terminal.print(line) }
        for line in BlockList.lines(trust) { Terminal.show(line, indent: 2) }
        Terminal.note(
            .trustCommandShown(
                shown: entries.count, anchors: trust.anchorCount, countries: trust.countries.count,
                hash: trust.shortHash))
    }
}

extension TrustSnapshot {
    /// The snapshot in a line.
    var summary: Message {
        .trustCommandSummary(anchors: anchorCount, countries: countries.count, hash: shortHash)
    }

    /// The beginning of its hash.
    fileprivate var shortHash: String { String(Hexadecimal.lowercaseText(snapshotHash).prefix(12)) }

    /// What every JSON object of `epass trust` says about what it looked at.
    var summaryJSON: JSONValue {
        .members(
            ("name", .known(name)), ("sha256", .string(Hexadecimal.lowercaseText(snapshotHash))),
            ("anchorCount", .number(anchorCount)), ("countryCount", .number(countries.count)))
    }
}
