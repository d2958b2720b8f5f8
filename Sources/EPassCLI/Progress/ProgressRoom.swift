// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// How many readings are under way on one terminal: a line of progress is that of the only one.
final class ProgressRoom: Sendable {
    private let readings = Mutex(0)

    /// A reading begins.
    func enter() { readings.withLock { $0 += 1 } }

    /// A reading is over.
    func leave() { readings.withLock { $0 -= 1 } }

    /// Whether there is one alone.
    var hasOne: Bool { readings.withLock { $0 == 1 } }
}
