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
        abstract: "Explain why a document chains to a trusted issuer or does not, and what would mend it.",
        discussion: """
            It says who signed the document and which issuer and key that signer names; what the store has of that \
            country, generation by generation; whether a generation, a link certificate or a whole list is missing, \
            whether the store is old, whether the only anchor is unpinned, and what there is of revocation lists. It \
            ends with what to do next. What is wrong with the document itself is said by epass verify.

            Exits with 0 where the signer chains, with 1 where something speaks against the document, and with 2 where \
            the chain is open.

            EXAMPLES
              epass trust doctor passport.epass
              epass trust doctor passport.epass --policy border
              epass trust doctor folder-of-files --store list.ml --json
            """)

    @OptionGroup var input: EvidenceOptions
    @OptionGroup var store: TrustStoreOptions
    @OptionGroup var vouching: VouchingOptions
    @OptionGroup var policy: PolicyOptions
    @OptionGroup var output: TrustOutputOptions

    func run() async throws { try output.reportingErrors(schema: "epass-trust-doctor/1") { try show() } }

    private func show() throws {
        // A store that is not there is what the doctor is asked about.
        let trust = try TrustMaterial.load(store.store, vouching: vouching)
        let diagnosis = TrustDiagnosis.diagnose(
            try input.load(), trust: trust, policy: policy.chosen, at: try input.time())
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
