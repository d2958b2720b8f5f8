// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import ServiceLifecycle

/// Reads a body, and no more of it than is taken: by length, and by time.
struct BodyReader: Sendable {
    /// How long all of a body may take.
    let patience: Duration
    /// How long it may still take when the service is told to end.
    static let patienceAtEnd = Duration.seconds(10)

    /// The octets of a body.
    ///
    /// - Parameter channel: where a client that waits to be asked for its body is asked for it; nil where there is no
    ///   connection.
    /// - Throws: ``ServiceError``: `request.tooLarge` as soon as that is known, `request.tooSlow`, `request.mediaType`
    ///   for a compressed body; ``UnreadableBody``.
    func read(_ request: Request, on channel: (any Channel)?, limit: Int) async throws -> [UInt8] {
        // Nothing is unpacked here: a small body stays a small body.
        if let encoding = request.headers[.contentEncoding], encoding != "identity" {
            throw ServiceError(.mediaType)
        }
        var stated: Int?
        if let field = request.headers[.contentLength] {
            guard let length = Int(field), length >= 0 else { throw ServiceError(.malformed) }
            guard length <= limit else { throw ServiceError(.tooLarge) }
            stated = length
        }
        // What is refused before this was never sent (RFC 9110, 10.1.1).
        if let channel, let name = HTTPField.Name("Expect"), request.headers[name]?.lowercased() == "100-continue" {
            channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)), promise: nil)
        }
        guard let octets = try await collect(request.body, limit: limit) else { throw ServiceError(.tooSlow) }
        // A connection that ends is the end of the stream, too.
        if let stated, octets.count != stated { throw UnreadableBody(isAborted: true) }
        return octets
    }

    /// Nil where the time ended first.
    private func collect(_ body: RequestBody, limit: Int) async throws -> [UInt8]? {
        try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await Self.octets(body, limit: limit) }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            group.addTask {
                try? await gracefulShutdown()
                try? await Task.sleep(for: Self.patienceAtEnd)
                return nil
            }
            return try await group.next() ?? nil
        }
    }

    private static func octets(_ body: RequestBody, limit: Int) async throws -> [UInt8] {
        var octets: [UInt8] = []
        do {
            for try await chunk in body {
                guard octets.count + chunk.readableBytes <= limit else { throw ServiceError(.tooLarge) }
                octets.append(contentsOf: chunk.readableBytesView)
            }
        } catch let error as ServiceError {
            throw error
        } catch let error as HTTPParserError {
            throw UnreadableBody(isAborted: error == .invalidEOFState)
        } catch {
            throw UnreadableBody(isAborted: true)
        }
        return octets
    }
}

/// A body that is no HTTP, or whose connection ended before it did: nothing that the service does wrong.
struct UnreadableBody: Error {
    /// Whether the connection ended.
    let isAborted: Bool
}
