// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import AsyncHTTPClient
import EPassTrust
import NIOCore
import NIOHTTP1

/// Asks the machines that the operator named: where an answer points somewhere else, that is not gone to.
struct OutgoingClient: Sendable {
    private let client: HTTPClient
    private let patience: TimeAmount

    /// - Parameters:
    ///   - connections: how many there may be to one machine.
    ///   - patience: for how long an answer is waited for.
    init(connections: Int = 1, patience: Duration = .seconds(15)) {
        self.patience = TimeAmount(patience)
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: .seconds(5), read: TimeAmount(patience * 2 / 3))
        // A machine that refuses a connection would be asked again and again until the time is over. Whoever uses this
        // has times of its own for that.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = max(1, connections)
        client = HTTPClient(configuration: configuration)
    }

    /// The HTTP status of the answer to a letter; nil where there is none.
    ///
    /// - Parameter time: what the letter says of when it was sent: receivers refuse what is old.
    func post(_ body: String, identifier: String, to target: WebhookTarget, at time: Timestamp) async -> Int? {
        var request = HTTPClientRequest(url: target.url)
        request.method = .POST
        guard let headers = try? target.headers(identifier: identifier, body: body, at: time.secondsSince1970)
        else { return nil }
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        request.body = .bytes(ByteBuffer(string: body))
        guard let response = try? await client.execute(request, timeout: patience) else { return nil }
        return Int(response.status.code)
    }

    /// The HTTP status of an answer, and its content where that is 200.
    ///
    /// - Throws: errors of the connection; `NIOTooManyBytesError`.
    func get(_ url: String, accept: String, limit: Int) async throws -> (status: Int, octets: [UInt8]) {
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "accept", value: accept)
        let response = try await client.execute(request, timeout: patience)
        guard response.status == .ok else { return (Int(response.status.code), []) }
        return (200, Array(try await response.body.collect(upTo: limit).readableBytesView))
    }

    func shutdown() async { try? await client.shutdown() }
}
