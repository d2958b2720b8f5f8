// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassTrust

/// `epass verify`: judges evidence again, without the chip.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Judge an evidence bundle, a folder of files, or a seal, without the chip.",
        discussion: """
            Everything that octets can decide is decided again. What only the chip could show (access control, the \
            comparison with the printed MRZ) is taken over from a bundle and marked as recorded; from a folder of \
            files it is undetermined. Active authentication is computed again; it convinces you only with --challenge, \
            the challenge that you gave to whoever read. A visible digital seal or a VDS-NC is judged with what was \
            read of its bar code: the octets, hexadecimal or base64 digits, or the text. Exits with 0 only if the \
            overall result is successful, with 1 if it is failed, with 2 if it is undetermined.
            """)

    @OptionGroup var input: EvidenceOptions

    @Option(
        help: ArgumentHelp(
            "The challenge of active authentication that you gave out for this reading: 16 hexadecimal digits. Another one in the evidence fails.",
            valueName: "hex"))
    var challenge: ChallengeArgument?

    @Option(
        help: ArgumentHelp(
            "A certificate of the signer of a seal (DER or PEM), where the store does not have it. It is not trusted by that.",
            valueName: "file"), completion: .file())
    var certificate: [String] = []

    @OptionGroup(title: "Judging")
    var trust: TrustOptions

    @OptionGroup(title: "Output")
    var report: ReportOutput

    @OptionGroup(title: "Page")
    var page: PageOptions

    mutating func run() async throws {
        try await report.reportingErrors {
            try page.check()
            let store = try trust.store()
            let octets = try input.octets()
            if let octets, SealInput.isSeal(octets) {
                try SealInput.requireReadable(octets)
                let judged = Inspection.judge(
                    seal: octets, certificates: try SealInput.certificates(certificate), trust: store,
                    policy: trust.policy.chosen, at: try input.time(), tool: ToolVersion.identity)
                return try await finish(judged, nil, store)
            }
            if !certificate.isEmpty {
                Terminal.remark(.verifyCertificateUnused)
            }
            let evidence = try input.load(octets)
            let judged = Inspection.judge(
                evidence, trust: store, policy: trust.policy.chosen, at: try input.time(),
                tool: ToolVersion.identity, challenge: challenge?.octets)
            return try await finish(judged, evidence, store)
        }
    }

    /// Writes the page, prints the report and says what there is to say beside it. Where the page cannot be written,
    /// the verdict is there all the same.
    ///
    /// - Parameter evidence: nil for a seal.
    private func finish(
        _ judged: InspectionReport, _ evidence: Evidence?, _ store: TrustSnapshot
    ) async throws -> ExitStatus {
        var unwritten: CLIError?
        do throws(CLIError) { try await page.write(judged, evidence) } catch { unwritten = error }
        report.print(judged, unwritten)
        if evidence != nil {
            trust.advise(judged)
            ChallengeArgument.advise(challenge, judged)
        }
        TrustMaterial.warn(ofDamageTo: store)
        guard let unwritten else { return report.status(of: judged) }
        Terminal.complain(unwritten)
        return .error(unwritten.status)
    }
}
