// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

@testable import EPassServiceHTTP

@Suite("Keys that a provider shows")
struct ProviderKeysTests {
    /// A provider of keys, and a clock that is told the time.
    private final class Provider: Sendable {
        struct State {
            var set: JWKSet?
            var fetches = 0
            var now = ContinuousClock.now
        }

        let state = Mutex(State())

        var fetches: Int { state.withLock { $0.fetches } }

        func fetch() async -> JWKSet? {
            await Task.yield()
            return state.withLock { state in
                state.fetches += 1
                return state.set
            }
        }

        func show(_ keys: SigningKey...) throws {
            let set = try JWKSet(.fields(("keys", .array(keys.map(\.publicJWK)))))
            state.withLock { $0.set = set }
        }

        func fail() { state.withLock { $0.set = nil } }
        func pass(_ seconds: Int) { state.withLock { $0.now += .seconds(seconds) } }

        func keys() -> ProviderKeys {
            ProviderKeys { [self] in
                state.withLock { $0.now }
            } fetching: { [self] in
                await fetch()
            }
        }
    }

    @Test("a key that is not known is fetched, at most once in a minute whatever is asked for")
    func rotation() async throws {
        let provider = Provider()
        let (first, second) = (try SigningKey.generate(.es256), try SigningKey.generate(.edDSA))
        let keys = provider.keys()
        #expect(await keys.set(for: first.identifier) == nil && provider.fetches == 1)
        try provider.show(first)
        // Nothing is asked so soon again.
        #expect(await keys.set(for: first.identifier) == nil && provider.fetches == 1)
        provider.pass(60)
        #expect(await keys.set(for: first.identifier)?.key(first.identifier) != nil && provider.fetches == 2)
        try provider.show(first, second)
        for number in 0..<100 { _ = await keys.set(for: "guess-\(number)") }
        #expect(await keys.set(for: second.identifier)?.key(second.identifier) == nil && provider.fetches == 2)
        provider.pass(61)
        await withTaskGroup { group in
            for _ in 0..<50 {
                group.addTask { #expect(await keys.set(for: second.identifier)?.key(second.identifier) != nil) }
            }
        }
        #expect(provider.fetches == 3)
        #expect(await keys.set(for: first.identifier)?.key(first.identifier) != nil && provider.fetches == 3)
    }

    @Test("a set is renewed while it is used, a key that the provider took back ends, an outage is outlived for a day")
    func outage() async throws {
        let provider = Provider()
        let (first, second) = (try SigningKey.generate(.es256), try SigningKey.generate(.es256))
        try provider.show(first)
        let keys = provider.keys()
        #expect(await keys.set(for: first.identifier) != nil)
        try provider.show(second)
        provider.pass(600)
        // Whoever has the key does not wait, and the next one sees the new set.
        _ = await keys.set(for: first.identifier)
        #expect(await keys.set(for: second.identifier)?.key(second.identifier) != nil && provider.fetches == 2)
        #expect(await keys.set(for: first.identifier)?.key(first.identifier) == nil)
        provider.fail()
        for _ in 0..<143 {
            provider.pass(600)
            #expect(await keys.set(for: second.identifier)?.key(second.identifier) != nil)
        }
        provider.pass(600)
        #expect(await keys.set(for: second.identifier) == nil)
        try provider.show(second)
        provider.pass(60)
        #expect(await keys.set(for: second.identifier)?.key(second.identifier) != nil)
        try provider.show(first)
        try keys.reload()
        #expect(await keys.set(for: first.identifier)?.key(first.identifier) != nil)
    }

    @Test("a file is read anew at a reload, and a broken one leaves the keys that were there")
    func file() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "jwks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: path) }
        let (first, second) = (try SigningKey.generate(.es256), try SigningKey.generate(.es256))
        func write(_ key: SigningKey) throws {
            try Data(JSONValue.fields(("keys", .array([key.publicJWK]))).compactOctets()).write(to: path)
        }
        try write(first)
        let keys = try ProviderKeys { try JWKSet(parsing: [UInt8](try Data(contentsOf: path))) }
        try write(second)
        #expect(await keys.set(for: second.identifier)?.key(first.identifier) != nil)
        try keys.reload()
        #expect(await keys.set(for: second.identifier)?.key(second.identifier) != nil)
        try Data("{}".utf8).write(to: path)
        #expect(throws: JWKSet.Fault.malformed) { try keys.reload() }
        #expect(await keys.set(for: second.identifier)?.key(second.identifier) != nil)
    }

    @Test("what a provider answers: a set, or a fault within bounds of time and length")
    func fetching() async throws {
        let key = try SigningKey.generate(.es256)
        let set = JSONValue.fields(("keys", .array([key.publicJWK]))).compactOctets()
        let router = Router()
        router.get("good") { _, _ in ByteBuffer(bytes: set) }
        router.get("long") { _, _ in ByteBuffer(bytes: set + [UInt8](repeating: 0x20, count: JWKSet.maximumLength)) }
        router.get("junk") { _, _ in ByteBuffer(string: "{}") }
        router.get("moved") { _, _ in
            Response(status: .found, headers: [.location: "/good"])
        }
        router.get("slow") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    while true {
                        try await writer.write(ByteBuffer(string: " "))
                        try await Task.sleep(for: .milliseconds(50))
                    }
                })
        }
        try await Application(router: router).test(.live) { client in
            let base = "http://localhost:\(try #require(client.port))/"
            func fault(_ path: String, within seconds: Int = 120) async -> KeySetAddress.Fault? {
                do throws(KeySetAddress.Fault) {
                    _ = try await KeySetAddress(unchecked: base + path, patience: .seconds(seconds)).fetch()
                    return nil
                } catch {
                    return error
                }
            }
            let good = try await KeySetAddress(unchecked: base + "good", patience: .seconds(120)).fetch()
            #expect(good.key(key.identifier) != nil)
            #expect(await fault("none") == .status(404))
            #expect(await fault("moved") == .status(302))
            #expect(await fault("long") == .tooLong)
            #expect(await fault("junk") == .set(.malformed))
            #expect(await fault("slow", within: 1) == .unreachable)
        }
        #expect(KeySetAddress("https://10.0.0.1:8443/jwks?x=1") != nil)
        for text in ["http://a/jwks", "https:///jwks", "https://u@a/jwks", "https://a/#x", "", "file:///etc/passwd"] {
            #expect(KeySetAddress(text) == nil, "\(text)")
        }
    }
}
