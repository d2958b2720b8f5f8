// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("PublicKey from SubjectPublicKeyInfo (RFC 5280, 4.1; threat T12)", .timed)
struct PublicKeyTests {
    private func code(_ der: [UInt8]) -> CryptoError.Code? {
        defer { #expect(ErrorQueue.drain() == []) }
        do throws(CryptoError) {
            _ = try PublicKey(subjectPublicKeyInfo: der)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func theBoundsOfRSAHold() throws {
        let exponent: [UInt8] = [1, 0, 1]
        for bits in [1024, 1025, 2048, 4096, 8191, 8192] {
            let key = try PublicKey(
                subjectPublicKeyInfo: TestSPKI.rsa(modulus: TestSPKI.number(bits: bits), exponent: exponent))
            #expect(key.kind == .rsa(bits: bits))
            #expect(key.description == "RSA \(bits)")
            #expect(!key.isRestrictedToPSS)
        }
        for bits in [1, 8, 512, 1023, 8193, 16384, 100_000] {
            #expect(
                code(TestSPKI.rsa(modulus: TestSPKI.number(bits: bits), exponent: exponent)) == .rsaOutOfBounds,
                "\(bits) bits")
        }
        let modulus = TestSPKI.number(bits: 2048)
        for exponent in [[], [1], [2], [1, 0, 0], [1] + [UInt8](repeating: 0, count: 7) + [1], modulus] as [[UInt8]] {
            #expect(code(TestSPKI.rsa(modulus: modulus, exponent: exponent)) == .rsaOutOfBounds, "\(exponent)")
        }
        for exponent in [[3], [1, 0, 1], [UInt8](repeating: 0xFF, count: 8)] as [[UInt8]] {
            #expect(code(TestSPKI.rsa(modulus: modulus, exponent: exponent)) == nil)
        }
        var even = modulus
        even[even.count - 1] &= 0xFE
        #expect(code(TestSPKI.rsa(modulus: even, exponent: [1, 0, 1])) == .rsaOutOfBounds)
    }

    @Test func negativeAndPaddedNumbersAreNotDER() {
        let modulus = TestSPKI.number(bits: 2048)
        let negative = DERWriter.element(.integer, modulus)
        let padded = DERWriter.element(.integer, [0, 0] + modulus)
        for number in [negative, padded, DERWriter.element(.integer, [])] {
            let key = DERWriter.element(.sequence, number + DERWriter.unsignedInteger([1, 0, 1]))
            #expect(
                code(TestSPKI.make(algorithm: TestSPKI.rsaEncryption, parameters: TestSPKI.null, key: key))
                    == .encodingInvalid)
        }
    }

    @Test func aPSSKeyVerifiesAndSaysWhatItIs() throws {
        let key = try TestKeys.rsa2048.get()
        let original = try SubjectPublicKeyInfo(key.subjectPublicKeyInfo())
        guard case .rsa(let modulus, let exponent, _) = original.key else {
            Issue.record("The key is not RSA.")
            return
        }
        for parameters in [[], TestSPKI.null, DERWriter.element(.sequence, [])] as [[UInt8]] {
            let subject = try PublicKey(
                subjectPublicKeyInfo: TestSPKI.rsa(
                    modulus: modulus, exponent: exponent, algorithm: TestSPKI.rsassaPSS, parameters: parameters))
            #expect(subject.isRestrictedToPSS)
            // F-49: the key's algorithm does not decide the signature's.
            for algorithm in [
                SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32), .rsaPKCS1(.sha256),
            ] {
                let signature = try key.sign([1, 2], algorithm: algorithm)
                #expect(try subject.verify(signature: signature, over: [1, 2], algorithm: algorithm) == .valid)
                #expect(try subject.verify(signature: signature, over: [1, 3], algorithm: algorithm) == .invalid)
            }
        }
    }

