// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("PACE against hostile values, with fixed ephemeral keys (Doc 9303-11, 4.4.3.3.1, 9.6)", .timed)
struct PACEHostileTests {
    /// Where the chip's public key comes in.
    enum Place: CaseIterable {
        case mapping
        case agreement
    }

    @Test(
        "points that are none, or not of the curve, are refused in mapping and in agreement", arguments: Place.allCases)
    func points(place: Place) throws {
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let good = try Example.vector("G.1").agreement.chipPublic
        let x = Array(good[1...32])
        let y = Array(good[33...64])
        let zero = [UInt8](repeating: 0, count: 32)
        let parity: UInt8 = 2 + (y[31] & 1)
        let cases: [([UInt8], AccessError.Code)] = [
            // Wrong lengths.
            ([], .publicKeyEncoding), ([0x04], .publicKeyEncoding), (Array(good.dropLast()), .publicKeyEncoding),
            (good + [0x00], .publicKeyEncoding), (Array(good.dropFirst()), .publicKeyEncoding),
            (good + good, .publicKeyEncoding), ([UInt8](repeating: 4, count: 5000), .publicKeyEncoding),
            // Leading zeros.
            ([0x00] + good, .publicKeyEncoding), ([0x00] + x + y, .publicKeyEncoding),
            // Compressed and hybrid.
            ([parity] + x, .publicKeyEncoding), ([parity ^ 1] + x, .publicKeyEncoding),
            ([parity + 4] + x + y, .publicKeyEncoding), ([0x05] + x + y, .publicKeyEncoding),
            // Off the curve; the twist; coordinates not below p.
            ([0x04] + x + y.dropLast() + [y[31] ^ 1], .publicKeyInvalid), ([0x04] + y + x, .publicKeyInvalid),
            ([0x04] + zero + zero, .publicKeyInvalid), ([0x04] + group.prime + y, .publicKeyEncoding),
            ([0x04] + x + group.prime, .publicKeyEncoding),
            ([0x04] + [UInt8](repeating: 0xFF, count: 64), .publicKeyEncoding),
        ]
        for (octets, code) in cases {
            try expect(octets, at: place, appendix: "G.1", [code])
        }
        // The point at infinity is a single octet in X9.62; as a whole key it is refused either way.
        try expect([0x00], at: place, appendix: "G.1", [.publicKeyInvalid, .publicKeyEncoding])
    }

    @Test(
        "every curve refuses a point of another curve", arguments: KeyAgreementGroup.standardized.filter(\.isElliptic))
    func otherCurve(group: KeyAgreementGroup) throws {
        let others = KeyAgreementGroup.standardized.filter { $0.isElliptic && $0 != group }
        for other in others {
            let key = try EphemeralKey(in: group, random: .system)
            let foreign = try other.generator().publicKey
            do {
                _ = try key.agreement(with: foreign, element: "DO'84'")
                Issue.record("\(group) took a point of \(other)")
            } catch {
                #expect([.publicKeyInvalid, .publicKeyEncoding].contains(error.code))
                #expect(error.element == "DO'84'")
            }
        }
    }

    @Test("0, 1, p-1, p, p+1 and numbers outside the subgroup are refused (RFC 2631, 2.1.5)", arguments: Place.allCases)
    func numbers(place: Place) throws {
        let group = KeyAgreementGroup.dh(.modp1024Subgroup160)
        let field = try group.fieldArithmetic()
        let minusOne = try field.negate(field.number(1)).octets
        let minusTwo = try field.negate(field.number(2)).octets
        var aboveP = group.prime
        aboveP[127] += 1
        // 2 generates more than the subgroup: its power by q is not 1.
        let two = try field.power(field.number(2), group.order).octets
        #expect(two.last != 1 || two.dropLast().contains { $0 != 0 })
        let cases: [[UInt8]] = [
            [0x00], [0x01], [0x02], minusOne, minusTwo, group.prime, aboveP, [UInt8](repeating: 0xFF, count: 128),
        ]
        for octets in cases {
            try expect(octets, at: place, appendix: "G.2", [.publicKeyInvalid])
        }
        let tooLong = [0x01] + [UInt8](repeating: 0, count: 128)
        for octets in [[], tooLong, [UInt8](repeating: 1, count: 5000)] {
            try expect(octets, at: place, appendix: "G.2", [.publicKeyEncoding, .publicKeyInvalid])
        }
    }

