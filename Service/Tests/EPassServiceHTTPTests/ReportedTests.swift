// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassJSON
import EPassMRZ
import EPassServiceCore
import EPassSimulator
import EPassTrust
import Foundation
import HTTPTypes
import Testing

@testable import epass_service

@Suite("Reports of lost documents, pins, grants and challenges, as the program has them")
struct ReportedTests {
    /// A folder with the trust of the simulated passport, a key of handles and a file that reports the passport.
    private struct Place {
        let folder: URL
        let trust: URL
        var origin: Materials.Origin
        var file: String { folder.appending(path: "reported.status").path() }
        var key: String { folder.appending(path: "status.key").path() }

        init() throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "reported-\(UUID().uuidString)")
            trust = folder.appending(path: "trust")
            try FileManager.default.createDirectory(at: trust, withIntermediateDirectories: true)
            let anchor = try #require(try HTTPRig.document.get().trustSnapshot().anchors.first)
            try Data(anchor.certificate.encoded).write(to: trust.appending(path: "csca.cer"))
            origin = Materials.Origin(trustPath: trust.path())
            origin.status = (file, key)
            let path = key
            try Data(String(repeating: "3d", count: 32).utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            try report(.stolen)
        }

        /// Writes a file that says one thing of the passport, and is good to the end of a day.
        func report(_ status: DocumentStatus, until day: String? = nil) throws {
            let key = try StatusKey(hexadecimal: [UInt8](try Data(contentsOf: URL(filePath: key))))
            guard case .lines(let zone) = try AccessInput.parse(try HTTPRig.document.get().printedMRZ).zone else {
                return
            }
            let handle = try key.handle(of: StatusDocument(zone))
            let text = StatusFile.text(
                of: status == .fine ? [:] : [handle: status], madeWith: try key.check(),
                on: try #require(CalendarDate("2026-01-01")), until: day.flatMap { CalendarDate($0) })
            try Data(text.utf8).write(to: URL(filePath: file))
        }

        func load() throws -> Materials { try Materials.load(origin, at: .now) }
        func end() { try? FileManager.default.removeItem(at: folder) }
    }

    private static func status(_ report: JSONValue?) -> [String?] {
        let check = report?["checks"]?.array?.first { $0["id"]?.string == "document.status.notReported" }
        return [check?["result"]?.string, check?["reason"]?.string]
    }

