// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import Testing

@Suite("HashAlgorithm (FIPS 180-4)", .timed)
struct HashAlgorithmTests {
    @Test func everyDigestOfTheVectorsIsRight() throws {
        let vectors = try PrimitiveVectors.all().flatMap(\.digests)
        #expect(vectors.count >= 15)
        #expect(Set(vectors.map(\.algorithm.algorithm)) == Set(HashAlgorithm.allCases))
        for vector in vectors {
            let message = try #require(octets(vector.message))
            let digest = try vector.algorithm.algorithm.hash(message)
            #expect(hex(digest) == vector.digest)
            #expect(digest.count == vector.algorithm.algorithm.digestSize)
            #expect(try vector.algorithm.algorithm.hash(SecretBytes(copying: message)) == digest)
            #expect(try vector.algorithm.algorithm.hash(([0xFF] + message).dropFirst()) == digest)
        }
    }

    @Test(arguments: HashAlgorithm.allCases)
    func theObjectIdentifierLeadsBack(algorithm: HashAlgorithm) {
        #expect(HashAlgorithm(objectIdentifier: algorithm.objectIdentifier) == algorithm)
    }

    @Test func anUnknownIdentifierIsNoAlgorithm() {
        #expect(HashAlgorithm(objectIdentifier: "1.2.840.113549.2.5") == nil)
    }
}

@Suite("CBCCipher (Doc 9303-11, 9.8.6.1 and 9.8.7.1)", .timed)
struct CBCCipherTests {
    @Test func theVectorsOfAESAreRightBothWays() throws {
        let vectors = try PrimitiveVectors.all().flatMap(\.cbc)
        #expect(vectors.count >= 3)
        for vector in vectors {
            let algorithm = try #require(cipher(named: vector.cipher))
            let subject = try CBCCipher(algorithm, key: secret(vector.key))
            let iv = try #require(octets(vector.iv))
            let plaintext = try #require(octets(vector.plaintext))
            // Twice: the context is reused.
            for _ in 0..<2 {
                let ciphertext = try subject.encrypt(plaintext, iv: iv)
                #expect(hex(ciphertext) == vector.ciphertext)
                #expect(try subject.decrypt(ciphertext, iv: iv) == plaintext)
            }
        }
    }

    @Test func theWorkedExampleOfTripleDESIsRightBothWays() throws {
        let examples = try BACVectors.all().map(\.d3MutualAuthentication)
        #expect(!examples.isEmpty)
        for example in examples {
            let subject = try CBCCipher(.tripleDES, key: secret(example.kEnc))
            let zero = [UInt8](repeating: 0, count: 8)
            for (plain, encrypted) in [(example.s, example.eIfd), (example.r, example.eIc)] {
                let plaintext = try #require(octets(plain))
                let ciphertext = try #require(octets(encrypted))
                #expect(try subject.encrypt(plaintext, iv: zero) == ciphertext)
                #expect(try subject.decrypt(ciphertext[...], iv: zero) == plaintext)
            }
        }
    }

