// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import Hummingbird
import NIOCore

extension BodyReader {
    /// The upload of a request as it came: JSON, raw files as a form, or a compact JWE. Nothing in it is looked at
    /// here, on a thread that everybody shares.
    ///
    /// - Throws: ``ServiceError``: `request.mediaType`, `request.malformed` and what ``read(_:on:limit:)`` throws.
    func upload(_ request: Request, on channel: (any Channel)?, limit: Int) async throws -> ReceivedUpload {
        guard let type = request.headers[.contentType].flatMap(ContentType.init) else {
            throw ServiceError(.mediaType)
        }
        switch type.name {
        case "application/json", "application/vnd.epass.evidence+json":
            return .plain(Upload(.json(try await read(request, on: channel, limit: limit))))
        case "multipart/form-data":
            guard let boundary = type.parameters["boundary"] else { throw ServiceError(.malformed) }
            return .plain(Upload(.form(try await read(request, on: channel, limit: limit), boundary: boundary)))
        case "application/jose":
            // base64url makes three octets four.
            let octets = try await read(request, on: channel, limit: limit / 3 * 4 + 4_096)
            // What is no text is no JWE either, and is refused as such where it is opened.
            return .sealed(String(decoding: octets, as: UTF8.self))
        default: throw ServiceError(.mediaType)
        }
    }
}
