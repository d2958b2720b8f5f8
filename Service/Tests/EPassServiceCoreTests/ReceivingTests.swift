// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassJSON
import Foundation
import Testing

@testable import EPassServiceCore

@Suite("How answers are taken")
struct ReceivingTests {
    private static func form(_ files: [(String, [UInt8])], _ boundary: String) -> [UInt8] {
        files.reduce(into: []) { octets, file in
            octets += "--\(boundary)\r\nContent-Disposition: form-data; filename=\"\(file.0)\"\r\n\r\n".utf8
            octets += file.1 + "\r\n".utf8
        } + "--\(boundary)--".utf8
    }

    private static func passport(_ boundary: String) throws -> ReceivedUpload {
        let files = try Rig.document.get().files.map { ($0.key.name, $0.value) }.sorted { $0.0 < $1.0 }
        return .plain(Upload(.form(form(files, boundary), boundary: boundary)))
    }

    @Test("a ticket counts from when it is taken until it is left, once")
    func tickets() async throws {
        let pool = JudgingPool(width: 1, depth: 2)
        var tickets = try (0..<3).map { _ in try pool.admit() }
        #expect(throws: ServiceError.self) { try pool.admit() }
        #expect(await code { try await pool.run {} } == .busy)
        tickets[0].leave()
        tickets[0].leave()
        tickets.append(try pool.admit())
        #expect(throws: ServiceError.self) { try pool.admit() }
        tickets.removeAll()
        _ = try (0..<3).map { _ in try pool.admit() }
    }

    @Test("of 40 answers at once those above the bound are refused, and their transactions stay open")
    func bound() async throws {
        let rig = try Rig(width: 1, depth: 2)
        defer { rig.end() }
        var identifiers: [String] = []
        for _ in 0..<40 { identifiers.append(try await rig.open().transaction.identifier) }
        let upload = try Self.passport("b")
        // What is judged goes on until somebody was refused.
        let gate = Gate()
        async let held: Void = rig.service.pool.run { gate.wait() }
        while rig.service.pool.load.running == 0 { await Task.yield() }
        let codes = await withTaskGroup(of: (String, ServiceError.Code?).self) { group in
            for identifier in identifiers {
                group.addTask {
                    let code = await code {
                        _ = try await rig.service.receive(upload, for: identifier, by: Rig.actor)
                    }
                    return (identifier, code)
                }
            }
            var codes: [(String, ServiceError.Code?)] = []
            for await outcome in group {
                codes.append(outcome)
                gate.open()
            }
            return codes
        }
        try await held
        #expect(codes.contains { $0.1 == .busy })
        #expect(codes.contains { $0.1 == nil })
        for (identifier, code) in codes {
            let state = try await rig.service.transaction(identifier, of: "acme").state
            #expect(state == (code == nil ? .done : .open))
        }
        // Every way out gave its place back.
        #expect(try (0..<3).map { _ in try rig.service.pool.admit() }.count == 3)
    }

    /// What this thread had of the processor: the clock also counts what other tests had.
    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("a form of line feeds is looked through in time that grows with its length")
    func hostileForm() throws {
        let content = [UInt8](repeating: 0x0D, count: 2_000_000)
        for boundary in ["x", String(repeating: "-", count: 70)] {
            let form = Self.form([("EF.SOD", content)], boundary)
            let start = Self.processorSeconds()
            let parts = try Multipart.parse(form, boundary: boundary)
            #expect(parts.first?.octets.count == content.count)
            #expect(Self.processorSeconds() - start < 3)
        }
        let quoted = try Multipart.parse(Self.form([("a;b.bin", [1])], "x"), boundary: "x")
        #expect(quoted == [Upload.Part(name: "a;b.bin", octets: [1])])
    }

