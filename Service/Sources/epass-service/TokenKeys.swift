// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJOSE
import EPassMessages
import EPassPKCS11
import EPassServiceCore
import Foundation

/// Opens keys in tokens. A PIN is sent once: after a token refused one, none is sent any more until the settings are
/// tried anew, since it could be the same PIN of the same token, which locks itself after a few.
struct TokenKeys {
    /// The setting whose PIN was refused.
    private var refused: String?
    /// The most octets of a PIN.
    private static let longestPIN = 256

    /// A key that signs results; nil where something is wrong with it, which was noted.
    mutating func signer(
        _ uri: String, of name: String, pinFile: String?, _ settings: inout Settings
    ) async -> TokenSigningKey? {
        await open(uri, name, pinFile, &settings) { uri, pin in
            try await TokenSigningKey(try await PKCS11ResultKey.open(uri, pin: pin.map { SecretBytes(copying: $0) }))
        }
    }

    /// What keys of transactions are wrapped under; nil where something is wrong with it, which was noted.
    mutating func master(
        _ uri: String, of name: String, pinFile: String?, _ settings: inout Settings
    ) async -> Vault.Master? {
        await open(uri, name, pinFile, &settings) { uri, pin in
            try await Vault.Master(try await PKCS11SecretKey.open(uri, pin: pin.map { SecretBytes(copying: $0) }))
        }
    }

    private mutating func open<Key: Sendable>(
        _ text: String, _ name: String, _ pinFile: String?, _ settings: inout Settings,
        _ body: (PKCS11URI, [UInt8]?) async throws -> Key
    ) async -> Key? {
        if let refused {
            settings.fault(name, "was not tried, since the PIN of \(refused) was refused and could be the same")
            return nil
        }
        PKCS11Crashes.reportToStandardError()
        do {
            let uri = try PKCS11URI(text)
            var pin = try (pinFile ?? uri.pinSource).map(Self.pin)
            defer { for index in (pin ?? []).indices { pin?[index] = 0 } }
            return try await body(uri, pin)
        } catch let error as PKCS11Error {
            if error.code == .pinIncorrect { refused = name }
            let place = error.offset.map { " (at octet \($0))" } ?? ""
            settings.fault(name, "\(error.message.english)\(place) \(Self.remedy(error, of: name))")
        } catch let error as PINFault {
            settings.fault("\(name.split(separator: ".")[0]).tokenPinFile", error.words)
        } catch {
            settings.fault(
                name, "what it signs is not verified by the public key that stands beside it: give both one CKA_ID")
        }
        return nil
    }

    /// What to do: in the service's own words where the library's speak of a terminal.
    private static func remedy(_ error: PKCS11Error, of name: String) -> String {
        switch error.code {
        case .notBuilt: "Build the service with its trait PKCS11."
        case .uriUnsupported: "Name a key and its module: pkcs11:token=...;object=...?module-path=/..."
        case .pinRequired: "Give the file that holds it as \(name.split(separator: ".")[0]).tokenPinFile."
        case .mechanismUnsupported, .keyUnsupported:
            name.hasPrefix("signing")
                ? "Use a key on P-256 (CKM_ECDSA) or Ed25519 (CKM_EDDSA)."
                : "Use a generic secret of 32 octets that may sign (CKM_SHA256_HMAC)."
        case .moduleHung: "See to the token and its module, then start the service again."
        case .signatureMalformed: "Give the private key and its public key one CKA_ID, or update the module."
        default: error.code.remedy.english
        }
    }

    private struct PINFault: Error {
        let words: String
    }

    /// The first line of a file that its owner alone may read.
    private static func pin(_ path: String) throws -> [UInt8] {
        var octets: [UInt8]
        do { octets = try SecretFile.read(path) } catch { throw PINFault(words: error.words(path)) }
        defer { for index in octets.indices { octets[index] = 0 } }
        let line = Array(octets.prefix { $0 != 0x0A && $0 != 0x0D })
        guard 1...longestPIN ~= line.count else {
            throw PINFault(words: "holds no PIN of 1 to \(longestPIN) octets in its first line: \(path)")
        }
        return line
    }
}