    @Test(arguments: BlockCipher.allCases)
    func theBufferVariantsWorkInPlaceAndAgree(algorithm: BlockCipher) throws {
        let subject = try CBCCipher(
            algorithm,
            key: SecretBytes(copying: (0..<algorithm.keyLength).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }))
        let plaintext = (0..<(algorithm.blockSize * 9)).map { UInt8(truncatingIfNeeded: $0 * 11) }
        let iv = [UInt8](repeating: 0, count: algorithm.blockSize)
        let expected = try subject.encrypt(plaintext, iv: iv)
        var memory = plaintext
        try memory.withUnsafeMutableBytes { buffer in
            try subject.encrypt(UnsafeRawBufferPointer(buffer), iv: nil, into: buffer)
        }
        #expect(memory == expected)
        try memory.withUnsafeMutableBytes { buffer in
            try subject.decrypt(UnsafeRawBufferPointer(buffer), iv: nil, into: buffer)
        }
        #expect(memory == plaintext)
    }

    @Test(arguments: BlockCipher.allCases)
    func oneBlockWithoutChainingIsTheFirstBlockUnderAZeroIV(algorithm: BlockCipher) throws {
        let subject = try CBCCipher(
            algorithm, key: SecretBytes(copying: (0..<algorithm.keyLength).map { UInt8($0 + 1) }))
        let block = (0..<algorithm.blockSize).map { UInt8($0 * 3) }
        let zero = [UInt8](repeating: 0, count: algorithm.blockSize)
        #expect(try subject.encryptBlock(block) == subject.encrypt(block, iv: zero))
        #expect(throws: CryptoError.self) { try subject.encryptBlock(block + [0]) }
    }

    @Test(arguments: BlockCipher.allCases)
    func wrongLengthsAreErrorsByName(algorithm: BlockCipher) throws {
        for count in [0, 7, algorithm.keyLength - 1, algorithm.keyLength + 1, algorithm.keyLength + 8] {
            let error = #expect(throws: CryptoError.self) {
                _ = try CBCCipher(algorithm, key: SecretBytes(count: count))
            }
            #expect(error?.code == .keyLength)
        }
        let subject = try CBCCipher(algorithm, key: SecretBytes(count: algorithm.keyLength))
        let iv = [UInt8](repeating: 0, count: algorithm.blockSize)
        #expect(try subject.encrypt([] as [UInt8], iv: iv).isEmpty)
        for count in 1..<algorithm.blockSize {
            let error = #expect(throws: CryptoError.self) {
                try subject.decrypt([UInt8](repeating: 0, count: algorithm.blockSize + count), iv: iv)
            }
            #expect(error?.code == .inputLength)
        }
        let ivError = #expect(throws: CryptoError.self) { try subject.encrypt(iv, iv: iv + [0]) }
        #expect(ivError?.code == .ivLength)
        var small = [UInt8](repeating: 0, count: algorithm.blockSize - 1)
        let bufferError = #expect(throws: CryptoError.self) {
            try small.withUnsafeMutableBytes { output in
                try iv.withUnsafeBytes { try subject.encrypt($0, iv: nil, into: output) }
            }
        }
        #expect(bufferError?.code == .bufferTooSmall)
    }

    @Test func aWrongKeyGivesAnotherPlaintext() throws {
        let right = try CBCCipher(.aes256, key: SecretBytes(count: 32))
        let wrong = try CBCCipher(.aes256, key: SecretBytes(copying: [1] + [UInt8](repeating: 0, count: 31)))
        let iv = [UInt8](repeating: 0, count: 16)
        let plaintext = [UInt8](repeating: 0x5A, count: 32)
        #expect(try wrong.decrypt(right.encrypt(plaintext, iv: iv), iv: iv) != plaintext)
    }

    @Test func severalThreadsMayUseOneCipher() async throws {
        let subject = try CBCCipher(.tripleDES, key: SecretBytes(copying: 0..<16))
        let iv = [UInt8](repeating: 0, count: 8)
        let plaintext = [UInt8](repeating: 0x33, count: 256)
        let expected = try subject.encrypt(plaintext, iv: iv)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 where try subject.encrypt(plaintext, iv: iv) != expected { return false }
                    return true
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}

