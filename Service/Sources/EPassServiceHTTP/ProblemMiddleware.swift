// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassServiceCore
import HTTPTypes
import Hummingbird
import Logging

/// The outermost layer: each request is counted, noted without anything of its content, and answered, whatever happens
/// in it.
struct ProblemMiddleware: RouterMiddleware {
    let metrics: ServiceMetrics

    func handle(
        _ request: Request, context: ServiceContext,
        next: (Request, ServiceContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        var code: ServiceError.Code?
        let response: Response
        do {
            try Self.checkHead(request)
            // Before what the router takes for the same: two strokes for one, one at the end, octets in percents.
            guard Self.isPlain(request.uri.path) else { throw ServiceError(.notFound) }
            response = try await next(request, context)
        } catch {
            let problem = Self.problem(error)
            code = problem.error.code
            // What is wrong with the program is noted by its type: a description could quote what was sent.
            if let failure = error as? SignerFailure {
                context.logger.error("signing", metadata: ["words": "\(failure.words)"])
            } else if error is StoreFailure {
                context.logger.error("database", metadata: ["type": "\(StoreFailure.word(error))"])
            } else if code == .internalError {
                context.logger.error("failed", metadata: ["type": "\(StoreFailure.word(error))"])
            }
            let unreadable = error as? UnreadableBody
            if unreadable?.isAborted == true { metrics.countAborted() }
            if code == .tooLarge || code == .tooSlow || unreadable != nil || error is UnclearHead {
                context.endConnection()
            }
            response = problem.response()
        }
        let elapsed = start.duration(to: .now)
        // The route, not the path: an id is nobody's business in a log.
        let route = context.endpointPath ?? "unknown"
        metrics.count(route: route, method: Self.method(request.method), status: response.status.code, elapsed)
        context.logger.info(
            "request",
            metadata: [
                "method": "\(Self.method(request.method))", "route": "\(route)",
                "status": "\(response.status.code)", "code": "\(code?.rawValue ?? "")",
                "microseconds": "\(elapsed / .microseconds(1))",
            ])
        return response
    }

    /// What says for whom a request is, and how long it is, must say so in one way.
    private static func checkHead(_ request: Request) throws(UnclearHead) {
        // The first field of that name is the authority (RFC 9112, 3.2).
        guard request.head.authority != nil, request.headers[hostField] == nil else {
            throw UnclearHead(code: .malformed)
        }
        let codings = request.headers[values: .transferEncoding].flatMap { $0.split(separator: ",") }.map {
            FieldParameters.trimmed($0).lowercased()
        }
        guard codings.last ?? "chunked" == "chunked" else { throw UnclearHead(code: .malformed) }
        // Nothing is unpacked here, on the way as little as in it.
        guard codings.count <= 1 else { throw UnclearHead(code: .mediaType) }
    }

    private static let hostField = HTTPField.Name("Host") ?? .userAgent

    /// Whether a path is written as those of this service are.
    private static func isPlain(_ path: String) -> Bool {
        path.utf8.count <= 512 && !path.contains("//") && !path.contains("..") && !path.hasSuffix("/")
            && path.utf8.allSatisfy { octet in
                switch octet {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "-")...UInt8(ascii: "9"):
                    true
                default: false
                }
            }
    }

    /// A method of a closed list, since anybody can send any word.
    static func method(_ method: HTTPRequest.Method) -> String {
        knownMethods.contains(method) ? method.rawValue : "OTHER"
    }

    /// The methods that requests are told apart by.
    static let knownMethods: [HTTPRequest.Method] = [
        .get, .head, .put, .post, .delete, .options, .patch, .trace, .connect,
    ]

    private static func problem(_ error: any Error) -> Problem {
        if let error = error as? ServiceError { return Problem(error: error) }
        if let error = error as? UnclearHead { return Problem(error: ServiceError(error.code)) }
        if let error = error as? TrustRefused {
            let code: ServiceError.Code = error.fault == .empty ? .trustEmpty : .trustSmaller
            return Problem(error: ServiceError(code), leftOut: error.leftOut)
        }
        if error is UnreadableBody { return Problem(error: ServiceError(.malformed)) }
        if Store.isBusy(error) { return Problem(error: ServiceError(.busy, retryAfter: 5)) }
        if error is StoreFailure || error is SignerFailure {
            return Problem(error: ServiceError(.unavailable, retryAfter: 60))
        }
        if let error = error as? any HTTPResponseError {
            switch error.status {
            case .notFound: return Problem(error: ServiceError(.notFound))
            case .methodNotAllowed: return Problem(error: ServiceError(.methodNotAllowed))
            case .contentTooLarge: return Problem(error: ServiceError(.tooLarge))
            default: return Problem(error: ServiceError(.malformed))
            }
        }
        return Problem(error: ServiceError(.internalError))
    }
}

/// A request whose recipient or length one reader would take for this and another for that.
private struct UnclearHead: Error {
    let code: ServiceError.Code
}
