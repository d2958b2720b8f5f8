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
        abstract: "Show a trace of epass read step by step: each command, its answer, and what they mean.",
        discussion: """
            Reads what epass read --trace or --trace-unsafe wrote. Octets of commands and answers are not shown, also \
            where the trace has them.
            """)

    @Argument(help: "The trace, or - for standard input.", completion: .file())
    var file: String

    @Flag(help: "Show the data objects of each command and answer: tag, name and length.")
    var objects = false

    @Option(
        help: ArgumentHelp(
            "Write the trace without the octets to a new file, which can be passed on.", valueName: "file"),
        completion: .file())
    var redact: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    mutating func run() throws {
        do {
            try show()
        } catch let error as CLIError where json {
            Terminal.print(TraceViewJSON.error(error).text())
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