@Suite("MessageAuthenticator (Doc 9303-11, 9.8.6.2 and 9.8.7.2)", .timed)
struct MessageAuthenticatorTests {
    @Test func theVectorsOfCMACAreRight() throws {
        let vectors = try PrimitiveVectors.all().flatMap(\.cmac)
        #expect(vectors.count >= 12)
        for vector in vectors {
            let subject = try MessageAuthenticator(#require(cipher(named: vector.cipher)), key: secret(vector.key))
            let message = try #require(octets(vector.message))
            for _ in 0..<2 {
                #expect(try hex(subject.mac(message)) == vector.mac.prefix(16))
            }
        }
    }

    @Test func theWorkedExampleOfTheRetailMACIsRight() throws {
        let examples = try BACVectors.all()
        #expect(!examples.isEmpty)
        for example in examples {
            let authentication = example.d3MutualAuthentication
            let subject = try MessageAuthenticator(.tripleDES, key: secret(authentication.kMac))
            for (message, mac) in [
                (authentication.eIfd, authentication.mIfd), (authentication.eIc, authentication.mIc),
            ] {
                let padded = ISO9797Padding.pad(try #require(octets(message)), blockSize: 8)
                #expect(try hex(subject.mac(padded)) == mac)
            }
            let session = try MessageAuthenticator(.tripleDES, key: secret(example.d4SecureMessaging.ksMac))
            for step in example.d4SecureMessaging.steps {
                #expect(try hex(session.mac(#require(octets(step.macInputPadded)))) == step.cc)
                #expect(try hex(session.mac(#require(octets(step.responseMacInputPadded)))) == step.responseCc)
            }
        }
    }

    @Test(arguments: BlockCipher.allCases)
    func piecesGiveTheSameAsTheWhole(algorithm: BlockCipher) throws {
        let subject = try MessageAuthenticator(
            algorithm, key: SecretBytes(copying: (0..<algorithm.keyLength).map { UInt8($0 * 5 + 2) }))
        for blocks in [1, 2, 3, 29, 300, 1000] {
            let message = (0..<(blocks * 8)).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ $0 >> 8) }
            let expected = try subject.mac(message)
            for size in [1, 3, 7, 8, 9, 16, 17, 2048, 2049] {
                var position = 0
                while position < message.count {
                    let piece = message[position..<min(position + size, message.count)]
                    try piece.withUnsafeBytes { try subject.update($0) }
                    position += size
                }
                var result = [UInt8](repeating: 0, count: 8)
                try result.withUnsafeMutableBytes { try subject.finish(into: $0) }
                #expect(result == expected)
            }
            var result = [UInt8](repeating: 0, count: 8)
            try result.withUnsafeMutableBytes { output in
                try message.prefix(5).withUnsafeBytes { first in
                    try message.dropFirst(5).withUnsafeBytes { second in
                        try subject.mac(first, second, into: output)
                    }
                }
            }
            #expect(result == expected)
        }
    }

    /// The definition, spelt with one-block encryptions: DES is EDE with equal keys.
    @Test func theRetailMACIsItsDefinition() throws {
        let key = (0..<16).map { UInt8($0 * 13 + 3) }
        let des = { (half: ArraySlice<UInt8>) in
            try CBCCipher(.tripleDES, key: SecretBytes(copying: Array(half) + Array(half)))
        }
        let (first, second) = (try des(key[..<8]), try des(key[8...]))
        let zero = [UInt8](repeating: 0, count: 8)
        let subject = try MessageAuthenticator(.tripleDES, key: SecretBytes(copying: key))
        for blocks in 1...12 {
            let message = (0..<(blocks * 8)).map { UInt8(truncatingIfNeeded: $0 * 29 + blocks) }
            var chain = zero
            for block in 0..<blocks {
                let mixed = zip(chain, message[(block * 8)..<(block * 8 + 8)]).map { $0 ^ $1 }
                chain = try first.encryptBlock(mixed)
            }
            let expected = try first.encryptBlock(second.decrypt(chain, iv: zero))
            #expect(try subject.mac(message) == expected)
        }
    }

    @Test func theRetailMACTakesWholeBlocksOnly() throws {
        let subject = try MessageAuthenticator(.tripleDES, key: SecretBytes(count: 16))
        for count in [0, 1, 7, 9, 15, 17] {
            let error = #expect(throws: CryptoError.self) { try subject.mac([UInt8](repeating: 0, count: count)) }
            #expect(error?.code == .inputLength)
        }
        // The failure leaves nothing behind.
        let message = [UInt8](repeating: 1, count: 16)
        let fresh = try MessageAuthenticator(.tripleDES, key: SecretBytes(count: 16))
        #expect(try subject.mac(message) == fresh.mac(message))
    }

    @Test(arguments: BlockCipher.allCases)
    func everyFlippedBitOfMessageAndMACIsNoticed(algorithm: BlockCipher) throws {
        let subject = try MessageAuthenticator(algorithm, key: SecretBytes(count: algorithm.keyLength))
        let message = [UInt8](repeating: 0x42, count: 32)
        let mac = try subject.mac(message)
        #expect(try subject.verify(mac, over: message[...]))
        #expect(try !subject.verify(mac.dropLast(), over: message[...]))
        #expect(try !subject.verify([UInt8](), over: message[...]))
        for bit in 0..<256 {
            var changed = message
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(try !subject.verify(mac, over: changed[...]))
        }
        for bit in 0..<64 {
            var changed = mac
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(try !subject.verify(changed, over: message[...]))
        }
    }

