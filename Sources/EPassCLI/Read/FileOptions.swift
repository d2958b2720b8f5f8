// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassLDS

/// Which data groups are read.
struct FileOptions: ParsableArguments {
    @Option(
        name: .customLong("dg"),
        help: ArgumentHelp("Read these data groups only, for example 1,2,11.", valueName: "list"))
    var dataGroups: String?

    @Option(help: ArgumentHelp("Leave these data groups out, for example 2.", valueName: "list"))
    var skip: String?

    mutating func validate() throws { _ = try plan() }

    /// The plan that follows from the options.
    ///
    /// - Throws: `ValidationError`.
    func plan() throws -> ReadPlan {
        ReadPlan(
            requested: try dataGroups.map { try Self.numbers($0, option: "--dg") },
            skipped: try skip.map { try Self.numbers($0, option: "--skip") } ?? [])
    }

    private static func numbers(_ list: String, option: String) throws -> Set<DataGroupNumber> {
        var numbers: Set<DataGroupNumber> = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            let digits = word.lowercased().hasPrefix("dg") ? word.dropFirst(2) : word
            guard let number = Int(digits), let dataGroup = DataGroupNumber(rawValue: number) else {
                throw ValidationError(
                    "\(option) takes numbers from 1 to 16 with commas between them, for example 1,2,11.")
            }
            guard option == "--skip" || (dataGroup != .dg3 && dataGroup != .dg4) else {
                throw ValidationError(
                    "A chip gives \(dataGroup) to terminals with terminal authentication only, which this version does not have."
                )
            }
            numbers.insert(dataGroup)
        }
        return numbers
    }
}
