// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassMessages
import EPassServiceCore
import EPassServiceHTTP
import EPassTrust
import Foundation
import Logging

/// What a service is put together of, from its settings: everything is tried, and everything that is wrong is said,
/// before anything listens.
struct ServiceParts {
    let setup: ServiceSetup
    let targets: [WebhookTarget]
    let tls: ServerTLS?
    let storagePath: String
    let host: String
    let port: Int
    let maxConnections: Int
    let idleSeconds: Int
    let logLevel: Logger.Level

    /// - Parameters:
    ///   - opening: whether the database is made where there is none.
    ///   - isTrial: whether it is only looked at.
    /// - Returns: nil where something is wrong; `settings.faults` says what.
    static func make(
        _ settings: inout Settings, materials given: Materials? = nil, opening: Store.Opening = .make,
        isTrial: Bool = false
    ) async -> ServiceParts? {
        var inTokens = TokenKeys()
        let store = await store(&settings, &inTokens, opening: opening, isTrial: isTrial)
        let keys = await keys(&settings, &inTokens)
        let trustPath = settings.text("trust.path")
        let policyPaths = settings.list("policies.files")
        let materials = given ?? load(trustPath, policyPaths, &settings)
        let targets = webhooks(&settings)
        let tls = ServerTLS.make(&settings)
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
            setup: setup, targets: targets, tls: tls, storagePath: settings.text("storage.path") ?? "", host: host,
            port: port, maxConnections: maxConnections, idleSeconds: idleSeconds, logLevel: level)
    }

    private static func load(
        _ trustPath: String?, _ policyPaths: [String], _ settings: inout Settings
    ) -> Materials? {
        guard let trustPath else {
            settings.fault("trust.path", "is not given")
            return nil
        }
        do { return try Materials.load(trustPath: trustPath, policyPaths: policyPaths, at: .now) } catch {
            let place = error is PolicyFileUnusable || error is PolicyNameTaken ? "policies.files" : "trust.path"
            settings.fault(place, words(error))
            return nil
        }
    }

    /// What is wrong with trust or policies, and what to do.
    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as PolicyFileUnusable: error.description
        case let error as PolicyNameTaken: error.description
        case let error as TrustRefused: error.description
        case let error as any CodedError: "\(error.message.english) \(error.remedy.english)"
        default: "cannot be read: give a store of `epass trust import`, a list, or a folder of certificates"
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
        let set = (try? Data(contentsOf: URL(filePath: path))).flatMap { try? JSONValue(parsing: [UInt8]($0)) }
        if let set, BearerTokens.holdsSecrets(set) {
            settings.fault("oauth.jwksFile", "holds a private or symmetric key: give the public keys alone")
            return nil
        }
        guard let set, let tokens = try? await BearerTokens(jwks: set, issuer: issuer, audience: audience) else {
            settings.fault("oauth.jwksFile", "holds no key set with a key that can be used")
            return nil
        }
        return tokens
    }
}
