// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a key or a bearer token allows; a closed list.
public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// `POST /v1/verify`.
    case verify
    /// Opening transactions, ending them, carrying evidence.
    case transactionsWrite = "transactions:write"
    /// States and events.
    case transactionsRead = "transactions:read"
    /// Deleting.
    case transactionsDelete = "transactions:delete"
    /// Reports and results: what is said of the holder.
    case reportsRead = "reports:read"
    /// Dead letters, and sending them again.
    case webhooks
    /// Trust and policies loaded anew.
    case reload
    /// `/metrics`.
    case metrics
    /// The signed head of the audit log.
    case audit

    /// Whether it acts on all tenants, and so is the operator's alone.
    public var isOperators: Bool {
        switch self {
        case .reload, .metrics, .audit: true
        case .verify, .transactionsWrite, .transactionsRead, .transactionsDelete, .reportsRead, .webhooks: false
        }
    }

    /// The scopes of a text with blanks or commas between them; nil where one is not known.
    public static func parse(_ text: String) -> Set<Scope>? {
        var scopes: Set<Scope> = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            guard let scope = Scope(rawValue: String(word)) else { return nil }
            scopes.insert(scope)
        }
        return scopes
    }
}

/// Whom a bearer token names.
public enum TokenHolder: Sendable, Hashable {
    /// By `sub`: a person, or a client that acts for itself.
    case subject(String)
    /// By `client_id`, where the token has no `sub`.
    case client(String)

    var value: String {
        switch self {
        case .subject(let value), .client(let value): value
        }
    }

    /// The same text is someone else as `sub` than as `client_id`.
    var space: String {
        switch self {
        case .subject: "sub"
        case .client: "client_id"
        }
    }
}

/// Who is asking, and what they may do.
public struct Identity: Sendable, Hashable {
    /// Whose key or token it is.
    public let tenant: String
    /// The key's id, or the name that the holder of a bearer token has in the audit log.
    public let name: String
    /// What it allows.
    public let scopes: Set<Scope>

    /// The tenant that the operator's own keys have; no transaction is of it.
    public static let operatorTenant = "operator"

    /// Whether something may be done: the operator may do nothing as a tenant, and no tenant anything as the operator.
    public func may(_ scope: Scope) -> Bool {
        scopes.contains(scope) && scope.isOperators == (tenant == Self.operatorTenant)
    }

    /// As a key or a token says.
    public init(tenant: String, name: String, scopes: Set<Scope>) {
        self.tenant = tenant
        self.name = name
        self.scopes = scopes
    }

    /// As the audit log has it.
    public var actor: AuditLog.Actor { AuditLog.Actor(tenant: tenant, name: name) }
}
