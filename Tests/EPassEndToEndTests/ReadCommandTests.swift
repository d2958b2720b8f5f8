// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if PCSC
    import EPassPCSCRig
    import EPassSimulator
    import Foundation
    import Testing

    @Suite("epass read, through pcscd and vpcd", .timeLimit(.minutes(5)), .timed)
    struct ReadCommandTests {
        @Test("reads a whole passport, proves it, and proves its data again from the evidence", .long())
        func whole() async throws {
            try await withTrustedIssuer { folder, anchors in
                try await SimulatedPassport.inReader { reader, service in
                    let evidence = "\(folder)/passport.epass"
                    let outcome = try await Epass.run(
                        "read", "--mrz", "-", "--reader", reader.name, "--trust", anchors, "--json", "--out", evidence,
                        environment: service.environment, input: SimulatedPassport.mrz)
                    #expect(outcome.status == 0, "\(outcome.text)")
                    let report = try outcome.json()
                    #expect(report["schema"] as? String == "epass-report/2")
                    #expect(report["overall"] as? String == "successful")
                    for id in [
                        "securityObject.sod.signature", "issuer.ds.signature", "integrity.dg1.hash",
                        "integrity.dg2.hash",
                        "document.mrz.matchesDG1",
                    ] { #expect(result(of: id, in: report) == "successful", "\(id)") }
                    #expect((report["access"] as? [String: Any])?["protocol"] as? String == "PACE")
                    for file in ["COM", "SOD", "DG1", "DG2", "DG11", "DG14", "DG15", "CardAccess"] {
                        #expect(state(of: file, in: report) == "identical", "\(file)")
                    }
                    #expect("\(report["reader"] ?? "")".contains(reader.name))

                    let verified = try await Epass.run("verify", evidence, "--trust", anchors, "--json")
                    // Chip authentication was shown to the reading alone.
                    #expect(verified.status == 2, "\(verified.text)")
                    #expect(try verified.json()["overall"] as? String == "undetermined")
                    #expect(result(of: "integrity.dg2.hash", in: try verified.json()) == "successful")
                    // The issuer is trusted because it was named, and it is a synthetic one all the same.
                    #expect(report["test"] as? Bool == true)
                    #expect(try verified.json()["test"] as? Bool == true)
                }
            }
        }

        @Test(
            "opens by PACE, with MRZ and with CAN, with short and with extended length fields", .long(),
            arguments: ["default", "extended-length", "pace-gm-modp-2048-256-aes-128"], [true, false])
        func pace(profile: String, withMRZ: Bool) async throws {
            try await withTrustedIssuer(profile: profile) { _, anchors in
                try await SimulatedPassport.inReader(profile: profile) { reader, service in
                    let outcome = try await Epass.run(
                        "read", withMRZ ? "--mrz" : "--can", "-", "--reader", reader.name, "--trust", anchors, "--json",
                        "--access", "pace", environment: service.environment,
                        input: withMRZ ? SimulatedPassport.mrz : "123456")
                    #expect(outcome.status == 0, "\(outcome.text)")
                    let report = try outcome.json()
                    #expect(report["overall"] as? String == "successful")
                    let access = try #require(report["access"] as? [String: Any])
                    #expect(access["protocol"] as? String == "PACE")
                    #expect(access["password"] as? String == (withMRZ ? "mrz" : "can"))
                    #expect(state(of: "DG2", in: report) == "identical")
                }
            }
        }

        @Test("a reader that passes on short frames only: PACE over curves works, a group of 2048 bits is passed over")
        func shortReader() async throws {
            try await withTemporaryFolder { folder in
                let service = try PrivatePCSCD(folder: folder + "/rig", entries: 1, model: "ACS ACR122U")
                defer { service.stop() }
                let reader = try service.lease()
                let arguments = ["read", "--can", "-", "--reader", reader.name, "--json", "--access", "pace"]
                try await SimulatedPassport.inReader(reader, of: service, profile: "extended-length") {
                    let outcome = try await Epass.start(
                        arguments, environment: service.environment, input: "123456"
                    ).outcome()
                    // Its CSCA is not trusted here.
                    #expect(outcome.status == 2, "\(outcome.text)")
                    let report = try outcome.json()
                    #expect((report["access"] as? [String: Any])?["protocol"] as? String == "PACE")
                    #expect(state(of: "DG2", in: report) == "identical")
                }
                try await SimulatedPassport.inReader(reader, of: service, profile: "pace-gm-modp-2048-256-aes-128") {
                    let outcome = try await Epass.start(
                        arguments, environment: service.environment, input: "123456"
                    ).outcome()
                    #expect(outcome.status == 77, "\(outcome.text)")
                    let report = try outcome.json()
                    #expect(errorCode(of: report) == "access.paceNotOffered")
                    let skipped = (report["access"] as? [String: Any])?["skipped"] as? [[String: Any]]
                    #expect(skipped?.map { $0["reason"] as? String } == ["readerTooShort"])
                }
            }
        }

        @Test("tells a person the verdict, on standard output only")
        func forPeople() async throws {
            try await withTrustedIssuer { _, anchors in
                try await SimulatedPassport.inReader { reader, service in
                    let outcome = try await Epass.run(
                        "read", "--mrz", "--reader", reader.name, "--trust", anchors, environment: service.environment,
                        input: SimulatedPassport.mrz)
                    #expect(outcome.status == 0, "\(outcome.text)")
                    #expect(
                        outcome.output.contains("VERIFIED") && outcome.output.contains("ERIKSSON"), "\(outcome.text)")
                    #expect(!outcome.output.contains("\u{1B}"))
                }
            }
        }

        @Test("without a trusted issuer the verdict is open: exit 2")
        func untrusted() async throws {
            try await SimulatedPassport.inReader { reader, service in
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--reader", reader.name, "--json", "--dg", "1",
                    environment: service.environment, input: SimulatedPassport.mrz)
                #expect(outcome.status == 2, "\(outcome.text)")
                #expect(try outcome.json()["overall"] as? String == "undetermined")
            }
        }

        @Test("another document's MRZ: exit 77, and nothing was read")
        func wrongMRZ() async throws {
            try await SimulatedPassport.inReader { reader, service in
                let arguments = ["read", "--mrz", "-", "--reader", reader.name]
                let other = "L898902C4,740812,340415"
                let json = try await Epass.start(
                    arguments + ["--json"], environment: service.environment, input: other
                ).outcome()
                #expect(json.status == 77, "\(json.text)")
                let report = try json.json()
                #expect(report["overall"] as? String == "aborted")
                #expect(errorCode(of: report) == "access.wrongPassword")
                #expect(["absent", "presentNotRead", "aborted", nil].contains(state(of: "DG1", in: report)))

                let people = try await Epass.start(arguments, environment: service.environment, input: other).outcome()
                #expect(people.status == 77, "\(people.text)")
                #expect(people.errors.contains("Compare document number, birth and expiry"), "\(people.text)")
                #expect(!people.text.contains("L898902C4"))
            }
        }

        @Test(
            "a document that is pulled out in the middle of DG2: exit 74, and what was read is in the report", .long())
        func pulled() async throws {
            try await SimulatedPassport.inReader(profile: "card-lost") { reader, service in
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--reader", reader.name, "--json", environment: service.environment,
                    input: SimulatedPassport.mrz)
                #expect(outcome.status == 74, "\(outcome.text)")
                let report = try outcome.json()
                #expect(report["overall"] as? String == "aborted")
                #expect(errorCode(of: report) == "card.removed")
                #expect(state(of: "DG1", in: report) == "identical")
                #expect(state(of: "DG2", in: report) == "aborted")
            }
        }

        @Test("pulled out: a person is told to lay it down again", .long())
        func pulledForPeople() async throws {
            try await SimulatedPassport.inReader(profile: "card-lost") { reader, service in
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--reader", reader.name, environment: service.environment,
                    input: SimulatedPassport.mrz)
                #expect(outcome.status == 74, "\(outcome.text)")
                #expect(outcome.errors.contains("flat and still"), "\(outcome.text)")
            }
        }

        @Test("no chip on the reader: exit 69, and where the chip is in a document", .long())
        func noCard() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--reader", reader.name, "--json", environment: service.environment,
                    input: SimulatedPassport.mrz)
                #expect(outcome.status == 69, "\(outcome.text)")
                #expect(errorCode(of: try outcome.json()) == "card.none")
            }
        }

        @Test("a wait for a document is interrupted: exit 130")
        func interrupted() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let program = try Epass.start(
                    ["read", "--mrz", "-", "--reader", reader.name, "--wait", "600"], environment: service.environment,
                    input: SimulatedPassport.mrz)
                #expect(try await program.says("Put the document on the reader"))
                try await Task.sleep(for: .milliseconds(300))
                program.interrupt()
                let outcome = try await program.outcome()
                #expect(outcome.status == 130, "\(outcome.text)")
            }
        }

        @Test("an unknown reader: exit 69, and the names there are")
        func unknownReader() async throws {
            let service = try PrivatePCSCD.shared.get()
            let outcome = try await Epass.run(
                "read", "--mrz", "-", "--reader", "No such reader", environment: service.environment,
                input: SimulatedPassport.mrz)
            #expect(outcome.status == 69, "\(outcome.text)")
            #expect(outcome.errors.contains("Give one of these: \"Rig "), "\(outcome.errors)")
        }

        @Test(
            "no reader: exit 69, and to connect one",
            .enabled(if: !PrivatePCSCD.isSanitized, "pcscd without readers needs the shim, which a sanitizer rules out")
        )
        func noReader() async throws {
            try await withTemporaryFolder { folder in
                let service = try PrivatePCSCD(folder: folder + "/rig", entries: 0)
                defer { service.stop() }
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--json", environment: service.environment, input: SimulatedPassport.mrz)
                #expect(outcome.status == 69, "\(outcome.text)")
                #expect(errorCode(of: try outcome.json()) == "reader.none")
            }
        }

        @Test("no pcscd: exit 69, and to start it")
        func noService() async throws {
            let environment = ["PCSCLITE_CSOCK_NAME": "/nonexistent/pcscd.comm"]
            let arguments = ["read", "--mrz", "-"]
            let people = try await Epass.start(
                arguments, environment: environment, input: SimulatedPassport.mrz
            ).outcome()
            #expect(people.status == 69, "\(people.text)")
            #expect(people.errors.contains("Start pcscd"))
            let json = try await Epass.start(
                arguments + ["--json"], environment: environment, input: SimulatedPassport.mrz
            ).outcome()
            #expect(json.status == 69)
            let report = try json.json()
            #expect(report["overall"] as? String == "aborted" && errorCode(of: report) == "reader.noService")
        }

        @Test("pcscd dies in the middle of the reading: exit 69, and to start it again", .long())
        func serviceDies() async throws {
            try await withTemporaryFolder { folder in
                let service = try PrivatePCSCD(folder: folder + "/rig", entries: 1)
                defer { service.stop() }
                let reader = try service.lease()
                let profile = SimulatorProfile.standard
                let document = try profile.makeDocument(nil, seed: 7)
                let chip = try profile.makeChip(holding: document)
                let commands = CommandCounter()
                let card = try VirtualCard(port: reader.port, onReset: { chip.reset() }) { command in
                    if commands.next() == 30 { service.crash() }
                    return .response(chip.respond(to: command))
                }
                defer { card.remove() }
                try await becomes("present", reader, service)
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--reader", reader.name, "--json", environment: service.environment,
                    input: SimulatedPassport.mrz)
                #expect(outcome.status == 69, "\(outcome.text)")
                let report = try outcome.json()
                #expect(errorCode(of: report) == "reader.serviceLost")
                #expect(state(of: "DG1", in: report) == "identical")
            }
        }

        @Test("another program holds the chip: exit 75, and to end it", .long())
        func busy() async throws {
            try await SimulatedPassport.inReader { reader, service in
                // With its input left open, scriptor keeps its connection.
                let holder = try Program("scriptor", ["-r", reader.name], environment: service.environment, input: nil)
                try await becomes("inUse", reader, service)
                let outcome = try await Epass.run(
                    "read", "--mrz", "-", "--reader", reader.name, "--json", environment: service.environment,
                    input: SimulatedPassport.mrz)
                #expect(outcome.status == 75, "\(outcome.text)")
                #expect(errorCode(of: try outcome.json()) == "reader.busy")
                holder.interrupt()
                _ = try await holder.outcome()
            }
        }
    }
#endif
