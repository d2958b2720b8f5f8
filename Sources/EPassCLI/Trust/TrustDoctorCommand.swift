// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust doctor`: why a document does not chain, and what would mend it.
struct TrustDoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: Words.say(.helpTrustDoctorCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustDoctorCommandText1, .helpTrustDoctorCommandText2,
            examples: [
                "epass trust doctor passport.epass",
                "epass trust doctor passport.epass --policy border",
                "epass trust doctor folder-of-files --store list.ml --json",
            ]))

    @OptionGroup var input: EvidenceOptions
    @OptionGroup var store: TrustStoreOptions
    @OptionGroup var vouching: VouchingOptions
    @OptionGroup var policy: PolicyOptions
    @OptionGroup var output: TrustOutputOptions

    func run() async throws { try output.reportingErrors(schema: "epass-trust-doctor/1") { try show() } }

    private func show() throws {
        let policy = try policy.chosen()
        // A store that is not there is what the doctor is asked about.
        let trust = try TrustMaterial.load(store.store, vouching: vouching)
        let diagnosis = TrustDiagnosis.diagnose(
            try input.load(), trust: trust, policy: policy, at: try input.time())
        TrustMaterial.warn(ofDamageTo: trust)
        if output.json {
            Terminal.print(diagnosis.json().text())
        } else {
            Terminal.print(
                TrustDiagnosisText.render(
                    diagnosis, style: .init(usesColor: Terminal.usesColour, usesUnicode: Terminal.usesUnicode),
                    language: Words.current, width: Terminal.outputWidth),
                terminator: "")
        }
        switch diagnosis.standing {
        case .chains: return
        case .open: throw ExitCode(ExitStatus.undetermined.rawValue)
        case .broken: throw ExitCode(ExitStatus.checkFailed.rawValue)
        }
    }
}
