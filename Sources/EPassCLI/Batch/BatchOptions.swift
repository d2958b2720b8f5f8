// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// Whether many documents are judged, and how (Docs/scaling.md).
struct BatchOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(.helpBatchOptionsBatch))
    var batch = false

    @Option(help: ArgumentHelp(.helpBatchOptionsJobs, valueName: .helpValueN))
    var jobs: Int?

    @Flag(help: ArgumentHelp(.helpBatchOptionsUnordered))
    var unordered = false

    @Option(
        help: ArgumentHelp(.helpBatchOptionsResume, valueName: .helpValueFile),
        completion: .file(extensions: ["jsonl"]))
    var resume: String?

    @Option(
        help: ArgumentHelp(.helpBatchOptionsSummary, valueName: .helpValueFile),
        completion: .file(extensions: ["json"]))
    var summary: String?

    static let mostJobs = 256

    mutating func validate() throws {
        if let jobs, !(1...Self.mostJobs).contains(jobs) {
            throw ValidationError(.batchJobsRange(most: Self.mostJobs))
        }
        guard !batch else { return }
        let given = [
            ("--jobs", jobs != nil), ("--unordered", unordered), ("--resume", resume != nil),
            ("--summary", summary != nil),
        ]
        for (option, isGiven) in given where isGiven { throw ValidationError(.batchNeeded(option: option)) }
    }
}
