// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("RSA without padding (RFC 8017, 5.2), for signatures with message recovery", .timed)
struct RSARepresentativeTests {
    @Test("what is signed opens to itself", arguments: [1024, 1032, 1536, 2048])
    func roundTrip(bits: Int) throws {
        let key = try PrivateKey.generate(.rsa(bits))
        let modulus = try #require(key.publicKey.modulus)
        #expect(modulus.count * 8 == bits)
        #expect(modulus.first.map { $0 >= 0x80 } == true)
        for first in [0x00, 0x01, 0x6A, 0x7F] as [UInt8] {
            let representative = [first] + (try RandomSource.system.bytes(modulus.count - 1))
            let signature = try key.rawRSA(representative)
            #expect(signature.count == modulus.count)
            #expect(try key.publicKey.recover(signature) == representative)
            #expect(ErrorQueue.drain() == [])
        }
    }

    @Test("one and the modulus less one are their own powers; zero, the modulus and above are out of range")
    func range() throws {
        let key = try TestKeys.rsa2048.get()
        let modulus = try #require(key.publicKey.modulus)
        let zeros = [UInt8](repeating: 0, count: modulus.count)
        let one = Array(zeros.dropLast()) + [1]
        let less = UnsignedOctets.subtract(modulus, one)
        for number in [one, less] {
            #expect(try key.publicKey.recover(number) == number)
            #expect(try key.rawRSA(number) == number)
        }
        for number in [zeros, modulus, [UInt8](repeating: 0xFF, count: modulus.count)] {
            expectError(.signatureOutOfRange) { () throws(CryptoError) in try key.publicKey.recover(number) }
            expectError(.signatureOutOfRange) { () throws(CryptoError) in try key.rawRSA(number) }
        }
    }

    @Test("another length than the modulus has is refused")
    func length() throws {
        let key = try TestKeys.rsa2048.get()
        for count in [0, 1, 255, 257, 512, 100_000] {
            let number = [UInt8](repeating: 1, count: count)
            expectError(.inputLength) { () throws(CryptoError) in try key.publicKey.recover(number) }
            expectError(.inputLength) { () throws(CryptoError) in try key.rawRSA(number) }
        }
    }

    @Test("a key on a curve opens nothing")
    func otherKeys() throws {
        let key = try PrivateKey.generate(.ec(.p256))
        #expect(key.publicKey.modulus == nil)
        expectError(.algorithmMismatch) { () throws(CryptoError) in try key.publicKey.recover([1]) }
        expectError(.algorithmMismatch) { () throws(CryptoError) in try key.rawRSA([1]) }
    }

    @Test("a signature by PKCS #1 opens to its padding")
    func knownPadding() throws {
        let key = try TestKeys.rsa2048.get()
        let opened = try key.publicKey.recover(try key.sign([1, 2, 3], algorithm: .rsaPKCS1(.sha256)))
        #expect(opened.starts(with: [0x00, 0x01, 0xFF, 0xFF]))
        #expect(opened.suffix(32).elementsEqual(try HashAlgorithm.sha256.hash([1, 2, 3])))
    }

    @Test("a seeded key signs the same twice")
    func seeded() throws {
        let context = CryptoContext(seed: [1, 2, 3])
        let key = try PrivateKey.generate(.rsa(1024), context: context)
        let number = [0x00] + [UInt8](repeating: 0x5A, count: 127)
        #expect(try key.rawRSA(number) == key.rawRSA(number))
    }
}

/// Expects an error with this code and an empty error queue of OpenSSL.
private func expectError(
    _ code: CryptoError.Code, sourceLocation: SourceLocation = #_sourceLocation,
    _ operation: () throws(CryptoError) -> [UInt8]
) {
    do throws(CryptoError) {
        _ = try operation()
        Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    } catch {
        #expect(error.code == code, sourceLocation: sourceLocation)
    }
    #expect(ErrorQueue.drain() == [], sourceLocation: sourceLocation)
}

