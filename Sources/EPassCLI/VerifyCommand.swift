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
        abstract: Words.say(.helpVerifyCommandAbstract),
        discussion: Words.paragraphs(
            .helpVerifyCommandText1, .helpVerifyCommandText2,
            examples: [
                "epass verify passport.epass",
                "epass verify passport.epass --policy rules.json",
                "epass verify files --trust csca",
                "epass verify EF.SOD DG1.bin dg2.b64",
                "epass verify --batch files passport.epass --summary -",
            ]))

    @OptionGroup var input: EvidenceOptions

    @Option(
        help: ArgumentHelp(
            .helpVerifyCommandChallenge,
            valueName: .helpValueHex))
    var challenge: ChallengeArgument?

    @Option(help: ArgumentHelp(.helpResponseOption, valueName: .helpValueHex))
    var response: ResponseArgument?

    @Option(
        help: ArgumentHelp(
            .helpVerifyCommandCertificate,
            valueName: .helpValueFile), completion: .file())
    var certificate: [String] = []

    @Option(help: ArgumentHelp(.helpVerifyCommandExpect, valueName: .helpValueWhat))
    var expect: ExpectedInput?

    @Option(help: ArgumentHelp(.helpVerifyCommandWitness, valueName: .helpValueFile), completion: .file())
    var witness: String?

    @OptionGroup(title: Words.say(.helpTitleWhatIsPrinted))
    var zone: PrintedZoneOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var trust: TrustOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var vouching: VouchingOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var policy: PolicyOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var status: StatusOptions

    @OptionGroup(title: Words.say(.helpTitleManyDocuments))
    var batch: BatchOptions

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var report: ReportOutput

    @OptionGroup(title: Words.say(.helpTitleOutput))
    var picture: PictureOptions

    @OptionGroup(title: Words.say(.helpTitlePage))
    var page: PageOptions

    mutating func validate() throws {
        try validateBatch()
        if let option = documentOption, expect == .seal {
            throw ValidationError(.verifyExpectSealAlone(option: option))
        }
        if response != nil, challenge == nil { throw ValidationError(.inputResponseNeedsChallenge) }
        if input.evidence.contains("-"), zone.given?.isOnStandardInput == true {
            throw ValidationError(.inputEvidenceAndZone)
        }
        try picture.refuse(beside: "--json", report.json)
    }

    mutating func run() async throws {
        if batch.batch { return try await report.reportingErrors(onOneLine: true) { try await judgeBatch() } }
        try await report.reportingErrors {
            try page.check()
            let policy = try chosenPolicy()
            let store = try trust.store(vouching, checking: .whatIsUsed)
            let reported = try status.source()
            let witness = try WitnessFile(self.witness)
            // What cannot be judged is found before anybody types.
            let octets = try input.octets()
            let seal = octets.flatMap { SealInput.isSeal($0) ? $0 : nil }
            if seal != nil { try witness.refuse(sealNamed: input.evidence.first ?? "-") }
            let evidence = seal == nil ? try input.load(octets, answer: answer) : nil
            let printed = try await zone.asked()
            if let seal {
                try SealInput.requireReadable(seal)
                let judged = Inspection.judge(
                    seal: seal, certificates: try SealInput.certificates(certificate),
                    printed: SealJudge.Printed(document: try lines(of: printed)), trust: store,
                    policy: policy.expecting(expected, of: .seal), at: try input.time(),
                    tool: ToolVersion.identity)
                try checkCompared(printed, judged)
                return try await finish(judged, nil, store)
            }
            if !certificate.isEmpty {
                Terminal.remark(.verifyCertificateUnused)
            }
            let read = try witness.confirm(
                try evidence ?? input.load(octets, answer: answer), named: input.evidence.first ?? "-")
            let reportedStatus = await Interruption.cancelling { await reported?.answer(for: read) ?? .notAsked }
            let judged = Inspection.judge(
                read, trust: store, policy: policy.expecting(expected, of: .document),
                at: try input.time(), tool: ToolVersion.identity, challenge: challenge?.octets, printed: printed,
                status: reportedStatus)
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
        try TrustMaterial.checkUsed(store)
        var unwritten: CLIError?
        do throws(CLIError) { try await page.write(judged, evidence, printed: printed.zone) } catch {
            unwritten = error
        }
        await report.print(judged, unwritten, portrait: picture.portrait(of: evidence))
        if evidence != nil {
            trust.advise(judged)
            ChallengeArgument.advise(challenge, judged)
        }
        TrustMaterial.warn(ofDamageTo: store)
        guard let unwritten else { return report.status(of: judged) }
        Terminal.complain(unwritten)
        return .error(unwritten.status)
    }

    /// The option that concerns documents alone, where one is given.
    private var documentOption: String? {
        challenge == nil ? status.given ?? witness.map { _ in "--witness" } : "--challenge"
    }

    /// What is expected by the options.
    var expected: Policy.Expectation? { expect?.expectation ?? documentOption.map { _ in .document } }

    /// The policy.
    ///
    /// - Throws: `CLIError`, also where it expects a seal and an option concerns documents.
    func chosenPolicy() throws(CLIError) -> Policy {
        let policy = try self.policy.chosen()
        if let option = documentOption, expect == nil, policy.rules.expects == .seal {
            throw CLIError(.usage, .verifyPolicyExpectsSeal(option: option, policy: policy.name))
        }
        return policy
    }

    /// What the chip answered, where that is given apart.
    private var answer: EvidenceInput.Answer? {
        challenge.flatMap { challenge in
            response.map { EvidenceInput.Answer(challenge: challenge.octets, response: $0.octets) }
        }
    }

    /// The lines to compare a seal with.
    ///
    /// - Throws: `CLIError` for number and dates alone, which are not compared.
    private func lines(of printed: AccessInput) throws(CLIError) -> MRZ? {
        switch printed.zone {
        case .lines(let mrz): return mrz
        case .triple: throw CLIError(.usage, .verifySealWantsLines)
        case .none: return nil
        }
    }

    /// Refuses a zone for a seal that has none: it would look as if it had been compared.
    private func checkCompared(_ printed: AccessInput, _ judged: InspectionReport) throws(CLIError) {
        guard case .lines = printed.zone, judged.check(.sealMatchesPrinted)?.result == .notSupported,
            judged.check(.documentTypeAllowed)?.reason != .notExpected
        else { return }
        throw CLIError(.usage, .verifySealHasNoZone)
    }
}

/// What has to be given, as people write it.
enum ExpectedInput: String, CaseIterable, ExpressibleByArgument {
    case document
    case seal

    var expectation: Policy.Expectation { self == .seal ? .seal : .document }
}
