// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJOSE
import EPassJSON
public import EPassServiceCore
import Foundation

/// Where a tenant is told, of what, and the secrets that it knows the sender by. Only the operator's file names such
/// places: nothing that is sent to the service makes it call anybody.
public struct WebhookTarget: Sendable {
    /// Why a file of targets cannot be used.
    public enum Fault: Error, Sendable, Hashable {
        case unreadable
        /// Others than its owner may read it.
        case exposed
        /// The entry of this number is not what it should be: a tenant, an address of https, 24 octets and more in
        /// base64.
        case entry(Int)
        /// The entry of this number has tenant and name of one before it.
        case again(Int)
    }

    /// Whose it is.
    public let tenant: String
    /// Tells it apart from others of the tenant.
    public let name: String
    /// Of what the tenant is told there.
    public let states: Set<TransactionState>
    /// Where it is.
    public let url: String
    private let secrets: [SymmetricKey]

    /// As deliveries name it.
    public var identifier: String { interest.target }
    /// What is written down for it.
    public var interest: WebhookInterest { WebhookInterest(tenant: tenant, name: name, states: states) }

    /// - Parameter secrets: one, or some while they are exchanged: each of at least 24 octets.
    public init?(
        tenant: String, name: String = WebhookInterest.usualName, url: String, secrets: [[UInt8]],
        states: Set<TransactionState> = WebhookInterest.allStates
    ) {
        guard BearerTokens.isTenant(tenant), BearerTokens.isTenant(name), 1...4 ~= secrets.count,
            secrets.allSatisfy({ $0.count >= 24 }), !states.isEmpty, states.isSubset(of: WebhookInterest.allStates),
            let parsed = URL(string: url), parsed.user == nil, parsed.fragment == nil, let host = parsed.host(),
            !host.isEmpty
        else { return nil }
        // In the clear to the machine itself alone.
        guard parsed.scheme == "https" || parsed.scheme == "http" && ["127.0.0.1", "localhost"].contains(host) else {
            return nil
        }
        self.tenant = tenant
        self.name = name
        self.states = states
        self.url = url
        self.secrets = secrets.map { SymmetricKey(SecretBytes(copying: $0)) }
    }

    /// The targets of a file: `{"webhooks": [{"tenant": ..., "url": ..., "secret": base64}]}`, with `name` and `events`
    /// where they are not the usual ones, and a list of secrets while they are exchanged.
    ///
    /// - Throws: ``Fault``.
    public static func load(path: String) throws(Fault) -> [WebhookTarget] {
        let octets: [UInt8]
        do { octets = try SecretFile.read(path) } catch { throw error == .exposed ? .exposed : .unreadable }
        guard let value = try? JSONValue(parsing: octets), let entries = value["webhooks"]?.array else {
            throw .unreadable
        }
        var targets: [WebhookTarget] = []
        for (number, entry) in entries.enumerated() {
            guard let target = WebhookTarget(entry) else { throw .entry(number) }
            guard !targets.contains(where: { $0.identifier == target.identifier }) else { throw .again(number) }
            targets.append(target)
        }
        return targets
    }

    private static let members: Set = ["tenant", "name", "url", "secret", "events"]

    private init?(_ entry: JSONValue) {
        guard let members = entry.object, members.allSatisfy({ Self.members.contains($0.name) }),
            let tenant = entry["tenant"]?.string, let url = entry["url"]?.string
        else { return nil }
        func texts(_ name: String) -> [String]? {
            guard let value = entry[name] else { return [] }
            if let text = value.string { return [text] }
            let list = value.array?.map(\.string)
            return list.flatMap { $0.contains(nil) || $0.isEmpty ? nil : $0.compactMap(\.self) }
        }
        guard let secrets = texts("secret"), let events = texts("events"),
            let name = entry["name"] == nil ? WebhookInterest.usualName : entry["name"]?.string
        else { return nil }
        let octets = secrets.compactMap { Data(base64Encoded: $0).map { [UInt8]($0) } }
        let states = events.compactMap(TransactionState.init(rawValue:))
        guard octets.count == secrets.count, states.count == events.count else { return nil }
        self.init(
            tenant: tenant, name: name, url: url, secrets: octets,
            states: states.isEmpty ? WebhookInterest.allStates : Set(states))
    }

    /// The headers of a letter as Standard Webhooks has them: an id that stays the same when it is sent again, the
    /// time, and HMAC-SHA256 over both and the body, with each secret.
    func headers(identifier: String, body: String, at seconds: Int64) throws -> [(String, String)] {
        let signed = Array("\(identifier).\(seconds).\(body)".utf8)
        let signatures = try secrets.map { secret in
            "v1," + Data(try secret.authenticationCode(over: signed)).base64EncodedString()
        }
        return [
            ("content-type", "application/json"), ("webhook-id", identifier), ("webhook-timestamp", "\(seconds)"),
            ("webhook-signature", signatures.joined(separator: " ")),
        ]
    }
}
