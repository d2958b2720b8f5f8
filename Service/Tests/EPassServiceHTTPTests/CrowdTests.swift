// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import EPassServiceHTTP

/// `Service/Tests/crowd.py` does the same from several addresses, with an honest client beside it.
@Suite("No client stands for all")
struct CrowdTests {
    private static func head(_ method: String, _ path: String, _ key: String, _ more: String...) -> String {
        ([
            "\(method) \(path) HTTP/1.1", "Host: x", "Authorization: Bearer \(key)", "Content-Type: application/json",
        ] + more).joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// What each proxy's client is told; as many connections as are wanted.
    private static func behindProxy() -> ServiceSetup.Options {
        var http = HTTPRig.patient
        http.isBehindProxy = true
        return http
    }

    private static func verify(_ rig: HTTPRig, from address: String, key: String? = nil) async throws -> HTTPRig.Answer
    {
        try await rig.send(
            .post, "/v1/verify", key: key ?? rig.key, type: "application/json",
            headers: ["X-Forwarded-For": address], try HTTPRig.files())
    }

    @Test("an address has a share of the connections, and the one that is too much is ended at once")
    func connections() async throws {
        try await HTTPRig.run(connections: 8) { rig in
            func isAnswered(_ wire: Wire) async -> Bool {
                wire.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                return await wire.read().hasPrefix("HTTP/1.1 200")
            }
            var wires: [Wire] = []
            for _ in 0..<4 {
                wires.append(try Wire(port: rig.port))
                #expect(await isAnswered(wires[wires.count - 1]))
            }
            let start = ContinuousClock.now
            #expect(await !isAnswered(try Wire(port: rig.port)))
            // One that is held and not served is ended for its silence.
            #expect(start.duration(to: .now) < .seconds(HTTPRig.idleSeconds))
            wires.removeLast()
            #expect(try await eventually { await isAnswered(try Wire(port: rig.port)) })
            #expect(rig.setup.metrics.text().contains("epass_connections_refused_total"))
            wires = []
            #expect(try await eventually { (try? await rig.send(.get, "/healthz")) != nil })
        }
    }

    @Test("a head that does not come to its end ends its connection, also a second one")
    func heads() async throws {
        try await HTTPRig.run(headSeconds: 2) { rig in
            let isAnswered = try await eventually { (try? await rig.send(.get, "/healthz")) != nil }
            #expect(isAnswered)
            for isSecond in [false, true] {
                let wire = try Wire(port: rig.port)
                if isSecond {
                    wire.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                    #expect(await wire.read(to: "alive\"}").hasPrefix("HTTP/1.1 200"))
                    // Silence between two requests is another thing.
                    try await Task.sleep(for: .milliseconds(2_500))
                }
                wire.send("GET /healthz HTTP/1.1\r\nHost: x\r\n")
                let hasEnded = try await eventually {
                    wire.send("X: y\r\n")
                    return await wire.hasEnded(seconds: 0.2)
                }
                #expect(hasEnded)
            }
        }
    }

    @Test("uploads that stand still take no place of those that have arrived, nor more than a share of what is held")
    func stalled() async throws {
        var http = Self.behindProxy()
        // As many as eight bodies that have hardly begun.
        http.heldOctets = 8 * 64 << 10
        try await HTTPRig.run(http: http) { rig in
            /// Begins an upload and is told whether the service waits for it: then it has its place.
            func stand(_ address: String) async throws -> (wire: Wire, told: String) {
                let wire = try Wire(port: rig.port)
                wire.send(
                    Self.head(
                        "POST", "/v1/verify", rig.key, "X-Forwarded-For: \(address)", "Content-Length: 1000",
                        "Expect: 100-continue"))
                return (wire, String(await wire.read().prefix(12)))
            }
            // One key from two addresses has no more than from one.
            var wires: [Wire] = []
            for number in 0..<4 {
                let standing = try await stand("192.0.2.\(number % 2)")
                #expect(standing.told == "HTTP/1.1 100")
                standing.wire.send("{")
                wires.append(standing.wire)
            }
            #expect(try await stand("192.0.2.3").told == "HTTP/1.1 503")
            let other = try rig.keys.add(tenant: "other", scopes: [.verify])
            #expect(try await Self.verify(rig, from: "192.0.2.9", key: other).status == 200)
            // What is given up is free again.
            wires = []
            #expect(try await eventually { try await Self.verify(rig, from: "192.0.2.1").status == 200 })
        }
    }

    @Test("of a transaction one upload is on its way: the later one, as of a phone that changed its network")
    func later() async throws {
        try await HTTPRig.run(http: Self.behindProxy()) { rig in
            let (id, token) = try await rig.open()
            let wire = try Wire(port: rig.port)
            let path = "/v1/transactions/\(id)/evidence"
            wire.send(Self.head("PUT", path, token, "Content-Length: 1000", "Expect: 100-continue"))
            #expect(await wire.read().hasPrefix("HTTP/1.1 100"))
            let answer = try await rig.send(.put, path, key: token, type: "application/json", try HTTPRig.files())
            #expect(answer.status == 200)
            #expect(await wire.read().hasPrefix("HTTP/1.1 408"))
        }
    }

    @Test("a body that comes with the least rate may take long; one that falls behind may not")
    func rate() async throws {
        var http = ServiceSetup.Options()
        http.patience = .seconds(4)
        // So little that a busy machine does not fall behind it.
        http.bodyRate = 10
        try await HTTPRig.run(http: http) { rig in
            _ = try await rig.send(.get, "/healthz")
            @Sendable func status(_ piece: Int) async throws -> String {
                let wire = try Wire(port: rig.port)
                wire.send(Self.head("POST", "/v1/verify", rig.key, "Content-Length: 20000"))
                for _ in 0..<20 {
                    wire.send([UInt8](repeating: 0x20, count: piece))
                    try await Task.sleep(for: .milliseconds(250))
                }
                return String(await wire.read().prefix(12))
            }
            // Five seconds; without what has come it would be let four.
            async let (steady, behind) = (status(1_000), status(1))
            #expect(try await steady == "HTTP/1.1 422")
            #expect(try await behind == "HTTP/1.1 408")
        }
    }

    @Test("an address and a token have a share of the event streams")
    func streams() async throws {
        var http = Self.behindProxy()
        http.maxStreams = 4
        try await HTTPRig.run(http: http) { rig in
            func watch(_ address: String) async throws -> (wire: Wire, text: String) {
                let opened = try await rig.open()
                let wire = try Wire(port: rig.port)
                wire.send(
                    Self.head(
                        "GET", "/v1/transactions/\(opened.id)/events", opened.token, "X-Forwarded-For: \(address)"))
                return (wire, await wire.read())
            }
            let held = [try await watch("192.0.2.1"), try await watch("192.0.2.1")]
            for one in held { #expect(one.text.hasPrefix("HTTP/1.1 200")) }
            #expect(try await watch("192.0.2.1").text.hasPrefix("HTTP/1.1 503"))
            #expect(try await watch("192.0.2.2").text.hasPrefix("HTTP/1.1 200"))
            withExtendedLifetime(held) {}
        }
    }

    @Test("who is told to come later is not listened to at once, and each refusal is counted")
    func refusals() async throws {
        try await HTTPRig.run(addressLimiter: RateLimiter(burst: 3, rate: 0.001)) { rig in
            let wire = try Wire(port: rig.port)
            let request = "GET /v1/policies HTTP/1.1\r\nHost: x\r\n\r\n"
            var answers: [String] = []
            let start = ContinuousClock.now
            for _ in 0..<5 {
                wire.send(request)
                answers.append(await wire.read(to: "}"))
            }
            #expect(
                answers.map { $0.prefix(12) } == Array(repeating: "HTTP/1.1 401", count: 3) + [
                    "HTTP/1.1 429", "HTTP/1.1 429",
                ])
            #expect(answers.allSatisfy { !$0.hasPrefix("HTTP/1.1 429") || $0.contains("access.rateLimited") })
            #expect(start.duration(to: .now) >= .milliseconds(900))
            let counted = #"epass_http_requests_total{route="refused",method="any",status="429"} 2.0"#
            #expect(rig.setup.metrics.text().contains(counted))
            _ = try await rig.send(.get, "/healthz")
        }
    }

    @Test("whether it runs is also asked with HEAD")
    func heading() async throws {
        try await HTTPRig.run { rig in
            for path in ["/healthz", "/readyz"] {
                let answer = try await rig.send(.head, path)
                #expect(answer.status == 200)
                #expect(answer.octets == [])
            }
        }
    }

    @Test("a listener of its own says whether it runs and can judge, and nothing else")
    func health() async throws {
        try await HTTPRig.run { rig in
            _ = try await rig.send(.get, "/healthz")
            try await Application(responder: HealthResponder(setup: rig.setup)).test(.live) { client in
                let port = try #require(client.port)
                for (path, method, status) in [
                    ("/healthz", HTTPRequest.Method.get, 200), ("/healthz", .head, 200), ("/readyz", .get, 200),
                    ("/readyz", .head, 200), ("/metrics", .get, 404), ("/v1/policies", .get, 404),
                    ("/healthz", .post, 405),
                ] {
                    let answer = try await HTTPRig.exchange(port: port, method, path)
                    #expect(answer.status.code == status, "\(method) \(path)")
                }
            }
        }
    }
}
