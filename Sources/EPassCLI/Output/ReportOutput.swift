// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// How a report is shown, and the exit status that follows from it.
struct ReportOutput: ParsableArguments {
    @Flag(help: "Print the report as one JSON object.")
    var json = false

    /// Prints a report to standard output.
    ///
    /// - Parameter error: what went wrong beside the judgement; with `--json` it is the report's `error` where the
    ///   reading has none.
    func print(_ report: InspectionReport, _ error: CLIError? = nil) {
        if json {
            let value = report.json()
            let told = report.error.map { CLIError($0) } ?? error
            Terminal.print((told.map { Self.value(value, with: $0) } ?? value).text())
        } else {
            Terminal.print(
                ReportText.render(
                    report, style: .init(usesColor: Terminal.usesColour, usesUnicode: Terminal.usesUnicode),
                    language: Words.current, width: Terminal.outputWidth),
                terminator: "")
        }
    }

    /// With `--json` an error that came before anything was judged is an object on standard output too.
    func print(_ error: CLIError) {
        guard json else { return }
        // The report of a reading that did not begin, with the error as it is: of whatever layer.
        let nothing = ReadError(.own(.inputInvalid), phase: .connect, message: error.message, remedy: error.remedy)
        let report = InspectionReport.aborted(error: nothing, tool: ToolVersion.identity).json()
        Terminal.print(Self.value(report, with: error).text())
    }

    /// A report with that error in its member `error`.
    private static func value(_ report: JSONValue, with error: CLIError) -> JSONValue {
        let members = (report.object ?? []).map { member in
            guard member.name == "error" else { return member }
            // What only a chip says stays; the rest is as in every other command.
            return JSONMember(
                name: member.name,
                value: .object(
                    (error.json.object ?? []) + [
                        JSONMember(name: "messageKey", value: .string(error.message.key.name)),
                        JSONMember(name: "arguments", value: error.message.argumentsJSON),
                        JSONMember(name: "statusWord", value: member.value["statusWord"] ?? .null),
                        JSONMember(name: "triesLeft", value: member.value["triesLeft"] ?? .null),
                    ]))
        }
        return .object(members)
    }

    /// The exit status of a report, the same for every command that judges: it follows from the overall result alone.
    func status(of report: InspectionReport) -> ExitStatus {
        switch report.overall {
        case .successful: .success
        case .failed: .checkFailed
        case .undetermined: .undetermined
        case .aborted: .error(report.error?.code.facts.exitStatus ?? .internalError)
        }
    }

    /// Runs a command; an error with `--json` is printed as an object before it is thrown on.
    func reportingErrors(_ body: () async throws -> ExitStatus) async throws {
        let status: ExitStatus
        do {
            status = try await body()
        } catch let error as CLIError {
            print(error)
            throw error
        }
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
