// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// The page `Docs/errors.md`, in which every error code must have an entry.
public enum ErrorPage {
    /// The codes of this list that the page does not name in backticks.
    public static func missing(_ codes: [String]) throws -> [String] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/errors.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        return codes.filter { !text.contains("`\($0)`") }
    }
}
