// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import Foundation
import Testing

/// A row of the table in Docs/trust-defects.md.
struct TrustDefectRow: Sendable, CustomTestStringConvertible {
    let defect: String
    let profile: String
    let changes: Set<String>
    let deviations: [String]
    /// What OpenSSL's command line says about the chain (`OpenSSLWord`), or `not asked`.
    let openSSL: String

    var testDescription: String { "\(defect), \(profile)" }

    /// The page with the table.
    static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/trust-defects.md")

    /// Every row of the table: five columns, the words in backticks.
    static let all: [TrustDefectRow] = {
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
            }
            guard cells.count == 5 else { return nil }
            func list(_ cell: String, _ none: String) -> [String] {
                cell == none ? [] : cell.components(separatedBy: "; ")
            }
            return TrustDefectRow(
                defect: cells[0], profile: cells[1], changes: Set(list(cells[2], "nothing")),
                deviations: list(cells[3], "none"), openSSL: cells[4])
        }
    }()

    func trustProfile() throws -> TrustProfile {
        switch profile {
        case "read": .default
        case "border": .border
        default: try #require(profile == "strict" ? .strict : nil, "there is no profile \(profile)")
        }
    }
}
