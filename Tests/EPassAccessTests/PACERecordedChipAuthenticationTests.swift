// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite(
    "PACEChipAuthenticationData from evidence, and the compressed keys of PACE, Doc 9303-11 4.4.3.5 and 7.1.2", .timed)
struct PACERecordedChipAuthenticationTests {
    @Test("the data of a session, rebuilt from what evidence holds, gives the same verdict")
    func rebuilt() throws {
        let vector = try Example.vector("I.1")
        let sent = try Chip.run(vector).chipAuthentication
        let live = try #require(sent)
        let info = try #require(vector.chipAuthentication?.publicKeyInfo)
        let infos = try SecurityInfos(decoding: TLVWriter.encode(0x31, info), file: .cardSecurity)
        let key = try #require(infos.chipAuthenticationPublicKeyInfos.first)
        let rebuilt = PACEChipAuthenticationData(
            group: try #require(KeyAgreementGroup(name: live.group.name)), parameterID: live.parameterID,
            mappingPublicKey: live.mappingPublicKey, chipAuthenticationData: live.chipAuthenticationData,
            encryptedData: live.encryptedData)
        #expect(rebuilt == live)
        #expect(try rebuilt.verify(staticKey: key) == .confirmed)
        // Each part that evidence could have wrong.
        let data = try #require(live.chipAuthenticationData)
        for index in data.indices {
            var changed = data
            changed[index] ^= 0x80
            #expect(try verdict(live, data: changed, key) != .confirmed, "\(index)")
        }
        for index in live.mappingPublicKey.indices {
            var changed = live.mappingPublicKey
            changed[index] ^= 0x01
            #expect(try verdict(live, mapping: changed, data: data, key) == .mismatch, "\(index)")
        }
        #expect(try verdict(live, data: nil, key) == .paddingInvalid)
        #expect(try verdict(live, data: [], key) == .lengthInvalid)
        #expect(try verdict(live, data: data + [0], key) == .lengthInvalid)
        #expect(try verdict(live, data: [UInt8](repeating: 0, count: 32), key) == .outOfRange)
        #expect(try verdict(live, data: live.group.order, key) == .outOfRange)
        #expect(try verdict(live, mapping: [], data: data, key) == .mismatch)
        #expect(try verdict(live, group: .ec(.p256), data: data, key) == .groupMismatch)
        #expect(try verdict(live, group: .dh(.modp2048Subgroup256), data: data, key) == .groupMismatch)
    }

    @Test("every group of table 12 is found by its name, and no other")
    func names() {
        for group in KeyAgreementGroup.standardized { #expect(KeyAgreementGroup(name: group.name) == group) }
        for name in ["", "P-25", "p-256", "MODP-2048", "DH-2048"] { #expect(KeyAgreementGroup(name: name) == nil) }
    }

    @Test("ID_IC and Comp(PK_DH,IFD): x-coordinates of the keys of the agreement, hashes of the numbers of GF(p)")
    func compressed() throws {
        for vector in try PACEVector.examples() {
            let established = try Chip.run(vector)
            let (terminal, chip) = (established.compressedTerminalKey, established.compressedChipKey)
            let pair = vector.agreement
            guard vector.group.isElliptic else {
                #expect(try terminal == HashAlgorithm.sha1.hash(pair.terminalPublic))
                #expect(try chip == HashAlgorithm.sha1.hash(pair.chipPublic))
                continue
            }
            #expect(terminal.count == vector.group.elementLength)
            #expect(terminal == Array(pair.terminalPublic.dropFirst().prefix(terminal.count)))
            #expect(chip == Array(pair.chipPublic.dropFirst().prefix(chip.count)))
        }
    }

    private func verdict(
        _ live: PACEChipAuthenticationData, group: KeyAgreementGroup? = nil, mapping: [UInt8]? = nil, data: [UInt8]?,
        _ key: ChipAuthenticationPublicKeyInfo
    ) throws -> PACEChipAuthenticationData.Verdict {
        try PACEChipAuthenticationData(
            group: group ?? live.group, parameterID: live.parameterID,
            mappingPublicKey: mapping ?? live.mappingPublicKey, chipAuthenticationData: data
        ).verify(staticKey: key)
    }
}
