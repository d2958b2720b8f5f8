// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassCrypto

/// Keys and signatures of RFC 6979, A.2.1 and A.2.2.
struct DSAVector: Decodable, Sendable, CustomTestStringConvertible {
    struct Signature: Decodable, Sendable {
        let message: String
        let hash: String
        let r: String
        let s: String
    }

    private struct File: Decodable { let keys: [DSAVector] }

    let id: String
    let p: String
    let q: String
    let g: String
    let y: String
    let x: String
    let signatures: [Signature]
    var testDescription: String { id }

    static let all: [DSAVector] = EPassVectors.files(in: "doc9303-12", external: nil, fileExtension: "json").flatMap {
        (try? JSONDecoder().decode(File.self, from: Data(contentsOf: $0)).keys) ?? []
    }

    func parameters() throws -> DSAParameters {
        DSAParameters(
            prime: try Self.number(p), order: try Self.number(q), generator: try Self.number(g))
    }

    func value() throws -> [UInt8] { try Self.number(y) }

    /// Without leading zeros.
    static func number(_ text: String) throws -> [UInt8] { Array(try #require(octets(text)).drop { $0 == 0 }) }
}

@Suite("DSA (Doc 9303-12, 4.1.6.2; FIPS 186-4)", .timed)
struct DSATests {
    private static let message = Array("LDS security object".utf8)

    private static func sequence(_ numbers: [[UInt8]]) -> [UInt8] {
        DERWriter.element(.sequence, Array(numbers.map(DERWriter.unsignedInteger).joined()))
    }

    private func code(_ der: [UInt8]) -> CryptoError.Code? {
        defer { #expect(ErrorQueue.drain() == []) }
        do throws(CryptoError) {
            _ = try PublicKey(subjectPublicKeyInfo: der)
            return nil
        } catch {
            return error.code
        }
    }

    /// A SubjectPublicKeyInfo of any numbers.
    private static func info(_ parameters: [[UInt8]], _ value: [UInt8]) -> [UInt8] {
        TestSPKI.make(
            algorithm: TestSPKI.objectIdentifier("1.2.840.10040.4.1"), parameters: sequence(parameters),
            key: DERWriter.unsignedInteger(value))
    }

    @Test("the signatures of RFC 6979, A.2 are valid, and of nothing else", arguments: DSAVector.all)
    func published(vector: DSAVector) throws {
        #expect(DSAVector.all.count == 2 && vector.signatures.count == 10)
        let key = try PublicKey(.dsa(parameters: vector.parameters(), value: vector.value()))
        for row in vector.signatures {
            let hash = try #require(HashAlgorithm(rawValue: row.hash))
            let signature = Self.sequence([try DSAVector.number(row.r), try DSAVector.number(row.s)])
            let message = Array(row.message.utf8)
            #expect(try key.verify(signature: signature, over: message, algorithm: .dsa(hash)) == .valid)
            #expect(try key.verify(signature: signature, over: message + [0], algorithm: .dsa(hash)) == .invalid)
            for other in HashAlgorithm.allCases where other != hash {
                #expect(try key.verify(signature: signature, over: message, algorithm: .dsa(other)) == .invalid)
            }
        }
    }

    @Test("kind, name and numbers of a key are those that it has", arguments: DSAVector.all)
    func kinds(vector: DSAVector) throws {
        let parameters = try vector.parameters()
        let key = try PublicKey(.dsa(parameters: parameters, value: vector.value()))
        let bits = parameters.prime.count * 8
        #expect(key.kind == .dsa(bits: bits, orderBits: parameters.order.count * 8))
        #expect(key.description == "DSA \(bits)" && key.kind.description == key.description)
        #expect(try key.components() == .dsa(parameters: parameters, value: vector.value()))
        #expect(key.keyKind == .dsa(parameters) && key.dsaParameters == parameters)
        #expect(key.modulus == nil && !key.isRestrictedToPSS && !key.isOnTwinCurve)
        #expect(parameters.description == "DSA-\(bits)-\(parameters.order.count * 8)")
    }

    @Test("every set that issuers have is one, by a name of its own")
    func listed() throws {
        #expect(DSAParameters.listed.map(\.name) == ["DSA-1024", "DSA-2048-224", "DSA-2048", "DSA-3072"])
        let lengths = DSAParameters.listed.map { [$0.parameters.prime.bitCount, $0.parameters.order.bitCount] }
        #expect(lengths == [[1024, 160], [2048, 224], [2048, 256], [3072, 256]])
        for (name, parameters) in DSAParameters.listed {
            #expect(try ModularGroup.isPrime(parameters.prime) && ModularGroup.isPrime(parameters.order))
            try parameters.check(parameters.generator)
            #expect(parameters.description == name && DSAParameters.named(name.lowercased()) == parameters)
        }
        #expect(DSAParameters.named("DSA") == nil && DSAParameters.named("DSA-4096") == nil)
    }

    @Test(
        "a signature is of its key and its message, and follows from the seed",
        arguments: DSAParameters.listed.map(\.name))
    func signs(name: String) throws {
        let parameters = try #require(DSAParameters.named(name))
        let made = try (0..<2).map { _ in
            let key = try PrivateKey.generate(.dsa(parameters), context: CryptoContext(seed: 9303))
            return (key: key, signature: try key.sign(Self.message, algorithm: .dsa(.sha256)))
        }
        #expect(made[0].signature == made[1].signature)
        let key = made[0].key
        #expect(key.publicKey.subjectPublicKeyInfo == made[1].key.publicKey.subjectPublicKeyInfo)
        #expect(key.publicKey.keyKind == .dsa(parameters))
        #expect(try key.subjectPublicKeyInfo(explicitParameters: true) == key.publicKey.subjectPublicKeyInfo)
        let other = try PrivateKey.generate(.dsa(parameters))
        for hash in HashAlgorithm.allCases {
            let signature = try key.sign(Self.message, algorithm: .dsa(hash))
            let algorithm = SignatureAlgorithm.dsa(hash)
            #expect(try key.publicKey.verify(signature: signature, over: Self.message, algorithm: algorithm) == .valid)
            #expect(
                try other.publicKey.verify(signature: signature, over: Self.message, algorithm: algorithm) == .invalid)
            #expect(try key.publicKey.verify(signature: signature, over: [], algorithm: algorithm) == .invalid)
            for index in signature.indices {
                var flipped = signature
                flipped[index] ^= 1
                #expect(
                    try key.publicKey.verify(signature: flipped, over: Self.message, algorithm: algorithm) == .invalid)
            }
        }
        #expect(ErrorQueue.drain() == [])
    }

    @Test("a private key is read from PKCS #8 and PEM, and signs as it did")
    func privateKeys() throws {
        let key = try PrivateKey.generate(.dsa(try #require(DSAParameters.named("DSA-2048-224"))))
        let encoded = try key.pkcs8()
        let octets = encoded.withUnsafeBytes { Array($0) }
        let read = try PrivateKey(pkcs8: octets)
        #expect(read.publicKey.subjectPublicKeyInfo == key.publicKey.subjectPublicKeyInfo)
        let signature = try read.sign(Self.message, algorithm: .dsa(.sha224), context: CryptoContext(seed: 1))
        let verdict = try key.publicKey.verify(
            signature: signature, over: Self.message, algorithm: .dsa(.sha224))
        #expect(verdict == .valid)
    }

    @Test("r or s of zero, of q and above, padded, negative, or with octets behind is no signature")
    func ranges() throws {
        let vector = try #require(DSAVector.all.first)
        let (parameters, row) = (try vector.parameters(), vector.signatures[2])
        let key = try PublicKey(.dsa(parameters: parameters, value: vector.value()))
        let (r, s) = (try DSAVector.number(row.r), try DSAVector.number(row.s))
        func verdict(_ signature: [UInt8]) throws -> SignatureVerdict {
            // Nothing is tolerated by name either.
            let check = try key.check(
                signature: signature, over: Array(row.message.utf8)[...], algorithm: .dsa(.sha256),
                tolerating: Set(SignatureDeviation.allCases))
            #expect(check.deviations.isEmpty)
            return check.verdict
        }
        let right = Self.sequence([r, s])
        #expect(try verdict(right) == .valid)
        let q = parameters.order
        let above = [
            [], q, UnsignedOctets.add(q, [1]), UnsignedOctets.add(r, q), UnsignedOctets.add(s, q), parameters.prime,
        ]
        for number in above + [[UInt8](repeating: 0xFF, count: 4_000)] {
            #expect(try verdict(Self.sequence([number, s])) == .invalid)
            #expect(try verdict(Self.sequence([r, number])) == .invalid)
            #expect(try verdict(Self.sequence([number, number])) == .invalid)
        }
        func integer(_ content: [UInt8]) -> [UInt8] { DERWriter.element(.integer, content) }
        let padded = DERWriter.element(.sequence, integer([0, 0] + r) + integer([0] + s))
        let negative = DERWriter.element(.sequence, integer(r) + integer([0xFF] + s))
        let more = DERWriter.element(.sequence, Array(right.dropFirst(2)) + integer([1]))
        for signature in [padded, negative, more, right + [0], [0] + right, r + s, [], [0x30], [0x30, 0]] {
            #expect(try verdict(signature) == .invalid)
        }
        for count in right.indices { #expect(try verdict(Array(right.prefix(count))) == .invalid) }
        #expect(ErrorQueue.drain() == [])
    }

    @Test("numbers that do not fit each other are no key")
    func numbers() throws {
        let vector = try #require(DSAVector.all.first)
        let (p, q, g) = (try DSAVector.number(vector.p), try DSAVector.number(vector.q), try DSAVector.number(vector.g))
        let y = try vector.value()
        #expect(code(Self.info([p, q, g], y)) == nil)
        let last = UnsignedOctets.subtract(p, [1])
        let other = try #require(DSAParameters.named("DSA-1024"))
        // Out of range; 1 is what everybody can sign under; outside the subgroup, whose order q is.
        for value in [[], [1], last, p, UnsignedOctets.add(p, y), [2], [3], UnsignedOctets.subtract(p, y)] as [[UInt8]]
        {
            #expect(code(Self.info([p, q, g], value)) == .dsaKeyInvalid, "y")
        }
        for generator in [[], [1], last, p, [2], UnsignedOctets.subtract(p, g), UnsignedOctets.add(p, g)] as [[UInt8]] {
            #expect(code(Self.info([p, q, generator], y)) == .dsaKeyInvalid, "g")
        }
        // Of another group, and composite: (p-1)/q has factors enough for one of 160 bits.
        for order in [other.order, UnsignedOctets.add(q, [2]), UnsignedOctets.subtract(q, [1])] {
            #expect(code(Self.info([p, order, g], y)) == .dsaKeyInvalid, "q")
        }
        for prime in [other.prime, UnsignedOctets.add(p, [2]), UnsignedOctets.add(p, [1])] {
            #expect(code(Self.info([prime, q, g], y)) == .dsaKeyInvalid, "p")
        }
    }

    @Test("lengths out of bounds are refused before anything is computed")
    func lengths() throws {
        let parameters = try #require(DSAParameters.named("DSA-2048"))
        let (q, g) = (parameters.order, parameters.generator)
        for bits in [0, 1, 8, 512, 1023, 3073, 8192, 200_000] {
            let prime = bits == 0 ? [] : TestSPKI.number(bits: bits)
            #expect(code(Self.info([prime, q, g], [2])) == .dsaKeyInvalid, "\(bits) bits of p")
        }
        for bits in [0, 1, 128, 159, 161, 192, 223, 225, 255, 257, 2047, 100_000] {
            let order = bits == 0 ? [] : TestSPKI.number(bits: bits)
            #expect(code(Self.info([parameters.prime, order, g], [2])) == .dsaKeyInvalid, "\(bits) bits of q")
        }
        let long = [UInt8](repeating: 0x7F, count: 100_000)
        #expect(code(Self.info([parameters.prime, q, long], [2])) == .dsaKeyInvalid)
        #expect(code(Self.info([parameters.prime, q, g], long)) == .dsaKeyInvalid)
        let wide = DSAParameters(prime: long, order: q, generator: g)
        #expect(throws: CryptoError.self) { try PublicKey(.dsa(parameters: wide, value: [2])) }
        let error = #expect(throws: CryptoError.self) { try PrivateKey.generate(.dsa(wide)) }
        #expect(error?.code == .dsaKeyInvalid)
    }

    @Test("domain parameters that are left to the issuer's key are refused by name")
    func inherited() throws {
        let vector = try #require(DSAVector.all.first)
        let key = DERWriter.unsignedInteger(try vector.value())
        let name = TestSPKI.objectIdentifier("1.2.840.10040.4.1")
        for parameters in [[], TestSPKI.null] {
            #expect(
                code(TestSPKI.make(algorithm: name, parameters: parameters, key: key)) == .domainParametersNotExplicit)
        }
    }

    @Test("another form than RFC 3279, 2.3.2 has, and every cut and added octet, is an error")
    func encoding() throws {
        let vector = try #require(DSAVector.all.first)
        let (p, q, g) = (try DSAVector.number(vector.p), try DSAVector.number(vector.q), try DSAVector.number(vector.g))
        let y = try vector.value()
        let name = TestSPKI.objectIdentifier("1.2.840.10040.4.1")
        let right = Self.sequence([p, q, g])
        let value = DERWriter.unsignedInteger(y)
        for (parameters, key) in [
            (Self.sequence([p, q]), value), (Self.sequence([p, q, g, g]), value), (right + TestSPKI.null, value),
            (TestSPKI.objectIdentifier("1.2.840.10045.3.1.7"), value), (right, y), (right, value + [0]),
            (right, Self.sequence([y])), (right, []), (right, DERWriter.element(.integer, [0, 0] + y)),
            (right, DERWriter.element(.integer, [0x80] + y)),
        ] {
            #expect(code(TestSPKI.make(algorithm: name, parameters: parameters, key: key)) == .encodingInvalid)
        }
        let der = Self.info([p, q, g], y)
        #expect(code(der) == nil && code(der + [0]) == .encodingInvalid)
        for count in der.indices { #expect(code(Array(der.prefix(count))) == .encodingInvalid) }
    }

    @Test("an algorithm of another kind of key is an error, both ways")
    func mismatch() throws {
        let dsa = try PrivateKey.generate(.dsa(try #require(DSAParameters.named("DSA-1024"))))
        let curve = try TestKeys.curve(.p256)
        let rsa = try TestKeys.rsa1024.get()
        for algorithm in [SignatureAlgorithm.ecdsa(.sha256), .ecdsaPlain(.sha256), .rsaPKCS1(.sha256)] {
            let first = #expect(throws: CryptoError.self) { try dsa.sign(Self.message, algorithm: algorithm) }
            let second = #expect(throws: CryptoError.self) {
                try dsa.publicKey.verify(signature: [1], over: Self.message, algorithm: algorithm)
            }
            #expect(first?.code == .algorithmMismatch && second?.code == .algorithmMismatch)
        }
        for key in [curve, rsa] {
            let first = #expect(throws: CryptoError.self) { try key.sign(Self.message, algorithm: .dsa(.sha256)) }
            let second = #expect(throws: CryptoError.self) {
                try key.publicKey.verify(signature: [1], over: Self.message, algorithm: .dsa(.sha256))
            }
            #expect(first?.code == .algorithmMismatch && second?.code == .algorithmMismatch)
        }
        let third = #expect(throws: CryptoError.self) { try dsa.sign(Self.message, issuing: .dsa(.md5)) }
        #expect(third?.code == .algorithmMismatch)
    }
}
