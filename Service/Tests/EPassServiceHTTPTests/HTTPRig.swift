// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import EPassSimulator
import EPassTrust
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import ServiceLifecycle
import Synchronization
import Testing

@testable import epass_service

/// A service that listens, with a simulated passport; each answer is checked against the description of the interface.
struct HTTPRig: Sendable {
    static let document = Result { try SimulatorProfile.named("aa-only").makeDocument(seed: 1) }
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// One answer, as `check_answers.py` reads it.
    struct Answer: Sendable {
        let status: Int
        let type: String
        let headers: HTTPFields
        let octets: [UInt8]

        var text: String { String(decoding: octets, as: UTF8.self) }
        var json: JSONValue? { try? JSONValue(parsing: octets) }
        var code: String? { json?["code"]?.string }
    }

    /// After how much silence a connection is ended, by the service and by a test: far more than a busy machine makes.
    static let idleSeconds = 300

    /// As usual, but that a body may take as long.
    static let patient = {
        var options = ServiceSetup.Options()
        options.patience = .seconds(idleSeconds)
        return options
    }()

    /// The system's clocks, of which the one that can be set is some days off.
    static func clock(daysOff: @escaping @Sendable () -> Int) -> CheckedClock.Source {
        CheckedClock.Source(
            wall: { Timestamp.now.adding(days: daysOff()) },
            elapsed: { Int64(ProcessInfo.processInfo.systemUptime) })
    }

