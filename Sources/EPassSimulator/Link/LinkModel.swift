// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// How long commands and answers take between a reader and a chip in its field.
///
/// Frames and blocks are those of ISO/IEC 14443 type A, as public documents tell them: Docs/link.md says for each
/// figure where it was read, and which are assumed.
package struct LinkModel: Sendable, Hashable {
    /// How many bits a second: the carrier through 128 and its multiples (data sheet of the MFRC522, table 4).
    package enum Rate: Int, CaseIterable, Sendable, Hashable {
        case r106 = 106
        case r212 = 212
        case r424 = 424
        case r848 = 848

        /// How many times as fast as the slowest.
        var divisor: Double { Double(rawValue / 106) }
    }

    /// The carrier in kHz (data sheet of the MFRC522, table 4).
    private static let carrier = 13_560.0
    /// Bits of an octet in a frame: eight, and one of parity (data sheet of the MFRC522, 2), assumed to be there for
    /// each.
    private static let bitsOfOctet = 9.0
    /// Start and end of a frame, in bits (data sheet of the MIFARE Ultralight C, 8.2).
    private static let bitsOfFrame = 2.0
    /// Carrier periods between a frame and the answer to it, at the least: 9 * 128 + 20 (data sheet of the MIFARE
    /// Ultralight C, 8.2).
    private static let delay = 1172.0
    /// Octets of a block besides its information: PCB and two of checksum; no CID, no NAD.
    static let blockOverhead = 3

    /// The rate in both directions.
    package var rate: Rate
    /// FSC, the most octets of a frame that the chip takes. Assumed: the last of the usual sizes.
    package var frameToChip = 256
    /// FSD, the same of the reader.
    package var frameToReader = 256
    /// Milliseconds that a command takes between program and reader, besides. Assumed: one frame of USB each way for
    /// command and answer (1 ms each at full speed), and as much again in the reader.
    package var reader = 4.0
    /// Milliseconds that each octet of command and answer takes there, besides.
    package var readerOctet = 0.0
    /// The chip.
    package var chip: ChipSpeed

    /// A link of that rate to that chip.
    package init(_ rate: Rate, chip: ChipSpeed = .p60) {
        self.rate = rate
        self.chip = chip
    }

    /// Milliseconds on the air, of a command and its answer with so many octets each.
    package func air(sent: Int, received: Int) -> Double {
        direction(sent, frame: frameToChip) + direction(received, frame: frameToReader)
    }

    /// The same link with a reader that a description makes slow.
    package func behind(_ reader: SimulatedReader?) -> LinkModel {
        guard let reader else { return self }
        var slow = self
        slow.reader += Double(reader.millisecondsPerCommand)
        slow.readerOctet += Double(reader.microsecondsPerOctet) / 1000
        return slow
    }

    /// Milliseconds between program and reader and in the reader, of a command and its answer with so many octets each.
    package func readerTime(sent: Int, received: Int) -> Double {
        reader + readerOctet * Double(max(0, sent) + max(0, received))
    }

    /// Milliseconds in the chip.
    func computing(_ operations: [ChipOperation]) -> Double {
        operations.reduce(chip.command) { $0 + chip.time(of: $1) }
    }

    /// The blocks of one direction, with an acknowledgement of each but the last.
    private func direction(_ octets: Int, frame: Int) -> Double {
        let room = max(1, frame - Self.blockOverhead)
        let blocks = max(1, (max(0, octets) + room - 1) / room)
        let information = Double(max(0, octets) + blocks * Self.blockOverhead) * octetTime
        let acknowledgements = Double(blocks - 1) * (Double(Self.blockOverhead) * octetTime + frameTime + delayTime)
        return information + Double(blocks) * (frameTime + delayTime) + acknowledgements
    }

    private var octetTime: Double { Self.bitsOfOctet * 128 / (Self.carrier * rate.divisor) }
    private var frameTime: Double { Self.bitsOfFrame * 128 / (Self.carrier * rate.divisor) }
    private var delayTime: Double { Self.delay / Self.carrier }
}
