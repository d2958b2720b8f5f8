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
    let tls: ServerTLS?
    let storagePath: String
    let host: String
    let port: Int
    /// Where `/healthz` and `/readyz` have a listener of their own; nil: nowhere.
    let healthPort: Int?
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
        let origin = origin(&settings)
        let materials = given ?? load(origin, &settings)
        if let materials, given == nil, opening == .make { compare(materials, store, &settings) }
        let targets = webhooks(&settings)
        let tls = ServerTLS.make(&settings)
        let tokens = await tokens(&settings, isTrial: isTrial)
        var options = options(&settings)
        options.webhooks = targets.map(\.interest)
        var httpOptions = httpOptions(&settings)
        if let materials {
            for name in options.usual.shownToClient where materials.policies[name] == nil {
                settings.fault("policies.shownToClient", "names a policy that is not there: \(name)")
            }
            let own = options.tenants.values.reduce(into: Set<String>()) { $0.formUnion($1.shownToClient) }
            for name in own.subtracting(options.usual.shownToClient) where materials.policies[name] == nil {
                settings.fault("tenants.file", "names a policy that is not there: \(name)")
            }
        }
        let width = settings.count(
            "limits.judgements", default: ProcessInfo.processInfo.activeProcessorCount, in: 1...1_024)
        let depth = settings.count("limits.waiting", default: 64, in: 0...100_000)
        let addressRate = settings.count("limits.addressPerSecond", default: 300, in: 1...1_000_000)
        let keyRate = options.usual.keyPerSecond
        let host = settings.text("server.host") ?? "127.0.0.1"
        let port = settings.count("server.port", default: 8_480, in: 0...65_535)
        let maxConnections = settings.count("server.maxConnections", default: 1_024, in: 1...1_000_000)
        // The others are for requests that are answered at once.
        httpOptions.maxStreams = max(1, maxConnections / 2)
        let healthPort = settings.count("server.healthPort", default: 0, in: 0...65_535)
        if healthPort != 0, healthPort == port {
            settings.fault("server.healthPort", "is server.port: give another one, or none")
        }
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
            targets: targets,
            reload: {
                let materials = try given ?? Materials.load(origin, at: service.clock.now)
                try tokens?.keys.reload()
                return materials
            })
        return ServiceParts(
            setup: setup, tls: tls, storagePath: settings.text("storage.path") ?? "", host: host,
            port: port, healthPort: healthPort == 0 ? nil : healthPort,
            maxConnections: maxConnections, idleSeconds: idleSeconds, logLevel: level)
    }

    private static func origin(_ settings: inout Settings) -> Materials.Origin {
        var origin = Materials.Origin(
            trustPath: settings.text("trust.path"), policyPaths: settings.list("policies.files"))
        origin.trustLabel = settings.text("trust.label") ?? origin.trustLabel
        if !(1...100 ~= origin.trustLabel.count) {
            settings.fault("trust.label", "is empty or longer than 100 characters: give a word for reports")
        }
        for text in settings.list("trust.pins") {
            if let pin = FingerprintText.octets(text) {
                origin.pins.insert(pin)
            } else {
                settings.fault("trust.pins", "is no SHA-256 of 64 hexadecimal digits: \(text)")
            }
        }
        // A comma parts the States of a grant, too.
        let grants = settings.list("trust.grants").reduce(into: [String]()) { grants, text in
            if text.contains(":") || grants.isEmpty {
                grants.append(text)
            } else {
                grants[grants.count - 1] += ",\(text)"
            }
        }
        for text in grants {
            if let grant = PublisherGrant(text) {
                origin.grants.append(grant)
            } else {
                settings.fault(
                    "trust.grants",
                    "is no grant: \(text). Write SHA256:KIND:STATES, with master, defect or documentSigner and with "
                        + "States such as DE,FR or *")
            }
        }
        switch (settings.text("status.file"), settings.text("status.keyFile")) {
        case (let file?, let key?): origin.status = (file, key)
        case (nil, nil): break
        default: settings.fault("status", "needs file and keyFile together")
        }
        return origin
    }

    private static func load(_ origin: Materials.Origin, _ settings: inout Settings) -> Materials? {
        guard origin.trustPath != nil else {
            settings.fault("trust.path", "is not given")
            return nil
        }
        do { return try Materials.load(origin, at: .now) } catch {
            let place = error is PolicyFileUnusable || error is PolicyNameTaken ? "policies.files" : "trust.path"
            settings.fault((error as? MaterialUnusable)?.setting ?? place, words(error))
            return nil
        }
    }

    /// Looks whether trust was lost since the last run, where the service is to judge with it.
    private static func compare(_ materials: Materials, _ store: Store?, _ settings: inout Settings) {
        guard let before = try? store?.lastAnchorCount(), materials.isSmaller(than: before) else { return }
        let named =
            materials.leftOut.isEmpty ? "" : "; passed over: " + materials.leftOut.prefix(5).joined(separator: "; ")
        settings.fault(
            "trust.path",
            "holds \(materials.trust.anchorCount) CSCA certificates, and \(before) judged last\(named). Give what is "
                + "missing, or, where this is meant, confirm it: epass-service trust confirm")
    }

    /// What is wrong with trust or policies, and what to do.
    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as PolicyFileUnusable: error.description
        case let error as PolicyNameTaken: error.description
        case let error as TrustRefused: error.description
        case let error as MaterialUnusable: error.description
        case let error as any CodedError: "\(error.message.english) \(error.remedy.english)"
        default: "cannot be read: give a store of `epass trust import`, a list, or a folder of certificates"
        }
    }

    static func webhooks(_ settings: inout Settings) -> [WebhookTarget] {
        guard let path = settings.text("webhooks.file") else { return [] }
        do { return try WebhookTarget.load(path: path) } catch {
            let words =
                switch error {
                case .unreadable: "cannot be read as JSON with a list of webhooks: \(path)"
                case .exposed: "may be read by others than its owner: chmod 600"
                case .entry(let number):
                    "its entry \(number) lacks a tenant, an address of https or a secret, or has a member or an event"
                        + " that is not known"
                case .again(let number):
                    "its entry \(number) is for the tenant of one before it: give each of them a name of its own"
                }
            settings.fault("webhooks.file", words)
            return []
        }
    }

    private static func tokens(_ settings: inout Settings, isTrial: Bool) async -> BearerTokens? {
        let (path, address) = (settings.text("oauth.jwksFile"), settings.text("oauth.jwksUri"))
        let (issuer, audience) = (settings.text("oauth.issuer"), settings.text("oauth.audience"))
        guard path != nil || address != nil || issuer != nil || audience != nil else { return nil }
        guard path != nil || address != nil, let issuer, let audience else {
            settings.fault("oauth", "needs jwksFile or jwksUri, issuer and audience together")
            return nil
        }
        guard path == nil || address == nil else {
            settings.fault("oauth.jwksUri", "is given beside oauth.jwksFile: give one of them")
            return nil
        }
        let keys = if let path { file(path, &settings) } else { await provider(address ?? "", &settings, isTrial) }
        return keys.map { BearerTokens(keys: $0, issuer: issuer, audience: audience) }
    }

    private static func file(_ path: String, _ settings: inout Settings) -> ProviderKeys? {
        do throws(KeyFileFault) {
            for key in try KeyFileFault.load(path).skipped {
                let name = key.identifier ?? "number \(key.number)"
                settings.note("oauth.jwksFile", "skips the key \(name) for its \(key.reason.rawValue)")
            }
            return try ProviderKeys { () throws(KeyFileFault) in try KeyFileFault.load(path) }
        } catch {
            settings.fault("oauth.jwksFile", error.words)
            return nil
        }
    }

    private static func provider(
        _ text: String, _ settings: inout Settings, _ isTrial: Bool
    ) async -> ProviderKeys? {
        guard let address = KeySetAddress(text) else {
            settings.fault("oauth.jwksUri", "must be an address that begins with https:// and has no user or fragment")
            return nil
        }
        if isTrial {
            do throws(KeySetAddress.Fault) { _ = try await address.fetch() } catch {
                settings.note("oauth.jwksUri", "\(words(error)); tokens are refused until it can be fetched")
            }
        }
        let logger = Logger(label: "epass-service")
        return ProviderKeys {
            do throws(KeySetAddress.Fault) { return try await address.fetch() } catch {
                logger.warning("key set not fetched", metadata: ["why": "\(words(error))"])
                return nil
            }
        }
    }

    private static func words(_ fault: KeySetAddress.Fault) -> String {
        switch fault {
        case .unreachable: "did not answer within 5 seconds, or its certificate is not one of the system's CAs"
        case .status(let status): "answers with status \(status)"
        case .tooLong: "answers with more than \(JWKSet.maximumLength >> 10) KiB"
        case .set(let fault): words(fault)
        }
    }

    /// What is wrong with a key set, and what to do.
    static func words(_ fault: JWKSet.Fault) -> String {
        switch fault {
        case .malformed: "is no JWK Set: give JSON with a list `keys` of at most \(JWKSet.maximumCount) keys"
        case .secret: "holds a private or symmetric key: give the public keys alone"
        case .twice(let identifier): "has two keys with the kid \(identifier): give each its own"
        case .unusable(let identifier, .numbers): "has a key whose numbers are missing or too long: \(identifier)"
        case .unusable(let identifier, .point): "has a key that is no point of its curve: \(identifier)"
        case .unusable(let identifier, .tooShort): "has an RSA key of less than 2048 bits: \(identifier)"
        case .empty: "has no key with a kid for ES256, ES384, EdDSA, RS256 or PS256: give the provider's key set"
        }
    }
}

/// Why a file with a key set cannot be used.
private struct KeyFileFault: Error {
    let words: String

    static func load(_ path: String) throws(KeyFileFault) -> JWKSet {
        guard let octets = try? Data(contentsOf: URL(filePath: path)) else {
            throw KeyFileFault(words: "cannot be read: \(path)")
        }
        do throws(JWKSet.Fault) { return try JWKSet(parsing: [UInt8](octets)) } catch {
            throw KeyFileFault(words: ServiceParts.words(error))
        }
    }
}