    @Test("a document that is reported fails, in verifications and transactions; a reload brings the next file")
    func reported() async throws {
        let place = try Place()
        defer { place.end() }
        let load: @Sendable () throws -> Materials = { [origin = place.origin] in try Materials.load(origin, at: .now) }
        try await HTTPRig.run(options: .init(retention: 3_600), reload: load) { rig in
            func verify() async throws -> JSONValue? {
                try await rig.send(
                    .post, "/v1/verify?policy=read", key: rig.key, type: "application/json", try HTTPRig.files()
                ).json
            }
            #expect(Self.status(try await verify()) == ["notSupported", "notGiven"])
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 200)
            let report = try await verify()
            #expect(Self.status(report) == ["failed", "reportedStolen"])
            #expect(report?["overall"]?.string == "failed")
            let (transaction, token) = try await rig.open(#"{"policy":"read","purpose":"test"}"#)
            let path = "/v1/transactions/\(transaction)"
            let files = try HTTPRig.files()
            try await rig.send(.put, path + "/evidence", key: token, type: "application/json", files)
            let summary = try await rig.send(.get, path + "/report", key: rig.key).json?["summary"]
            #expect(Self.status(summary) == ["failed", "reportedStolen"])
            try place.report(.fine)
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 200)
            #expect(Self.status(try await verify()) == ["successful", nil])
            // The page is that of the judgement.
            let page = try await rig.send(.get, path + "/report", key: rig.key, accept: "text/html")
            #expect(page.status == 200)
            #expect(page.text.contains("stolen"))
            // What cannot be used is refused, and what was there stays.
            try Data("epass-status/1\n".utf8).write(to: URL(filePath: place.file))
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 503)
            #expect(Self.status(try await verify()) == ["successful", nil])
            #expect(try await rig.send(.get, "/readyz").json?["checks"]?["status"]?.string == "good")
        }
    }

    @Test("where the file says itself that its time is over, it is not ready, and does not start")
    func outOfDate() async throws {
        let place = try Place()
        defer { place.end() }
        let today = Timestamp.now
        try place.report(.stolen, until: String(today.description.prefix(10)))
        let loaded = try place.load()
        #expect(loaded.reports?.isCurrent(at: today) == true)
        #expect(loaded.reports?.isCurrent(at: Timestamp(secondsSince1970: today.secondsSince1970 + 86_400)) == false)
        // Taken yesterday, when it was good.
        try place.report(.stolen, until: "2026-01-31")
        let old = try Materials.load(
            place.origin, at: try #require(Timestamp(iso8601: "2026-01-31T12:00:00Z")))
        try await HTTPRig.run { rig in
            try await rig.setup.service.replaceMaterials(with: old, by: .operator)
            let ready = try await rig.send(.get, "/readyz")
            #expect(ready.status == 503)
            #expect(ready.json?["checks"]?["status"]?.string == "bad")
            let report = try await rig.send(
                .post, "/v1/verify?policy=read", key: rig.key, type: "application/json", try HTTPRig.files())
            #expect(Self.status(report.json) == ["undetermined", "statusSourceFailed"])
        }
        let error = #expect(throws: MaterialUnusable.self) { try place.load() }
        #expect(error?.setting == "status.file")
    }

    @Test("what cannot be used is said with its setting, before anything listens")
    func settings() async throws {
        let place = try Place()
        defer { place.end() }
        let other = try OperatorTests.Place()
        defer { other.end() }
        func faults(_ more: [String]) async -> [String: String] {
            var settings = Settings.load(
                arguments: other.flags() + ["--trust-path", place.trust.path()] + more, environment: [:])
            _ = await ServiceParts.make(&settings)
            return Dictionary(settings.faults.map { ($0.place, $0.words) }) { first, _ in first }
        }
        let status = ["--status-file", place.file, "--status-key-file", place.key]
        #expect(await faults(status) == [:])
        #expect(await faults(Array(status.prefix(2))).keys.sorted() == ["status"])
        #expect(await faults(Array(status.suffix(2))).keys.sorted() == ["status"])
        #expect(await faults(["--status-file", "/nowhere"] + status.suffix(2)).keys.sorted() == ["status.file"])
        let digest = String(repeating: "ab", count: 32)
        for pin in ["x", String(digest.dropLast())] {
            #expect(await faults(["--trust-pins", pin])["trust.pins"]?.contains(pin) == true)
        }
        #expect(await faults(["--trust-pins", digest])["trust.pins"]?.contains("of nothing in trust.path") == true)
        for grant in ["\(digest):master:XY", "\(digest):deviation:*", "master:*"] {
            #expect(await faults(["--trust-grants", grant])["trust.grants"]?.contains(grant) == true)
        }
        let anchor = try #require(try HTTPRig.document.get().trustSnapshot().anchors.first)
        let own = anchor.fingerprint.map { String(format: "%02x", $0) }.joined()
        #expect(await faults(["--trust-pins", own, "--trust-grants", "\(own):master:DE,FR", "\(own):defect:*"]) == [:])
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: place.key)
        #expect(await faults(status)["status.keyFile"]?.contains("chmod 600") == true)
    }

    @Test("a pin leaves out what it does not reach, and a grant is part of what judges")
    func pinned() throws {
        let place = try Place()
        defer { place.end() }
        let other = try SimulatorProfile.named("aa-only").makeDocument(seed: 2)
        let anchor = try #require(try other.trustSnapshot().anchors.first)
        try Data(anchor.certificate.encoded).write(to: place.trust.appending(path: "other.cer"))
        var origin = place.origin
        let both = try Materials.load(origin, at: .now)
        #expect(both.trust.anchorCount == 2)
        origin.pins = [anchor.fingerprint]
        let one = try Materials.load(origin, at: .now)
        #expect(one.trust.anchorCount == 1)
        #expect(one.leftOut.count == 1 && one.leftOut.first?.hasPrefix("\"csca.cer\": ") == true)
        origin.pins = []
        origin.grants = [
            try #require(
                PublisherGrant(
                    anchor.fingerprint.map { String(format: "%02X", $0) }.joined(separator: ":") + ":master:D,FRA"))
        ]
        let granted = try Materials.load(origin, at: .now)
        #expect(granted.trust.grants.map(\.states.description) == ["DE,FR"])
        #expect(granted.trust.snapshotHash != both.trust.snapshotHash)
    }

    @Test("the answer to the caller's own challenge convinces, and one to another challenge fails")
    func challenge() async throws {
        let document = try HTTPRig.document.get()
        let given: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(try document.makeChip()), access: try AccessInput.parse(document.printedMRZ),
            options: .init(activeAuthenticationChallenge: given))
        let body = evidence.json().compactOctets()
        try await HTTPRig.run { rig in
            func verify(_ query: String) async throws -> HTTPRig.Answer {
                try await rig.send(
                    .post, "/v1/verify?policy=read" + query, key: rig.key, type: "application/json", body)
            }
            func answer(_ query: String) async throws -> JSONValue? {
                try await verify(query).json?["checks"]?.array?.first {
                    $0["id"]?.string == "chip.activeAuthentication.signature"
                }
            }
            #expect(try await answer("")?["transferable"] == .boolean(false))
            #expect(try await answer("&challenge=0102030405060708")?["transferable"] == .boolean(true))
            let other = try await answer("&challenge=FF02030405060708")
            #expect(other?["result"]?.string == "failed")
            #expect(other?["reason"]?.string == "challengeMismatch")
            for query in ["&challenge=", "&challenge=01020304050607", "&challenge=01020304050607zz"] {
                let wrong = try await verify(query)
                #expect(wrong.code == "request.memberInvalid")
                #expect(wrong.json?["member"]?.string == "challenge")
            }
            #expect(try await verify("&challenge=0102030405060708&challenge=0102030405060708").status == 400)
        }
    }
}
