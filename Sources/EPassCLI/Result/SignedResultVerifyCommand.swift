// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass result verify`: who signed a result, what it says, and whether it is the one that was expected.
struct SignedResultVerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: Words.say(.helpSignedResultVerifyCommandAbstract),
        discussion: Words.paragraphs(
            .helpSignedResultVerifyCommandText1, .helpSignedResultVerifyCommandText2,
            .helpSignedResultVerifyCommandText3, .helpSignedResultVerifyCommandText4,
            examples: [
                "epass result verify result.jws --keys jwks.json",
                "epass result verify result.jws --keys jwks.json \\",
                "    --audience acme --nonce n-17 --max-age 300",
                "epass result verify - --keys signer.pem --json < result.jws",
                "epass result verify result.jws --keys jwks.json \\",
                "    --evidence phone.epass --policy kyc",
            ]))

    @Argument(
        help: ArgumentHelp(.helpSignedResultVerifyCommandFile, valueName: .helpValueFile), completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(.helpSignedResultVerifyCommandKeys, valueName: .helpValueFile), completion: .file())
    var keys: String

    @Option(help: ArgumentHelp(.helpSignedResultVerifyCommandAudience, valueName: .helpValueName))
    var audience: String?

    @Option(help: ArgumentHelp(.helpSignedResultVerifyCommandTransaction, valueName: .helpValueText))
    var transaction: String?

    @Option(help: ArgumentHelp(.helpSignedResultVerifyCommandNonce, valueName: .helpValueText))
    var nonce: String?

    @Option(
        help: ArgumentHelp(.helpSignedResultVerifyCommandEvidence, valueName: .helpValueFile), completion: .file())
    var evidence: String?

    @Option(
        help: ArgumentHelp(.helpSignedResultVerifyCommandPolicy, valueName: .helpValuePolicy),
        completion: .list(Policy.builtInNames))
    var policy: String?

    @Option(
        help: ArgumentHelp(.helpSignedResultVerifyCommandTrust, valueName: .helpValuePath), completion: .directory)
    var trust: String?

    @Option(help: ArgumentHelp(.helpSignedResultVerifyCommandMaxAge, valueName: .helpValueSeconds))
    var maxAge: Int?

    @OptionGroup var output: TrustOutputOptions

    /// Ten years: nobody keeps a result longer that is to be new.
    private static let longestAge = 315_360_000

    mutating func validate() throws {
        for (option, text) in [("--audience", audience), ("--transaction", transaction), ("--nonce", nonce)]
        where text?.isEmpty == true {
            throw ValidationError(.resultTextExpectationEmpty(option: option))
        }
        if let policy, let problem = PolicyArgument.problem(policy) { throw ValidationError(problem) }
        if let maxAge, !(0...Self.longestAge).contains(maxAge) {
            throw ValidationError(.resultTextAge(most: Self.longestAge))
        }
        if [file, keys, evidence].filter({ $0 == "-" }).count > 1 { throw ValidationError(.resultTextInputTwice) }
    }

    func run() async throws {
        var status = ExitStatus.success
        try output.reportingErrors(schema: SignedResultReport.schema) {
            let report = try verify()
            if output.json { Terminal.print(report.json.text()) } else { report.show() }
            status = report.status
        }
        if status != .success { throw ExitCode(status.rawValue) }
    }

    private func verify() throws(CLIError) -> SignedResultReport {
        let octets = try InputFile.read(file, limit: ResultToken.maximumLength)
        let keyOctets = try InputFile.read(keys, limit: ResultKeys.maximumLength)
        let token: ResultToken
        do throws(ResultError) { token = try ResultToken(parsing: octets) } catch { throw CLIError(error, in: file) }
        let known: ResultKeys
        do throws(ResultError) { known = try ResultKeys(parsing: keyOctets) } catch { throw CLIError(error, in: keys) }
        let verdict: ResultToken.Verdict
        do throws(CryptoError) { verdict = try token.verify(by: known) } catch { throw CLIError(layer: error) }
        guard case .valid(let verified) = verdict else { return SignedResultReport(token: token, verdict: verdict) }
        let result: SignedResult
        do throws(ResultError) { result = try SignedResult(verified) } catch { throw CLIError(error, in: file) }
        return SignedResultReport(
            token: token, verdict: verdict, result: result,
            comparisons: try expectations().comparisons(with: result, at: Clock.now()))
    }

    /// What the command line says of the result.
    private func expectations() throws(CLIError) -> ResultExpectations {
        var expectations = ResultExpectations()
        expectations.texts[.audience] = audience
        expectations.texts[.transaction] = transaction
        expectations.texts[.nonce] = nonce
        if let evidence {
            let octets = InputFile.isFolder(evidence) ? nil : try InputFile.read(evidence)
            let evidence = try EvidenceInput.load([evidence], octets)
            do throws(CryptoError) {
                expectations.texts[.evidence] = try evidence.canonicalSHA256()
            } catch {
                throw CLIError(layer: error)
            }
        }
        if let policy { expectations.texts[.policy] = try PolicyArgument.load(policy).hash }
        if let trust {
            expectations.texts[.trust] = Hexadecimal.lowercaseText(try TrustMaterial.load(trust).snapshotHash)
        }
        expectations.maximumAge = maxAge.map { Int64($0) }
        return expectations
    }
}

extension CLIError {
    /// An error of a signed result or of keys, with the name of the file where it has one.
    init(_ error: ResultError, in path: String) {
        self.init(
            layer: error,
            message: path == "-"
                ? error.message : .signedResultIn(file: DisplayText.escaped(path), error: error.message))
    }
}
