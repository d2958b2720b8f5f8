// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import Foundation
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
        #expect(await code { _ = try await rig.service.kept(.report, of: done) } == .reportNotKept)
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
        let report = try JSONValue(parsing: try await rig.service.kept(.report, of: done))
        #expect(report["document"]?["documentNumber"]?.string == "L898902C3")
        let page = String(decoding: try await rig.service.kept(.page, of: done), as: UTF8.self)
        #expect(page.contains("ERIKSSON"))
        #expect(try Self.found(in: try rig.octets()) == [])
        rig.clock.advance(3_601)
        #expect(try await rig.service.purge().shredded == 1)
        #expect(await code { _ = try await rig.service.kept(.report, of: done) } == .reportNotKept)
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
        let rotated = Vault(try Vault.Master(keyFile: new), previous: [try Vault.Master(keyFile: old)])
        let (_, wrapped) = try rig.vault.makeKey(for: "t")
        _ = try rotated.key(wrapped, of: "t")
        #expect(rotated.isToken(rig.vault.token(of: "t"), of: "t"))
        #expect(throws: Vault.Fault.notAuthentic) { try Vault(keyFile: new).key(wrapped, of: "t") }
    }
}
