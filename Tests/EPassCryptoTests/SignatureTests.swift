// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassCrypto

/// One key of each kind, made once.
enum TestKeys {
    static let context = CryptoContext(seed: 9303)

    static let rsa1024 = Result { try PrivateKey.generate(.rsa(1024), context: context) }
    static let rsa2048 = Result { try PrivateKey.generate(.rsa(2048), context: context) }
    static let curves = Result {
        var keys: [EllipticCurve: PrivateKey] = [:]
        for curve in EllipticCurve.allCases { keys[curve] = try PrivateKey.generate(.ec(curve), context: context) }
        return keys
    }

    static func curve(_ curve: EllipticCurve) throws -> PrivateKey { try #require(try curves.get()[curve]) }
}

@Suite("Signatures (Doc 9303-12, 4.1.6)", .timed)
struct SignatureTests {
    static let message = Array("LDS security object".utf8)

    static let rsaAlgorithms: [SignatureAlgorithm] =
        HashAlgorithm.allCases.map { .rsaPKCS1($0) }
        + HashAlgorithm.allCases.map { .rsaPSS(hash: $0, mgfHash: $0, saltLength: $0.digestSize) }
        + [
            // F-49: each parameter is its own.
            .rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 32),
            .rsaPSS(hash: .sha256, mgfHash: .sha512, saltLength: 64),
            .rsaPSS(hash: .sha512, mgfHash: .sha256, saltLength: 0),
            .rsaPSS(hash: .sha1, mgfHash: .sha1, saltLength: 20),
        ]

    private func expectOnlyThis(
        _ key: PrivateKey, _ algorithm: SignatureAlgorithm, other: PrivateKey
    ) throws {
        let signature = try key.sign(Self.message, algorithm: algorithm)
        let publicKey = key.publicKey
        let digest = try algorithm.hash.hash(Self.message)
        #expect(try publicKey.verify(signature: signature, over: Self.message, algorithm: algorithm) == .valid)
        #expect(try publicKey.verify(signature: signature, overDigest: digest, algorithm: algorithm) == .valid)
        let changed = Self.message + [0]
        #expect(try publicKey.verify(signature: signature, over: changed, algorithm: algorithm) == .invalid)
        #expect(try publicKey.verify(signature: signature, overDigest: digest + [0], algorithm: algorithm) == .invalid)
        #expect(try publicKey.verify(signature: signature, overDigest: [], algorithm: algorithm) == .invalid)
        #expect(try other.publicKey.verify(signature: signature, over: Self.message, algorithm: algorithm) == .invalid)
        for index in signature.indices {
            var flipped = signature
            flipped[index] ^= 1
            #expect(try publicKey.verify(signature: flipped, over: Self.message, algorithm: algorithm) == .invalid)
        }
        for count in [0, 1, signature.count / 2, signature.count - 1] {
            let cut = Array(signature.prefix(count))
            #expect(try publicKey.verify(signature: cut, over: Self.message, algorithm: algorithm) == .invalid)
        }
        #expect(try publicKey.verify(signature: signature + [0], over: Self.message, algorithm: algorithm) == .invalid)
        let doubled = signature + signature
        #expect(try publicKey.verify(signature: doubled, over: Self.message, algorithm: algorithm) == .invalid)
        #expect(ErrorQueue.drain() == [])
    }

    @Test(arguments: rsaAlgorithms)
    func anRSASignatureIsOfItsKeyAndMessageOnly(algorithm: SignatureAlgorithm) throws {
        try expectOnlyThis(TestKeys.rsa2048.get(), algorithm, other: TestKeys.rsa1024.get())
    }

    @Test(arguments: EllipticCurve.allCases, [HashAlgorithm.sha1, .sha256, .sha512])
    func anECDSASignatureIsOfItsKeyAndMessageOnly(curve: EllipticCurve, hash: HashAlgorithm) throws {
        let other = try PrivateKey.generate(.ec(curve))
        try expectOnlyThis(TestKeys.curve(curve), .ecdsa(hash), other: other)
    }

