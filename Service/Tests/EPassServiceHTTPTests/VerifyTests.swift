// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import HTTPTypes
import Hummingbird
import Testing

@Suite("POST /v1/verify, and what is told of the service")
struct VerifyTests {
    @Test("JSON and raw files give the same verdict; the page is one without anything to load")
    func forms() async throws {
        try await HTTPRig.run { rig in
            let json = try await rig.send(
                .post, "/v1/verify?policy=read", key: rig.key, type: "application/json", try HTTPRig.files())
            #expect(json.status == 200)
            let report = try #require(json.json)
            #expect(report["schema"]?.string == "epass-report/2")
            #expect(report["test"] == .boolean(true))
            let form = try await rig.send(
                .post, "/v1/verify?policy=read", key: rig.key, type: "multipart/form-data; boundary=\"b-1\"",
                try HTTPRig.form(boundary: "b-1"))
            #expect(form.status == 200)
            #expect(form.json?["checks"] == report["checks"])
            let page = try await rig.send(
                .post, "/v1/verify", key: rig.key, type: "application/json", accept: "text/html",
                try HTTPRig.files())
            #expect(page.type == "text/html; charset=utf-8")
            #expect(page.text.contains("ERIKSSON"))
            let name = try #require(HTTPField.Name("Content-Security-Policy"))
            #expect(page.headers[name]?.hasPrefix("default-src 'none'") == true)
            #expect(page.headers[.cacheControl] == "no-store")
        }
    }

