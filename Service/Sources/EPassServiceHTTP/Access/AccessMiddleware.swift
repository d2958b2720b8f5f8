// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassTrust
import Foundation
import Hummingbird

/// Says who is asking, within what they may ask for. What they may do each route says.
struct AccessMiddleware: RouterMiddleware {
    let setup: ServiceSetup

    func handle(
        _ request: Request, context: ServiceContext,
        next: (Request, ServiceContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        // Who names themselves must not be told less than who does not, with a key that has ended, too.
        if Self.publicPaths.contains(request.uri.path) { return try await next(request, context) }
        context.caller = try await caller(request, transaction: context.parameters.get("transaction"))
        guard let caller = context.caller else { return try await next(request, context) }
        let name = caller.name
        if let wait = setup.limiter(of: caller).take(name, at: Self.seconds) {
            throw ServiceError(.rateLimited, retryAfter: wait)
        }
        return try await JudgingPool.$caller.withValue(name) { try await next(request, context) }
    }

    /// What anybody may ask for.
    private static let publicPaths: Set = ["/healthz", "/readyz", "/openapi.json", "/.well-known/jwks.json"]

    /// Seconds of a clock that does not go back.
    static var seconds: Double { ContinuousClock().systemEpoch.duration(to: .now) / .seconds(1) }

    /// - Throws: ``ServiceError``: `access.unauthenticated` for credentials that are not good; a transaction's token
    ///   that is of another one finds no transaction, as if there were none.
    private func caller(_ request: Request, transaction: String?) async throws -> Caller? {
        let fields = request.headers[values: .authorization]
        guard let field = fields.first else { return nil }
        guard fields.count == 1, field.utf8.count <= 9_000, field.lowercased().hasPrefix("bearer ") else {
            throw ServiceError(.unauthenticated)
        }
        let credential = String(field.dropFirst("bearer ".count))
        if Vault.isToken(credential) {
            guard let transaction, VerificationService.isIdentifier(transaction),
                setup.service.store.vault.isToken(credential, of: transaction)
            else { throw ServiceError(.transactionNotFound) }
            return .client(transaction: transaction)
        }
        // What ends by a clock that is in doubt would end too early, or be good again.
        let time = setup.service.clock.now
        if APIKeys.isKey(credential) {
            guard let identity = try await setup.apiKeys.identity(credential, at: time) else {
                throw ServiceError(.unauthenticated)
            }
            return .backend(identity)
        }
        let vault = setup.service.store.vault
        guard let identity = await setup.tokens?.identity(credential, at: time.secondsSince1970, vault: vault) else {
            throw ServiceError(.unauthenticated)
        }
        return .backend(identity)
    }
}

extension ServiceContext {
    /// The backend that is asking.
    ///
    /// - Throws: ``ServiceError``: `access.unauthenticated`, `access.forbidden`.
    func backend(_ scope: Scope) throws(ServiceError) -> Identity {
        switch caller {
        case nil: throw ServiceError(.unauthenticated)
        case .client: throw ServiceError(.forbidden)
        case .backend(let identity):
            guard identity.may(scope) else { throw ServiceError(.forbidden) }
            return identity
        }
    }

    /// The transaction of the path, for the client that carries its data or a backend of its tenant.
    ///
    /// - Throws: ``ServiceError``: also `transaction.notFound`, for that of another tenant, too.
    func transaction(_ service: VerificationService, _ scope: Scope) async throws -> (Transaction, AuditLog.Actor) {
        let identifier = parameters.get("transaction") ?? ""
        if case .client = caller {
            let transaction = try await service.transaction(identifier, of: nil)
            return (transaction, .client(transaction.tenant))
        }
        let identity = try backend(scope)
        return (try await service.transaction(identifier, of: identity.tenant), identity.actor)
    }
}
