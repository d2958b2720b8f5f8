// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("The chip's half of active authentication, Doc 9303-11, 6.1", .timed)
struct ChipActiveAuthenticationTests {
    private static let challenge: [UInt8] = [0xF1, 0x73, 0x58, 0x99, 0x74, 0xBF, 0x40, 0xC6]

    /// What a signature with message recovery opens to.
    private struct Opened {
        let header: UInt8
        let message: [UInt8]
        let digest: [UInt8]
        let trailer: [UInt8]
    }

    private func opened(_ signature: [UInt8], _ key: PublicKey, _ hash: HashAlgorithm) throws -> Opened {
        let octets = try key.recover(signature)
        let size = hash == .sha1 ? 1 : 2
        return Opened(
            header: try #require(octets.first),
            message: Array(octets.dropFirst().dropLast(size + hash.digestSize)),
            digest: Array(octets.dropLast(size).suffix(hash.digestSize)), trailer: Array(octets.suffix(size)))
    }

    @Test(
        "an RSA signature opens to 6A, M1, the hash of M1 and the challenge, and the trailer of the hash", .long(),
        arguments: [
            ("aa-rsa-1024", HashAlgorithm.sha1, "BC"), ("aa-rsa-1536", .sha224, "38CC"),
            ("aa-rsa-2048", .sha256, "34CC"), ("aa-rsa-3072", .sha384, "36CC"), ("aa-rsa-4096", .sha512, "35CC"),
        ])
    func rsa(_ name: String, _ hash: HashAlgorithm, _ trailer: String) throws {
        var terminal = try ChipProofTerminal(name)
        let key = try terminal.signingKey()
        let first = try terminal.sign(Self.challenge)
        try #require(first.statusBytes == .success)
        let value = try opened(first.data, key, hash)
        #expect(value.header == 0x6A && hex(value.trailer) == trailer)
        #expect(try value.digest == hash.hash(value.message + Self.challenge))
        // k - Lh - 8t - 8 bits.
        let size = try #require(key.modulus).count
        #expect(value.message.count == size - hash.digestSize - trailer.count / 2 - 1)
        // M1 is a nonce.
        #expect(try terminal.sign(Self.challenge).data != first.data)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "by B.4 the lesser of two numbers comes, and the standard's power of it or of its negative is the representative"
    )
    func b4() throws {
        var terminal = try ChipProofTerminal("aa-rsa-b4")
        let key = try terminal.signingKey()
        let modulus = try #require(key.modulus)
        var direct = 0
        for count in 0..<24 {
            let signature = try terminal.sign(Self.challenge).data
            let negative = UnsignedOctets.subtract(modulus, signature)
            let padded = [UInt8](repeating: 0, count: modulus.count - negative.count) + negative
            #expect(!padded.lexicographicallyPrecedes(signature))
            let isDirect = try key.recover(signature).first == 0x6A
            if isDirect { direct += 1 }
            let value = try opened(isDirect ? signature : padded, key, .sha256)
            #expect(value.header == 0x6A && value.trailer == [0x34, 0xCC], "\(count)")
            #expect(try value.digest == HashAlgorithm.sha256.hash(value.message + Self.challenge))
        }
        #expect((1...23).contains(direct))
    }

    @Test(
        "an ECDSA signature is r and s, each as long as the order, over the challenge alone",
        arguments: [
            ("aa-and-ca", HashAlgorithm.sha256, 32, 3), ("aa-p224", .sha224, 28, 2), ("aa-p384", .sha384, 48, 4),
            ("aa-p521", .sha512, 66, 5), ("aa-brainpoolp256r1", .sha256, 32, 3),
            ("aa-brainpoolp512r1", .sha512, 64, 5), ("aa-named-curve", .sha256, 32, 3),
        ])
    func ecdsa(_ name: String, _ hash: HashAlgorithm, _ size: Int, _ arc: Int) throws {
        var terminal = try ChipProofTerminal(name)
        let key = try terminal.signingKey()
        for _ in 0..<8 {
            let signature = try terminal.sign(Self.challenge).data
            #expect(signature.count == 2 * size)
            let der = try #require(ECDSASignature(plain: signature)).der
            #expect(try key.verify(signature: der, over: Self.challenge, algorithm: .ecdsa(hash)) == .valid)
        }
        let stated = try terminal.securityInfos().compactMap { info in
            if case .activeAuthentication(let found) = info { found.signatureAlgorithm } else { nil }
        }
        #expect(stated == ["0.4.0.127.0.7.1.1.4.1.\(arc)"])
    }

