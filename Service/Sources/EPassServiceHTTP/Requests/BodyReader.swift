// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import Hummingbird
import NIOCore

/// Reads a body, and no more of it than is taken: by length, and by time.
struct BodyReader: Sendable {
    /// How long all of a body may take.
    let patience: Duration

    /// The octets of a body.
    ///
    /// - Throws: ``ServiceError``: `request.tooLarge` as soon as that is known, `request.tooSlow`, `request.mediaType`
    ///   for a compressed body.
    func read(_ request: Request, limit: Int) async throws -> [UInt8] {
        // Nothing is unpacked here: a small body stays a small body.
        if let encoding = request.headers[.contentEncoding], encoding != "identity" {
            throw ServiceError(.mediaType)
        }
        if let stated = request.headers[.contentLength] {
            guard let length = Int(stated), length >= 0 else { throw ServiceError(.malformed) }
            guard length <= limit else { throw ServiceError(.tooLarge) }
        }
        let end = ContinuousClock.now.advanced(by: patience)
        var octets: [UInt8] = []
        for try await chunk in request.body {
            guard octets.count + chunk.readableBytes <= limit else { throw ServiceError(.tooLarge) }
            // A connection on which nothing comes at all is closed by the server.
            guard ContinuousClock.now < end else { throw ServiceError(.tooSlow) }
            octets.append(contentsOf: chunk.readableBytesView)
        }
        return octets
    }
}
