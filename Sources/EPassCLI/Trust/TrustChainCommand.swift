// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust chain`: which CSCA issued a signer's certificate, without a document.
struct TrustChainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chain",
        abstract: Words.say(.helpTrustChainCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustChainCommandText1, .helpTrustChainCommandText2,
            examples: [
                "epass trust chain dsc.der",
                "epass trust chain dsc.pem --policy border --json",
                "epass trust chain dsc.der --store DE_ML.ml --at 2020-01-01",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustChainCommandFile, valueName: .helpValueFile), completion: .file())
    var file: String

    @Option(help: ArgumentHelp(.helpTrustChainCommandAt, valueName: .helpValueDate))
    var at: String?

    @OptionGroup var store: TrustStoreOptions
    @OptionGroup var vouching: VouchingOptions
    @OptionGroup var policy: PolicyOptions
    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws { _ = try JudgementTime.parse(at) }

    func run() async throws {
        var status = ExitStatus.success
        try output.reportingErrors(schema: "epass-trust-chain/1") { status = try show() }
        if status != .success { throw ExitCode(status.rawValue) }
    }

    private func show() throws -> ExitStatus {
        let certificates = try certificates()
        guard let signer = certificates.first else {
            throw CLIError(
                code: TrustError.Code.noCertificate, message: .trustChainNoCertificate(file: DisplayText.escaped(file)))
        }
        let policy = try policy.chosen().applied(to: PolicySubject(country: signer.issuerCountry, documentCode: nil))
        let trust = try TrustMaterial.load(store.store, vouching: vouching)
        let validation = PathValidation.judge(
            signer, embedded: Array(certificates.dropFirst()), trust: trust, profile: policy.profile,
            at: try JudgementTime.parse(at))
        TrustMaterial.warn(ofDamageTo: trust)
        let chain = SignerChain(signer: signer, validation: validation, trust: trust)
        if output.json {
            Terminal.print(chain.json.text())
        } else {
            chain.show()
        }
        if store.store == nil, vouching.isEmpty, chain.lacksAnchor, !TrustMaterial.hasDefaultStore {
            Terminal.remark(.trustCommandNoStoreYet)
        }
        return chain.status
    }

    /// The certificates of the file, in their order.
    private func certificates() throws(CLIError) -> [Certificate] {
        let octets = try InputFile.read(file, limit: 1 << 20)
        var found: [Certificate] = []
        do throws(TrustError) {
            try TrustImporter().read(octets: octets, named: file) { object throws(TrustError) in
                if case .certificate(let certificate) = object.content { found.append(certificate) }
            }
        } catch {
            throw CLIError(importing: error)
        }
        return found
    }
}

/// The path of a signer in words and in JSON.
struct SignerChain {
    let signer: Certificate
    let validation: PathValidation
    let trust: TrustSnapshot

    private var findings: [CheckFinding] { validation.findings }

    /// Whether no CSCA was found that could have issued it.
    var lacksAnchor: Bool { findings.first { $0.id == .dsSignature }?.reason == .noAnchor }

    /// How it ends: what was expired only says when.
    var status: ExitStatus {
        let decisive = findings.filter { [.dsSignature, .dsRevocation, .issuerNotBlocked].contains($0.id) }
        if decisive.contains(where: { $0.result == .failed }) { return .checkFailed }
        return findings.first { $0.id == .dsSignature }?.result == .successful ? .success : .undetermined
    }

    private var conclusion: Message {
        switch status {
        case .success:
            switch validation.anchor?.basis {
            case .unpinned?: .trustChainUnpinned
            case .listed?: .trustChainListed
            case nil, .named?, .pinned?, .verified?, .linked?: .trustChainChains
            }
        case .checkFailed: .trustChainBroken
        case .undetermined, .error: .trustChainOpen
        }
    }

    func show() {
        Terminal.show(Words.say(conclusion))
        Terminal.show(Words.say(.trustChainSigner(subject: "\(signer.subject)")), indent: 4)
        Self.detail(
            .trustCommandValidity(first: signer.notBefore.date, last: signer.notAfter.date),
            .trustChainSerial(number: signer.serialNumberText), .trustChainNamedIssuer(issuer: "\(signer.issuer)"))
        if let anchor = validation.anchor {
            let csca = anchor.certificate
            Terminal.show(Words.say(.trustChainAuthority(subject: "\(csca.subject)")), indent: 4)
            Self.detail(
                .trustCommandValidity(first: csca.notBefore.date, last: csca.notAfter.date),
                .trustChainDigest(digest: Hexadecimal.lowercaseText(anchor.fingerprint)),
                .trustChainVouched(basis: anchor.basis.message, voucher: anchor.voucher.message))
            for source in anchor.sources.prefix(4) { Self.detail(.trustChainSource(source: source.message)) }
        }
        for finding in findings {
            let mark = Self.mark(finding.result)
            let message = finding.message ?? .plainText(text: finding.result.rawValue)
            Terminal.show(
                "  " + mark + " " + Words.say(.trustChainFinding(check: finding.id.check.title, finding: message)),
                indent: 4)
        }
    }

    private static func detail(_ messages: Message...) {
        for message in messages { Terminal.show("    " + Words.say(message), indent: 6) }
    }

    private static func mark(_ result: CheckResult) -> String {
        switch result {
        case .successful: Terminal.usesUnicode ? "✓" : "+"
        case .failed: Terminal.usesUnicode ? "✗" : "x"
        case .undetermined, .aborted, .notSupported: Terminal.usesUnicode ? "–" : "-"
        }
    }

    /// `epass-trust-chain/1`.
    var json: JSONValue {
        .members(
            ("schema", .string("epass-trust-chain/1")), ("trust", trust.summaryJSON),
            ("standing", .string(status == .success ? "chains" : status == .checkFailed ? "broken" : "open")),
            ("signer", Self.json(signer)),
            (
                "anchor",
                validation.anchor.map { anchor in
                    .members(
                        ("certificate", Self.json(anchor.certificate)), ("basis", .string(anchor.basis.rawValue)),
                        ("vouchedBy", anchor.voucher.json), ("test", .boolean(anchor.isTest)),
                        ("sources", .array(anchor.sources.map(\.json))))
                } ?? .null
            ),
            ("path", .array(validation.path.map(Self.json))),
            ("revocation", .string(validation.revocation.state.rawValue)),
            ("revocationTime", .text(validation.revocation.revocationDate?.description)),
            ("revocationListTime", .text(validation.revocation.list?.thisUpdate.description)),
            ("deviations", .array(validation.deviations.map { .string($0.rawValue) })),
            ("checks", .array(findings.map(\.json))))
    }

    private static func json(_ certificate: Certificate) -> JSONValue {
        .members(
            ("subject", .string("\(certificate.subject)")), ("issuer", .string("\(certificate.issuer)")),
            ("serialNumber", .string(certificate.serialNumberText)),
            ("notBefore", .string("\(certificate.notBefore)")), ("notAfter", .string("\(certificate.notAfter)")),
            ("sha256", .text((try? certificate.fingerprint()).map { Hexadecimal.lowercaseText($0) })))
    }
}
