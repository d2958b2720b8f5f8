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
            return .command(try checked(CommandPath(named), isWhole: true))
        }
        let isAsked = words.contains { ["-h", "--help"].contains($0) }
        // The command may stand behind the wish to have it explained.
        let isFirst = words.first.map { ["-h", "--help"].contains($0) } ?? false
        let path = CommandPath(isFirst ? words.filter { !["-h", "--help"].contains($0) } : words)
        guard isAsked || (path.isGroup && path.rest.isEmpty) else { return nil }
        return .command(try checked(path, isWhole: path.isGroup))
    }

    /// The path, where no word is left behind it that names no command.
    ///
    /// - Parameter isWhole: whether such a word can be nothing else.
    private static func checked(_ path: CommandPath, isWhole: Bool) throws(UsageError) -> CommandPath {
        guard isWhole, let word = path.rest.first(where: { !$0.hasPrefix("-") }) else { return path }
        throw .noCommand(word, path)
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
