// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassLDS
import EPassMessages

/// `epass evidence make`: a bundle of files that other programs read. Nothing is judged.
struct EvidenceMakeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "make",
        abstract: Words.say(.helpEvidenceMakeCommandAbstract),
        discussion: Words.paragraphs(
            .helpEvidenceMakeCommandText1,
            examples: [
                "epass evidence make files -o passport.epass",
                "epass evidence make EF.SOD DG1.bin dg2.b64 --mrz - -o passport.epass",
                "epass evidence make phone.json -o passport.epass",
            ]))

    @Argument(help: ArgumentHelp(.helpEvidenceMakeCommandInput), completion: .file())
    var input: [String]

    @Option(
        name: [.customShort("o"), .customLong("out")],
        help: ArgumentHelp(.helpEvidenceMakeCommandOut, valueName: .helpValueFile),
        completion: .file(extensions: ["epass"]))
    var out: String

    @Option(help: ArgumentHelp(.helpEvidenceMakeCommandChallenge, valueName: .helpValueHex))
    var challenge: ChallengeArgument?

    @Option(help: ArgumentHelp(.helpResponseOption, valueName: .helpValueHex))
    var response: ResponseArgument?

    @OptionGroup(title: Words.say(.helpTitleWhatIsPrinted))
    var zone: PrintedZoneOptions

    mutating func validate() throws {
        guard (challenge == nil) == (response == nil) else { throw ValidationError(.inputResponseNeedsChallenge) }
        let ofStandardInput = input.filter { $0 == "-" }.count
        if ofStandardInput > 0, zone.given?.isOnStandardInput == true { throw ValidationError(.inputEvidenceAndZone) }
        if ofStandardInput > 1 { throw ValidationError(.inputStandardInputTwice) }
    }

    mutating func run() async throws {
        try OutputFile.check(out)
        let answer = challenge.flatMap { challenge in
            response.map { EvidenceInput.Answer(challenge: challenge.octets, response: $0.octets) }
        }
        let evidence = try EvidenceInput.make(input, answer: answer, printed: try await zone.asked())
        try OutputFile.write(evidence.json().octets(), to: out)
        Terminal.remark(
            .noteBundleMade(file: DisplayText.escaped(out), files: evidence.files.map(\.file.description)))
    }
}
