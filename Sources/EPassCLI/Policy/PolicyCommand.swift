// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// `epass policy`: what policies say, and what is wrong with them.
struct PolicyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy",
        abstract: Words.say(.helpPolicyCommandAbstract),
        discussion: Words.paragraphs(
            .helpPolicyCommandText1,
            examples: [
                "epass policy list",
                "epass policy lint rules.json",
            ]),
        subcommands: [
            PolicyListCommand.self, PolicyShowCommand.self, PolicyLintCommand.self, PolicyDiffCommand.self,
            PolicyExplainCommand.self,
        ]
    )
}

/// `epass policy list`: the policies that are built in, and the groups of States that a file may name.
struct PolicyListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: Words.say(.helpPolicyListCommandAbstract),
        discussion: Words.paragraphs(.helpPolicyListCommandText1, examples: ["epass policy list"]))

    @OptionGroup var output: TrustOutputOptions

    func run() async throws {
        guard !output.json else { return Terminal.print(Self.json.text()) }
        Self.showBuiltIn()
        Terminal.print("")
        Terminal.show(Words.say(.policyGroupsAsOf(day: CountryGroup.day)))
        for group in CountryGroup.all {
            Terminal.show(
                DisplayText.padded(group.name, to: 12) + "\(group.title): "
                    + group.countries.sorted().joined(separator: " "), indent: 12)
        }
    }

    /// A line for each policy that is built in.
    static func showBuiltIn() {
        for policy in Policy.all {
            Terminal.show(
                DisplayText.padded(policy.name, to: 12) + Words.say(.named("helpPolicy", policy.name)), indent: 12)
        }
    }

    private static var json: JSONValue {
        .members(
            ("schema", .string("epass-policy-list/1")),
            (
                "policies",
                .array(
                    Policy.all.map {
                        .members(
                            ("name", .string($0.name)), ("sha256", .string($0.hash)), ("about", .string($0.about)))
                    })
            ), ("groupsDate", .string(CountryGroup.day)),
            (
                "groups",
                .array(
                    CountryGroup.all.map { group in
                        .members(
                            ("name", .string(group.name)), ("title", .string(group.title)),
                            ("countries", .array(group.countries.sorted().map(JSONValue.string))))
                    })
            ))
    }
}

/// `epass policy show`: a policy with everything that it takes over.
struct PolicyShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: Words.say(.helpPolicyShowCommandAbstract),
        discussion: Words.paragraphs(
            .helpPolicyShowCommandText1,
            examples: ["epass policy show border", "epass policy show rules.json --json > whole.json"]))

    @Argument(help: ArgumentHelp(.helpPolicyArgument, valueName: .helpValuePolicy), completion: .file())
    var policy: String

    @OptionGroup var output: TrustOutputOptions

    func run() async throws {
        try output.reportingErrors(schema: "epass-policy-show/1") {
            let policy = try PolicyArgument.load(policy)
            guard !output.json else { return Terminal.print(policy.json.text()) }
            Terminal.show(Words.say(.policyNamed(policy: policy.name, hash: policy.hash)))
            var table = TextTable()
            for (member, value) in PolicyComparison.members(of: policy) where member != "schema" && member != "name" {
                table.add([member, value.line()])
            }
            for line in table.lines { Terminal.print(line) }
        }
    }
}

extension Policy {
    /// The policy as JSON names it.
    var nameJSON: JSONValue { .members(("name", .string(name)), ("sha256", .string(hash))) }
}
