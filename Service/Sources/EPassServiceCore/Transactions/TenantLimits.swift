// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
public import EPassJSON

/// What an operator lets a tenant do, and how long what is its own is kept.
public struct TenantLimits: Sendable, Hashable {
    /// How many transactions may be open.
    public var openQuota = 10_000
    /// How many may be begun in a day.
    public var dailyQuota = 1_000_000
    /// How many requests a second each of its keys may make.
    public var keyPerSecond = 300
    /// How long evidence and the whole report are kept, encrypted, in seconds; nil: not at all.
    public var retention: Int?
    /// How long what is left of a transaction is kept, in seconds.
    public var resultRetention = 30 * 86_400
    /// Policies whose decision the client that carries the data may see.
    public var shownToClient: Set<String> = []

    /// What everybody has who has nothing of their own.
    public init() {}

    /// Why an entry cannot be used.
    public struct Fault: Error, Sendable, Hashable {
        /// Its number, from 0.
        public let entry: Int
        /// The member that is not what it should be.
        public let member: String
    }

    /// What may be said of a tenant, and between what.
    public static let ranges: [String: ClosedRange<Int>] = [
        "openQuota": 1...10_000_000, "dailyQuota": 1...100_000_000, "keyPerSecond": 1...1_000_000,
        "retentionHours": 0...87_600, "resultDays": 1...3_650,
    ]

    /// The tenants of `{"tenants": [{"tenant": ..., "openQuota": ...}]}`; nil where it is nothing of that kind.
    ///
    /// - Parameter usual: what counts where an entry says nothing.
    /// - Throws: ``Fault``.
    public static func load(_ json: JSONValue, usual: TenantLimits) throws(Fault) -> [String: TenantLimits]? {
        guard let entries = json["tenants"]?.array, json.object?.count == 1 else { return nil }
        var tenants: [String: TenantLimits] = [:]
        for (number, entry) in entries.enumerated() {
            guard let tenant = entry["tenant"]?.string, tenants[tenant] == nil else {
                throw Fault(entry: number, member: "tenant")
            }
            var limits = usual
            for member in entry.object ?? [] where member.name != "tenant" {
                guard limits.set(member.name, member.value) else { throw Fault(entry: number, member: member.name) }
            }
            tenants[tenant] = limits
        }
        return tenants
    }

    /// Whether a member is known, and has a value that it can have.
    private mutating func set(_ name: String, _ value: JSONValue) -> Bool {
        if name == "shownToClient" {
            guard let names = value.array?.map(\.string), !names.contains(nil) else { return false }
            shownToClient = Set(names.compactMap(\.self))
            return true
        }
        guard let number = value.integer.flatMap({ Int(exactly: $0) }), Self.ranges[name]?.contains(number) == true
        else {
            return false
        }
        switch name {
        case "openQuota": openQuota = number
        case "dailyQuota": dailyQuota = number
        case "keyPerSecond": keyPerSecond = number
        case "retentionHours": retention = number == 0 ? nil : number * 3_600
        case "resultDays": resultRetention = number * 86_400
        default: return false
        }
        return true
    }
}
