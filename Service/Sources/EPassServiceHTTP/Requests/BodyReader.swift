// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Reads a body, and no more of it than is taken: by length, and by time.
struct BodyReader: Sendable {
    /// How long all of a body may take.
    let patience: Duration
    /// Who ends it then.
    let deadlines: Deadlines

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
        let stated = try Self.statedLength(request, limit)
        // What is refused before this was never sent (RFC 9110, 10.1.1).
        if let channel, let name = HTTPField.Name("Expect"), request.headers[name]?.lowercased() == "100-continue" {
            channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)), promise: nil)
        }
        let body = request.body
        let octets = try await deadlines.run(within: patience) { try await Self.octets(body, limit: limit, stated) }
        guard let octets else { throw ServiceError(.tooSlow) }
        // A connection that ends is the end of the stream, too.
        if let stated, octets.count != stated { throw UnreadableBody(isAborted: true) }
        return octets
    }

    private static func statedLength(_ request: Request, _ limit: Int) throws(ServiceError) -> Int? {
        guard let field = request.headers[.contentLength] else { return nil }
        guard let length = Int(field), length >= 0 else { throw ServiceError(.malformed) }
        guard length <= limit else { throw ServiceError(.tooLarge) }
        return length
    }

    private static func octets(_ body: RequestBody, limit: Int, _ stated: Int?) async throws -> [UInt8] {
        var octets: [UInt8] = []
        // Anybody can state a length: no more is kept ready for it than an upload mostly has.
        octets.reserveCapacity(min(stated ?? 0, 64 << 10))
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