    @Test("a number of the larger groups that is outside the subgroup is refused", arguments: DHGroup.allCases)
    func subgroups(kind: DHGroup) throws {
        let group = KeyAgreementGroup.dh(kind)
        let field = try group.fieldArithmetic()
        let key = try EphemeralKey(in: group, random: .system)
        let minusOne = try field.negate(field.number(1))
        // The generator times -1 has the order 2q.
        let outside = Array(
            try field.multiply(field.number(group.generator().publicKey), minusOne).octets.drop { $0 == 0 })
        #expect(throws: AccessError.code(.publicKeyInvalid)) { _ = try key.agreement(with: outside, element: "") }
    }

    @Test(
        "the terminal's own public key sent back is refused, in mapping and in agreement",
        arguments: ["G.1", "G.2", "I.1"])
    func reflected(appendix: String) throws {
        let vector = try Example.vector(appendix)
        let mapping = try #require(vector.mapping)
        try expect(mapping.terminalPublic, at: .mapping, appendix: appendix, [.publicKeyReflected])
        try expect(vector.agreement.terminalPublic, at: .agreement, appendix: appendix, [.publicKeyReflected])
    }

    @Test("the integrated mapping's agreement refuses the reflected key too", arguments: ["H.1", "H.2"])
    func reflectedIntegrated(appendix: String) throws {
        let vector = try Example.vector(appendix)
        try expect(vector.agreement.terminalPublic, at: .agreement, appendix: appendix, [.publicKeyReflected])
    }

    @Test(
        "a chip that makes the mapped generator neutral is refused",
        arguments: [
            KeyAgreementGroup.ec(.p192), .ec(.brainpoolP256r1), .ec(.p521), .dh(.modp1024Subgroup160),
            .dh(.modp2048Subgroup256),
        ])
    func neutralGenerator(group: KeyAgreementGroup) throws {
        // With s * G + d * (e * G) and e = -s / d the sum is neutral.
        let candidate = try PACECandidate.made(.generic, .aes128, group)
        let scalars = try group.scalarArithmetic()
        let nonce: [UInt8] = (1...16).map { $0 }
        let terminal = try scalars.number([0x12, 0x34, 0x56])
        let chip = try scalars.multiply(scalars.negate(scalars.number(nonce)), scalars.invert(terminal))
        let chipKey = try group.multiplyGenerator(by: chip.secret()).publicKey
        let mapping = try NonceMapping.generic(
            candidate, nonce: SecretBytes(copying: nonce), random: RandomSource(fixed: terminal.octets))
        do {
            _ = try mapping.mapped(chip: chipKey)
            Issue.record("a neutral generator was taken")
        } catch {
            #expect(error.code == .mappedGeneratorInvalid)
        }
    }

    @Test("a public value filled with zeros is tolerated as mapping data and named, and refused in the agreement")
    func filledValue() throws {
        let group = KeyAgreementGroup.dh(.modp1024Subgroup160)
        let chip = try DHRun.short(group)
        let candidate = try PACECandidate.made(.generic, .aes128, group)
        let random = RandomSource(
            fixed: DHRun.scalar(3, group) + DHRun.scalar(5, group))
        let filled = [UInt8](repeating: 0, count: 128 - chip.publicKey.count) + chip.publicKey
        do {
            _ = try PACE.start(candidate, password: PACEPassword.can("123456"), random: random)
                .receive(Chip.status(0x9000))
                .receive(Chip.answer(Chip.object(0x80, [UInt8](repeating: 9, count: 16))))
                .receive(Chip.answer(Chip.object(0x82, filled)))
                .receive(Chip.answer(Chip.object(0x84, filled)))
            Issue.record("a filled public key was agreed with")
        } catch {
            #expect(error.accessCode == .publicKeyEncoding)
            #expect(error.element == "DO'84'")
        }
    }

