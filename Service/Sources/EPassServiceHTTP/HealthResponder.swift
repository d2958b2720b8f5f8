// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import HTTPTypes
public import Hummingbird

/// What a listener of its own answers: whether the service runs, and whether it can judge. Nobody who asks for anything
/// else stands in its way.
public struct HealthResponder: HTTPResponder {
    private let routes: OperatorRoutes

    /// As the member says.
    public init(setup: ServiceSetup) { routes = OperatorRoutes(setup: setup) }

    /// Answers a request.
    public func respond(to request: Request, context: ServiceContext) async throws -> Response {
        guard request.method == .get || request.method == .head else {
            return Problem(error: ServiceError(.methodNotAllowed)).response()
        }
        let response: Response
        switch request.uri.path {
        case "/healthz": response = OperatorRoutes.alive()
        case "/readyz": response = await routes.ready()
        default: response = Problem(error: ServiceError(.notFound)).response()
        }
        return request.method == .head ? response.createHeadResponse() : response
    }
}
