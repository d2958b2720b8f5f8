// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

/// A group and a cipher of chip authentication.
struct ChipAuthenticationRow: Sendable, CustomTestStringConvertible {
    let group: KeyAgreementGroup
    let cipher: SymmetricCipher
    var testDescription: String { "\(group.name) \(cipher.rawValue)" }

    static let all = KeyAgreementGroup.standardized.flatMap { group in
        SymmetricCipher.allCases.map { ChipAuthenticationRow(group: group, cipher: $0) }
    }

    var chosen: ChipAuthenticationProtocol {
        ChipAuthenticationProtocol(keyAgreement: group.isElliptic ? .ecdh : .dh, cipher: cipher)
    }
}

@Suite("The chip's half of chip authentication, Doc 9303-11, 6.2", .timed)
struct ChipAuthenticationTests {
    /// Runs the protocol with the key that EF.DG14 names, by the command that the standard wants.
    private func run(_ terminal: inout ChipProofTerminal, _ row: ChipAuthenticationRow, key: [UInt8]? = nil) throws {
        let wanted = key.map { $0.reduce(0) { $0 << 8 | Int($1) } }
        let info = try #require(terminal.staticKeys().first { wanted == nil || $0.keyID == wanted })
        let secret = try terminal.agree(row.group, ChipProofTerminal.octets(in: info))
        if row.cipher == .tripleDES {
            try #require(try terminal.agreeAtOnce(terminal.publicKey, key: key) == .success)
        } else {
            try #require(try terminal.select(row.chosen, key: key) == .success)
            let answer = try terminal.authenticate(terminal.publicKey)
            #expect(answer.statusBytes == .success && answer.data == [0x7C, 0x00])
        }
        try terminal.switchKeys(secret, row.cipher.ofChip)
    }

    @Test("a session goes on under the new keys", arguments: ChipAuthenticationRow.all)
    func agrees(_ row: ChipAuthenticationRow) throws {
        var terminal = try ChipProofTerminal("ca-\(row.group.name)-\(row.cipher.rawValue)")
        try run(&terminal, row)
        #expect(try terminal.readsCOM() == .success)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "groups of Diffie-Hellman on no list work like the others",
        arguments: ["ca-dh-safe-prime", "ca-dh-own-group", "ca-dh-own-group-x942"])
    func ownGroups(_ name: String) throws {
        var terminal = try ChipProofTerminal(name)
        let group = try #require(terminal.document.chipKeys.chipAuthentication.first).group
        #expect(group.parameterID == nil && !group.isElliptic)
        try run(&terminal, ChipAuthenticationRow(group: group, cipher: .aes128))
        #expect(try terminal.readsCOM() == .success)
        let info = try #require(terminal.staticKeys().first)
        #expect(info.keyAgreement == .dh)
    }

    @Test("there are fourteen groups with four ciphers") func count() {
        #expect(ChipAuthenticationRow.all.count == 56)
    }

    @Test(
        "EF.DG14 names what the chip does, in any way to write the key",
        arguments: [
            ("ca-only", "1.2.840.10045.2.1"), ("ca-named-curve", "1.2.840.10045.2.1"),
            ("ca-standardized", "0.4.0.127.0.7.1.2"), ("ca-dh", "1.2.840.113549.1.3.1"),
            ("ca-dh-x942", "1.2.840.10046.2.1"),
        ])
    func states(_ name: String, _ algorithm: String) throws {
        let terminal = try ChipProofTerminal(name)
        let key = try #require(terminal.staticKeys().first)
        #expect(try terminal.staticKeys().count == 1)
        let wanted = TLVWriter.encode(0x06, try #require(ObjectIdentifierText.content(of: algorithm)))
        var outer = TLVCursor(key.subjectPublicKeyInfo)
        let sequence = try outer.read(0x30)
        var inner = try outer.children(of: sequence)
        #expect(try Array(inner.read(0x30).content.prefix(wanted.count)) == wanted)
        let infos = try terminal.securityInfos().filter { if case .chipAuthentication = $0 { true } else { false } }
        #expect(infos.count == 1)
        // PKCS #3 lacks the order; of the others the library finds the group by itself.
        if algorithm != "1.2.840.113549.1.3.1" {
            let element = try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: key.subjectPublicKeyInfo)
            #expect(try element.publicKey == ChipProofTerminal.octets(in: key))
        }
    }

