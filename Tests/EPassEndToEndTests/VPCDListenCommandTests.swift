// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read --vpcd-listen: no pcscd", .timeLimit(.minutes(5)), .timed)
struct VPCDListenCommandTests {
    @Test("reads the virtual chip that connects, and proves it")
    func reads() async throws {
        try await withTrustedIssuer { _, anchors in
            let port = try PortAllocator.pair()
            let chip = try Epass.start(["simulate", "--seed", "7", "--connect", "127.0.0.1:\(port)"])
            let outcome = try await Epass.run(
                "read", "--mrz", "-", "--vpcd-listen", "\(port)", "--trust", anchors, "--json",
                input: SimulatedPassport.mrz)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(try outcome.json()["overall"] as? String == "successful")
            let simulated = try await chip.outcome()
            #expect(simulated.status == 0, "\(simulated.text)")
            #expect(simulated.errors.contains("The reader was closed."))
        }
    }

    @Test("opens it by PACE, with MRZ and with CAN", arguments: ["--mrz", "--can"])
    func pace(option: String) async throws {
        let port = try PortAllocator.pair()
        let chip = try Epass.start(["simulate", "pace-only", "--connect", "127.0.0.1:\(port)"])
        let outcome = try await Epass.run(
            "read", option, "-", "--vpcd-listen", "\(port)", "--json",
            input: option == "--mrz" ? SimulatedPassport.mrz : "123456")
        // Its CSCA is not trusted here.
        #expect(outcome.status == 2, "\(outcome.text)")
        let access = try #require(try outcome.json()["access"] as? [String: Any])
        #expect(access["protocol"] as? String == "PACE")
        #expect(access["password"] as? String == String(option.dropFirst(2)))
        #expect(try await chip.outcome().status == 0)
    }

    @Test("a virtual chip that leaves: exit 74", .long())
    func leaves() async throws {
        let port = try PortAllocator.pair()
        let chip = try Epass.start(["simulate", "card-lost", "--connect", "127.0.0.1:\(port)"])
        let outcome = try await Epass.run(
            "read", "--mrz", "-", "--vpcd-listen", "\(port)", "--json", input: SimulatedPassport.mrz)
        #expect(outcome.status == 74, "\(outcome.text)")
        #expect(errorCode(of: try outcome.json()) == "card.removed")
        #expect(try await chip.outcome().status == 0)
    }

    @Test("no virtual chip in time: exit 69, and how to start one")
    func nobody() async throws {
        let port = try PortAllocator.pair()
        let outcome = try await Epass.run(
            "read", "--mrz", "-", "--vpcd-listen", "\(port)", "--wait", "0", input: SimulatedPassport.mrz)
        #expect(outcome.status == 69, "\(outcome.text)")
        #expect(outcome.errors.contains("epass simulate --connect 127.0.0.1:\(port)"))
    }

    @Test("a peer that speaks no such protocol ends the reading with exit 74, not with a crash")
    func garbage() async throws {
        let port = try PortAllocator.pair()
        let program = try Epass.start(
            ["read", "--mrz", "-", "--vpcd-listen", "\(port)", "--json"], input: SimulatedPassport.mrz)
        let peer = try VirtualCard(port: port, atr: [UInt8](repeating: 0x47, count: 4_000)) { _ in .response([0x90]) }
        defer { peer.remove() }
        let outcome = try await program.outcome()
        #expect(outcome.status == 74, "\(outcome.text)")
        #expect(errorCode(of: try outcome.json()) == "card.invalidResponse")
    }

    #if !PCSC
        @Test("a build without PC/SC says what it can read: exit 69")
        func withoutPCSC() async throws {
            for arguments in [["read", "--mrz", "-"], ["readers"]] {
                let outcome = try await Epass.start(arguments, input: SimulatedPassport.mrz).outcome()
                #expect(outcome.status == 69, "\(outcome.text)")
                #expect(outcome.errors.contains("This build of epass has no PC/SC."))
                #expect(outcome.errors.contains("--vpcd-listen"))
            }
        }
    #endif
}
