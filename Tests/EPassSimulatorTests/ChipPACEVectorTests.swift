// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("SimulatedChip against the worked examples of PACE, Doc 9303-11 G to I, with raw commands", .timed)
struct ChipPACEVectorTests {
    @Test("the vectors are there: generic, integrated and chip authentication mapping, and both key agreements")
    func count() {
        #expect(Set(PACEVector.all.map(\.paceProtocol.mapping)).count == 3)
        #expect(Set(PACEVector.all.map(\.paceProtocol.keyAgreement)).count == 2)
        #expect(PACEVector.all.contains { !$0.exchange.isEmpty })
    }

    @Test("every printed response is the chip's", arguments: PACEVector.all)
    func printed(vector: PACEVector) throws {
        let terminal = TestTerminal(try vector.chip())
        for (command, response) in vector.exchange {
            #expect(try terminal.send(command) == withoutReferences(response))
        }
        #expect(vector.exchange.isEmpty || vector.exchange.count == 5)
    }

    /// The response without `DO'87'`: the chip of Appendix G.2 knows terminal authentication, this one does not
    /// (4.4.5).
    private func withoutReferences(_ response: String) throws -> String {
        let whole = try ResponseAPDU(decoding: try #require(octets(response)))
        guard !whole.data.isEmpty else { return response }
        var outer = TLVCursor(whole.data)
        let template = try outer.read(0x7C)
        var inner = try outer.children(of: template)
        var rest: [UInt8] = []
        while !inner.isAtEnd {
            let object = try inner.read()
            if object.tag != 0x87 { rest += object.encoded }
        }
        return hex(TLVWriter.encode(0x7C, rest)) + whole.statusBytes.description
    }

    @Test(
        "every value of the chip is the known one, and secure messaging begins with the known keys",
        arguments: PACEVector.all)
    func values(vector: PACEVector) throws {
        let chip = try vector.chip()
        let run = RawRun(chip, vector)
        #expect(try run.select() == "9000")
        #expect(try run.step([]) == TLVWriter.encode(0x80, vector.encryptedNonce))
        #expect(
            try run.step(TLVWriter.encode(0x81, vector.mapping.sent)) == TLVWriter.encode(0x82, vector.mapping.answered)
        )
        #expect(
            try run.step(TLVWriter.encode(0x83, vector.agreement.sent))
                == TLVWriter.encode(0x84, vector.agreement.answered))
        let proof = vector.chipAuthenticationData.map { TLVWriter.encode(0x8A, $0) } ?? []
        #expect(
            try run.step(TLVWriter.encode(0x85, vector.token.sent), isLast: true)
                == TLVWriter.encode(0x86, vector.token.answered) + proof)
        var terminal = TestTerminal(chip)
        try terminal.open(vector.cipher, encryptionKey: vector.sessionEncryption, macKey: vector.sessionMAC)
        #expect(try terminal.exchange(.selectFile(0x011C)).statusBytes == .success)
        #expect(try terminal.exchange(.readBinary(offset: 0, expectedLength: 256)).data == [0x31, 0x00])
    }

    @Test("the terminal's token with one changed bit gives 6300", arguments: PACEVector.all)
    func wrongToken(vector: PACEVector) throws {
        for position in vector.token.sent.indices {
            let chip = try vector.chip()
            let run = RawRun(chip, vector)
            _ = try run.select()
            _ = try run.step([])
            _ = try run.step(TLVWriter.encode(0x81, vector.mapping.sent))
            _ = try run.step(TLVWriter.encode(0x83, vector.agreement.sent))
            var token = vector.token.sent
            token[position] ^= 0x20
            #expect(try run.status(TLVWriter.encode(0x85, token), isLast: true) == "6300")
            #expect(try run.status(TLVWriter.encode(0x85, vector.token.sent), isLast: true) == "6985")
            if vector.group.elementLength > 48 { break }
        }
    }
}

/// Commands that a vector makes.
struct RawRun {
    let chip: SimulatedChip
    let vector: PACEVector

    init(_ chip: SimulatedChip, _ vector: PACEVector) {
        self.chip = chip
        self.vector = vector
    }

    func select() throws -> String {
        let data =
            TLVWriter.encode(0x80, vector.paceProtocol.objectIdentifierOctets)
            + [0x83, 0x01, vector.isMRZ ? 0x01 : 0x02]
        return hex(chip.respond(to: try CommandAPDU(instruction: 0x22, p1: 0xC1, p2: 0xA4, data: data).encoded()))
    }

    func respond(_ data: [UInt8], isLast: Bool) throws -> ResponseAPDU {
        let command = CommandAPDU(
            classByte: isLast ? 0x00 : 0x10, instruction: 0x86, p1: 0, p2: 0, data: TLVWriter.encode(0x7C, data),
            expectedLength: 256)
        return try ResponseAPDU(decoding: chip.respond(to: command.encoded()))
    }

    /// What stands in DO'7C' of the answer.
    func step(_ data: [UInt8], isLast: Bool = false) throws -> [UInt8] {
        let response = try respond(data, isLast: isLast)
        try #require(response.statusBytes == .success)
        var cursor = TLVCursor(response.data)
        let template = try cursor.read(0x7C)
        try cursor.end()
        return Array(template.content)
    }

    func status(_ data: [UInt8], isLast: Bool = false) throws -> String {
        try respond(data, isLast: isLast).statusBytes.description
    }
}
