// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMRZ
import EPassMessages
import EPassSeals
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
            the challenge that you gave to whoever read. With --mrz the MRZ that you see printed is compared now, and \
            that check is no more recorded; one that was recorded as failed stays so. A visible digital seal or a VDS-NC is judged with what was \
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

    @OptionGroup(title: "What is printed")
    var zone: PrintedZoneOptions

    @OptionGroup(title: "Judging")
    var trust: TrustOptions

    @OptionGroup(title: "Output")
    var report: ReportOutput

    @OptionGroup(title: "Page")
    var page: PageOptions

    mutating func validate() throws {
        if input.evidence == "-", zone.given?.isOnStandardInput == true {
            throw ValidationError(.inputEvidenceAndZone)
        }
    }

    mutating func run() async throws {
        try await report.reportingErrors {
            try page.check()
            let store = try trust.store()
            // What cannot be judged is found before anybody types.
            let octets = try input.octets()
            let isSeal = octets.map(SealInput.isSeal) ?? false
            let evidence = isSeal ? nil : try input.load(octets)
            let printed = try await printed()
            if let octets, SealInput.isSeal(octets) {
                try SealInput.requireReadable(octets)
                let judged = Inspection.judge(
                    seal: octets, certificates: try SealInput.certificates(certificate),
                    printed: SealJudge.Printed(document: lines(of: printed)), trust: store,
                    policy: trust.policy.chosen, at: try input.time(), tool: ToolVersion.identity)
                return try await finish(judged, nil, store)
            }
            if !certificate.isEmpty {
                Terminal.remark(.verifyCertificateUnused)
            }
            let read = try evidence ?? input.load(octets)
            let judged = Inspection.judge(
                read, trust: store, policy: trust.policy.chosen, at: try input.time(),
                tool: ToolVersion.identity, challenge: challenge?.octets, printed: printed)
            return try await finish(judged, read, store, printed)
        }
    }

    /// Writes the page, prints the report and says what there is to say beside it. Where the page cannot be written,
    /// the verdict is there all the same.
    ///
    /// - Parameter evidence: nil for a seal.
    private func finish(
        _ judged: InspectionReport, _ evidence: Evidence?, _ store: TrustSnapshot, _ printed: AccessInput = .none
    ) async throws -> ExitStatus {
        var unwritten: CLIError?
        do throws(CLIError) { try await page.write(judged, evidence, printed: printed.zone) } catch { unwritten = error }
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

    /// The zone that is printed, asked for where that is wanted.
    private func printed() async throws(CLIError) -> AccessInput {
        guard let request = zone.request else { return try zone.adding(to: .none) }
        return try await PromptSession(
            given: .none, requests: [(request, "--mrz")], isShown: zone.show, isWanted: true
        ).ask()
    }

    /// The lines to compare a seal with; number and dates alone are not compared.
    private func lines(of printed: AccessInput) -> MRZ? {
        switch printed.zone {
        case .lines(let mrz): return mrz
        case .triple: Terminal.remark(.verifySealWantsLines)
        case .none: break
        }
        return nil
    }
}
