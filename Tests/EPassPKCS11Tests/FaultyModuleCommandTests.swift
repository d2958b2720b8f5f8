// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PKCS11
    import EPassPCSCRig
    import Foundation
    import Glibc
    import Testing

    @Suite(
        "epass read with a PKCS #11 module that hangs, crashes or loses its token", .softToken,
        .enabled(if: SoftToken.isThere, SoftToken.skip), .timeLimit(.minutes(5)), .timed)
    struct FaultyModuleCommandTests {
        private static let lines = [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
        ]

        private func read(_ module: FaultyModule, _ options: String...) throws -> Program {
            let folder = try SoftToken.shared().folder
            return try Program(
                BuildProducts.path(of: "epass"),
                [
                    "read", "--simulate", "eac", "--mrz", "-", "--terminal-certificates",
                    folder + "/eac", "--terminal-key",
                    module.uri("terminal"), "--terminal-pin-file", folder + "/pin",
                ] + options,
                environment: [
                    "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "500", "NO_COLOR": "1",
                    "SOFTHSM2_CONF": folder + "/softhsm2.conf",
                    "XDG_DATA_HOME": folder + "/no-data",
                ], input: Self.lines.joined(separator: "\n"))
        }

        /// The first signature is the one before the reading, the second answers the chip.
        @Test("--timeout holds while the module hangs in the reading")
        func timeout() async throws {
            let begin = ContinuousClock.now
            let outcome = try await read(FaultyModule("C_Sign", "hang", from: 2), "--timeout", "2").outcome()
            #expect(outcome.status == 74, "\(outcome.errors)")
            #expect((outcome.output + outcome.errors).contains("had not signed when the time"), "\(outcome.errors)")
            #expect(ContinuousClock.now - begin < .seconds(20))
        }

        @Test("--timeout holds while the key is opened", arguments: ["C_Initialize", "C_Login", "C_GetAttributeValue"])
        func timeoutOfOpening(function: String) async throws {
            let outcome = try await read(FaultyModule(function, "hang"), "--timeout", "1").outcome()
            #expect(outcome.status == 69, "\(outcome.errors)")
            #expect(outcome.errors.contains("did not return from \(function) within 1 second."), "\(outcome.errors)")
            #expect(outcome.errors.contains("Take the token out, put it in again"), "\(outcome.errors)")
        }

        @Test("Ctrl-C and SIGTERM end a reading whose signature does not come", arguments: [SIGINT, SIGTERM])
        func interrupted(signal: Int32) async throws {
            let program = try read(FaultyModule("C_Sign", "hang", from: 2), "--json")
            try #require(try await program.says("C_Sign hangs"), "\(program.errors)")
            let begin = ContinuousClock.now
            program.end(by: signal)
            let outcome = try await program.outcome()
            #expect(outcome.status == 130, "\(outcome.errors)")
            #expect(ContinuousClock.now - begin < .seconds(5))
        }

        @Test("a module that crashes is named", arguments: ["C_Initialize", "C_Login", "C_Sign"])
        func crashes(function: String) async throws {
            let module = try FaultyModule(function, "crash")
            let outcome = try await read(module).outcome()
            #expect(outcome.signal == SIGSEGV, "\(outcome.errors)")
            #expect(
                outcome.errors.contains("epass: the PKCS #11 module \(module.path) crashed in \(function)."),
                "\(outcome.errors)")
        }

        @Test("a token that is taken out in the reading is told; what needs no rights is read")
        func lost() async throws {
            let outcome = try await read(FaultyModule("C_Sign", "ckr32", from: 2)).outcome()
            #expect(outcome.status == 0, "\(outcome.errors)")
            let words = "The token was removed, or the connection to it was lost."
            #expect(outcome.errors.contains("\(words) Put the token in again and repeat."), "\(outcome.errors)")
            let told = try await read(FaultyModule("C_Sign", "ckrE0", from: 2), "--json").outcome()
            #expect(told.output.contains(words), "\(told.output.suffix(400))")
        }

        @Test(
            "a token that fails gets its own words, and no advice about certificates",
            arguments: [
                ("ckr5", "pkcs11.tokenFailed", 65), ("ckr30", "pkcs11.tokenLost", 69),
                ("wrong", "pkcs11.signatureMalformed", 65), ("short", "pkcs11.signatureMalformed", 65),
            ])
        func fails(fault: String, code: String, status: Int32) async throws {
            let outcome = try await read(FaultyModule("C_Sign", fault), "--json").outcome()
            #expect(outcome.status == status, "\(outcome.errors)")
            #expect(outcome.output.contains("\"\(code)\""), "\(outcome.output)")
            #expect(!outcome.errors.contains("certificate"), "\(outcome.errors)")
        }
    }
#endif
