// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PCSC
    import EPassPCSCRig
    import Foundation
    import Testing

    @Suite("epass read: the prompt, and what lies on readers", .timeLimit(.minutes(10)), .timed)
    struct PromptReaderTests {
        private static let lines = [PromptDialogueTests.upper, PromptDialogueTests.lower]

        /// A simulated document on a virtual reader.
        private func lay(_ profile: String, on port: UInt16) throws -> Program {
            try Epass.start(["simulate", profile, "--seed", "7", "--connect", "127.0.0.1:\(port)"])
        }

        @Test("read alone waits for the document, then asks; one that is taken away meanwhile is waited for again")
        func taken() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let command = [Epass.path, "read", "--reader", reader.name]
                try await ScreenTerminal.with(environment: service.environment, command) { terminal in
                    try await terminal.expect("Put the document on the reader ...")
                    // Who scans before being asked does not see it, and it is not used.
                    try await terminal.enter(Self.lines[0])
                    let first = try lay("default", on: reader.port)
                    try await terminal.expect("MRZ, line 1 (not shown):")
                    try await terminal.enter(Self.lines[0])
                    try await terminal.expect("MRZ, line 2 (not shown):")
                    first.interrupt()
                    _ = try await first.outcome()
                    try await becomes("empty", reader, service)
                    try await terminal.enter(Self.lines[1])
                    try await terminal.expect("Put the document on the reader ...", times: 2)
                    let second = try lay("default", on: reader.port)
                    try await terminal.expect("All fields of the printed MRZ are those of DG1")
                    #expect(!(try await terminal.screen()).contains(Self.lines[0].prefix(9)))
                    second.interrupt()
                    _ = try await second.outcome()
                    try await becomes("empty", reader, service)
                }
            }
        }

        @Test(
            "a document that is pulled out while it is read: tried again with what was typed, and gone on with", .long()
        )
        func pulled() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let first = try lay("card-lost", on: reader.port)
                try await becomes("present", reader, service)
                let command = [Epass.path, "read", "--mrz", "--wait", "1", "--reader", reader.name]
                try await ScreenTerminal.with(environment: service.environment, command) { terminal in
                    try await terminal.expect("MRZ, line 1 (not shown):")
                    try await terminal.enter(Self.lines[0])
                    try await terminal.expect("MRZ, line 2 (not shown):")
                    try await terminal.enter(Self.lines[1])
                    try await terminal.expect("Try again? [Y/n]")
                    first.interrupt()
                    _ = try await first.outcome()
                    try await becomes("empty", reader, service)
                    // Nothing lies there yet: it is said, and asked again.
                    try await terminal.press("Enter")
                    try await terminal.expect("Try again? [Y/n]", times: 2)
                    let second = try lay("default", on: reader.port)
                    try await becomes("present", reader, service)
                    try await terminal.press("Enter")
                    try await terminal.expect("All fields of the printed MRZ are those of DG1")
                    let screen = try await terminal.screen()
                    #expect(screen.components(separatedBy: "MRZ, line 1").count == 2, "\(screen)")
                    second.interrupt()
                    _ = try await second.outcome()
                    try await becomes("empty", reader, service)
                }
            }
        }

        @Test("who stops or ends it while a document is waited for has the terminal as it was")
        func waiting() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                try await ScreenTerminal.withShell(columns: 200, environment: service.environment) { terminal in
                    let modes = "stty -a | grep -o '[ -]echo '"
                    try await terminal.enter("'\(Epass.path)' read --reader '\(reader.name)'; echo status $?; \(modes)")
                    try await terminal.expect("Put the document on the reader ...")
                    try await terminal.type("P<UTOERIKSSON")
                    try await terminal.press("C-z")
                    try await terminal.expect("Stopped")
                    try await terminal.enter("\(modes)")
                    try await terminal.expect(" echo >")
                    try await terminal.enter("fg")
                    try await terminal.expect("read --reader '\(reader.name)'", times: 3)
                    try await terminal.type("P<UTOERIKSSON")
                    try await terminal.press("C-c")
                    try await terminal.expect("The wait was cancelled.")
                    try await terminal.enter("\(modes); echo all")
                    try await terminal.expect(" echo all")
                    #expect(!(try await terminal.screen()).contains("ERIKSSON"))
                }
            }
        }

        @Test("six digits open a chip by its card access number; a wrong one is typed again")
        func cardAccessNumber() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let chip = try lay("can-only", on: reader.port)
                try await becomes("present", reader, service)
                let command = [Epass.path, "read", "--reader", reader.name]
                try await ScreenTerminal.with(environment: service.environment, command) { terminal in
                    try await terminal.expect("MRZ, line 1 (not shown):")
                    try await terminal.enter("654321")
                    try await terminal.expect("Six digits: they are taken as the card access number.")
                    try await terminal.expect("The chip refused the password.")
                    try await terminal.expect("MRZ, line 1 (not shown):", times: 2)
                    try await terminal.enter("123456")
                    try await terminal.expect("PACE with the CAN")
                }
                chip.interrupt()
                _ = try await chip.outcome()
                try await becomes("empty", reader, service)
            }
        }

        @Test("a card that is no passport, and a reader that nobody has, are told before anything is asked", .long())
        func nothingAsked() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let card = try VirtualCard(port: reader.port) { _ in .response([0x6A, 0x82]) }
                try await becomes("present", reader, service)
                for (arguments, said) in [
                    (["--reader", reader.name], "The chip has no eMRTD application"),
                    (["--reader", "nobody has this"], "nobody has this"),
                ] {
                    let command = [Epass.path, "read", "--mrz"] + arguments
                    try await ScreenTerminal.with(
                        environment: service.environment, sayingStatus: true, command
                    ) { terminal in
                        try await terminal.expect(said)
                        try await terminal.expect("status=")
                        let screen = try await terminal.screen()
                        #expect(!screen.contains("not shown"), "\(screen)")
                    }
                }
                card.remove()
                try await becomes("empty", reader, service)
            }
        }
    }
#endif
