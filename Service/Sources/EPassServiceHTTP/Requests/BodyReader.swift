// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

/// Reads a body, and no more of it than is taken: by length, by time, and by what others have on their way.
struct BodyReader: Sendable {
    /// For how long a body may be behind the rate.
    let patience: Duration
    /// How many octets a second it must come with.
    let rate: Int
    /// Who ends it then.
    let deadlines: Deadlines
    /// How many octets are held, of bodies on their way and of those that have arrived.
    let octets: Shares

    /// What has arrived, and its share of what is held.
    struct Body: Sendable {
        let octets: [UInt8]
        let share: Shares.Share
    }

    /// How much of a body has come.
    private final class Progress: Sendable {
        let count = Atomic(0)
    }

    /// The octets of a body.
    ///
    /// - Parameter name: of what there is one at a time: the body of that name which is still on its way is given up.
    /// - Throws: ``ServiceError``: `request.tooLarge` as soon as that is known, `request.tooSlow`, `service.busy`,
    ///   `request.mediaType` for a compressed body; ``UnreadableBody``.
    func read(
        _ request: Request, _ context: ServiceContext, limit: Int, named name: String? = nil
    ) async throws -> Body {
        // Nothing is unpacked here: a small body stays a small body.
        if let encoding = request.headers[.contentEncoding], encoding != "identity" {
            throw ServiceError(.mediaType)
        }
        let stated = try Self.statedLength(request, limit)
        guard let share = octets.take(Self.piece, for: context.names) else { throw ServiceError(.busy, retryAfter: 1) }
        // What is refused before this was never sent (RFC 9110, 10.1.1).
        if let channel = context.channel, let field = HTTPField.Name("Expect"),
            request.headers[field]?.lowercased() == "100-continue"
        {
            channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)), promise: nil)
        }
        let (body, progress, patience, rate) = (request.body, Progress(), patience, rate)
        let octets = try await deadlines.run(
            within: patience + .milliseconds(progress.count.load(ordering: .relaxed) * 1_000 / rate), named: name
        ) { try await Self.octets(body, limit: limit, stated, progress, share) }
        guard let octets else { throw ServiceError(.tooSlow) }
        // A connection that ends is the end of the stream, too.
        if let stated, octets.count != stated { throw UnreadableBody(isAborted: true) }
        return Body(octets: octets, share: share)
    }

    /// What a body holds that has hardly begun: the room that is kept ready for it.
    private static let piece = 64 << 10

    private static func statedLength(_ request: Request, _ limit: Int) throws(ServiceError) -> Int? {
        guard let field = request.headers[.contentLength] else { return nil }
        guard let length = Int(field), length >= 0 else { throw ServiceError(.malformed) }
        guard length <= limit else { throw ServiceError(.tooLarge) }
        return length
    }

    private static func octets(
        _ body: RequestBody, limit: Int, _ stated: Int?, _ progress: Progress, _ share: Shares.Share
    ) async throws -> [UInt8] {
        var octets: [UInt8] = []
        // Anybody can state a length: no more is kept ready for it than an upload mostly has.
        octets.reserveCapacity(min(stated ?? 0, piece))
        do {
            for try await chunk in body {
                guard octets.count + chunk.readableBytes <= limit else { throw ServiceError(.tooLarge) }
                if octets.count + chunk.readableBytes > piece {
                    let more = octets.count + chunk.readableBytes - max(piece, octets.count)
                    guard share.grow(by: more) else { throw ServiceError(.busy, retryAfter: 1) }
                }
                octets.append(contentsOf: chunk.readableBytesView)
                progress.count.store(octets.count, ordering: .relaxed)
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
