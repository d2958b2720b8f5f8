// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import HTTPTypes
import Hummingbird
import Testing

@Suite("Transactions over HTTP")
struct TransactionHTTPTests {
    @Test("a client with the token uploads, and sees that it is done, and no verdict")
    func whole() async throws {
        try await HTTPRig.run { rig in
            let (id, token) = try await rig.open()
            let path = "/v1/transactions/\(id)"
            #expect(try await rig.send(.get, path, key: token).json?["state"]?.string == "open")
            let early = try await rig.send(.get, "\(path)/report", key: rig.key)
            #expect(early.code == "transaction.open")
            #expect(early.json?["retryable"] == .boolean(true))
            let put = try await rig.send(
                .put, "\(path)/evidence", key: token, type: "application/json", try HTTPRig.files())
            #expect(put.status == 200)
            #expect(put.json?["state"]?.string == "done")
            for word in ["overall", "decision", "successful", "failed", "ERIKSSON"] {
                #expect(!put.text.contains(word))
            }
            for suffix in ["/report"] {
                #expect(try await rig.send(.get, path + suffix, key: token).code == "access.forbidden")
            }
            #expect(try await rig.send(.delete, path, key: token).code == "access.forbidden")
            let report = try await rig.send(.get, "\(path)/report", key: rig.key)
            #expect(report.json?["summary"]?["overall"]?.string != nil)
            #expect(report.json?["report"] == .null)
            #expect(!report.text.contains("ERIKSSON"))
            let jws = try await rig.send(.get, "\(path)/report", key: rig.key, accept: "application/jose")
            let keys = try #require(try await rig.send(.get, "/.well-known/jwks.json").json)
            let payload = try SignatureVerification(jwks: keys).payload(
                of: jws.text, type: VerificationService.resultType)
            #expect(try JSONValue(parsing: payload)["transaction"]?.string == id)
            #expect(
                try await rig.send(.get, "\(path)/report", key: rig.key, accept: "text/html").code == "report.notKept")
            let again = try await rig.send(
                .put, "\(path)/evidence", key: token, type: "application/json", try HTTPRig.files())
            #expect(again.code == "transaction.answered")
            let deleted = try await rig.send(.delete, path, key: rig.key)
            #expect(deleted.json?["receipt"]?.string != nil)
            #expect(try await rig.send(.get, path, key: rig.key).status == 404)
            // Whoever did not hear of it asks again.
            let repeated = try await rig.send(.delete, path, key: rig.key)
            #expect(repeated.status == 200)
            // It is signed anew, and its header has no order.
            let receipts = try [deleted, repeated].map { answer in
                try SignatureVerification(jwks: keys).payload(
                    of: try #require(answer.json?["receipt"]?.string), type: VerificationService.receiptType)
            }
            #expect(receipts[0] == receipts[1])
            let stranger = try rig.keys.add(tenant: "other", scopes: Set(Scope.allCases))
            #expect(try await rig.send(.delete, path, key: stranger).code == "transaction.notFound")
            let never = "/v1/transactions/\(String(repeating: "0", count: 32))"
            #expect(try await rig.send(.delete, never, key: rig.key).code == "transaction.notFound")
        }
    }

    @Test("where the policy is shown, the client sees the decision")
    func shown() async throws {
        var options = VerificationService.Options(retention: 60)
        options.usual.shownToClient = ["kyc"]
        try await HTTPRig.run(options: options) { rig in
            let (id, token) = try await rig.open()
            let put = try await rig.send(
                .put, "/v1/transactions/\(id)/evidence", key: token, type: "application/json", try HTTPRig.files())
            #expect(put.json?["decision"]?["outcome"]?.string != nil)
            let report = try await rig.send(.get, "/v1/transactions/\(id)/report", key: rig.key)
            #expect(report.json?["report"]?["document"] != nil)
            let page = try await rig.send(
                .get, "/v1/transactions/\(id)/report", key: rig.key, accept: "text/html")
            #expect(page.status == 200)
        }
    }

