// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassMessages
import Synchronization

/// Somebody at a terminal who types what the reader answered.
final class ObserverQuestion: Sendable {
    /// How many cases there are.
    private let count: Int
    private let asked = Mutex(0)

    init(count: Int) { self.count = count }

    /// Tells of the case, and asks.
    ///
    /// - Returns: nil where nothing was observed.
    func observe(_ invitation: VirtualReaderTrial.Invitation) -> ReaderObservation? {
        let done = asked.withLock { asked in
            asked += 1
            return asked
        }
        let item = invitation.item
        Terminal.note(
            .conformanceTold(
                done: done, count: count, name: item.id, title: item.title, expected: item.expected.message))
        Terminal.note(
            .conformancePrinted(lines: invitation.cardAccessNumber.map { ["CAN \($0)"] } ?? invitation.printed))
        switch Terminal.ask(.conformanceAsk) {
        case "s": return ReaderObservation(answer: .successful)
        case "f": return ReaderObservation(answer: .failed)
        default: return nil
        }
    }
}