    @Test("a chip may write the signature in DER, and leave its entry out of EF.DG14")
    func departures() throws {
        var terminal = try ChipProofTerminal("aa-der")
        let signature = try terminal.sign(Self.challenge).data
        #expect(signature.first == 0x30)
        #expect(
            try terminal.signingKey().verify(signature: signature, over: Self.challenge, algorithm: .ecdsa(.sha256))
                == .valid)
        #expect(try ChipProofTerminal("aa-no-info").document.files[.dataGroup(.dg14)]?.count ?? 0 < 60)
        let misstated = try ChipProofTerminal("aa-hash-misstated").securityInfos()
        #expect(
            misstated.contains {
                $0
                    == .activeAuthentication(
                        ActiveAuthenticationInfo(signatureAlgorithm: "0.4.0.127.0.7.1.1.4.1.4"))
            })
    }

    @Test("a challenge has eight octets, and the response needs room")
    func lengths() throws {
        var terminal = try ChipProofTerminal("aa-only")
        for count in [1, 7, 9, 16, 40] {
            let answer = try terminal.sign([UInt8](repeating: 1, count: count))
            #expect(answer.statusBytes == .wrongLength)
        }
        #expect(try terminal.sign(Self.challenge, expectedLength: 63).statusBytes == .wrongLength)
        #expect(try terminal.sign(Self.challenge, expectedLength: 64).statusBytes == .success)
        let missing = try terminal.channel.exchange(
            CommandAPDU(instruction: 0x88, p1: 0, p2: 0, data: Self.challenge))
        #expect(missing.statusBytes == .wrongLength)
        let other = try terminal.channel.exchange(
            CommandAPDU(instruction: 0x88, p1: 1, p2: 0, data: Self.challenge, expectedLength: 256))
        #expect(other.statusBytes == .incorrectParameters)
    }

    @Test("6.1.4: a long signature takes extended length, is refused, cut, or comes in pieces")
    func longResponses() throws {
        var terminal = try ChipProofTerminal("aa-rsa-2048")
        #expect(try terminal.sign(Self.challenge, expectedLength: 256).statusBytes == .wrongLength)
        #expect(try terminal.sign(Self.challenge).data.count == 256)
        var cut = try ChipProofTerminal("aa-rsa-truncated")
        let answer = try cut.sign(Self.challenge, expectedLength: 256)
        #expect(answer.statusBytes == .success && (200..<256).contains(answer.data.count))
    }

    @Test("a response in pieces: what is cut up is the protected response, and GET RESPONSE fetches the next piece")
    func pieces() throws {
        var terminal = try ChipProofTerminal("aa-rsa-chained")
        let command = try terminal.channel.protected(
            CommandAPDU(instruction: 0x88, p1: 0, p2: 0, data: Self.challenge, expectedLength: 256))
        var octets = terminal.chip.respond(to: try command.encoded())
        var whole: [UInt8] = []
        var rounds = 0
        while octets.suffix(2).first == 0x61, rounds < 9 {
            let waiting = try #require(octets.last)
            whole += octets.dropLast(2)
            octets = terminal.chip.respond(to: [0x00, 0xC0, 0x00, 0x00, waiting])
            rounds += 1
        }
        whole += octets
        #expect(rounds == 1)
        let data = try terminal.channel.opened(whole).data
        let value = try opened(data, terminal.signingKey(), .sha256)
        #expect(try value.digest == HashAlgorithm.sha256.hash(value.message + Self.challenge))
        #expect(try terminal.readsCOM() == .success)
        // Another command instead of GET RESPONSE: the rest is gone, and the channel stands.
        let again = try terminal.channel.protected(
            CommandAPDU(instruction: 0x88, p1: 0, p2: 0, data: Self.challenge, expectedLength: 256))
        #expect(terminal.chip.respond(to: try again.encoded()).suffix(2).first == 0x61)
        terminal.channel.skipResponse()
        #expect(try terminal.readsCOM() == .success)
        #expect(hex(terminal.chip.respond(to: [0x00, 0xC0, 0x00, 0x00, 0x10])) == "6D00")
    }

    @Test("without access control it works without secure messaging")
    func plain() throws {
        var description = try SimulatorProfile.named("aa-and-ca").document
        description.accessControl = .none
        let document = try Personaliser.personalise(description, seed: 3)
        let terminal = TestTerminal(try SimulatedChip(document: document))
        #expect(try terminal.send("00A4040C07A0000002471001") == "9000")
        #expect(try terminal.send("0088000008010203040506070800").hasSuffix("9000"))
    }

    @Test(
        "a faulty RSA signature is wrong in just that",
        arguments: [
            ("aa-rsa-wrong-header", "2A", "34CC", true), ("aa-rsa-total-recovery", "4A", "34CC", true),
            ("aa-rsa-wrong-trailer", "6A", "36CC", true), ("aa-rsa-unknown-trailer", "6A", "3FCC", true),
            ("aa-rsa-changed-message", "6A", "34CC", false), ("aa-rsa-short-message", "6B", "34CC", nil),
            ("aa-rsa-wrong-padding", "6B", "34CC", nil),
        ] as [(String, String, String, Bool?)])
    func faults(_ name: String, _ header: String, _ trailer: String, _ hashFits: Bool?) throws {
        var terminal = try ChipProofTerminal(name)
        let value = try opened(terminal.sign(Self.challenge).data, terminal.signingKey(), .sha256)
        #expect(hex([value.header]) == header && hex(value.trailer) == trailer)
        if let hashFits {
            #expect(try (value.digest == HashAlgorithm.sha256.hash(value.message + Self.challenge)) == hashFits)
        } else {
            #expect(try value.digest == HashAlgorithm.sha256.hash(value.message.suffix(8) + Self.challenge))
            #expect(value.message.dropLast(8).last == (name == "aa-rsa-short-message" ? 0xBA : 0x00))
            #expect(value.message.dropLast(9).allSatisfy { $0 == 0xBB })
        }
    }

    @Test(
        "a dishonest chip's signature is not that of EF.DG15 over the challenge",
        arguments: [
            "aa-random", "aa-wrong-key", "aa-replayed", "aa-other-challenge", "aa-zero", "aa-r-zero", "aa-s-zero",
            "aa-out-of-range", "aa-truncated", "clone",
        ])
    func dishonest(_ name: String) throws {
        var terminal = try ChipProofTerminal(name)
        let answer = try terminal.sign(Self.challenge)
        #expect(answer.statusBytes == .success)
        #expect(answer.data.count == (name == "aa-truncated" ? 62 : 64))
        let der = ECDSASignature(plain: answer.data)?.der ?? []
        let key = try terminal.signingKey()
        #expect((try? key.verify(signature: der, over: Self.challenge, algorithm: .ecdsa(.sha256))) != .valid)
        if name == "aa-replayed" { #expect(try terminal.sign([1, 2, 3, 4, 5, 6, 7, 8]).data == answer.data) }
        if name == "aa-other-challenge" {
            #expect(
                try key.verify(signature: der, over: Self.challenge.map { $0 ^ 0xFF }, algorithm: .ecdsa(.sha256))
                    == .valid)
        }
    }

    @Test(
        "the same with RSA", arguments: ["aa-rsa-wrong-key", "aa-rsa-replayed", "aa-rsa-zero", "aa-rsa-out-of-range"])
    func dishonestRSA(_ name: String) throws {
        var terminal = try ChipProofTerminal(name)
        let answer = try terminal.sign(Self.challenge)
        let key = try terminal.signingKey()
        #expect(answer.data.count == 192)
        switch name {
        case "aa-rsa-zero": #expect(answer.data.allSatisfy { $0 == 0 })
        case "aa-rsa-out-of-range": #expect(!answer.data.lexicographicallyPrecedes(try #require(key.modulus)))
        case "aa-rsa-wrong-key" where !answer.data.lexicographicallyPrecedes(try #require(key.modulus)):
            // A number of the other key's range that is none of this one's.
            #expect(throws: CryptoError.self) { try key.recover(answer.data) }
        default:
            let value = try opened(answer.data, key, .sha256)
            #expect(try value.digest != HashAlgorithm.sha256.hash(value.message + Self.challenge))
        }
        if name == "aa-rsa-replayed" { #expect(try terminal.sign([1, 2, 3, 4, 5, 6, 7, 8]).data == answer.data) }
    }
}
