// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassLDS

/// Which data groups are read, and which protocols are left out.
struct FileOptions: ParsableArguments {
    @Option(
        name: .customLong("dg"),
        help: ArgumentHelp("Read these data groups only, for example 1,2,11.", valueName: "list"))
    var dataGroups: String?

    @Option(
        help: ArgumentHelp(
            "Leave these out: data groups, for example 2, and the protocols aa, ca, cam, ta (active authentication, chip authentication and its mapping, terminal authentication).",
            valueName: "list"))
    var skip: String?

    @Option(
        help: ArgumentHelp(
            "The challenge of active authentication, 16 hexadecimal digits: of somebody who is to be convinced by what is recorded (epass verify --challenge). Else one is drawn.",
            valueName: "hex"))
    var challenge: ChallengeArgument?

    mutating func validate() throws {
        guard try !plan().skippedProtocols.contains(.activeAuthentication) || challenge == nil else {
            throw ValidationError(
                "--challenge is what active authentication signs, and --skip aa leaves that out: give one of them.")
        }
    }

    /// The plan that follows from the options.
    ///
    /// - Throws: `ValidationError`.
    func plan() throws -> ReadPlan {
        var plan = ReadPlan()
        plan.requested = try dataGroups.map { list in
            try Set(Self.words(list).map { try Self.number($0, orElse: Self.numbersOnly) })
        }
        for word in Self.words(skip ?? "") where skip != nil {
            if let left = ChipProtocol.allCases.first(where: { $0.abbreviation == word }) {
                plan.skippedProtocols.insert(left)
            } else {
                plan.skipped.insert(try Self.number(word, orElse: Self.numbersAndProtocols))
            }
        }
        return plan
    }

    /// Whether DG3 or DG4 is asked for by name, which takes terminal authentication.
    var asksForGuardedGroups: Bool { (try? plan())?.requested?.isDisjoint(with: [.dg3, .dg4]) == false }

    private static let numbersOnly = "--dg takes numbers from 1 to 16 with commas between them, for example 1,2,11."
    private static let numbersAndProtocols =
        "--skip takes numbers from 1 to 16 and the words aa, ca, cam, ta with commas between them, for example 2,aa."

    private static func words(_ list: String) -> [String] {
        list.split(separator: ",", omittingEmptySubsequences: false).map { $0.lowercased() }
    }

    private static func number(_ word: String, orElse complaint: String) throws -> DataGroupNumber {
        let digits = word.hasPrefix("dg") ? word.dropFirst(2) : word[...]
        guard let number = Int(digits), let dataGroup = DataGroupNumber(rawValue: number) else {
            throw ValidationError(complaint)
        }
        return dataGroup
    }
}
