// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PCSC
    import EPassPCSCRig
    import Foundation
    import Testing

    @Suite("epass readers, through pcscd and vpcd", .timeLimit(.minutes(5)), .timed)
    struct ReadersCommandTests {
        @Test("lists readers and chips, for people and in JSON")
        func list() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let empty = try await Epass.run("readers", environment: service.environment)
                #expect(empty.status == 0, "\(empty.text)")
                #expect(empty.output.hasPrefix("READER"))
                #expect(
                    empty.output.split(separator: "\n").contains { $0.hasPrefix(reader.name) && $0.hasSuffix("empty") })

                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                try await becomes("present", reader, service)
                let full = try await Epass.run("readers", environment: service.environment)
                card.remove()
                try await becomes("empty", reader, service)
                #expect(full.output.contains("\(reader.name)  chip present"), "\(full.output)")
                #expect(full.output.contains("3B80800101"))
            }
        }

        @Test("follows what happens until it is interrupted")
        func watch() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let program = try Epass.start(["readers", "--watch"], environment: service.environment)
                #expect(try await program.says("+ \(reader.name): empty"))
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                #expect(try await program.says("  \(reader.name): chip present 3B80800101"))
                card.remove()
                #expect(try await program.says("  \(reader.name): empty"))
                program.interrupt()
                let outcome = try await program.outcome()
                #expect(outcome.status == 130, "\(outcome.text)")
                #expect(!outcome.errors.contains("epass:"), "\(outcome.errors)")
            }
        }

        @Test("without a service: exit 69, and what to do; JSON all the same")
        func noService() async throws {
            for arguments in [["readers"], ["readers", "--json"], ["readers", "--watch"]] {
                let outcome = try await Epass.start(
                    arguments, environment: ["PCSCLITE_CSOCK_NAME": "/nonexistent/pcscd.comm"]
                ).outcome()
                #expect(outcome.status == 69, "\(outcome.text)")
                #expect(outcome.errors.contains("No smart-card service is running.\n       Start pcscd"))
                if arguments.contains("--json") {
                    let error = try #require(try outcome.json()["error"] as? [String: Any])
                    #expect(error["code"] as? String == "reader.noService")
                } else {
                    #expect(outcome.output.isEmpty)
                }
            }
        }

        @Test(
            "a service without readers: exit 69, and what to do; the watch waits for one",
            .enabled(if: !PrivatePCSCD.isSanitized, "pcscd without readers needs the shim, which a sanitizer rules out")
        )
        func noReader() async throws {
            try await withTemporaryFolder { folder in
                let service = try PrivatePCSCD(folder: folder + "/rig", entries: 0)
                defer { service.stop() }
                let outcome = try await Epass.run("readers", environment: service.environment)
                #expect(outcome.status == 69, "\(outcome.text)")
                #expect(outcome.errors.contains("No smart-card reader is connected.\n       Connect"))
                let program = try Epass.start(["readers", "--watch"], environment: service.environment)
                #expect(try await program.says("Following the readers"))
                try await Task.sleep(for: .milliseconds(500))
                program.interrupt()
                let watched = try await program.outcome()
                #expect(watched.status == 130 && watched.output.isEmpty, "\(watched)")
            }
        }

        @Test("a service that stopped holds nobody: exit 69, and to start it again; Ctrl-C ends the watch", .long())
        func serviceStops() async throws {
            try await withTemporaryFolder { folder in
                let service = try PrivatePCSCD(folder: folder + "/rig", entries: 1)
                defer { service.stop() }
                let watch = try Epass.start(["readers", "--watch"], environment: service.environment)
                #expect(try await watch.says("+ "))
                service.pause()
                watch.interrupt()
                let watched = try await watch.outcome()
                #expect(watched.status == 130, "\(watched)")
                for arguments in [["readers"], ["read", "--mrz", "-", "--wait", "1"]] {
                    let outcome = try await Epass.start(
                        arguments, environment: service.environment, input: "L898902C3,740812,340415"
                    ).outcome()
                    #expect(outcome.status == 69, "\(outcome.text)")
                    #expect(outcome.errors.contains("(pcscd) does not answer"), "\(outcome.errors)")
                    #expect(outcome.errors.contains("systemctl restart pcscd"), "\(outcome.errors)")
                }
            }
        }

        @Test("a service that dies ends the watch with exit 69")
        func serviceDies() async throws {
            try await withTemporaryFolder { folder in
                let service = try PrivatePCSCD(folder: folder + "/rig", entries: 1)
                let program = try Epass.start(["readers", "--watch", "--json"], environment: service.environment)
                #expect(try await program.says(#""event":"added""#))
                service.crash()
                let outcome = try await program.outcome()
                #expect(outcome.status == 69, "\(outcome.text)")
                #expect(outcome.errors.contains("ended"))
                for line in outcome.output.split(separator: "\n") {
                    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                    #expect(object?["schema"] as? String == "epass-readers-event/1")
                }
            }
        }
    }

    /// Waits until `epass readers --json` shows the reader in a state.
    func becomes(_ state: String, _ reader: PrivatePCSCD.Reader, _ service: PrivatePCSCD) async throws {
        var patience = Patience(seconds: 60)
        repeat {
            let outcome = try await Epass.run("readers", "--json", environment: service.environment)
            let readers = try outcome.json()["readers"] as? [[String: Any]] ?? []
            if readers.contains(where: { $0["name"] as? String == reader.name && $0["state"] as? String == state }) {
                return
            }
        } while try await patience.lasts(pausing: 20)
        Issue.record("\(reader.name) did not become \(state)")
    }
#endif
