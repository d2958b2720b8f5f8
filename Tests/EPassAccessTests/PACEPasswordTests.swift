// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("PACEPassword, Doc 9303-11 9.7.3", .timed)
struct PACEPasswordTests {
    @Test("the references of MSE:Set AT are 1 to 4, and only PIN and PUK use up tries")
    func references() {
        #expect(PACEPassword.Kind.allCases.map(\.rawValue) == [1, 2, 3, 4])
        #expect(PACEPassword.Kind.allCases.filter(\.isLimited) == [.pin, .puk])
    }

    @Test("the fields of a zone give the same key as their MRZ information")
    func fields() throws {
        let fields = try AccessKeyFields(documentNumber: "T22000129", dateOfBirth: "640812", dateOfExpiry: "101031")
        let key = try PACEPassword.mrz(fields).key(.aes128)
        #expect(try copied(key) == copied(PACEPassword.mrz(information: fields.mrzInformation).key(.aes128)))
        #expect(try copied(PACEPassword.mrz(fields).key(.aes128)) == octets("89DED1B26624EC1E634C1989302849DD"))
        let again = PACEPassword.mrz(fields).copy()
        #expect(again.kind == .mrz)
        #expect(copied(try again.key(.aes128)) == copied(key))
    }

    @Test("a CAN gives the key of appendix H, with white space around it or not", arguments: ["123456", " 123456\n"])
    func can(text: String) throws {
        let password = try PACEPassword.can(text)
        #expect(password.kind == .can)
        #expect(copied(try password.key(.aes128)) == octets("591468CDA83D65219CCCB8560233600F"))
    }

    @Test(
        "the same digits as CAN, PIN and PUK give the same key, of the cipher's length", arguments: BlockCipher.allCases
    )
    func lengths(cipher: BlockCipher) throws {
        let can = try PACEPassword.can("123456").key(cipher)
        #expect(can.count == cipher.keyLength)
        #expect(try copied(PACEPassword.pin("123456").key(cipher)) == copied(can))
        #expect(try copied(PACEPassword.puk("123456").key(cipher)) == copied(can))
        #expect(try PACEPassword.pin("1").kind == .pin)
        #expect(try PACEPassword.puk("1").kind == .puk)
    }

    @Test(
        "what is no CAN is refused without repeating it",
        arguments: [
            "", "  ", "12345O", "123 456", "-12345", "١٢٣٤٥٦", "123456\u{0}", String(repeating: "1", count: 33),
        ])
    func notCAN(text: String) throws {
        do {
            _ = try PACEPassword.can(text)
            Issue.record("taken as a CAN")
        } catch {
            #expect(error.code == .passwordFormat)
            #expect(error.element == "CAN")
            let isQuoted = text.count > 2 && error.description.contains(text)
            #expect(!isQuoted)
        }
    }

    @Test("a PIN is made of ISO/IEC 8859-1, and of nothing else")
    func latin1() throws {
        let seed = SecretBytes(copying: [0xE9, 0x31])
        let expected = try KeyDerivation.key(seed: seed, purpose: .password, cipher: .aes256)
        #expect(try copied(PACEPassword.pin("é1").key(.aes256)) == copied(expected))
        for text in ["", "€", "1\u{7F}", "1\u{80}2", "😀", String(repeating: "9", count: 33)] {
            #expect(throws: AccessError.code(.passwordFormat)) { _ = try PACEPassword.pin(text) }
            #expect(throws: AccessError.code(.passwordFormat)) { _ = try PACEPassword.puk(text) }
        }
    }
}
