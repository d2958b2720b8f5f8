// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassImages
import EPassJSON
import EPassMessages
import Glibc

/// The program `epass`.
@main
struct EPassCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "epass",
        abstract: Words.say(.helpEpassCommandAbstract),
        discussion: Words.paragraphs(
            .helpEpassCommandText1,
            examples: [
                "epass read --simulate",
                "epass read --mrz",
                "epass doctor",
            ]),
        version: ToolVersion.text,
        subcommands: [
            ReadCommand.self, VerifyCommand.self, EvidenceCommand.self, InspectCommand.self, MRZCommand.self,
            ReadersCommand.self, DoctorCommand.self, TraceCommand.self, TrustCommand.self, PolicyCommand.self,
            StatusCommand.self, SignedResultCommand.self, SimulateCommand.self,
            SimulateCVCCommand.self, ConformCommand.self, LDS2Command.self, ServeCommand.self, SchemaCommand.self,
        ]
    )

    /// Runs the command that the arguments name and maps every error to an exit status, here and nowhere else.
    static func main() async {
        // Before anything is set up: the process that decodes images is this program, started again with nothing but an
        // image.
        ImageDecodingProcess.runIfAsked()
        ProcessHardening.apply()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--version"] {
            // What scripts ask before anything else needs no tree of commands, which takes longer than all the rest of
            // this start.
            Terminal.print(ToolVersion.text)
            leave(with: ExitStatus.success.rawValue)
        }
        if arguments.first == CommandCompletion.request {
            // The words of an unfinished line, which nothing else may judge.
            let words = Array(arguments.drop { $0 != "--" }.dropFirst())
            Terminal.print(await CommandCompletion(words).text, terminator: "")
            leave(with: ExitStatus.success.rawValue)
        }
        do {
            try ArgumentText.requireReadable()
            try Words.requireUsable()
            try ArgumentText.requireUTF8()
            try DoubledOptions.refuse(in: CommandLine.arguments)
            if let script = try CompletionScript.asked(in: arguments) {
                Terminal.print(script.text, terminator: "")
                leave(with: ExitStatus.success.rawValue)
            }
            if let help = try HelpRequest.asked(in: arguments) {
                try help.show()
                leave(with: ExitStatus.success.rawValue)
            }
            let command = try parseAsRoot(SimulateCVCCommand.joined(Words.withoutOption(arguments)))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                var command = command
                try command.run()
            }
            if Terminal.outputError != nil { leave(with: ExitStatus.success.rawValue) }
        } catch let error as CLIError {
            end(with: error)
        } catch let error as UsageError {
            refuse(error)
        } catch let code as ExitCode {
            leave(with: code.rawValue)
        } catch is CancellationError {
            _exit(ErrorExit.interrupted.rawValue)
        } catch {
            // The version, completions and errors of usage are ArgumentParser's own; anything else was not foreseen.
            let code = exitCode(for: error)
            if code == .success { exit(withError: error) }
            if code == .validationFailure { refuse(UsageError.of(error, arguments: arguments)) }
            end(with: CLIError(.internalError, .terminalInternalError(error: "\(error)")))
        }
    }
    // `_exit`, here and above: everything was written by then, and the destructors of libpcsclite can crash under a
    // call that still waits in it.

    private static func refuse(_ error: UsageError) -> Never {
        end(with: CLIError(.usage, error.message, remedy: error.remedy))
    }

    /// Ends the program with an error. Where JSON was asked for and the command printed none, that says it.
    private static func end(with error: CLIError) -> Never {
        let words = CommandLine.arguments.prefix { $0 != "--" }
        if words.contains("--json") || words.contains("--json-lines"), !Terminal.hasPrinted {
            let isLine = words.contains("--json-lines") || words.contains("--watch")
            Terminal.print(isLine ? error.object().line() : error.object().text())
        }
        Terminal.complain(error)
        _exit(error.status.rawValue)
    }

    /// Ends the program; where the result could not be written, with that error and not with the status of the result.
    private static func leave(with status: Int32) -> Never {
        guard let error = Terminal.outputError else { _exit(status) }
        Terminal.complain(error)
        _exit(error.status.rawValue)
    }
}
