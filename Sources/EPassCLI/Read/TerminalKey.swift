// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassMessages
import EPassPKCS11
import EPassTrust

/// The terminal's private key: in a file, or in a token.
enum TerminalKey {
    /// The most octets of a PIN.
    private static let maximumPIN = 256

    /// Whether a value of `--terminal-key` names a key in a token.
    static func isInToken(_ key: String) -> Bool { key.lowercased().hasPrefix(PKCS11URI.scheme) }

    /// The signer of a key.
    ///
    /// - Throws: `CLIError`.
    ///
    /// - Parameter limit: how long a token may take; nil for what tokens have.
    static func signer(
        _ key: String, pinFile: String?, within limit: Duration?
    ) async throws(CLIError) -> any TerminalSigner {
        guard isInToken(key) else { return try file(key) }
        return try await inToken(key, pinFile: pinFile) { uri, pin throws(PKCS11Error) in
            try await PKCS11Signer.open(uri, pin: pin, within: limit)
        }
    }

    /// The key in a token that opens with the PIN, where it wants one.
    ///
    /// - Parameter pinFile: of an option; where there is none, the URI may name one.
    /// - Throws: `CLIError`.
    static func inToken<Key>(
        _ key: String, pinFile: String? = nil, remedy: Message = .secretWritePINFile,
        _ open: (PKCS11URI, consuming SecretBytes?) async throws(PKCS11Error) -> Key
    ) async throws(CLIError) -> Key {
        PKCS11Crashes.reportToStandardError()
        let uri: PKCS11URI
        do throws(PKCS11Error) { uri = try PKCS11URI(key) } catch { throw CLIError(error) }
        if let path = pinFile ?? uri.pinSource {
            SecretFile.warnIfShared(path, .pin)
            return try await unlocked(uri, try SecretFile.line(path, limit: maximumPIN), open)
        }
        do throws(PKCS11Error) {
            // A token that wants no PIN, or asks for it on its own keys, is not asked about; one that is absent asks
            // for none.
            return try await open(uri, nil)
        } catch {
            guard error.code == .pinRequired else { throw CLIError(error) }
        }
        let dialogue = PromptDialogue(.tokenPIN, isShown: false, answers: .current)
        do throws(CLIError) {
            try PromptTerminal.hold(
                dialogue, saying: dialogue.introduction.map(PromptEffect.say), option: "--terminal-pin-file")
        } catch {
            guard error.has(.noTerminal) else { throw error }
            throw CLIError(.noTerminal, .secretTokenWantsPIN(error: error.message), remedy: remedy)
        }
        guard case .text(let typed)? = dialogue.answer else {
            throw CLIError(.noInput, .secretNotTyped(kind: "pin"), remedy: .secretTypePIN)
        }
        return try await unlocked(uri, SecretBytes(copying: typed.characters), open)
    }

    private static func unlocked<Key>(
        _ uri: PKCS11URI, _ pin: consuming SecretBytes,
        _ open: (PKCS11URI, consuming SecretBytes?) async throws(PKCS11Error) -> Key
    ) async throws(CLIError) -> Key {
        let pin = SecretBytes?.some(pin)
        do throws(PKCS11Error) { return try await open(uri, pin) } catch { throw CLIError(error) }
    }

    private static func file(_ path: String) throws(CLIError) -> PrivateKeySigner {
        SecretFile.warnIfShared(path, .key)
        let pem = try SecretFile.read(path, limit: 1 << 16)
        let text = unsafe pem.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
        do throws(CryptoError) {
            return try PrivateKeySigner(pem: text)
        } catch {
            throw CLIError(
                layer: error, status: .badData, message: .inputNoPrivateKey(file: path),
                remedy: text.contains("ENCRYPTED") ? .inputTakePasswordOff : .inputGivePrivateKey)
        }
    }
}

extension SecretInput.Kind {
    /// The PIN of a token.
    static let terminalPIN = SecretInput.Kind(
        option: "--terminal-pin-file", word: "pin", instruction: .promptPinInstruction, maximumLength: 256)
}

extension CLIError {
    /// An error of a token.
    init(_ error: PKCS11Error) { self.init(layer: error) }

    /// An error of the terminal's key, which did not sign, or not for its certificate.
    init(_ error: TerminalSignerError) {
        let code = TrustError.Code.noCertificate
        guard let facts = error.facts, let remedy = error.remedy, error.code != code.rawValue else {
            self.init(
                code: code, message: .inputTerminalUnfit(error: error.message), remedy: .inputGiveCertificateOfKey)
            return
        }
        self.init(facts, code: error.code, message: error.message, remedy: remedy)
    }
}
