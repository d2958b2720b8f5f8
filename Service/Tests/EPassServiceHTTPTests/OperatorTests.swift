// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassServiceCore
import Foundation
import Testing

@testable import epass_service

@Suite("What an operator does on the machine")
struct OperatorTests {
    /// A folder with keys and settings.
    struct Place {
        let folder: URL
        var database: String { folder.appending(path: "db").path() }

        init() throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "operator-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in [
                ("storage.key", String(repeating: "1f", count: 32)),
                ("signing.pem", try SigningKey.generate(.es256).pem()),
            ] {
                let path = folder.appending(path: name).path()
                try Data(text.utf8).write(to: URL(filePath: path))
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            }
        }

        func flags(_ database: String? = nil) -> [String] {
            [
                "--storage-path", database ?? self.database, "--storage-key-file",
                folder.appending(path: "storage.key").path(), "--signing-key-file",
                folder.appending(path: "signing.pem").path(),
            ]
        }

        func settings(_ more: String...) async -> Settings {
            Settings.load(arguments: flags() + more, environment: [:])
        }

        func vault() throws -> Vault { try Vault(keyFile: folder.appending(path: "storage.key").path()) }
        func materials() throws -> Materials {
            Materials(trust: try HTTPRig.document.get().trustSnapshot(), policies: [], loadedAt: .now)
        }
        func end() { try? FileManager.default.removeItem(at: folder) }
        /// What lies there beside the keys.
        func files() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
                !["storage.key", "signing.pem"].contains($0)
            }
        }
    }

    @Test("a database that cannot be reached is not said to be of another version, and files are named")
    func unreachable() async throws {
        let place = try Place()
        defer { place.end() }
        let files = ["--webhooks-file", "/nowhere/webhooks", "--tenants-file", "/nowhere/tenants"]
        var settings = Settings.load(arguments: place.flags("/nowhere/db") + files, environment: [:])
        #expect(await ServiceParts.make(&settings) == nil)
        for (name, words) in [
            ("storage.path", "/nowhere/db and its folder"), ("webhooks.file", "/nowhere/webhooks"),
            ("tenants.file", "/nowhere/tenants"),
        ] {
            #expect(settings.faults.contains { $0.place == name && $0.words.contains(words) }, "\(settings.faults)")
        }
    }

    private static func status(_ body: () async throws -> Void) async -> Int32? {
        do {
            try await body()
            return nil
        } catch let fault as StartFault {
            // What is wrong, and what to do.
            #expect(fault.words.hasSuffix(".") && fault.words.contains(". "), "\(fault.words)")
            return fault.status
        } catch let wrong as WrongSettings {
            return wrong.status
        } catch { return error is UsageError ? 64 : -1 }
    }

    @Test("commands that look make no database, and say that there is none")
    func looking() async throws {
        let place = try Place()
        defer { place.end() }
        let flags = ["--"] + place.flags()
        #expect(await Self.status { try await OperatorCommands.audit(["verify"] + flags) } == 78)
        #expect(await Self.status { try await OperatorCommands.audit(["export"] + flags) } == 78)
        #expect(await Self.status { try await OperatorCommands.keys(["list"] + flags) } == 78)
        #expect(await Self.status { try await OperatorCommands.keys(["revoke", "x"] + flags) } == 78)
        #expect(await Self.status { try await OperatorCommands.backup(["/nowhere/x"] + flags) } == 78)
        var settings = await place.settings()
        #expect(await ServiceParts.make(&settings, materials: try place.materials(), opening: .existing) == nil)
        #expect(settings.faults.map(\.place) == ["storage.path"])
        settings = await place.settings()
        #expect(await ServiceParts.make(&settings, materials: try place.materials(), isTrial: true) != nil)
        #expect(settings.notes.map(\.place) == ["storage.path"])
        #expect(settings.notes.first?.words.contains("`serve` makes \(place.database)") == true)
        #expect(try place.files() == [])
        settings = Settings.load(arguments: place.flags("/nowhere/db"), environment: [:])
        #expect(await ServiceParts.make(&settings, materials: try place.materials(), isTrial: true) == nil)
        #expect(settings.faults.map(\.place) == ["storage.path"])
        // A key may be made before the service has run.
        #expect(await Self.status { try await OperatorCommands.keys(["add", "acme", "verify"] + flags) } == nil)
        #expect(FileManager.default.fileExists(atPath: place.database))
        settings = await place.settings()
        #expect(await ServiceParts.make(&settings, materials: try place.materials(), isTrial: true) != nil)
        #expect(settings.notes == [])
    }

    @Test("only what serves brings a database up to date, and what is looked at says so")
    func earlier() async throws {
        let place = try Place()
        defer { place.end() }
        _ = FileManager.default.createFile(atPath: place.database, contents: nil)
        var settings = await place.settings()
        #expect(await ServiceParts.make(&settings, materials: try place.materials(), isTrial: true) != nil)
        #expect(settings.notes.first?.words.contains("earlier version") == true)
        let flags = ["--"] + place.flags()
        #expect(await Self.status { try await OperatorCommands.keys(["add", "acme", "verify"] + flags) } == 78)
        #expect(try Data(contentsOf: URL(filePath: place.database)).isEmpty)
        settings = await place.settings()
        #expect(await ServiceParts.make(&settings, materials: try place.materials()) != nil)
        #expect(await Self.status { try await OperatorCommands.keys(["add", "acme", "verify"] + flags) } == nil)
    }

    @Test("a log without an entry, one that was cut, and one that is another do not pass")
    func audit() async throws {
        let place = try Place()
        defer { place.end() }
        let store = try Store(path: place.database, vault: try place.vault())
        let flags = ["--"] + place.flags()
        func verify(_ more: String...) async -> Int32? {
            await Self.status { try await OperatorCommands.audit(["verify"] + more + flags) }
        }
        #expect(await verify() == 65)
        _ = try APIKeys(store).add(tenant: "acme", scopes: [.verify])
        #expect(await verify() == nil)
        let head = try AuditLog.verify(store).head
        _ = try APIKeys(store).add(tenant: "acme", scopes: [.verify])
        #expect(await verify("--head", head) == nil)
        #expect(await verify("--number", "1", "--head=\(head)") == nil)
        #expect(await verify("--number=2") == nil)
        #expect(await verify("--number", "2", "--head", head) == 65)
        #expect(await verify("--number", "3") == 65)
        #expect(await verify("--head", String(repeating: "0", count: 64)) == 65)
        for wrong in [["--head", "x"], ["--head"], ["--number", "0"], ["--number", "1", "--number", "1"]] {
            #expect(await Self.status { try await OperatorCommands.audit(["verify"] + wrong + flags) } == 64)
        }
        #expect(
            await Self.status { try await OperatorCommands.audit(["export", "--number", "1"] + flags) } == 64)
    }

    @Test("keys of tenants and of the operator are made apart")
    func scopes() async throws {
        let place = try Place()
        defer { place.end() }
        for (tenant, scopes, status) in [
            ("acme", "verify,webhooks", nil), ("operator", "reload,metrics,audit", nil), ("acme", "reload", 64),
            ("acme", "verify,metrics", 64), ("operator", "verify", 64), ("operator", "audit,reports:read", 64),
        ] as [(String, String, Int32?)] {
            let arguments = ["add", tenant, scopes, "--"] + place.flags()
            #expect(await Self.status { try await OperatorCommands.keys(arguments) } == status, "\(tenant) \(scopes)")
        }
    }

    @Test("a signed head that was kept shows that the log was cut, and one of another key shows nothing")
    func heads() async throws {
        let place = try Place()
        defer { place.end() }
        let store = try Store(path: place.database, vault: try place.vault())
        let flags = ["--"] + place.flags()
        for _ in 0..<3 { _ = try APIKeys(store).add(tenant: "acme", scopes: [.verify]) }
        func service(_ key: SigningKey) throws -> VerificationService {
            VerificationService(
                store: store, materials: MaterialsHolder(try place.materials()),
                pool: JudgingPool(width: 1, depth: 1), keys: SigningKeyRing(signer: key), options: .init())
        }
        let pem = try String(contentsOf: place.folder.appending(path: "signing.pem"), encoding: .utf8)
        let mine = try await service(try SigningKey(pem: pem)).signedHead()
        let other = try await service(SigningKey.generate(.es256)).signedHead()
        let result = try await SigningKey(pem: pem).sign(Array("{}".utf8), type: VerificationService.resultType)
        func verify(_ text: String, _ more: String...) async throws -> Int32? {
            let file = place.folder.appending(path: "head").path()
            try Data((text + "\n").utf8).write(to: URL(filePath: file))
            return await Self.status { try await OperatorCommands.audit(["verify", "--kept", file] + more + flags) }
        }
        #expect(try await verify(mine) == nil)
        for wrong in [other, result, "", String(mine.dropLast(2))] { #expect(try await verify(wrong) == 65) }
        #expect(try await verify(mine, "--number", "1") == 64)
        _ = try APIKeys(store).add(tenant: "acme", scopes: [.verify])
        #expect(try await verify(mine) == nil)
        // Cut off, and gone on with: whole, and yet not the log that was kept of.
        let python = try Process.run(
            URL(filePath: "/usr/bin/python3"),
            arguments: [
                "-c",
                "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('DELETE FROM audit "
                    + "WHERE number > 2'); c.commit()", place.database,
            ])
        python.waitUntilExit()
        try #require(python.terminationStatus == 0)
        #expect(try await verify(mine) == 65)
        _ = try APIKeys(store).add(tenant: "acme", scopes: [.verify])
        #expect(await Self.status { try await OperatorCommands.audit(["verify"] + flags) } == nil)
        #expect(try await verify(mine) == 65)
    }

    @Test("a key that is not there is not revoked, and a copy that cannot be made is said")
    func others() async throws {
        let place = try Place()
        defer { place.end() }
        _ = try Store(path: place.database, vault: try place.vault())
        let flags = ["--"] + place.flags()
        #expect(await Self.status { try await OperatorCommands.keys(["revoke", "unknown"] + flags) } == 65)
        for path in ["/nowhere/x", place.folder.path(), place.database] {
            #expect(await Self.status { try await OperatorCommands.backup([path] + flags) } == 73, "\(path)")
        }
        let copy = place.folder.appending(path: "copy").path()
        #expect(await Self.status { try await OperatorCommands.backup([copy] + flags) } == nil)
    }

    @Test("a database that another process holds is a reason to try again")
    func held() async throws {
        let place = try Place()
        defer { place.end() }
        _ = try Store(path: place.database, vault: try place.vault())
        var settings = await place.settings()
        settings.fault("storage.path", "is held", isTemporary: true)
        #expect(WrongSettings(faults: settings.faults).status == 75)
        settings.fault("trust.path", "is not given")
        #expect(WrongSettings(faults: settings.faults).status == 78)
    }

    @Test("what is wrong with files of policies and with trust is said in words")
    func policies() async throws {
        let place = try Place()
        defer { place.end() }
        let broken = place.folder.appending(path: "broken.json").path()
        try Data("{}".utf8).write(to: URL(filePath: broken))
        let trust = place.folder.appending(path: "trust").path()
        try FileManager.default.createDirectory(atPath: trust, withIntermediateDirectories: false)
        for (files, word) in [("", "a file without a name"), ("/nowhere", "/nowhere"), (broken, broken)] {
            var settings = Settings.load(
                arguments: place.flags() + ["--trust-path", trust, "--policies-files=\(files)"], environment: [:])
            #expect(await ServiceParts.make(&settings, isTrial: true) == nil)
            let fault = settings.faults.first { $0.place == "policies.files" }
            #expect(fault?.words.contains(word) == true, "\(settings.faults)")
            #expect(fault?.words.contains(". ") == true)
            #expect(fault?.words.contains("..") == false, "\(settings.faults)")
            #expect(!settings.faults.description.contains("UserInfo"))
        }
        for path in ["/nowhere", ""] {
            var settings = await place.settings("--trust-path=\(path)")
            #expect(await ServiceParts.make(&settings, isTrial: true) == nil)
            #expect(settings.faults.map(\.place) == ["trust.path"])
            #expect(!settings.faults.description.contains("UserInfo"), "\(settings.faults)")
        }
    }

    @Test("a port that is taken after it was tried is said as one that was taken before")
    func port() async throws {
        let place = try Place()
        defer { place.end() }
        let listener = try Listener()
        var settings = await place.settings("--server-port", "\(listener.port)", "--log-level", "critical")
        let parts = try #require(await ServiceParts.make(&settings, materials: try place.materials()))
        #expect(await Self.status { try await Server.listen(parts) { _ in } } == 69)
        for (number, status) in [(EADDRINUSE, Int32(69)), (EACCES, 69), (EADDRNOTAVAIL, 78)] {
            #expect(ServerPlace.fault(number, host: "h", port: 1).status == status)
        }
    }

    @Test("who serves already is found before tables are changed")
    func locked() async throws {
        let place = try Place()
        defer { place.end() }
        #expect(try ServerPlace.lock(ofExisting: place.database) == nil)
        #expect(try ServerPlace.lock(ofExisting: nil) == nil)
        _ = FileManager.default.createFile(atPath: place.database, contents: nil)
        let lock = try ServerPlace.lock(place.database)
        #expect(await Self.status { _ = try ServerPlace.lock(ofExisting: place.database) } == 75)
        withExtendedLifetime(lock) {}
    }
}

/// A port that is taken.
final class Listener {
    struct Refused: Error {}
    let port: Int
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, 1) == 0
                    && getsockname(socket, pointer, &length) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard isBound else { throw Refused() }
    }

    deinit { close(descriptor) }
}
