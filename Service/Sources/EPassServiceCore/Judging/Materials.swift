// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassJOSE
public import EPassJSON
import EPassMessages
public import EPassTrust
import Foundation
import Synchronization

/// What judges: trust and policies as they were loaded together. It never changes; a later one takes its place.
public struct Materials: Sendable {
    /// What is trusted.
    public let trust: TrustSnapshot
    /// By name: those that are built in, and the operator's.
    public let policies: [String: Policy]
    /// The files of the operator's policies, by name: a transaction keeps the one that it was opened with.
    let texts: [String: [UInt8]]
    /// What is reported of documents; nil where the operator names no source.
    public let reports: StatusReports?
    /// When they were loaded.
    public let loadedAt: Timestamp
    /// What of the trust material was left out, a line each, control characters escaped.
    public let leftOut: [String]

    /// From what was loaded elsewhere.
    ///
    /// - Parameters:
    ///   - texts: the files of policies that are not built in, by name.
    ///   - leftOut: what of the trust material was left out.
    public init(
        trust: TrustSnapshot, policies: [Policy], texts: [String: [UInt8]] = [:], leftOut: [String] = [],
        reports: StatusReports? = nil, loadedAt: Timestamp
    ) {
        self.trust = trust
        self.texts = texts
        self.leftOut = leftOut
        self.reports = reports
        self.policies = Dictionary(policies.map { ($0.name, $0) }) { _, last in last }
        self.loadedAt = loadedAt
    }

    /// Where the operator keeps what judges.
    public struct Origin: Sendable {
        /// A store of `epass trust import`, a list, or a folder of certificates; nil for no trust at all.
        public var trustPath: String?
        /// What reports call the trust material: they go to tenants, and name no place of the operator.
        public var trustLabel = "trust"
        /// SHA-256 of what the operator pins in it.
        public var pins: Set<[UInt8]> = []
        /// What the operator grants to publishers, beside what a store holds.
        public var grants: [PublisherGrant] = []
        /// Files of policies, beside those that are built in.
        public var policyPaths: [String]
        /// What is reported of documents (`Docs/status.md`), and the file with the key of its handles.
        public var status: (file: String, key: String)?

        /// As the members say.
        public init(trustPath: String?, policyPaths: [String] = []) {
            self.trustPath = trustPath
            self.policyPaths = policyPaths
        }
    }

    /// Loads trust and policies.
    ///
    /// - Throws: the first error of epass; ``PolicyFileUnusable``; ``PolicyNameTaken`` where two files are policies of
    ///   one name; ``TrustRefused`` where there is a path and nothing under it is an anchor; ``MaterialUnusable``.
    public static func load(_ origin: Origin, at now: Timestamp) throws -> Materials {
        let trustPath = origin.trustPath
        let loaded = try trustPath.map {
            try TrustSnapshot.load(path: $0, pins: origin.pins, grants: origin.grants, at: now)
        }
        let trust = try loaded?.store ?? TrustSnapshot(anchors: [])
        if let damage = trust.damage { throw damage }
        if let pin = loaded?.unmetPins.first { throw MaterialUnusable.pin(pin) }
        var (own, texts): ([Policy], [String: [UInt8]]) = ([], [:])
        for path in origin.policyPaths {
            let (policy, text) = try Self.policy(path)
            guard texts.updateValue(text, forKey: policy.name) == nil else { throw PolicyNameTaken(name: policy.name) }
            own.append(policy)
        }
        let leftOut =
            loaded?.skipped.map { skipped in
                "\(Self.name(skipped.file, under: trustPath ?? "").debugDescription): \(skipped.reason)"
            } ?? []
        guard trustPath == nil || trust.anchorCount > 0 else { throw TrustRefused(fault: .empty, leftOut: leftOut) }
        return Materials(
            trust: trust.published(as: origin.trustLabel), policies: Policy.all + own, texts: texts, leftOut: leftOut,
            reports: try origin.status.map { try StatusReports(file: $0.file, key: $0.key, at: now) }, loadedAt: now)
    }

    /// Whether more than a fifth of so many anchors are gone, which is an accident where nobody says that it is meant.
    public func isSmaller(than before: Int) -> Bool { trust.anchorCount * 5 < before * 4 }

    /// The name of a file: where the operator keeps it is nobody else's business.
    private static func name(_ file: String, under path: String) -> String {
        let folder = path.hasSuffix("/") ? path : path + "/"
        return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : URL(filePath: file).lastPathComponent
    }

