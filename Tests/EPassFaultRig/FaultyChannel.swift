// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
import Synchronization

/// By what a command is known again in another channel: its header, and of READ BINARY the file. Identifiers of files
/// are enciphered in SELECT, which counts by its place behind the last one that is not.
private struct FaultPlace: Hashable {
    let header: [UInt8]
    let file: UInt8?
    /// In the master file others have the same short identifiers.
    let isInApplication: Bool
    let selections: Int
}

/// Which file the commands are about.
private struct FaultPlaces {
    private var file: UInt8 = 0
    private var isInApplication = false
    private var selections = 0

    mutating func next(_ command: [UInt8]) -> FaultPlace {
        var header = Array(command.prefix(4))
        guard header.count == 4 else {
            return FaultPlace(header: header, file: nil, isInApplication: false, selections: 0)
        }
        // Commands of a chain are the same ones.
        header[0] &= 0x0C
        switch (header[1], header[2]) {
        case (0xB0, 0x80...), (0xB1, 0x80...): (file, selections) = (header[2], 0)
        case (0xA4, 0x04): (isInApplication, file, selections) = (true, 0, 0)
        case (0xA4, _): selections += 1
        default: break
        }
        let isRead = header[1] == 0xB0 || header[1] == 0xB1
        return FaultPlace(
            header: header, file: isRead ? file : nil, isInApplication: isInApplication,
            selections: isRead || header[1] == 0xA4 ? selections : 0)
    }
}

/// A channel to a chip on which goes wrong what a plan says: between the session and the chip, in the place of a bad
/// link, of other programs, or of a relay that has a second chip at hand.
///
/// No time passes in it: what takes too long is given up at once.
public final class FaultyChannel<Base: CardChannel>: CardChannel {
    private struct State {
        var base: Base
        var spare: Base?
        var absence: Absence?
        var lastAnswer: [UInt8] = []
        var log = FaultLog()
        /// How often the chip was waited for or reset since the first fault.
        var reopenings = 0
        /// What the last commands were about.
        var places = FaultPlaces()
        /// What happens at these places each time.
        var always: [FaultPlace: FaultKind] = [:]
    }

    /// A chip that is not there.
    private struct Absence {
        let code: CardChannelError.Code
        /// Nil for a chip that does not come back.
        var waits: Int?
    }

    /// One command, as the plan has it.
    private struct Turn {
        let base: Base
        let absence: CardChannelError.Code?
        let number: Int
        let kind: FaultKind?
        let lastAnswer: [UInt8]
        let isAfterSwap: Bool

        init(_ state: State, number: Int = 0, kind: FaultKind? = nil) {
            base = state.base
            absence = state.absence?.code
            self.number = number
            self.kind = kind
            lastAnswer = state.lastAnswer
            isAfterSwap = state.log.isSwapped
        }
    }

    private let plan: FaultPlan
    private let state: Mutex<State>

    /// A channel to the chip behind another one.
    ///
    /// - Parameter spare: the way to the chip that takes the place of the first where the plan says so.
    public init(_ base: Base, plan: FaultPlan, spare: Base? = nil) {
        self.plan = plan
        state = Mutex(State(base: base, spare: spare))
    }

    /// What happened so far.
    public var log: FaultLog { state.withLock { $0.log } }

    /// Those of the chip that is there now.
    public var properties: ChannelProperties { state.withLock { $0.base }.properties }

    /// That of the chip that is there now.
    public var executor: (any TaskExecutor)? { state.withLock { $0.base }.executor }

    /// That of the chip that is there now.
    public var simulatedTime: Duration { state.withLock { $0.base }.simulatedTime }

    /// Sends a command, unless something goes wrong with it.
    public func transmit(
        _ command: [UInt8], within limit: Duration
    ) async throws(CardChannelError) -> [UInt8] {
        let turn = take(command)
        if let code = turn.absence { throw CardChannelError(code) }
        do throws(CardChannelError) {
            let answer = try await exchange(command, turn, within: limit)
            note(command, answer: answer, turn)
            return answer
        } catch {
            note(command, answer: [], turn)
            throw error
        }
    }

    /// Resets the chip; fails where none is there.
    public func reset() async throws(CardChannelError) {
        let turn = reopen(isReset: true)
        if let code = turn.absence { throw CardChannelError(code) }
        try await turn.base.reset()
    }

