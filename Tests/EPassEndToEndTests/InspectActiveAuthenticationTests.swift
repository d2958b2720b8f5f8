// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass inspect, EF.DG15", .timeLimit(.minutes(5)), .timed)
struct InspectActiveAuthenticationTests {
    private func inspect(_ octets: [UInt8], _ options: String...) async throws -> Program.Outcome {
        try await withTemporaryFolder { folder in
            try Data(octets).write(to: URL(fileURLWithPath: folder + "/EF.DG15"))
            return try await Epass.start(["inspect", folder + "/EF.DG15"] + options).outcome()
        }
    }

    @Test("an RSA key: algorithm, size and length of the signature; its value is hidden unless --reveal is given")
    func rsa() async throws {
        let key = try PrivateKey.generate(.rsa(2048)).publicKey
        let file = try DataGroup15(subjectPublicKeyInfo: key.subjectPublicKeyInfo)
        let text = try await inspect(file.octets)
        #expect(text.status == 0)
        let lines = text.output.split(separator: "\n")
        #expect(lines.first?.hasSuffix(": EF.DG15") == true)
        #expect(
            lines.dropFirst() == [
                "  ActiveAuthenticationPublicKeyInfo", "    algorithm: rsaEncryption (1.2.840.113549.1.1.1)",
                "    public key: RSA 2048", "    signature: 256 octets", "    value: (hidden)",
            ])
        let revealed = try await inspect(file.octets, "--reveal")
        #expect(revealed.output.contains("value: " + hex(key.subjectPublicKeyInfo) + "\n"))
        let json = try await inspect(file.octets, "--json")
        #expect(json.output.contains("\"hidden\": true"))
        #expect(!json.output.contains(hex(key.subjectPublicKeyInfo.suffix(32))))
    }

    @Test("a key on a curve, by its name and by its parameters")
    func curve() async throws {
        let key = try PrivateKey.generate(.ec(.brainpoolP256r1))
        for (isExplicit, words) in [(false, "named curve"), (true, "explicit parameters")] {
            let info = try key.subjectPublicKeyInfo(explicitParameters: isExplicit)
            let outcome = try await inspect(try DataGroup15(subjectPublicKeyInfo: info).octets)
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("algorithm: id-ecPublicKey (1.2.840.10045.2.1)\n"))
            #expect(outcome.output.contains("public key: ECDSA brainpoolP256r1, \(words)\n"))
            #expect(outcome.output.contains("signature: 64 octets\n"))
        }
    }

    @Test("a key that cannot be used is shown with the reason; a file that is none ends with 65")
    func unusable() async throws {
        let small = try #require(octets("6F1C301A300D06092A864886F70D01010105000309003006020103020103"))
        let outcome = try await inspect(small)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("public key: not usable: crypto.rsaOutOfBounds"))
        let none = try await inspect([0x6F, 0x02, 0x04, 0x00])
        #expect(none.status == 65)
        #expect(none.output.contains("not decoded: DG15/"))
    }
}
