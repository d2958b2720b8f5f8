// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// What somebody asks to have explained: a command by `--help`, `-h` or `epass help`, a group of commands by its name
/// alone, or a topic by `epass help`.
enum HelpRequest {
    case command(CommandPath)
    case topic(HelpTopic, [String])

    /// - Parameter arguments: what stands behind the name of the program.
    /// - Returns: nil where the arguments ask for no help.
    /// - Throws: `UsageError` where there is no such command.
    static func asked(in arguments: [String]) throws(UsageError) -> HelpRequest? {
        let words = Words.withoutOption(Array(arguments.prefix { $0 != "--" }))
        if words.first == "help" {
            let named = words.dropFirst().filter { !["-h", "--help"].contains($0) }
            if let first = named.first, let topic = HelpTopic(rawValue: first) {
                return .topic(topic, Array(named.dropFirst()))
            }
            return .command(try path(named, isWhole: true))
        }
        let isAsked = words.contains { ["-h", "--help"].contains($0) }
        let found = CommandPath(words)
        guard isAsked || (found.isGroup && found.rest.isEmpty) else { return nil }
        return .command(try path(words, isWhole: false))
    }

    private static func path(_ words: [String], isWhole: Bool) throws(UsageError) -> CommandPath {
        let path = CommandPath(words)
        let next = path.rest.first { isWhole || path.isGroup ? !$0.hasPrefix("-") : false }
        guard let next else { return path }
        throw UsageError(.usageNoCommand(command: path.text, word: next), path, nearest: path.subcommands, to: next)
    }

    /// Prints the answer to standard output.
    ///
    /// - Throws: `UsageError` where a topic has no entry of a name.
    func show() throws(UsageError) {
        switch self {
        case .command(let path): Terminal.print(HelpText(path, width: HelpText.width).text, terminator: "")
        case .topic(let topic, let words): try topic.show(words)
        }
    }
}
