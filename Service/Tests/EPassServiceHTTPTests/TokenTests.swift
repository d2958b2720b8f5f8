// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    import EPass
    import EPassJOSE
    import EPassJSON
    import EPassServiceCore
    import EPassServiceHTTP
    import EPassTrust
    import Foundation
    import Testing

    @testable import epass_service

    @Suite("Keys in tokens, with SoftHSM", .serialized, .enabled(if: SoftToken.isThere, SoftToken.skip))
    struct TokenTests {
        private static let actor = AuditLog.Actor(tenant: "acme", name: "test")

        /// The settings of a service whose keys are both in the token, with others in the place of some.
        private static func settings(_ more: [String: String], without: [String] = []) async throws -> Settings {
            let token = try SoftToken.shared()
            let pin = try token.file(SoftToken.pin + "\n", "pin")
            var values = [
                "--storage-path": token.folder.appending(path: "db-\(UUID().uuidString)").path(),
                "--storage-token": token.uri("storage"), "--storage-token-pin-file": pin,
                "--signing-token": token.uri("results"), "--signing-token-pin-file": pin,
            ]
            for name in without { values[name] = nil }
            values.merge(more) { _, new in new }
            return Settings.load(arguments: values.flatMap { [$0.key, $0.value] }, environment: [:])
        }

        private static func materials() throws -> Materials {
            Materials(trust: try HTTPRig.document.get().trustSnapshot(), policies: Policy.all, loadedAt: .now)
        }

        private static func parts(_ more: [String: String] = [:], without: [String] = []) async throws -> ServiceParts {
            var settings = try await settings(more, without: without)
            let parts = await ServiceParts.make(&settings, materials: try materials())
            return try #require(parts, Comment(rawValue: "\(settings.faults)"))
        }

        /// What is wrong, by the settings that it is said of.
        private static func faults(_ more: [String: String], without: [String] = []) async throws -> [String: String] {
            var settings = try await settings(more, without: without)
            let parts = await ServiceParts.make(&settings, materials: try materials())
            #expect(parts == nil)
            for fault in settings.faults { #expect(!fault.description.contains(SoftToken.pin)) }
            return Dictionary(settings.faults.map { ($0.place, $0.words) }) { "\($0) \($1)" }
        }

        @Test("python3-jwcrypto verifies what the token signed", arguments: [("results", "ES256"), ("next", "EdDSA")])
        func signs(object: String, algorithm: String) async throws {
            let token = try SoftToken.shared()
            let parts = try await Self.parts(["--signing-token": token.uri(object)])
            let keys = parts.setup.service.keys
            let payload = Array(#"{"overall":"successful"}"#.utf8)
            let result = try await keys.sign(payload, type: "t+jwt")
            let program = """
                import sys, json
                from jwcrypto import jws, jwk
                text = json.loads(sys.argv[1])
                keys = jwk.JWKSet.from_json(json.dumps(text["keys"]))
                token = jws.JWS(); token.deserialize(text["token"])
                header = token.jose_header
                key = keys.get_key(header["kid"])
                assert key.thumbprint() == header["kid"]
                token.verify(key, alg=header["alg"])
                print(header["alg"], header["typ"], token.payload.decode())
                """
            let input = JSONValue.fields(("keys", keys.jwks), ("token", .string(result)))
            #expect(try Self.python(program, input) == "\(algorithm) t+jwt {\"overall\":\"successful\"}")
            let verification = try SignatureVerification(jwks: keys.jwks)
            #expect(try verification.payload(of: result, type: "t+jwt") == payload)
        }

        @Test("a change of keys leaves no gap: the set shows those of before and after, in tokens and files")
        func rotation() async throws {
            let token = try SoftToken.shared()
            let file = try SigningKey.generate(.es256)
            let path = try token.file(try file.pem(), "other.pem")
            let before = try await Self.parts(["--signing-other-tokens": token.uri("next")])
            let result = try await before.setup.service.keys.sign([0x7B, 0x7D], type: "t")
            let after = try await Self.parts([
                "--signing-token": token.uri("next"), "--signing-other-tokens": token.uri("results"),
                "--signing-other-key-files": path,
            ])
            let keys = after.setup.service.keys
            #expect(keys.jwks["keys"]?.array?.count == 3)
            #expect(keys.jwks["keys"]?.array?.contains { $0["kid"]?.string == file.identifier } == true)
            #expect(keys.identifier != before.setup.service.keys.identifier)
            #expect(try SignatureVerification(jwks: keys.jwks).payload(of: result, type: "t") == [0x7B, 0x7D])
            let next = try await keys.sign([0x7B, 0x7D], type: "t")
            let shownBefore = try SignatureVerification(jwks: before.setup.service.keys.jwks)
            #expect(try shownBefore.payload(of: next, type: "t") == [0x7B, 0x7D])
        }

        @Test("what one process wrapped another opens with the token, and none with another key")
        func wraps() async throws {
            let token = try SoftToken.shared()
            let path = token.folder.appending(path: "db-wrap").path()
            let request = try TransactionRequest(json: Array(#"{"policy":"kyc","purpose":"test"}"#.utf8))
            func opened(_ parts: ServiceParts) async throws -> (String, JSONValue, String) {
                let json = try await parts.setup.service.open(request, by: Self.actor).json
                let recipient = try #require(json["sealFor"])
                return (
                    try #require(json["transaction"]?.string), recipient, try #require(json["token"]?.string)
                )
            }
            func answer(_ parts: ServiceParts, _ opened: (String, JSONValue, String)) async throws -> TransactionState {
                let sealed = try SealedUpload.seal(try HTTPRig.files(), for: opened.1, binding: opened.0)
                let (transaction, _) = try await parts.setup.service.receive(
                    .sealed(sealed), for: opened.0, by: Self.actor)
                return transaction.state
            }
            let first = try await Self.parts(["--storage-path": path])
            let (one, two, three) = (try await opened(first), try await opened(first), try await opened(first))
            let same = try await Self.parts(["--storage-path": path])
            #expect(same.setup.service.store.vault.isToken(one.2, of: one.0))
            #expect(try await answer(same, one) == .done)
            // Another key, and the first one as that of before.
            let later = try await Self.parts([
                "--storage-path": path, "--storage-token": token.uri("later"),
                "--storage-previous-tokens": token.uri("storage"),
            ])
            #expect(try await answer(later, two) == .done)
            let stranger = try await Self.parts(["--storage-path": path, "--storage-token": token.uri("later")])
            #expect(!stranger.setup.service.store.vault.isToken(three.2, of: three.0))
            await #expect(throws: Vault.Fault.notAuthentic) { _ = try await answer(stranger, three) }
        }

        @Test("a wrong PIN is sent once, and said once")
        func wrongPIN() async throws {
            let token = try SoftToken.shared()
            let wrong = try token.file("87654321", "wrong")
            let faults = try await Self.faults(
                ["--storage-token-pin-file": wrong, "--signing-token-pin-file": wrong])
            #expect(faults["storage.token"]?.contains("refused the PIN") == true)
            #expect(faults["signing.token"]?.hasPrefix("was not tried") == true)
            #expect(faults.count == 2)
            // The token is not locked by it.
            _ = try await Self.parts()
        }

        @Test(
            "what is wrong with a token is said by the name of the setting",
            arguments: [
                ("--signing-token", "none", "signing.token", "no private key"),
                ("--signing-token", "storage", "signing.token", "no private key"),
                ("--signing-token", "other", "signing.token", "neither on P-256 nor on Ed25519"),
                ("--signing-token", "orphan", "signing.token", "public key"),
                ("--storage-token", "none", "storage.token", "no secret key"),
                ("--storage-token", "results", "storage.token", "no secret key"),
                ("--storage-token", "aes", "storage.token", "HMAC-SHA-256"),
                ("--storage-previous-tokens", "none", "storage.previousTokens", "no secret key"),
                ("--signing-other-tokens", "none", "signing.otherTokens", "no private key"),
            ])
        func wrongKeys(flag: String, object: String, place: String, words: String) async throws {
            let faults = try await Self.faults([flag: try SoftToken.shared().uri(object)])
            #expect(faults.keys.sorted() == [place])
            #expect(faults[place]?.contains(words) == true, "\(faults)")
        }

        @Test("all of it at once: no module, no token, two keys, files of PINs")
        func faults() async throws {
            let token = try SoftToken.shared()
            let exposed = try token.file(SoftToken.pin, "exposed", permissions: 0o644)
            var faults = try await Self.faults([
                "--storage-token": token.uri("storage", module: "/nowhere/module.so"),
                "--signing-token": token.uri("results", token: "nowhere"), "--signing-issuer": "x",
                "--log-level": "loud",
            ])
            #expect(faults["storage.token"]?.contains("/nowhere/module.so") == true)
            #expect(faults["signing.token"]?.contains("None of the") == true)
            #expect(faults["log.level"] != nil)
            faults = try await Self.faults([
                "--storage-key-file": "k", "--signing-key-file": "k", "--signing-token-pin-file": exposed,
            ])
            #expect(faults["storage.token"]?.contains("give one of them") == true)
            #expect(faults["signing.token"]?.contains("give one of them") == true)
            faults = try await Self.faults(
                ["--signing-token-pin-file": exposed, "--storage-token-pin-file": "/nowhere/pin"])
            #expect(faults["signing.tokenPinFile"]?.contains("chmod 600") == true)
            #expect(faults["storage.tokenPinFile"]?.contains("/nowhere/pin") == true)
            faults = try await Self.faults(
                ["--signing-token": "pkcs11:object", "--storage-token": "file:x"],
                without: ["--storage-token-pin-file"])
            #expect(faults["signing.token"]?.contains("octet") == true)
            #expect(faults["storage.token"]?.contains("pkcs11:") == true)
            faults = try await Self.faults([:], without: ["--storage-token-pin-file"])
            #expect(faults["storage.token"]?.contains("wants a PIN") == true)
            faults = try await Self.faults([:], without: ["--storage-token"])
            #expect(faults["storage.tokenPinFile"]?.contains("without a token") == true)
            #expect(faults["storage.keyFile"] != nil)
        }

        private static func python(_ program: String, _ input: JSONValue) throws -> String {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/python3")
            process.arguments = ["-c", program, String(decoding: input.compactOctets(), as: UTF8.self)]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
#endif
