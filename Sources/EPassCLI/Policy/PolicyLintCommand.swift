// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// `epass policy lint`: what is wrong with a policy, and what its writer may not know of.
struct PolicyLintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: Words.say(.helpPolicyLintCommandAbstract),
        discussion: Words.paragraphs(
            .helpPolicyLintCommandText1, .helpPolicyLintCommandText2,
            examples: ["epass policy lint rules.json", "epass policy lint rules.json --trust csca"]))

    @Argument(help: ArgumentHelp(.helpPolicyArgument, valueName: .helpValuePolicy), completion: .file())
    var policy: String

    @Option(
        help: ArgumentHelp(.helpPolicyLintCommandTrust, valueName: .helpValuePath), completion: .directory)
    var trust: String?

    @OptionGroup var output: TrustOutputOptions

    func run() async throws {
        var status = ExitStatus.success
        try output.reportingErrors(schema: Self.schema) { status = try lint() }
        if status != .success { throw ExitCode(status.rawValue) }
    }

    private static let schema = "epass-policy-lint/1"

    private func lint() throws -> ExitStatus {
        let octets = try PolicyArgument.octets(policy)
        let errors = Policy.named(policy) == nil ? Policy.faults(json: octets) : []
        guard errors.isEmpty else {
            if output.json { Terminal.print(Self.json(nil, errors: errors).text()) } else { show(errors) }
            return .error(.badData)
        }
        let chosen = try PolicyArgument.load(policy)
        let material = try trust.map { try TrustMaterial.load($0) }
        let findings = PolicyLint.findings(of: chosen, trust: material, at: Clock.now())
        if output.json {
            Terminal.print(Self.json(chosen, findings: findings).text())
        } else {
            for finding in findings {
                let weight: Message = finding.weight == .fault ? .lintFault : .lintWeakness
                Terminal.show(
                    Words.say(
                        .lintLine(weight: weight, member: finding.member, finding: finding.message)), indent: 2)
            }
            if findings.isEmpty { Terminal.note(.lintNothing) }
        }
        return findings.contains { $0.weight == .fault } ? .checkFailed : .success
    }

    private func show(_ errors: [PolicyError]) {
        let file = DisplayText.escaped(policy)
        for error in errors {
            Terminal.show(
                Words.say(
                    .cliPolicyAt(file: file, line: "\(error.line)", column: error.place, error: error.message)))
            Terminal.show("  " + Words.say(error.remedy), indent: 2)
        }
    }

    private static func json(
        _ policy: Policy?, errors: [PolicyError] = [], findings: [PolicyFinding] = []
    ) -> JSONValue {
        .members(
            ("schema", .string(schema)),
            ("policy", policy?.nameJSON ?? .null), ("valid", .boolean(errors.isEmpty)),
            (
                "errors",
                .array(
                    errors.map { error in
                        JSONValue.members(
                            ("code", .string(error.code.rawValue)), ("member", .string(error.member)),
                            ("line", .number(error.line)), ("column", .number(error.column))
                        ).saying(error.message).with(.remedy(error.remedy))
                    })
            ),
            (
                "findings",
                .array(
                    findings.map { finding in
                        JSONValue.members(
                            ("code", .string(finding.code.rawValue)), ("weight", .string(finding.weight.rawValue)),
                            ("member", .string(finding.member))
                        ).saying(finding.message)
                    })
            ))
    }
}
