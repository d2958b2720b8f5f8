// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import EPassTrust
import Foundation
import Logging
import NIOSSL

/// What a service is put together of, from its settings: everything is tried, and everything that is wrong is said,
/// before anything listens.
struct ServiceParts {
    let setup: ServiceSetup
    let targets: [WebhookTarget]
    let tls: TLSConfiguration?
    let host: String
    let port: Int
    let maxConnections: Int
    let idleSeconds: Int
    let logLevel: Logger.Level

    /// - Returns: nil where something is wrong; `settings.faults` says what.
    static func make(_ settings: inout Settings, materials given: Materials? = nil) async -> ServiceParts? {
        let store = store(&settings)
        let keys = keys(&settings)
        let trustPath = settings.text("trust.path")
        let policyPaths = settings.list("policies.files")
        let materials = given ?? load(trustPath, policyPaths, &settings)
        let targets = webhooks(&settings)
        let tls = tls(&settings)
        let tokens = await tokens(&settings)
        var options = options(&settings)
        options.webhookTenants = Set(targets.map(\.tenant))
        let httpOptions = httpOptions(&settings)
        if let materials {
            for name in httpOptions.shownToClient where materials.policies[name] == nil {
                settings.fault("policies.shownToClient", "names a policy that is not there: \(name)")
            }
        }
        let width = settings.count(
            "limits.judgements", default: ProcessInfo.processInfo.activeProcessorCount, in: 1...1_024)
        let depth = settings.count("limits.waiting", default: 64, in: 0...100_000)
        let addressRate = settings.count("limits.addressPerSecond", default: 50, in: 1...1_000_000)
        let keyRate = settings.count("limits.keyPerSecond", default: 50, in: 1...1_000_000)
        let host = settings.text("server.host") ?? "127.0.0.1"
        let port = settings.count("server.port", default: 8_480, in: 0...65_535)
        let maxConnections = settings.count("server.maxConnections", default: 1_024, in: 1...1_000_000)
        let idleSeconds = settings.count("server.idleSeconds", default: 60, in: 1...3_600)
        let level = level(&settings)
        guard settings.faults.isEmpty, let store, let keys, let materials else { return nil }
        let service = VerificationService(
            store: store, materials: MaterialsHolder(materials), pool: JudgingPool(width: width, depth: depth),
            keys: keys, options: options)
        let setup = ServiceSetup(
            service: service, apiKeys: APIKeys(store), tokens: tokens, options: httpOptions,
            addressLimiter: RateLimiter(burst: addressRate * 4, rate: Double(addressRate)),
            keyLimiter: RateLimiter(burst: keyRate * 4, rate: Double(keyRate)),
            reload: {
                try given ?? Materials.load(trustPath: trustPath, policyPaths: policyPaths, at: .now)
            })
        return ServiceParts(
            setup: setup, targets: targets, tls: tls, host: host, port: port, maxConnections: maxConnections,
            idleSeconds: idleSeconds, logLevel: level)
    }

    /// The database with its vault; also what `keys`, `audit` and `purge` need.
    static func store(_ settings: inout Settings) -> Store? {
        let previous = settings.list("storage.previousKeyFiles")
        let path = settings.text("storage.path")
        if path == nil { settings.fault("storage.path", "is not given") }
        guard let keyFile = settings.text("storage.keyFile") else {
            settings.fault("storage.keyFile", "is not given")
            return nil
        }
        let vault: Vault
        do { vault = try Vault(keyFile: keyFile, previous: previous) } catch {
            let words =
                switch error {
                case .keyExposed: "may be read by others than its owner: chmod 600"
                case .keyUnreadable, .notAuthentic: "holds no 64 hexadecimal digits, or cannot be read"
                }
            settings.fault("storage.keyFile", words)
            return nil
        }
        guard let path else { return nil }
        do { return try Store(path: path, vault: vault) } catch {
            settings.fault("storage.path", "cannot be opened as a database of this version")
            return nil
        }
    }

    private static func keys(_ settings: inout Settings) -> SigningKeyRing? {
        func key(_ path: String, _ name: String, _ settings: inout Settings) -> SigningKey? {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), let key = try? SigningKey(pem: text)
            else {
                settings.fault(name, "holds no private key of P-256 or Ed25519 as PKCS #8 in PEM: \(path)")
                return nil
            }
            return key
        }
        let others = settings.list("signing.otherKeyFiles").compactMap {
            key($0, "signing.otherKeyFiles", &settings)
        }
        guard let path = settings.text("signing.keyFile") else {
            settings.fault("signing.keyFile", "is not given")
            return nil
        }
        return key(path, "signing.keyFile", &settings).map { SigningKeyRing(signer: $0, others: others) }
    }

    private static func load(
        _ trustPath: String?, _ policyPaths: [String], _ settings: inout Settings
    ) -> Materials? {
        guard let trustPath else {
            settings.fault("trust.path", "is not given")
            return nil
        }
        do { return try Materials.load(trustPath: trustPath, policyPaths: policyPaths, at: .now) } catch {
            settings.fault("trust.path, policies.files", "\(error)")
            return nil
        }
    }

    private static func webhooks(_ settings: inout Settings) -> [WebhookTarget] {
        guard let path = settings.text("webhooks.file") else { return [] }
        do { return try WebhookTarget.load(path: path) } catch {
            let words =
                switch error {
                case .unreadable: "cannot be read as JSON with a list of webhooks"
                case .exposed: "may be read by others than its owner: chmod 600"
                case .entry(let number): "its entry \(number) lacks a tenant, an address of https or a secret"
                }
            settings.fault("webhooks.file", words)
            return []
        }
    }

    private static func tokens(_ settings: inout Settings) async -> BearerTokens? {
        let (path, issuer, audience) = (
            settings.text("oauth.jwksFile"), settings.text("oauth.issuer"), settings.text("oauth.audience")
        )
        guard path != nil || issuer != nil || audience != nil else { return nil }
        guard let path, let issuer, let audience else {
            settings.fault("oauth", "needs jwksFile, issuer and audience together")
            return nil
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)), let set = try? JSONValue(parsing: [UInt8](data)),
            let tokens = try? await BearerTokens(jwks: set, issuer: issuer, audience: audience)
        else {
            settings.fault("oauth.jwksFile", "holds no key set with a key that can be used")
            return nil
        }
        return tokens
    }

    private static func tls(_ settings: inout Settings) -> TLSConfiguration? {
        let (chain, key) = (settings.text("tls.certificateFile"), settings.text("tls.keyFile"))
        let clients = settings.text("tls.clientRootsFile")
        guard chain != nil || key != nil || clients != nil else { return nil }
        guard let chain, let key else {
            settings.fault("tls", "needs certificateFile and keyFile together")
            return nil
        }
        do {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(chain).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
            configuration.minimumTLSVersion = .tlsv12
            if let clients {
                configuration.trustRoots = .file(clients)
                configuration.certificateVerification = .noHostnameVerification
            }
            _ = try NIOSSLContext(configuration: configuration)
            return configuration
        } catch {
            settings.fault("tls", "certificate, key and the clients' CA cannot be used together")
            return nil
        }
    }
}
