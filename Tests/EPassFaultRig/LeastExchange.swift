// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS

/// The least that a reading can cost: what follows from the lengths of the files, from how many octets an answer can
/// bring, and from the commands that the standard has for each protocol.
///
/// It is written from Doc 9303-11 and ISO/IEC 7816-4 and takes nothing from the reader but which files it read, in
/// which of its channels, and which protocols ended well. A file of n octets costs n divided by what fits into one
/// answer, rounded up: its first octets and its length come with the same command. SELECT of the application is one
/// command, PACE five (MSE:Set AT and four of GENERAL AUTHENTICATE, 4.4.4), Basic Access Control two (4.3.4), Chip
/// Authentication two, or one with MSE:Set KAT (6.2.4), Active Authentication one, Terminal Authentication two for each
/// certificate and three more (TR-03110-3, B.3). That EF.CardAccess is not there, or that a file ends, has to be found
/// out; this is not counted, nor is the command that shows that the chip has new keys: a file can do that.
public struct LeastExchange: Sendable {
    /// Commands.
    public private(set) var commands = 0
    /// Octets of commands and answers. Those of READ BINARY follow from the lengths; those of other commands are the
    /// ones that went over the channel: what they hold is given by the protocol.
    public private(set) var octets = 0
    /// Commands of opening the chip again: access control and SELECT of the application.
    public private(set) var opening = 1
    /// Commands of what the chip proves itself by, and of terminal authentication.
    public private(set) var proof = 0
    /// Commands that read what is compared after a reopening: EF.SOD, with chip authentication mapping DG1 as well.
    public private(set) var comparison = 0

    /// The most commands that one recovery may cost: opening, proof, comparison, and four more.
    public var recovery: Int { opening + proof + comparison + 4 }

    /// The least for a reading that came to its end.
    public init(_ reading: FaultyReading, of scenario: FaultScenario) {
        let evidence = reading.evidence
        switch evidence.access.established {
        case .pace: opening += 5
        case .bac: opening += 2
        default: break
        }
        let chip = evidence.chip
        if chip.chipAuthentication?.outcome == .completed {
            proof += chip.chipAuthentication?.variant == .keyAgreementTemplate ? 1 : 2
        }
        if chip.activeAuthentication?.outcome == .completed { proof += 1 }
        if let terminal = chip.terminalAuthentication, terminal.outcome == .completed {
            proof += 2 * terminal.certificates.count + 3
        }
        commands = opening + proof
        for entry in evidence.files {
            guard let length = entry.octets?.count else { continue }
            let way = Way(entry, evidence, scenario)
            let count = way.count(length)
            commands += count
            octets += way.octets(length)
            let isCompared = entry.file == .sod || (chip.mapping != nil && entry.file == .dataGroup(.dg1))
            if isCompared { comparison += count }
        }
        octets += reading.log.exchanges.filter { $0.instruction & 0xFE != 0xB0 }
            .reduce(0) { $0 + $1.sent + $1.received }
    }

    /// How the octets of a file come.
    private struct Way {
        /// Of the cipher of the channel; nil without one.
        let blockSize: Int?
        /// The most octets of an answer.
        let answer: Int

        init(_ entry: FileEvidence, _ evidence: Evidence, _ scenario: FaultScenario) {
            var cipher = evidence.access.cipher
            if let agreed = evidence.chip.chipAuthentication, agreed.outcome == .completed,
                agreed.channel == entry.channel
            {
                cipher =
                    agreed.protocolIdentifier.flatMap { ChipAuthenticationProtocol(objectIdentifier: $0) }?
                    .cipher.rawValue
            }
            // 3DES has blocks of 8 octets, AES of 16.
            blockSize = entry.isProtected ? (cipher?.hasSuffix("DES") == true ? 8 : 16) : nil
            // What is read before the chip has stated its sizes comes in short answers (Doc 9303-11, 9.3.1.2).
            answer = entry.isProtected && entry.file.application == .eMRTD ? scenario.extendedResponse ?? 258 : 258
        }

        private var isExtended: Bool { answer > 258 }

        /// The most octets of data in one answer: beside DO'99' of 4 octets, DO'8E' of 10 and SW1 SW2, DO'87' has its
        /// tag, its length, the padding indicator and whole blocks, the last with at least one octet of padding
        /// (9.8.4).
        private var payload: Int {
            guard let blockSize else { return answer - 2 }
            let room = answer - 16
            var blocks = room / blockSize
            while blocks > 0, Self.dataObject(blocks * blockSize) > room { blocks -= 1 }
            return max(1, blocks * blockSize - 1)
        }

        private static func dataObject(_ padded: Int) -> Int {
            let length = padded + 1
            return 1 + (length < 0x80 ? 1 : length < 0x100 ? 2 : 3) + length
        }

        func count(_ length: Int) -> Int { max(1, (length + payload - 1) / payload) }

        /// Commands and answers: a header of 4 octets, Lc, DO'97', DO'8E' and Le (Doc 9303-11, 9.8.4).
        func octets(_ length: Int) -> Int {
            let command = blockSize == nil ? 5 : isExtended ? 4 + 3 + 4 + 10 + 2 : 4 + 1 + 3 + 10 + 1
            var rest = length
            var sum = 0
            repeat {
                let data = min(payload, rest)
                rest -= data
                sum += command + (blockSize.map { Self.dataObject((data / $0 + 1) * $0) + 14 } ?? data) + 2
            } while rest > 0
            return sum
        }
    }
}
