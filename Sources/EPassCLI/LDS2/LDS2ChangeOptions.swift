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

    @OptionGroup(title: Words.say(.helpTitleTrace))
    var trace: TraceOptions

    @Flag(help: ArgumentHelp(.helpLds2ChangeOptionsJson))
    var json = false

    mutating func validate() throws {
        guard terminal.areGiven else { throw ValidationError(.inputAppendWithoutTerminal) }
    }

    private static let schema = "epass-lds2/1"

    /// Does it, says what came of it, and ends the trace; with `--json` an object is printed, whatever came.
    ///
    /// - Parameter body: given the trace that is to be written.
    func reporting(_ body: (TraceFile?) async throws -> LDS2Told) async throws {
        var members: [(name: String, value: JSONValue)] = [("schema", .string(Self.schema))]
        do {
            let file = try trace.start(beside: [])
            let done: Result<LDS2Told, any Error>
            do { done = .success(try await body(file)) } catch { done = .failure(error) }
            let untraced = file?.finish()
            let told = try done.get()
            members += [("application", .string(told.file.application.rawValue)), ("file", .string(told.file.name))]
            members += told.members
            let message = try told.result.get()
            if json {
                Terminal.print(object(members, untraced))
            } else {
                Terminal.print(DisplayText.escaped(Words.say(message)))
            }
            if let untraced { throw LDS2Reported(error: untraced) }
        } catch let error as LDS2Reported {
            throw error.error
        } catch let error as CLIError where json {
            Terminal.print(object(members, error))
            throw error
        }
    }

    private func object(_ members: [(name: String, value: JSONValue)], _ error: CLIError?) -> String {
        let all = members + [("error", error?.json ?? .null)]
        return JSONValue.object(all.map { JSONMember(name: $0.name, value: $0.value) }).text()
    }
}

/// An error that a JSON object was printed with already.
private struct LDS2Reported: Error {
    let error: CLIError
}
