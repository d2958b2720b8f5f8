// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

/// Chips of profiles and the terminal that opens them.
private enum PACEChip {
    static let standard = PACECombination(.generic, .ec(.brainpoolP256r1), .aes128)

    static func make(_ profile: String, _ change: (inout ChipBehaviour) -> Void = { _ in }) throws -> SimulatedChip {
        let profile = try SimulatorProfile.named(profile)
        var behaviour = profile.behaviour
        change(&behaviour)
        // Chip authentication has the same commands; a chip without it answers those of PACE alone.
        var description = profile.document
        description.chipAuthentication = []
        return try SimulatedChip(document: profile.makeDocument(description, seed: 3), behaviour: behaviour)
    }

    static func terminal(_ profile: String = "pace-only") throws -> PACETestTerminal {
        PACETestTerminal(try make(profile), try #require(standard))
    }
}

@Suite("SimulatedChip: MSE:Set AT for PACE, Doc 9303-11, 4.4.4.1", .timed)
struct ChipMSETests {
    private static let identifier = "800A04007F00070202040202"

    @Test(
        "data objects in any order, unknown ones ignored, and what is wrong with others",
        arguments: [
            ("\(identifier)830101", "9000"), ("\(identifier)830102", "9000"), ("830102\(identifier)", "9000"),
            ("\(identifier)83010284010D", "9000"), ("84010D830102\(identifier)", "9000"),
            ("\(identifier)830102" + "8402000D", "9000"),
            ("\(identifier)830102" + "7F4C12060904007F0007030102015305" + "0000000000", "9000"),
            ("\(identifier)830102" + "5F290103" + "910142", "9000"),
            ("\(identifier)830103", "6A88"), ("\(identifier)830104", "6A88"), ("\(identifier)830100", "6A88"),
            ("\(identifier)8300", "6A88"), ("\(identifier)83020001", "6A88"),
            ("\(identifier)83010284010C", "6A88"), ("\(identifier)8301028400", "6A88"),
            ("\(identifier)8301028402010D", "6A88"),
            ("800A04007F00070202040204830101", "6A80"), ("800904007F000702020402830101", "6A80"),
            ("\(identifier)", "6A80"), ("830101", "6A80"), ("\(identifier)\(identifier)830101", "6A80"),
            ("\(identifier)830101830101", "6A80"), ("\(identifier)8305", "6A80"), ("", "6A80"), ("80", "6A80"),
        ])
    func data(_ data: String, _ status: String) throws {
        let terminal = TestTerminal(try PACEChip.make("pace-only"))
        let length = data.isEmpty ? "" : hex([UInt8(data.count / 2)])
        #expect(try terminal.send("0022C1A4\(length)\(data)") == status)
    }

    @Test(
        "other forms of the command",
        arguments: [
            ("002241A4", "6A86"), ("0022C1A6", "6A86"), ("002281B6", "6A86"), ("1022C1A4", "6884"),
            ("0122C1A4", "6881"), ("8022C1A4", "6E00"), ("0CB09C0000", "6988"),
        ])
    func form(_ command: String, _ status: String) throws {
        #expect(try TestTerminal(PACEChip.make("pace-only")).send(command) == status)
    }

    @Test("where two groups share an object identifier the reference is demanded")
    func ambiguous() throws {
        let terminal = try PACEChip.terminal("pace-two-groups")
        #expect(try terminal.select() == "6A80")
        #expect(try terminal.select(parameters: 15) == "9000")
        #expect(try terminal.select(parameters: 14) == "6A88")
        _ = try terminal.run(parameters: 13)
    }

    @Test("chips that always or never want the reference (F-4)")
    func reference() throws {
        #expect(try PACEChip.terminal("pace-reference-always").select() == "6A87")
        _ = try PACEChip.terminal("pace-reference-always").run(parameters: 13)
        #expect(try PACEChip.terminal("pace-reference-never").select(parameters: 13) == "6A88")
        _ = try PACEChip.terminal("pace-reference-never").run()
    }

