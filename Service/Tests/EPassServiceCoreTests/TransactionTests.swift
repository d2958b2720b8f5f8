// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassJSON
import EPassServiceCore
import Testing

@Suite("Transactions")
struct TransactionTests {
    @Test("from opening to the signed result, with the challenge that was given out")
    func whole() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        let identifier = opened.transaction.identifier
        let challenge = try #require(opened.json["challenge"]?.string)
        #expect(challenge.utf8.count == 16)
        let upload = try await Rig.reading(challenge: challenge)
        let recipient = try #require(opened.json["sealFor"])
        guard case .json(let octets) = upload.content else { return }
        let sealed = try SealedUpload.seal(octets, for: recipient, binding: identifier)
        let (after, judgement) = try await rig.service.receive(.sealed(sealed), for: identifier, by: Rig.actor)
        #expect(after.state == .done)
        let report = try #require(judgement?.report)
        #expect(report.assurance(.chipOriginalShownToVerifier)?.isGiven == true)
        #expect(report.assurance(.fresh)?.isGiven == true)
        let verification = try SignatureVerification(jwks: rig.service.keys.jwks)
        let payload = try JSONValue(
            parsing: try verification.payload(
                of: try #require(after.result), type: VerificationService.resultType))
        #expect(payload["transaction"]?.string == identifier)
        #expect(payload["nonce"]?.string == "n-1")
        #expect(payload["aud"]?.string == "acme")
        #expect(payload["overall"]?.string == report.overall.rawValue)
        #expect(payload["assurances"]?.array?.contains(.string("fresh")) == true)
        for name in ["policy", "trust", "evidence"] {
            #expect(payload[name]?["sha256"]?.string?.utf8.count == 64)
        }
    }

    @Test("of 200 answers to one challenge one is judged", .timeLimit(.minutes(10)))
    func race() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        let upload = ReceivedUpload.plain(try Rig.files())
        let outcomes = await withTaskGroup(of: String.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    do {
                        let (_, judgement) = try await rig.service.receive(upload, for: identifier, by: Rig.actor)
                        return judgement == nil ? "none" : "judged"
                    } catch { return (error as? ServiceError)?.code.rawValue ?? "\(error)" }
                }
            }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        #expect(outcomes == ["judged": 1, "transaction.answered": 199])
        let entries = try AuditLog.entries(rig.store, after: 0, limit: 1_000)
        for action in ["evidenceReceived", "judged"] {
            #expect(entries.count { $0["action"]?.string == action } == 1)
        }
    }

    @Test("an answer that is no evidence uses the challenge up as well")
    func unusable() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        let wrong = ReceivedUpload.plain(Upload(.json(Array("{\"files\":{}}".utf8))))
        #expect(
            await code { _ = try await rig.service.receive(wrong, for: identifier, by: Rig.actor) }
                == .evidenceUnusable)
        let good = ReceivedUpload.plain(try Rig.files())
        #expect(
            await code { _ = try await rig.service.receive(good, for: identifier, by: Rig.actor) }
                == .transactionAnswered)
        let after = try await rig.service.transaction(identifier, of: "acme")
        #expect(after.state == .notCompleted)
        #expect(after.reason == .evidenceUnusable)
    }

    @Test("a sealed upload replayed in another transaction is refused there")
    func replay() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let (first, second) = (try await rig.open(), try await rig.open())
        guard case .json(let octets) = try Rig.files().content else { return }
        let sealed = try SealedUpload.seal(
            octets, for: try #require(first.json["sealFor"]), binding: first.transaction.identifier)
        #expect(
            await code {
                _ = try await rig.service.receive(.sealed(sealed), for: second.transaction.identifier, by: Rig.actor)
            } == .sealInvalid)
        let (after, _) = try await rig.service.receive(
            .sealed(sealed), for: first.transaction.identifier, by: Rig.actor)
        #expect(after.state == .done)
    }

    @Test("states go one way")
    func order() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let upload = ReceivedUpload.plain(try Rig.files())
        let ended = try await rig.open().transaction.identifier
        let after = try await rig.service.notCompleted(ended, reason: .cancelledByHolder, by: Rig.actor)
        #expect(after.state == .notCompleted)
        #expect(
            await code { _ = try await rig.service.receive(upload, for: ended, by: Rig.actor) }
                == .transactionAnswered)
        #expect(
            await code {
                _ = try await rig.service.notCompleted(ended, reason: .timeout, by: Rig.actor)
            } == .transactionAnswered)
        let late = try await rig.open().transaction.identifier
        rig.clock.advance(301)
        #expect(
            await code { _ = try await rig.service.receive(upload, for: late, by: Rig.actor) }
                == .transactionExpired)
        #expect(try await rig.service.transaction(late, of: "acme").state == .expired)
        for state in TransactionState.allCases {
            #expect(!state.next.contains(.open))
            #expect(state.next.isEmpty == state.isFinal)
        }
    }

    @Test("another tenant's transaction is as unknown as none")
    func tenants() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        for name in [identifier, String(repeating: "0", count: 32), "../etc", "", identifier.uppercased() + " "] {
            #expect(await code { _ = try await rig.service.transaction(name, of: "other") } == .transactionNotFound)
        }
        #expect(try await rig.service.transaction(identifier, of: "acme").identifier == identifier)
    }

    @Test("the same request with the same key gives the same transaction; another one is refused")
    func idempotency() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let first = try await rig.open(idempotency: "key-00001")
        let again = try await rig.open(idempotency: "key-00001")
        #expect(again.transaction.identifier == first.transaction.identifier)
        #expect(again.isRepeated)
        #expect(again.json["token"] == first.json["token"])
        #expect(again.json["challenge"] == first.json["challenge"])
        let other = #"{"policy":"kyc","purpose":"another"}"#
        #expect(await code { _ = try await rig.open(other, idempotency: "key-00001") } == .idempotencyMismatch)
        let upload = ReceivedUpload.plain(try Rig.files())
        let identifier = first.transaction.identifier
        _ = try await rig.service.receive(upload, for: identifier, by: Rig.actor, idempotency: "up-000001")
        let (repeated, judgement) = try await rig.service.receive(
            upload, for: identifier, by: Rig.actor, idempotency: "up-000001")
        #expect(repeated.state == .done)
        #expect(judgement == nil)
        #expect(
            await code {
                _ = try await rig.service.receive(upload, for: identifier, by: Rig.actor, idempotency: "up-000002")
            } == .transactionAnswered)
    }

    @Test("quotas of a tenant")
    func quotas() async throws {
        let rig = try Rig(options: .init(openQuota: 2, dailyQuota: 3))
        defer { rig.end() }
        let first = try await rig.open().transaction.identifier
        _ = try await rig.open()
        #expect(await code { _ = try await rig.open() } == .quotaExceeded)
        _ = try await rig.service.notCompleted(first, reason: .timeout, by: Rig.actor)
        let third = try await rig.open().transaction.identifier
        _ = try await rig.service.notCompleted(third, reason: .timeout, by: Rig.actor)
        // Three were opened today, whatever became of them.
        #expect(await code { _ = try await rig.open() } == .quotaExceeded)
    }
}
