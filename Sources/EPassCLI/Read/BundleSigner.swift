// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassMessages
import EPassPKCS11

/// The key that signs the bundles of readings: in a file, or in a token.
enum BundleSigner {
    case file(PrivateKey, WitnessKey)
    case token(PKCS11ResultKey, WitnessKey)

    /// Opens the key of `--sign-with`.
    ///
    /// - Parameter limit: how long a token may take; nil for what tokens have.
    /// - Throws: `CLIError` where it cannot be used, before any chip is asked.
    static func open(_ key: String, within limit: Duration?) async throws(CLIError) -> BundleSigner {
        guard TerminalKey.isInToken(key) else {
            let found = try privateKey(in: key)
            return .file(found, try witness(found.publicKey.subjectPublicKeyInfo, key))
        }
        let token = try await TerminalKey.inToken(key, remedy: .secretNamePINSource) { uri, pin throws(PKCS11Error) in
            try await PKCS11ResultKey.open(uri, pin: pin, within: limit)
        }
        return .token(token, try witness(information(of: token), key))
    }

    /// The evidence with the signature of this key in its bundle.
    ///
    /// - Throws: `CLIError` where the key, or the token, does not sign.
    func signed(_ evidence: Evidence) async throws(CLIError) -> Evidence {
        switch self {
        case .file(let key, let witness):
            let signature: [UInt8]
            do throws(CryptoError) {
                signature = try key.sign(evidence.signingInput(for: witness), algorithm: .ecdsaPlain(.sha256))
            } catch {
                throw CLIError(layer: error)
            }
            return try Self.adding(signature, by: witness, to: evidence)
        case .token(let token, let witness):
            let signature: [UInt8]
            do throws(PKCS11Error) {
                signature = try await token.sign(evidence.signingInput(for: witness))
            } catch {
                throw CLIError(error)
            }
            return try Self.adding(signature, by: witness, to: evidence)
        }
    }

    private static func adding(
        _ signature: [UInt8], by witness: WitnessKey, to evidence: Evidence
    ) throws(CLIError) -> Evidence {
        do throws(EvidenceError) { return try evidence.signed(signature, by: witness) } catch {
            throw CLIError(layer: error)
        }
    }

    private static func privateKey(in path: String) throws(CLIError) -> PrivateKey {
        SecretFile.warnIfShared(path, .signingKey)
        let pem = try SecretFile.read(path, limit: 1 << 16)
        let text = unsafe pem.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
        do throws(CryptoError) { return try PrivateKey(pem: text) } catch {
            throw CLIError(
                layer: error, status: .badData, message: .inputNoPrivateKey(file: path),
                remedy: text.contains("ENCRYPTED") ? .inputTakePasswordOff : .named("remedy", "evidence.witnessKeys"))
        }
    }

    private static func witness(_ information: [UInt8], _ key: String) throws(CLIError) -> WitnessKey {
        do throws(EvidenceError) { return try WitnessKey(subjectPublicKeyInfo: information) } catch {
            throw EvidenceOptions.wrong(error, in: key)
        }
    }

    private static func information(of token: PKCS11ResultKey) throws(CLIError) -> [UInt8] {
        do throws(CryptoError) {
            switch token.publicPoint {
            case .ed25519(let point): return try Ed25519PublicKey(point).subjectPublicKeyInfo
            case .p256(let x, let y):
                return try PublicKey(.ec(curve: .p256, point: [0x04] + x + y)).subjectPublicKeyInfo
            }
        } catch {
            throw CLIError(layer: error)
        }
    }
}
