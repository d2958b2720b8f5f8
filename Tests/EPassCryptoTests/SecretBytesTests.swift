// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("SecretBytes", .timed)
struct SecretBytesTests {
    @Test func itHoldsWhatItWasGiven() {
        let secret = SecretBytes(copying: [1, 2, 3, 4, 5])
        #expect(secret.count == 5)
        #expect(revealed(secret) == [1, 2, 3, 4, 5])
        #expect(revealed(secret.prefix(2)) == [1, 2])
        #expect(revealed(secret.suffix(2)) == [4, 5])
        #expect(revealed(secret.prefix(99)) == [1, 2, 3, 4, 5])
        #expect(revealed(secret.suffix(99)) == [1, 2, 3, 4, 5])
        #expect(revealed(secret.prefix(-1)) == [])
        #expect(revealed(secret.copy()) == [1, 2, 3, 4, 5])
    }

    @Test func aNewOneIsZero() {
        #expect(revealed(SecretBytes(count: 3)) == [0, 0, 0])
        #expect(revealed(SecretBytes(count: 0)) == [])
        #expect(revealed(SecretBytes(count: -5)) == [])
        #expect(revealed(SecretBytes(copying: [UInt8]())) == [])
    }

    @Test func writingChangesOnlyTheOne() {
        var first = SecretBytes(copying: [1, 2, 3])
        let second = first.copy()
        first.withUnsafeMutableBytes { $0[0] = 9 }
        #expect(revealed(first) == [9, 2, 3])
        #expect(revealed(second) == [1, 2, 3])
    }

    @Test func wipingOverwritesEveryOctet() {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 257, alignment: 16)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0xA5)
        SecretBytes.wipe(memory)
        #expect(memory.allSatisfy { $0 == 0 })
    }

    @Test func equalOctetsAreEqualAndAllOthersAreNot() {
        let left: [UInt8] = Array(0..<32)
        #expect(constantTimeEquals(left, left))
        #expect(constantTimeEquals([UInt8](), [UInt8]()))
        #expect(constantTimeEquals(left, ContiguousArray(left)))
        #expect(constantTimeEquals(left, AnyCollection(left)))
        #expect(!constantTimeEquals(left, left.dropLast()))
        for index in left.indices {
            var right = left
            right[index] ^= 1
            #expect(!constantTimeEquals(left, right))
        }
    }
}

@Suite("RandomSource", .timed)
struct RandomSourceTests {
    @Test func theSystemGivesDifferentOctetsEachTime() throws {
        let first = try RandomSource.system.bytes(32)
        let second = try RandomSource.system.bytes(32)
        #expect(first.count == 32)
        #expect(first != second)
        #expect(try RandomSource.system.bytes(0).isEmpty)
        #expect(try revealed(RandomSource.system.secret(16)) != revealed(RandomSource.system.secret(16)))
    }

    @Test func aFixedSequenceIsGivenOutOnceAndInOrder() throws {
        let source = RandomSource(fixed: [1, 2, 3, 4, 5])
        #expect(try source.bytes(2) == [1, 2])
        #expect(try revealed(source.secret(3)) == [3, 4, 5])
        let error = #expect(throws: CryptoError.self) { try source.bytes(1) }
        #expect(error?.code == .randomUnavailable)
    }
}