    @Test("what stands around and in the heads of parts is taken as it is meant, or not at all")
    func heads() throws {
        func parse(_ head: String, before: String = "") throws -> [Upload.Part] {
            try Multipart.parse(Array("\(before)--x\r\n\(head)\r\n\r\n77\r\n--x--\r\n".utf8), boundary: "x")
        }
        let content = Array("77".utf8)
        let disposition = #"Content-Disposition: form-data; name="file""#
        #expect(
            try parse(disposition, before: "This is a form.\r\n--y\r\n")
                == [Upload.Part(name: "file", octets: content)])
        for (parameters, name) in [
            (#"; filename="a;b.bin""#, "a;b.bin"), (#"; filename="a\"b.bin""#, #"a"b.bin"#),
            (#"; filename="C:\dir\EF.SOD""#, "EF.SOD"), ("; filename=EF.COM ;", "EF.COM"),
        ] {
            #expect(try parse(disposition + parameters) == [Upload.Part(name: name, octets: content)], "\(parameters)")
        }
        for encoding in ["binary", "8bit", " 7BIT "] {
            #expect(try parse("\(disposition)\r\nContent-Transfer-Encoding: \(encoding)").count == 1)
        }
        for head in [
            "\(disposition)\r\nContent-Transfer-Encoding: base64",
            "\(disposition)\r\nContent-Transfer-Encoding: quoted-printable", "\(disposition)\r\n\(disposition)",
            "Content-Disposition: form-data\r\n\(disposition)", "\(disposition)\r\nContent-Disposition: form-data",
            #"Content-Disposition: attachment; name="a""#, #"Content-Disposition: form-data; name="a"#,
            #"Content-Disposition: form-data; name="a"b"#, #"Content-Disposition: form-data; name=a; name=b"#,
            "Content-Type: text/plain", "nothing",
        ] {
            #expect(throws: ServiceError(.malformed), "\(head)") { try parse(head) }
        }
        #expect(throws: ServiceError(.malformed)) { try parse(disposition, before: "no line of its own") }
    }

    @Test("the same files with the same answer are one evidence, in whatever form they are uploaded")
    func oneEvidence() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let materials = rig.service.materials.current
        let policy = try #require(materials.policies["kyc"])
        let files = try Rig.document.get().files.sorted { $0.key < $1.key }
        let (challenge, response) = ([UInt8](1...8), [UInt8](repeating: 0x5A, count: 128))
        var hashes: Set<String> = []
        for hasAnswer in [true, false] {
            var parts = files.map { Upload.Part(name: "\($0.key.name).bin", octets: $0.value) }
            var members = [
                JSONMember(
                    name: "files",
                    value: .object(
                        files.map {
                            JSONMember(name: $0.key.name, value: .string(Data($0.value).base64EncodedString()))
                        }
                    ))
            ]
            // As `epass evidence make FOLDER --challenge --response` does.
            var builder = Evidence.Builder()
            for (file, octets) in files { try builder.add(octets, as: file) }
            if hasAnswer {
                parts += [
                    Upload.Part(name: "challenge", octets: challenge), Upload.Part(name: "response", octets: response),
                ]
                let answer = JSONValue.fields(
                    ("challenge", .string(Hexadecimals.text(challenge))),
                    ("response", .string(Hexadecimals.text(response))))
                members.append(JSONMember(name: "activeAuthentication", value: answer))
                try builder.answer(to: challenge, response)
            }
            let bundle = try builder.evidence().json()
            let source = bundle["chip"]?["activeAuthentication"]?["challengeSource"]?.string
            #expect(source == (hasAnswer ? "verifier" : nil))
            let uploads = [
                Upload(.files(parts)), Upload(.form(Self.form(parts.map { ($0.name, $0.octets) }, "x"), boundary: "x")),
                Upload(.json(JSONValue.object(members).compactOctets())), Upload(.json(bundle.octets())),
                Upload(.json(bundle.compactOctets())),
            ]
            let found = try uploads.map { upload in
                try Judgement(
                    try upload.evidence(), policy: policy, trust: materials.trust, challenge: challenge,
                    at: rig.clock.now
                ).evidenceHash
            }
            #expect(Set(found).count == 1, "\(found)")
            hashes.formUnion(found)
        }
        #expect(hashes.count == 2)
    }