    @Test("without ChipAuthenticationInfo the chip still knows the protocol")
    func noInfo() throws {
        var terminal = try ChipProofTerminal("ca-no-info")
        let infos = try terminal.securityInfos().filter { if case .chipAuthentication = $0 { true } else { false } }
        #expect(infos.isEmpty)
        try run(&terminal, ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128))
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "of several keys the reference says which one",
        arguments: [
            (ChipAuthenticationRow(group: .ec(.p256), cipher: .tripleDES), [0x01] as [UInt8]),
            (ChipAuthenticationRow(group: .ec(.p256), cipher: .aes128), [0x00, 0x01]),
            (ChipAuthenticationRow(group: .ec(.brainpoolP384r1), cipher: .aes256), [0x02]),
            (ChipAuthenticationRow(group: .dh(.modp2048Subgroup256), cipher: .aes128), [0x03]),
        ])
    func several(_ row: ChipAuthenticationRow, _ reference: [UInt8]) throws {
        var terminal = try ChipProofTerminal("ca-several-keys")
        try run(&terminal, row, key: reference)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test("a reference of no key gives 6A88, and the old channel goes on")
    func unknownReference() throws {
        var terminal = try ChipProofTerminal("ca-several-keys")
        let row = ChipAuthenticationRow(group: .ec(.p256), cipher: .aes128)
        #expect(try terminal.select(row.chosen, key: [9]) == .referencedDataNotFound)
        #expect(try terminal.select(row.chosen, key: [2]) == .referencedDataNotFound)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test("where two keys go with a protocol, the reference is needed")
    func ambiguous() throws {
        var description = try SimulatorProfile.named("ca-only").document
        var first = ChipAuthenticationDescription()
        first.keyID = 1
        var second = first
        second.keyID = 300
        description.chipAuthentication = [first, second]
        var terminal = try ChipProofTerminal(description)
        let row = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128)
        #expect(try terminal.select(row.chosen) == .incorrectData)
        #expect(try terminal.select(row.chosen, key: [0x01, 0x2C]) == .success)
        try run(&terminal, row, key: [0x01, 0x2C])
        #expect(try terminal.readsCOM() == .success)
    }

    @Test("a protocol that no key is used with gives 6A80")
    func unknownProtocol() throws {
        var terminal = try ChipProofTerminal("ca-only")
        for other in ChipAuthenticationProtocol.all
        where other != ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128).chosen {
            #expect(try terminal.select(other) == .incorrectData)
        }
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "an ephemeral key that is none gives 6A80, and the old channel goes on",
        arguments: ["ca-only", "ca-3des", "ca-dh", "ca-dh-3des"])
    func invalidKeys(_ name: String) throws {
        var terminal = try ChipProofTerminal(name)
        let key = try #require(terminal.document.chipKeys.chipAuthentication.first)
        let valid = try key.group.multiplyGenerator(by: key.group.randomScalar(.system)).publicKey
        let prime = key.group.prime
        let length = key.group.elementLength
        let wrong: [[UInt8]] =
            key.group.isElliptic
            ? [
                [], [0x00], [0x04], valid.dropLast(), valid + [0x00], valid.dropLast() + [(valid.last ?? 0) ^ 1],
                [0x04] + prime + valid.suffix(length), [0x04] + [UInt8](repeating: 0, count: 2 * length),
                [0x02] + valid.dropFirst().prefix(length), [0x06] + valid.dropFirst(),
            ]
            : [
                [], [0x00], [0x01], [0x00] + valid, prime, UnsignedOctets.subtract(prime, [1]),
                UnsignedOctets.subtract(prime, valid), prime + [0x00], UnsignedOctets.add(prime, [2]),
            ]
        for octets in wrong {
            if key.ciphers == [.tripleDES] {
                #expect(try terminal.agreeAtOnce(octets) == .incorrectData, "\(hex(octets))")
            } else {
                let chosen = try #require(
                    ChipAuthenticationProtocol.all.first {
                        ($0.keyAgreement == .ecdh) == key.group.isElliptic && $0.cipher == .aes128
                    })
                #expect(try terminal.select(chosen) == .success)
                // An empty DO'80' is the request of PACE, and out of order here.
                let expected: StatusBytes = octets.isEmpty ? .conditionsNotSatisfied : .incorrectData
                #expect(try terminal.authenticate(octets).statusBytes == expected, "\(hex(octets))")
            }
        }
        #expect(try terminal.readsCOM() == .success)
    }

    @Test("GENERAL AUTHENTICATE comes right behind MSE:Set AT, and once")
    func order() throws {
        var terminal = try ChipProofTerminal("ca-only")
        let row = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128)
        let info = try #require(terminal.staticKeys().first)
        _ = try terminal.agree(row.group, ChipProofTerminal.octets(in: info))
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .conditionsNotSatisfied)
        #expect(try terminal.select(row.chosen) == .success)
        #expect(try terminal.readsCOM() == .success)
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .conditionsNotSatisfied)
        #expect(try terminal.select(row.chosen) == .success)
        #expect(try terminal.authenticate([0x04]).statusBytes == .incorrectData)
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .conditionsNotSatisfied)
        try run(&terminal, row)
        #expect(try terminal.readsCOM() == .success)
        // And again, through the channel that it opened.
        try run(&terminal, row)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "6.2.4: Set KAT is known where Triple DES is offered, and Set AT where AES is",
        arguments: [
            ("ca-only", "6A86", "6A80"), ("ca-3des", "9000", "6A86"), ("ca-3des-and-aes", "9000", "9000"),
            ("ca-set-at-only", "6A86", "9000"), ("ca-set-kat-only", "9000", "6A86"),
        ])
    func commands(_ name: String, _ keyAgreement: String, _ authentication: String) throws {
        var terminal = try ChipProofTerminal(name)
        let row = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .tripleDES)
        #expect("\(try terminal.select(row.chosen))" == authentication)
        let info = try #require(terminal.staticKeys().first)
        _ = try terminal.agree(row.group, ChipProofTerminal.octets(in: info))
        #expect("\(try terminal.agreeAtOnce(terminal.publicKey))" == keyAgreement)
    }

    @Test("before access is granted, and outside the application, no command of it works")
    func locked() throws {
        let document = try SimulatorProfile.named("aa-and-ca").makeDocument(seed: 3)
        let terminal = TestTerminal(try SimulatedChip(document: document))
        let selection = "002241A40C800A04007F00070202030202"
        #expect(try terminal.send(selection) == "6985")
        #expect(try terminal.send("00A4040C07A0000002471001") == "9000")
        #expect(try terminal.send(selection) == "6982")
        #expect(try terminal.send("0088000008010203040506070800") == "6982")
    }

    @Test("a chip without keys knows neither protocol")
    func unknown() throws {
        var terminal = try ChipProofTerminal("no-chip-authentication")
        #expect(terminal.document.files[.dataGroup(.dg15)] == nil)
        #expect(try terminal.sign([1, 2, 3, 4, 5, 6, 7, 8]).statusBytes == .instructionNotSupported)
        let row = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128)
        #expect(try terminal.select(row.chosen) == .incorrectParameters)
    }
}
