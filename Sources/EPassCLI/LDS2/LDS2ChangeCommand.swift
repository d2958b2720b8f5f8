// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassLDS
import EPassMessages

/// A command that changes an LDS2 application: it takes a chip and a terminal, and prints its result in one way.
protocol LDS2ChangeCommand: AsyncParsableCommand, Sendable {
    var access: AccessOptions { get }
    var channel: ChannelOptions { get }
    var terminal: TerminalOptions { get }
    var trust: TrustOptions { get }
    var vouching: VouchingOptions { get }
    var policy: PolicyOptions { get }
    var trace: TraceOptions { get }
    var json: Bool { get }
}

extension LDS2ChangeCommand {
    mutating func validate() throws {
        guard terminal.areGiven else { throw ValidationError(.inputAppendWithoutTerminal) }
    }

    private var schema: String { "epass-lds2/1" }

    /// Does it, says what came of it, and ends the trace; with `--json` an object is printed, whatever came.
    ///
    /// - Parameter body: given the trace that is to be written.
    func reporting(_ body: (TraceFile?) async throws -> LDS2Told) async throws {
        var members: [(name: String, value: JSONValue)] = [("schema", .string(schema))]
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
