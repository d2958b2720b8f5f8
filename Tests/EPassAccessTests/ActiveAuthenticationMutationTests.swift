// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("Active authentication: what is changed is refused, Doc 9303-11, 6.1.2", .timed)
struct ActiveAuthenticationMutationTests {
    /// Few large keys: a changed octet costs an operation with the key.
    static func small() throws -> [ActiveAuthenticationVector] {
        try ActiveAuthenticationVector.conforming().filter { $0.response.octets.count <= 132 }
    }

    @Test(
        "every flipped octet of an answer is refused as a mismatch", arguments: TestShare.of(try small(), oneOf: 6))
    func flips(vector: ActiveAuthenticationVector) throws {
        let response = vector.response.octets
        for index in response.indices {
            var changed = response
            changed[index] ^= index.isMultiple(of: 2) ? 0x01 : 0x80
            guard case .refused(let refusal) = try vector.verdict(response: changed).outcome else {
                Issue.record("octet \(index) can be changed")
                continue
            }
            #expect(refusal.meaning == .mismatch)
        }
        #expect(!response.isEmpty)
    }

    @Test("every truncation of an RSA answer is undetermined, of an ECDSA answer a mismatch", arguments: try small())
    func truncations(vector: ActiveAuthenticationVector) throws {
        let expected = vector.scheme == nil ? "signatureFormat" : "responseTruncated"
        for count in vector.response.octets.indices {
            #expect(try vector.verdict(response: Array(vector.response.octets.prefix(count))).word == expected)
        }
    }

    @Test("every changed bit of the challenge is refused", arguments: try ActiveAuthenticationVector.confirmed())
    func challenges(vector: ActiveAuthenticationVector) throws {
        for bit in stride(from: 0, to: 64, by: 5) {
            var changed = vector.challenge.octets
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            let word = try vector.verdict(challenge: changed).word
            // With no hash function that is supported stated, nobody knows what was signed.
            let expected =
                vector.scheme == nil
                ? [vector.id.hasPrefix("RIPEMD") ? "algorithmUnsupported" : "signatureInvalid"]
                : ["digestMismatch", "responseTruncated"]
            #expect(expected.contains(word))
        }
    }

