// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
public import Hummingbird

/// The routes with their layers, to be listened with.
public enum ServiceApplication {
    /// The router of a service.
    public static func router(_ setup: ServiceSetup) -> Router<ServiceContext> {
        let router = Router(context: ServiceContext.self)
        router.add(middleware: ProblemMiddleware(metrics: setup.metrics))
        router.add(middleware: AccessMiddleware(setup: setup))
        OperatorRoutes(setup: setup).add(to: router)
        VerifyRoutes(setup: setup).add(to: router)
        TransactionRoutes(setup: setup).add(to: router)
        ReportRoutes(setup: setup).add(to: router)
        return router
    }

    /// The description of the interface in OpenAPI 3.1, as it is served.
    public static var openAPI: [UInt8] { PackageResources.openapi_json }
}
