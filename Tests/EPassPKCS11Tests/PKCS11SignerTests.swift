// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PKCS11
    import EPassAccess
    import EPassCrypto
    import EPassPKCS11
    import Foundation
    import Testing

    @Suite("PKCS11Signer, with SoftHSM", .softToken, .enabled(if: SoftToken.isThere, SoftToken.skip), .timed)
    struct PKCS11SignerTests {
        private static let message = [UInt8](0..<36)

        private func open(
            _ attributes: String, pin: String? = SoftToken.pin, module: String? = nil
        ) async throws -> PKCS11Signer {
            let token = try SoftToken.shared()
            let uri = try PKCS11URI("pkcs11:\(attributes)?module-path=\(module ?? token.module)")
            let secret = pin.map { SecretBytes(copying: Array($0.utf8)) }
            return try await PKCS11Signer.open(uri, pin: secret)
        }

        private func refusal(
            _ attributes: String, pin: String? = SoftToken.pin, module: String? = nil
        ) async throws -> PKCS11Error {
            do {
                _ = try await open(attributes, pin: pin, module: module)
            } catch let error as PKCS11Error {
                #expect(!"\(error)".contains(SoftToken.pin))
                return error
            }
            throw Unexpected()
        }

        private struct Unexpected: Error {}

        @Test(
            "signs as the key does: the public key of the token verifies it",
            arguments: [
                ("rsa-2048", .rsaPKCS1(.sha1)), ("rsa-2048", .rsaPKCS1(.sha256)), ("rsa-2048", .rsaPKCS1(.sha512)),
                ("rsa-2048", .rsaPSS(hash: .sha1, mgfHash: .sha1, saltLength: 20)),
                ("rsa-2048", .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32)),
                ("rsa-2048", .rsaPSS(hash: .sha512, mgfHash: .sha512, saltLength: 64)), ("p256", .ecdsa(.sha1)),
                ("p256", .ecdsa(.sha256)), ("p256", .ecdsa(.sha512)), ("p521", .ecdsa(.sha512)),
                ("brainpool256", .ecdsa(.sha256)), ("brainpool512", .ecdsa(.sha384)),
            ] as [(String, SignatureAlgorithm)])
        func signs(label: String, algorithm: SignatureAlgorithm) async throws {
            let signer = try await open("token=Border%20post;object=\(label)")
            let key = try #require(try SoftToken.shared().keys[label]).publicKey
            #expect(try signer.publicKey?.components() == key.components())
            #expect(signer.keyDescription == "\(key) in token \"Border post\"")
            let signature = try await signer.sign(Self.message, with: algorithm)
            switch key.kind {
            case .rsa, .dsa:
                #expect(try key.verify(signature: signature, over: Self.message, algorithm: algorithm) == .valid)
            case .ec(let curve, _):
                #expect(signature.count == PlainECDSASignature.size(on: curve))
                let verdict = try key.verifyPlain(signature: signature, over: Self.message, hash: algorithm.hash)
                #expect(verdict == .valid)
            }
        }

        @Test("an algorithm of the other kind of key is refused before the token is asked")
        func otherAlgorithm() async throws {
            let signer = try await open("token=Border%20post;object=p256")
            let error = try await #require(throws: TerminalSignerError.self) {
                _ = try await signer.sign(Self.message, with: .rsaPKCS1(.sha256))
            }
            #expect(error.code == "pkcs11.mechanismUnsupported")
        }

        @Test("a wrong PIN, no PIN, and an empty one are told apart, and the right one still works")
        func pins() async throws {
            let wrong = try await refusal("token=Border%20post;object=p256", pin: "87654321")
            #expect(wrong.code == .pinIncorrect)
            #expect(wrong.returnValue == 0xA0)
            #expect(try await refusal("token=Border%20post;object=p256", pin: nil).code == .pinRequired)
            #expect(try await refusal("token=Border%20post;object=p256", pin: "").code == .pinIncorrect)
            #expect(try await open("token=Border%20post;object=p256").publicKey != nil)
        }

        @Test("a wrong PIN goes to the token once", .enabled(if: SoftToken.spyPath != nil, SoftToken.spySkip))
        func once() async throws {
            let token = try SoftToken.shared()
            let before = token.spied("C_Login") ?? 0
            let error = try await refusal(
                "token=Border%20post;object=p256", pin: "87654321", module: SoftToken.spyPath)
            #expect(error.code == .pinIncorrect)
            #expect(token.spied("C_Login").map { $0 == before + 1 } ?? true)
            let absent = try await refusal("token=Nowhere", pin: "87654321", module: SoftToken.spyPath)
            #expect(absent.code == .tokenAbsent)
            #expect(token.spied("C_Login").map { $0 == before + 1 } ?? true)
        }

        @Test(
            "what the URI does not single out is refused by name",
            arguments: [
                ("token=Nowhere", .tokenAbsent), ("token=Twin", .tokenAmbiguous), ("serial=0000", .tokenAbsent),
                ("token=Border%20post;object=twice", .keyAmbiguous), ("token=Border%20post", .keyAmbiguous),
                ("token=Border%20post;object=nothing", .keyAbsent),
                ("token=Border%20post;object=p256;id=%FF", .keyAbsent),
            ] as [(String, PKCS11Error.Code)])
        func ambiguous(attributes: String, code: PKCS11Error.Code) async throws {
            let error = try await refusal(attributes)
            #expect(error.code == code, "\(error)")
        }

        @Test("an identifier tells two keys of one label apart")
        func identifier() async throws {
            let keys = try SoftToken.shared().keys
            let first = try await open("token=Border%20post;object=twice;id=%B1")
            let second = try await open("token=Border%20post;object=twice;id=%B2")
            #expect(try first.publicKey?.components() == keys["p256"]?.publicKey.components())
            #expect(try second.publicKey?.components() == keys["p521"]?.publicKey.components())
        }

        @Test("a module that is not there, or is none, is refused by name")
        func modules() async throws {
            #expect(try await refusal("token=x", module: "/nowhere/module.so").code == .moduleNotLoaded)
            #expect(try await refusal("token=x", module: "/etc/passwd").code == .moduleNotLoaded)
            let uri = try PKCS11URI("pkcs11:token=x?module-name=epass-no-such-module")
            let error = try await #require(throws: PKCS11Error.self) {
                _ = try await PKCS11Signer.open(uri, pin: nil)
            }
            #expect(error.code == .moduleNotLoaded)
        }
    }
#endif
