// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PCSC
    import EPassPCSCRig
    import Foundation
    import Testing

    @Suite("Programs that nobody here wrote read the simulated chip, through pcscd and vpcd", .timeLimit(.minutes(5)))
    struct ForeignTerminalTests {
        private static let selectApplication = "00A4040C07A0000002471001"

        @Test("opensc-tool selects the application, and is kept from the files")
        func openSC() async throws {
            try await SimulatedPassport.inReader { reader, service in
                let list = try await Program.run("opensc-tool", ["-l"], environment: service.environment)
                let line = list.output.split(separator: "\n").first { $0.contains(reader.name) }
                let number = try #require(line?.split(separator: " ").first, "\(list.output)\(list.errors)")
                // No driver of its own, which would try sixty applications first.
                let outcome = try await Program.run(
                    "opensc-tool",
                    [
                        "-r", String(number), "-c", "default", "-s", Self.selectApplication, "-s", "00A4020C02011E",
                        "-s",
                        "0084000008",
                    ], environment: service.environment)
                #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                let words = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Received") }
                try #require(words.count == 3, "\(outcome.output)")
                #expect(words[0].hasPrefix("Received (SW1=0x90, SW2=0x00)"))
                #expect(words[1].hasPrefix("Received (SW1=0x69, SW2=0x82)"))
                #expect(words[2].hasPrefix("Received (SW1=0x90, SW2=0x00)"))
            }
        }

        @Test("scriptor selects the application and reads a plain chip's EF.COM")
        func scriptor() async throws {
            try await SimulatedPassport.inReader(profile: "plain") { reader, service in
                let script = "\(Self.selectApplication)\n00 A4 02 0C 02 01 1E\n00 B0 00 00 02\n"
                let outcome = try await Program.run(
                    "scriptor", ["-r", reader.name], environment: service.environment, input: script)
                #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                let answers = outcome.output.split(separator: "\n").filter { $0.hasPrefix("< ") }
                try #require(answers.count == 3, "\(outcome.output)\(outcome.errors)")
                #expect(answers[0].hasPrefix("< 90 00"))
                #expect(answers[1].hasPrefix("< 90 00"))
                // The tag of EF.COM.
                #expect(answers[2].hasPrefix("< 60 "))
            }
        }

        @Test("epass readers shows the chip while it is there")
        func readers() async throws {
            try await SimulatedPassport.inReader { reader, service in
                let outcome = try await Epass.run("readers", environment: service.environment)
                #expect(outcome.output.contains("\(reader.name)  chip present"))
            }
        }
    }
#endif
