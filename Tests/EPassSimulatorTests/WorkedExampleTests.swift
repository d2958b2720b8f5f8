// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassSimulator

/// A worked example of Basic Access Control and secure messaging.
private struct WorkedExample: Decodable {
    struct Authentication: Decodable {
        let get_challenge_capdu: String
        let get_challenge_rapdu: String
        let rnd_ic: String
        let k_ic: String
        let external_authenticate_capdu: String
        let external_authenticate_rapdu: String
    }

    struct Zone: Decodable {
        let mrz_information: String
        let k_enc: String
    }

    struct Messaging: Decodable {
        struct Step: Decodable {
            let step: String
            let protected_capdu: String
            let protected_rapdu: String
        }

        let steps: [Step]
        let ef_com: String
    }

    let D2_mrz_information: [Zone]
    let D3_mutual_authentication: Authentication
    let D4_secure_messaging: Messaging

    static var all: [WorkedExample] {
        EPassVectors.files(in: "doc9303-11", external: "icao", fileExtension: "json").compactMap { file in
            (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(WorkedExample.self, from: $0) }
        }
    }
}

@Suite("SimulatedChip against the worked example, Doc 9303-11 D")
struct WorkedExampleTests {
    private func chip(_ example: WorkedExample) throws -> SimulatedChip {
        let values = example.D3_mutual_authentication
        // All zones of the example but one give other keys.
        let zone = try #require(example.D2_mrz_information.first { $0.k_enc == "AB94FDECF2674FDFB9B391F85D7F76F2" })
        return try SimulatedChip(
            files: [.com: try #require(octets(example.D4_secure_messaging.ef_com))],
            mrzInformation: Array(zone.mrz_information.utf8), behaviour: ChipBehaviour(),
            random: RandomSource(fixed: try #require(octets(values.rnd_ic + values.k_ic))))
    }

    @Test("the vectors are there")
    func count() {
        #expect(!WorkedExample.all.isEmpty)
    }

    @Test("every response of the chip is the one printed")
    func everyResponse() throws {
        for example in WorkedExample.all {
            let terminal = TestTerminal(try chip(example))
            let values = example.D3_mutual_authentication
            #expect(try terminal.send("00A4040C07A0000002471001") == "9000")
            #expect(try terminal.send(values.get_challenge_capdu) == values.get_challenge_rapdu)
            #expect(try terminal.send(values.external_authenticate_capdu) == values.external_authenticate_rapdu)
            for step in example.D4_secure_messaging.steps {
                #expect(try terminal.send(step.protected_capdu) == step.protected_rapdu, "\(step.step)")
            }
        }
    }

    @Test("one changed bit of the authentication data gives 6300, and the challenge is spent")
    func changedAuthentication() throws {
        let example = try #require(WorkedExample.all.first)
        let values = example.D3_mutual_authentication
        let command = try #require(octets(values.external_authenticate_capdu))
        for position in 5..<45 {
            let chip = try chip(example)
            let terminal = TestTerminal(chip)
            _ = try terminal.send("00A4040C07A0000002471001")
            _ = try terminal.send(values.get_challenge_capdu)
            var changed = command
            changed[position] ^= 0x10
            #expect(hex(chip.respond(to: changed)) == "6300")
            #expect(hex(chip.respond(to: command)) == "6985")
        }
    }

    @Test("one changed bit of a protected command gives a plain 6987 or 6988 and ends the session")
    func changedCommand() throws {
        let example = try #require(WorkedExample.all.first)
        let values = example.D3_mutual_authentication
        let first = try #require(example.D4_secure_messaging.steps.first)
        let command = try #require(octets(first.protected_capdu))
        for position in 5..<command.count - 1 {
            let chip = try chip(example)
            let terminal = TestTerminal(chip)
            _ = try terminal.send("00A4040C07A0000002471001")
            _ = try terminal.send(values.get_challenge_capdu)
            _ = try terminal.send(values.external_authenticate_capdu)
            var changed = command
            changed[position] ^= 0x01
            #expect(["6987", "6988"].contains(hex(chip.respond(to: changed))), "octet \(position)")
            #expect(try terminal.send(first.protected_capdu) == "6988")
        }
    }

    @Test("a replayed protected command is refused")
    func replay() throws {
        let example = try #require(WorkedExample.all.first)
        let values = example.D3_mutual_authentication
        let first = try #require(example.D4_secure_messaging.steps.first)
        let terminal = TestTerminal(try chip(example))
        _ = try terminal.send("00A4040C07A0000002471001")
        _ = try terminal.send(values.get_challenge_capdu)
        _ = try terminal.send(values.external_authenticate_capdu)
        #expect(try terminal.send(first.protected_capdu) == first.protected_rapdu)
        #expect(try terminal.send(first.protected_capdu) == "6988")
    }
}
