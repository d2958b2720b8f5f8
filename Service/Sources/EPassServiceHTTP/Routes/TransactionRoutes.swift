// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import HTTPTypes
import Hummingbird

/// Transactions, from opening to deletion.
struct TransactionRoutes {
    let setup: ServiceSetup

    func add(to router: Router<ServiceContext>) {
        router.post("/v1/transactions") { try await open($0, $1) }
        router.get("/v1/transactions/:transaction") { try await state($0, $1) }
        router.delete("/v1/transactions/:transaction") { try await delete($0, $1) }
        router.put("/v1/transactions/:transaction/evidence") { try await receive($0, $1) }
        router.put("/v1/transactions/:transaction/notCompleted") { try await notCompleted($0, $1) }
    }

    private func open(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let identity = try context.backend(.transactionsWrite)
        let key = try Self.idempotency(request)
        try Self.requireJSON(request)
        let body = try TransactionRequest(json: try await setup.bodies.read(request, context, limit: 8_192).octets)
        let opened = try await setup.service.open(body, by: identity.actor, idempotency: key)
        var response = Response.json(opened.json, status: opened.isRepeated ? .ok : .created)
        response.headers[.location] = "/v1/transactions/\(opened.transaction.identifier)"
        return response
    }

    private func state(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let (transaction, _) = try await context.transaction(setup.service, .transactionsRead)
        return .json(shown(transaction, context))
    }

    /// What a caller may see of a transaction.
    private func shown(_ transaction: Transaction, _ context: ServiceContext) -> JSONValue {
        guard case .client = context.caller else { return transaction.backendJSON }
        var json = transaction.clientJSON
        if setup.service.options.limits(of: transaction.tenant).shownToClient.contains(transaction.policy) {
            json = json.adding(("decision", transaction.summary?["decision"] ?? .null))
        }
        return json
    }

    private func delete(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let identity = try context.backend(.transactionsDelete)
        let identifier = context.parameters.get("transaction") ?? ""
        let receipt: String
        do {
            let transaction = try await setup.service.transaction(identifier, of: identity.tenant)
            receipt = try await setup.service.delete(transaction, by: identity.actor)
        } catch let error as ServiceError where error.code == .transactionNotFound {
            // It may have been deleted by the same request before, whose answer was lost.
            receipt = try await setup.service.receipt(ofDeleted: identifier, of: identity.tenant)
        }
        return .json(.fields(("transaction", .string(identifier)), ("receipt", .string(receipt))))
    }

    private func receive(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let (transaction, actor) = try await context.transaction(setup.service, .transactionsWrite)
        let key = try Self.idempotency(request)
        // What cannot be taken is not read.
        if key == nil { try VerificationService.requireOpen(transaction) }
        guard setup.service.pool.hasRoom(for: context.names) else { throw ServiceError(.busy, retryAfter: 1) }
        let (upload, share) = try await setup.bodies.upload(
            request, context, limit: setup.service.options.longestUpload, named: transaction.identifier)
        let ticket = try setup.service.pool.admit(for: context.names, holding: share)
        let start = ContinuousClock.now
        let (after, judgement) = try await setup.service.receive(
            upload, for: transaction.identifier, by: actor, idempotency: key, ticket: ticket)
        if let judgement { setup.metrics.count(judgement.report, elapsed: start.duration(to: .now)) }
        return .json(shown(after, context))
    }

    private func notCompleted(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let (transaction, actor) = try await context.transaction(setup.service, .transactionsWrite)
        try Self.requireJSON(request)
        let octets = try await setup.bodies.read(request, context, limit: 1_024).octets
        let limits = JSONLimits(maximumDepth: 2, maximumLength: 1_024, maximumElements: 8)
        guard let value = try? JSONValue(parsing: octets, limits: limits), let members = value.object else {
            throw ServiceError(.malformed)
        }
        guard members.allSatisfy({ $0.name == "reason" }) else { throw ServiceError(.memberUnknown) }
        guard let reason = value["reason"]?.string.flatMap(NotCompletedReason.init(rawValue:)), reason.isOfClient else {
            throw ServiceError(.memberInvalid, member: "reason")
        }
        let after = try await setup.service.notCompleted(transaction.identifier, reason: reason, by: actor)
        return .json(shown(after, context))
    }

    /// `Idempotency-Key`: 8 to 128 printing characters.
    private static func idempotency(_ request: Request) throws(ServiceError) -> String? {
        guard let name = HTTPField.Name("Idempotency-Key"), let key = request.headers[name] else { return nil }
        guard 8...128 ~= key.utf8.count, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw ServiceError(.memberInvalid, member: "Idempotency-Key")
        }
        return key
    }

    private static func requireJSON(_ request: Request) throws(ServiceError) {
        guard request.headers[.contentType].flatMap(ContentType.init)?.name == "application/json" else {
            throw ServiceError(.mediaType)
        }
    }
}
