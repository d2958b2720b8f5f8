// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import Foundation
import Testing

/// What the simulator makes with its seed: keys, signatures, nonces.
@Suite("CryptoContext with a seed", .timed)
struct CryptoContextTests {
    static func everything(_ context: CryptoContext) throws -> String {
        var lines: [String] = []
        let rsa = try PrivateKey.generate(.rsa(2048), context: context)
        lines.append(hex(try rsa.subjectPublicKeyInfo()))
        let pss = SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32)
        lines.append(hex(try rsa.sign([1, 2, 3], algorithm: pss)))
        lines.append(hex(try rsa.sign([1, 2, 3], algorithm: pss)))
        for curve in [EllipticCurve.p256, .brainpoolP256r1, .p384, .p521] {
            let key = try PrivateKey.generate(.ec(curve), context: context)
            lines.append(hex(try key.subjectPublicKeyInfo(explicitParameters: true)))
            lines.append(hex(try key.sign([1, 2, 3], algorithm: .ecdsa(.sha256))))
        }
        lines.append(hex(try context.randomBytes(8)))
        lines.append(hex(try RandomSource(context: context).bytes(100_000).suffix(8)))
        return lines.joined(separator: "\n")
    }

    @Test func theSameSeedGivesTheSameOctets() throws {
        let first = try Self.everything(CryptoContext(seed: 42))
        #expect(try Self.everything(CryptoContext(seed: 42)) == first)
        #expect(try Self.everything(CryptoContext(seed: 43)) != first)
        let lines = first.split(separator: "\n")
        // Each operation has a stream of its own: no line twice.
        #expect(Set(lines).count == lines.count)
    }

    @Test func theSameSeedGivesTheSameOctetsInAnotherProcess() async throws {
        let here = try Self.everything(CryptoContext(seed: 7))
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            print(try CryptoContextTests.everything(CryptoContext(seed: 7)))
        }
        let there = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        #expect(there.contains(here))
    }

    @Test func theSameSeedGivesTheSameOctetsOnAnyThread() async throws {
        let here = try Self.everything(CryptoContext(seed: 8))
        let there = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<3 { group.addTask { try Self.everything(CryptoContext(seed: 8)) } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(there == [here])
    }

    @Test func aSignatureCanDrawFromAnotherContextThanItsKey() throws {
        let key = try PrivateKey.generate(.ec(.p256))
        let signatures = try (0..<2).map { _ in
            try key.sign([5], algorithm: .ecdsa(.sha256), context: CryptoContext(seed: 1))
        }
        #expect(signatures[0] == signatures[1])
        #expect(try key.publicKey.verify(signature: signatures[0], over: [5], algorithm: .ecdsa(.sha256)) == .valid)
        #expect(try key.sign([5], algorithm: .ecdsa(.sha256)) != key.sign([5], algorithm: .ecdsa(.sha256)))
    }

    @Test func aKeyOutlivesTheVariableOfItsContext() throws {
        var context: CryptoContext? = CryptoContext(seed: 3)
        let key = try PrivateKey.generate(.ec(.brainpoolP256r1), context: try #require(context))
        context = nil
        let signature = try key.sign([5], algorithm: .ecdsa(.sha256))
        #expect(try key.publicKey.verify(signature: signature, over: [5], algorithm: .ecdsa(.sha256)) == .valid)
        #expect(key.context.isDeterministic)
    }

    /// A configuration that OpenSSL stumbles over, and that would take the default provider away.
    @Test func theConfigurationOfTheSystemIsIgnored() async throws {
        await #expect(processExitsWith: .success) {
            let path = NSTemporaryDirectory() + "epass-openssl-\(ProcessInfo.processInfo.processIdentifier).cnf"
            let text = """
                config_diagnostics = 1
                openssl_conf = settings
                [settings]
                providers = providers
                alg_section = algorithms
                [algorithms]
                default_properties = fips=yes
                [providers]
                absent = absent
                [absent]
                module = /nonexistent.so
                activate = 1
                """
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            defer { unlink(path) }
            setenv("OPENSSL_CONF", path, 1)
            #expect(try HashAlgorithm.sha1.hash([1]).count == 20)
            let key = try PrivateKey.generate(.ec(.brainpoolP256r1))
            let signature = try key.sign([1], algorithm: .ecdsa(.sha1))
            #expect(try key.publicKey.verify(signature: signature, over: [1], algorithm: .ecdsa(.sha1)) == .valid)
        }
    }

    @Test func theSharedContextIsNotDeterministic() throws {
        #expect(!CryptoContext.shared.isDeterministic)
        let keys = try (0..<2).map { _ in try PrivateKey.generate(.ec(.p256)).subjectPublicKeyInfo() }
        #expect(keys[0] != keys[1])
    }
}
