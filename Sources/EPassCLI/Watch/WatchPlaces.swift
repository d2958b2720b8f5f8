// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What lies on which reader, and what of it was read. It reads no clock.
struct WatchPlaces {
    /// How the reading of a document ended.
    enum Ending: Sendable {
        /// With the whole document. It is done with until it is taken away.
        case complete
        /// Early. What lies there is done with, unless another document was laid meanwhile.
        case early
        /// Because the chip left, or was taken away before it was read: whatever is laid next is read.
        case left
    }

    private struct Place {
        var isOccupied = false
        var isReading = false
        /// Counts the documents that were laid.
        var laid = 0
        /// When the last one of them was.
        var laidAt: ContinuousClock.Instant?
        /// The last one of them that is done with.
        var done = 0
        /// When the chip was missed last.
        var takenAt: ContinuousClock.Instant?
        /// When a chip came back during the reading so soon that it counts as the same; nil where none did.
        var returnedAt: ContinuousClock.Instant?
        /// When the last reading ended, where it ended early.
        var endedEarlyAt: ContinuousClock.Instant?
        /// Whether the last document was laid so soon behind a reading that ended early that it may be the same.
        var isDoubtful = false
    }

    private let settling: Duration
    private var places: [String: Place] = [:]
    /// The readers in the order in which documents were laid on them.
    private var order: [String] = []

    /// - Parameter settling: how long a chip that is reset may look absent.
    init(settling: Duration) { self.settling = settling }

    /// The readers with a document to be read, the longest wait first.
    var ready: [String] {
        order.filter { places[$0].map { $0.isOccupied && !$0.isReading && $0.laid > $0.done } ?? false }
    }

    /// The readers with a document on them, or one that is being read.
    var occupied: Set<String> { Set(places.filter { $0.value.isOccupied || $0.value.isReading }.keys) }

    /// Whether a document that was read lies on every reader that there is.
    var isFull: Bool {
        !places.isEmpty && places.values.allSatisfy { $0.isOccupied && !$0.isReading && $0.laid <= $0.done }
    }

    /// A reader is there.
    mutating func add(_ reader: String) { places[reader] = places[reader] ?? Place() }

    /// Whether a document on that reader is being read.
    func isReading(_ reader: String) -> Bool { places[reader]?.isReading ?? false }

    /// A chip is on a reader.
    mutating func lay(_ reader: String, at now: ContinuousClock.Instant) {
        var place = places[reader] ?? Place()
        place.isOccupied = true
        let wasMissedBriefly = place.takenAt.map { now - $0 < settling } ?? false
        if place.isReading, wasMissedBriefly {
            place.returnedAt = now
        } else {
            let sinceFailure = place.endedEarlyAt.flatMap { ended in place.takenAt.map { $0 - ended } }
            let isBehindFailure = wasMissedBriefly && sinceFailure.map { $0 < settling } ?? false
            // A chip that a reset made look absent is tried once more, and not over and over: each try may cost one.
            if !isBehindFailure || !place.isDoubtful {
                place.laid += 1
                place.laidAt = now
                place.isDoubtful = isBehindFailure
                order.removeAll { $0 == reader }
                order.append(reader)
            }
        }
        places[reader] = place
    }

    /// No chip is on a reader.
    mutating func take(_ reader: String, at now: ContinuousClock.Instant) {
        places[reader]?.isOccupied = false
        places[reader]?.takenAt = now
    }

    /// A reader is there no more.
    mutating func remove(_ reader: String) {
        guard isReading(reader) else {
            places[reader] = nil
            order.removeAll { $0 == reader }
            return
        }
        places[reader]?.isOccupied = false
        places[reader]?.takenAt = nil
    }

    /// No reader is there any more.
    mutating func removeAll() {
        for reader in Array(places.keys) { remove(reader) }
    }

    /// The document on a reader is about to be read.
    mutating func begin(_ reader: String) {
        guard var place = places[reader] else { return }
        place.isReading = true
        place.returnedAt = nil
        place.endedEarlyAt = nil
        place.done = place.laid
        places[reader] = place
    }

    /// The reading on a reader ended, at the time at which its chip was let go.
    mutating func end(_ reader: String, _ ending: Ending, at time: ContinuousClock.Instant) {
        guard var place = places[reader] else { return }
        place.isReading = false
        switch ending {
        // A document that was lifted and laid down again while it was read is the one that was read. What came when the
        // chip had been let go is the next one.
        case .complete:
            place.done = place.laid - (place.laidAt.map { $0 > time } ?? false ? 1 : 0)
            if place.returnedAt.map({ $0 > time }) ?? false { place.laid += 1 }
            place.isDoubtful = false
        // It may have ended because another document came.
        case .early:
            place.endedEarlyAt = time
            guard place.returnedAt != nil, place.laid == place.done, !place.isDoubtful else { break }
            place.laid += 1
            place.isDoubtful = true
        case .left: if place.returnedAt != nil, place.laid == place.done { place.laid += 1 }
        }
        places[reader] = place
    }
}