    private static func policy(_ path: String) throws(PolicyFileUnusable) -> (Policy, text: [UInt8]) {
        guard !path.isEmpty, let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw PolicyFileUnusable(path: path, words: "it cannot be read")
        }
        let text = [UInt8](data)
        do { return (try Policy(json: text), text) } catch {
            let words = error.message.english
            throw PolicyFileUnusable(path: path, words: words.hasSuffix(".") ? String(words.dropLast()) : words)
        }
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

/// Trust material that does not take the place of what there is, since that would be an accident.
public struct TrustRefused: Error, Sendable, Hashable, CustomStringConvertible {
    /// Why not.
    public enum Fault: Sendable, Hashable {
        /// There is no anchor in it: everything would be `undetermined`.
        case empty
        /// More than a fifth of the anchors would be gone, and nobody said that this is meant.
        case smaller(before: Int, after: Int)
    }

    /// Why not.
    public let fault: Fault
    /// See ``Materials/leftOut``.
    public let leftOut: [String]

    /// What is wrong, and what to do.
    public var description: String {
        let files = leftOut.isEmpty ? "" : " Passed over: " + leftOut.prefix(5).joined(separator: "; ")
        return switch fault {
        case .empty:
            """
            holds no CSCA certificate that can be used: give a store of `epass trust import`, a list, or a folder of \
            certificates.\(files)
            """
        case .smaller(let before, let after):
            "holds \(after) CSCA certificates in place of \(before): where this is meant, add ?force=true.\(files)"
        }
    }
}

/// A file that is to be a policy, and is none.
public struct PolicyFileUnusable: Error, Sendable, Hashable, CustomStringConvertible {
    /// Its path, as it was given.
    public let path: String
    /// Why.
    let words: String
    /// What is wrong, and what to do.
    public var description: String {
        "no policy in \(path.isEmpty ? "a file without a name" : path): \(words). Give files of policies, or none"
    }
}

/// Two files are policies of one name, so that nobody could say which of them judges.
public struct PolicyNameTaken: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// What is wrong, and what to do.
    public var description: String { "two files are policies of the name \(name): give one of them another name" }
}

/// Something that the operator named, and that cannot be used.
public struct MaterialUnusable: Error, Sendable, Hashable, CustomStringConvertible {
    /// The setting that names it.
    public let setting: String
    /// What is wrong, and what to do.
    public let description: String

    static func pin(_ fingerprint: [UInt8]) -> MaterialUnusable {
        MaterialUnusable(
            setting: "trust.pins",
            description: "\(Hexadecimals.text(fingerprint)) is the SHA-256 of nothing in trust.path: compare pins and "
                + "grants with what the publisher says")
    }
}

/// What is reported of documents, as it was when it was loaded, with the key that documents are known by.
public struct StatusReports: Sendable {
    private let key: StatusKey
    private let content: StatusFile.Content

    /// - Throws: ``MaterialUnusable``, also where the file says itself that its time is over.
    init(file path: String, key keyPath: String, at now: Timestamp) throws(MaterialUnusable) {
        func unusable(_ setting: String, _ words: String) -> MaterialUnusable {
            MaterialUnusable(setting: setting, description: words)
        }
        let text: [UInt8]
        do { text = try SecretFile.read(keyPath) } catch { throw unusable("status.keyFile", error.words(keyPath)) }
        do throws(StatusError) { key = try StatusKey(hexadecimal: text) } catch {
            throw unusable("status.keyFile", error.message.english)
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw unusable("status.file", "cannot be read: \(path)")
        }
        do throws(StatusError) {
            var file = StatusFile(madeWith: try key.check(), at: now, length: data.count)
            for start in stride(from: 0, to: data.count, by: 1 << 20) {
                try file.read([UInt8](data[start..<min(start + 1 << 20, data.count)]))
            }
            content = try file.finish()
        } catch {
            let line = error.line.map { "line \($0): " } ?? ""
            throw unusable("status.file", "\(line)\(error.message.english) Make it anew with `epass status make`")
        }
    }

    /// Whether it may still be used: whoever made it said until when.
    public func isCurrent(at time: Timestamp) -> Bool { (try? content.confirm(at: time)) != nil }

    func answer(for evidence: Evidence, at time: Timestamp) -> DocumentStatusAnswer {
        content.answer(for: evidence, key: key, at: time)
    }
}

extension DocumentStatusAnswer {
    /// What a judgement was told; nil where its source failed, of which nobody knows why any more.
    init?(in summary: JSONValue) {
        let check = summary["checks"]?.array?.first { $0["id"]?.string == CheckID.status.rawValue }
        switch (check?["result"]?.string, check?["reason"]?.string) {
        case ("successful", _): self = .told(.fine)
        case ("failed", CheckReason.reportedLost.rawValue): self = .told(.lost)
        case ("failed", CheckReason.reportedStolen.rawValue): self = .told(.stolen)
        case ("failed", CheckReason.reportedCancelled.rawValue): self = .told(.cancelled)
        case (nil, _), ("notSupported", _): self = .notAsked
        // Without DG1 nobody could be asked, whatever they would have said.
        case (_, CheckReason.notRead.rawValue): self = .told(.fine)
        default: return nil
        }
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
