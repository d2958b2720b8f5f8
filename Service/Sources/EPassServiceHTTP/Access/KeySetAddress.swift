// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import AsyncHTTPClient
public import EPassJOSE
import Foundation
import NIOCore
import NIOHTTP1

/// Where a provider shows its key set (`jwks_uri`). The operator names it, so that it may be on a private network;
/// nothing that a request or a token says leads anywhere.
public struct KeySetAddress: Sendable {
    /// Why no set could be had; a closed list, for the log.
    public enum Fault: Error, Sendable, Hashable {
        /// No answer of the host in time, or one that it does not vouch for.
        case unreachable
        /// An answer with this status; redirections are not followed.
        case status(Int)
        /// More octets than a set may have.
        case tooLong
        /// What came is not a set that can be used.
        case set(JWKSet.Fault)
    }

    /// How long a fetch may take, connection and body included.
    private static let patience = Duration.seconds(5)

    private let url: String
    private let patience: Duration

    /// Nil for anything but an address of https with a host, without a user or a fragment.
    public init?(_ text: String) {
        guard text.utf8.count <= 2_048, let parsed = URL(string: text), parsed.scheme == "https", parsed.user == nil,
            parsed.fragment == nil, let host = parsed.host(), !host.isEmpty
        else { return nil }
        self.init(unchecked: text)
    }

    /// An address of whatever scheme.
    init(unchecked url: String, patience: Duration = Self.patience) {
        self.url = url
        self.patience = patience
    }

    /// Fetches the set.
    ///
    /// - Throws: ``Fault``.
    public func fetch() async throws(Fault) -> JWKSet {
        let octets: [UInt8]
        do {
            octets = try await withThrowingTaskGroup { [self] group in
                group.addTask { try await answer() }
                group.addTask {
                    try await Task.sleep(for: patience)
                    throw Fault.unreachable
                }
                defer { group.cancelAll() }
                return try await group.next() ?? []
            }
        } catch {
            throw error as? Fault ?? .unreachable
        }
        do throws(JWKSet.Fault) { return try JWKSet(parsing: octets) } catch { throw .set(error) }
    }

    private func answer() async throws -> [UInt8] {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.httpVersion = .http1Only
        configuration.timeout = .init(connect: .seconds(5), read: .seconds(5))
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "accept", value: "application/jwk-set+json, application/json")
        return try await HTTPClient.withHTTPClient(configuration: configuration) { [request] client in
            let response = try await client.execute(request, timeout: .seconds(5))
            guard response.status == .ok else { throw Fault.status(Int(response.status.code)) }
            do {
                return Array(try await response.body.collect(upTo: JWKSet.maximumLength).readableBytesView)
            } catch is NIOTooManyBytesError {
                throw Fault.tooLong
            }
        }
    }
}
