// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import Testing

/// RSA keys that follow from a seed are searched for once: nobody may see whether one was made or was there already.
@Suite("Keys that are made again", .timed)
struct RepeatableKeyTests {
    /// A key of RSA, and the key that is made after it in the same context.
    private struct Made: Equatable {
        let key: [UInt8]
        let next: [UInt8]

        init(seed: UInt64, bits: Int, before: Int = 0) throws {
            let context = CryptoContext(seed: seed)
            for _ in 0..<before { _ = try PrivateKey.generate(.ec(.p256), context: context) }
            key = try PrivateKey.generate(.rsa(bits), context: context).publicKey.subjectPublicKeyInfo
            next = try PrivateKey.generate(.ec(.p256), context: context).publicKey.subjectPublicKeyInfo
        }
    }

    @Test("the second time it is the same key, and so is what is made after it")
    func again() throws {
        let first = try Made(seed: 5_001, bits: 1024)
        #expect(try Made(seed: 5_001, bits: 1024) == first)
        #expect(try Made(seed: 5_001, bits: 1024) == first)
    }

    @Test("another seed, length or place is another key")
    func others() throws {
        let first = try Made(seed: 5_002, bits: 1024)
        #expect(try Made(seed: 5_003, bits: 1024).key != first.key)
        #expect(try Made(seed: 5_002, bits: 1536).key != first.key)
        #expect(try Made(seed: 5_002, bits: 1024, before: 1).key != first.key)
        #expect(try Made(seed: 5_002, bits: 1024) == first)
    }

    @Test("several at once get the same key")
    func atOnce() async throws {
        let first = try Made(seed: 5_004, bits: 1024)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 { group.addTask { try Made(seed: 5_004, bits: 1024) == first } }
            for try await isSame in group { #expect(isSame) }
        }
    }

    @Test("without a seed every key is a new one")
    func random() throws {
        let keys = try (0..<2).map { _ in try PrivateKey.generate(.rsa(1024)).publicKey.subjectPublicKeyInfo }
        #expect(keys[0] != keys[1])
    }
}