    /// RFC 6979, A.2.5: a signature that OpenSSL did not make.
    @Test func aPublishedECDSASignatureIsValid() throws {
        let point = try #require(
            octets(
                """
                04 60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6
                7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
                """))
        let plain = try #require(
            octets(
                """
                EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
                F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
                """))
        let key = try PublicKey(subjectPublicKeyInfo: TestSPKI.named(.p256, point: point))
        let signature = try #require(ECDSASignature(plain: plain)).der
        let message = Array("sample".utf8)
        #expect(try key.verify(signature: signature, over: message, algorithm: .ecdsa(.sha256)) == .valid)
        #expect(try key.verify(signature: signature, over: message, algorithm: .ecdsa(.sha1)) == .invalid)
        #expect(try key.verify(signature: plain, over: message, algorithm: .ecdsa(.sha256)) == .invalid)
    }

    @Test func theParametersOfPSSAreNotInterchangeable() throws {
        let key = try TestKeys.rsa2048.get()
        let made = SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32)
        let signature = try key.sign(Self.message, algorithm: made)
        for other in Self.rsaAlgorithms where other != made {
            #expect(try key.publicKey.verify(signature: signature, over: Self.message, algorithm: other) == .invalid)
        }
    }

    @Test func aSaltLengthThatIsNoneIsAnError() throws {
        let key = try TestKeys.rsa1024.get()
        for salt in [-1, -2, -3, -4, 1025, Int.max, Int.min] {
            let algorithm = SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: salt)
            let error = #expect(throws: CryptoError.self) {
                try key.publicKey.verify(
                    signature: [UInt8](repeating: 1, count: 128), over: Self.message, algorithm: algorithm)
            }
            #expect(error?.code == .algorithmMismatch)
        }
        // Too long for this modulus: no signature can be valid.
        let long = SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 200)
        let block = [UInt8](repeating: 1, count: 128)
        #expect(try key.publicKey.verify(signature: block, over: Self.message, algorithm: long) == .invalid)
        let error = #expect(throws: CryptoError.self) { try key.sign(Self.message, algorithm: long) }
        #expect(error?.code == .operationFailed)
        #expect(error?.openSSLErrors.isEmpty == false)
        #expect(ErrorQueue.drain() == [])
    }

    @Test func anAlgorithmOfTheOtherKindIsAnError() throws {
        let rsa = try TestKeys.rsa1024.get()
        let curve = try TestKeys.curve(.p256)
        let first = #expect(throws: CryptoError.self) {
            try rsa.publicKey.verify(signature: [1], over: Self.message, algorithm: .ecdsa(.sha256))
        }
        #expect(first?.code == .algorithmMismatch)
        let second = #expect(throws: CryptoError.self) {
            try curve.publicKey.verify(signature: [1], over: Self.message, algorithm: .rsaPKCS1(.sha256))
        }
        #expect(second?.code == .algorithmMismatch)
        let third = #expect(throws: CryptoError.self) { try rsa.sign(Self.message, algorithm: .ecdsa(.sha256)) }
        #expect(third?.code == .algorithmMismatch)
    }

    @Test(arguments: EllipticCurve.allCases)
    func numbersOutOfRangeAreInvalidAndNoError(curve: EllipticCurve) throws {
        let key = try TestKeys.curve(curve).publicKey
        let good = try TestKeys.curve(curve).sign(Self.message, algorithm: .ecdsa(.sha256))
        let parsed = try #require(ECDSASignature(tolerant: good, curve: curve))
        let order = curve.constants.order
        let one: [UInt8] = [1]
        for (r, s) in [
            ([], []), ([], parsed.s), (parsed.r, []), (order, parsed.s), (parsed.r, order), (order, order), (one, one),
            (parsed.s, parsed.r), ([UInt8](repeating: 0xFF, count: 200), parsed.s),
        ] as [([UInt8], [UInt8])] {
            let signature = DERWriter.element(.sequence, DERWriter.unsignedInteger(r) + DERWriter.unsignedInteger(s))
            for tolerated in [[], Set(SignatureDeviation.allCases)] {
                let check = try key.check(
                    signature: signature, over: Self.message[...], algorithm: .ecdsa(.sha256), tolerating: tolerated)
                #expect(check.verdict == .invalid)
                #expect(check.deviations.isEmpty)
            }
        }
    }
}

