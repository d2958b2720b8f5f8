// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassJSON
import EPassMessages

/// How a report is shown, and the exit status that follows from it.
struct ReportOutput: ParsableArguments {
    @Flag(help: ArgumentHelp(.helpReportOutputJson))
    var json = false

    @Flag(help: ArgumentHelp(.helpReportOutputWithImages))
    var withImages = false

    @Flag(help: ArgumentHelp(.helpReportOutputExplain))
    var explain = false

    mutating func validate() throws {
        if withImages, !json { throw ValidationError(.outputWithImagesNeedsJson) }
    }

    /// Prints a report to standard output.
    ///
    /// - Parameters:
    ///   - error: what went wrong beside the judgement; with `--json` it is the report's `error` where the reading has
    ///     none.
    ///   - portrait: shows the portrait beneath verdict and person; nil where none is shown.
    func print(_ report: InspectionReport, _ error: CLIError? = nil, portrait: PortraitPicture? = nil) async {
        guard !json else { return Terminal.print(value(of: report, error).text()) }
        let text = ReportText.parts(
            report.outline, style: .init(usesColor: Terminal.usesColour, usesUnicode: Terminal.usesUnicode),
            language: Words.current, width: Terminal.reportWidth, explains: explain)
        // What there is to say does not wait for a picture to be decoded.
        Terminal.print(text.beginning, terminator: "")
        let shown = await portrait?.show() ?? 0
        Terminal.print(text.rest, terminator: "")
        // Who looks at the prompt beneath sees how it ended, too.
        if let rows = Terminal.outputHeight, text.height + shown >= rows {
            Terminal.print(text.closing, terminator: "")
        }
    }

    /// With `--json` an error that came before anything was judged is an object on standard output too.
    func print(_ error: CLIError, onOneLine: Bool = false) {
        guard json else { return }
        let value = Self.json(of: Self.aborted(by: error), saying: error).json
        Terminal.print(onOneLine ? value.line() : value.text())
    }

    /// The report of a reading that did not begin.
    static func aborted(by error: CLIError) -> InspectionReport {
        let nothing = ReadError(.own(.inputInvalid), phase: .connect, message: error.message, remedy: error.remedy)
        return InspectionReport.aborted(error: nothing, tool: ToolVersion.identity)
    }

    /// A report in JSON.
    ///
    /// - Parameter error: as in ``print(_:_:)``.
    func value(of report: InspectionReport, _ error: CLIError? = nil) -> JSONValue {
        Self.json(of: report, saying: report.error.map { CLIError($0) } ?? error, withImages: withImages).json
    }

    /// A report in JSON with that error in its member `error`.
    ///
    /// - Parameter heading: members behind `schema`.
    static func json(
        of report: InspectionReport, saying error: CLIError?, heading: [JSONMember] = [], withImages: Bool = false
    ) -> ReportJSON {
        // What only a chip says stays; the rest is as in every other command.
        let words = error.map { error in
            error.json.with(
                .members(
                    ("statusWord", .text(report.error?.statusBytes?.description)),
                    ("triesLeft", .number(report.error?.triesLeft))))
        }
        return ReportJSON(report, withImages: withImages, heading: heading, error: words)
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
    func reportingErrors(onOneLine: Bool = false, _ body: () async throws -> ExitStatus) async throws {
        let status: ExitStatus
        do {
            status = try await body()
        } catch let error as CLIError {
            print(error, onOneLine: onOneLine)
            throw error
        }
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
