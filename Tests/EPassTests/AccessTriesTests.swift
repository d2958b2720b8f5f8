// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import Synchronization
import Testing

private let manage = CommandAPDU.Instruction.manageSecurityEnvironment
private let authenticate = CommandAPDU.Instruction.generalAuthenticate
private let challenge = CommandAPDU.Instruction.getChallenge

@Suite("What an attempt at PACE may cost, and what the user is told to do next", .timed)
struct AccessTriesTests {
    /// The words for which another offer is tried where the password cannot be blocked.
    private static let words = [0x6400, 0x6700, 0x6A81, 0x6A86, 0x6A88, 0x6D00, 0x6F00]

    /// Two offers, so that there is another one to try.
    private static func twoOffers(_ description: inout DocumentDescription) {
        description.pace = [
            PACECombination(.generic, .ec(.brainpoolP256r1), .aes256),
            PACECombination(.generic, .ec(.brainpoolP256r1), .aes128),
        ].compactMap { $0 }
    }

    /// Answers a step of PACE with that word: the GENERAL AUTHENTICATE whose DO'7C' begins with that data object.
    private static func refusal(_ word: Int, of tag: UInt8) -> @Sendable (Int, [UInt8]) -> ChannelFault? {
        { _, command in
            guard command[1] == authenticate, command.count > 7, command[7] == tag else { return nil }
            return .replacement([UInt8(word >> 8), UInt8(word & 0xFF)])
        }
    }

    @Test(
        "a PIN or PUK is sent by one offer only, whatever word ends the attempt (T24)",
        arguments: [AccessPasswordKind.pin, .puk], words)
    func sentByOneOffer(_ kind: AccessPasswordKind, _ word: Int) async throws {
        let input =
            try kind == .pin ? AccessInput.none.with(pin: "483921") : AccessInput.none.with(puk: "9753108642")
        for tag: UInt8 in [0x81, 0x83, 0x85] {
            let run = try await AccessRun(
                "pace-pin", input, change: Self.twoOffers, fault: Self.refusal(word, of: tag))
            #expect(run.attempts.map(\.password) == [kind])
            #expect(run.code?.hasPrefix("access.") == true && run.count(challenge) == 0)
        }
    }

    @Test("a password that cannot be blocked is sent by the next offer", arguments: words)
    func sentByEach(_ word: Int) async throws {
        let run = try await AccessRun(
            "pace-pin", try .can("123456"), change: Self.twoOffers, fault: Self.refusal(word, of: 0x85))
        #expect(run.attempts.map(\.password) == [.can, .can, .can])
        #expect(run.code == "access.paceFailed")
        #expect(run.evidence.failure?.message.english.contains("all 3 attempts failed") == true)
    }

    @Test(
        "after an attempt that may have cost a try the other password is tried, by every offer, and the first one is not"
    )
    func otherPassword() async throws {
        let lines = try SimulatedDocument("pace-pin").lines
        let seen = Mutex(0)
        let run = try await AccessRun("pace-pin", try lines.with(pin: "483921"), change: Self.twoOffers) { _, command in
            guard command[1] == authenticate, command.count > 7, command[7] == 0x85 else { return nil }
            return seen.withLock { seen in
                seen += 1
                return seen <= 2 ? .replacement([0x6F, 0x00]) : nil
            }
        }
        #expect(run.attempts.map(\.password) == [.pin, .mrz, .mrz])
        #expect(run.code == nil && run.access.established == .pace && run.access.password == .mrz)
    }

    @Test("a PIN that the chip does not have costs nothing and gives way to the MRZ")
    func noPIN() async throws {
        let lines = try SimulatedDocument("pace-pin").lines
        let run = try await AccessRun("pace-pin", try lines.with(pin: "483921")) { $0.passwords = [.mrz, .can] }
        #expect(run.code == nil && run.access.password == .mrz)
    }

    @Test(
        "where the chip said at MSE:Set AT that it counts the tries, nothing is sent twice, not even after 6300 (T24)",
        arguments: [0x6300] + words)
    func counted(_ word: Int) async throws {
        let run = try await AccessRun("pace-mrz-tries", change: Self.twoOffers, fault: Self.refusal(word, of: 0x85))
        #expect(run.attempts.count == 1 && run.count(manage) == 1 && run.count(challenge) == 0)
        #expect(run.code?.hasPrefix("access.") == true)
    }

