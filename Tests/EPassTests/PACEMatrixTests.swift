// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import Synchronization
import Testing

/// One row: what the chip offers and what the terminal knows.
struct PACEMatrixRow: Sendable, Hashable, CustomTestStringConvertible {
    let offer: PACECombination
    let password: PasswordKind

    var testDescription: String { "\(offer.profileName) \(password.rawValue)" }

    static let all = PACECombination.all.flatMap { offer in
        [PasswordKind.mrz, .can].map { PACEMatrixRow(offer: offer, password: $0) }
    }
}

/// The two implementations of PACE against each other at the level of the protocol: no session, no report.
@Suite("PACE, terminal against chip: every mapping, group and cipher of Doc 9303-11, 4.4.3 and 9.5.1", .timed)
struct PACEMatrixTests {
    private static let documents = Mutex<[PACECombination: PersonalisedDocument]>([:])
    private static let printed = Result { () throws(SimulatorError) in
        try SimulatorProfile.named("pace-only").makeDocument(seed: 7)
    }

    /// A document for each combination; made once.
    private static func document(_ offer: PACECombination) throws -> PersonalisedDocument {
        if let document = documents.withLock({ $0[offer] }) { return document }
        var description = DocumentDescription()
        description.accessControl = .pace
        description.pace = [offer]
        description.dataGroups = [1]
        let document = try Personaliser.personalise(description, seed: 7)
        documents.withLock { $0[offer] = document }
        return document
    }

    /// A chip of its own for each session: rows run at the same time.
    private func chip(_ offer: PACECombination) throws -> SimulatedChip {
        try SimulatedChip(document: Self.document(offer))
    }

    /// Reads a file of the chip without protection.
    private func cardAccess(_ chip: SimulatedChip) throws -> SecurityInfos {
        #expect(chip.respond(to: try CommandAPDU.selectMasterFile().encoded()) == [0x90, 0x00])
        let command = try CommandAPDU.readBinary(shortEF: 0x1C, expectedLength: 256).encoded()
        let response = try ResponseAPDU(decoding: chip.respond(to: command))
        return try EFCardAccess(decoding: response.data).securityInfos
    }

    private func password(_ kind: PasswordKind) throws -> PACEPassword {
        let document = try Self.printed.get()
        return switch kind {
        case .mrz: .mrz(document.accessKeyFields)
        default: try .can(document.cardAccessNumber)
        }
    }

    /// One session: PACE, then a protected SELECT of the application and the first octets of EF.DG1.
    private func run(_ offer: PACECombination, _ kind: PasswordKind, on chip: SimulatedChip) throws {
        let infos = try cardAccess(chip)
        let ways = PACEOffer(infos)
        #expect(ways.skipped.isEmpty)
        let candidate = try #require(ways.candidates.first)
        #expect(candidate.info.paceProtocol == offer.paceProtocol)
        #expect(candidate.group == offer.group)
        func send(_ command: CommandAPDU) throws -> [UInt8] { chip.respond(to: try command.encoded()) }
        let selection = try PACE.start(candidate, password: password(kind))
        let selected = try send(selection.command)
        let nonce = try selection.receive(selected)
        let encrypted = try send(nonce.command)
        let mapping = try nonce.receive(encrypted)
        let mapped = try send(mapping.command)
        let agreement = try mapping.receive(mapped)
        let agreed = try send(agreement.command)
        let authentication = try agreement.receive(agreed)
        let answer = try send(authentication.command)
        let established = try authentication.receive(answer)
        #expect((established.chipAuthentication != nil) == (offer.mapping == .chipAuthentication))
        #expect(established.deviations.isEmpty)
        if let proof = established.chipAuthentication { try check(proof, of: offer) }
        var channel = established.secureMessaging()
        let select = try channel.unprotect(
            chip.respond(to: channel.protect(.selectApplication(LDSFile.applicationIdentifier))))
        #expect(select.statusBytes == .success)
        let read = try channel.unprotect(
            chip.respond(to: channel.protect(.readBinary(shortEF: 1, expectedLength: 5))))
        #expect(read.data == [0x61, 0x5B, 0x5F, 0x1F, 0x58])
    }

    /// The chip's proof is that of the static key in EF.CardSecurity.
    private func check(_ proof: PACEChipAuthenticationData, of offer: PACECombination) throws {
        let key = try Self.staticKey(offer)
        #expect(try proof.verify(staticKey: key) == .confirmed)
        let group = offer.group
        let other = try group.multiplyGenerator(by: group.randomScalar(.system))
        #expect(try proof.verify(staticKey: other) == .mismatch)
    }

    private static func staticKey(_ offer: PACECombination) throws -> GroupElement {
        let file = try #require(try document(offer).files[.cardSecurity])
        // The key stands in the content as it is, its group named by its number; nothing is verified here.
        let algorithm = try #require(offer.group.standardizedAlgorithmIdentifier)
        let start = try #require(file.indices.first { file[$0...].starts(with: algorithm) })
        let bits = file.dropFirst(start + algorithm.count)
        let header = bits.dropFirst().first ?? 0
        let length = header < 0x80 ? 0 : Int(header & 0x7F)
        return try offer.group.element(
            decoding: Array(bits.dropFirst(3 + length).prefix(1 + 2 * offer.group.elementLength)))
    }

    @Test("there are 282 rows: 56 of generic, 52 of integrated, 33 of chip authentication mapping, with MRZ and CAN")
    func count() {
        #expect(PACEMatrixRow.all.count == 282)
        #expect(PACECombination.all.filter { $0.mapping == .generic }.count == 56)
        #expect(PACECombination.all.filter { $0.mapping == .integrated }.count == 52)
        #expect(PACECombination.all.filter { $0.mapping == .chipAuthentication }.count == 33)
    }

    @Test("a session opens and reads", arguments: TestShare.of(PACEMatrixRow.all, oneOf: 3))
    func matrix(row: PACEMatrixRow) throws {
        try run(row.offer, row.password, on: chip(row.offer))
    }

    @Test("a wrong password is refused at the token with 6300, whatever the mapping", arguments: PACEMapping.allCases)
    func wrongPassword(mapping: PACEMapping) throws {
        let offer = try #require(PACECombination(mapping, .ec(.p256), .aes128))
        let chip = try chip(offer)
        let candidate = try #require(PACEOffer(cardAccess(chip)).candidates.first)
        func send(_ command: CommandAPDU) throws -> [UInt8] { chip.respond(to: try command.encoded()) }
        let selection = try PACE.start(candidate, password: .can("654321"))
        let selected = try send(selection.command)
        let nonce = try selection.receive(selected)
        let encrypted = try send(nonce.command)
        let map = try nonce.receive(encrypted)
        let mapped = try send(map.command)
        let agreement = try map.receive(mapped)
        let agreed = try send(agreement.command)
        let authentication = try agreement.receive(agreed)
        #expect(try send(authentication.command) == [0x63, 0x00])
    }

    @Test("1,000 sessions with random keys: none fails", .long())
    func thousandSessions() throws {
        let quick = PACECombination.all.filter { $0.group.elementLength <= 48 && $0.group.isElliptic }
        for number in 0..<1000 {
            // Every tenth session takes any group, the others the small curves.
            let offers = number % 10 == 0 ? PACECombination.all : quick
            let offer = offers[number * 37 % offers.count]
            let kind: PasswordKind = number % 2 == 0 ? .mrz : .can
            do {
                try run(offer, kind, on: chip(offer))
            } catch {
                Issue.record("session \(number), \(offer.profileName): \(error)")
                throw error
            }
        }
    }
}