    @Test("sealed, and only sealed where the operator wants it")
    func sealed() async throws {
        try await HTTPRig.run(options: .init(requiresSeal: true)) { rig in
            // The first answer uses the challenge up, whatever it is.
            let (first, firstToken) = try await rig.open()
            let plain = try await rig.send(
                .put, "/v1/transactions/\(first)/evidence", key: firstToken, type: "application/json",
                try HTTPRig.files())
            #expect(plain.code == "seal.required")
            let ended = try await rig.send(.get, "/v1/transactions/\(first)", key: rig.key)
            #expect(ended.json?["state"]?.string == "notCompleted")
            let answer = try await rig.json(
                .post, "/v1/transactions", #"{"policy":"kyc","purpose":"t","nfc":"off"}"#, key: rig.key)
            #expect(answer.json?["challenge"] == .null)
            let id = try #require(answer.json?["transaction"]?.string)
            let token = try #require(answer.json?["token"]?.string)
            let sealed = try SealedUpload.seal(
                try HTTPRig.files(), for: try #require(answer.json?["sealFor"]), binding: id)
            let put = try await rig.send(
                .put, "/v1/transactions/\(id)/evidence", key: token, type: "application/jose", Array(sealed.utf8))
            #expect(put.json?["state"]?.string == "done")
        }
    }

    @Test("tokens and keys of others find nothing")
    func others() async throws {
        try await HTTPRig.run { rig in
            let (first, token) = try await rig.open()
            let (second, _) = try await rig.open()
            let stranger = try rig.keys.add(tenant: "other", scopes: Set(Scope.allCases))
            for (key, id) in [(token, second), (stranger, first), (token, String(first.reversed())), ("ept_AA", first)]
            {
                for (method, suffix) in [
                    (HTTPRequest.Method.get, ""), (.get, "/events"), (.put, "/evidence"), (.put, "/notCompleted"),
                ] {
                    let body: [UInt8]? = method == .put ? Array(#"{"reason":"timeout"}"#.utf8) : nil
                    let answer = try await rig.send(
                        method, "/v1/transactions/\(id)\(suffix)", key: key, type: "application/json", body)
                    #expect(answer.code == "transaction.notFound", "\(method) \(suffix)")
                }
            }
            #expect(try await rig.send(.delete, "/v1/transactions/\(first)", key: stranger).status == 404)
            #expect(try await rig.send(.get, "/v1/transactions/\(first)/report", key: stranger).status == 404)
            #expect(try await rig.send(.get, "/v1/policies", key: token).status == 404)
        }
    }

    @Test("not completed, for a reason of the list")
    func notCompleted() async throws {
        try await HTTPRig.run { rig in
            let (id, token) = try await rig.open()
            let path = "/v1/transactions/\(id)/notCompleted"
            for wrong in [#"{"reason":"evidenceUnusable"}"#, #"{"reason":"because"}"#, "{}", "[]", #"{"why":1}"#] {
                #expect(try await rig.json(.put, path, wrong, key: token).status == 400)
            }
            let put = try await rig.json(.put, path, #"{"reason":"cancelledByHolder"}"#, key: token)
            #expect(put.json?["state"]?.string == "notCompleted")
            #expect(try await rig.json(.put, path, #"{"reason":"timeout"}"#, key: token).status == 409)
            let report = try await rig.send(.get, "/v1/transactions/\(id)/report", key: rig.key)
            #expect(report.json?["reason"]?.string == "cancelledByHolder")
        }
    }

    @Test("events tell every state to the last, and end")
    func events() async throws {
        try await HTTPRig.run { rig in
            let (id, token) = try await rig.open()
            let wire = try Wire(port: rig.port)
            wire.send("GET /v1/transactions/\(id)/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(token)\r\n\r\n")
            // From the first state on it is watched.
            let first = await wire.read(to: "}\n\n")
            _ = try await rig.send(
                .put, "/v1/transactions/\(id)/evidence", key: token, type: "application/json", try HTTPRig.files())
            let end = "\r\n0\r\n\r\n"
            let text = first + (await wire.read(to: end))
            #expect(text.hasSuffix(end))
            let states = text.split(separator: "\n").filter { $0.hasPrefix("data: ") }.map { line in
                (try? JSONValue(parsing: Array(line.dropFirst(6).utf8)))?["state"]?.string ?? ""
            }
            #expect(states == ["open", "judging", "done"])
            let after = try await rig.send(.get, "/v1/transactions/\(id)/events", key: rig.key).text
            #expect(after == "event: state\ndata: {\"state\":\"done\",\"progress\":100}\n\n")
        }
    }

    @Test("idempotency keys over HTTP")
    func idempotency() async throws {
        try await HTTPRig.run { rig in
            func open(_ key: String, _ purpose: String) async throws -> HTTPRig.Answer {
                try await rig.send(
                    .post, "/v1/transactions", key: rig.key, type: "application/json",
                    headers: ["Idempotency-Key": key], Array(#"{"policy":"kyc","purpose":"\#(purpose)"}"#.utf8))
            }
            let first = try await open("order-0001", "a")
            let again = try await open("order-0001", "a")
            #expect(first.status == 201)
            #expect(again.status == 200)
            #expect(first.octets == again.octets)
            #expect(try await open("order-0001", "b").code == "request.idempotencyMismatch")
            #expect(try await open("short", "a").code == "request.memberInvalid")
        }
    }
}
