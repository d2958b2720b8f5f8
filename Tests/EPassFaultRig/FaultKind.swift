// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// What goes wrong with one command on its way to a chip or back.
public enum FaultKind: Sendable, Hashable {
    /// The chip leaves the field, and is there again when it was waited for that often. It never saw the command, or,
    /// `isLate`, it did and its answer is lost.
    case drop(isLate: Bool, waits: Int)
    /// The chip leaves the field for good.
    case gone
    /// Another program resets the chip.
    case reset
    /// The reader is unplugged, and plugged in again when it is waited for.
    case unplug
    /// The chip takes longer than the limit of the command; nobody waits for it here.
    case delay
    /// This word comes and nothing else; the chip saw the command, or not.
    case word(UInt16, isExecuted: Bool)
    /// One bit of the answer is another one.
    case flip
    /// One bit of the command is another one.
    case flipCommand
    /// So many octets are cut off the answer; nil for its second half.
    case cut(Int?)
    /// Half of the data is cut out of the answer, and the status bytes are kept.
    case cutData
    /// 9000 comes, and no data.
    case empty
    /// An answer without a single octet.
    case nothing
    /// The answer to the command before comes once more.
    case replay
    /// The reader says that it could not pass the command on.
    case failure
    /// Nothing is seen to go wrong: another chip answers from this command on.
    case swap

    /// Those after which a reading with the MRZ ends complete and with the same report.
    public static let transient: [FaultKind] = [
        .drop(isLate: false, waits: 1), .drop(isLate: true, waits: 1), .word(0x6F00, isExecuted: true),
        .word(0x6700, isExecuted: true), .word(0x6282, isExecuted: true), .word(0x6982, isExecuted: true),
        .word(0x6987, isExecuted: true), .word(0x6988, isExecuted: true), .flip, .cut(nil), .cut(1), .empty, .delay,
        .reset, .unplug,
    ]

    /// Those after which it ends complete or with a clear error, and never with a wrong verdict.
    public static let other: [FaultKind] = [
        .drop(isLate: false, waits: 2), .word(0x6F00, isExecuted: false), .word(0x6982, isExecuted: false),
        .flipCommand, .cutData, .nothing, .replay, .failure, .gone,
    ]

    /// Those of the link that may last: the words of the chip are not among them, but for those that say that the
    /// secure channel is lost.
    public static let lasting: [FaultKind] = [
        .gone, .drop(isLate: false, waits: 1), .drop(isLate: true, waits: 1), .word(0x6987, isExecuted: true),
        .word(0x6988, isExecuted: true), .flip, .cut(nil), .empty, .nothing, .delay, .reset, .unplug, .failure,
    ]

    /// Those at which somebody between reader and chip puts another chip in its place.
    public static let occasions: [FaultKind] = [
        .swap, .drop(isLate: false, waits: 1), .reset, .word(0x6988, isExecuted: true), .flip, .delay,
    ]

    /// Every kind that has a name.
    public static let all: [FaultKind] = transient + other + [.swap]

    /// The name on the command line.
    public var name: String {
        switch self {
        case .drop(let isLate, let waits): "drop" + (isLate ? "-late" : "") + (waits == 1 ? "" : "-\(waits)")
        case .gone: "gone"
        case .reset: "reset"
        case .unplug: "unplug"
        case .delay: "delay"
        case .word(let word, let isExecuted): "\(StatusBytes(word))" + (isExecuted ? "" : "-unseen")
        case .flip: "flip"
        case .flipCommand: "flip-command"
        case .cut(let count): "cut" + (count.map { "-\($0)" } ?? "")
        case .cutData: "cut-data"
        case .empty: "empty"
        case .nothing: "nothing"
        case .replay: "replay"
        case .failure: "failure"
        case .swap: "swap"
        }
    }

    /// The kind of that name; nil for an unknown one.
    public init?(name: String) {
        guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
        self = kind
    }

    /// What every command is answered with until the chip is waited for; nil for a fault that is over with its command.
    var absence: CardChannelError.Code? {
        switch self {
        case .drop, .gone: .cardRemoved
        case .unplug: .readerRemoved
        // After a command that was given up the channel need not be usable until it is restored.
        case .delay: .timeout
        default: nil
        }
    }

    /// How often the chip has to be waited for; nil where it does not come back.
    var waits: Int? {
        switch self {
        case .drop(_, let waits): waits
        case .gone: nil
        default: 1
        }
    }
}