@Suite("ECDSA signatures in the plain format (BSI TR-03111, 5.2.1)", .timed)
struct PlainECDSASignatureTests {
    @Test("both formats turn into each other and verify", arguments: EllipticCurve.allCases)
    func roundTrip(curve: EllipticCurve) throws {
        let key = try PrivateKey.generate(.ec(curve))
        for message in 0..<8 as Range<UInt8> {
            let der = try key.sign([message], algorithm: .ecdsa(.sha256))
            let plain = try PlainECDSASignature.encode(der: der, curve: curve)
            #expect(plain.count == PlainECDSASignature.size(on: curve))
            #expect(try PlainECDSASignature.der(plain: plain, curve: curve) == der)
            #expect(try key.publicKey.verifyPlain(signature: plain, over: [message], hash: .sha256) == .valid)
            #expect(try key.publicKey.verifyPlain(signature: plain, over: [99], hash: .sha256) == .invalid)
            #expect(try key.publicKey.verifyPlain(signature: plain, over: [message], hash: .sha1) == .invalid)
        }
    }

    @Test("r and s are between 1 and n - 1", arguments: EllipticCurve.allCases)
    func range(curve: EllipticCurve) throws {
        let order = curve.constants.order
        let zero = [UInt8](repeating: 0, count: order.count)
        let one = Array(zero.dropLast()) + [1]
        let last = UnsignedOctets.subtract(order, one)
        for good in [one, last] {
            #expect(try PlainECDSASignature.der(plain: good + good, curve: curve).isEmpty == false)
        }
        for bad in [zero, order, [UInt8](repeating: 0xFF, count: order.count)] {
            for pair in [bad + one, one + bad, bad + bad] {
                let error = #expect(throws: CryptoError.self) { try PlainECDSASignature.der(plain: pair, curve: curve) }
                #expect(error?.code == .signatureOutOfRange)
                let half = pair.count / 2
                let der = DERWriter.element(
                    .sequence,
                    DERWriter.unsignedInteger(Array(pair.prefix(half)))
                        + DERWriter.unsignedInteger(Array(pair.suffix(half))))
                let other = #expect(throws: CryptoError.self) {
                    try PlainECDSASignature.encode(der: der, curve: curve)
                }
                #expect(other?.code == .signatureOutOfRange)
            }
        }
    }

    @Test("another length is refused, odd ones too")
    func length() {
        for count in [0, 1, 2, 63, 65, 66, 128, 100_000] {
            let error = #expect(throws: CryptoError.self) {
                try PlainECDSASignature.der(plain: [UInt8](repeating: 1, count: count), curve: .p256)
            }
            #expect(error?.code == .inputLength)
        }
    }

    @Test("DER is read strictly: each truncation, and octets inside or behind, are refused")
    func strictDER() throws {
        let key = try PrivateKey.generate(.ec(.p256))
        let der = try key.sign([1], algorithm: .ecdsa(.sha256))
        for count in der.indices {
            #expect(throws: CryptoError.self) {
                try PlainECDSASignature.encode(der: Array(der.prefix(count)), curve: .p256)
            }
        }
        let number = DERWriter.unsignedInteger([1])
        let wrong = [
            der + [0], DERWriter.element(.sequence, number), DERWriter.element(.sequence, number + number + number),
            DERWriter.element(.sequence, [0x02, 0x02, 0x00, 0x01] + number),
            DERWriter.element(.sequence, [0x02, 0x01, 0xFF] + number),
            DERWriter.element(.sequence, [0x02, 0x00] + number), DERWriter.element(.octetString, number + number),
        ]
        for octets in wrong {
            let error = #expect(throws: CryptoError.self) { try PlainECDSASignature.encode(der: octets, curve: .p256) }
            #expect(error?.code == .encodingInvalid)
        }
    }

    @Test("an RSA key verifies no such signature")
    func otherKeys() throws {
        let key = try TestKeys.rsa2048.get().publicKey
        let error = #expect(throws: CryptoError.self) {
            try key.verifyPlain(signature: [UInt8](repeating: 1, count: 64), over: [1], hash: .sha256)
        }
        #expect(error?.code == .algorithmMismatch)
    }
}