    @Test("a chip without PACE knows neither command")
    func withoutPACE() throws {
        for command in ["0022C1A4", "0022C1A40F\(Self.identifier)830101", "10860000027C0000", "00860000027C0000"] {
            let answer = try TestTerminal(PACEChip.make("bac")).send(command)
            #expect(answer == (command.hasPrefix("10") ? "6884" : "6D00"), "\(command)")
        }
    }
}

@Suite("SimulatedChip: GENERAL AUTHENTICATE for PACE, Doc 9303-11, 4.4.4.2 to 4.4.5", .timed)
struct ChipGeneralAuthenticateTests {
    @Test(
        "a run opens a channel to the master file, and the application is selected within it",
        arguments: ["pace-only", "pace-and-bac", "pace-leading-zeros"])
    func run(profile: String) throws {
        var terminal = try PACEChip.terminal(profile).run()
        #expect(try terminal.exchange(.selectFile(0x011C)).statusBytes == .success)
        #expect(try terminal.exchange(.readBinary(offset: 0, expectedLength: 4)).data.first == 0x31)
        #expect(try terminal.exchange(.selectFile(0x0101)).statusBytes == .fileNotFound)
        #expect(try terminal.exchange(.selectApplication(LDSFile.applicationIdentifier)).statusBytes == .success)
        #expect(try terminal.exchange(.selectFile(0x0101)).statusBytes == .success)
        #expect(try terminal.exchange(.readBinary(offset: 0, expectedLength: 256)).data.first == 0x61)
        #expect(try terminal.exchange(.readBinary(shortEF: 14, expectedLength: 2)).data.first == 0x6E)
        #expect(try terminal.exchange(.selectFile(0x0103)).statusBytes == .fileNotFound)
        #expect(try terminal.exchange(.getChallenge()).statusBytes == .conditionsNotSatisfied)
    }

    @Test("the application may be selected before; the master file is current afterwards")
    func afterApplication() throws {
        let pace = try PACEChip.terminal()
        #expect(try TestTerminal(pace.chip).send("00A4040C07A0000002471001") == "9000")
        var terminal = try pace.run()
        #expect(try terminal.exchange(.selectFile(0x011C)).statusBytes == .success)
    }

    @Test("a command without Le is answered all the same, as some terminals leave it out")
    func withoutLe() throws {
        let terminal = try PACEChip.terminal()
        #expect(try terminal.select() == "9000")
        let answer = try TestTerminal(terminal.chip).send("10860000027C00")
        #expect(answer.hasPrefix("7C128010") && answer.hasSuffix("9000"))
    }

    @Test(
        "length fields of either form are taken, as terminals may use extended ones here without knowing any sizes (9.3.1.2)",
        arguments: [
            "10860000027C0000", "10860000027C00", "108600000000027C000000", "108600000000027C000100",
            "108600000000027C00",
        ])
    func lengthFields(command: String) throws {
        for profile in ["pace-only", "pace-gm-modp-2048-256-aes-128"] {
            let chip = try PACEChip.make(profile)
            let offer = try #require(try SimulatorProfile.named(profile).document.pace.first)
            let terminal = PACETestTerminal(chip, offer)
            #expect(try terminal.select() == "9000")
            let answer = try TestTerminal(chip).send(command)
            #expect(answer.hasPrefix("7C128010") && answer.hasSuffix("9000"), "\(profile)")
            #expect(try terminal.step(TLVWriter.encode(0x81, [0x00])).statusBytes == .incorrectData, "the run goes on")
        }
    }

    @Test("other commands with extended length fields give 6700 where the chip does not state extended length")
    func otherLengthFields() throws {
        let terminal = TestTerminal(try PACEChip.make("pace-only"))
        #expect(try terminal.send("00B09C00000000") == "6700")
        #expect(try terminal.send("00A4020C000002011C") == "6700")
    }

    @Test("an empty DO'80' asks for the nonce too")
    func emptyRequest() throws {
        let terminal = try PACEChip.terminal()
        _ = try terminal.select()
        #expect(try terminal.step([0x80, 0x00]).statusBytes == .success)
    }

