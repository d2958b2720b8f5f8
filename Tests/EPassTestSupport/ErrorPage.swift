// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// The page `Docs/errors.md`, in which every error code has a row.
public enum ErrorPage {
    /// The codes at the beginning of the rows of all its tables, in their order.
    public static func rows() throws -> [String] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/errors.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { row in
            row.dropFirst(3).split(separator: "`").first.map(String.init)
        }
    }
}
