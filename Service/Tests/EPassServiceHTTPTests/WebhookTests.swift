// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import EPassTrust
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@Suite("Webhooks")
struct WebhookTests {
    private static let secret = [UInt8](repeating: 7, count: 32)

    /// A backend that answers as it is told, and keeps what came.
    private final class Receiver: Sendable {
        struct Letter: Sendable {
            let identifier: String
            let isSigned: Bool
            /// What it says of when it was sent.
            let seconds: Int64?
            let body: String
        }

        private let state: Mutex<(answers: [Int], letters: [Letter])>

        init(_ answers: [Int]) { state = Mutex((answers, [])) }

        var letters: [Letter] { state.withLock { $0.letters } }

        func take(_ request: Request) async throws -> HTTPResponse.Status {
            let body = String(buffer: try await request.body.collect(upTo: 1 << 20))
            func header(_ name: String) -> String { HTTPField.Name(name).flatMap { request.headers[$0] } ?? "" }
            let (identifier, time) = (header("webhook-id"), header("webhook-timestamp"))
            let key = SymmetricKey(SecretBytes(copying: WebhookTests.secret))
            let code = try key.authenticationCode(over: Array("\(identifier).\(time).\(body)".utf8))
            let signatures = header("webhook-signature").split(separator: " ")
            let isSigned = signatures.contains { $0 == "v1," + Data(code).base64EncodedString() }
            let status = state.withLock { state in
                state.letters.append(
                    Letter(identifier: identifier, isSigned: isSigned, seconds: Int64(time), body: body))
                return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first ?? 200
            }
            return HTTPResponse.Status(code: status, reasonPhrase: "")
        }
    }

    /// Lets a transaction end, and the backend be told; gives what came within some seconds.
    ///
    /// - Parameter days: by how many the machine's clock is set when the first letter has come.
    private static func told(_ answers: [Int], waits: [Int], until count: Int, days: Int = 0) async throws -> (
        letters: [Receiver.Letter], states: [Delivery.State: Int], dead: [JSONValue]
    ) {
        let receiver = Receiver(answers)
        let outcome = Mutex<([Receiver.Letter], [Delivery.State: Int], [JSONValue])>(([], [:], []))
        let router = Router()
        router.post("/hook") { request, _ in Response(status: try await receiver.take(request)) }
        try await Application(router: router).test(.live) { backend in
            let port = try #require(backend.port)
            let target = try #require(
                WebhookTarget(tenant: "acme", url: "http://127.0.0.1:\(port)/hook", secrets: [secret]))
            try await HTTPRig.run(
                options: .init(webhooks: [WebhookInterest(tenant: "acme")]),
                services: { setup in
                    [
                        WebhookSender(
                            service: setup.service, targets: [target], metrics: setup.metrics,
                            logger: Logger(label: "test"), waits: waits,
                            patience: .seconds(HTTPRig.idleSeconds))
                    ]
                },
                clock: HTTPRig.clock { receiver.letters.isEmpty ? 0 : days }
            ) { rig in
                let (id, token) = try await rig.open()
                _ = try await rig.json(
                    .put, "/v1/transactions/\(id)/notCompleted", #"{"reason":"timeout"}"#, key: token)
                let hasCome = try await eventually {
                    let pending = try await rig.setup.service.deliveries(of: "acme", state: .pending)
                    return receiver.letters.count >= count && pending.isEmpty
                }
                #expect(hasCome)
                // One more turn, in which nothing may come.
                try await Task.sleep(for: .milliseconds(1_500))
                var states: [Delivery.State: Int] = [:]
                for state in Delivery.State.allCases {
                    states[state] = try await rig.setup.service.deliveries(of: "acme", state: state).count
                }
                let dead = try await rig.send(.get, "/v1/webhooks/dead", key: rig.key).json?["deliveries"]?.array ?? []
                let letters = receiver.letters
                outcome.withLock { $0 = (letters, states, dead) }
                if let identifier = dead.first?["id"]?.string {
                    let path = "/v1/webhooks/dead/\(identifier)/retry"
                    #expect(try await rig.send(.post, path, key: rig.key).status == 200)
                    #expect(try await eventually { receiver.letters.count > letters.count })
                    #expect(receiver.letters.last?.identifier == identifier)
                }
            }
        }
        return outcome.withLock { $0 }
    }