    @Test("steps out of order give 6985, and the run is over")
    func order() throws {
        let key = TLVWriter.encode(0x83, [UInt8](repeating: 4, count: 65))
        let token = TLVWriter.encode(0x85, [UInt8](repeating: 4, count: 8))
        let terminal = try PACEChip.terminal()
        #expect(try terminal.step([]).statusBytes == .conditionsNotSatisfied)
        for early in [key, token, TLVWriter.encode(0x81, [0x04])] {
            _ = try terminal.select()
            #expect(try terminal.step(early).statusBytes == .conditionsNotSatisfied)
            #expect(try terminal.step([]).statusBytes == .conditionsNotSatisfied)
        }
        _ = try terminal.select()
        #expect(try terminal.step([]).statusBytes == .success)
        #expect(try terminal.step([]).statusBytes == .conditionsNotSatisfied, "the nonce twice")
        _ = try terminal.select()
        let generator = try terminal.map(terminal.nonce())
        #expect(try terminal.step(TLVWriter.encode(0x81, generator.publicKey)).statusBytes == .conditionsNotSatisfied)
        _ = try terminal.select()
        _ = try terminal.agree(terminal.map(terminal.nonce()))
        #expect(try terminal.step(key, isLast: true).statusBytes == .conditionsNotSatisfied)
        _ = try terminal.run()
    }

    @Test("the chain goes on up to the token and ends with it (4.4.4.3)")
    func chaining() throws {
        let terminal = try PACEChip.terminal()
        _ = try terminal.select()
        #expect(try terminal.step([], isLast: true).statusBytes == .conditionsNotSatisfied)
        #expect(try terminal.step([]).statusBytes == .conditionsNotSatisfied)
        _ = try terminal.select()
        let agreement = try terminal.agree(terminal.map(terminal.nonce()))
        let token = try TLVWriter.encode(0x85, terminal.token(agreement, over: agreement.chipKey))
        #expect(try terminal.step(token).statusBytes == StatusBytes(0x6883))
        #expect(try terminal.step(token, isLast: true).statusBytes == .conditionsNotSatisfied)
    }

    @Test("any other command in the middle ends the run")
    func interrupted() throws {
        for command in ["00A4000C", "00B09C0000", "0084000008", "00", "10A4000C", "0CB0000000"] {
            let terminal = try PACEChip.terminal()
            _ = try terminal.select()
            _ = try terminal.nonce()
            _ = try TestTerminal(terminal.chip).send(command)
            #expect(try terminal.step(TLVWriter.encode(0x81, [0x04])).statusBytes == .conditionsNotSatisfied)
        }
    }

    @Test(
        "data that is no step gives 6A80",
        arguments: [
            "", "7C", "7C01", "7D00", "7C0000", "7C028100" + "00", "7C028200", "7C0487021122", "7C03800101",
            "7C048100" + "8100", "308000",
        ])
    func malformed(data: String) throws {
        let terminal = try PACEChip.terminal()
        _ = try terminal.select()
        let length = data.isEmpty ? "" : hex([UInt8(data.count / 2)])
        #expect(try TestTerminal(terminal.chip).send("10860000\(length)\(data)") == "6A80")
        #expect(try terminal.step([]).statusBytes == .conditionsNotSatisfied)
    }

    @Test("P1 and P2 are zero, and Le is large enough")
    func parameters() throws {
        let terminal = try PACEChip.terminal()
        _ = try terminal.select()
        let raw = TestTerminal(terminal.chip)
        #expect(try raw.send("10860001027C0000") == "6A86")
        _ = try terminal.select()
        #expect(try raw.send("10860000027C0005") == "6700")
    }

    @Test("after a reset nothing is left of a run")
    func reset() throws {
        let terminal = try PACEChip.terminal()
        _ = try terminal.select()
        _ = try terminal.nonce()
        terminal.chip.reset()
        #expect(try terminal.step(TLVWriter.encode(0x81, [0x04])).statusBytes == .conditionsNotSatisfied)
    }
}

@Suite("SimulatedChip: hostile values of a terminal in PACE, Doc 9303-11, 4.4.1 and 4.4.3.3.1", .timed)
struct ChipHostileTerminalTests {
    private static let offers = [
        PACECombination(.generic, .ec(.brainpoolP256r1), .aes128), PACECombination(.generic, .ec(.p521), .aes256),
        PACECombination(.generic, .dh(.modp1024Subgroup160), .tripleDES),
    ].compactMap { $0 }

    private func terminal(_ offer: PACECombination) throws -> PACETestTerminal {
        PACETestTerminal(try PACEChip.make("pace-\(offer.profileName)"), offer)
    }

