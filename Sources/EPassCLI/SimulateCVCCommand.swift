// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages
import EPassSimulator

/// `epass simulate cvc`: certificates and keys of terminals for tests.
struct SimulateCVCCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate-cvc",
        abstract: "Make certificates for terminals: CVCA, document verifier, inspection system, with their keys.",
        usage: "epass simulate cvc --export <folder> [--document <file>] [--continue <folder>] [--seed <n>]",
        discussion: """
            The chain is by the profile, or as a JSON file describes it: rights, dates, references, algorithms, and \
            what is wrong. --continue takes the CVCA of an earlier export, so that chips that trust it take the new \
            certificates. No real chip takes any of them. The keys are no secret.
            """)

    @Option(help: ArgumentHelp("Write certificates and keys to a new folder.", valueName: "folder"))
    var export: String

    @Option(
        help: ArgumentHelp("Make the chain that this JSON file describes (- for standard input).", valueName: "file"))
    var document: String?

    @Option(
        name: .customLong("continue"),
        help: ArgumentHelp("Take cvca.cvcert and cvca.key.pem of this folder as the CVCA.", valueName: "folder"))
    var earlier: String?

    @Option(
        help: ArgumentHelp(
            "Derive all keys and random numbers from a number; the result is reproducible.", valueName: "n"))
    var seed: UInt64?

    /// The arguments with `simulate cvc` as one word: the parser would take the second for the profile of the first.
    static func joined(_ arguments: [String]) -> [String] {
        arguments.starts(with: ["simulate", "cvc"]) ? ["simulate-cvc"] + arguments.dropFirst(2) : arguments
    }

    func run() throws {
        do {
            try OutputFile.checkFolder(export)
            let description = try document.map {
                try TerminalChainDescription(json: InputFile.read($0, limit: 1 << 20))
            }
            let authority = try earlier.map { folder in
                try SyntheticTerminalChain.Authority(
                    certificate: InputFile.read("\(folder)/cvca.cvcert", limit: 1 << 16),
                    pem: String(decoding: InputFile.read("\(folder)/cvca.key.pem", limit: 1 << 16), as: UTF8.self))
            }
            let chain = try SyntheticTerminalChain.make(
                description ?? TerminalChainDescription(), today: Clock.today(), continuing: authority, seed: seed)
            var output = try OutputFolder(export)
            var paths: [String] = []
            for file in chain.files { paths.append(try output.write(file.content, named: file.name)) }
            for path in paths { Terminal.print(DisplayText.escaped(path)) }
        } catch let error as SimulatorError {
            throw CLIError(error)
        }
    }
}
