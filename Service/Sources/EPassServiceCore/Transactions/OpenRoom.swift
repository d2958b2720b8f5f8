// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// How many more each tenant may open before those that it has open must be counted again. A count walks over all of
/// them; between two counts only openings make them more, and each of those takes its place here.
final class OpenRoom: Sendable {
    private let left = Mutex<[String: Int]>([:])

    /// Takes a place. One that is not used in the end is found again by the next count.
    ///
    /// - Parameter counting: how many places there are.
    /// - Returns: whether there was one.
    func take(of tenant: String, counting: () throws -> Int) rethrows -> Bool {
        try left.withLock { left in
            let known = left[tenant] ?? 0
            let places = known > 0 ? known : try counting()
            left[tenant] = max(0, places - 1)
            return places > 0
        }
    }
}
