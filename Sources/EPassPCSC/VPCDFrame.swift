// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The frames of vpcd's protocol, as the reader's side sends and receives them.
///
/// A frame is two octets of length, big-endian, and that many octets. To the virtual chip, one octet is a control and
/// anything longer a command; from the chip, a frame is the answer to reset or a response.
package enum VPCDFrame {
    /// A control of the reader; `answerToReset` is the only one that the chip answers.
    package enum Control: UInt8, Sendable, Hashable, CaseIterable {
        /// Takes power away.
        case powerOff = 0x00
        /// Gives power.
        case powerOn = 0x01
        /// Resets the chip.
        case reset = 0x02
        /// Asks for the answer to reset.
        case answerToReset = 0x04
    }

    /// The most octets that a frame carries.
    package static let maximumLength = 65_535

    /// A control as a frame.
    package static func encoded(_ control: Control) -> [UInt8] { [0, 1, control.rawValue] }

    /// Octets as a frame; nil where they are none, more than 65 535, or only one and would be taken for a control.
    package static func encoded(command octets: [UInt8]) -> [UInt8]? {
        guard octets.count > 1, octets.count <= maximumLength else { return nil }
        return [UInt8(truncatingIfNeeded: octets.count >> 8), UInt8(truncatingIfNeeded: octets.count)] + octets
    }
}

/// Takes frames out of a stream of octets that arrives in pieces of any size.
///
/// It never holds more than one frame of 65 535 octets and what the last piece brought.
package struct VPCDFrameReader: Sendable {
    private var pending: [UInt8] = []

    /// A reader at the start of a stream.
    package init() {}

    /// How many octets are held.
    package var pendingCount: Int { pending.count }

    /// Adds what was received.
    package mutating func append(_ octets: some Sequence<UInt8>) {
        pending.append(contentsOf: octets)
    }

    /// The next whole frame without its length, maybe empty; nil where more has to arrive first.
    package mutating func next() -> [UInt8]? {
        guard pending.count >= 2 else { return nil }
        let length = Int(pending[0]) << 8 | Int(pending[1])
        guard pending.count - 2 >= length else { return nil }
        let frame = Array(pending.dropFirst(2).prefix(length))
        pending.removeFirst(2 + length)
        return frame
    }
}