    final class Record: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ method: String, _ path: String, _ answer: Answer) {
            let value = JSONValue.fields(
                ("method", .string(method)), ("path", .string(path)), ("status", .integer(Int64(answer.status))),
                ("type", .string(answer.type)), ("body", .string(answer.text)))
            lines.withLock { $0.append(String(decoding: value.compactOctets(), as: UTF8.self)) }
        }
        var text: String { lines.withLock { $0.joined(separator: "\n") } + "\n" }
    }

    let port: Int
    let setup: ServiceSetup
    let keys: APIKeys
    /// A key that may do everything that a tenant may.
    let key: String
    /// A key that may do everything that an operator may.
    let operatorKey: String
    let record = Record()

    /// Runs a test against a service over a database in memory.
    static func run(
        options: VerificationService.Options = .init(), http: ServiceSetup.Options = patient,
        tokens: BearerTokens? = nil, keyLimiter: RateLimiter = RateLimiter(burst: 10_000, rate: 10_000),
        addressLimiter: RateLimiter = RateLimiter(burst: 100_000, rate: 100_000), headSeconds: Int = idleSeconds,
        connections: Int = 1_024, targets: [WebhookTarget] = [],
        services: @escaping (ServiceSetup) -> [any Service] = { _ in [] },
        reload: (@Sendable () throws -> Materials)? = nil, clock: CheckedClock.Source = .system,
        _ body: @escaping @Sendable (HTTPRig) async throws -> Void
    ) async throws {
        let store = try Store(inMemory: Vault())
        let materials = Materials(
            trust: try document.get().trustSnapshot(), policies: Policy.all, loadedAt: .now)
        let service = VerificationService(
            store: store, materials: MaterialsHolder(materials), pool: JudgingPool(width: 2, depth: 64),
            keys: SigningKeyRing(signer: try SigningKey.generate(.edDSA)), options: options, clock: clock)
        let keys = APIKeys(store)
        let setup = ServiceSetup(
            service: service, apiKeys: keys, tokens: tokens, options: http,
            addressLimiter: addressLimiter, keyLimiter: keyLimiter, targets: targets,
            reload: reload ?? { materials })
        let key = try keys.add(tenant: "acme", scopes: Set(Scope.allCases))
        let operatorKey = try keys.add(tenant: Identity.operatorTenant, scopes: Set(Scope.allCases))
        let application = Application(
            responder: ServiceApplication.responder(setup),
            server: epass_service.Server.builder(
                metrics: setup.metrics, headSeconds: headSeconds, idleSeconds: idleSeconds,
                connections: Shares(connections)),
            services: services(setup))
        // The client that this gives, which has a limit of its own, is asked for the port and never connects.
        try await application.test(.ahc(.http)) { client in
            let rig = HTTPRig(
                port: try #require(client.port), setup: setup, keys: keys, key: key, operatorKey: operatorKey)
            try await body(rig)
            try rig.check()
        }
    }

    /// Sends to what listens on a port of this machine, on a connection of its own.
    static func exchange(
        port: Int, _ method: HTTPRequest.Method, _ path: String, headers: HTTPFields = [:], _ body: [UInt8]? = nil
    ) async throws -> TestClient.Response {
        try await TestClient.withClient(
            host: "localhost", port: port, configuration: .init(timeout: .seconds(idleSeconds))
        ) { client in
            try await client.execute(
                .init(
                    path, method: method, authority: "localhost", headers: headers,
                    body: body.map { ByteBuffer(bytes: $0) }))
        }
    }

    @discardableResult
    func send(
        _ method: HTTPRequest.Method, _ path: String, key: String? = nil, type: String? = nil, accept: String? = nil,
        headers more: [String: String] = [:], _ body: [UInt8]? = nil
    ) async throws -> Answer {
        var headers = HTTPFields()
        if let key { headers[.authorization] = "Bearer \(key)" }
        if let type { headers[.contentType] = type }
        if let accept { headers[.accept] = accept }
        for (name, value) in more {
            if let field = HTTPField.Name(name) { headers[field] = value }
        }
        let response = try await Self.exchange(port: port, method, path, headers: headers, body)
        let answer = Answer(
            status: response.status.code, type: response.headers[.contentType] ?? "", headers: response.headers,
            octets: response.body.map { Array($0.readableBytesView) } ?? [])
        record.add(method.rawValue, path, answer)
        return answer
    }

    func json(_ method: HTTPRequest.Method, _ path: String, _ text: String, key: String) async throws -> Answer {
        try await send(method, path, key: key, type: "application/json", Array(text.utf8))
    }

    /// Opens a transaction.
    func open(_ text: String = #"{"policy":"kyc","purpose":"test"}"#) async throws -> (id: String, token: String) {
        let answer = try await json(.post, "/v1/transactions", text, key: key)
        try #require(answer.status == 201, Comment(rawValue: answer.text))
        return (try #require(answer.json?["transaction"]?.string), try #require(answer.json?["token"]?.string))
    }

    /// The files of the simulated passport as JSON.
    static func files() throws -> [UInt8] {
        let members = try document.get().files.map { file, octets in
            JSONMember(name: file.name, value: .string(Data(octets).base64EncodedString()))
        }
        return JSONValue.fields(("files", .object(members))).compactOctets()
    }

    /// The same as a form of raw files.
    static func form(boundary: String) throws -> [UInt8] {
        var octets: [UInt8] = []
        for (file, content) in try document.get().files {
            octets += Array(
                """
                --\(boundary)\r\nContent-Disposition: form-data; name="file"; filename="\(file.name).bin"\r\n\
                Content-Type: application/octet-stream\r\n\r\n
                """.utf8)
            octets += content + Array("\r\n".utf8)
        }
        return octets + Array("--\(boundary)--\r\n".utf8)
    }

    private func check() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        let description = FileManager.default.temporaryDirectory.appending(path: "openapi-\(UUID().uuidString).json")
        try Data(ServiceApplication.openAPI).write(to: description)
        defer { try? FileManager.default.removeItem(at: description) }
        process.arguments = [Self.tests.appending(path: "check_answers.py").path(), description.path()]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let text = record.text
        // Written beside reading: either pipe may be full.
        let writing = Thread {
            input.fileHandleForWriting.write(Data(text.utf8))
            try? input.fileHandleForWriting.close()
        }
        writing.start()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, Comment(rawValue: said))
    }
}
