// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassMessages
import EPassServiceCore
import Hummingbird
import Logging

/// What judges, whether it can, how much of it there is; and what an operator does at run time.
struct OperatorRoutes {
    private let setup: ServiceSetup
    private let readiness: Readiness
    /// A test sends letters: five at once, and one each minute.
    private let tests = RateLimiter(burst: 5, rate: 1.0 / 60)

    init(setup: ServiceSetup) {
        self.setup = setup
        readiness = Readiness(setup: setup)
    }

    func add(to router: Router<ServiceContext>) {
        router.get("/healthz") { _, _ in Self.alive() }
        router.get("/readyz") { _, _ in await ready() }
        // Some balancers ask in this way.
        router.head("/healthz") { _, _ in Self.alive().createHeadResponse() }
        router.head("/readyz") { _, _ in await ready().createHeadResponse() }
        router.get("/metrics") { try await metrics($0, $1) }
        router.get("/openapi.json") { _, _ in Response.octets(ServiceApplication.openAPI, type: "application/json") }
        router.get("/.well-known/jwks.json") { _, _ in Response.json(setup.service.keys.jwks) }
        router.get("/v1/policies") { _, context in
            try Self.requireBackend(context)
            return Response.json(setup.service.materials.current.policiesJSON)
        }
        router.get("/v1/trust/snapshot") { _, context in
            try Self.requireBackend(context)
            return Response.json(setup.service.materials.current.trustJSON)
        }
        router.post("/v1/reload") { try await reload($0, $1) }
        router.get("/v1/audit/head") { _, context in
            _ = try context.backend(.audit)
            return Response.octets(Array(try await setup.service.signedHead().utf8), type: "application/jose")
        }
        router.post("/v1/webhooks/test") { _, context in try await test(context) }
        router.get("/v1/webhooks/dead") { try await dead($0, $1) }
        router.post("/v1/webhooks/dead/:delivery/retry") { try await retry($0, $1) }
    }

    private static func requireBackend(_ context: ServiceContext) throws(ServiceError) {
        switch context.caller {
        case nil: throw ServiceError(.unauthenticated)
        case .client: throw ServiceError(.forbidden)
        case .backend: return
        }
    }

    static func alive() -> Response { .json(.fields(("status", .string("alive")))) }

    func ready() async -> Response {
        let found = await readiness.look()
        return .json(found.json, status: found.isReady ? .ok : .serviceUnavailable)
    }

    private func metrics(_ request: Request, _ context: ServiceContext) async throws -> Response {
        if setup.options.protectsMetrics { _ = try context.backend(.metrics) }
        let load = setup.service.pool.load
        setup.metrics.set("epass_judging_running", Double(load.running))
        setup.metrics.set("epass_judging_waiting", Double(load.waiting))
        let oldest = try await setup.service.oldestDelivery() ?? 0
        setup.metrics.set("epass_webhooks_oldest_seconds", Double(oldest))
        setup.metrics.set("epass_event_streams", Double(setup.streams.held))
        return .octets(Array(setup.metrics.text().utf8), type: "text/plain; version=0.0.4; charset=utf-8")
    }

    private func reload(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let identity = try context.backend(.reload)
        let isForced = try Self.isForced(request)
        let materials: Materials
        do {
            materials = try await setup.service.pool.run(isAdmitted: true) { try setup.reload() }
            for line in materials.leftOut {
                context.logger.warning("trust material left out", metadata: ["what": "\(line)"])
            }
            try await setup.service.replaceMaterials(with: materials, by: identity.actor, isForced: isForced)
        } catch let error as TrustRefused {
            context.logger.error("reload refused", metadata: ["what": "\(error)"])
            throw error
        } catch let error as any CodedError {
            context.logger.error("reload refused", metadata: ["what": "\(error.message.english)"])
            throw ServiceError(.unavailable)
        } catch  where error is PolicyFileUnusable || error is PolicyNameTaken || error is MaterialUnusable {
            context.logger.error("reload refused", metadata: ["what": "\(error)"])
            throw ServiceError(.unavailable)
        }
        return .json(materials.trustJSON.adding(("leftOut", .array(materials.leftOut.map(JSONValue.string)))))
    }

    /// `?force=true`, and nothing else.
    private static func isForced(_ request: Request) throws(ServiceError) -> Bool {
        let parameters = request.uri.queryParameters
        guard parameters.allSatisfy({ $0.key == "force" }), parameters.count <= 1 else {
            throw ServiceError(.memberUnknown)
        }
        switch parameters["force"] {
        case nil, "false": return false
        case "true": return true
        default: throw ServiceError(.memberInvalid, member: "force")
        }
    }

    /// Sends each target of the tenant a letter that tells of nothing, and says what was answered.
    private func test(_ context: ServiceContext) async throws -> Response {
        let tenant = try context.backend(.webhooks).tenant
        if let wait = tests.take(tenant, at: AccessMiddleware.seconds) {
            throw ServiceError(.rateLimited, retryAfter: wait)
        }
        let answers = try await WebhookSender.test(
            setup.targets.filter { $0.tenant == tenant }, at: setup.service.clock.now)
        return .json(
            .fields(
                (
                    "targets",
                    .array(
                        answers.map { target, status in
                            .fields(
                                ("target", .string(target.identifier)),
                                ("status", status.map { .integer(Int64($0)) } ?? .null))
                        })
                )))
    }

    private func dead(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let identity = try context.backend(.webhooks)
        let letters = try await setup.service.deliveries(of: identity.tenant, state: .dead)
        return .json(.fields(("deliveries", .array(letters.map(\.json)))))
    }

    private func retry(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let identity = try context.backend(.webhooks)
        let identifier = context.parameters.get("delivery") ?? ""
        guard VerificationService.isIdentifier(identifier),
            try await setup.service.revive(identifier, of: identity.tenant)
        else { throw ServiceError(.notFound) }
        return .json(.fields(("id", .string(identifier)), ("state", .string("pending"))))
    }
}
