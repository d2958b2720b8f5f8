// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Options that are given twice. The parser would take the last one without a word: of two `--trust` folders, one.
enum DoubledOptions {
    /// Options whose values are collected: those that are declared as arrays. The parser tells its declarations to its
    /// own help only, so that a test compares them with these, in every command.
    private static let repeatable: Set<Substring> = [
        "--certificate", "--grant", "--pin", "--reader", "--terminal-certificates", "--trust-grant", "--trust-pin",
    ]

    /// - Throws: `UsageError` that names the first long option that stands more than once before a `--`.
    static func refuse(in arguments: [String]) throws(UsageError) {
        var counts: [Substring: Int] = [:]
        let names = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
            .map { $0.prefix { $0 != "=" } }
        for name in names { counts[name, default: 0] += 1 }
        for name in names where !repeatable.contains(name) {
            if let count = counts[name], count > 1 {
                throw UsageError(
                    .terminalOptionDoubled(option: name, count: count),
                    CommandPath(Words.withoutOption(Array(arguments.dropFirst()))))
            }
        }
    }
}
