// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import HTTPTypes
import Hummingbird

/// An error as RFC 9457 has it. Nothing in it was sent by anybody.
struct Problem {
    let error: ServiceError
    /// Files of trust material that were passed over, for an operator.
    var leftOut: [String] = []

    /// The status of each code.
    static func status(_ code: ServiceError.Code) -> HTTPResponse.Status {
        switch code {
        case .malformed, .memberInvalid, .memberUnknown, .referencePersonal, .policyUnknown: .badRequest
        case .unauthenticated: .unauthorized
        case .forbidden: .forbidden
        case .notFound, .transactionNotFound, .reportNotKept: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .tooSlow: .requestTimeout
        case .transactionAnswered, .transactionOpen, .trustSmaller: .conflict
        case .transactionExpired: .gone
        case .tooLarge: .contentTooLarge
        case .mediaType: .unsupportedMediaType
        case .evidenceUnusable, .evidenceChipRequired, .sealInvalid, .sealRequired, .idempotencyMismatch,
            .trustEmpty:
            .unprocessableContent
        case .rateLimited, .quotaExceeded: .tooManyRequests
        case .internalError: .internalServerError
        case .busy, .unavailable: .serviceUnavailable
        }
    }

    var json: JSONValue {
        let status = Self.status(error.code)
        let value = JSONValue.fields(
            ("type", .string("urn:epass:problem:\(error.code.rawValue)")),
            ("title", .string(error.code.sentence)), ("status", .integer(Int64(status.code))),
            ("code", .string(error.code.rawValue)), ("retryable", .boolean(error.code.isRetryable)),
            ("cause", .optional(error.cause)), ("detail", .optional(error.causeSentence)),
            ("offset", error.offset.map { .integer(Int64($0)) } ?? .null), ("member", .optional(error.member)))
        return leftOut.isEmpty ? value : value.adding(("leftOut", .array(leftOut.map(JSONValue.string))))
    }

    func response() -> Response {
        var response = Response.json(json, status: Self.status(error.code), type: "application/problem+json")
        if let seconds = error.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
        if error.code == .unauthenticated { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }
}

extension Response {
    /// An answer that nobody stores.
    static func octets(_ octets: some Sequence<UInt8>, status: HTTPResponse.Status = .ok, type: String) -> Response {
        var headers = HTTPFields()
        headers[.contentType] = type
        headers[.cacheControl] = "no-store"
        headers[.xContentTypeOptions] = "nosniff"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: octets)))
    }

    static func json(
        _ value: JSONValue, status: HTTPResponse.Status = .ok, type: String = "application/json"
    ) -> Response {
        octets(value.compactOctets(), status: status, type: type)
    }
}
