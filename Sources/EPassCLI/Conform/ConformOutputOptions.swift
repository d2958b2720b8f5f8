// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassConformance
import EPassJSON
import EPassMessages

/// What becomes of the results of a run.
struct ConformOutputOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(.helpConformReaderCommandJson))
    var json = false

    @Option(help: ArgumentHelp(.helpConformReaderCommandJunit, valueName: .helpValueFile), completion: .file())
    var junit: String?

    @Option(help: ArgumentHelp(.helpConformReaderCommandHtml, valueName: .helpValueFile), completion: .file())
    var html: String?

    @Option(help: ArgumentHelp(.helpConformReaderCommandOut, valueName: .helpValueFile), completion: .file())
    var out: String?

    @Option(help: ArgumentHelp(.helpConformReaderCommandResume, valueName: .helpValueFile), completion: .file())
    var resume: String?

    private var paths: [(option: String, path: String)] {
        [("--junit", junit), ("--html", html), ("--out", out)].compactMap { option, path in path.map { (option, $0) } }
    }

    /// Runs a command of conformance; an error is an object where JSON was asked for.
    ///
    /// - Throws: `CLIError`, and `ExitCode` where the status is another than success.
    func run(_ carryOut: () async throws(CLIError) -> ExitStatus) async throws {
        let status: ExitStatus
        do throws(CLIError) {
            status = try await carryOut()
        } catch {
            // What could not be written is told beside the results, which are there already.
            if json, !Terminal.hasPrinted { Terminal.print(error.object(ConformanceResults.schema).text()) }
            throw error
        }
        if status != .success { throw ExitCode(status.rawValue) }
    }

    /// Lists cases or rules.
    func list(_ entries: [some ConformanceEntry], withUnits: Bool = false) {
        guard !json else {
            let rows = entries.map { item in
                JSONValue.members(
                    ("case", .string(item.id)), ("unit", .string(item.unit)), ("kind", .string(item.kind.rawValue)),
                    ("title", .string(item.title)), ("clause", .string(item.clause)),
                    ("expected", .string(item.expected.rawValue)))
            }
            Terminal.print(
                JSONValue.members(("schema", .string("epass-conformance-cases/1")), ("cases", .array(rows))).text())
            return
        }
        var table = TextTable()
        for item in entries { table.add((withUnits ? [item.unit] : []) + [item.id, item.title]) }
        for line in table.lines { Terminal.show(line) }
    }

    /// Confirms that every file can be made, before anything is run.
    ///
    /// - Throws: `CLIError`.
    func check() throws(CLIError) {
        for (index, one) in paths.enumerated() {
            try OutputFile.check(one.path)
            for other in paths[..<index] where OutputFile.areSame(one.path, other.path) {
                throw CLIError(
                    .usage,
                    .outputSameFileTrace(trace: one.option, option: other.option, file: one.path),
                    remedy: .outputGiveEachItsName)
            }
        }
    }

    /// What a run before has, by the names of cases; empty where none is gone on from.
    ///
    /// - Throws: `CLIError` where the file has results of another campaign, subject or policy.
    func resumed(
        campaign: String, subject: String, policy: Policy?
    ) throws(CLIError) -> [String: ConformanceResult] {
        guard let resume else { return [:] }
        let before = try ConformanceResults.load(resume)
        guard before.campaign == campaign, before.subject == subject, before.policy?.hash == policy?.hash else {
            throw CLIError(
                code: ConformanceError.Code.resultsInvalid, message: .conformanceResumeOther(file: resume),
                remedy: .conformanceResumeOtherRemedy)
        }
        Terminal.note(.conformanceResumed(count: before.results.count, file: resume))
        return Dictionary(before.results.map { ($0.id, $0) }) { $1 }
    }

    /// Writes the files, and prints.
    ///
    /// - Throws: `CLIError` where a file cannot be written; what was found is printed all the same.
    func write(_ results: ConformanceResults) throws(CLIError) {
        if json { Terminal.print(results.json.text()) } else { show(results) }
        if let out { try OutputFile.write(results.json.octets(), to: out) }
        if let junit { try OutputFile.write(Array(JUnitText.render(results).utf8), to: junit) }
        if let html {
            try OutputFile.write(
                Array(ResultsPage(results, tool: ToolVersion.identity, language: Words.current).html.utf8), to: html)
        }
    }

    /// Rules of one unit that cannot be judged for one reason are one entry: a file that does not decode has many.
    private static func grouped(_ results: [ConformanceResult]) -> [[ConformanceResult]] {
        results.reduce(into: []) { groups, result in
            if let last = groups.last?.last, result.findings != nil, result.outcome == .inconclusive,
                last.outcome == .inconclusive, last.unit == result.unit, last.reasons == result.reasons
            {
                groups[groups.count - 1].append(result)
            } else {
                groups.append([result])
            }
        }
    }

    private static func message(ofOpen group: [ConformanceResult]) -> Message {
        let first = group[0]
        return .conformanceOpen(
            outcome: first.outcome.message, unit: first.unit, count: group.count, name: first.id,
            reason: first.reasons.first ?? "")
    }

    private func show(_ results: ConformanceResults) {
        var table = TextTable([
            .conformanceHeadingUnit, .conformanceHeadingPass, .conformanceHeadingFail,
            .conformanceHeadingNotApplicable, .conformanceHeadingInconclusive,
        ])
        for unit in results.units { table.add([unit] + results.counts(of: unit).map(String.init)) }
        for line in table.lines { Terminal.print(line) }
        let notable = results.results.filter { $0.outcome == .fail || $0.outcome == .inconclusive }
        let told = results.results.count == 1 ? results.results : notable
        if !told.isEmpty { Terminal.print("") }
        for group in Self.grouped(told) {
            guard group.count == 1 else {
                Terminal.show(Words.say(Self.message(ofOpen: group)), indent: 2)
                continue
            }
            Terminal.show(Words.say(group[0].message), indent: 2)
            for detail in group[0].details { Terminal.show("  " + Words.say(detail), indent: 4) }
        }
        let advised = results.results.count { $0.outcome == .pass && $0.findings?.isEmpty == false }
        if advised > 0, results.results.count > 1 {
            Terminal.print("")
            Terminal.show(Words.say(.conformanceAdvised(count: advised)))
        }
        Terminal.print("")
        Terminal.show(Words.say(Self.summary(of: results)))
    }

    private static func summary(of results: ConformanceResults) -> Message {
        let (pass, fail) = (results.count(.pass), results.count(.fail))
        let (open, others) = (results.count(.inconclusive), results.count(.notApplicable))
        return results.results.contains { $0.findings != nil }
            ? .conformanceRuleSummary(pass: pass, fail: fail, open: open, others: others)
            : .conformanceSummary(
                pass: pass, count: results.applicableCount, fail: fail, open: open, others: others)
    }
}

extension ConformanceResults {
    /// How a run with these results ends.
    var exitStatus: ExitStatus { count(.fail) > 0 ? .checkFailed : count(.inconclusive) > 0 ? .undetermined : .success }
}

extension RetiredRow {
    /// Says of a row that was asked for by name and has no text where it went.
    func tell() {
        switch reason {
        case .moved(let other): Terminal.remark(.conformanceRowMoved(name: id, other: other))
        case .deleted(let edition): Terminal.remark(.conformanceRowDeleted(name: id, edition: edition))
        }
    }
}
