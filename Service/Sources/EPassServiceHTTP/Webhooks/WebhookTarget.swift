// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Crypto
import EPassJSON
import EPassServiceCore
import Foundation

/// Where a tenant is told, and the secret that it knows the sender by. Only the operator's file names such places:
/// nothing that is sent to the service makes it call anybody.
public struct WebhookTarget: Sendable {
    /// Why a file of targets cannot be used.
    public enum Fault: Error, Sendable, Hashable {
        case unreadable
        /// Others than its owner may read it.
        case exposed
        /// The entry of this number is not what it should be: a tenant, an address of https, 24 octets and more in
        /// base64.
        case entry(Int)
    }

    /// Whose it is.
    public let tenant: String
    let url: String
    private let secret: SymmetricKey

    /// - Parameter secret: at least 24 octets.
    public init?(tenant: String, url: String, secret: [UInt8]) {
        guard BearerTokens.isTenant(tenant), secret.count >= 24, let parsed = URL(string: url), parsed.user == nil,
            parsed.fragment == nil, let host = parsed.host(), !host.isEmpty
        else { return nil }
        // In the clear to the machine itself alone.
        guard parsed.scheme == "https" || parsed.scheme == "http" && ["127.0.0.1", "localhost"].contains(host) else {
            return nil
        }
        self.tenant = tenant
        self.url = url
        self.secret = SymmetricKey(data: secret)
    }

    /// The targets of a file: `{"webhooks": [{"tenant": ..., "url": ..., "secret": base64}]}`.
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
            guard let tenant = entry["tenant"]?.string, let url = entry["url"]?.string,
                let secret = entry["secret"]?.string.flatMap({ Data(base64Encoded: $0) }),
                let target = WebhookTarget(tenant: tenant, url: url, secret: [UInt8](secret)),
                !targets.contains(where: { $0.tenant == tenant })
            else { throw .entry(number) }
            targets.append(target)
        }
        return targets
    }

    /// The headers of a delivery as Standard Webhooks has them: an id that stays the same when it is sent again, the
    /// time, and HMAC-SHA256 over both and the body.
    func headers(_ delivery: Delivery, at seconds: Int64) -> [(String, String)] {
        let signed = Array("\(delivery.identifier).\(seconds).\(delivery.body)".utf8)
        let code = Data(HMAC<SHA256>.authenticationCode(for: signed, using: secret)).base64EncodedString()
        return [
            ("content-type", "application/json"), ("webhook-id", delivery.identifier),
            ("webhook-timestamp", "\(seconds)"), ("webhook-signature", "v1,\(code)"),
        ]
    }
}