    @Test("what is not taken is refused with its code, and says nothing of what was sent")
    func refused() async throws {
        try await HTTPRig.run(options: .init(longestUpload: 4_096)) { rig in
            func verify(
                _ body: [UInt8], _ type: String? = "application/json", path: String = "/v1/verify",
                headers: [String: String] = [:]
            ) async throws -> String? {
                let answer = try await rig.send(
                    .post, path, key: rig.key, type: type, headers: headers, body)
                #expect(!answer.text.contains("CANARY"))
                #expect(answer.type == "application/problem+json")
                return answer.code
            }
            #expect(try await verify(Array("{\"CANARY\":".utf8)) == "evidence.unusable")
            #expect(try await verify(Array(#"{"files":{"CANARY":"00"}}"#.utf8)) == "evidence.unusable")
            // A seal is no document, and is none to the service.
            let seal = #"{"data":{"hdr":{"t":"icao.vacc","v":1,"is":"UTO"},"msg":{"uvci":"U1"}},"sig":{"alg":"ES256"}}"#
            #expect(try await verify(Array(seal.utf8)) == "evidence.unusable")
            #expect(try await verify([], "text/plain") == "request.mediaType")
            #expect(try await verify([], nil) == "request.mediaType")
            #expect(try await verify([0x7B], "multipart/form-data") == "request.malformed")
            #expect(try await verify([0x7B], "multipart/form-data; boundary=x") == "request.malformed")
            #expect(try await verify([0x7B], "application/jose") == "request.mediaType")
            #expect(
                try await verify([0x7B], headers: ["Content-Encoding": "gzip"]) == "request.mediaType")
            #expect(try await verify([0x7B], path: "/v1/verify?policy=CANARY") == "request.policyUnknown")
            #expect(try await verify([0x7B], path: "/v1/verify?CANARY=1") == "request.memberUnknown")
            #expect(try await verify([UInt8](repeating: 0x20, count: 5_000)) == "request.tooLarge")
            let accept = try await rig.send(
                .post, "/v1/verify", key: rig.key, type: "application/json", accept: "image/png", [0x7B])
            #expect(accept.code == "request.notAcceptable")
        }
    }

    @Test("who may ask")
    func access() async throws {
        try await HTTPRig.run { rig in
            let none = try await rig.send(.post, "/v1/verify", type: "application/json", [0x7B])
            #expect(none.status == 401)
            #expect(none.headers[.wwwAuthenticate] == "Bearer")
            let reader = try rig.keys.add(tenant: "acme", scopes: [.reportsRead])
            #expect(
                try await rig.send(.post, "/v1/verify", key: reader, type: "application/json", [0x7B]).status == 403)
            for wrong in ["epk_000000000000_AAAA", "e30.e30.e30", "x", String(rig.key.dropLast()) + "!"] {
                #expect(try await rig.send(.get, "/v1/policies", key: wrong).code == "access.unauthenticated")
            }
            #expect(try await rig.send(.get, "/v1/policies", headers: ["Authorization": "Basic eDp5"]).status == 401)
        }
    }

    @Test("health, readiness, policies, trust, keys, metrics, description")
    func told() async throws {
        try await HTTPRig.run { rig in
            #expect(try await rig.send(.get, "/healthz").status == 200)
            let ready = try await rig.send(.get, "/readyz")
            #expect(ready.status == 200)
            #expect(ready.json?["status"]?.string == "ready")
            let policies = try await rig.send(.get, "/v1/policies", key: rig.key)
            #expect(policies.json?["policies"]?.array?.contains { $0["name"]?.string == "kyc" } == true)
            let trust = try await rig.send(.get, "/v1/trust/snapshot", key: rig.key)
            #expect(trust.json?["test"] == .boolean(true))
            #expect(try await rig.send(.get, "/.well-known/jwks.json").json?["keys"]?.array?.count == 1)
            #expect(try await rig.send(.get, "/openapi.json").json?["openapi"]?.string == "3.1.0")
            _ = try await rig.send(.post, "/v1/verify", key: rig.key, type: "application/json", try HTTPRig.files())
            let metrics = try await rig.send(.get, "/metrics", key: rig.operatorKey)
            #expect(metrics.text.contains("epass_judgements_total{overall="))
            #expect(metrics.text.contains(#"route="/v1/verify""#))
            #expect(try await rig.send(.get, "/metrics").status == 401)
            #expect(try await rig.send(.post, "/v1/reload", key: rig.operatorKey).status == 200)
        }
    }

    @Test(
        "there is nothing at other addresses",
        arguments: [
            "/", "/v1", "/v1/transactions/../policies", "/v1//verify", "/%2e%2e/etc", "/v1/verify/x", "/V1/verify",
        ])
    func addresses(_ path: String) async throws {
        try await HTTPRig.run { rig in
            for method in [HTTPRequest.Method.get, .post, .patch] {
                let answer = try await rig.send(method, path, key: rig.key)
                #expect([404, 405].contains(answer.status))
            }
        }
    }

    @Test(
        "an address says which methods it takes",
        arguments: [
            ("/v1/verify", "POST"), ("/v1/transactions/\(String(repeating: "0", count: 32))", "DELETE, GET"),
            ("/healthz", "GET, HEAD"),
        ])
    func methods(_ path: String, _ allowed: String) async throws {
        try await HTTPRig.run { rig in
            for method in [HTTPRequest.Method.patch, .options, .trace] {
                let answer = try await rig.send(method, path, key: rig.key)
                #expect(answer.status == 405)
                #expect(answer.code == "request.methodNotAllowed")
                #expect(answer.headers[.allow] == allowed)
            }
        }
    }

    @Test("each request is counted once, whatever becomes of it")
    func counts() async throws {
        try await HTTPRig.run { rig in
            func total() async throws -> Double {
                let lines = try await rig.send(.get, "/metrics", key: rig.operatorKey).text.split(separator: "\n")
                return lines.filter { $0.hasPrefix("epass_http_requests_total{") }.reduce(0) { sum, line in
                    sum + (line.split(separator: " ").last.flatMap { Double($0) } ?? .nan)
                }
            }
            let before = try await total()
            for (method, path) in [
                (HTTPRequest.Method.get, "/healthz"), (.get, "/nothing"), (.patch, "/v1/verify"), (.get, "/v1//x"),
                (.get, "/v1/transactions/x"), (.trace, "/v1/policies"), (.post, "/v1/verify"), (.get, "/%2e%2e"),
            ] {
                _ = try await rig.send(method, path, key: rig.key)
                _ = try await rig.send(method, path, key: "epk_wrong")
            }
            let after = try await total()
            // Both looks at the metrics are counted when they were answered.
            #expect(after - before == 17)
        }
    }

    @Test("rates of a key")
    func rates() async throws {
        try await HTTPRig.run(keyLimiter: RateLimiter(burst: 3, rate: 0.01)) { rig in
            var statuses: [Int] = []
            for _ in 0..<5 { statuses.append(try await rig.send(.get, "/v1/policies", key: rig.key).status) }
            #expect(statuses == [200, 200, 200, 429, 429])
            let answer = try await rig.send(.get, "/v1/policies", key: rig.key)
            #expect(answer.headers[.retryAfter] != nil)
            #expect(answer.json?["retryable"] == .boolean(true))
        }
    }
}
