// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// `epass trace`: shows what terminal and chip said to each other.
struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: Words.say(.helpTraceCommandAbstract),
        discussion: Words.paragraphs(
            .helpTraceCommandText1,
            examples: [
                "epass trace reading.trace",
                "epass trace reading.trace --objects",
                "epass trace secret.trace --redact reading.trace",
            ]))

    @Argument(help: ArgumentHelp(.helpTraceCommandFile, valueName: .helpValueFile), completion: .file())
    var file: String

    @Flag(help: ArgumentHelp(.helpTraceCommandObjects))
    var objects = false

    @Option(
        help: ArgumentHelp(.helpTraceCommandRedact, valueName: .helpValueFile),
        completion: .file())
    var redact: String?

    @Flag(help: ArgumentHelp(.helpTraceCommandJson))
    var json = false

    mutating func run() throws {
        do {
            try show()
        } catch let error as CLIError where json {
            Terminal.print(error.object(TraceViewJSON.schema).text())
            throw error
        }
    }

    private func show() throws {
        if let redact { try OutputFile.check(redact) }
        let octets = try InputFile.read(file)
        let trace: Trace
        do throws(TraceError) {
            trace = try Trace(parsing: octets)
        } catch {
            throw CLIError(
                layer: error, message: .traceWrong(error: error.message, line: error.line, file: file))
        }
        if let redact { try OutputFile.write(trace.redacted(), to: redact) }
        let view = TraceView(trace)
        if json {
            Terminal.print(TraceViewJSON.value(view).text())
        } else {
            for line in TraceText.lines(of: view, showsObjects: objects) { Terminal.print(line) }
        }
        if trace.isCut { Terminal.remark(.noteTraceCut(file: file)) }
    }
}