    @Test("told once, signed, without a verdict beside the signed result")
    func delivered() async throws {
        let told = try await Self.told([200], waits: [1, 1], until: 1)
        #expect(told.letters.count == 1)
        #expect(told.letters.map(\.isSigned) == [true])
        #expect(told.states[.delivered] == 1)
        let letter = try #require(told.letters.first)
        let body = try JSONValue(parsing: Array(letter.body.utf8))
        #expect(body["type"]?.string == "transaction.notCompleted")
    }

    @Test("tried again on 503, 429 and 408, with the same id")
    func again() async throws {
        let told = try await Self.told([503, 429, 408, 200], waits: [1, 1, 1], until: 4)
        #expect(told.letters.count == 4)
        #expect(Set(told.letters.map(\.identifier)).count == 1)
        #expect(told.states[.delivered] == 1)
    }

    @Test(
        "not tried again on other statuses, redirections among them; kept, shown and sent again on demand",
        arguments: [400, 404, 410, 301])
    func dead(_ status: Int) async throws {
        let told = try await Self.told([status], waits: [1, 1], until: 1)
        #expect(told.letters.count == 1)
        #expect(told.states[.dead] == 1)
        #expect(told.dead.first?["lastStatus"]?.integer == Int64(status))
        #expect(told.dead.first?["attempts"]?.integer == 1)
    }

    @Test("dated by the time that is known, whatever the machine's clock is set to", arguments: [40, -40])
    func dated(_ days: Int) async throws {
        let start = Timestamp.now.secondsSince1970
        let told = try await Self.told([503, 200], waits: [1], until: 2, days: days)
        #expect(told.letters.count == 2)
        // Receivers refuse what is older than some minutes, and a letter that is refused is dead.
        let between = start - 60...Timestamp.now.secondsSince1970 + 60
        #expect(told.letters.allSatisfy { between.contains($0.seconds ?? 0) })
        #expect(told.states[.delivered] == 1)
    }

    @Test("given up after the last wait")
    func givenUp() async throws {
        let told = try await Self.told([500], waits: [1], until: 2)
        #expect(told.letters.count == 2)
        #expect(told.states[.dead] == 1)
    }

