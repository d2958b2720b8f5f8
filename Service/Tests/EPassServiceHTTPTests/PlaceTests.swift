// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassServiceCore
import Foundation
import Testing

@testable import EPassServiceHTTP
@testable import epass_service

@Suite("Where the service is, and who comes from where")
struct PlaceTests {
    @Test(
        "addresses count by their network, however they are written",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::ffff:c000:207", "192.0.2.7"),
            ("2001:db8:5::1", "v6.32.1.13.184.0.5.0.0"), ("2001:db8:5::28", "v6.32.1.13.184.0.5.0.0"),
            ("2001:0DB8:0005:0000:ffff::28", "v6.32.1.13.184.0.5.0.0"),
            ("2001:db8:5:1::1", "v6.32.1.13.184.0.5.0.1"), ("::1", "v6.0.0.0.0.0.0.0.0"),
            ("", NetworkName.unknown), ("192.0.2", NetworkName.unknown), ("a.example", NetworkName.unknown),
            ("1:2", NetworkName.unknown),
        ])
    func networks(_ address: String, _ name: String) {
        #expect(NetworkName.of(address) == name)
    }

    @Test(
        "what a proxy writes counts without port and brackets",
        arguments: [
            ("198.51.100.8:40001", "198.51.100.8"), ("\t198.51.100.8 ", "198.51.100.8"),
            ("[2001:db8:5::1]:443", "v6.32.1.13.184.0.5.0.0"), ("[2001:db8:5::2]", "v6.32.1.13.184.0.5.0.0"),
            ("2001:db8:5::3", "v6.32.1.13.184.0.5.0.0"), (" [::ffff:198.51.100.8]:1", "198.51.100.8"),
            ("unknown", NetworkName.unknown), ("[", NetworkName.unknown), ("_hidden:1", NetworkName.unknown),
        ])
    func forwarded(_ entry: String, _ name: String) {
        #expect(NetworkName.ofForwarded(entry) == name)
    }

    @Test("a file with a secret is its owner's alone, and a file")
    func secrets() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("abc".utf8).write(to: URL(filePath: path))
        for mode in [0o644, 0o640, 0o604, 0o620] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            #expect(throws: SecretFile.Fault.exposed) { try SecretFile.read(path) }
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(try SecretFile.read(path) == Array("abc".utf8))
        for other in ["/nowhere", "/dev/zero", "/tmp"] {
            #expect(throws: SecretFile.Fault.unreadable) { try SecretFile.read(other) }
        }
    }

    @Test("keys that others may read are refused, each by its setting")
    func exposed() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "exposed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "key.pem").path()
        try Data("key".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        let set = folder.appending(path: "set.json").path()
        try Data(#"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"a","x":"AA","d":"AA"}]}"#.utf8)
            .write(to: URL(filePath: set))
        var settings = Settings.load(
            arguments: [
                "--signing-key-file", path, "--tls-key-file", path, "--tls-certificate-file", path,
                "--oauth-jwks-file", set, "--oauth-issuer", "i", "--oauth-audience", "a",
            ], environment: [:])
        #expect(await ServiceParts.make(&settings) == nil)
        for (place, word) in [
            ("signing.keyFile", "chmod 600"), ("tls.keyFile", "chmod 600"), ("oauth.jwksFile", "private"),
        ] {
            #expect(settings.faults.contains { $0.place == place && "\($0)".contains(word) }, "\(place)")
        }
    }

    @Test("one process to a database")
    func lock() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path + ".lock") }
        var first: DatabaseLock? = try ServerPlace.lock(path)
        #expect(first != nil)
        do {
            _ = try ServerPlace.lock(path)
            Issue.record("taken twice")
        } catch { #expect(error.status == 75) }
        first = nil
        _ = try ServerPlace.lock(path)
    }

    @Test("an address that is taken, and those that are none of this machine")
    func addresses() async throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(listener >= 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        try #require(isBound)
        let port = Int(UInt16(bigEndian: address.sin_port))
        for (host, port, status) in [
            ("127.0.0.1", port, Int32(69)), ("192.0.2.1", 0, 78), ("nonsense.invalid", 0, 78),
        ] {
            do {
                try ServerPlace.tryAddress(host: host, port: port)
                Issue.record("\(host) can be listened at")
            } catch { #expect(error.status == status, "\(host)") }
        }
        try ServerPlace.tryAddress(host: "127.0.0.1", port: 0)
    }

    @Test("public addresses ask nobody who he is")
    func everybody() async throws {
        try await HTTPRig.run { rig in
            let (_, token) = try await rig.open()
            for path in ["/healthz", "/readyz", "/openapi.json", "/.well-known/jwks.json"] {
                for key in [token, "epk_000000000000_" + String(repeating: "A", count: 43), "x"] {
                    #expect(try await rig.send(.get, path, key: key).status == 200, "\(path)")
                }
                let basic = try await rig.send(.get, path, headers: ["Authorization": "Basic eDp5"])
                #expect(basic.status == 200, "\(path)")
            }
            #expect(try await rig.send(.get, "/v1/policies", key: "x").status == 401)
        }
    }
}
