// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON

/// How a report is shown, and the exit status that follows from it.
struct ReportOutput: ParsableArguments {
    @Flag(help: "Print the report as one JSON object.")
    var json = false

    /// Prints a report to standard output.
    func print(_ report: InspectionReport) {
        if json {
            Terminal.print(report.json().text())
        } else {
            Terminal.print(
                ReportText.render(
                    report, style: .init(usesColor: Terminal.usesColour, usesUnicode: Terminal.usesUnicode)),
                terminator: "")
        }
    }

    /// With `--json` an error that came before anything was judged is an object on standard output too.
    func print(_ error: CLIError) {
        guard json else { return }
        let code = ReadError.Code(error.code) ?? .inputInvalid
        let failure = ReadError(code, phase: .connect, message: error.message, remedy: error.remedy ?? "")
        print(InspectionReport.aborted(error: failure, tool: ToolVersion.identity))
    }

    /// The exit status of a report, the same for every command that judges: it follows from the overall result alone.
    func status(of report: InspectionReport) -> ExitStatus {
        switch report.overall {
        case .successful: .success
        case .failed: .checkFailed
        case .undetermined: .undetermined
        case .aborted: ExitStatus(code: report.error?.code.description ?? "")
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
