// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages

/// By which policy is judged.
struct PolicyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            .helpPolicyOptionsPolicy(values: Policy.builtInNames), valueName: .helpValuePolicy),
        completion: .list(Policy.builtInNames))
    var policy = Policy.defaultName

    mutating func validate() throws {
        if let problem = PolicyArgument.problem(policy) { throw ValidationError(problem) }
    }

    /// The policy that was named.
    ///
    /// - Throws: `CLIError` where its file cannot be read, or is no policy.
    func chosen() throws(CLIError) -> Policy { try PolicyArgument.load(policy) }
}

/// A policy as people name it: by the name of one that is built in, or by a file.
enum PolicyArgument {
    /// Whether it is the path of a file: there is a slash in it, or it ends in `.json`; `-` is standard input.
    private static func isFile(_ text: String) -> Bool {
        text == "-" || text.contains("/") || text.hasSuffix(".json")
    }

    /// What is wrong with the name, before any file is opened; nil where nothing is.
    static func problem(_ text: String) -> Message? {
        // What is on standard input is what is judged.
        text != "-" && isFile(text) || Policy.named(text) != nil
            ? nil : .terminalPolicyUnknown(policy: text, policies: Policy.builtInNames)
    }

    /// The policy.
    ///
    /// - Throws: `CLIError`.
    static func load(_ text: String) throws(CLIError) -> Policy {
        if let policy = Policy.named(text) { return policy }
        let octets = try octets(text)
        do throws(PolicyError) {
            return try Policy(json: octets)
        } catch {
            throw CLIError(error, file: text)
        }
    }

    /// The octets of a file, or of what is built in as `epass policy show --json` writes it.
    static func octets(_ text: String) throws(CLIError) -> [UInt8] {
        if let policy = Policy.named(text) { return policy.json.octets() }
        guard isFile(text) else {
            throw CLIError(.usage, .terminalPolicyUnknown(policy: text, policies: Policy.builtInNames))
        }
        return try InputFile.read(text, limit: Policy.maximumLength)
    }
}

extension CLIError {
    /// An error of a policy, with the place in its file.
    init(_ error: PolicyError, file: String) {
        self.init(
            layer: error,
            message: .cliPolicyAt(
                file: DisplayText.escaped(file), line: "\(error.line)", column: error.place, error: error.message))
    }
}

extension PolicyError {
    /// The column, and the member concerned behind it.
    var place: String { member.isEmpty ? "\(column)" : "\(column): \(DisplayText.escaped(member))" }
}
