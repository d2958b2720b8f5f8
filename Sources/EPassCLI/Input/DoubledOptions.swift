// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Options that are given twice. The parser would take the last one without a word: of two `--trust` folders, one.
enum DoubledOptions {
    /// Options that no command declares itself.
    private static let ofEveryCommand = [Words.option, "--help", "--version"]

    /// - Throws: `UsageError` that names the first long option that stands more than once before a `--`, unless the
    ///   command collects its values.
    static func refuse(in arguments: [String]) throws(UsageError) {
        var counts: [String: Int] = [:]
        let names = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
            .map { String($0.prefix { $0 != "=" }) }
        for name in names { counts[name, default: 0] += 1 }
        guard counts.values.contains(where: { $0 > 1 }) else { return }
        let path = CommandPath(Words.withoutOption(Array(arguments.dropFirst())))
        let known = CommandDescription(path.command)?.arguments ?? []
        for name in names {
            guard let count = counts[name], count > 1 else { continue }
            let option = known.first { $0.names.contains(name) }
            // One that the command does not have is refused for that.
            guard ofEveryCommand.contains(name) || option?.isRepeating == false else { continue }
            throw UsageError(.terminalOptionDoubled(option: name, count: count), path)
        }
    }
}
