// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Names out of a list that somebody may have meant: of profiles, options, commands.
package enum NearestNames {
    /// The longest name that is compared.
    private static let limit = 64

    /// At most four names, the nearest first: those that a few typing errors lie between, then those that hold what was
    /// typed.
    package static func nearest(to typed: String, in names: [String]) -> [String] {
        guard (2...limit).contains(typed.utf8.count) else { return [] }
        let ranked = Set(names).compactMap { name -> (rank: Int, name: String)? in
            let distance = distance(typed, name)
            if distance <= max(2, typed.utf8.count / 5) { return (distance, name) }
            return name.contains(typed) ? (limit + name.utf8.count, name) : nil
        }
        return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(4).map(\.name)
    }

    /// How many octets have to be put in, taken out or replaced to make one name of the other.
    static func distance(_ left: String, _ right: String) -> Int {
        var row = Array(0...right.utf8.count)
        for (line, octet) in left.utf8.enumerated() {
            var next = [line + 1]
            for (column, other) in right.utf8.enumerated() {
                next.append(min(row[column] + (octet == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
            }
            row = next
        }
        return row[right.utf8.count]
    }
}
