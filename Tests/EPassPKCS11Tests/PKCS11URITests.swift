// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPKCS11
import EPassTestSupport
import Testing

@Suite("PKCS11URI, RFC 7512", .timed)
struct PKCS11URITests {
    private static let whole =
        "pkcs11:token=Border%20post;manufacturer=ACME;serial=0123;model=M;slot-id=7;object=is-key;id=%A1%b2;type=private?module-path=/usr/lib/m.so&pin-source=file:/etc/pin&x-vendor=1"

    @Test("every attribute is taken over, with its percent escapes")
    func everything() throws {
        let uri = try PKCS11URI(Self.whole)
        #expect(uri.token == "Border post")
        #expect(uri.manufacturer == "ACME")
        #expect(uri.serial == "0123")
        #expect(uri.model == "M")
        #expect(uri.slotIdentifier == 7)
        #expect(uri.object == "is-key")
        #expect(uri.identifier == [0xA1, 0xB2])
        #expect(uri.modulePath == "/usr/lib/m.so")
        #expect(uri.moduleName == nil)
        #expect(uri.pinSource == "/etc/pin")
    }

    @Test(
        "attributes may be few, and the scheme in capitals",
        arguments: [
            "pkcs11:?module-name=softhsm2", "PKCS11:object=k?module-path=/m",
            "pkcs11:library-version=2.6?module-name=a",
            "pkcs11:slot-description=x;object=%C3%A4?module-path=/m&pin-source=/p", "pkcs11:id=?module-path=/m",
            "pkcs11:object=k?module-path=/m&pin-source=file:///p",
        ])
    func few(text: String) throws {
        let uri = try PKCS11URI(text)
        #expect(uri.modulePath != nil || uri.moduleName != nil)
        #expect(uri.pinSource == nil || uri.pinSource == "/p")
    }

    @Test("the kind of key is taken over, and what is none is not")
    func kinds() throws {
        #expect(try PKCS11URI("pkcs11:type=private?module-path=/m").keyType == .private)
        #expect(try PKCS11URI("pkcs11:type=secret-key?module-path=/m").keyType == .secret)
        #expect(try PKCS11URI("pkcs11:object=k?module-path=/m").keyType == nil)
        #expect(throws: PKCS11Error.self) { try PKCS11URI("pkcs11:type=data?module-path=/m") }
    }

    @Test(
        "what is no URI is refused with its position",
        arguments: [
            ("", 0), ("file:/x", 0), ("pkcs11", 0), ("pkcs11:object?module-path=/m", 7),
            ("pkcs11:=x?module-path=/m", 7), ("pkcs11:object=a;;id=1?module-path=/m", 16),
            ("pkcs11:object=%4?module-path=/m", 14), ("pkcs11:object=%zz?module-path=/m", 14),
            ("pkcs11:object=a b?module-path=/m", 15), ("pkcs11:object=a;object=b?module-path=/m", 16),
            ("pkcs11:object=%FF?module-path=/m", 14), ("pkcs11:object=%00?module-path=/m", 14),
            ("pkcs11:slot-id=x?module-path=/m", 15), ("pkcs11:slot-id=99999999999999999999999?module-path=/m", 15),
            ("pkcs11:ob+ject=x?module-path=/m", 7), ("pkcs11:object=a?module-path=/m&", 31),
        ])
    func malformed(text: String, offset: Int) throws {
        let error = try #require(throws: PKCS11Error.self) { try PKCS11URI(text) }
        #expect(error.code == .uriMalformed, "\(error)")
        #expect(error.offset == offset, "\(error)")
    }

    @Test(
        "what cannot be done is refused by name",
        arguments: [
            "pkcs11:object=a", "pkcs11:object=a?pin-source=/p", "pkcs11:type=cert?module-path=/m",
            "pkcs11:type=public?module-path=/m", "pkcs11:x-where=1?module-path=/m", "pkcs11:object=a?module-path=m.so",
            "pkcs11:object=a?module-path=/m&pin-value=1234", "pkcs11:object=a?module-path=/m&pin-source=%7Ccat%20/p",
            "pkcs11:object=a?module-path=/m&pin-source=pin",
        ])
    func unsupported(text: String) throws {
        let error = try #require(throws: PKCS11Error.self) { try PKCS11URI(text) }
        #expect(error.code == .uriUnsupported, "\(error)")
        #expect(!"\(error)".contains("1234"))
    }

    @Test("every truncation of a URI is read or refused")
    func truncations() throws {
        var refused = 0
        for count in 0..<Self.whole.utf8.count {
            do {
                let uri = try PKCS11URI(String(Self.whole.prefix(count)))
                #expect(uri.token == "Border post")
            } catch {
                refused += 1
            }
        }
        #expect(refused > 100)
        #expect(throws: PKCS11Error.self) {
            try PKCS11URI("pkcs11:object=" + String(repeating: "a", count: 5000) + "?module-path=/m")
        }
    }
}
