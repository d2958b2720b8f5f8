// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// `epass doctor`: what keeps documents from being read on this machine, and a bundle for a bug report.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: Words.say(.helpDoctorCommandAbstract),
        discussion: Words.paragraphs(
            .helpDoctorCommandText1, .helpDoctorCommandText2, .helpDoctorCommandText3,
            examples: [
                "epass doctor",
                "epass doctor --bundle report.json",
                "epass doctor --bundle report.json --mrz",
            ]))

    @Option(
        help: ArgumentHelp(.helpDoctorCommandBundle, valueName: .helpValueFile),
        completion: .file())
    var bundle: String?

    @Flag(help: ArgumentHelp(.helpDoctorCommandJson))
    var json = false

    @OptionGroup(title: Words.say(.helpTitleOpeningTheChipForTheBundle))
    var access: AccessOptions

    @OptionGroup(title: Words.say(.helpTitleWhichChipForTheBundle))
    var channel: ChannelOptions

    mutating func validate() throws {
        guard bundle != nil || !(access.areGiven || channel.areGiven) else {
            throw ValidationError(.doctorOptionsOfBundle)
        }
    }

    mutating func run() async throws {
        do {
            try await visit()
        } catch let error as CLIError {
            if json {
                Terminal.print(error.object(DoctorReport.schema).text())
            }
            throw error
        }
    }

    private func visit() async throws {
        // What cannot be written, or opens nothing, is found before anything else is done.
        if let bundle { try OutputFile.check(bundle) }
        let input = try await access.input()
        let doctor = await Doctor.visit(.live())
        var report = DoctorReport(doctor: doctor, findings: doctor.findings())
        if !json {
            Terminal.print(
                DoctorText.render(
                    report.findings,
                    style: .init(usesColor: Terminal.usesColour, usesUnicode: Terminal.usesUnicode),
                    language: Words.current, width: Terminal.outputWidth),
                terminator: "")
        }
        if bundle != nil { report.document = try await document(input) }
        let value = report.json
        if json { Terminal.print(value.text()) }
        if let bundle {
            do throws(CLIError) {
                try OutputFile.write(value.octets(), to: bundle)
            } catch {
                // The result is there already, and stays the only object.
                guard json else { throw error }
                Terminal.complain(error)
                throw ExitCode(error.status.rawValue)
            }
            Terminal.note(.doctorBundleWritten(file: bundle))
        }
        if report.findings.contains(where: { $0.outcome == .problem }) {
            throw ExitCode(ExitStatus.checkFailed.rawValue)
        }
    }

    /// What the document shows, or why there is none: a machine without a document is worth a report, too.
    private func document(_ input: AccessInput) async throws -> JSONValue {
        var options = PassportReader.Options(tool: ToolVersion.identity)
        access.apply(to: &options)
        let progress = ProgressLine()
        let probe = DocumentProbe(access: input, options: options, progress: progress)
        let channel = channel
        let result = await Interruption.cancelling { await probe.run(on: channel) }
        progress.clear()
        switch result {
        case .success(let observation):
            if observation.evidence.failure?.code == .own(.cancelled) {
                throw CLIError(.interrupted, .terminalInterrupted)
            }
            return observation.json
        case .failure(let error):
            guard error.status != .interrupted else { throw error }
            Terminal.remark(.doctorWithoutDocument(error: error.message))
            return DoctorReport.unreached(error)
        }
    }
}