    @Test("whoever plays the chip can test four passwords in a reading by the terminal's tokens, and no more (T24)")
    func tokens() async throws {
        let offers = KeyAgreementGroup.standardized.filter { $0.isElliptic && $0.elementLength <= 48 }.map {
            PACECombination(.generic, $0, .aes128)
        }
        let run = try await AccessRun(
            "pace-pin", try .can("123456"), change: { $0.pace = offers.compactMap { $0 } },
            fault: Self.refusal(0x6F00, of: 0x85))
        #expect(offers.count > 4 && run.attempts.count == 4)
        #expect(run.code == "access.paceFailed")
        // The repetition after 6300 counts too.
        let seen = Mutex(0)
        let fault: @Sendable (Int, [UInt8]) -> ChannelFault? = { _, command in
            guard command[1] == authenticate, command.count > 7, command[7] == 0x85 else { return nil }
            return seen.withLock { seen in
                seen += 1
                return .replacement(seen <= 3 ? [0x6F, 0x00] : [0x63, 0x00])
            }
        }
        let repeated = try await AccessRun("pace-pin", change: { $0.pace = offers.compactMap { $0 } }, fault: fault)
        #expect(repeated.attempts.count == 4 && repeated.code == "access.wrongPassword")
        let earlier = try await AccessRun(
            "pace-pin", try .can("123456"), change: { $0.pace = offers.compactMap { $0 } },
            fault: Self.refusal(0x6F00, of: 0x83))
        #expect(earlier.attempts.count == offers.count + 1)
    }

    @Test("a file that names every combination over every curve costs a bounded number of attempts (T13)")
    func everyOffer() async throws {
        // With every group of every protocol the file would have more entries than are read.
        let infos: [SecurityInfo] = PACEProtocol.all.filter { $0.keyAgreement == .ecdh }.flatMap { kind in
            (8...18).map { SecurityInfo.pace(PACEInfo(paceProtocol: kind, parameterID: $0)) }
        }
        #expect(infos.count > 100 && infos.count <= SecurityInfos.maximumEntries)
        let file = try SecurityInfos(infos).encoded()
        let lines = try SimulatedDocument("pace-and-bac").lines
        let run = try await AccessRun("pace-and-bac", try lines.with(can: "123456")) { _, command in
            if command[1] == manage { return .replacement([0x90, 0x00]) }
            if command[1] == authenticate { return .replacement([0x6F, 0x00]) }
            guard command[0] == 0, command[1] == CommandAPDU.Instruction.readBinary,
                command[2] < 0x80 || command[2] == 0x9C
            else { return nil }
            let offset = command[2] & 0x80 != 0 ? 0 : Int(command[2]) << 8 | Int(command[3])
            return .replacement(
                Array(file.dropFirst(offset).prefix(command[4] == 0 ? 256 : Int(command[4]))) + [0x90, 0x00])
        }
        // Sixteen offers, each with both passwords, the first one twice, then Basic Access Control.
        #expect(run.code == nil && run.access.established == .bac)
        #expect(run.attempts.count == 34)
        // The integrated mapping with P-224.
        #expect(run.access.skipped.map(\.reason) == [SkippedPACEOffer.Reason](repeating: .mappingNotAllowed, count: 4))
        let bundle = run.evidence.json().octets()
        #expect(try Evidence(parsing: bundle).json().octets() == bundle)
    }

    private static func dh(_ description: inout DocumentDescription) {
        description.pace = [PACECombination(.generic, .dh(.modp2048Subgroup256), .aes256)].compactMap { $0 }
    }

    @Test("a chip with PACE alone, whose offer the reader cannot pass on: the remedy is another reader")
    func readerTooShort() async throws {
        for method in [AccessMethod.auto, .pace] {
            let run = try await AccessRun("pace-only", method: method, takesExtendedLength: false, change: Self.dh)
            #expect(run.code == (method == .pace ? "access.paceNotOffered" : "access.paceRequired"))
            #expect(run.evidence.failure?.message.english.contains("too long for this reader") == true)
            #expect(run.evidence.failure?.remedy.english.contains("extended length") == true)
        }
    }

    @Test("a chip with PACE alone, whose EF.CardAccess is not found: the remedy does not name what was allowed already")
    func cardAccessLost() async throws {
        let run = try await AccessRun("pace-only") { _, command in
            let isFile = [command[2], command[3]] == [0x9C, 0x00] || command.starts(with: [0x00, 0xA4, 0x02])
            return isFile && command[0] == 0 ? .replacement([0x6A, 0x82]) : nil
        }
        #expect(run.code == "access.paceRequired")
        #expect(run.evidence.failure?.remedy.english.contains("EF.CardAccess") == true)
        #expect(run.evidence.failure?.remedy.english.contains("--access") == false)
        // Chips say in several words that they have no Basic Access Control (F-1).
        for word: [UInt8] in [[0x6A, 0x88], [0x69, 0x82], [0x6D, 0x00]] {
            let chosen = try await AccessRun("pace-only", method: .bac) { _, command in
                command[1] == challenge ? .replacement(word) : nil
            }
            #expect(chosen.evidence.failure?.remedy.english.contains("--access auto") == true)
        }
    }

    @Test("without a password, the remedy names the CAN where the chip offers PACE, and only there")
    func nothingGiven() async throws {
        for (profile, offersPACE) in [("pace-and-bac", true), ("bac", false)] {
            let run = try await AccessRun(profile, AccessInput.none)
            #expect(run.code == "access.mrzRequired")
            #expect(run.evidence.failure?.remedy.english.contains("card access number") == offersPACE)
        }
    }
}
