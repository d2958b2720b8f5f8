// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJOSE
import Foundation
import NIOCore

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
        let client = OutgoingClient()
        let found: Result<(status: Int, octets: [UInt8]), any Error>
        do {
            found = .success(
                try await client.get(
                    url, accept: "application/jwk-set+json, application/json", limit: JWKSet.maximumLength))
        } catch {
            found = .failure(error is NIOTooManyBytesError ? Fault.tooLong : error)
        }
        await client.shutdown()
        let (status, octets) = try found.get()
        guard status == 200 else { throw Fault.status(status) }
        return octets
    }
}
