// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import Hummingbird

extension BodyReader {
    /// The upload of a request as it came: JSON, raw files as a form, or a compact JWE. Nothing in it is looked at
    /// here, on a thread that everybody shares.
    ///
    /// - Throws: ``ServiceError``: `request.mediaType`, `request.malformed` and what ``read(_:_:limit:named:)`` throws.
    func upload(
        _ request: Request, _ context: ServiceContext, limit: Int, named name: String? = nil
    ) async throws -> (upload: ReceivedUpload, share: Shares.Share) {
        guard let type = request.headers[.contentType].flatMap(ContentType.init) else {
            throw ServiceError(.mediaType)
        }
        switch type.name {
        case "application/json", "application/vnd.epass.evidence+json":
            let body = try await read(request, context, limit: limit, named: name)
            return (.plain(Upload(.json(body.octets))), body.share)
        case "multipart/form-data":
            guard let boundary = type.parameters["boundary"] else { throw ServiceError(.malformed) }
            let body = try await read(request, context, limit: limit, named: name)
            return (.plain(Upload(.form(body.octets, boundary: boundary))), body.share)
        case "application/jose":
            // base64url makes three octets four.
            let body = try await read(request, context, limit: limit / 3 * 4 + 4_096, named: name)
            // What is no text is no JWE either, and is refused as such where it is opened.
            return (.sealed(String(decoding: body.octets, as: UTF8.self)), body.share)
        default: throw ServiceError(.mediaType)
        }
    }
}
