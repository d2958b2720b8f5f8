// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassLDS
import EPassMessages

/// What every change of an LDS2 application takes: a chip, a terminal, and how the result is printed.
struct LDS2ChangeOptions: ParsableArguments {
    @OptionGroup(title: Words.say(.helpTitleOpeningTheChip))
    var access: AccessOptions

    @OptionGroup(title: Words.say(.helpTitleWhichChip))
    var channel: ChannelOptions

    @OptionGroup(title: Words.say(.helpTitleTerminalAuthentication))
    var terminal: TerminalOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var trust: TrustOptions

    @Flag(help: ArgumentHelp(.helpLds2ChangeOptionsJson))
    var json = false

    mutating func validate() throws {
        guard terminal.areGiven else { throw ValidationError(.inputAppendWithoutTerminal) }
    }

    private static let schema = "epass-lds2/1"

    /// Does it; an error is printed as a JSON object where one is wanted, and thrown on.
    func reporting(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch let error as CLIError where json {
            Terminal.print(JSONValue.members(("schema", .string(Self.schema)), ("error", error.json)).text())
            throw error
        }
    }

    /// Says that it was done.
    ///
    /// - Parameter result: what a JSON object says of it beside the file.
    func tell(_ message: Message, of file: LDS2File, _ result: (name: String, value: JSONValue)) {
        guard json else { return Terminal.print(DisplayText.escaped(Words.say(message))) }
        Terminal.print(
            JSONValue.members(
                ("schema", .string(Self.schema)), ("application", .string(file.application.rawValue)),
                ("file", .string(file.name)), (result.name, result.value), ("error", .null)
            ).text())
    }
}
