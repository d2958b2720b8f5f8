// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("ChipIdentifier, Doc 9303-11 7.1.2; static binding, TR-03110-1 3.5", .timed)
struct ChipIdentifierTests {
    @Test(
        "after Basic Access Control it is the document number with its check digit, as the MRZ has it",
        arguments: [
            ("L898902C3,740812,120415", "L898902C36"), ("L898902C,690806,940623", "L898902C<3"),
            ("D23145890734,340712,950712", "D231458907349"), ("A,740812,120415", "A<<<<<<<<"),
        ])
    func basicAccessControl(triple: String, expected: String) throws {
        let identifier = ChipIdentifier.basicAccessControl(try AccessKeyFields.parse(triple))
        #expect(String(decoding: identifier.octets, as: UTF8.self).hasPrefix(expected))
        let number = triple.prefix { $0 != "," }.count
        #expect(identifier.octets.count == max(9, number) + 1)
        #expect(identifier.binding == .documentNumber)
    }

    @Test("the printed check digit counts, as it does for the key")
    func printedCheckDigit() throws {
        let lines = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C35UTO7408122F3404159ZE184226B<<<<<16"
        let fields = try AccessKeyFields.parse(lines)
        #expect(ChipIdentifier.basicAccessControl(fields).octets == Array("L898902C35".utf8))
        #expect(ChipIdentifier.staticBinding(fields).octets == Array("L898902C35".utf8))
    }

    @Test("nothing prints the octets")
    func redaction() throws {
        let fields = try AccessKeyFields.parse("L898902C3,740812,120415")
        for identifier in [
            ChipIdentifier.basicAccessControl(fields), .staticBinding(fields),
            .staticBinding(cardAccessNumber: Array("123456".utf8)),
        ] {
            var dumped = ""
            dump(identifier, to: &dumped)
            for text in ["\(identifier)", String(reflecting: identifier), dumped] {
                #expect(!text.contains("L898902C") && !text.contains("123456") && !text.contains("76"))
            }
        }
    }

    @Test(
        "where the signature over the ephemeral key is refused, the static one is tried with a fresh challenge, and named"
    )
    func staticBinding() throws {
        let fields = try AccessKeyFields.parse("L898902C3,740812,120415")
        var run = TerminalRuns.run([], identifiers: [TerminalRuns.identifier, .staticBinding(fields)])
        run.proceed(to: .externalAuthenticate)
        run.answer(0x6300)
        #expect(run.step == .setAT)
        run.answer()
        let fresh = TerminalRuns.value("1112131415161718")
        run.answer(0x9000, fresh)
        let message = Array("L898902C36".utf8) + fresh + TerminalRuns.compressedKey
        #expect(run.action == .sign(message: message, algorithm: .ecdsa(.sha256)))
        run.proceed(to: .externalAuthenticate)
        run.answer()
        #expect(run.action == .accepted)
        #expect(run.binding == .staticDocumentNumber)
        #expect(run.deviations == [.terminalAuthenticationStaticBinding])
    }

    @Test("where every binding is refused, the first refusal is the one that counts")
    func allRefused() throws {
        let fields = try AccessKeyFields.parse("L898902C3,740812,120415")
        var run = TerminalRuns.run([], identifiers: [TerminalRuns.identifier, .staticBinding(fields)])
        run.proceed(to: .externalAuthenticate)
        run.answer(0x6300)
        run.answer(0x6985)
        #expect(run.refusal?.kind == .signatureRefused)
        #expect(run.refusal?.statusBytes == StatusBytes(0x6300))
        #expect(run.refusal?.step == .externalAuthenticate)
    }
}

@Suite("PrivateKeySigner, Doc 9303-11 7.1.4.1.1 and 7.1.4.2.1", .timed)
struct PrivateKeySignerTests {
    private static let message = [UInt8](0..<50)

    @Test(
        "signs by every algorithm of the tables, historic ones too; ECDSA in the plain format",
        arguments: [
            (.rsa(2048), .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32)),
            (.rsa(2048), .rsaPSS(hash: .sha512, mgfHash: .sha512, saltLength: 64)),
            (.rsa(2048), .rsaPSS(hash: .sha1, mgfHash: .sha1, saltLength: 20)), (.rsa(2048), .rsaPKCS1(.sha1)),
            (.rsa(2048), .rsaPKCS1(.sha256)), (.rsa(2048), .rsaPKCS1(.sha512)), (.ec(.p224), .ecdsa(.sha1)),
            (.ec(.brainpoolP224r1), .ecdsa(.sha224)), (.ec(.brainpoolP256r1), .ecdsa(.sha256)),
            (.ec(.p384), .ecdsa(.sha384)), (.ec(.brainpoolP320r1), .ecdsa(.sha512)), (.ec(.p521), .ecdsa(.sha512)),
        ] as [(PrivateKey.KeyKind, SignatureAlgorithm)])
    func signs(kind: PrivateKey.KeyKind, algorithm: SignatureAlgorithm) async throws {
        let signer = PrivateKeySigner(try PrivateKey.generate(kind))
        let signature = try await signer.sign(Self.message, with: algorithm)
        let key = try #require(signer.publicKey)
        #expect(signer.keyDescription == key.description)
        switch key.kind {
        case .rsa(let bits):
            #expect(signature.count == bits / 8)
            #expect(try key.verify(signature: signature, over: Self.message, algorithm: algorithm) == .valid)
        case .ec(let curve, _):
            #expect(signature.count == PlainECDSASignature.size(on: curve))
            let verdict = try key.verifyPlain(signature: signature, over: Self.message, hash: algorithm.hash)
            #expect(verdict == .valid)
        case .dsa: Issue.record("terminals have no DSA")
        }
    }

    @Test("an algorithm of the other kind of key, and text that is no key, are refused")
    func refused() async throws {
        let signer = PrivateKeySigner(try PrivateKey.generate(.ec(.p256)))
        let error = try await #require(throws: TerminalSignerError.self) {
            _ = try await signer.sign(Self.message, with: .rsaPKCS1(.sha256))
        }
        #expect(error.code == "crypto.algorithmMismatch" && error.remedy != nil)
        #expect(TerminalSignerError(code: "service.busy", reason: "busy").remedy == nil)
        #expect(throws: CryptoError.self) { _ = try PrivateKeySigner(pem: "no key") }
    }
}