    @Test("mapping data in answer to the integrated mapping is refused; none at all is tolerated and named")
    func mappingData() throws {
        let vector = try Example.vector("H.1")
        for octets: [UInt8] in [[0x00], [0x04], vector.agreement.chipPublic] {
            #expect(throws: AccessError.code(.mappingDataNotEmpty)) {
                _ = try Chip.mapping(vector).receive(Chip.answer(Chip.object(0x82, octets)))
            }
        }
        let established = try Chip.mapping(vector).receive(Chip.answer())
            .receive(Chip.answer(Chip.object(0x84, vector.agreement.chipPublic)))
            .receive(Chip.answer(Chip.token(vector)))
        #expect(established.deviations == [.emptyMappingDataAbsent])
    }

    @Test("every wrong bit of the token is found, and a token of another length is refused")
    func token() throws {
        let vector = try Example.vector("G.1")
        for index in vector.chipToken.indices {
            for mask: UInt8 in [0x01, 0x80, 0xFF] {
                var wrong = vector.chipToken
                wrong[index] ^= mask
                #expect(throws: AccessError.code(.authenticationTokenInvalid)) {
                    _ = try Chip.authentication(vector).receive(Chip.answer(Chip.object(0x86, wrong)))
                }
            }
        }
        for count in (0...32).filter({ $0 != 8 }) {
            let wrong = Array((vector.chipToken + vector.chipToken + vector.chipToken + vector.chipToken).prefix(count))
            #expect(throws: AccessError.code(.authenticationTokenLength)) {
                _ = try Chip.authentication(vector).receive(Chip.answer(Chip.object(0x86, wrong)))
            }
        }
        // The terminal's own token sent back.
        #expect(throws: AccessError.code(.authenticationTokenInvalid)) {
            _ = try Chip.authentication(vector).receive(Chip.answer(Chip.object(0x86, vector.terminalToken)))
        }
    }

    @Test("another nonce, as a wrong password gives, ends at the token and tells nothing else")
    func wrongPassword() throws {
        let vector = try Example.vector("G.1")
        let random = try vector.random
        let state = try PACE.start(vector.candidate, password: PACEPassword.can("999999"), random: random)
            .receive(Chip.status(0x9000)).receive(Chip.answer(Chip.object(0x80, vector.encryptedNonce)))
            .receive(Chip.answer(Chip.object(0x82, #require(vector.mapping).chipPublic)))
            .receive(Chip.answer(Chip.object(0x84, vector.agreement.chipPublic)))
        do {
            _ = try state.receive(Chip.answer(Chip.token(vector)))
            Issue.record("a wrong password was taken")
        } catch {
            #expect(error.code == .authenticationTokenInvalid)
            for secret in [vector.nonce, vector.passwordKey, vector.sharedSecret, vector.macKey, vector.chipToken] {
                let isShown = error.description.uppercased().contains(hex(secret).uppercased())
                #expect(!isShown)
            }
            #expect(!error.description.contains("999999"))
        }
    }

    @Test("two runs with the system's random generator never send the same")
    func freshKeys() throws {
        let vector = try Example.vector("G.1")
        var sent: Set<[UInt8]> = []
        for _ in 0..<8 {
            let state = try PACE.start(vector.candidate, password: vector.secret()).receive(Chip.status(0x9000))
                .receive(Chip.answer(Chip.object(0x80, vector.encryptedNonce)))
            sent.insert(state.command.data)
            let next = try state.receive(Chip.answer(Chip.object(0x82, #require(vector.mapping).chipPublic)))
            sent.insert(next.command.data)
        }
        #expect(sent.count == 16)
    }

    private func expect(
        _ octets: [UInt8], at place: Place, appendix: String, _ codes: [AccessError.Code],
        location: SourceLocation = #_sourceLocation
    ) throws {
        let vector = try Example.vector(appendix)
        do {
            switch place {
            case .mapping: _ = try Chip.mapping(vector).receive(Chip.answer(Chip.object(0x82, octets)))
            case .agreement: _ = try Chip.agreement(vector).receive(Chip.answer(Chip.object(0x84, octets)))
            }
            Issue.record("\(hex(octets.prefix(40))) was taken", sourceLocation: location)
        } catch let error as AccessError {
            #expect(codes.contains(error.code), "\(error) for \(hex(octets.prefix(40)))", sourceLocation: location)
            #expect(error.element == (place == .mapping ? "DO'82'" : "DO'84'"), sourceLocation: location)
        }
    }
}

/// Key pairs with small private keys.
enum DHRun {
    /// A scalar of the order's width.
    static func scalar(_ value: Int, _ group: KeyAgreementGroup) -> [UInt8] {
        [UInt8](repeating: 0, count: group.scalarLength - 3)
            + [UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }

    /// A key pair whose public value is shorter than the prime.
    static func short(_ group: KeyAgreementGroup) throws -> (scalar: [UInt8], publicKey: [UInt8]) {
        for value in 6..<20_000 {
            let octets = scalar(value, group)
            let key = try group.multiplyGenerator(by: SecretBytes(copying: octets)).publicKey
            if key.count < group.elementLength { return (octets, key) }
        }
        throw AccessError(.cryptography, .plainText(text: "no such key"))
    }
}
