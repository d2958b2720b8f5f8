// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import Foundation
import Synchronization
import Testing

@testable import EPassServiceCore

@Suite("What is kept, and what is destroyed")
struct KeepingTests {
    /// What must not lie in the database: of the holder, the document and the chip, in the forms in which it could.
    private static func canaries() throws -> [[UInt8]] {
        let document = try Rig.document.get()
        var texts = ["ERIKSSON", "L898902C3", "740812", "ZE184226B", "Anna Maria"].map { Array($0.utf8) }
        texts += texts.map { Array(Data($0).base64EncodedString().utf8.prefix(8)) }
        texts += texts.prefix(5).map { Array(Hexadecimals.text($0).utf8) }
        // Of each file some octets from its middle, raw, in base64 at each shift, and in hexadecimal digits.
        for octets in document.files.values where octets.count > 120 {
            for start in 60..<63 {
                let middle = Array(octets[start..<(start + 24)])
                texts += [
                    middle, Array(Data(middle).base64EncodedString().utf8), Array(Hexadecimals.text(middle).utf8),
                ]
            }
        }
        return texts
    }

    private static func found(in octets: [UInt8]) throws -> [[UInt8]] {
        let data = Data(octets)
        return try canaries().filter { data.range(of: Data($0)) != nil }
    }

    @Test("the canaries would be found")
    func control() throws {
        guard case .json(let octets) = try Rig.files().content else { return }
        #expect(try Self.found(in: octets).count >= 3)
        let document = try Rig.document.get()
        let raw = document.files.values.flatMap(\.self) + Array(document.printedMRZ.utf8)
        #expect(try Self.found(in: raw).count > 10)
    }

