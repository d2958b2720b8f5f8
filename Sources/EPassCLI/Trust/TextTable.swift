// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Rows of cells under one another; every cell is escaped for the terminal.
struct TextTable {
    private var rows: [[String]] = []

    /// A table under these headings; nil for a column that needs none.
    init(_ header: [Message?] = []) {
        if !header.isEmpty { rows.append(header.map { $0.map(Words.phrase) ?? "" }) }
    }

    mutating func add(_ cells: [String]) { rows.append(cells.map(DisplayText.escaped)) }

    /// The rows as lines; the last column is not padded.
    var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? DisplayText.width($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { index, cell in
                index == row.count - 1 ? cell : DisplayText.padded(cell, to: widths[index])
            }.joined(separator: "  ")
        }
    }
}
