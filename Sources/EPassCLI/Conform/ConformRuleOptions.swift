// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassConformance
import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassMessages

/// Which rules for files are judged, and what becomes of the results: what `conform lds` and `conform pki` share.
struct ConformRuleOptions: ParsableArguments {
    @Option(name: .customLong("case"), help: ArgumentHelp(.helpConformRulesCase, valueName: .helpValueCase))
    var cases: [String] = []

    @Option(name: .customLong("unit"), help: ArgumentHelp(.helpConformRulesUnit, valueName: .helpValueUnit))
    var units: [String] = []

    @Flag(help: ArgumentHelp(.helpConformRulesList))
    var list = false

    /// Judges, or lists.
    ///
    /// - Parameters:
    ///   - campaign: the rules.
    ///   - output: what becomes of the results.
    ///   - read: what they are held against, with what it is called and all its octets.
    /// - Throws: `ExitCode` and `CLIError`.
    func run<Subject>(
        _ campaign: RuleCampaign<Subject>, _ output: ConformOutputOptions,
        reading read: () throws(CLIError) -> ConformedFiles<Subject>
    ) throws {
        let status: ExitStatus
        do throws(CLIError) {
            status = try carryOut(campaign, output, read)
        } catch {
            if output.json, !Terminal.hasPrinted { Terminal.print(error.object(ConformanceResults.schema).text()) }
            throw error
        }
        if status != .success { throw ExitCode(status.rawValue) }
    }

    private func carryOut<Subject>(
        _ campaign: RuleCampaign<Subject>, _ output: ConformOutputOptions,
        _ read: () throws(CLIError) -> ConformedFiles<Subject>
    ) throws(CLIError) -> ExitStatus {
        try output.check()
        let rules: [ConformanceRule<Subject>]
        do throws(ConformanceError) {
            rules = try campaign.rules(named: cases, ofUnits: units)
        } catch {
            throw CLIError(layer: error, remedy: .conformanceListNames(campaign: campaign.name))
        }
        if list {
            show(rules, json: output.json)
            return .success
        }
        let files = try read()
        let known = try output.resumed(subject: files.name, policy: nil)
        let made = campaign.run(rules.filter { known[$0.id] == nil }, on: files.subject)
        let found = known.merging(made.map { ($0.id, $0) }) { $1 }
        let results = ConformanceResults(
            campaign: campaign.name, subject: files.name, results: rules.compactMap { found[$0.id] })
        try output.write(results)
        return results.count(.fail) > 0 ? .checkFailed : results.count(.inconclusive) > 0 ? .undetermined : .success
    }

    private func show<Subject>(_ rules: [ConformanceRule<Subject>], json: Bool) {
        guard !json else {
            let rows = rules.map { rule in
                JSONValue.members(
                    ("case", .string(rule.id)), ("unit", .string(rule.unit)), ("kind", .string(rule.kind.rawValue)),
                    ("title", .string(rule.title)), ("clause", .string(rule.clause)),
                    ("expected", .string(ConformanceCase.Expected.successful.rawValue)))
            }
            Terminal.print(
                JSONValue.members(("schema", .string("epass-conformance-cases/1")), ("cases", .array(rows))).text())
            return
        }
        var table = TextTable()
        for rule in rules { table.add([rule.unit, rule.id, rule.title]) }
        for line in table.lines { Terminal.show(line) }
    }
}

/// What rules are held against, and what it is called in results: its names, and a part of the hash of its octets, by
/// which a later run knows it again.
struct ConformedFiles<Subject> {
    let subject: Subject
    let name: String

    /// - Parameters:
    ///   - names: of files, as they were given.
    ///   - parts: the octets of everything that is judged, or hashes of them.
    init(_ subject: Subject, names: [String], parts: [[UInt8]]) {
        self.subject = subject
        let digests = parts.map { (try? HashAlgorithm.sha256.hash($0)) ?? [] }
        let digest = (try? HashAlgorithm.sha256.hash(digests.flatMap(\.self))) ?? []
        let most = 4
        let named = names.prefix(most).joined(separator: ", ") + (names.count > most ? ", ..." : "")
        name = "\(named) (SHA-256 \(Hexadecimal.lowercaseText(Array(digest.prefix(8)))))"
    }
}