    @Test("whatever comes whole uses the challenge up")
    func used() async throws {
        let rig = try Rig(options: .init(requiresSeal: true))
        defer { rig.end() }
        let open = try Rig()
        defer { open.end() }
        let manyParts = Self.form((0..<65).map { ("EF.DG\($0)", [1]) }, "x")
        let answers: [(Rig, ReceivedUpload, ServiceError.Code)] = [
            (open, .plain(Upload(.form([0x7B], boundary: "x"))), .malformed),
            (open, .plain(Upload(.form(manyParts, boundary: "x"))), .malformed),
            (open, .sealed(String(decoding: [0xFF, 0x2E, 0xC3] as [UInt8], as: UTF8.self)), .sealInvalid),
            (rig, .plain(try Rig.files()), .sealRequired),
        ]
        for (rig, upload, expected) in answers {
            let identifier = try await rig.open().transaction.identifier
            #expect(
                await code { _ = try await rig.service.receive(upload, for: identifier, by: Rig.actor) } == expected)
            let after = try await rig.service.transaction(identifier, of: "acme")
            #expect(after.reason == .evidenceUnusable)
            #expect(after.challenge == nil)
        }
    }

    @Test("a form that was taken is judged after a stop")
    func formAfterStop() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        _ = try await rig.service.take(try Self.passport("b"), opened.transaction, name: nil, Rig.actor)
        let service = try rig.restarted()
        try await service.recover()
        #expect(try await service.transaction(opened.transaction.identifier, of: "acme").state == .done)
    }

    @Test("the same answer with one key at once is one answer; another one with it is refused")
    func sameKey() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        let outcomes = await withTaskGroup(of: String.self) { group in
            for number in 0..<20 {
                group.addTask {
                    do {
                        // A form that is sent again has another boundary.
                        let (_, judgement) = try await rig.service.receive(
                            try Self.passport("b\(number)"), for: identifier, by: Rig.actor, idempotency: "up-000001")
                        return judgement == nil ? "repeated" : "judged"
                    } catch { return (error as? ServiceError)?.code.rawValue ?? "\(error)" }
                }
            }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        #expect(outcomes == ["judged": 1, "repeated": 19])
        let other = ReceivedUpload.plain(try Rig.files())
        #expect(
            await code {
                _ = try await rig.service.receive(other, for: identifier, by: Rig.actor, idempotency: "up-000001")
            } == .idempotencyMismatch)
        let name = try await rig.service.transaction(identifier, of: "acme").uploadName
        #expect(name?.utf8.count == 65)
    }

    @Test("a policy that a reload takes away judges what was opened with it, also after a stop, and nothing new")
    func policyTakenAway() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let path = rig.folder.appending(path: "own.json").path()
        try Data(#"{"schema":"epass-policy/1","name":"own","extends":"kyc"}"#.utf8).write(to: URL(filePath: path))
        let before = rig.service.materials.current
        let loaded = try Materials.load(.init(trustPath: nil, policyPaths: [path]), at: rig.clock.now)
        let mine = Materials(
            trust: before.trust, policies: Array(loaded.policies.values), texts: loaded.texts, loadedAt: rig.clock.now)
        try await rig.service.replaceMaterials(with: mine, by: .operator)
        let request = #"{"policy":"own","purpose":"test"}"#
        let (first, second) = (try await rig.open(request), try await rig.open(request))
        try await rig.service.replaceMaterials(with: before, by: .operator)
        #expect(await code { _ = try await rig.open(request) } == .policyUnknown)
        try await rig.service.purge()
        for (service, opened) in [(rig.service, first), (try rig.restarted(), second)] {
            let (after, judgement) = try await service.receive(
                .plain(try Rig.files()), for: opened.transaction.identifier, by: Rig.actor)
            #expect(after.state == .done)
            #expect(judgement?.report.policy?.name == "own")
            #expect(judgement?.report.policy?.hash == mine.policies["own"]?.hash)
        }
        let copy = rig.folder.appending(path: "copy.json").path()
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        #expect(throws: PolicyNameTaken(name: "own")) {
            try Materials.load(.init(trustPath: nil, policyPaths: [path, copy]), at: rig.clock.now)
        }
    }
}
