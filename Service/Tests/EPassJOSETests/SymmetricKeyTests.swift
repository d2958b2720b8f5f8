// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJOSE
import Testing

@Suite("Keys that the service stores under")
struct SymmetricKeyTests {
    private static func key(_ octets: some Collection<UInt8>) -> SymmetricKey {
        SymmetricKey(SecretBytes(copying: octets))
    }

    private static func octets(_ text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    @Test("HMAC-SHA-256, RFC 4231, 4.3 and 4.7")
    func authenticationCode() throws {
        let key = Self.key("Jefe".utf8)
        let code = Self.octets("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let message = Array("what do ya want for nothing?".utf8)
        #expect(try key.authenticationCode(over: message) == code)
        #expect(try key.isAuthenticationCode(code, over: message))
        #expect(try !key.isAuthenticationCode(code.dropLast() + [0], over: message))
        #expect(try !key.isAuthenticationCode([], over: message))
        let long = Self.key([UInt8](repeating: 0xAA, count: 131))
        #expect(
            try long.authenticationCode(over: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8))
                == Self.octets("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"))
    }

    /// RFC 5869, A.3: without salt and info; the second as Python's hmac computes it, for a database that an earlier
    /// version made with swift-crypto.
    @Test("HKDF with SHA-256")
    func derivation() throws {
        let derived = try Self.key([UInt8](repeating: 0x0B, count: 22)).derived(for: "")
        #expect(
            derived.copyOctets() == Self.octets("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"))
        let wrapping = try Self.key([UInt8](repeating: 0x1F, count: 32)).derived(for: "epass-service wrapping")
        #expect(
            wrapping.copyOctets() == Self.octets("53565d7705f48ddd5a26e5e0c17bffa2ea219ab78691204a8bb7a19d6078bac3"))
    }

    @Test("AES-256-GCM: NIST's vector, and nothing that was changed is opened")
    func encryption() throws {
        // gcmEncryptExtIV256.rsp: 128 bits of plaintext, none of associated data.
        let key = Self.key(Self.octets("31bdadd96698c204aa9ce1448ea94ae1fb4a9a0b3c9d773b51bb1822666b8f22"))
        let sealed = Self.octets(
            "0d18e06c7c725ac9e362e1ce" + "fa4362189661d163fcd6a56d8bf0405a" + "d636ac1bbedd5cc3ee727dc2ab4a9489")
        let plain = Self.octets("2db5168e932556f8089a0622981d017d")
        #expect(try key.open(sealed, context: "") == plain)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 0x40
            #expect(throws: JOSEError.notAuthentic) { try key.open(changed, context: "") }
            #expect(throws: JOSEError.notAuthentic) { try key.open(Array(sealed.prefix(index)), context: "") }
        }
        #expect(throws: JOSEError.notAuthentic) { try key.open(sealed, context: "x") }
        let new = try SymmetricKey()
        for count in [0, 1, 15, 16, 17, 100_000] {
            let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
            let (first, second) = (try new.seal(octets, context: "a"), try new.seal(octets, context: "a"))
            #expect(first != second && first.count == count + 28)
            #expect(try new.open(first, context: "a") == octets)
            #expect(throws: JOSEError.notAuthentic) { try SymmetricKey().open(first, context: "a") }
        }
        #expect(throws: JOSEError.key) { try Self.key([1, 2, 3]).seal([], context: "") }
    }
}
