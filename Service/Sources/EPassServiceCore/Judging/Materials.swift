// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassJOSE
public import EPassJSON
public import EPassTrust
import Foundation
import Synchronization

/// What judges: trust and policies as they were loaded together. It never changes; a later one takes its place.
public struct Materials: Sendable {
    /// What is trusted.
    public let trust: TrustSnapshot
    /// By name: those that are built in, and the operator's.
    public let policies: [String: Policy]
    /// When they were loaded.
    public let loadedAt: Timestamp

    /// From what was loaded elsewhere.
    public init(trust: TrustSnapshot, policies: [Policy], loadedAt: Timestamp) {
        self.trust = trust
        self.policies = Dictionary(policies.map { ($0.name, $0) }) { _, last in last }
        self.loadedAt = loadedAt
    }

    /// Loads trust and policies.
    ///
    /// - Parameters:
    ///   - trustPath: a store of `epass trust import`, a list, or a folder of certificates; nil for no trust at all.
    ///   - policyPaths: files of policies, beside those that are built in.
    /// - Throws: the first error of epass.
    public static func load(trustPath: String?, policyPaths: [String], at now: Timestamp) throws -> Materials {
        let trust = try trustPath.map { try TrustSnapshot.load(path: $0, at: now).store } ?? TrustSnapshot(anchors: [])
        if let damage = trust.damage { throw damage }
        let own = try policyPaths.map { path in
            try Policy(json: [UInt8](try Data(contentsOf: URL(filePath: path))))
        }
        return Materials(trust: trust, policies: Policy.all + own, loadedAt: now)
    }

    /// What `GET /v1/trust/snapshot` says.
    public var trustJSON: JSONValue {
        let lists = trust.countries.sorted().flatMap { country in
            trust.revocationLists(ofCountry: country).map { list in
                JSONValue.fields(
                    ("country", .string(country)), ("thisUpdate", .string(list.thisUpdate.description)),
                    ("nextUpdate", .optional(list.nextUpdate?.description)))
            }
        }
        return .fields(
            ("sha256", .string(Hexadecimals.text(trust.snapshotHash))),
            ("anchors", .integer(Int64(trust.anchorCount))),
            ("countries", .array(trust.countries.sorted().map(JSONValue.string))),
            ("test", .boolean(trust.anchors.contains(where: \.isTest))),
            ("loadedAt", .string(loadedAt.description)), ("revocationLists", .array(lists)))
    }

    /// What `GET /v1/policies` says.
    public var policiesJSON: JSONValue {
        .fields(
            (
                "policies",
                .array(
                    policies.values.sorted { $0.name < $1.name }.map { policy in
                        .fields(
                            ("name", .string(policy.name)), ("about", .string(policy.about)),
                            ("sha256", .string(policy.hash)))
                    })
            ))
    }
}

/// The materials of now. Who took a value judges with it to the end, also when others have come meanwhile.
public final class MaterialsHolder: Sendable {
    private let value: Mutex<Materials>

    /// From what was loaded elsewhere.
    public init(_ materials: Materials) { value = Mutex(materials) }

    /// Those of now.
    public var current: Materials { value.withLock { $0 } }

    /// Has others from now on.
    public func replace(with materials: Materials) { value.withLock { $0 = materials } }
}