@Suite("SignatureDeviation (F-52)", .timed)
struct SignatureDeviationTests {
    private func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] { [tag, UInt8(content.count)] + content }

    @Test func integersWithWrongPaddingAreValidOnlyByName() throws {
        let key = try TestKeys.curve(.brainpoolP256r1)
        var sawMissingZero = false
        for counter in 0..<40 {
            let message = Array("message \(counter)".utf8)
            let signature = try key.sign(message, algorithm: .ecdsa(.sha256))
            let parsed = try #require(ECDSASignature(tolerant: signature, curve: .brainpoolP256r1))
            var variants = [
                element(0x30, element(0x02, [0, 0] + parsed.r) + element(0x02, [0, 0, 0] + parsed.s))
            ]
            if parsed.r.first.map({ $0 >= 0x80 }) == true {
                sawMissingZero = true
                variants.append(element(0x30, element(0x02, parsed.r) + DERWriter.unsignedInteger(parsed.s)))
            }
            for variant in variants {
                #expect(
                    try key.publicKey.verify(signature: variant, over: message, algorithm: .ecdsa(.sha256)) == .invalid)
                let check = try key.publicKey.check(
                    signature: variant, over: message[...], algorithm: .ecdsa(.sha256),
                    tolerating: [.ecdsaIntegerPadding])
                #expect(check.verdict == .valid)
                #expect(check.deviations == [.ecdsaIntegerPadding])
            }
        }
        #expect(sawMissingZero)
    }

    @Test func aWellFormedSignatureHasNoDeviation() throws {
        let key = try TestKeys.curve(.p384)
        let signature = try key.sign([1, 2, 3], algorithm: .ecdsa(.sha384))
        let check = try key.publicKey.check(
            signature: signature, over: [1, 2, 3], algorithm: .ecdsa(.sha384),
            tolerating: Set(SignatureDeviation.allCases))
        #expect(check == SignatureCheck(verdict: .valid, deviations: []))
    }

    @Test func otherFaultsOfTheEncodingAreNotForgiven() throws {
        let key = try TestKeys.curve(.p256)
        let signature = try key.sign([1], algorithm: .ecdsa(.sha256))
        let parsed = try #require(ECDSASignature(tolerant: signature, curve: .p256))
        let (r, s) = (DERWriter.unsignedInteger(parsed.r), DERWriter.unsignedInteger(parsed.s))
        let faults: [[UInt8]] = [
            element(0x31, r + s), element(0x30, r + s + [0]), element(0x30, r + s + s), element(0x30, r),
            element(0x30, r + element(0x04, parsed.s)), element(0x30, r + s) + [0], [0x30, 0x80] + r + s + [0, 0],
            [0x30, 0x81, UInt8(r.count + s.count)] + r + s, element(0x30, element(0x02, []) + s),
            element(0x30, element(0x02, [UInt8](repeating: 0, count: 60) + parsed.r) + s),
        ]
        for fault in faults {
            let check = try key.publicKey.check(
                signature: fault, over: [1], algorithm: .ecdsa(.sha256), tolerating: Set(SignatureDeviation.allCases))
            #expect(check.verdict == .invalid)
        }
    }

    @Test func anRSASignatureWithoutItsLeadingZeroIsValidOnlyByName() throws {
        let key = try TestKeys.rsa1024.get()
        var found: (message: [UInt8], signature: [UInt8])?
        for counter in 0..<5000 where found == nil {
            let message = Array("message \(counter)".utf8)
            let signature = try key.sign(message, algorithm: .rsaPKCS1(.sha256))
            if signature.first == 0 { found = (message, signature) }
        }
        let (message, signature) = try #require(found)
        let short = Array(signature.drop { $0 == 0 })
        #expect(try key.publicKey.verify(signature: signature, over: message, algorithm: .rsaPKCS1(.sha256)) == .valid)
        #expect(try key.publicKey.verify(signature: short, over: message, algorithm: .rsaPKCS1(.sha256)) == .invalid)
        let check = try key.publicKey.check(
            signature: short, over: message[...], algorithm: .rsaPKCS1(.sha256), tolerating: [.rsaLeadingZerosDropped])
        #expect(check == SignatureCheck(verdict: .valid, deviations: [.rsaLeadingZerosDropped]))
    }
}