    /// Waits for the chip: one that left is there again, if the plan lets it come back by then.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        let turn = reopen(isReset: false)
        if let code = turn.absence { throw CardChannelError(code) }
        // What is beneath has lost nothing but its chip's state.
        try await turn.base.reset()
    }

    /// Counts the next command and finds out what happens to it.
    private func take(_ command: [UInt8]) -> Turn {
        state.withLock { state in
            guard state.absence == nil else {
                state.log.sentToNobody += 1
                return Turn(state)
            }
            let number = state.log.exchanges.count + 1
            let place = state.places.next(command)
            let fault = plan.fault(at: number)
            if let fault, fault.span == .always { state.always[place] = fault.kind }
            let kind = fault?.kind ?? state.always[place]
            if kind != nil {
                state.log.faults += 1
                if plan.swap == .withFault, kind == .swap { Self.swap(&state) }
            }
            return Turn(state, number: number, kind: kind)
        }
    }

    private func reopen(isReset: Bool) -> Turn {
        state.withLock { state in
            if isReset { state.log.resets += 1 } else { state.log.restores += 1 }
            state.places = FaultPlaces()
            if let absence = state.absence {
                let waits = isReset ? absence.waits : absence.waits.map { $0 - 1 }
                state.absence = waits == 0 ? nil : Absence(code: absence.code, waits: waits)
            }
            if state.absence == nil, state.log.faults > 0 {
                state.reopenings += 1
                if plan.swap == .atReopening(state.reopenings) { Self.swap(&state) }
            }
            return Turn(state)
        }
    }

    private static func swap(_ state: inout State) {
        guard let spare = state.spare else { return }
        state.base = spare
        state.spare = nil
        state.log.isSwapped = true
    }

    /// Ends what a command was about: from now on no chip is there, or another one.
    private func leave(_ kind: FaultKind) {
        state.withLock { state in
            if let code = kind.absence { state.absence = Absence(code: code, waits: kind.waits) }
            if plan.swap == .withFault { Self.swap(&state) }
        }
    }

    private func note(_ command: [UInt8], answer: [UInt8], _ turn: Turn) {
        state.withLock { state in
            state.log.exchanges.append(
                FaultLog.Exchange(
                    instruction: command.count > 1 ? command[1] : 0, sent: command.count, received: answer.count,
                    isAfterSwap: turn.isAfterSwap))
            if !answer.isEmpty { state.lastAnswer = answer }
        }
    }

    private func exchange(
        _ command: [UInt8], _ turn: Turn, within limit: Duration
    ) async throws(CardChannelError) -> [UInt8] {
        guard let kind = turn.kind else { return try await turn.base.transmit(command, within: limit) }
        func genuine() async throws(CardChannelError) -> [UInt8] {
            try await turn.base.transmit(command, within: limit)
        }
        let answer: [UInt8]
        switch kind {
        case .drop(let isLate, _):
            if isLate { _ = try await genuine() }
            // A chip without power forgets everything.
            try await turn.base.reset()
            leave(kind)
            throw CardChannelError(.cardRemoved)
        case .gone:
            leave(kind)
            throw CardChannelError(.cardRemoved)
        case .unplug:
            try await turn.base.reset()
            leave(kind)
            throw CardChannelError(.readerRemoved)
        case .delay:
            _ = try await genuine()
            leave(kind)
            throw CardChannelError(.timeout)
        case .reset:
            try await turn.base.reset()
            leave(kind)
            throw CardChannelError(.cardReset)
        case .failure:
            leave(kind)
            throw CardChannelError(.transmissionFailed)
        case .word(let word, let isExecuted):
            if isExecuted { _ = try await genuine() }
            answer = [UInt8(word >> 8), UInt8(word & 0xFF)]
        case .flip: answer = flipping(try await genuine(), turn.number)
        case .flipCommand:
            answer = try await turn.base.transmit(flipping(command, turn.number), within: limit)
        case .cut(let count):
            let whole = try await genuine()
            answer = Array(whole.dropLast(count ?? (whole.count + 1) / 2))
        case .cutData:
            let whole = try await genuine()
            let data = whole.dropLast(2)
            answer = Array(data.prefix(data.count / 2)) + Array(whole.suffix(2))
        case .empty:
            _ = try await genuine()
            answer = [0x90, 0x00]
        case .nothing:
            _ = try await genuine()
            answer = []
        case .replay:
            let whole = try await genuine()
            answer = turn.lastAnswer.isEmpty ? whole : turn.lastAnswer
        case .swap: return try await genuine()
        }
        leave(kind)
        return answer
    }

    /// The octets with one bit that is another one: which follows from the seed and the number of the command.
    private func flipping(_ octets: [UInt8], _ number: Int) -> [UInt8] {
        guard !octets.isEmpty else { return octets }
        var flipped = octets
        // A prime, so that neighbours are hit at places far apart.
        let bit = Int((UInt(bitPattern: number) &* 7919 &+ UInt(bitPattern: plan.seed)) % UInt(8 * octets.count))
        flipped[bit / 8] ^= 1 << UInt8(bit % 8)
        return flipped
    }
}

/// What happened on a channel.
public struct FaultLog: Sendable, Hashable {
    /// A command that a chip was there for, whether an answer came or not.
    public struct Exchange: Sendable, Hashable {
        /// INS.
        public let instruction: UInt8
        /// Octets of the command.
        public let sent: Int
        /// Octets of the answer.
        public let received: Int
        /// Whether the second chip was there by then.
        public let isAfterSwap: Bool
    }

    /// The commands, in order.
    public internal(set) var exchanges: [Exchange] = []
    /// How many commands were disturbed.
    public internal(set) var faults = 0
    /// How often the chip was waited for.
    public internal(set) var restores = 0
    /// How often the chip was reset by the reading itself.
    public internal(set) var resets = 0
    /// Commands sent while no chip was there.
    public internal(set) var sentToNobody = 0
    /// Whether another chip took the place of the first.
    public internal(set) var isSwapped = false

    /// Whether the second chip was sent a command.
    public var usedSpare: Bool { exchanges.contains(where: \.isAfterSwap) }

    /// Nothing yet.
    init() {}
}
