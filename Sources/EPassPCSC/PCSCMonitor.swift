// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
internal import EPassMessages

/// What happened at a reader.
public enum PCSCReaderEvent: Sendable, Hashable {
    /// A reader is there: at the start of watching, or plugged in since.
    case added(PCSCReader)
    /// A reader was unplugged; its name.
    case removed(String)
    /// A chip came or went, or another program took or left it.
    case changed(PCSCReader)
}

/// Watches readers and chips come and go.
///
/// It waits in the smart-card service and wakes upon an event; it does not ask over and over. Each use has its own
/// connection to the service, so that a chip is read undisturbed meanwhile.
public struct PCSCMonitor: Sendable {
    // A wake-up that comes just before the wait begins is lost (SCardCancel, and readers that change between listing
    // and waiting), so no wait is longer than this.
    private static let longestWait: Duration = .seconds(1)
    // What the service does at once when it is well. It may have to be started first, and its drivers with it.
    private static let servicePatience: Duration = .seconds(5)
    // The service has this long for its answer, however short the caller's time is.
    private static let leastPatience: Duration = .seconds(2)

    /// A monitor; nothing happens before it is used.
    public init() {}

    /// All events from now on, beginning with one `added` for each reader that is there.
    ///
    /// The stream ends when its consumer stops or its task is cancelled, and throws a `CardChannelError` where the
    /// service is not there, ends, or does not answer any more.
    public func events() -> AsyncThrowingStream<PCSCReaderEvent, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do throws(CardChannelError) {
                    _ = try await follow(until: nil) { events, _ in
                        for event in events { continuation.yield(event) }
                        return nil as PCSCReader?
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error.code == .cancelled ? nil : error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Waits until a chip is in a reader.
    ///
    /// The chip may be in use by another program: connecting then says so. Something that does not answer as a chip is
    /// not returned, nor is a tag without a processor; they are seen in `onEvent` (`mute`, `storageCard`; F-63). Slots
    /// for security modules count only if they are asked for.
    ///
    /// - Parameters:
    ///   - reader: a reader by name as in `PCSCReaderList.reader(named:)`, or nil for whichever has a chip first.
    ///   - timeout: how long to wait; nil waits until the task is cancelled, zero looks once.
    ///   - onEvent: told what happens meanwhile.
    /// - Returns: the reader with the chip in it.
    /// - Throws: `reader.none` and `reader.unknown` at once, `card.none` when time is over, `card.unresponsive` where
    ///   there is something mute or a tag by then, `channel.cancelled`, and what the service gives. A service that does
    /// not
    ///   answer has as long as `timeout`, but two seconds at least and five at most.
    public func waitForCard(
        in reader: String? = nil, timeout: Duration? = nil,
        onEvent: @Sendable (PCSCReaderEvent) -> Void = { _ in }
    ) async throws(CardChannelError) -> PCSCReader {
        let deadline = timeout.map { ContinuousClock.Instant.deadline(after: $0) }
        var last: [PCSCReader] = []
        let found = try await follow(until: deadline) { events, readers throws(CardChannelError) -> PCSCReader? in
            for event in events { onEvent(event) }
            last = try PCSCReaderList(readers: readers).candidates(named: reader)
            return last.first { $0.mayHoldDocument }
        }
        if let found { return found }
        if let mute = last.first(where: { $0.state == .mute }) {
            throw PCSCStatus.unresponsiveCard.error(during: .connect, reader: mute.name)
        }
        if let tag = last.first(where: { $0.technology == .storageCard }) {
            throw CardChannelError(
                .cardUnresponsive, reason: .readerStorageCard(reader: tag.displayName),
                remedy: .readerStorageCardRemedy)
        }
        throw PCSCStatus.noCard.error(during: .connect, reader: reader)
    }

    /// Waits until a chip that can be connected to is in the reader of exactly this name, which may not be there yet.
    ///
    /// - Parameter isShared: whether a chip that others share will do.
    /// - Throws: what was in the way when time was over.
    func waitForChip(
        in reader: String, isShared: Bool, until deadline: ContinuousClock.Instant
    ) async throws(CardChannelError) {
        var last: PCSCReader.State?
        let found = try await follow(until: deadline) { _, readers -> Bool? in
            last = readers.first { $0.name == reader }?.state
            return last == .present || (isShared && last == .inUse) ? true : nil
        }
        guard found == nil else { return }
        let status: PCSCStatus =
            switch last {
            case nil, .unavailable: .readerUnavailable
            case .empty: .noCard
            case .mute: .unresponsiveCard
            case .present, .inUse, .exclusive: .sharingViolation
            }
        throw status.error(during: .connect, reader: reader)
    }

    /// Follows all readers until `decide` returns a value or time is over.
    func follow<Value: Sendable>(
        until deadline: ContinuousClock.Instant?,
        _ decide: ([PCSCReaderEvent], [PCSCReader]) throws(CardChannelError) -> Value?
    ) async throws(CardChannelError) -> Value? {
        let context = try await PCSCContext.established(label: "epass.monitor", within: Self.patience(until: deadline))
        var known: [ReaderObservation] = []
        var isFirst = true
        while true {
            if Task.isCancelled { throw .cancelled }
            let names = try await context.within(Self.patience(until: deadline), .observe) {
                (context) async throws(CardChannelError) -> [String] in try await context.readerNames()
            }
            var events = known.filter { !names.contains($0.name) }.map { PCSCReaderEvent.removed($0.name) }
            let previous = known.filter { names.contains($0.name) }
            let asked = names.map { name in
                previous.first { $0.name == name } ?? ReaderObservation(name: name, rawState: 0, atr: [])
            }
            let isNew = isFirst || asked.count != previous.count || !events.isEmpty
            isFirst = false
            let left = deadline.map { max(.zero, $0 - ContinuousClock.now) }
            let wait = isNew ? .zero : min(left ?? Self.longestWait, Self.longestWait)
            let answer = try await Self.wait(context, asked, wait, Self.patience(until: deadline))
            let now = answer ?? previous
            for observation in now {
                if let before = previous.first(where: { $0.name == observation.name }) {
                    if before.rawState != observation.rawState { events.append(.changed(observation.reader)) }
                } else {
                    events.append(.added(observation.reader))
                }
            }
            known = now
            if let value = try decide(events, now.map(\.reader)) { return value }
            if let left, left == .zero, !isNew || answer != nil { return nil }
        }
    }

    private static func patience(until deadline: ContinuousClock.Instant?) -> Duration {
        guard let deadline else { return servicePatience }
        return min(servicePatience, max(leastPatience, deadline - ContinuousClock.now))
    }

    /// - Parameter patience: how much longer than the wait the service may take.
    private static func wait(
        _ context: PCSCContext, _ asked: [ReaderObservation], _ duration: Duration, _ patience: Duration
    ) async throws(CardChannelError) -> [ReaderObservation]? {
        let wait = min(max(.zero, duration), longestWait)
        let (seconds, attoseconds) = wait.components
        let milliseconds = UInt32(clamping: seconds &* 1_000 &+ attoseconds / 1_000_000_000_000_000)
        do throws(CardChannelError) {
            return try await context.within(wait + patience, .observe, wakes: true) {
                (context) async throws(CardChannelError) -> [ReaderObservation]? in
                try await context.statusChange(of: asked, milliseconds: milliseconds, noticesReaders: true)
            }
        } catch {
            // Only this task ends its waiting; whatever else woke it is looked at again.
            guard error.code == .cancelled, !Task.isCancelled else { throw error }
            return nil
        }
    }
}
