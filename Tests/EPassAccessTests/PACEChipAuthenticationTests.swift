// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("PACEChipAuthenticationData, Doc 9303-11 4.4.3.5", .timed)
struct PACEChipAuthenticationTests {
    @Test("chip authentication data is missing, or there with another mapping: refused")
    func presence() throws {
        let cam = try Example.vector("I.1")
        #expect(throws: AccessError.code(.chipAuthenticationDataMissing)) {
            _ = try Chip.authentication(cam).receive(Chip.answer(Chip.object(0x86, cam.chipToken)))
        }
        for appendix in ["G.1", "G.2", "H.1", "H.2"] {
            let vector = try Example.vector(appendix)
            let extra = Chip.object(0x8A, [UInt8](repeating: 0x11, count: 48))
            #expect(throws: AccessError.code(.chipAuthenticationDataUnexpected)) {
                _ = try Chip.authentication(vector)
                    .receive(Chip.answer(Chip.object(0x86, vector.chipToken), extra))
            }
        }
    }

    @Test("data that is no whole number of blocks, or longer than any, is refused")
    func blocks() throws {
        let vector = try Example.vector("I.1")
        let whole = try #require(vector.chipAuthentication).encrypted
        for count in [0, 1, 15, 17, 47, 49, 272, 1000] {
            let octets = Array((0..<count).map { whole[$0 % whole.count] })
            #expect(throws: AccessError.code(.cryptogramInvalid)) {
                _ = try Chip.authentication(vector)
                    .receive(Chip.answer(Chip.object(0x86, vector.chipToken), Chip.object(0x8A, octets)))
            }
        }
    }

    @Test("DO'8A' before DO'86' is taken and named")
    func order() throws {
        let vector = try Example.vector("I.1")
        let encrypted = try #require(vector.chipAuthentication).encrypted
        let established = try Chip.authentication(vector)
            .receive(Chip.answer(Chip.object(0x8A, encrypted), Chip.object(0x86, vector.chipToken)))
        #expect(established.deviations == [.dataObjectsReordered])
        let sent = established.chipAuthentication
        let data = try #require(sent)
        #expect(try data.verify(staticKey: staticKey()) == .confirmed)
    }

    @Test("wrong padding, a wrong length and a number out of range are verdicts, each by its name")
    func verdicts() throws {
        let vector = try Example.vector("I.1")
        let order = vector.group.order
        let good = try #require(vector.chipAuthentication).plain
        let pad = [0x80] + [UInt8](repeating: 0, count: 15)
        var below = order
        below[31] -= 1
        let cases: [([UInt8], PACEChipAuthenticationData.Verdict)] = [
            (good + pad, .confirmed),
            (good + [UInt8](repeating: 0, count: 16), .paddingInvalid),
            (good + [0x81] + pad.dropFirst(), .paddingInvalid),
            ([UInt8](repeating: 0, count: 48), .paddingInvalid),
            (good.dropLast() + [0x80], .lengthInvalid), (good + good + pad, .lengthInvalid),
            (good.prefix(16) + pad, .lengthInvalid), (pad, .lengthInvalid),
            ([UInt8](repeating: 0, count: 32) + pad, .outOfRange), (order + pad, .outOfRange),
            ([UInt8](repeating: 0xFF, count: 32) + pad, .outOfRange), (below + pad, .mismatch),
            (good.dropLast() + [good[31] ^ 1] + pad, .mismatch),
        ]
        for (plain, verdict) in cases {
            let data = try data(plain: Array(plain))
            #expect(try data.verify(staticKey: staticKey()) == verdict)
            let isRecovered = data.chipAuthenticationData != nil
            #expect(isRecovered == (verdict != .paddingInvalid))
        }
    }

    @Test("every flipped octet of the encrypted data is found by the equation or the padding", .long())
    func flipped() throws {
        let vector = try Example.vector("I.1")
        let whole = try #require(vector.chipAuthentication).encrypted
        for index in whole.indices {
            var octets = whole
            octets[index] ^= 0x01
            let established = try Chip.authentication(vector)
                .receive(Chip.answer(Chip.object(0x86, vector.chipToken), Chip.object(0x8A, octets)))
            let sent = established.chipAuthentication
            let data = try #require(sent)
            #expect(data.encryptedData == octets)
            #expect(try data.verify(staticKey: staticKey()) != .confirmed, "\(index)")
        }
    }

    @Test("another static key, and one of another group, do not confirm")
    func otherKeys() throws {
        let data = try data(plain: good() + [0x80] + [UInt8](repeating: 0, count: 15))
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        #expect(try data.verify(staticKey: group.generator()) == .mismatch)
        #expect(try data.verify(staticKey: KeyAgreementGroup.ec(.p256).generator()) == .groupMismatch)
        #expect(try data.verify(staticKey: KeyAgreementGroup.dh(.modp1024Subgroup160).generator()) == .groupMismatch)
    }

    @Test("a static key that is no SubjectPublicKeyInfo, or whose point is off the curve, is an error")
    func malformedKey() throws {
        let vector = try Example.vector("I.1")
        let info = try #require(vector.chipAuthentication?.publicKeyInfo)
        let infos = try SecurityInfos(decoding: TLVWriter.encode(0x31, info), file: .cardSecurity)
        let right = try #require(infos.chipAuthenticationPublicKeyInfos.first)
        let data = try data(plain: good() + [0x80] + [UInt8](repeating: 0, count: 15))
        for index in right.subjectPublicKeyInfo.indices {
            var octets = right.subjectPublicKeyInfo
            octets[index] ^= 0x01
            let wrong = ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: octets, keyID: 13)
            do {
                #expect(try data.verify(staticKey: wrong) != .confirmed)
            } catch {
                #expect(error.code == .staticKeyMalformed)
            }
        }
        let empty = ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: [], keyID: 13)
        #expect(throws: AccessError.code(.staticKeyMalformed)) { _ = try data.verify(staticKey: empty) }
    }

    @Test(
        "data that begins with zeros keeps its width, for every curve and cipher",
        arguments: KeyAgreementGroup.standardized.filter(\.isElliptic))
    func leadingZeros(group: KeyAgreementGroup) throws {
        for cipher in [BlockCipher.aes128, .aes192, .aes256] {
            // CA_IC = 5, SK_IC = 7, hence SK_Map,IC = 35.
            let number = DHRun.scalar(5, group)
            let key = SecretBytes(copying: (0..<cipher.keyLength).map { UInt8($0) })
            let cbc = try CBCCipher(cipher, key: key)
            let padded = ISO9797Padding.pad(number, blockSize: 16)
            let encrypted = try cbc.encrypt(padded, iv: cbc.encryptBlock([UInt8](repeating: 0xFF, count: 16)))
            let mapping = try group.multiplyGenerator(by: SecretBytes(copying: DHRun.scalar(35, group))).publicKey
            let data = try PACEChipAuthenticationData(
                candidate: .made(.chipAuthentication, cipher, group), mappingPublicKey: mapping,
                encryptedData: encrypted, encryptionKey: key)
            #expect(data.chipAuthenticationData == number)
            let staticKey = try group.multiplyGenerator(by: SecretBytes(copying: DHRun.scalar(7, group)))
            #expect(try data.verify(staticKey: staticKey) == .confirmed)
            let info = ChipAuthenticationPublicKeyInfo(
                keyAgreement: .ecdh, subjectPublicKeyInfo: try staticKey.subjectPublicKeyInfo(), keyID: nil)
            #expect(try data.verify(staticKey: info) == .confirmed)
        }
    }

    private func good() throws -> [UInt8] {
        try #require(Example.vector("I.1").chipAuthentication).plain
    }

    private func staticKey() throws -> GroupElement {
        let vector = try Example.vector("I.1")
        return try vector.group.element(decoding: #require(vector.chipAuthentication).staticKey)
    }

    /// The data of appendix I.1 with this plaintext, padding included.
    private func data(plain: [UInt8]) throws -> PACEChipAuthenticationData {
        let vector = try Example.vector("I.1")
        let key = SecretBytes(copying: vector.encryptionKey)
        let vectorIV = try #require(vector.chipAuthentication).vector
        return try PACEChipAuthenticationData(
            candidate: vector.candidate, mappingPublicKey: #require(vector.mapping).chipPublic,
            encryptedData: CBCCipher(.aes128, key: key).encrypt(plain, iv: vectorIV), encryptionKey: key)
    }
}
