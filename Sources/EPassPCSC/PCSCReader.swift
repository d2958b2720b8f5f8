// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
public import EPassMessages

/// One slot of a smart-card reader, as the smart-card service saw it last.
public struct PCSCReader: Sendable, Hashable {
    /// What is in the reader and who uses it.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// No chip is there.
        case empty
        /// A chip is there and free.
        case present
        /// A chip is there, and a program shares it with others.
        case inUse
        /// A chip is there, and one program holds it alone.
        case exclusive
        /// Something is there and does not answer as a chip (F-63).
        case mute
        /// The reader does not answer or was unplugged.
        case unavailable

        /// Whether a chip can be spoken to, or could if nobody else held it.
        public var hasCard: Bool {
            switch self {
            case .present, .inUse, .exclusive: true
            case .empty, .mute, .unavailable: false
            }
        }
    }

    /// The name that PC/SC gives the slot. Text of the driver: use `displayName` to print it.
    public let name: String
    /// What is in it.
    public let state: State
    /// The answer to reset of the chip, or what the reader made of a contactless chip's answer to select; empty where
    /// there is no chip.
    public let atr: [UInt8]
    /// How often chips came and went, as the service counts; 65,535 is followed by 0. Where it differs between two
    /// looks at a slot with a chip in it, the chip was gone meanwhile, and another one may lie there.
    public let movements: UInt16

    /// A slot that somebody else saw.
    ///
    /// - Parameters:
    ///   - atr: empty where there is no chip.
    ///   - movements: 0 where nobody counts.
    public init(name: String, state: State, atr: [UInt8] = [], movements: UInt16 = 0) {
        self.name = name
        self.state = state
        self.atr = atr
        self.movements = movements
    }

    /// The name with every control character and every character that changes the direction of text replaced, so that a
    /// device cannot write to the terminal (T14).
    public var displayName: String { Self.printable(name) }

    /// What is known against this reader for passports; nil where nothing is.
    public var advice: Message? { model?.advice?.message }

    /// What is known of readers of its model, found by its name; nil where nothing is.
    package var model: KnownReader? { KnownReader.model(named: name) }

    /// What a reader tells of a contactless chip by the answer to reset that it makes for it (PC/SC part 3).
    public enum Technology: String, Sendable, Hashable, CaseIterable {
        /// ISO/IEC 14443 type A.
        case typeA = "iso14443A"
        /// ISO/IEC 14443 type B.
        case typeB = "iso14443B"
        /// A tag with a memory and without a processor, as in tickets and key fobs: no travel document.
        case storageCard
    }

    /// The technology of the chip; nil where there is none, or where the answer to reset does not tell it.
    public var technology: Technology? {
        switch AnswerToReset(atr)?.contactlessChip {
        case .typeA: .typeA
        case .typeB: .typeB
        case .storageCard: .storageCard
        case nil: nil
        }
    }

    /// Whether what is there may be the chip of a document: a chip that can be spoken to, and no mere tag (F-63).
    public var mayHoldDocument: Bool { state.hasCard && technology != .storageCard }

    /// Why what lies there cannot be read, and what to do about it; nil where it can be, or where nothing lies there
    /// (F-63). It is not known before a reader notices the next chip, so that whoever waits is told at once.
    package var hindrance: Message? {
        if isSecurityModuleSlot { return nil }
        if state == .mute { return .readerMuteRemedy(reader: displayName) }
        guard state.hasCard, technology == .storageCard else { return nil }
        return [.readerStorageCard(reader: displayName), .readerStorageCardRemedy].asSentences
    }

    /// Whether the slot takes a chip of the reader's own (SAM) and never a document.
    package var isSecurityModuleSlot: Bool {
        name.split { !($0.isLetter || $0.isNumber) }.contains { $0 == "SAM" }
    }

    /// No more of it than a line shows.
    static func printable(_ text: String) -> String {
        DisplayText.escaped(String(String.UnicodeScalarView(text.unicodeScalars.prefix(256))))
    }
}