    @Test("nothing of the holder lies in the database, while it is judged, when it is done, and after deletion")
    func nothing() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        let identifier = opened.transaction.identifier
        let upload = ReceivedUpload.plain(try Rig.files())
        let envelope = try await rig.service.take(upload, opened.transaction, name: nil, Rig.actor)
        #expect(try Self.found(in: try rig.octets()) == [])
        _ = try await rig.service.judge(identifier, envelope)
        #expect(try Self.found(in: try rig.octets()) == [])
        let done = try await rig.service.transaction(identifier, of: "acme")
        #expect(done.wrappedKey == nil)
        #expect(done.sealingKey == nil)
        #expect(await code { _ = try await rig.service.keptReport(of: done) } == .reportNotKept)
        _ = try await rig.service.delete(done, by: Rig.actor)
        let after = try rig.octets()
        #expect(try Self.found(in: after) == [])
        #expect(Data(after).range(of: Data(identifier.utf8)) == nil)
        #expect(await code { _ = try await rig.service.transaction(identifier, of: "acme") } == .transactionNotFound)
    }

    @Test("what is kept is encrypted, can be read, and cannot any more once its key is destroyed")
    func encrypted() async throws {
        let rig = try Rig(options: .init(retention: 3_600))
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        _ = try await rig.service.receive(.plain(try Rig.files()), for: identifier, by: Rig.actor)
        let done = try await rig.service.transaction(identifier, of: "acme")
        let report = try JSONValue(parsing: try await rig.service.keptReport(of: done))
        #expect(report["document"]?["documentNumber"]?.string == "L898902C3")
        let page = String(decoding: try await rig.service.keptPage(of: done), as: UTF8.self)
        #expect(page.contains("ERIKSSON"))
        // The parameters of a curve stand in certificates of the State, too, which are kept and nobody's data.
        let ofState = try Self.found(in: try Rig.document.get().trustSnapshot().serialized())
        #expect(try Self.found(in: try rig.octets()).filter { !ofState.contains($0) } == [])
        rig.clock.advance(3_601)
        #expect(try await rig.service.purge().shredded == 1)
        #expect(await code { _ = try await rig.service.keptReport(of: done) } == .reportNotKept)
        #expect(try await rig.service.transaction(identifier, of: "acme").summary != nil)
    }

    @Test("what is older than results are kept is gone")
    func removal() async throws {
        let rig = try Rig(options: .init(resultRetention: 86_400))
        defer { rig.end() }
        let identifier = try await rig.open(idempotency: "key-00001").transaction.identifier
        rig.clock.advance(400)
        #expect(try await rig.service.expire() == 1)
        rig.clock.advance(86_400)
        #expect(try await rig.service.purge().removed == 1)
        #expect(await code { _ = try await rig.service.transaction(identifier, of: "acme") } == .transactionNotFound)
    }

    @Test("the receipt of a deletion can be checked, and names the entry of the audit log")
    func receipt() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let transaction = try await rig.open().transaction
        let token = try await rig.service.delete(transaction, by: Rig.actor)
        let verification = try SignatureVerification(jwks: rig.service.keys.jwks)
        let payload = try JSONValue(
            parsing: try verification.payload(of: token, type: VerificationService.receiptType))
        #expect(payload["transaction"]?.string == transaction.identifier)
        let entries = try AuditLog.entries(rig.store, after: 0, limit: 10)
        #expect(payload["audit"]?["sha256"] == entries.last?["hash"])
        #expect(entries.last?["action"]?.string == "deleted")
    }

    /// A key that can be away.
    private final class AwayKey: ResultSigner {
        struct Away: Error {}
        let key: SigningKey
        let isAway = Mutex(true)

        init() throws { key = try SigningKey.generate(.es256) }

        var identifier: String { key.identifier }
        var publicJWK: JSONValue { key.publicJWK }

        func sign(_ payload: [UInt8], type: String) async throws -> String {
            if isAway.withLock({ $0 }) { throw Away() }
            return try await key.sign(payload, type: type)
        }
    }

    @Test("a receipt that could not be signed is given when it is asked for again, and each time the same")
    func receiptLater() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let key = try AwayKey()
        let service = VerificationService(
            store: rig.store, materials: rig.service.materials, pool: rig.service.pool,
            keys: SigningKeyRing(signer: key), options: rig.service.options, clock: rig.clock.source)
        let transaction = try await rig.open().transaction
        let identifier = transaction.identifier
        func payload() async throws -> JSONValue {
            let token = try await service.receipt(ofDeleted: identifier, of: "acme")
            return try JSONValue(
                parsing: try SignatureVerification(jwks: service.keys.jwks).payload(
                    of: token, type: VerificationService.receiptType))
        }
        #expect(await code { _ = try await payload() } == .transactionNotFound)
        await #expect(throws: AwayKey.Away.self) { _ = try await service.delete(transaction, by: Rig.actor) }
        let deleted = rig.clock.now
        rig.clock.advance(100)
        _ = try await rig.open()
        key.isAway.withLock { $0 = false }
        let receipt = try await payload()
        let entry = try #require(
            try AuditLog.entries(rig.store, after: 0, limit: 10).first { $0["action"]?.string == "deleted" })
        #expect(receipt["audit"]?["sha256"] == entry["hash"])
        #expect(receipt["audit"]?["number"] == entry["number"])
        #expect(receipt["iat"]?.integer == deleted.secondsSince1970)
        #expect(receipt["transaction"]?.string == identifier)
        #expect(receipt["aud"]?.string == "acme")
        #expect(try await payload() == receipt)
        // Nobody else's, and none of what ended otherwise.
        #expect(
            await code { _ = try await service.receipt(ofDeleted: identifier, of: "other") } == .transactionNotFound)
        #expect(await code { _ = try await service.receipt(ofDeleted: "x", of: "acme") } == .transactionNotFound)
    }

    @Test("what was noted of the log is found again, and not where it was cut off or written anew")
    func noted() async throws {
        let rig = try Rig()
        defer { rig.end() }
        for _ in 0..<3 { _ = try await rig.open() }
        let head = try AuditLog.verify(rig.store).head
        for _ in 0..<2 { _ = try await rig.open() }
        func has(_ number: String?, _ hash: String?) throws -> Bool {
            let noted: AuditLog.Noted = try #require(AuditLog.Noted(number: number, hash: hash))
            return try AuditLog.verify(rig.store, noted: noted).hasNoted
        }
        #expect(try has("3", head))
        #expect(try has(nil, head.uppercased()))
        #expect(try has("5", nil))
        #expect(try !has("2", head))
        #expect(try !has("6", nil))
        #expect(try !has(nil, String(repeating: "0", count: 64)))
        try await rig.store.database.write { try $0.execute(sql: "DELETE FROM audit WHERE number >= 3") }
        #expect(try !has("3", head))
        #expect(try !has(nil, head))
        #expect(try AuditLog.verify(rig.store).firstBroken == nil)
        for (number, hash) in [("0", nil), ("x", nil), (nil, "00"), (nil, head + "0"), (nil, "")]
            as [(String?, String?)]
        {
            #expect(AuditLog.Noted(number: number, hash: hash) == nil)
        }
    }

    @Test("who took whole transactions away, and who loaded what judges, stands in the log")
    func doneByItself() async throws {
        let rig = try Rig(options: .init(resultRetention: 86_400, openQuota: 2_000))
        defer { rig.end() }
        for _ in 0..<1_002 { _ = try await rig.open() }
        rig.clock.advance(400)
        #expect(try await rig.service.expire() == 1_000)
        #expect(try await rig.service.expire() == 2)
        rig.clock.advance(86_400)
        // Not all at once, so that nobody waits for all of it.
        #expect(try await rig.service.purge().removed == 1_000)
        #expect(try await rig.service.purge().removed == 2)
        let entries = try AuditLog.entries(rig.store, after: 2_004, limit: 2_000)
        #expect(entries.filter { $0["action"]?.string == "removed" && $0["actor"]?.string == "service" }.count == 1_002)
        // What cannot be noted does not judge.
        let before = rig.service.materials.current.loadedAt
        try await rig.store.database.write { try $0.execute(sql: "DROP TABLE audit") }
        let other = Materials(trust: rig.service.materials.current.trust, policies: [], loadedAt: rig.clock.now)
        await #expect(throws: (any Error).self) {
            try await rig.service.replaceMaterials(with: other, by: .operator)
        }
        #expect(rig.service.materials.current.loadedAt == before)
    }

    @Test("a copy overwrites nothing, and what is not whole does not stay")
    func copies() async throws {
        let rig = try Rig()
        defer { rig.end() }
        _ = try await rig.open()
        let path = rig.folder.appending(path: "copy").path()
        try rig.store.backup(to: path)
        #expect(try AuditLog.verify(try Store(path: path, vault: rig.vault, opening: .existing)).count == 1)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(throws: Store.CopyFault.exists) { try rig.store.backup(to: path) }
        for bad in ["/nowhere/x", rig.folder.path(), ""] {
            #expect(throws: Store.CopyFault.self, "\(bad)") { try rig.store.backup(to: bad) }
        }
        if FileManager.default.fileExists(atPath: "/dev/full") {
            #expect(throws: Store.CopyFault.exists) { try rig.store.backup(to: "/dev/full") }
        }
    }

    @Test("the audit log shows every change in it")
    func audit() async throws {
        let rig = try Rig()
        defer { rig.end() }
        for _ in 0..<5 { _ = try await rig.open() }
        let whole = try AuditLog.verify(rig.store)
        #expect(whole.firstBroken == nil)
        #expect(whole.count == 5)
        let entries = try AuditLog.entries(rig.store, after: 0, limit: 10)
        #expect(entries.allSatisfy { $0["subject"]?.string?.utf8.count == 32 })
        try await rig.store.database.write { try $0.execute(sql: "UPDATE audit SET actor = 'nobody' WHERE number = 3") }
        #expect(try AuditLog.verify(rig.store).firstBroken == 3)
        try await rig.store.database.write { try $0.execute(sql: "DELETE FROM audit WHERE number <= 3") }
        #expect(try AuditLog.verify(rig.store).firstBroken == 4)
    }

    @Test("another key opens nothing, and an exposed one is refused")
    func vaults() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let (key, wrapped) = try rig.vault.makeKey(for: "t")
        let sealed = try key.seal([1, 2, 3], as: "x")
        #expect(try rig.vault.key(wrapped, of: "t").open(sealed, as: "x") == [1, 2, 3])
        #expect(throws: Vault.Fault.notAuthentic) { try rig.vault.key(wrapped, of: "u") }
        #expect(throws: Vault.Fault.notAuthentic) { try rig.vault.key(wrapped, of: "t").open(sealed, as: "y") }
        #expect(throws: Vault.Fault.notAuthentic) { try Vault().key(wrapped, of: "t") }
        let path = rig.folder.appending(path: "key").path()
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(throws: Vault.Fault.keyExposed) { try Vault(keyFile: path) }
        #expect(throws: Vault.Fault.keyUnreadable) { try Vault(keyFile: path + "x") }
    }

    @Test("a key of before still opens what was made with it")
    func rotation() throws {
        let rig = try Rig()
        defer { rig.end() }
        let old = rig.folder.appending(path: "key").path()
        let new = rig.folder.appending(path: "new").path()
        try Data(String(repeating: "2e", count: 32).utf8).write(to: URL(filePath: new))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: new)
        let rotated = try Vault(try Vault.Master(keyFile: new), previous: [try Vault.Master(keyFile: old)])
        let (_, wrapped) = try rig.vault.makeKey(for: "t")
        _ = try rotated.key(wrapped, of: "t")
        #expect(try rotated.isToken(rig.vault.token(of: "t"), of: "t"))
        #expect(throws: Vault.Fault.notAuthentic) { try Vault(keyFile: new).key(wrapped, of: "t") }
    }
}
