// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PKCS11
    import EPassCrypto
    import EPassPKCS11
    import Testing

    @Suite(
        "PKCS11ResultKey and PKCS11SecretKey, with SoftHSM", .softToken,
        .enabled(if: SoftToken.isThere, SoftToken.skip), .timed)
    struct PKCS11ResultKeyTests {
        private static let message = [UInt8](0..<100)

        private func uri(_ attributes: String) throws -> PKCS11URI {
            try PKCS11URI("pkcs11:token=Border%20post;\(attributes)?module-path=\(try SoftToken.shared().module)")
        }

        private var pin: SecretBytes { SecretBytes(copying: Array(SoftToken.pin.utf8)) }

        private func refusal(_ body: () async throws -> Void) async -> PKCS11Error.Code? {
            do {
                try await body()
                return nil
            } catch { return (error as? PKCS11Error)?.code }
        }

        @Test("signs with P-256: r and s, which the public key of the token verifies")
        func signs() async throws {
            let key = try await PKCS11ResultKey.open(try uri("object=p256;type=private"), pin: pin)
            let expected = try #require(try SoftToken.shared().keys["p256"]).publicKey
            guard case .p256(let x, let y) = key.publicPoint else {
                Issue.record("not on P-256")
                return
            }
            #expect(try expected.components() == .ec(curve: .p256, point: [0x04] + x + y))
            let signature = try await key.sign(Self.message)
            #expect(signature.count == 64)
            #expect(try expected.verifyPlain(signature: signature, over: Self.message, hash: .sha256) == .valid)
            let another = try await key.sign(Self.message + [0])
            #expect(try expected.verifyPlain(signature: another, over: Self.message, hash: .sha256) != .valid)
        }

        @Test(
            "keys of other kinds, and URIs that name another kind, are refused by name",
            arguments: [
                ("object=rsa-2048", .keyUnsupported), ("object=brainpool256", .keyUnsupported),
                ("object=p521", .keyUnsupported), ("object=nothing", .keyAbsent), ("object=twice", .keyAmbiguous),
                ("object=p256;type=secret-key", .uriUnsupported),
            ] as [(String, PKCS11Error.Code)])
        func refused(attributes: String, code: PKCS11Error.Code) async throws {
            let uri = try uri(attributes)
            let found = await refusal { _ = try await PKCS11ResultKey.open(uri, pin: pin) }
            #expect(found == code)
        }

        @Test("a secret key is looked for among secret keys alone, and a terminal's key is none")
        func secrets() async throws {
            let (bare, secret) = (try uri("object=p256"), try uri("object=p256;type=secret-key"))
            #expect(await refusal { _ = try await PKCS11SecretKey.open(bare, pin: pin) } == .keyAbsent)
            #expect(await refusal { _ = try await PKCS11SecretKey.open(secret, pin: pin) } == .keyAbsent)
            let named = try uri("object=p256;type=private")
            #expect(await refusal { _ = try await PKCS11SecretKey.open(named, pin: pin) } == .uriUnsupported)
            #expect(await refusal { _ = try await PKCS11Signer.open(secret, pin: pin) } == .uriUnsupported)
        }
    }
#endif
