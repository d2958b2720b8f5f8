// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
import EPassServiceCore
import Foundation
import Testing

@testable import epass_service

@Suite("Answers name no place of the operator")
struct CanaryTests {
    @Test("no report, page, problem, event or webhook has a folder of the operator; trust has its label")
    func folders() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "CANARY-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let trust = folder.appending(path: "TRUST-CANARY")
        try FileManager.default.createDirectory(at: trust, withIntermediateDirectories: true)
        let anchor = try #require(try HTTPRig.document.get().trustSnapshot().anchors.first)
        try Data(anchor.certificate.encoded).write(to: trust.appending(path: "csca.cer"))
        try Data("nothing".utf8).write(to: trust.appending(path: "junk.cer"))
        let policy = folder.appending(path: "FILE-CANARY.json")
        try Data(#"{"schema":"epass-policy/1","name":"own","extends":"kyc"}"#.utf8).write(to: policy)
        var origin = Materials.Origin(trustPath: trust.path(), policyPaths: [policy.path()])
        origin.trustLabel = "States of the desk"
        let (reported, key) = (folder.appending(path: "STATUS-CANARY"), folder.appending(path: "KEY-CANARY"))
        try Data(String(repeating: "3d", count: 32).utf8).write(to: key)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.path())
        let check = try StatusKey(hexadecimal: [UInt8](try Data(contentsOf: key))).check()
        let day = try #require(CalendarDate("2026-01-01"))
        try Data(StatusFile.text(of: [:], madeWith: check, on: day).utf8).write(to: reported)
        origin.status = (reported.path(), key.path())
        let options = VerificationService.Options(retention: 3_600, webhooks: [WebhookInterest(tenant: "acme")])
        let load: @Sendable () throws -> Materials = { [origin] in try Materials.load(origin, at: .now) }
        try await HTTPRig.run(options: options, reload: load) { rig in
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 200)
            for path in ["/v1/trust/snapshot", "/v1/policies", "/readyz", "/.well-known/jwks.json"] {
                #expect(try await rig.send(.get, path, key: rig.key).status == 200)
            }
            let files = try HTTPRig.files()
            func report(_ accept: String) async throws -> HTTPRig.Answer {
                try await rig.send(
                    .post, "/v1/verify?policy=own", key: rig.key, type: "application/json", accept: accept, files)
            }
            let json = try await report("application/json").json
            #expect(json?["trust"]?["name"]?.string == "States of the desk")
            #expect(json?["trust"]?["anchor"]?["sources"]?.array == [.string("csca.cer")])
            #expect(try await report("text/html").text.contains("csca.cer"))
            #expect(try await report("image/png").status == 406)
            let (transaction, token) = try await rig.open(#"{"policy":"own","purpose":"test"}"#)
            let path = "/v1/transactions/\(transaction)"
            #expect(
                try await rig.send(.put, path + "/evidence", key: token, type: "application/json", files).status == 200)
            for accept in ["application/json", "application/jose", "text/html"] {
                #expect(try await rig.send(.get, path + "/report", key: rig.key, accept: accept).status == 200)
            }
            #expect(try await rig.send(.get, path + "/events", key: rig.key).text.contains("done"))
            let letters = try await rig.setup.service.dueDeliveries(to: "acme/default", limit: 10)
            #expect(letters.count == 1)
            #expect(letters.allSatisfy { !$0.body.contains("CANARY") })
            try Data("nothing".utf8).write(to: reported)
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 503)
            try Data("[]".utf8).write(to: policy)
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 503)
            try FileManager.default.removeItem(at: trust)
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 503)
            #expect(try await rig.send(.get, "/metrics", key: rig.operatorKey).status == 200)
            #expect(!rig.record.text.contains("CANARY"))
        }
    }

    @Test("the label is a word")
    func label() async throws {
        let place = try OperatorTests.Place()
        defer { place.end() }
        for label in ["", String(repeating: "x", count: 101)] {
            var settings = Settings.load(arguments: place.flags() + ["--trust-label=\(label)"], environment: [:])
            #expect(await ServiceParts.make(&settings, materials: try place.materials()) == nil)
            #expect(settings.faults.map(\.place).contains("trust.label"), "\(settings.faults)")
        }
    }
}