    @Test("no changed octet of DG15 confirms the answer", arguments: try small().prefix(12))
    func keys(vector: ActiveAuthenticationVector) throws {
        for index in vector.dg15.octets.indices {
            var changed = vector.dg15.octets
            changed[index] ^= 0x01
            let verdict = try vector.verdict(dataGroup15: changed)
            // NULL, the parameters of RSA, is not looked at.
            let isRead = (try? DataGroup15(decoding: changed)).map { file in
                (try? PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)) != nil
            }
            #expect(verdict.outcome != .confirmed || isRead == true && vector.scheme != nil, "octet \(index)")
        }
    }

    @Test("every other octet as header is refused")
    func headers() throws {
        let key = try PrivateKey.generate(.rsa(1024))
        let challenge: [UInt8] = [8, 7, 6, 5, 4, 3, 2, 1]
        let right = try representative(key, challenge)
        #expect(try word(key, right, challenge) == "confirmed")
        var words: [String: Int] = [:]
        for header in UInt8.min...UInt8.max where header != 0x6A {
            var changed = right
            changed[0] = header
            guard let found = try? word(key, changed, challenge) else {
                // Not below the modulus.
                #expect(header >= 0x80)
                continue
            }
            words[found, default: 0] += 1
        }
        #expect(words["confirmed"] == nil)
        // 4x and 5x: the whole message; 6B: padding; all others are no headers at all.
        #expect(words["notPartialRecovery"] == 32)
        #expect(words["paddingInvalid"] == 1)
        #expect(words.keys.sorted() == ["headerInvalid", "notPartialRecovery", "paddingInvalid"])
    }

    @Test("every other trailer is refused")
    func trailers() throws {
        let key = try PrivateKey.generate(.rsa(1024))
        let challenge: [UInt8] = [8, 7, 6, 5, 4, 3, 2, 1]
        let right = try representative(key, challenge)
        for number in UInt8.min...UInt8.max where number != 0x34 {
            var changed = right
            changed[126] = number
            let isKnown = [0x33, 0x35, 0x36, 0x38].contains(number)
            #expect(try word(key, changed, challenge) == (isKnown ? "trailerHashMismatch" : "trailerUnknown"))
        }
        for last in stride(from: UInt8(0), through: 0xFE, by: 2) where last != 0xCC {
            var changed = right
            changed[127] = last
            // BC is the trailer of SHA-1, whose digest then stands one octet further back.
            #expect(try word(key, changed, challenge) == (last == 0xBC ? "digestMismatch" : "trailerUnknown"))
        }
    }

    @Test("the worked example of appendix F is there, and its values follow from each other")
    func appendixF() throws {
        let examples = try ActiveAuthenticationExample.all()
        let example = try #require(examples.first)
        let challenge = try ActiveAuthentication.Challenge(example.rndIfd.octets)
        #expect(try ActiveAuthentication.command(challenge, expectedLength: 256).encoded() == example.capdu.octets)
        #expect(example.m2 == example.rndIfd)
        #expect(example.m.octets == example.m1.octets + example.m2.octets)
        #expect(try HashAlgorithm.sha1.hash(example.m.octets) == example.sha1M.octets)
        #expect(example.f.octets == [0x6A] + example.m1.octets + example.sha1M.octets + example.trailer.octets)
        // c = 852 bits, and M1 has four fewer.
        #expect(example.m1.octets.count * 8 == 1024 - 160 - 8 - 4 - 4)
        let content = try ISO9796Representative.read(example.f.octets, challenge: example.rndIfd.octets).get()
        #expect(content.hash == .sha1)
        #expect(content.recoveredMessage == example.m1.octets)
        #expect(content.deviations.isEmpty)
        let answer = try ResponseAPDU(decoding: example.rapdu.octets)
        #expect(answer.data == example.signature.octets)
        #expect(answer.statusBytes == .success)
    }

    @Test(
        "the representative of appendix F, signed with a key of our own, is confirmed: the standard prints no modulus")
    func appendixFSigned() throws {
        let example = try #require(try ActiveAuthenticationExample.all().first)
        let key = try PrivateKey.generate(.rsa(1024))
        #expect(try word(key, example.f.octets, example.rndIfd.octets) == "confirmed")
        // The signature that is printed is one of another key.
        let file = try DataGroup15(subjectPublicKeyInfo: key.subjectPublicKeyInfo())
        let verdict = ActiveAuthentication.verify(
            response: example.signature.octets, challenge: try ActiveAuthentication.Challenge(example.rndIfd.octets),
            dataGroup15: file.octets, securityInfos: nil)
        #expect(verdict.outcome != .confirmed)
    }

    @Test("a representative of 4096 bits with each hash function is confirmed", arguments: HashAlgorithm.allCases)
    func largest(hash: HashAlgorithm) throws {
        let key = Self.key4096
        let challenge = try ActiveAuthentication.Challenge.random().octets
        let trailers: [HashAlgorithm: [UInt8]] = [
            .sha1: [0xBC], .sha224: [0x38, 0xCC], .sha256: [0x34, 0xCC], .sha384: [0x36, 0xCC], .sha512: [0x35, 0xCC],
        ]
        let trailer = try #require(trailers[hash])
        let octets = try representative(try key.get(), challenge, hash, trailer)
        #expect(octets.count == 512)
        #expect(try word(try key.get(), octets, challenge) == "confirmed")
    }

    private static let key4096 = Result { try PrivateKey.generate(.rsa(4096)) }

    /// What a chip would sign.
    private func representative(
        _ key: PrivateKey, _ challenge: [UInt8], _ hash: HashAlgorithm = .sha256, _ trailer: [UInt8] = [0x34, 0xCC]
    ) throws -> [UInt8] {
        let size = try #require(key.publicKey.modulus?.count)
        let message = try RandomSource.system.bytes(size - 1 - hash.digestSize - trailer.count)
        return [0x6A] + message + (try hash.hash(message + challenge)) + trailer
    }

    /// The verdict on a representative that the key signed.
    private func word(_ key: PrivateKey, _ representative: [UInt8], _ challenge: [UInt8]) throws -> String {
        let file = try DataGroup15(subjectPublicKeyInfo: key.subjectPublicKeyInfo())
        return ActiveAuthentication.verify(
            response: try key.rawRSA(representative), challenge: try ActiveAuthentication.Challenge(challenge),
            dataGroup15: file.octets, securityInfos: nil
        ).word
    }
}
