// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassAccess

@Suite("ChipAuthenticationOffer, Doc 9303-11 8.5, 9.2.5 and 9.2.6, field note F-58", .timed)
struct ChipAuthenticationOfferTests {
    @Test("AES comes before 3DES, then the stronger; an entry that is there twice counts once")
    func order() throws {
        let offer = try offer([key(.ec(.p256))] + SymmetricCipher.allCases.flatMap { [stated($0), stated($0)] })
        #expect(offer.refused.isEmpty)
        #expect(names(offer) == ["AES-256", "AES-192", "AES-128", "3DES"])
        #expect(offer.candidates.allSatisfy { $0.isStated && $0.deviations.isEmpty })
    }

    @Test("a weak group with AES comes before a strong one with 3DES")
    func weakGroup() throws {
        let offer = try offer([
            key(.ec(.p521), 1), key(.ec(.p192), 2), stated(.tripleDES, 1), stated(.aes128, 2),
        ])
        #expect(offer.candidates.map(\.key.group) == [.ec(.p192), .ec(.p521)])
    }

    @Test("several keys go with the entries of their identifiers")
    func severalKeys() throws {
        let offer = try offer([
            key(.ec(.p256), 1), key(.ec(.p384), 2), key(.dh(.modp2048Subgroup256), 3), stated(.aes128, 1),
            stated(.aes256, 2), stated(.tripleDES, 3, .dh),
        ])
        #expect(offer.candidates.map(\.key.keyID) == [2, 1, 3])
        #expect(offer.candidates.allSatisfy { $0.isStated && $0.deviations == $0.key.deviations })
        #expect(names(offer) == ["AES-256", "AES-128", "3DES"])
    }

