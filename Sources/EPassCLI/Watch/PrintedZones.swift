// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// The MRZs that come while documents are read. Each opens one document and never a second: the one that waits longest,
/// or the next that is laid. At most one MRZ waits for a document, for a minute at most. One that is no next document's
/// is dropped: it would be tried on somebody else's, and so would each behind it.
actor PrintedZones {
    /// What became of a wait.
    enum Answer: Sendable {
        case zone(ScannedZone)
        /// The document was taken away, or the task cancelled.
        case abandoned
        /// No more MRZ can come.
        case ended
    }

    private struct Waiting {
        let reader: String
        let continuation: CheckedContinuation<Answer, Never>
    }

    private let patience: Duration
    private let say: @Sendable (Message) -> Void
    private var held: ScannedZone?
    /// Whether it is one of a list, in which a document may stand twice.
    private var lasts = false
    /// The MRZ of the document on each reader, as far as it is known: given for it, or read in it.
    private var known: [String: ScannedZone] = [:]
    /// Whether a document that was read lies on every reader.
    private var isFull = false
    /// Counts the MRZs that were held.
    private var number = 0
    /// The documents without an MRZ, the oldest first.
    private var waiting: [Waiting] = []
    private var hasEnded = false

    /// - Parameters:
    ///   - patience: how long an MRZ waits for a document.
    ///   - say: told what becomes of MRZs that nobody needs.
    init(
        patience: Duration = .seconds(60), say: @escaping @Sendable (Message) -> Void = { Terminal.note($0) }
    ) {
        self.patience = patience
        self.say = say
    }

    /// Whether an MRZ waits for a document.
    var holdsOne: Bool { held != nil }

    /// The MRZ that waits for a document, if there is one; it is the caller's alone.
    func take(for reader: String) -> ScannedZone? {
        guard let zone = held else { return nil }
        held = nil
        known[reader] = zone
        return zone
    }

    /// Takes what lies where.
    ///
    /// - Parameters:
    ///   - readers: those with a document on them.
    ///   - isFull: whether a document that was read lies on every reader.
    func note(occupied readers: Set<String>, isFull: Bool) {
        known = known.filter { readers.contains($0.key) }
        self.isFull = isFull
    }

    /// Takes the MRZ that was read in the document on a reader: its own came perhaps, and was not needed.
    func note(read zone: ScannedZone, on reader: String) {
        known[reader] = zone
        guard let held, !lasts, held.isSame(as: zone) else { return }
        self.held = nil
        say(.watchZoneRepeated)
    }

    /// Waits for an MRZ for the document on a reader.
    func next(for reader: String) async -> Answer {
        if let zone = take(for: reader) { return .zone(zone) }
        if Task.isCancelled { return .abandoned }
        if hasEnded { return .ended }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
                waiting.append(Waiting(reader: reader, continuation: continuation))
            }
        } onCancel: {
            Task { await self.abandon(reader) }
        }
    }

    /// Ends the wait for the document on a reader: it was taken away.
    func abandon(_ reader: String) {
        for wait in waiting where wait.reader == reader { wait.continuation.resume(returning: .abandoned) }
        waiting.removeAll { $0.reader == reader }
    }

    /// Hands an MRZ to the document that waits longest, or keeps it for the next.
    ///
    /// - Parameter lasts: whether it is kept until it is taken, as one of a list is.
    func offer(_ zone: ScannedZone, lasts: Bool = false) {
        if !lasts, known.values.contains(where: zone.isSame) { return say(.watchZoneRepeated) }
        guard waiting.isEmpty else {
            let first = waiting.removeFirst()
            known[first.reader] = zone
            first.continuation.resume(returning: .zone(zone))
            return
        }
        if !lasts, isFull { return say(.watchZoneTooEarly) }
        // The last one counts: an MRZ that is scanned again belongs to the document in the hand.
        if held != nil { say(.watchZoneReplaced) }
        held = zone
        self.lasts = lasts
        number += 1
        guard !lasts else { return }
        say(.watchZoneKept)
        let mine = number
        Task { await expire(mine) }
    }

    /// No more MRZ comes: nobody waits for one any longer.
    func end() {
        hasEnded = true
        for wait in waiting { wait.continuation.resume(returning: .ended) }
        waiting = []
    }

    private func expire(_ number: Int) async {
        try? await Task.sleep(for: patience)
        guard held != nil, number == self.number else { return }
        held = nil
        say(.watchZoneWiped)
    }
}

extension PrintedZones {
    /// Takes MRZs from lines of input until these end, or the task is cancelled.
    ///
    /// - Parameter pause: how long the lines of one MRZ may be apart.
    nonisolated func feed(from input: InputLines, pause: Duration = .seconds(60)) async {
        var assembler = ZoneAssembler()
        while true {
            switch await input.next(within: assembler.hasBegun ? pause : nil) {
            case .end:
                if !Task.isCancelled { say(.watchZonesEnded) }
                return await end()
            case .idle:
                assembler.clear()
                say(.watchZoneUnfinished)
            case .tooLong:
                assembler.clear()
                say(.watchNoZone(error: .watchLineTooLong))
            case .line(let line):
                switch assembler.add(line) {
                case .more: break
                case .refused(let error): say(.watchNoZone(error: error))
                case .whole(let zone):
                    await offer(zone, lasts: input.isFile)
                    if input.isFile { await awaitTaking() }
                }
            }
        }
    }

    /// Waits until no MRZ is held: the next one of a list is not read before.
    private nonisolated func awaitTaking() async {
        while await holdsOne {
            do { try await Task.sleep(for: .milliseconds(50)) } catch { return }
        }
    }
}
