// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassConformance
import EPassJSON
import EPassMessages

/// `epass conform diff`: what came out otherwise in a second run.
struct ConformDiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: Words.say(.helpConformDiffCommandAbstract),
        discussion: Words.paragraphs(
            .helpConformDiffCommandText1, examples: ["epass conform diff before.json after.json"]))

    @Argument(
        help: ArgumentHelp(.helpConformDiffCommandFirst, valueName: .helpValueFile), completion: .file())
    var first: String

    @Argument(
        help: ArgumentHelp(.helpConformDiffCommandSecond, valueName: .helpValueFile), completion: .file())
    var second: String

    @Flag(help: ArgumentHelp(.helpConformDiffCommandJson))
    var json = false

    private static let schema = "epass-conformance-diff/1"

    func run() async throws {
        let differences: [ConformanceDifference]
        do throws(CLIError) {
            differences = ConformanceDifference.between(try .load(first), try .load(second))
        } catch {
            if json { Terminal.print(error.object(Self.schema).text()) }
            throw error
        }
        if json {
            Terminal.print(Self.json(differences).text())
        } else {
            for difference in differences { Terminal.show(Words.say(difference.message), indent: 2) }
            if differences.isEmpty { Terminal.note(.conformanceDiffNothing) }
        }
        if !differences.isEmpty { throw ExitCode(ExitStatus.checkFailed.rawValue) }
    }

    private static func json(_ differences: [ConformanceDifference]) -> JSONValue {
        .members(
            ("schema", .string(schema)),
            (
                "differences",
                .array(
                    differences.map { difference in
                        .members(
                            ("case", .string(difference.id)), ("before", .text(difference.before?.rawValue)),
                            ("after", .text(difference.after?.rawValue)))
                    })
            ))
    }
}
