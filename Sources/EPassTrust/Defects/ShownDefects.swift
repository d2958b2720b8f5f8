// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What is shown of many entries: the weightiest first, and the rest as a number. Nothing is judged by it, so that no
/// number of harmless entries hides one that matters.
struct ShownDefects<Entry: Sendable>: Sendable {
    /// What an entry does, the weightiest first.
    enum Weight: Int, CaseIterable {
        /// It makes something worse, by the word of somebody who may say so.
        case worsens
        /// It leaves doubt.
        case doubts
        /// It excuses something.
        case excuses
        /// Nothing.
        case nothing
    }

    private let capacity: Int
    /// By their weight; empty before the first one, as of most documents there is none.
    private var kept: [[Entry]] = []
    private var count = 0

    init(capacity: Int) { self.capacity = capacity }

    mutating func add(_ weight: Weight, _ entry: Entry) {
        count += 1
        if kept.isEmpty { kept = Array(repeating: [], count: Weight.allCases.count) }
        if kept[weight.rawValue].count < capacity { kept[weight.rawValue].append(entry) }
    }

    /// The weightiest ones, those of one weight in their order.
    var shown: [Entry] { Array(kept.joined().prefix(capacity)) }

    /// Whether there are none.
    var isEmpty: Bool { count == 0 }

    /// How many are not shown.
    var omitted: Int { max(0, count - capacity) }
}
