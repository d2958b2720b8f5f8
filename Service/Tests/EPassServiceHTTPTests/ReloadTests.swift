// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassServiceCore
import EPassSimulator
import EPassTrust
import Foundation
import HTTPTypes
import Testing

@testable import epass_service

@Suite("Trust is not lost by a reload")
struct ReloadTests {
    /// A folder of certificates, which are those of so many synthetic States.
    private struct Folder: Sendable {
        let url: URL
        var path: String { url.path() }

        init(_ count: UInt64) throws {
            url = FileManager.default.temporaryDirectory.appending(path: "trust-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for seed in 0..<count {
                let document = try SimulatorProfile.named("aa-only").makeDocument(seed: seed + 1)
                let anchor = try #require(try document.trustSnapshot().anchors.first)
                try Data(anchor.certificate.encoded).write(to: url.appending(path: "\(seed).cer"))
            }
        }

        func remove(_ names: String...) throws {
            for name in names { try FileManager.default.removeItem(at: url.appending(path: name)) }
        }

        func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }
        func end() { try? FileManager.default.removeItem(at: url) }
        func load() throws -> Materials { try Materials.load(.init(trustPath: path), at: .now) }
    }

    private static func run(_ folder: Folder, _ body: @escaping @Sendable (HTTPRig) async throws -> Void) async throws {
        let load: @Sendable () throws -> Materials = { try folder.load() }
        try await HTTPRig.run(reload: load) { rig in
            try await rig.setup.service.replaceMaterials(with: try folder.load(), by: .operator)
            try await body(rig)
        }
    }

    @Test("an empty folder, and one of junk, are refused, and what was there stays in use")
    func empty() async throws {
        let folder = try Folder(2)
        defer { folder.end() }
        try await Self.run(folder) { rig in
            let before = try await rig.send(.get, "/v1/trust/snapshot", key: rig.key).text
            try folder.remove("0.cer", "1.cer")
            for (junk, leftOut) in [("", [String]()), ("junk.cer", ["junk.cer"])] {
                if !junk.isEmpty { try folder.write("nothing", junk) }
                for query in ["", "?force=true"] {
                    let answer = try await rig.send(.post, "/v1/reload" + query, key: rig.operatorKey)
                    #expect(answer.status == 422)
                    #expect(answer.code == "trust.empty")
                    let named = answer.json?["leftOut"]?.array ?? []
                    #expect(named.count == leftOut.count)
                    for (line, name) in zip(named, leftOut) { #expect(line.string?.hasPrefix("\"\(name)\": ") == true) }
                    #expect(!answer.text.contains(folder.path))
                }
            }
            folder.end()
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 503)
            #expect(try await rig.send(.get, "/v1/trust/snapshot", key: rig.key).text == before)
            #expect(try await rig.send(.get, "/readyz").status == 200)
        }
    }

    @Test("more than a fifth of the anchors goes only where somebody says that it is meant, and that is on record")
    func smaller() async throws {
        let folder = try Folder(10)
        defer { folder.end() }
        try await Self.run(folder) { rig in
            try folder.remove("0.cer", "1.cer")
            let fifth = try await rig.send(.post, "/v1/reload", key: rig.operatorKey)
            #expect(fifth.status == 200)
            #expect(fifth.json?["anchors"] == .integer(8))
            #expect(fifth.json?["leftOut"] == .array([]))
            try folder.remove("2.cer", "3.cer")
            try folder.write("nothing", "junk.cer")
            let refused = try await rig.send(.post, "/v1/reload", key: rig.operatorKey)
            #expect(refused.status == 409)
            #expect(refused.code == "trust.smaller")
            #expect(refused.text.contains("junk.cer"))
            #expect(try await rig.send(.post, "/v1/reload?force=yes", key: rig.operatorKey).status == 400)
            #expect(try await rig.send(.post, "/v1/reload?other=1", key: rig.operatorKey).status == 400)
            let before = try await rig.send(.get, "/v1/trust/snapshot", key: rig.key)
            #expect(before.json?["anchors"] == .integer(8))
            let forced = try await rig.send(.post, "/v1/reload?force=true", key: rig.operatorKey)
            #expect(forced.status == 200)
            #expect(forced.json?["anchors"] == .integer(6))
            #expect(forced.json?["leftOut"]?.array?.count == 1)
            let entries = try AuditLog.entries(rig.setup.service.store, after: 0, limit: 100)
            #expect(entries.last?["action"] == .string("materialsForced"))
            #expect(entries.filter { $0["action"] == .string("materialsReloaded") }.count == 2)
            #expect(try rig.setup.service.store.lastAnchorCount() == 6)
        }
    }

    @Test("the head of the audit log is given out signed")
    func head() async throws {
        try await HTTPRig.run { rig in
            let answer = try await rig.send(.get, "/v1/audit/head", key: rig.operatorKey)
            #expect(answer.type == "application/jose")
            let head = try AuditLog.Noted(head: answer.text, keys: rig.setup.service.keys)
            let found = try AuditLog.verify(rig.setup.service.store, noted: head)
            #expect(found.hasNoted && found.firstBroken == nil)
            #expect(head.number == Int64(found.count))
        }
    }

    @Test("no tenant acts as the operator, whatever its key says, and the operator as no tenant")
    func apart() async throws {
        try await HTTPRig.run { rig in
            let calls: [(HTTPRequest.Method, String)] = [
                (.get, "/metrics"), (.post, "/v1/reload"), (.get, "/v1/audit/head"),
            ]
            for (method, path) in calls {
                #expect(try await rig.send(method, path, key: rig.key).status == 403)
                #expect(try await rig.send(method, path, key: rig.operatorKey).status == 200)
            }
            let identifier = try await rig.open().id
            for path in ["/v1/transactions/\(identifier)", "/v1/transactions/\(identifier)/report"] {
                #expect(try await rig.send(.get, path, key: rig.operatorKey).status == 403)
            }
            #expect(
                try await rig.json(
                    .post, "/v1/transactions", #"{"policy":"kyc","purpose":"test"}"#, key: rig.operatorKey
                ).status == 403)
        }
    }

    @Test("a start with fewer anchors than judged last is refused until an operator confirms it")
    func lost() async throws {
        let place = try OperatorTests.Place()
        defer { place.end() }
        let folder = try Folder(10)
        defer { folder.end() }
        let flags = place.flags() + ["--trust-path", folder.path]
        func faults(isTrial: Bool = false) async -> [Settings.Fault] {
            var settings = Settings.load(arguments: flags, environment: [:])
            let parts = await ServiceParts.make(&settings, isTrial: isTrial)
            #expect((parts == nil) == !settings.faults.isEmpty)
            // As a run notes it when it begins.
            if !isTrial { try? await parts?.setup.service.noteAnchors() }
            return settings.faults
        }
        #expect(await faults() == [])
        try folder.remove("0.cer", "1.cer")
        #expect(await faults() == [])
        try folder.remove("2.cer", "3.cer")
        for isTrial in [true, false] {
            let found = await faults(isTrial: isTrial)
            #expect(found.map(\.place) == ["trust.path"])
            #expect(found.first?.words.contains("6 CSCA certificates, and 8 judged last") == true, "\(found)")
            #expect(found.first?.words.contains("epass-service trust confirm") == true)
        }
        // Other commands do not judge.
        try await OperatorCommands.purge(flags)
        try await OperatorCommands.trust(["confirm", "--"] + flags)
        #expect(await faults(isTrial: true) == [])
        #expect(await faults() == [])
        let store = try Store(path: place.database, vault: try place.vault(), opening: .existing)
        #expect(try AuditLog.entries(store, after: 0, limit: 10).map { $0["action"] } == [.string("materialsForced")])
        await #expect(throws: UsageError.self) { try await OperatorCommands.trust(["--"] + flags) }
    }

    @Test("check and start refuse trust without an anchor, and check names what is passed over")
    func start() async throws {
        let place = try OperatorTests.Place()
        defer { place.end() }
        let folder = try Folder(1)
        defer { folder.end() }
        try folder.write("nothing", "junk.cer")
        var settings = await place.settings("--trust-path", folder.path)
        let parts = try #require(await ServiceParts.make(&settings, isTrial: true))
        Main.note(parts, &settings)
        let note = settings.notes.first { $0.place == "trust.path" }
        #expect(note?.words.hasPrefix("passes over \"junk.cer\": ") == true, "\(settings.notes)")
        try folder.remove("0.cer")
        for isTrial in [true, false] {
            settings = await place.settings("--trust-path", folder.path)
            #expect(await ServiceParts.make(&settings, isTrial: isTrial) == nil)
            #expect(settings.faults.map(\.place) == ["trust.path"])
            #expect(settings.faults.first?.words.contains("junk.cer") == true, "\(settings.faults)")
        }
    }
}
