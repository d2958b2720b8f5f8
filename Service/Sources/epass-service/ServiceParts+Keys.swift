// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassServiceCore
import Foundation

extension ServiceParts {
    /// The database with its vault; also what `keys`, `audit` and `purge` need.
    ///
    /// - Parameters:
    ///   - opening: whether it is made where there is none.
    ///   - isTrial: whether it is only looked whether it could be opened; then one in memory takes the place of what is
    ///     not there, and it is noted.
    static func store(
        _ settings: inout Settings, _ tokens: inout TokenKeys, opening: Store.Opening = .make, isTrial: Bool = false
    ) async -> Store? {
        let path = settings.text("storage.path")
        if path == nil { settings.fault("storage.path", "is not given") }
        guard let vault = await vault(&settings, &tokens), let path else { return nil }
        do {
            return try Store(path: path, vault: vault, opening: isTrial ? .existing : opening)
        } catch Store.Fault.missing where isTrial {
            let folder = URL(filePath: path).deletingLastPathComponent().path()
            guard access(folder, W_OK | X_OK) == 0 else {
                settings.fault("storage.path", "cannot be made: let the service write in \(folder)")
                return nil
            }
            settings.note("storage.path", "there is no database yet: `serve` makes \(path)")
            return try? Store(inMemory: vault)
        } catch Store.Fault.earlierVersion where isTrial {
            settings.note("storage.path", "is of an earlier version: `serve` brings it up to date")
            return try? Store(inMemory: vault)
        } catch  where Store.isBusy(error) {
            settings.fault(
                "storage.path", "is held by another process: try again when it has finished", isTemporary: true)
            return nil
        } catch let fault as Store.Fault {
            settings.fault(fault == .keyUnknown ? "storage.keyFile" : "storage.path", fault.words)
            return nil
        } catch {
            let words =
                isReachable(path)
                ? "cannot be opened as a database of this version: \(path)"
                : "cannot be reached: let the user who runs this read and write \(path) and its folder"
            settings.fault("storage.path", words)
            return nil
        }
    }

    /// Whether this user may use a file, or make it where it is not there.
    private static func isReachable(_ path: String) -> Bool {
        let folder = URL(filePath: path).deletingLastPathComponent().path()
        guard access(folder, W_OK | X_OK) == 0 else { return false }
        return access(path, F_OK) != 0 || access(path, R_OK | W_OK) == 0
    }

    private static func vault(_ settings: inout Settings, _ tokens: inout TokenKeys) async -> Vault? {
        let (keyFile, token) = (settings.text("storage.keyFile"), settings.text("storage.token"))
        let (files, others) = (settings.list("storage.previousKeyFiles"), settings.list("storage.previousTokens"))
        let pinFile = pinFile("storage", token, others, &settings)
        guard one("storage", keyFile, token, &settings) else { return nil }
        var current: Vault.Master?
        if let keyFile { current = master(keyFile, "storage.keyFile", &settings) }
        if let token { current = await tokens.master(token, of: "storage.token", pinFile: pinFile, &settings) }
        var previous = files.compactMap { master($0, "storage.previousKeyFiles", &settings) }
        for other in others {
            let key = await tokens.master(other, of: "storage.previousTokens", pinFile: pinFile, &settings)
            if let key { previous.append(key) }
        }
        guard let current, previous.count == files.count + others.count else { return nil }
        do { return try Vault(current, previous: previous) } catch {
            settings.fault("storage", "cannot be used: OpenSSL derives no keys on this machine (see `epass doctor`)")
            return nil
        }
    }

    private static func master(_ path: String, _ name: String, _ settings: inout Settings) -> Vault.Master? {
        do { return try Vault.Master(keyFile: path) } catch {
            let words =
                switch error {
                case .keyExposed: "may be read by others than its owner: chmod 600 \(path)"
                case .keyUnreadable, .notAuthentic, .unavailable:
                    "holds no 64 hexadecimal digits, or cannot be read: \(path)"
                }
            settings.fault(name, words)
            return nil
        }
    }

    static func keys(_ settings: inout Settings, _ tokens: inout TokenKeys) async -> SigningKeyRing? {
        let (keyFile, token) = (settings.text("signing.keyFile"), settings.text("signing.token"))
        let (files, others) = (settings.list("signing.otherKeyFiles"), settings.list("signing.otherTokens"))
        let pinFile = pinFile("signing", token, others, &settings)
        let isOne = one("signing", keyFile, token, &settings)
        var signer: (any ResultSigner)?
        if isOne, let keyFile { signer = key(keyFile, "signing.keyFile", &settings) }
        if isOne, let token { signer = await tokens.signer(token, of: "signing.token", pinFile: pinFile, &settings) }
        var shown: [any ResultSigner] = files.compactMap { key($0, "signing.otherKeyFiles", &settings) }
        for other in others {
            let key = await tokens.signer(other, of: "signing.otherTokens", pinFile: pinFile, &settings)
            if let key { shown.append(key) }
        }
        return signer.map { SigningKeyRing(signer: $0, others: shown) }
    }

    private static func key(_ path: String, _ name: String, _ settings: inout Settings) -> SigningKey? {
        let octets: [UInt8]
        do { octets = try SecretFile.read(path) } catch {
            settings.fault(name, error.words(path))
            return nil
        }
        guard let key = try? SigningKey(pem: String(decoding: octets, as: UTF8.self)) else {
            settings.fault(name, "holds no private key of P-256 or Ed25519 as PKCS #8 in PEM: \(path)")
            return nil
        }
        return key
    }

    /// Notes where a key is given twice or not at all.
    private static func one(
        _ group: String, _ keyFile: String?, _ token: String?, _ settings: inout Settings
    ) -> Bool {
        guard keyFile == nil || token == nil else {
            settings.fault("\(group).token", "is given beside \(group).keyFile: give one of them")
            return false
        }
        guard keyFile != nil || token != nil else {
            settings.fault("\(group).keyFile", "is not given, and \(group).token is not either")
            return false
        }
        return true
    }

    /// The file of the PIN, which goes with a token.
    private static func pinFile(
        _ group: String, _ token: String?, _ others: [String], _ settings: inout Settings
    ) -> String? {
        let path = settings.text("\(group).tokenPinFile")
        if path != nil, token == nil, others.isEmpty {
            settings.fault("\(group).tokenPinFile", "is given without a token that it is for")
        }
        return path
    }
}
