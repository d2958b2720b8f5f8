// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassConformance
import EPassLDS
import EPassMessages
import EPassTrust

/// `epass conform lds`: the files of a document against the rules for them.
struct ConformLDSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lds",
        abstract: Words.say(.helpConformLdsCommandAbstract),
        discussion: Words.paragraphs(
            .helpConformLdsCommandText1, .helpConformLdsCommandText2,
            examples: [
                "epass conform lds files",
                "epass conform lds files --trust csca --html results.html",
                "epass conform lds passport.epass --unit EF.DG2",
                "epass conform lds --list",
            ]))

    @Argument(help: ArgumentHelp(.helpEvidenceOptionsEvidence), completion: .file(extensions: ["epass"]))
    var evidence: [String] = []

    @Option(help: ArgumentHelp(.helpConformLdsCommandTrust, valueName: .helpValuePath), completion: .directory)
    var trust: String?

    @Option(help: ArgumentHelp(.helpEvidenceOptionsAt, valueName: .helpValueDate))
    var at: String?

    @OptionGroup var rules: ConformRuleOptions

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var output: ConformOutputOptions

    mutating func validate() throws {
        _ = try JudgementTime.parse(at)
        if evidence.isEmpty, !rules.list { throw ValidationError(.usageMissing(argument: "<evidence>")) }
        if evidence.filter({ $0 == "-" }).count > 1 { throw ValidationError(.inputStandardInputTwice) }
    }

    func run() async throws {
        let time = try JudgementTime.parse(at)
        try rules.run(LDSRules.campaign, output) { () throws(CLIError) in try read(at: time) }
    }

    /// The octets of what is named alone, where they are a text that may be a bundle; nil for files by their names.
    private func bundle() throws(CLIError) -> [UInt8]? {
        guard evidence.count == 1, let name = evidence.first, !InputFile.isFolder(name) else { return nil }
        let octets = try InputFile.read(name)
        let isText = octets.first { ![0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
        return isText || name == "-" ? octets : nil
    }

    private func read(at time: Timestamp) throws(CLIError) -> ConformedFiles<LDSSubject> {
        let store = try trust.map { path throws(CLIError) in try TrustMaterial.load(path) }
        let files = try EvidenceInput.load(evidence, try bundle())
        let subject: LDSSubject
        do throws(TrustError) { subject = try LDSSubject(files, trust: store, at: time) } catch {
            throw CLIError(error)
        }
        let parts = files.files.sorted { $0.file < $1.file }.flatMap { entry in
            [Array(entry.file.name.utf8), entry.wholeFile ?? []]
        }
        return ConformedFiles(subject, names: evidence, parts: parts)
    }
}
