// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassImages
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
            StatusCommand.self, SimulateCommand.self,
            SimulateCVCCommand.self, LDS2Command.self,
        ]
    )

    /// Runs the command that the arguments name and maps every error to an exit status, here and nowhere else.
    static func main() async {
        // Before anything is set up: the process that decodes images is this program, started again with nothing but an
        // image.
        ImageDecodingProcess.runIfAsked()
        ProcessHardening.apply()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == CommandCompletion.request {
            // The words of an unfinished line, which nothing else may judge.
            let words = Array(arguments.drop { $0 != "--" }.dropFirst())
            Terminal.print(await CommandCompletion(words).text, terminator: "")
            leave(with: ExitStatus.success.rawValue)
        }
        do {
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
            Terminal.complain(error)
            _exit(error.status.rawValue)
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
            let internalError = CLIError(.internalError, .terminalInternalError(error: "\(error)"))
            Terminal.complain(internalError)
            _exit(internalError.status.rawValue)
        }
    }
    // `_exit`, here and above: everything was written by then, and the destructors of libpcsclite can crash under a
    // call that still waits in it.

    private static func refuse(_ error: UsageError) -> Never {
        Terminal.complain(error.message, remedy: error.remedy)
        _exit(ErrorExit.usage.rawValue)
    }

    /// Ends the program; where the result could not be written, with that error and not with the status of the result.
    private static func leave(with status: Int32) -> Never {
        guard let error = Terminal.outputError else { _exit(status) }
        Terminal.complain(error)
        _exit(error.status.rawValue)
    }
}
