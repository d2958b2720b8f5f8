// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PKCS11
    import EPassAccess
    import EPassCrypto
    import EPassMessages
    import EPassPCSCRig
    import EPassPKCS11
    import Testing

    @Suite(
        "A PKCS #11 module that hangs, loses its token or fails", .softToken,
        .enabled(if: SoftToken.isThere, SoftToken.skip), .timeLimit(.minutes(5)), .timed)
    struct FaultyModuleTests {
        private static let message = [UInt8](0..<36)
        private static let opening = [
            "C_Initialize", "C_GetSlotList", "C_GetTokenInfo", "C_OpenSession", "C_Login", "C_FindObjectsInit",
            "C_FindObjects", "C_FindObjectsFinal", "C_GetAttributeValue",
        ]
        private static let signing = ["C_SignInit", "C_Sign"]

        private struct Unexpected: Error {}

        private func refusal(_ body: () async throws -> Void) async throws -> PKCS11Error {
            do { try await body() } catch let error as PKCS11Error { return error }
            throw Unexpected()
        }

        private func signingError(_ signer: PKCS11Signer) async throws -> TerminalSignerError {
            do { _ = try await signer.sign(Self.message, with: .ecdsa(.sha256)) } catch { return error }
            throw Unexpected()
        }

        @Test("a call that hangs while the key is opened is abandoned, and named", arguments: opening)
        func hangs(function: String) async throws {
            let words = "did not return from \(function) within"
            var module = try FaultyModule(function, "hang")
            var error = try await refusal { _ = try await module.open(within: .milliseconds(400)) }
            // A machine under load may not have come that far.
            if !error.message.english.contains(words) {
                module = try FaultyModule(function, "hang")
                error = try await refusal { _ = try await module.open(within: .seconds(8)) }
            }
            #expect(error.code == .moduleHung && error.code.facts.isRetryable)
            #expect(error.message.english.contains(words), "\(error)")
            // Not called again: it would hang behind the locks of the first call.
            let again = try await refusal { _ = try await module.open() }
            #expect(again.code == .moduleHung)
            #expect(again.message.english.contains("from \(function) before"), "\(again)")
        }

        @Test("a call that hangs while it signs is abandoned, and named", arguments: signing)
        func hangsSigning(function: String) async throws {
            let signer = try await FaultyModule(function, "hang").open(within: .seconds(1))
            let error = try await signingError(signer)
            #expect(error.code == "pkcs11.moduleHung")
            #expect(error.message.english.contains("did not return from \(function) within 1 second."), "\(error)")
            #expect(try await signingError(signer).message.english.contains("does not call it again"))
        }

        @Test("a cancelled task waits no longer for the module", arguments: ["C_Login", "C_Sign"])
        func cancelled(function: String) async throws {
            let module = try FaultyModule(function, "hang")
            let task = Task {
                let signer = try await module.open()
                _ = try await signer.sign(Self.message, with: .ecdsa(.sha256))
            }
            try await Task.sleep(for: .milliseconds(300))
            let begin = ContinuousClock.now
            task.cancel()
            let result = await task.result
            #expect(ContinuousClock.now - begin < .seconds(10))
            let error = #expect(throws: (any Error).self) { try result.get() }
            #expect("\(error as Any)".contains("pkcs11.cancelled"), "\(error as Any)")
            let again = try await refusal { _ = try await module.open() }
            #expect(again.code == .moduleHung)
        }

        @Test("a module that does not end its session holds nobody longer than two seconds")
        func hangsAtTheEnd() async throws {
            let module = try FaultyModule("C_CloseSession", "hang")
            let begin = ContinuousClock.now
            _ = try await module.open()
            let error = try await refusal { _ = try await module.open() }
            #expect(error.message.english.contains("from C_CloseSession before"), "\(error)")
            #expect(ContinuousClock.now - begin < .seconds(20))
        }

        @Test("the time of a call is its own, and not that of those before it")
        func queue() async throws {
            let signer = try await FaultyModule("C_Sign", "slow400").open(within: .seconds(2))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask { _ = try await signer.sign(Self.message, with: .ecdsa(.sha256)) }
                }
                try await group.waitForAll()
            }
        }

        @Test("a person who types the PIN on the token has a time of their own")
        func pad() async throws {
            let module = try FaultyModule("C_GetTokenInfo", "pad")
            #expect(try await module.open(pin: nil, within: .milliseconds(500)).publicKey != nil)
        }

        @Test("a token that is gone is told as that, whatever the module calls it", arguments: opening + signing)
        func lost(function: String) async throws {
            for value in ["32", "E0", "B3", "B0", "30"] {
                let module = try FaultyModule(function, "ckr" + value)
                let code: String
                if Self.signing.contains(function) {
                    code = try await signingError(try await module.open()).code
                } else {
                    code = try await refusal { _ = try await module.open() }.code.rawValue
                }
                switch (function, value) {
                // It does not start, or has no such slot any more: that is what those calls say by it.
                case ("C_Initialize", _): #expect(code == "pkcs11.moduleFailed")
                case ("C_GetTokenInfo", "E0"): #expect(code == "pkcs11.tokenAbsent")
                default: #expect(code == "pkcs11.tokenLost", "CKR \(value)")
                }
            }
        }

        @Test("a token that fails gets its own words", arguments: opening.dropFirst() + signing)
        func fails(function: String) async throws {
            let module = try FaultyModule(function, "ckr5")
            if Self.signing.contains(function) {
                let error = try await signingError(try await module.open())
                #expect(error.code == "pkcs11.tokenFailed" && error.message.english.contains("CKR 5"), "\(error)")
            } else {
                let error = try await refusal { _ = try await module.open() }
                #expect(error.code == .tokenFailed && error.returnValue == 5, "\(error)")
            }
        }

        @Test(
            "what is no signature of the key is told as the token's fault",
            arguments: [
                ("p256", "short"), ("p256", "wrong"), ("p256", "empty"), ("rsa-2048", "short"), ("rsa-2048", "wrong"),
            ])
        func malformed(object: String, fault: String) async throws {
            let module = try FaultyModule("C_Sign", fault)
            let signer = try await module.open(object)
            let algorithm: SignatureAlgorithm = object == "p256" ? .ecdsa(.sha256) : .rsaPKCS1(.sha256)
            let error = await #expect(throws: TerminalSignerError.self) {
                _ = try await signer.sign(Self.message, with: algorithm)
            }
            #expect(error?.code == "pkcs11.signatureMalformed")
            guard object == "p256" else { return }
            let pin = SecretBytes(copying: Array(SoftToken.pin.utf8))
            let key = try await PKCS11ResultKey.open(try PKCS11URI(module.uri()), pin: pin)
            let other = await #expect(throws: PKCS11Error.self) { _ = try await key.sign(Self.message) }
            #expect(other?.code == .signatureMalformed)
        }
    }
#endif
