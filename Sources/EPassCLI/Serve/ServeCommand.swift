// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages
import FoundationEssentials

/// `epass serve`: becomes `epass-service`, where it lies beside.
struct ServeCommand: ParsableCommand {
    /// What `epass-service` has for commands. Everything else is a setting of `serve`, or a mistake.
    static let commands = ["serve", "demo", "check", "settings", "keys", "purge", "audit", "backup"]

    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: Words.say(.helpServeCommandAbstract),
        discussion: Words.paragraphs(
            .helpServeCommandText1, .helpServeCommandText2,
            examples: [
                "epass serve --demo",
                "epass serve --config service.json",
                "epass serve check --config service.json",
                "epass serve keys add acme verify 365 -- --config service.json",
            ]))

    @Flag(help: ArgumentHelp(.helpServeCommandDemo))
    var demo = false

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp(.helpServeCommandArguments(commands: commands), valueName: .helpValueArgument))
    var arguments: [String] = []

    func run() throws {
        let arguments = try Self.serviceArguments(arguments, demo: demo)
        let places = ServiceProgram.places(
            beside: ServiceProgram.ownPath, path: ProcessInfo.processInfo.environment["PATH"])
        guard let program = places.all.first(where: { InstalledProgram.path(of: $0) != nil }) else {
            throw CLIError(
                code: CLICode.noProgram, phase: .input, message: .serveNoService(places: places.named),
                remedy: .serveBuild)
        }
        // Comes back only where it could not be started.
        let number = ServiceProgram.become(program, arguments)
        throw CLIError(
            code: CLICode.noProgram, phase: .input,
            message: .serveNotStarted(program: DisplayText.escaped(program), error: .system(number)),
            remedy: .serveBuildAnew)
    }

    /// What `epass-service` gets: its command first.
    ///
    /// - Throws: `UsageError` for a word in the place of a command that is none.
    static func serviceArguments(_ words: [String], demo: Bool) throws(UsageError) -> [String] {
        let options = words.prefix { $0 != "--" }
        if demo || options.contains("--demo") { return try demonstration(words.filter { $0 != "--demo" }) }
        guard let first = words.first else { return ["serve"] }
        // As it stands: `epass serve -- --help` asks epass-service.
        if first == "--" { return words.count > 1 ? Array(words.dropFirst()) : ["serve"] }
        if first.hasPrefix("-") { return ["serve"] + words }
        guard commands.contains(first) else { throw .noServiceCommand(first) }
        return words
    }

    /// A demonstration has no settings but its port.
    private static func demonstration(_ words: [String]) throws(UsageError) -> [String] {
        let words = words.first == "demo" ? Array(words.dropFirst()) : words
        guard let first = words.first else { return ["demo"] }
        let parts = first.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts[0] == "--port" else { throw .ofDemonstration(first) }
        let port = parts.dropFirst() + words.dropFirst()
        if port.count > 1 { throw .ofDemonstration(port[port.startIndex + 1]) }
        return ["demo", "--port"] + port
    }
}

extension UsageError {
    fileprivate static func noServiceCommand(_ word: String) -> UsageError {
        let path = CommandPath(["serve"])
        return UsageError(
            .usageNoCommand(command: path.text, word: word), path, nearest: ServeCommand.commands, to: word)
    }

    fileprivate static func ofDemonstration(_ word: String) -> UsageError {
        UsageError(.serveDemoTakes(word: word), CommandPath(["serve"]))
    }
}
