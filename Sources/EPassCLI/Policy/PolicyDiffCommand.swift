// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// `epass policy diff`: what differs between two policies, or between one and the one that it starts from.
struct PolicyDiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: Words.say(.helpPolicyDiffCommandAbstract),
        discussion: Words.paragraphs(
            .helpPolicyDiffCommandText1,
            examples: ["epass policy diff rules.json", "epass policy diff border kyc"]))

    @Argument(help: ArgumentHelp(.helpPolicyDiffCommandPolicies, valueName: .helpValuePolicy), completion: .file())
    var policies: [String]

    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws {
        guard (1...2).contains(policies.count) else { throw ValidationError(.policyOneOrTwo) }
    }

    func run() async throws { try output.reportingErrors(schema: Self.schema) { try show() } }

    private static let schema = "epass-policy-diff/1"

    private func show() throws {
        guard let last = policies.last else { return }
        let new = try PolicyArgument.load(last)
        let old: Policy
        if policies.count == 2 {
            old = try PolicyArgument.load(policies[0])
        } else {
            guard let base = new.base.flatMap(Policy.named) else {
                throw CLIError(.usage, .policyStartsFromNone(policy: new.name), remedy: .policyNameTwo)
            }
            old = base
        }
        let differences = PolicyComparison.differences(from: old, to: new)
        guard !output.json else { return Terminal.print(Self.json(old, new, differences).text()) }
        for difference in differences where difference.member != "name" && difference.member != "about" {
            Terminal.show(DisplayText.escaped(difference.member))
            if let before = difference.before { Terminal.show("  - " + before.line(), indent: 4) }
            if let after = difference.after { Terminal.show("  + " + after.line(), indent: 4) }
        }
        Terminal.note(.policyDiffers(count: differences.count, old: old.name, new: new.name))
    }

    private static func json(
        _ old: Policy, _ new: Policy, _ differences: [PolicyComparison.Difference]
    ) -> JSONValue {
        .members(
            ("schema", .string(schema)), ("old", old.nameJSON), ("new", new.nameJSON),
            (
                "differences",
                .array(
                    differences.map { difference in
                        .members(
                            ("member", .string(difference.member)), ("before", difference.before ?? .null),
                            ("after", difference.after ?? .null))
                    })
            ))
    }
}