    /// Values that are no public key of the group.
    private func hostile(_ group: KeyAgreementGroup) throws -> [[UInt8]] {
        let generator = try group.generator().publicKey
        if group.isElliptic {
            let width = group.elementLength
            let x = Array(generator.dropFirst().prefix(width))
            return [
                generator.dropLast() + [(generator.last ?? 0) ^ 1], [0x00], [0x04], [], generator.dropLast(),
                generator + [0x00], [0x02] + x, [0x05] + generator.dropFirst(),
                [0x04] + [UInt8](repeating: 0, count: 2 * width),
                [0x04] + [UInt8](repeating: 0xFF, count: 2 * width),
                [0x04] + group.prime + generator.suffix(width),
            ]
        }
        var less = group.prime
        less[less.count - 1] -= 1
        return [
            [], [0x00], [0x01], less, group.prime, [0x02], [0x00] + generator, generator + [0x00],
            [UInt8](repeating: 0xFF, count: group.elementLength),
            PACEFault.KeyFault.outsideGroup.applied(to: generator, of: group, peer: []),
        ]
    }

    @Test("a mapping key that is none gives 6A80", arguments: offers)
    func mapping(offer: PACECombination) throws {
        for value in try hostile(offer.group) {
            let terminal = try terminal(offer)
            _ = try terminal.select()
            _ = try terminal.nonce()
            #expect(try terminal.step(TLVWriter.encode(0x81, value)).statusBytes == .incorrectData, "\(hex(value))")
            #expect(try terminal.step(TLVWriter.encode(0x81, value)).statusBytes == .conditionsNotSatisfied)
        }
    }

    @Test("an ephemeral key that is none gives 6A80", arguments: offers)
    func agreement(offer: PACECombination) throws {
        for value in try hostile(offer.group) {
            let terminal = try terminal(offer)
            _ = try terminal.select()
            _ = try terminal.map(terminal.nonce())
            #expect(try terminal.step(TLVWriter.encode(0x83, value)).statusBytes == .incorrectData, "\(hex(value))")
        }
    }

    @Test("a terminal's nonce for integrated mapping has as many octets as a key")
    func integratedNonce() throws {
        for (cipher, length) in [(SymmetricCipher.tripleDES, 16), (.aes128, 16), (.aes192, 24), (.aes256, 32)] {
            let offer = try #require(PACECombination(.integrated, .ec(.p256), cipher))
            for count in [0, 8, 16, 24, 32, 33] {
                let terminal = try terminal(offer)
                _ = try terminal.select()
                #expect(try terminal.nonce().count == (length > 16 ? 32 : 16))
                let answer = try terminal.step(TLVWriter.encode(0x81, [UInt8](repeating: 7, count: count)))
                #expect(answer.statusBytes == (count == length ? .success : .incorrectData))
                if count == length { #expect(answer.data == [0x7C, 0x02, 0x82, 0x00]) }
            }
        }
    }

    @Test("the chip's own key sent back gives 6A80 (4.4.1, 3 d)")
    func mirrored() throws {
        let vector = try #require(PACEVector.all.first)
        let run = RawRun(try vector.chip(), vector)
        _ = try run.select()
        _ = try run.step([])
        _ = try run.step(TLVWriter.encode(0x81, vector.mapping.sent))
        #expect(try run.status(TLVWriter.encode(0x83, vector.agreement.answered)) == "6A80")
    }

    @Test("a mapped generator at infinity gives 6300")
    func neutralGenerator() throws {
        // With SK_Map,IC = 1 and the key -s·G of the terminal, s·G + H is infinity.
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let paceProtocol = try #require(PACECombination.standard?.paceProtocol)
        var passwords = ChipPasswords()
        passwords.add(.can, Array("123456".utf8))
        let nonce = [UInt8](repeating: 0, count: 15) + [0x05]
        let setup = ChipPACESetup(
            offers: [ChipPACEOffer(paceProtocol: paceProtocol, parameterID: 13, group: group, staticKey: nil)],
            passwords: passwords,
            fixedValues: FixedPACEValues(nonce: nonce, mappingKey: [0x01], agreementKey: [0x03]))
        let chip = try SimulatedChip(
            files: [:], accessControl: .pace, mrzInformation: [], pace: setup, behaviour: ChipBehaviour(),
            random: .system)
        let terminal = PACETestTerminal(chip, try #require(PACECombination.standard))
        _ = try terminal.select()
        #expect(try terminal.nonce() == nonce)
        let scalars = try group.scalarArithmetic()
        let negative = try scalars.negate(scalars.number(5)).secret()
        let key = try group.multiplyGenerator(by: negative).publicKey
        #expect(try terminal.step(TLVWriter.encode(0x81, key)).statusBytes == .authenticationFailed)
    }
}
