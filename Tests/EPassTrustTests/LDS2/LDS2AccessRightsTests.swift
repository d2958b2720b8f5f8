// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@Suite("LDS2AccessRights, Doc 9303-10, 5.4.2", .timed)
struct LDS2AccessRightsTests {
    typealias PKI = CardVerifiablePKI
    typealias Right = LDS2AccessRights.Right

    static func biometrics(_ number: Int) throws -> AdditionalBiometricsNumber {
        try #require(AdditionalBiometricsNumber(rawValue: number))
    }

    @Test(
        "the bits of Tables 96 and 97",
        arguments: [
            (0x01, [.readRecords]), (0x02, [.appendRecords]), (0x04, [.readCertificates]),
            (0x08, [.appendCertificates]),
            (0xF0, []), (0xFF, [.readRecords, .appendRecords, .readCertificates, .appendCertificates]), (0x00, []),
        ] as [(UInt8, [Right])])
    func bits(octet: UInt8, rights: [Right]) throws {
        for application in [LDS2Application.travelRecords, .visaRecords] {
            let found = try LDS2AccessRights(application: application, octets: [octet])
            #expect(found.rights == rights)
            #expect(LDS2AccessRights(application, Set(rights)).octets == [octet & 0x0F])
        }
    }

    @Test(
        "the bits of Table 98: octet and value",
        arguments: [
            (1, 1, 0x40, 0x80), (2, 1, 0x10, 0x20), (4, 1, 0x01, 0x02), (5, 2, 0x40, 0x80), (61, 16, 0x40, 0x80),
            (64, 16, 0x01, 0x02),
        ]
            as [(Int, Int, UInt8, UInt8)])
    func biometricBits(number: Int, octet: Int, reading: UInt8, writing: UInt8) throws {
        let file = try Self.biometrics(number)
        for (right, bit) in [(Right.readBiometrics(file), reading), (.writeBiometrics(file), writing)] {
            let made = LDS2AccessRights(.additionalBiometrics, [right])
            var expected = [UInt8](repeating: 0, count: 17)
            expected[octet] = bit
            #expect(made.octets == expected)
            #expect(made.rights == [right])
        }
    }

    @Test("the first octet of the biometrics is about EF.Certificates; its other bits are reserved")
    func certificates() throws {
        let octets = [0xFF] + [UInt8](repeating: 0, count: 16)
        let rights = try LDS2AccessRights(application: .additionalBiometrics, octets: octets)
        #expect(rights.rights == [.readCertificates, .appendCertificates])
        #expect(rights.rights.map(\.description) == ["read EF.Certificates", "append to EF.Certificates"])
        #expect(!rights.contains(.readRecords))
    }

    @Test("every right goes into the octets and comes back", arguments: LDS2Application.allCases)
    func roundTrip(application: LDS2Application) throws {
        let all = Right.all(in: application)
        #expect(all.count == (application == .additionalBiometrics ? 130 : 4))
        #expect(LDS2AccessRights(application, Set(all)).rights == all)
        for right in all {
            let made = LDS2AccessRights(application, [right])
            #expect(made.rights == [right])
            #expect(try LDS2AccessRights(made.certificateExtension) == made)
        }
    }

    @Test("an extension that is about something else is nil; data of another length or tag is refused")
    func extensions() throws {
        #expect(try LDS2AccessRights(CardVerifiableExtension(objectIdentifier: "2.23.136.1.1.9.1", content: [])) == nil)
        for (application, text) in [
            (LDS2Application.travelRecords, ""), (.travelRecords, "5300"), (.travelRecords, "53020101"),
            (.travelRecords, "040101"), (.visaRecords, "530101530101"), (.additionalBiometrics, "530101"),
        ] {
            let entry = CardVerifiableExtension(
                objectIdentifier: application.accessIdentifier, content: try #require(octets(text)))
            let error = #expect(throws: TrustError.self) { try LDS2AccessRights(entry) }
            #expect(error?.code == .malformed)
        }
    }

    /// A chain whose three certificates have these extensions.
    static func chain(_ octets: [[UInt8]?]) throws -> CardVerifiableChain {
        func entry(_ index: Int) throws -> [CardVerifiableExtension] {
            guard let rights = octets[index] else { return [] }
            return [try LDS2AccessRights(application: .travelRecords, octets: rights).certificateExtension]
        }
        var root = try PKI.builder("UTCVCA00001", "UTCVCA00001", PKI.authorization(.cvca, 0x03))
        root.extensions = try entry(0)
        var verifier = try PKI.builder("UTCVCA00001", "UTDVEPASS00001", PKI.authorization(.dvDomestic, 0x03))
        verifier.extensions = try entry(1)
        var terminal = try PKI.builder("UTDVEPASS00001", "UTISEPASS00001", PKI.authorization(.terminal, 0x03))
        terminal.extensions = try entry(2)
        let all = [
            try root.issue(PKI.cvca.get().publicKey, algorithm: PKI.algorithm, by: PKI.cvca.get()),
            try verifier.issue(PKI.verifier.get().publicKey, algorithm: PKI.algorithm, by: PKI.cvca.get()),
            try terminal.issue(PKI.terminal.get().publicKey, algorithm: PKI.algorithm, by: PKI.verifier.get()),
        ]
        let chain = try CardVerifiableChain.build(from: all, references: [Array("UTCVCA00001".utf8)])
        #expect(chain.verify().isEmpty)
        return chain
    }

    @Test(
        "the effective rights are those common to all three; an extension that one lacks leaves none",
        arguments: [
            ([[0x0F], [0x0F], [0x05]], 0x05), ([[0x0F], [0x03], [0x05]], 0x01), ([[0x0C], [0x0F], [0x03]], 0x00),
            ([nil, [0x0F], [0x0F]], 0x00), ([[0x0F], nil, [0x0F]], 0x00), ([[0x0F], [0x0F], nil], 0x00),
        ] as [([[UInt8]?], UInt8)])
    func effective(octets: [[UInt8]?], common: UInt8) throws {
        let chain = try Self.chain(octets)
        #expect(chain.effectiveLDS2Rights(in: .travelRecords).octets == [common])
        #expect(chain.effectiveLDS2Rights(in: .visaRecords).rights.isEmpty)
        #expect(try chain.terminal.lds2Rights(in: .travelRecords)?.octets == octets[2])
    }
}
