// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// Whether document after document is read, and what is done with each.
struct WatchOptions: ParsableArguments {
    @Flag(help: "Read each document that is laid on a reader, on all readers at the same time, until Ctrl-C.")
    var watch = false

    @Option(help: ArgumentHelp("End after so many documents.", valueName: "n"))
    var count: Int?

    @Option(
        help: ArgumentHelp(
            "Run a program for each document, with the report on its standard input as --json prints it, and EPASS_RESULT, EPASS_READER and EPASS_FOLDER in its environment. Words are separated by spaces, quotes keep them together, and no shell is in between. After \(ResultCommand.limitInSeconds) seconds it is ended.",
            valueName: "command"))
    var onResult: String?

    mutating func validate() throws {
        if let count, !(1...1_000_000).contains(count) { throw ValidationError(.inputCountRange) }
        guard !watch else { return }
        for (option, isGiven) in [("--count", count != nil), ("--on-result", onResult != nil)] where isGiven {
            throw ValidationError(.inputNeedsWatch(option: option))
        }
    }
}
