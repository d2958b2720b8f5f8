// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassSimulator

/// The profiles of the simulator in groups, as `epass simulate --list` shows them.
struct ProfileListing {
    private let groups: [(group: ProfileGroup, profiles: [SimulatorProfile])]
    private let isWhole: Bool

    /// Those groups whose name has the word in it, and of the others those profiles whose name has it, or that stand
    /// for that number; all without one.
    init(_ word: String?) {
        isWhole = word == nil
        groups = ProfileGroup.all.compactMap { group in
            guard let word = word?.lowercased(), !group.name.contains(word) else { return (group, group.profiles) }
            let profiles = group.profiles.filter { profile in
                profile.name.contains(word)
                    || ProfileNumbers.numbers(of: profile.name).contains { $0.lowercased() == word }
            }
            return profiles.isEmpty ? nil : (group, profiles)
        }
    }

    /// All of them; one that stands in two groups is there twice.
    var profiles: [SimulatorProfile] { groups.flatMap(\.profiles) }

    /// Whether nothing has the word in it.
    var isEmpty: Bool { groups.isEmpty }

    /// The profiles in the words of the simulator, which are those of its page and English as the help is.
    func show() {
        let width = (profiles.map(\.name.count).max() ?? 0) + 2
        for (index, (group, profiles)) in groups.enumerated() {
            if index > 0 { Terminal.show("") }
            Terminal.show("\(group.title) (\(group.name)):")
            for profile in profiles {
                let numbers = ProfileNumbers.numbers(of: profile.name)
                let words = [profile.description] + (numbers.isEmpty ? [] : ["(\(numbers.joined(separator: ", ")))"])
                Terminal.show(
                    DisplayText.padded(profile.name, to: width) + words.joined(separator: " "), indent: width)
            }
        }
        guard isWhole else { return }
        Terminal.show("")
        Terminal.show(Words.say(.simulateCombinations(pattern: SimulatorProfile.combinationPattern)))
    }

    /// The same for programs.
    var json: JSONValue {
        let listed = groups.map { group, profiles in
            JSONValue.members(
                ("name", .string(group.name)), ("title", .string(group.title)),
                (
                    "profiles",
                    .array(
                        profiles.map { profile in
                            .members(
                                ("name", .string(profile.name)), ("about", .string(profile.description)),
                                (
                                    "numbers",
                                    .array(ProfileNumbers.numbers(of: profile.name).map(JSONValue.string))
                                ))
                        })
                ))
        }
        return .members(("schema", .string("epass-profiles/1")), ("groups", .array(listed)))
    }
}

/// What `epass simulate --check` finds in a description.
struct DescriptionCheck {
    let faults: [SimulatorError]
    /// What is not wrong, and is hardly meant.
    let hints: [RuleHint]

    /// One line for each error: where it is, and what; the same for each hint, on standard error.
    func show() {
        for fault in faults {
            let place = fault.member.map { DisplayText.escaped($0) + ": " } ?? ""
            Terminal.show(place + Words.say(fault.message))
        }
        for hint in hints { Terminal.note(.plainText(text: "\(hint.member): \(Words.say(hint.message))")) }
    }

    /// The same for programs.
    var json: JSONValue {
        .members(
            ("schema", .string("epass-document-check/1")), ("valid", .boolean(faults.isEmpty)),
            (
                "errors",
                .array(
                    faults.map { fault in
                        JSONValue.members(
                            ("member", .text(fault.member)), ("code", .string(fault.code.rawValue))
                        ).saying(fault.message)
                    })
            ),
            (
                "hints",
                .array(
                    hints.map { hint in
                        JSONValue.members(("member", .string(hint.member))).saying(hint.message)
                    })
            ))
    }
}
