// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages

/// A reader's state in the bits of SCardGetStatusChange.
struct ReaderObservation: Hashable, Sendable {
    private enum Bits {
        static let unknown: UInt32 = 0x0004
        static let unavailable: UInt32 = 0x0008
        static let present: UInt32 = 0x0020
        static let exclusive: UInt32 = 0x0080
        static let inUse: UInt32 = 0x0100
        static let mute: UInt32 = 0x0200
    }

    let name: String
    /// The state to compare the next one with: the upper half counts events, which is how a change and its reversal are
    /// noticed.
    let rawState: UInt32
    let atr: [UInt8]

    var isPresent: Bool { rawState & (Bits.present | Bits.unknown | Bits.unavailable) == Bits.present }

    /// The one word for the bits; of several, the one that keeps a reader from being used.
    var state: PCSCReader.State {
        if rawState & (Bits.unknown | Bits.unavailable) != 0 { return .unavailable }
        if rawState & Bits.present == 0 { return .empty }
        if rawState & Bits.mute != 0 { return .mute }
        if rawState & Bits.exclusive != 0 { return .exclusive }
        return rawState & Bits.inUse != 0 ? .inUse : .present
    }

    var reader: PCSCReader {
        PCSCReader(name: name, state: state, atr: isPresent ? atr : [], movements: UInt16(rawState >> 16))
    }

    /// The same reader after it vanished.
    func gone() -> ReaderObservation {
        ReaderObservation(name: name, rawState: Bits.unknown | Bits.unavailable, atr: [])
    }
}

extension CardChannelError {
    static var closed: CardChannelError { CardChannelError(.closed) }

    static var cancelled: CardChannelError { CardChannelError(.cancelled) }

    static func commandTooShort(_ count: Int) -> CardChannelError {
        CardChannelError(
            .invalidCommand, reason: .channelCommandTooShort(count: count), remedy: .channelCommandTooShortRemedy)
    }

    static func commandTooLong(_ count: Int, limit: Int) -> CardChannelError {
        CardChannelError(
            .invalidCommand, reason: .channelCommandTooLong(count: count, limit: limit),
            remedy: .channelCommandTooLongRemedy)
    }
}
