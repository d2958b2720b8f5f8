// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// That a tenant is to be told at one of its places, and of what.
public struct WebhookInterest: Sendable, Hashable {
    /// The name of a place whose tenant has no other.
    public static let usualName = "default"
    /// All that anybody is told of: how transactions end.
    public static let allStates = Set(TransactionState.allCases.filter(\.isFinal))

    /// Whose it is.
    public let tenant: String
    /// The place, as letters name it.
    public let target: String
    /// Of which states it is told.
    public let states: Set<TransactionState>

    /// - Parameter name: tells the places of a tenant apart.
    public init(tenant: String, name: String = usualName, states: Set<TransactionState> = allStates) {
        self.tenant = tenant
        target = "\(tenant)/\(name)"
        self.states = states
    }
}
