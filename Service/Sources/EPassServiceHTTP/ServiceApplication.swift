// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import HTTPTypes
public import Hummingbird

/// The routes with their layers, to be listened with.
public enum ServiceApplication {
    /// What answers the requests of a service.
    public static func responder(_ setup: ServiceSetup) -> RefusingResponder<RouterResponder<ServiceContext>> {
        RefusingResponder(setup: setup, routes: router(setup).buildResponder())
    }

    private static func router(_ setup: ServiceSetup) -> Router<ServiceContext> {
        let router = Router(context: ServiceContext.self)
        router.add(middleware: ProblemMiddleware(metrics: setup.metrics))
        router.add(middleware: AccessMiddleware(setup: setup))
        OperatorRoutes(setup: setup).add(to: router)
        VerifyRoutes(setup: setup).add(to: router)
        TransactionRoutes(setup: setup).add(to: router)
        ReportRoutes(setup: setup).add(to: router)
        refuseOtherMethods(router)
        return router
    }

    /// What an address takes is said where another method is used (RFC 9110, 15.5.6).
    private static func refuseOtherMethods(_ router: Router<ServiceContext>) {
        for routes in Dictionary(grouping: router.routes, by: \.path.description).values {
            guard let path = routes.first?.path else { continue }
            let taken = Set(routes.map(\.method))
            let words = taken.map(\.rawValue).sorted().joined(separator: ", ")
            for method in ProblemMiddleware.knownMethods where !taken.contains(method) {
                router.on(path, method: method) { _, _ in
                    var response = Problem(error: ServiceError(.methodNotAllowed)).response()
                    response.headers[.allow] = words
                    return response
                }
            }
        }
    }

    /// The description of the interface in OpenAPI 3.1, as it is served.
    public static var openAPI: [UInt8] { PackageResources.openapi_json }
}
