// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassServiceCore
import HTTPTypes
public import Hummingbird

/// Stands before the routes, and refuses what would be refused there, with answers that are made already: a refusal
/// must cost so little that those who get answers do not feel it.
public struct RefusingResponder<Routes: HTTPResponder>: HTTPResponder where Routes.Context == ServiceContext {
    private let setup: ServiceSetup
    private let routes: Routes

    init(setup: ServiceSetup, routes: Routes) {
        self.setup = setup
        self.routes = routes
    }

    /// Answers a request.
    public func respond(to request: Request, context: ServiceContext) async throws -> Response {
        guard let origin = request.headers[.origin], setup.options.origins.contains(origin) else {
            return try await answer(request, context)
        }
        var response = Self.isPreflight(request) ? Self.preflight : try await answer(request, context)
        response.headers[.accessControlAllowOrigin] = origin
        response.headers[.vary] = "Origin"
        response.headers[.accessControlExposeHeaders] = "Location, Retry-After"
        return response
    }

    private static func isPreflight(_ request: Request) -> Bool {
        request.method == .options && request.headers[.accessControlRequestMethod] != nil
    }

    /// What pages of known origins may send (Fetch, 3.2.3): keys stand in fields of their own, and no cookie counts
    /// here, so that credentials are not allowed.
    private static var preflight: Response {
        var headers = HTTPFields()
        headers[.accessControlAllowMethods] = "GET, POST, PUT, DELETE"
        headers[.accessControlAllowHeaders] = "Accept, Authorization, Content-Type, Idempotency-Key"
        headers[.accessControlMaxAge] = "600"
        return Response(status: .noContent, headers: headers)
    }

    private func answer(_ request: Request, _ context: ServiceContext) async throws -> Response {
        var context = context
        context.sender = context.address(request, behindProxy: setup.options.isBehindProxy)
        if let wait = setup.addressLimiter.take(context.sender, at: AccessMiddleware.seconds) {
            return refusal(.tooMany, after: wait)
        }
        if Self.isUpload(request), !setup.service.pool.hasRoom(for: [context.sender]) {
            return refusal(.busy, after: 1)
        }
        let response = try await routes.respond(to: request, context: context)
        let isRefused = response.status == .tooManyRequests || response.status == .serviceUnavailable
        return isRefused && response.headers[.retryAfter] != nil ? pausing(response) : response
    }

    private static func isUpload(_ request: Request) -> Bool {
        switch request.method {
        case .post: request.uri.path == "/v1/verify"
        case .put: request.uri.path.hasSuffix("/evidence")
        default: false
        }
    }

    private func refusal(_ refusal: Refusal, after seconds: Int) -> Response {
        setup.metrics.countRefusal(status: refusal.status.code)
        var headers = refusal.headers
        headers[.retryAfter] = "\(seconds)"
        return pausing(Response(status: refusal.status, headers: headers, body: .init(byteBuffer: refusal.body)))
    }

    /// Who is told to come later is not listened to on this connection for a second: who does not wait would take from
    /// the others what refusing costs. Connections of a proxy are those of many.
    private func pausing(_ response: Response) -> Response {
        guard !setup.options.isBehindProxy else { return response }
        let body = response.body
        var response = response
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(writer)
            try? await Task.sleep(for: .seconds(1))
        }
        return response
    }
}

/// An answer that is made once.
private struct Refusal: Sendable {
    static let busy = Refusal(.busy)
    static let tooMany = Refusal(.rateLimited)

    let status: HTTPResponse.Status
    let headers: HTTPFields
    let body: ByteBuffer

    private init(_ code: ServiceError.Code) {
        let problem = Problem(error: ServiceError(code))
        let octets = problem.json.compactOctets()
        status = Problem.status(code)
        headers = problem.response().headers
        body = ByteBuffer(bytes: octets)
    }
}
