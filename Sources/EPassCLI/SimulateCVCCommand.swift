// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages
import EPassSimulator

/// `epass simulate cvc`: certificates and keys of terminals for tests.
struct SimulateCVCCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate-cvc",
        abstract: Words.say(.helpSimulateCVCCommandAbstract),
        usage: "epass simulate cvc --export <folder> [--document <file>] [--continue <folder>] [--seed <n>]",
        discussion: Words.paragraphs(
            .helpSimulateCVCCommandText1,
            examples: [
                "epass simulate cvc --export terminal",
                "epass simulate cvc --export again --continue terminal",
            ]))

    @Option(help: ArgumentHelp(.helpSimulateCVCCommandExport, valueName: .helpValueFolder))
    var export: String

    @Option(
        help: ArgumentHelp(.helpSimulateCVCCommandDocument, valueName: .helpValueFile))
    var document: String?

    @Option(
        name: .customLong("continue"),
        help: ArgumentHelp(.helpSimulateCVCCommandEarlier, valueName: .helpValueFolder))
    var earlier: String?

    @Option(
        help: ArgumentHelp(.helpSimulateCVCCommandSeed, valueName: .helpValueN))
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
