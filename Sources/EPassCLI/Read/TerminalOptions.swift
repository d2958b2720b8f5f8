// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassAccess
import EPassMessages
import EPassTrust

/// What the terminal proves its rights to DG3 and DG4 with.
struct TerminalOptions: ParsableArguments {
    @Option(
        name: .customLong("terminal-certificates"), parsing: .upToNextOption,
        help: ArgumentHelp(
            .helpTerminalOptionsCertificates,
            valueName: .helpValuePath), completion: .file())
    var certificates: [String] = []

    @Option(
        name: .customLong("terminal-key"),
        help: ArgumentHelp(
            .helpTerminalOptionsKey,
            valueName: .helpValueFileUri), completion: .file())
    var key: String?

    @Option(
        name: .customLong("terminal-pin-file"),
        help: ArgumentHelp(.helpTerminalOptionsPinFile, valueName: .helpValueFile),
        completion: .file())
    var pinFile: String?

    @Flag(
        name: .customLong("terminal-authentication-untrusted"),
        help: ArgumentHelp(.helpTerminalOptionsServesUnverifiedChips)
    )
    var servesUnverifiedChips = false

    /// Whether there is anything to prove rights with.
    var areGiven: Bool { key != nil }

    mutating func validate() throws {
        guard certificates.isEmpty == (key == nil) else { throw ValidationError(.inputTerminalCertificatesAndKey) }
        guard !servesUnverifiedChips || key != nil else { throw ValidationError(.inputUntrustedNeedsKey) }
        guard pinFile == nil || key.map(TerminalKey.isInToken) == true else {
            throw ValidationError(.inputPinFileNeedsToken)
        }
        guard key != "-", pinFile != "-", !certificates.contains("-") else {
            throw ValidationError(.inputTerminalFilesOnly)
        }
        guard key != "", pinFile != "" else { throw ValidationError(.inputTerminalValueEmpty) }
    }

    /// The credentials, and which chips see them.
    ///
    /// - Throws: `CLIError` as ``credentials()``.
    ///
    /// - Parameter timeout: how many seconds a token may take before it is given up; nil for what tokens have.
    func apply(to options: inout PassportReader.Options, timeout: Int? = nil) async throws(CLIError) {
        options.terminalCredentials = try await credentials(within: timeout.map { .seconds($0) })
        options.servesUnverifiedChips = servesUnverifiedChips
    }

    /// The certificates and the signer; nil where none are given. The key has signed once, and its certificate verified
    /// the signature.
    ///
    /// - Throws: `CLIError` that says what does not fit, before any chip is asked.
    private func credentials(within limit: Duration?) async throws(CLIError) -> TerminalCredentials? {
        guard let key else { return nil }
        // Certificates first: a token is not asked for nothing.
        let found = try TerminalCertificateFiles.load(certificates)
        let signer = try await TerminalKey.signer(key, pinFile: pinFile, within: limit)
        let credentials: TerminalCredentials
        do throws(TrustError) { credentials = try TerminalCredentials(certificates: found, signer: signer) } catch {
            throw CLIError(
                layer: error, message: .inputTerminalUnfit(error: error.message), remedy: .inputGiveCertificateOfKey)
        }
        do throws(TerminalSignerError) { try await credentials.confirmSigner() } catch { throw CLIError(error) }
        return credentials
    }
}
