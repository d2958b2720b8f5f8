// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassTrust

/// `epass verify`: judges evidence again, without the chip.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Judge an evidence bundle, or a folder of files, without the chip.",
        discussion: """
            Everything that octets can decide is decided again. What only the chip could show (access control, the comparison with the printed MRZ) is \
            taken over from a bundle and marked as recorded; from a folder of files it is undetermined. \
            Exits with 0 only if the overall result is successful.
            """)

    @Argument(
        help:
            "A bundle that epass read --out wrote, a folder of files (EF.SOD, EF.DG1 ...), or - for a bundle on standard input.",
        completion: .file(extensions: ["epass"]))
    var evidence: String

    @Option(
        help: ArgumentHelp(
            "Judge as of this date (2026-11-21, or with a time, in UTC) and not as of now.", valueName: "date"))
    var at: String?

    @OptionGroup(title: "Judging")
    var trust: TrustOptions

    @OptionGroup(title: "Output")
    var report: ReportOutput

    mutating func validate() throws { _ = try time() }

    mutating func run() async throws {
        try await report.reportingErrors {
            let store = try trust.store()
            let judged = Inspection.judge(
                try load(), trust: store, policy: trust.chosenPolicy, at: try time(), tool: ToolVersion.identity)
            report.print(judged)
            return report.status(of: judged, requiresSuccess: true)
        }
    }

    private func time() throws -> Timestamp {
        guard let at else { return Clock.now() }
        guard let time = Timestamp(iso8601: at) else {
            throw ValidationError("--at takes a date as 2026-11-21, or a time as 2026-11-21T12:00:00Z.")
        }
        return time
    }

    private func load() throws(CLIError) -> Evidence {
        do {
            guard InputFile.isFolder(evidence) else { return try Evidence(parsing: try InputFile.read(evidence)) }
            let folder = try Evidence.folder(path: evidence)
            for name in folder.ignored {
                Terminal.note(
                    "epass: note: \(DisplayText.escaped(name)) is no file of a document and was passed over.")
            }
            return folder.evidence
        } catch let error as EvidenceError {
            // What is wrong with a text is of use only together with the place and the kind of text.
            let place = error.offset.map { "As JSON it is broken at octet \($0): " } ?? ""
            throw CLIError(
                error.code == .unreadable ? .noInput : .badData, code: error.code.description,
                message: "\(DisplayText.escaped(evidence)) is no evidence that can be judged: \(place)\(error.reason)",
                remedy: "Give a bundle that epass read --out wrote, or a folder with EF.SOD and the data groups.")
        } catch let error as CLIError {
            throw error
        } catch {
            throw CLIError(.internalError, code: "cli.internal", message: "\(error)")
        }
    }
}