    @Test("a backend that takes no letter delays no other")
    func others() async throws {
        let fast = Receiver([200])
        let slowRouter = Router()
        slowRouter.post("/hook") { _, _ in
            // As long as it runs.
            try await gracefulShutdown()
            return Response(status: .ok)
        }
        let slowApplication = Application(router: slowRouter)
        let fastRouter = Router()
        fastRouter.post("/hook") { request, _ in Response(status: try await fast.take(request)) }
        let fastApplication = Application(router: fastRouter)
        try await slowApplication.test(.live) { slowBackend in
            try await fastApplication.test(.live) { fastBackend in
                let targets = [("acme", slowBackend.port), ("beta", fastBackend.port)].compactMap { tenant, port in
                    WebhookTarget(tenant: tenant, url: "http://127.0.0.1:\(port ?? 0)/hook", secrets: [Self.secret])
                }
                try #require(targets.count == 2)
                try await HTTPRig.run(
                    options: .init(webhooks: ["acme", "beta"].map { WebhookInterest(tenant: $0) }),
                    services: { setup in
                        [
                            WebhookSender(
                                service: setup.service, targets: targets, metrics: setup.metrics,
                                logger: Logger(label: "test"), patience: .seconds(600))
                        ]
                    }
                ) { rig in
                    let other = try rig.keys.add(tenant: "beta", scopes: Set(Scope.allCases))
                    // More than are sent at once.
                    for key in [String](repeating: rig.key, count: 40) + [other] {
                        let opened = try await rig.json(
                            .post, "/v1/transactions", #"{"policy":"kyc","purpose":"test"}"#, key: key)
                        let id = try #require(opened.json?["transaction"]?.string)
                        let path = "/v1/transactions/\(id)/notCompleted"
                        let ended = try await rig.json(.put, path, #"{"reason":"timeout"}"#, key: key)
                        try #require(ended.status == 200)
                    }
                    // Before any of the others is given up.
                    #expect(try await eventually { !fast.letters.isEmpty })
                    #expect(fast.letters.count == 1)
                    #expect(try await rig.setup.service.deliveries(of: "acme", state: .pending).count == 40)
                }
            }
        }
    }

    @Test("as fast as the receiver answers, each letter once; several places, each with its events and secrets")
    func fast() async throws {
        let receivers = ["all", "ended"].map { _ in Receiver([200]) }
        let router = Router()
        router.post("/all") { request, _ in Response(status: try await receivers[0].take(request)) }
        router.post("/ended") { request, _ in Response(status: try await receivers[1].take(request)) }
        try await Application(router: router).test(.live) { backend in
            let port = try #require(backend.port)
            func target(_ name: String, _ states: Set<TransactionState>, _ secrets: [[UInt8]]) throws -> WebhookTarget {
                let target = WebhookTarget(
                    tenant: "acme", name: name, url: "http://127.0.0.1:\(port)/\(name)", secrets: secrets,
                    states: states)
                guard let target else { throw Wire.Refused() }
                return target
            }
            let new = [UInt8](repeating: 9, count: 32)
            let targets = [
                try target("all", WebhookInterest.allStates, [new, Self.secret]), try target("ended", [.done], [new]),
            ]
            try await HTTPRig.run(
                options: .init(webhooks: targets.map(\.interest)),
                services: { setup in
                    [
                        WebhookSender(
                            service: setup.service, targets: targets, metrics: setup.metrics,
                            logger: Logger(label: "test"), patience: .seconds(HTTPRig.idleSeconds))
                    ]
                }
            ) { rig in
                // More than one turn of the sender could send before: sixteen a second.
                let actor = AuditLog.Actor(tenant: "acme", name: "test")
                let request = try TransactionRequest(json: Array(#"{"policy":"kyc","purpose":"test"}"#.utf8))
                for _ in 0..<600 {
                    let opened = try await rig.setup.service.open(request, by: actor)
                    _ = try await rig.setup.service.notCompleted(
                        opened.transaction.identifier, reason: .timeout, by: actor)
                }
                let metrics = try await rig.send(.get, "/metrics", key: rig.operatorKey).text
                #expect(metrics.contains("epass_webhooks_oldest_seconds"))
                _ = try await eventually { receivers[0].letters.count >= 600 }
                #expect(receivers[0].letters.count == 600)
                #expect(Set(receivers[0].letters.map(\.identifier)).count == 600)
                // The secret of before is among those that it is signed with.
                #expect(receivers[0].letters.allSatisfy { $0.isSigned })
                #expect(receivers[1].letters.isEmpty)
            }
        }
    }

    @Test("what is for a place that is not there any more is given up, and shown")
    func gone() async throws {
        try await HTTPRig.run(options: .init(webhooks: [WebhookInterest(tenant: "acme", name: "old")])) { rig in
            let (id, token) = try await rig.open()
            _ = try await rig.json(.put, "/v1/transactions/\(id)/notCompleted", #"{"reason":"timeout"}"#, key: token)
            try await rig.setup.service.abandonDeliveries(except: ["acme/new"])
            let dead = try await rig.send(.get, "/v1/webhooks/dead", key: rig.key).json?["deliveries"]?.array ?? []
            #expect(dead.map { $0["target"]?.string } == ["acme/old"])
        }
    }

    @Test("a test letter is signed, and its answer is told")
    func test() async throws {
        let receiver = Receiver([204])
        let router = Router()
        router.post("/hook") { request, _ in Response(status: try await receiver.take(request)) }
        try await Application(router: router).test(.live) { backend in
            let port = try #require(backend.port)
            let targets = [port, 1].compactMap {
                WebhookTarget(tenant: "acme", url: "http://127.0.0.1:\($0)/hook", secrets: [Self.secret])
            }
            #expect(try await WebhookSender.test(targets, at: .now).map(\.status) == [204, nil])
            #expect(receiver.letters.map(\.isSigned) == [true])
            #expect(receiver.letters.first?.body.contains(#""type":"webhook.test""#) == true)
        }
    }

    @Test("a tenant has test letters sent to its own targets, and not without end")
    func testOfTenant() async throws {
        let receiver = Receiver([204])
        let router = Router()
        router.post("/hook") { request, _ in Response(status: try await receiver.take(request)) }
        try await Application(router: router).test(.live) { backend in
            let port = try #require(backend.port)
            let targets = [("acme", "a", port), ("acme", "b", 1), ("other", "a", port)].compactMap {
                WebhookTarget(tenant: $0, name: $1, url: "http://127.0.0.1:\($2)/hook", secrets: [Self.secret])
            }
            try await HTTPRig.run(targets: targets) { rig in
                let answer = try await rig.send(.post, "/v1/webhooks/test", key: rig.key)
                let told = answer.json?["targets"]?.array ?? []
                #expect(told.map { $0["target"]?.string } == ["acme/a", "acme/b"])
                #expect(told.map { $0["status"] } == [.integer(204), .null])
                #expect(receiver.letters.map(\.isSigned) == [true])
                #expect(try await rig.send(.post, "/v1/webhooks/test", key: rig.operatorKey).status == 403)
                let reader = try rig.keys.add(tenant: "acme", scopes: [.reportsRead])
                #expect(try await rig.send(.post, "/v1/webhooks/test", key: reader).status == 403)
                for _ in 0..<4 { #expect(try await rig.send(.post, "/v1/webhooks/test", key: rig.key).status == 200) }
                #expect(try await rig.send(.post, "/v1/webhooks/test", key: rig.key).code == "access.rateLimited")
            }
        }
    }

    @Test(
        "only https, but for the machine itself",
        arguments: [
            ("https://example.org/hook", true), ("http://127.0.0.1:1/x", true), ("http://example.org/", false),
            ("file:///etc/passwd", false), ("https://user:word@example.org/", false), ("", false), ("https://", false),
        ])
    func addresses(_ url: String, _ isTaken: Bool) {
        #expect((WebhookTarget(tenant: "acme", url: url, secrets: [Self.secret]) != nil) == isTaken)
    }

    @Test("files of targets: exposed, or with an entry that is wrong")
    func files() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "hooks-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        func write(_ text: String, _ mode: Int) throws {
            try Data(text.utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        let secret = Data(Self.secret).base64EncodedString()
        let good = #"{"webhooks":[{"tenant":"acme","url":"https://a.example/","secret":"\#(secret)"}]}"#
        try write(good, 0o600)
        #expect(try WebhookTarget.load(path: path).count == 1)
        try write(good, 0o644)
        #expect(throws: WebhookTarget.Fault.exposed) { try WebhookTarget.load(path: path) }
        try write(good.replacingOccurrences(of: secret, with: "AAAA"), 0o600)
        #expect(throws: WebhookTarget.Fault.entry(0)) { try WebhookTarget.load(path: path) }
        let two = good.replacingOccurrences(of: "}]}", with: #","name":"b","events":["done"]}]}"#)
        let entries = [good, two].map { $0.dropFirst(13).dropLast(2) }
        try write(#"{"webhooks":[\#(entries.joined(separator: ","))]}"#, 0o600)
        #expect(try WebhookTarget.load(path: path).map(\.identifier) == ["acme/default", "acme/b"])
        #expect(try WebhookTarget.load(path: path).map(\.states) == [WebhookInterest.allStates, [.done]])
        try write(#"{"webhooks":[\#(entries[0]),\#(entries[0])]}"#, 0o600)
        #expect(throws: WebhookTarget.Fault.again(1)) { try WebhookTarget.load(path: path) }
        for wrong in [#"["\#(secret)","AAAA"]"#, "[]", "7"] {
            try write(good.replacingOccurrences(of: #""\#(secret)""#, with: wrong), 0o600)
            #expect(throws: WebhookTarget.Fault.entry(0)) { try WebhookTarget.load(path: path) }
        }
        try write(good.replacingOccurrences(of: #""\#(secret)""#, with: #"["\#(secret)","\#(secret)"]"#), 0o600)
        #expect(try WebhookTarget.load(path: path).count == 1)
        for wrong in ["open", "judging", "none"] {
            try write(two.replacingOccurrences(of: "done", with: wrong), 0o600)
            #expect(throws: WebhookTarget.Fault.entry(0)) { try WebhookTarget.load(path: path) }
        }
        try write("{", 0o600)
        #expect(throws: WebhookTarget.Fault.unreadable) { try WebhookTarget.load(path: path) }
    }
}
