// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// Whether document after document is read, and what is done with each.
struct WatchOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(.helpWatchOptionsWatch))
    var watch = false

    @Option(help: ArgumentHelp(.helpWatchOptionsCount, valueName: .helpValueN))
    var count: Int?

    @Option(
        help: ArgumentHelp(
            .helpWatchOptionsOnResult(seconds: ResultCommand.limitInSeconds),
            valueName: .helpValueCommand))
    var onResult: String?

    mutating func validate() throws {
        if let count, !(1...1_000_000).contains(count) { throw ValidationError(.inputCountRange) }
        guard !watch else { return }
        for (option, isGiven) in [("--count", count != nil), ("--on-result", onResult != nil)] where isGiven {
            throw ValidationError(.inputNeedsWatch(option: option))
        }
    }
}
