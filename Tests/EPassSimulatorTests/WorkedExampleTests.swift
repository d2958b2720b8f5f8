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
        let getChallengeCapdu: String
        let getChallengeRapdu: String
        let rndIc: String
        let kIc: String
        let externalAuthenticateCapdu: String
        let externalAuthenticateRapdu: String
    }

    struct Zone: Decodable {
        let mrzInformation: String
        let kEnc: String
    }

    struct Messaging: Decodable {
        struct Step: Decodable {
            let step: String
            let protectedCapdu: String
            let protectedRapdu: String
        }

        let steps: [Step]
        let efCom: String
    }

    let zones: [Zone]
    let authentication: Authentication
    let messaging: Messaging

    // As the decoder converts the keys of the file.
    private enum CodingKeys: String, CodingKey {
        case zones = "d2MrzInformation"
        case authentication = "d3MutualAuthentication"
        case messaging = "d4SecureMessaging"
    }

    static var all: [WorkedExample] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return EPassVectors.files(in: "doc9303-11", external: "icao", fileExtension: "json").compactMap { file in
            (try? Data(contentsOf: file)).flatMap { try? decoder.decode(WorkedExample.self, from: $0) }
        }
    }
}

@Suite("SimulatedChip against the worked example, Doc 9303-11 D", .timed)
struct WorkedExampleTests {
    private func chip(_ example: WorkedExample) throws -> SimulatedChip {
        let values = example.authentication
        // All zones of the example but one give other keys.
        let zone = try #require(example.zones.first { $0.kEnc == "AB94FDECF2674FDFB9B391F85D7F76F2" })
        return try SimulatedChip(
            files: [.com: try #require(octets(example.messaging.efCom))],
            accessControl: .basic, mrzInformation: Array(zone.mrzInformation.utf8), behaviour: ChipBehaviour(),
            random: RandomSource(fixed: try #require(octets(values.rndIc + values.kIc))))
    }

    @Test("the vectors are there")
    func count() {
        #expect(!WorkedExample.all.isEmpty)
    }

    @Test("every response of the chip is the one printed")
    func everyResponse() throws {
        for example in WorkedExample.all {
            let terminal = TestTerminal(try chip(example))
            let values = example.authentication
            #expect(try terminal.send("00A4040C07A0000002471001") == "9000")
            #expect(try terminal.send(values.getChallengeCapdu) == values.getChallengeRapdu)
            #expect(try terminal.send(values.externalAuthenticateCapdu) == values.externalAuthenticateRapdu)
            for step in example.messaging.steps {
                #expect(try terminal.send(step.protectedCapdu) == step.protectedRapdu, "\(step.step)")
            }
        }
    }

    @Test("one changed bit of the authentication data gives 6300, and the challenge is spent")
    func changedAuthentication() throws {
        let example = try #require(WorkedExample.all.first)
        let values = example.authentication
        let command = try #require(octets(values.externalAuthenticateCapdu))
        for position in 5..<45 {
            let chip = try chip(example)
            let terminal = TestTerminal(chip)
            _ = try terminal.send("00A4040C07A0000002471001")
            _ = try terminal.send(values.getChallengeCapdu)
            var changed = command
            changed[position] ^= 0x10
            #expect(hex(chip.respond(to: changed)) == "6300")
            #expect(hex(chip.respond(to: command)) == "6985")
        }
    }

    @Test("one changed bit of a protected command gives a plain 6987 or 6988 and ends the session")
    func changedCommand() throws {
        let example = try #require(WorkedExample.all.first)
        let values = example.authentication
        let first = try #require(example.messaging.steps.first)
        let command = try #require(octets(first.protectedCapdu))
        for position in 5..<command.count - 1 {
            let chip = try chip(example)
            let terminal = TestTerminal(chip)
            _ = try terminal.send("00A4040C07A0000002471001")
            _ = try terminal.send(values.getChallengeCapdu)
            _ = try terminal.send(values.externalAuthenticateCapdu)
            var changed = command
            changed[position] ^= 0x01
            #expect(["6987", "6988"].contains(hex(chip.respond(to: changed))), "octet \(position)")
            #expect(try terminal.send(first.protectedCapdu) == "6988")
        }
    }

    @Test("a replayed protected command is refused")
    func replay() throws {
        let example = try #require(WorkedExample.all.first)
        let values = example.authentication
        let first = try #require(example.messaging.steps.first)
        let terminal = TestTerminal(try chip(example))
        _ = try terminal.send("00A4040C07A0000002471001")
        _ = try terminal.send(values.getChallengeCapdu)
        _ = try terminal.send(values.externalAuthenticateCapdu)
        #expect(try terminal.send(first.protectedCapdu) == first.protectedRapdu)
        #expect(try terminal.send(first.protectedCapdu) == "6988")
    }
}