    @Test("the same identifier for a key of DH and one of ECDH: the kind decides")
    func sameIdentifier() throws {
        let offer = try offer([
            key(.ec(.p256), 1), key(.dh(.modp2048Subgroup256), 1), stated(.aes128, 1), stated(.tripleDES, 1, .dh),
        ])
        #expect(
            offer.candidates.map(\.chipAuthenticationProtocol.name) == [
                "id-CA-ECDH-AES-CBC-CMAC-128", "id-CA-DH-3DES-CBC-CBC",
            ])
    }

    @Test("one key: an identifier on one side only is no fault")
    func oneKey() throws {
        for infos in try [[key(.ec(.p256), 5), stated(.aes128)], [key(.ec(.p256)), stated(.aes128, 5)]] {
            let offer = try offer(infos)
            #expect(offer.candidates.count == 1)
            #expect(offer.candidates.first?.deviations == [])
        }
    }

    @Test("several keys without identifiers in the entry: each is tried, by name")
    func identifierMissing() throws {
        let offer = try offer([key(.ec(.p256), 1), key(.ec(.p384), 2), stated(.aes128)])
        #expect(offer.candidates.map(\.key.keyID) == [2, 1])
        #expect(offer.candidates.allSatisfy { $0.deviations == [.chipAuthenticationKeyIDMissing] })
    }

    @Test("no entry says how the key is used: every cipher is guessed, 3DES first, by name")
    func infoMissing() throws {
        let offer = try offer([key(.ec(.p256), 1)])
        #expect(names(offer) == ["3DES", "AES-128", "AES-192", "AES-256"])
        #expect(offer.candidates.allSatisfy { !$0.isStated && $0.deviations == [.chipAuthenticationInfoMissing] })
        #expect(
            offer.candidates.first?.attempts == [
                .init(variant: .keyAgreementTemplate, sendsKeyReference: true),
                .init(variant: .keyAgreementTemplate, sendsKeyReference: false),
                .init(variant: .authenticationTemplate, sendsKeyReference: true),
                .init(variant: .authenticationTemplate, sendsKeyReference: false),
            ])
    }

    @Test("the entry names a key that is not there: it is taken for the one that has none, by name")
    func wrongInfo() throws {
        let offer = try offer([key(.ec(.p256), 1), stated(.aes128, 9)])
        #expect(offer.candidates.count == 1)
        #expect(offer.candidates.first?.isStated == true)
        #expect(offer.candidates.first?.deviations == [.chipAuthenticationInfoMismatch])
    }

    @Test("the entry is of the other kind: the protocol is guessed")
    func wrongKind() throws {
        let offer = try offer([key(.ec(.p256), 1), stated(.aes128, 1, .dh)])
        #expect(offer.candidates.count == 4)
        #expect(offer.candidates.allSatisfy { !$0.isStated && $0.chipAuthenticationProtocol.keyAgreement == .ecdh })
    }

    @Test("an entry of version 2 is used only where there is none of version 1, and by name")
    func version() throws {
        let second = try offer([key(.ec(.p256)), stated(.aes128, version: 2)])
        #expect(second.candidates.first?.deviations == [.chipAuthenticationVersion])
        let both = try offer([key(.ec(.p256)), stated(.aes256, version: 2), stated(.tripleDES)])
        #expect(names(both) == ["3DES"])
        #expect(both.candidates.first?.deviations == [])
    }

    @Test("a key for chip authentication mapping alone is no offer of chip authentication")
    func mapping() throws {
        let cam = try #require(PACEProtocol(mapping: .chipAuthentication, keyAgreement: .ecdh, cipher: .aes128))
        let pace = SecurityInfo.pace(PACEInfo(paceProtocol: cam, parameterID: 12))
        #expect(try offer([pace, key(.ec(.p256), 12)]).isEmpty)
        // The same key named by an entry is for both.
        #expect(try offer([pace, key(.ec(.p256), 12), stated(.aes128, 12)]).candidates.count == 1)
        // Beside a key of chip authentication it stays out.
        let both = try offer([pace, key(.ec(.p256), 12), key(.ec(.p384), 1), stated(.aes128, 1)])
        #expect(both.candidates.map(\.key.keyID) == [1])
    }

    @Test("a key that cannot be used is named with its reason, and the others are used")
    func refused() throws {
        let off = ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: [0x30, 0], keyID: 1)
        let offer = try offer([
            .chipAuthenticationPublicKey(off), key(.ec(.p256), 2), stated(.aes128, 1), stated(.aes128, 2),
        ])
        #expect(offer.candidates.map(\.key.keyID) == [2])
        #expect(offer.refused.map(\.keyID) == [1])
        #expect(offer.refused.map(\.error.code) == [.staticKeyMalformed])
        #expect(!offer.isEmpty)
    }

    @Test("no more than eight keys are examined")
    func tooMany() throws {
        let offer = try offer((1...20).map { try key(.ec(.p256), $0) })
        #expect(offer.candidates.count == 8 * 4)
        #expect(offer.refused.count == 12)
        #expect(offer.refused.allSatisfy { $0.error.code == .tooManyStaticKeys })
    }

    /// Three keys, each in a group of its own of 4096 bits with a subgroup of 4000: the dearest that a file can hold.
    private func largeGroups() throws -> SecurityInfos {
        let file = EPassVectors.files(in: "malformed", external: nil, fileExtension: "bin")
            .first { $0.lastPathComponent == "dg14-large-groups.bin" }
        return try DataGroup14(decoding: Array(Data(contentsOf: #require(file)))).securityInfos
    }

    @Test(
        "of large groups that are on no list only as many are tested as one document gets, whatever was read before",
        .long())
    func largeGroupsOfItsOwn() throws {
        let infos = try largeGroups()
        #expect(infos.chipAuthenticationPublicKeyInfos.count == 3)
        for _ in 1...2 {
            let offer = ChipAuthenticationOffer.of(infos)
            #expect(Set(offer.candidates.map(\.key.keyID)) == [1])
            #expect(offer.refused.map(\.keyID) == [2, 3])
            #expect(offer.refused.allSatisfy { $0.error.code == .tooManyStaticKeys })
        }
        // Each alone is sound.
        for info in infos.chipAuthenticationPublicKeyInfos {
            #expect(try ChipAuthenticationKey(info).group.isOrderKnown)
        }
    }

    @Test("a key that stands in the file many times is examined once")
    func repeated() throws {
        let first = try #require(try largeGroups().chipAuthenticationPublicKeyInfos.first)
        let start = ContinuousClock.now
        let offer = try offer([SecurityInfo](repeating: .chipAuthenticationPublicKey(first), count: 60))
        // Sixty tests take half a minute and more where nothing else runs.
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(offer.candidates.count == 4)
        #expect(offer.refused.isEmpty)
    }

    @Test("nothing of chip authentication in the file is no offer")
    func nothing() throws {
        #expect(try offer([]).isEmpty)
        #expect(try offer([stated(.aes128)]).isEmpty)
    }

    private func names(_ offer: ChipAuthenticationOffer) -> [String] {
        offer.candidates.map(\.chipAuthenticationProtocol.cipher.rawValue)
    }

    private func offer(_ infos: [SecurityInfo]) throws -> ChipAuthenticationOffer {
        .of(try SecurityInfos(infos, sorted: false))
    }

    private func key(_ group: KeyAgreementGroup, _ keyID: Int? = nil) throws -> SecurityInfo {
        let element = try group.multiplyGenerator(by: SecretBytes(copying: [UInt8(keyID ?? 0) &+ 3]))
        return .chipAuthenticationPublicKey(
            ChipAuthenticationPublicKeyInfo(
                keyAgreement: group.isElliptic ? .ecdh : .dh, subjectPublicKeyInfo: try element.subjectPublicKeyInfo(),
                keyID: keyID))
    }

    private func stated(
        _ cipher: SymmetricCipher, _ keyID: Int? = nil, _ kind: KeyAgreementAlgorithm = .ecdh, version: Int = 1
    ) -> SecurityInfo {
        .chipAuthentication(
            ChipAuthenticationInfo(
                chipAuthenticationProtocol: ChipAuthenticationProtocol(keyAgreement: kind, cipher: cipher),
                version: version, keyID: keyID))
    }
}
