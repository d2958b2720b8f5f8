// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassSimulator

@Suite("The chip's LDS2 applications, command by command, Doc 9303-10, 3.7", .timed)
struct ChipRecordTests {
    /// A terminal that opened a chip by PACE, proved it and showed its certificates.
    static func terminal(
        _ profile: String = "lds2-records", authenticates: Bool = true, rules: [ChipRule] = [],
        _ change: (inout LDS2Description) -> Void = { _ in }
    ) throws -> GuardedFilesTerminal {
        var description = try SimulatorProfile.named(profile).document
        if var lds2 = description.lds2 {
            change(&lds2)
            description.lds2 = lds2
        }
        var terminal = try GuardedFilesTerminal(
            proof: ChipProofTerminal(description) { $0.rules = rules }, provesChip: false)
        let offer = try #require(PACECombination(.generic, .ec(.brainpoolP256r1), .aes128))
        let pace = PACETestTerminal(terminal.proof.chip, offer)
        #expect(try pace.select() == "9000")
        let agreement = try pace.agree(pace.map(pace.nonce()))
        try #require(try pace.authenticate(agreement).statusBytes == .success)
        try terminal.proof.channel.open(.aes128, encryptionKey: agreement.encryptionKey, macKey: agreement.macKey)
        terminal.chipIdentifier = Array(agreement.chipKey.dropFirst().prefix(32))
        #expect(try terminal.send(0xA4, 0x04, 0x0C, LDSFile.applicationIdentifier).statusBytes == .success)
        try terminal.proveChip()
        if authenticates { #expect(try terminal.run() == .success) }
        return terminal
    }

    private func select(_ application: LDS2Application, _ terminal: inout GuardedFilesTerminal) throws -> StatusBytes {
        try terminal.send(0xA4, 0x04, 0x0C, application.applicationIdentifier).statusBytes
    }

    @Test("an application is selected with rights in it only, and rights hold in every application")
    func selection() throws {
        var without = try Self.terminal(authenticates: false)
        #expect(try select(.travelRecords, &without) == .securityStatusNotSatisfied)
        var visas = try Self.terminal("lds2-visas-only")
        #expect(try select(.travelRecords, &visas) == .securityStatusNotSatisfied)
        #expect(try select(.visaRecords, &visas) == .success)
        #expect(try visas.send(0xA4, 0x04, 0x0C, LDSFile.applicationIdentifier).statusBytes == .success)
        #expect(try select(.visaRecords, &visas) == .success)
        var verifier = try Self.terminal("lds2-verifier-without-rights")
        #expect(try select(.visaRecords, &verifier) == .securityStatusNotSatisfied)
    }

    @Test("READ RECORD: one record, all from one on, and the words for what there is not")
    func reading() throws {
        var terminal = try Self.terminal()
        let made = try #require(terminal.proof.document.lds2)
        let records = made.entryRecords.records.map(\.octets)
        #expect(try select(.travelRecords, &terminal) == .success)
        func read(_ number: UInt8, _ p2: UInt8) throws -> ResponseAPDU {
            try terminal.proof.channel.exchange(
                CommandAPDU(
                    instruction: 0xB2, p1: number, p2: p2, expectedLength: 0x10000, prefersExtendedLength: true))
        }
        #expect(try read(1, 0x0C).data == records[0])
        #expect(try read(2, 0x0C).data == records[1])
        #expect(try read(1, 0x0D).data == records[0] + records[1])
        // The file is current now.
        #expect(try read(2, 0x04).data == records[1])
        #expect(try read(3, 0x0C).statusBytes == .recordNotFound)
        #expect(try read(0, 0x0C).statusBytes == .incorrectParameters)
        #expect(try read(1, 0x0E).statusBytes == .incorrectParameters)
        #expect(try read(1, 0x1C).statusBytes == .fileNotFound)
        // By its identifier; without an answer.
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x01, 0x02]).statusBytes == .success)
        #expect(try read(1, 0x04).data == made.exitRecords.records.first?.octets)
        #expect(try terminal.send(0xB2, 1, 0x0C, []).statusBytes == .wrongLength)
    }

    @Test("the bits of the certificates decide over each file")
    func rights() throws {
        var terminal = try Self.terminal("lds2-read-only")
        #expect(try select(.travelRecords, &terminal) == .success)
        #expect(try terminal.send(0xE2, 0, 0x08, [0x30, 0x00]).statusBytes == .securityStatusNotSatisfied)
        #expect(try select(.additionalBiometrics, &terminal) == .success)
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, 0x01]).statusBytes == .success)
        #expect(try terminal.send(0xB0, 0, 0, [], le: 2).data == [0x7F, 0x2E])
        #expect(try terminal.send(0xB2, 1, 0x04, [], le: 256).statusBytes == StatusBytes(0x6981))
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, 0x02]).statusBytes == .fileNotFound)
    }

    @Test("APPEND RECORD: the next number, outliving a reset")
    func appending() throws {
        var terminal = try Self.terminal()
        #expect(try select(.visaRecords, &terminal) == .success)
        #expect(try terminal.send(0xE2, 1, 0x18, [0x30, 0x00]).statusBytes == .incorrectParameters)
        #expect(try terminal.send(0xE2, 0, 0x19, [0x30, 0x00]).statusBytes == .incorrectParameters)
        #expect(try terminal.send(0xE2, 0, 0x18, [0x30, 0x00]).statusBytes == .success)
        #expect(try terminal.send(0xB2, 3, 0x1C, [], le: 256).data == [0x30, 0x00])
        let long = [UInt8](repeating: 0, count: ChipRecordFile.longestRecord + 1)
        #expect(try terminal.send(0xE2, 0, 0x18, long).statusBytes == .wrongLength)
        terminal.proof.chip.reset()
        let plain = try CommandAPDU.selectApplication(LDS2Application.visaRecords.applicationIdentifier).encoded()
        #expect(terminal.proof.chip.respond(to: plain) == [0x69, 0x82])
    }

    /// Appendix I: the window begins behind tag and length of the first data object.
    static func search(_ reference: [UInt8], _ text: [UInt8], first: Bool = false) -> [UInt8] {
        let window = TLVWriter.encode(0xB0, [0x02, 0x01, 0x03, 0x02, 0x01, UInt8(text.count)])
        return TLVWriter.encode(
            0x7F76,
            TLVWriter.encode(0x51, reference)
                + TLVWriter.encode(0xA1, [0x80, 0x01, first ? 0x30 : 0x00] + window)
                + TLVWriter.encode(0xA3, TLVWriter.encode(0xB1, TLVWriter.encode(0x81, text))))
    }

    private struct SearchExamples: Decodable {
        struct Command: Decodable {
            let id: String
            let header, data: String?
        }

        let commands: [Command]
    }

    @Test("SEARCH RECORD: the numbers of the records with the text in the window, Appendix I and J.1")
    func searching() throws {
        var terminal = try Self.terminal()
        #expect(try select(.travelRecords, &terminal) == .success)
        func found(_ data: [UInt8]) throws -> String {
            let response = try terminal.send(0xA2, 0, 0xF8, data, le: 256)
            return hex(response.data) + " " + response.statusBytes.description
        }
        let state = Array("UTO".utf8)
        let file = EPassVectors.folder("lds2").appendingPathComponent("9303-10_H_I_J_commands.json")
        let examples = try JSONDecoder().decode(SearchExamples.self, from: Data(contentsOf: file)).commands
        let printed = try #require(examples.first { $0.id == "I.1" })
        #expect(printed.header == "00A200F8" && printed.data == hex(Self.search([0x01], state)))
        #expect(try found(Self.search([0x01], state)).uppercased() == "7F7609510101020101020102 9000")
        #expect(try found(Self.search([0x01, 0x01], state, first: true)).uppercased() == "7F760751020101020101 9000")
        #expect(try found(Self.search([0x01], Array("UNO".utf8))).uppercased() == " 6282")
        #expect(try found([0x7F, 0x76, 0x00]).uppercased() == " 6A80")
        #expect(try found(Self.search([0x05], state)).uppercased() == " 6A82")
    }

    @Test("descriptions of records: each member is read, and what cannot be is refused with its place")
    func descriptions() throws {
        func document(_ lds2: String) throws -> DocumentDescription {
            try DocumentDescription(
                json: Array(#"{"schema": "epass-document/1", "terminalAuthentication": {}, "lds2": \#(lds2)}"#.utf8))
        }
        let read = try #require(
            try document(
                """
                {"applications": ["visaRecords"], "entryRecords": 3, "visaRecords": 0, "biometrics": [7, 9],
                 "openBiometrics": [8], "biometricsRoom": 2048,
                 "octets": {"exitRecords": ["5F4403555430"]}, "chipFault": "numbersWrap",
                 "rights": {"travelRecords": null, "visaRecords": ["readRecords"], "readBiometrics": [1]},
                 "verifierRights": {"additionalBiometrics": []}, "authorityRights": {"writeBiometrics": [64]}}
                """
            ).lds2)
        #expect(read.applications == [.visaRecords] && read.entryRecords == 3 && read.visaRecords == 0)
        #expect(read.openBiometrics == [8] && read.biometricsRoom == 2048)
        #expect(read.biometrics == [7, 9] && read.chipFault == .numbersWrap)
        #expect(read.octets.exitRecords == [[0x5F, 0x44, 0x03, 0x55, 0x54, 0x30]])
        #expect(read.rights.travelRecords == nil && read.rights.visaRecords == [.readRecords])
        #expect(read.rights.readBiometrics == [1] && read.verifierRights.additionalBiometrics == [])
        #expect(read.authorityRights.writeBiometrics == [64])
        for (text, member) in [
            (#"{"applications": ["stamps"]}"#, "lds2.applications[0]"),
            (#"{"entryRecords": "2"}"#, "lds2.entryRecords"),
            (#"{"rights": {"visaRecords": ["read"]}}"#, "lds2.rights.visaRecords[0]"),
            (#"{"rights": {"stamps": []}}"#, "lds2.rights.stamps"), (#"{"chipFault": "none"}"#, "lds2.chipFault"),
        ] {
            #expect { try document(text) } throws: { ($0 as? SimulatorError)?.member == member }
        }
        for (text, member) in [
            (#"{"visaRecords": 255}"#, "lds2.visaRecords"), (#"{"biometrics": [0]}"#, "lds2.biometrics"),
            (#"{"openBiometrics": [1]}"#, "lds2.openBiometrics"), (#"{"biometricsRoom": 0}"#, "lds2.biometricsRoom"),
            (#"{"applications": ["visaRecords", "visaRecords"]}"#, "lds2.applications"),
            (#"{"rights": {"readBiometrics": [65]}}"#, "lds2.rights.readBiometrics"),
        ] {
            #expect { try Personaliser.personalise(document(text), seed: 1) } throws: {
                ($0 as? SimulatorError)?.member == member
            }
        }
    }
}