    @Test(arguments: BlockCipher.allCases)
    func aKeyOfAnotherLengthIsRefused(algorithm: BlockCipher) {
        let error = #expect(throws: CryptoError.self) {
            _ = try MessageAuthenticator(algorithm, key: SecretBytes(count: algorithm.keyLength + 1))
        }
        #expect(error?.code == .keyLength)
    }
}

@Suite("KeyDerivation (Doc 9303-11, 9.7.1)", .timed)
struct KeyDerivationTests {
    @Test func everyVectorIsRight() throws {
        let vectors = try DerivationVectors.all()
        #expect(vectors.count >= 16)
        for vector in vectors {
            let algorithm = try #require(cipher(named: vector.cipher))
            let seed = try secret(vector.seed)
            for (purpose, expected) in [
                (KeyDerivation.Purpose.encryption, vector.kEnc), (.mac, vector.kMac), (.password, vector.kPi),
            ] {
                let key = try KeyDerivation.key(seed: seed, purpose: purpose, cipher: algorithm)
                #expect(hex(revealed(key)) == expected)
            }
        }
    }

    @Test func theWorkedExampleGivesItsSessionKeys() throws {
        for example in try BACVectors.all().map(\.d3MutualAuthentication) {
            let seed = try secret(example.kSeed)
            let encryption = try KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES)
            let mac = try KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES)
            #expect(hex(revealed(encryption)) == example.ksEnc)
            #expect(hex(revealed(mac)) == example.ksMac)
        }
    }

    @Test func everyOctetOfATripleDESKeyHasOddParity() throws {
        for first in 0..<64 {
            let seed = SecretBytes(copying: [UInt8](repeating: UInt8(first), count: 16))
            let key = try KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES)
            #expect(revealed(key).allSatisfy { !$0.nonzeroBitCount.isMultiple(of: 2) })
        }
    }
}

@Suite("ISO9797Padding (ISO/IEC 9797-1, method 2)", .timed)
struct ISO9797PaddingTests {
    @Test(arguments: [8, 16])
    func everyLengthComesBack(blockSize: Int) throws {
        for count in 0..<40 {
            let octets = [UInt8](repeating: 0x80, count: count)
            let padded = ISO9797Padding.pad(octets, blockSize: blockSize)
            #expect(padded.count % blockSize == 0)
            #expect(padded.count > count && padded.count <= count + blockSize)
            #expect(try ISO9797Padding.unpad(padded, blockSize: blockSize) == octets)
            #expect(try ISO9797Padding.unpad(padded) == octets)
            #expect(
                try padded.withUnsafeBytes { try ISO9797Padding.unpaddedCount($0, blockSize: blockSize) } == count)
        }
    }

    @Test(arguments: ["", "00", "0000000000000000", "8001", "81", "7F00"])
    func withoutPaddingItIsAnError(text: String) throws {
        let plaintext = try #require(octets(text))
        let error = #expect(throws: CryptoError.self) { try ISO9797Padding.unpad(plaintext) }
        #expect(error?.code == .paddingInvalid)
        #expect(throws: CryptoError.self) {
            try plaintext.withUnsafeBytes { _ = try ISO9797Padding.unpaddedCount($0, blockSize: 8) }
        }
    }

    @Test func paddingLongerThanABlockIsAnErrorWhereTheBlockIsKnown() throws {
        let plaintext = [0x11, 0x80] + [UInt8](repeating: 0, count: 8)
        #expect(throws: CryptoError.self) { try ISO9797Padding.unpad(plaintext, blockSize: 8) }
        #expect(throws: CryptoError.self) {
            try plaintext.withUnsafeBytes { _ = try ISO9797Padding.unpaddedCount($0, blockSize: 8) }
        }
        #expect(try ISO9797Padding.unpad(plaintext) == [0x11])
    }
}