    @Test(arguments: EllipticCurve.allCases)
    func namedAndExplicitParametersGiveTheSameKey(curve: EllipticCurve) throws {
        let key = try TestKeys.curve(curve)
        let named = try PublicKey(subjectPublicKeyInfo: key.subjectPublicKeyInfo(explicitParameters: false))
        let explicit = try PublicKey(subjectPublicKeyInfo: key.subjectPublicKeyInfo(explicitParameters: true))
        #expect(named.kind == .ec(curve: curve, explicitParameters: false))
        #expect(explicit.kind == .ec(curve: curve, explicitParameters: true))
        #expect(explicit.description == "ECDSA \(curve)")
        #expect(explicit.subjectPublicKeyInfo.count > named.subjectPublicKeyInfo.count)
        let signature = try key.sign([7], algorithm: .ecdsa(.sha256))
        for subject in [named, explicit] {
            #expect(try subject.verify(signature: signature, over: [7], algorithm: .ecdsa(.sha256)) == .valid)
        }
    }

    /// CVE-2020-0601: the private key is known because the generator was chosen to fit the public key of somebody else.
    @Test func anotherGeneratorOfAKnownCurveIsRefused() throws {
        let generator = EllipticCurve.p256.constants.generator
        let doubled = try #require(
            octets(
                """
                04 7CF27B188D034F7E8A52380304B51AC3C08969E277F21B35A60B48FC47669978
                07775510DB8ED040293D9AC69F7430DBBA7DADE63CE982299E04B79D227873D1
                """))
        let honest = try TestKeys.curve(.p256).subjectPublicKeyInfo(explicitParameters: true)
        let start = try #require(
            honest.indices.first { honest[$0...].starts(with: generator) }, "the generator stands in the encoding")
        var forged = honest
        forged.replaceSubrange(start..<(start + doubled.count), with: doubled)
        #expect(code(honest) == nil)
        #expect(code(forged) == .explicitCurveUnknown)
    }

    @Test(arguments: [EllipticCurve.p256, .p521, .brainpoolP256r1])
    func noChangedOctetOfExplicitParametersGivesAnotherCurve(curve: EllipticCurve) throws {
        let der = try TestKeys.curve(curve).subjectPublicKeyInfo(explicitParameters: true)
        let constants = curve.constants
        var decisive: Set<Int> = []
        for number in [constants.prime, constants.a, constants.b, constants.generator, constants.order] {
            let start = try #require(der.indices.first { der[$0...].starts(with: number) })
            decisive.formUnion(start..<(start + number.count))
        }
        for index in der.indices {
            var changed = der
            changed[index] ^= 1
            do throws(CryptoError) {
                let key = try PublicKey(subjectPublicKeyInfo: changed)
                #expect(key.kind == .ec(curve: curve, explicitParameters: true))
                #expect(!decisive.contains(index))
            } catch {
                #expect(CryptoError.Code.allCases.contains(error.code))
                if decisive.contains(index) { #expect(error.code == .explicitCurveUnknown) }
            }
        }
    }

    @Test(arguments: EllipticCurve.allCases)
    func onlyUncompressedPointsOnTheCurveAreKeys(curve: EllipticCurve) throws {
        let der = try TestKeys.curve(curve).subjectPublicKeyInfo()
        guard case .ec(_, let point, _) = try SubjectPublicKeyInfo(der).key else {
            Issue.record("The key is not on a curve.")
            return
        }
        let size = curve.fieldSize
        let x = Array(point[1...size])
        let y = Array(point[(size + 1)...])
        let isOdd = y.last.map { $0 & 1 } ?? 0
        var faults: [[UInt8]] = [
            [], [0], [4], [2 + isOdd] + x, [6 + isOdd] + x + y, [4] + x, [4] + x + y + [0], [4] + y + x, [0] + x + y,
            [UInt8](repeating: 0, count: point.count), [4] + [UInt8](repeating: 0, count: 2 * size),
            [4] + [UInt8](repeating: 0xFF, count: 2 * size),
            [4] + curve.constants.prime + y,
        ]
        for index in point.indices.dropFirst() {
            var changed = point
            changed[index] ^= 0x01
            faults.append(changed)
        }
        #expect(code(TestSPKI.named(curve, point: point)) == nil)
        for fault in faults {
            #expect(code(TestSPKI.named(curve, point: fault)) == .pointInvalid, "\(hex(fault))")
        }
    }

    @Test func curvesThatAreNotListedAreRefused() throws {
        let point = [UInt8](repeating: 4, count: 65)
        // secp256k1, brainpoolP256t1, prime239v1.
        for name in ["1.3.132.0.10", "1.3.36.3.3.2.8.1.1.8", "1.2.840.10045.3.1.4"] {
            let parameters = TestSPKI.objectIdentifier(name)
            #expect(
                code(TestSPKI.make(algorithm: TestSPKI.ecPublicKey, parameters: parameters, key: point))
                    == .curveUnsupported)
        }
        for parameters in [[], TestSPKI.null] {
            #expect(
                code(TestSPKI.make(algorithm: TestSPKI.ecPublicKey, parameters: parameters, key: point))
                    == .curveUnsupported)
        }
    }

    @Test(arguments: [EllipticCurve.p192, .p224, .p256, .p384, .brainpoolP224r1])
    func aPointOfTheTwinCurveIsToldAndOnlyWhereAskedFor(curve: EllipticCurve) throws {
        let twin = try #require(curve.twin)
        #expect(twin.twin == curve && twin.bits == curve.bits)
        let key = try TestKeys.curve(curve)
        let point = Array(try key.subjectPublicKeyInfo().suffix(1 + 2 * curve.fieldSize))
        let wrong = TestSPKI.named(twin, point: point)
        #expect(code(wrong) == .pointInvalid)
        let tolerated = try PublicKey.toleratingTwinCurve(subjectPublicKeyInfo: wrong)
        #expect(tolerated.isOnTwinCurve)
        #expect(tolerated.kind == .ec(curve: curve, explicitParameters: false))
        let signature = try key.sign([1, 2, 3], algorithm: .ecdsa(.sha256))
        #expect(try tolerated.verify(signature: signature, over: [1, 2, 3], algorithm: .ecdsa(.sha256)) == .valid)
        let right = try PublicKey.toleratingTwinCurve(subjectPublicKeyInfo: TestSPKI.named(curve, point: point))
        #expect(!right.isOnTwinCurve)
        // A point of neither curve stays refused.
        var neither = point
        neither[neither.count - 1] ^= 1
        let error = #expect(throws: CryptoError.self) {
            try PublicKey.toleratingTwinCurve(subjectPublicKeyInfo: TestSPKI.named(twin, point: neither))
        }
        #expect(error?.code == .pointInvalid)
    }

    @Test func everyListedCurveIsThereOrSaidToBeMissing() throws {
        for curve in EllipticCurve.allCases {
            let outside = TestSPKI.named(curve, point: [4] + [UInt8](repeating: 1, count: 2 * curve.fieldSize))
            #expect(code(outside) == (curve.isAvailable ? .pointInvalid : .curveUnsupported))
        }
    }

    @Test func aMalformedObjectIdentifierIsNotReadAsItsBeginning() throws {
        let point = try TestKeys.curve(.p256).subjectPublicKeyInfo().suffix(65)
        var parameters = TestSPKI.objectIdentifier(EllipticCurve.p256.objectIdentifier)
        #expect(code(TestSPKI.make(algorithm: TestSPKI.ecPublicKey, parameters: parameters, key: Array(point))) == nil)
        // One more arc, which is padded.
        parameters[1] += 2
        parameters += [0x80, 0x01]
        #expect(
            code(TestSPKI.make(algorithm: TestSPKI.ecPublicKey, parameters: parameters, key: Array(point)))
                == .encodingInvalid)
    }

    @Test func aFieldOfCharacteristicTwoIsNoListedCurve() throws {
        let der = try TestKeys.curve(.p256).subjectPublicKeyInfo(explicitParameters: true)
        let primeField = TestSPKI.objectIdentifier("1.2.840.10045.1.1")
        let start = try #require(der.indices.first { der[$0...].starts(with: primeField) })
        var changed = der
        changed[start + primeField.count - 1] = 2
        #expect(code(changed) == .explicitCurveUnknown)
    }

    @Test func otherAlgorithmsAreRefusedByName() {
        // Ed25519, Diffie-Hellman.
        for name in ["1.3.101.112", "1.2.840.10046.2.1"] {
            let der = TestSPKI.make(
                algorithm: TestSPKI.objectIdentifier(name), parameters: [], key: [UInt8](repeating: 1, count: 32))
            #expect(code(der) == .keyAlgorithmUnsupported)
        }
    }

    @Test func everyTruncationAndEveryTrailingOctetIsAnError() throws {
        for der in [
            try TestKeys.curve(.p256).subjectPublicKeyInfo(),
            try TestKeys.curve(.brainpoolP224r1).subjectPublicKeyInfo(explicitParameters: true),
            try TestKeys.rsa1024.get().subjectPublicKeyInfo(),
        ] {
            #expect(code(der) == nil)
            #expect(code(der + [0]) == .encodingInvalid)
            for count in der.indices { #expect(code(Array(der.prefix(count))) == .encodingInvalid) }
            for index in der.indices {
                for mask: UInt8 in [0x01, 0x80, 0xFF] {
                    var changed = der
                    changed[index] ^= mask
                    if let found = code(changed) { #expect(CryptoError.Code.allCases.contains(found)) }
                }
            }
        }
    }
}

@Suite("PrivateKey (PKCS #8)", .timed)
struct PrivateKeyTests {
    @Test func aKeyComesBackFromItsEncoding() throws {
        for key in [try TestKeys.rsa1024.get(), try TestKeys.curve(.brainpoolP384r1), try TestKeys.curve(.p521)] {
            let encoded = revealed(try key.pkcs8())
            let copy = try PrivateKey(pkcs8: encoded)
            #expect(try copy.subjectPublicKeyInfo() == key.subjectPublicKeyInfo())
            let pem = "-----BEGIN PRIVATE KEY-----\n" + base64(encoded) + "-----END PRIVATE KEY-----\n"
            #expect(try PrivateKey(pem: pem).subjectPublicKeyInfo() == key.subjectPublicKeyInfo())
            for count in [0, 1, encoded.count / 2, encoded.count - 1] {
                let error = #expect(throws: CryptoError.self) {
                    _ = try PrivateKey(pkcs8: Array(encoded.prefix(count)))
                }
                #expect(error?.code == .privateKeyInvalid)
            }
            #expect(throws: CryptoError.self) { _ = try PrivateKey(pkcs8: encoded + [0]) }
        }
        #expect(ErrorQueue.drain() == [])
    }

    @Test func textThatIsNoKeyIsAnError() {
        for text in ["", "hello", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"] {
            let error = #expect(throws: CryptoError.self) { _ = try PrivateKey(pem: text) }
            #expect(error?.code == .privateKeyInvalid)
        }
        #expect(ErrorQueue.drain() == [])
    }

    @Test(arguments: [-1, 0, 512, 1023, 8193])
    func anRSAKeyOutOfBoundsIsNotMade(bits: Int) {
        let error = #expect(throws: CryptoError.self) { try PrivateKey.generate(.rsa(bits)) }
        #expect(error?.code == .rsaOutOfBounds)
    }

    private func base64(_ octets: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        var line = 0
        var position = 0
        while position < octets.count {
            let group = octets[position..<min(position + 3, octets.count)]
            let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(index <= group.count ? alphabet[value >> (18 - 6 * index) & 63] : "=")
            }
            position += 3
            line += 4
            if line % 64 == 0 { text.append("\n") }
        }
        return line % 64 == 0 ? text : text + "\n"
    }
}
