// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PCSC
    import EPassPCSCRig
    import Foundation
    import Testing

    @Suite(
        "Programs that nobody here wrote read the simulated chip, through pcscd and vpcd", .timeLimit(.minutes(5)),
        .timed)
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
                guard let words = ForeignOutput.statusWords(of: outcome.output) else { return }
                #expect(words == ["9000", "6982", "9000"], "\(outcome.output)")
            }
        }

        @Test("scriptor selects the application and reads a plain chip's EF.COM")
        func scriptor() async throws {
            try await SimulatedPassport.inReader(profile: "plain") { reader, service in
                let script = "\(Self.selectApplication)\n00 A4 02 0C 02 01 1E\n00 B0 00 00 02\n"
                let outcome = try await Program.run(
                    "scriptor", ["-r", reader.name], environment: service.environment, input: script)
                #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                guard let answers = ForeignOutput.answers(of: outcome.output) else { return }
                try #require(answers.count == 3, "\(outcome.output)\(outcome.errors)")
                #expect(answers[0] == "9000" && answers[1] == "9000")
                // The tag of EF.COM.
                #expect(answers[2].hasPrefix("60"))
            }
        }

        @Test("scriptor runs the PACE of Doc 9303-11, Appendix G.1, and reads EF.CardAccess within its channel")
        func scriptorPACE() async throws {
            try await SimulatedPassport.inReader(profile: "worked-example-g1") { reader, service in
                let exchange = PACEScript.exchange
                let outcome = try await Program.run(
                    "scriptor", ["-r", reader.name], environment: service.environment,
                    input: exchange.map(\.command).joined(separator: "\n") + "\n")
                #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                guard let answers = ForeignOutput.answers(of: outcome.output) else { return }
                #expect(answers == exchange.map(\.response), "\(outcome.output)")
            }
        }

        @Test("opensc-tool runs the same PACE")
        func openSCPACE() async throws {
            try await SimulatedPassport.inReader(profile: "worked-example-g1") { reader, service in
                let list = try await Program.run("opensc-tool", ["-l"], environment: service.environment)
                let line = list.output.split(separator: "\n").first { $0.contains(reader.name) }
                let number = try #require(line?.split(separator: " ").first, "\(list.output)\(list.errors)")
                let commands = PACEScript.exchange.flatMap { ["-s", $0.command] }
                let outcome = try await Program.run(
                    "opensc-tool", ["-r", String(number), "-c", "default"] + commands,
                    environment: service.environment)
                #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                guard let words = ForeignOutput.statusWords(of: outcome.output) else { return }
                #expect(words == PACEScript.exchange.map { _ in "9000" }, "\(outcome.output)")
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

    /// What foreign programs write about the answers that they got. A release that writes them otherwise than those
    /// known here is warned of, and fails nothing.
    private enum ForeignOutput {
        /// The status words in opensc-tool's output; nil where there are none.
        static func statusWords(of output: String) -> [String]? {
            let words = output.split(separator: "\n").compactMap { line -> String? in
                let parts = line.components(separatedBy: "=0x")
                guard parts.count == 3, parts[0].hasSuffix("SW1"), parts[1].hasSuffix("SW2") else { return nil }
                return parts.dropFirst().map { $0.prefix(2) }.joined().uppercased()
            }
            return words.isEmpty ? unknown("opensc-tool", output) : words
        }

        /// The octets of the answers in scriptor's output, which breaks long ones over several lines; nil where there
        /// are none.
        static func answers(of output: String) -> [String]? {
            var answers: [String] = []
            var isOpen = false
            for line in output.split(separator: "\n") {
                if line.hasPrefix("< ") { answers.append("") }
                if line.hasPrefix("> ") || line.hasPrefix("Using") { isOpen = false }
                if line.hasPrefix("< ") { isOpen = true }
                guard isOpen, let last = answers.indices.last else { continue }
                let octets = (line.hasPrefix("< ") ? line.dropFirst(2) : line[...]).prefix { $0 != ":" }
                answers[last] += octets.filter { $0.isHexDigit }
                if line.contains(":") { isOpen = false }
            }
            return answers.isEmpty ? unknown("scriptor", output) : answers
        }

        private static func unknown(_ program: String, _ output: String) -> [String]? {
            Issue.record("\(program) writes in a form that is not known here: \(output)", severity: .warning)
            return nil
        }
    }

    /// Raw commands of PACE with the values of Doc 9303-11, Appendix G.1, and of the secure channel behind it. The
    /// protected ones were computed with the session keys printed there by a program outside this project.
    private enum PACEScript {
        static let exchange: [(command: String, response: String)] = [
            ("00A4000C", "9000"),
            ("00A4020C02011C", "9000"),
            ("0022C1A40F800A04007F00070202040202830101", "9000"),
            ("10860000027C0000", "7C12801095A3A016522EE98D01E76CB6B98B42C39000"),
            (
                """
                10860000457C438141047ACF3EFC982EC45565A4B155129EFBC74650DCBFA6362D896FC70262E0C2CC5E\
                544552DCB6725218799115B55C9BAA6D9F6BC3A9618E70C25AF71777A9C4922D00
                """,
                """
                7C43824104824FBA91C9CBE26BEF53A0EBE7342A3BF178CEA9F45DE0B70AA601651FBA3F57\
                30D8C879AAA9C9F73991E61B58F4D52EB87A0A0C709A49DC63719363CCD13C549000
                """
            ),
            (
                """
                10860000457C438341042DB7A64C0355044EC9DF190514C625CBA2CEA48754887122F3A5EF0D5EDD301C\
                3556F3B3B186DF10B857B58F6A7EB80F20BA5DC7BE1D43D9BF850149FBB3646200
                """,
                """
                7C438441049E880F842905B8B3181F7AF7CAA9F0EFB743847F44A306D2D28C1D9EC65DF6DB\
                7764B22277A2EDDC3C265A9F018F9CB852E111B768B326904B59A0193776F0949000
                """
            ),
            ("008600000C7C0A8508C2B0BD78D94BA86600", "7C0A86083ABB9674BCE93C089000"),
            (
                "0CA4020C1D8711010BBA9E26C278696F47774F010F3D75BE8E0859E8A937351A041200",
                "990290008E08BEA7B381C494A0799000"
            ),
            (
                "0CB000000D9701008E087EB2E536E0F78AB700",
                """
                872101810D84F41AF1D02E6211E7B007A77C5AE122B02C1793E74949136BD434578745\
                990290008E082E43B3A72282BBDF9000
                """
            ),
            (
                "0CA4040C1D871101A674EBA1980219A6223D2EB794031BFD8E0876542A594950B49D00",
                "990290008E087E4EB525EC4AE68A9000"
            ),
        ]
    }
#endif
