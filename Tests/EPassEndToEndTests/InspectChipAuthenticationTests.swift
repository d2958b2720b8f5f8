// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass inspect, keys for chip authentication", .timeLimit(.minutes(5)), .timed)
struct InspectChipAuthenticationTests {
    @Test("EF.DG14 as text: each key decoded, and the ways to run chip authentication in their order")
    func keys() async throws {
        let curve = try KeyAgreementGroup.ec(.p256).generator().subjectPublicKeyInfo(explicitParameters: false)
        let number = try KeyAgreementGroup.dh(.modp1024Subgroup160).generator().subjectPublicKeyInfo()
        let infos = try SecurityInfos(
            [
                .chipAuthenticationPublicKey(
                    ChipAuthenticationPublicKeyInfo(keyAgreement: .ecdh, subjectPublicKeyInfo: curve, keyID: 1)),
                .chipAuthenticationPublicKey(
                    ChipAuthenticationPublicKeyInfo(keyAgreement: .dh, subjectPublicKeyInfo: number, keyID: 2)),
                .chipAuthentication(
                    ChipAuthenticationInfo(
                        chipAuthenticationProtocol: ChipAuthenticationProtocol(keyAgreement: .dh, cipher: .tripleDES),
                        keyID: 2)),
                .chipAuthentication(
                    ChipAuthenticationInfo(
                        chipAuthenticationProtocol: ChipAuthenticationProtocol(keyAgreement: .ecdh, cipher: .aes128),
                        keyID: 1)),
            ], sorted: false)
        let text = try await withTemporaryFolder { folder in
            let path = folder + "/any"
            try Data(DataGroup14(securityInfos: infos).octets).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.start(["inspect", path]).outcome()
            #expect(outcome.status == 0)
            return outcome.output.replacingOccurrences(of: folder + "/", with: "")
        }
        #expect(
            text == """
                any: EF.DG14
                  ChipAuthenticationPublicKeyInfo: id-PK-ECDH (0.4.0.127.0.7.2.2.1.2)
                    public key: P-256
                    written as: number of standardized domain parameters
                    strength: 128 bits
                    value: (hidden)
                    key id: 1
                  ChipAuthenticationPublicKeyInfo: id-PK-DH (0.4.0.127.0.7.2.2.1.1)
                    public key: MODP-1024-160
                    written as: X9.42
                    strength: 80 bits
                    prime: 1024 bits
                    order of the generator: known
                    value: (hidden)
                    deviations: staticKeyX942
                    key id: 2
                  ChipAuthenticationInfo: id-CA-DH-3DES-CBC-CBC (0.4.0.127.0.7.2.2.3.1.1)
                    key agreement: DH
                    cipher: 3DES
                    version: 1
                    key id: 2
                  ChipAuthenticationInfo: id-CA-ECDH-AES-CBC-CMAC-128 (0.4.0.127.0.7.2.2.3.2.2)
                    key agreement: ECDH
                    cipher: AES-128
                    version: 1
                    key id: 1
                  chip authentication: 2 ways, in their order
                    id-CA-ECDH-AES-CBC-CMAC-128: P-256
                      key id: 1
                      commands: MSE:Set AT, GENERAL AUTHENTICATE
                    id-CA-DH-3DES-CBC-CBC: MODP-1024-160
                      key id: 2
                      commands: MSE:Set KAT; else MSE:Set AT, GENERAL AUTHENTICATE
                      deviations: staticKeyX942

                """)
    }
}
