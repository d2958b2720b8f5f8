// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser

/// Which command words lead to, from the program down.
struct CommandPath {
    /// The words, the program's first.
    private(set) var words = ["epass"]
    /// The command that they lead to.
    private(set) var command: any ParsableCommand.Type = EPassCommand.self
    /// The words that are left behind the command, from the first that names none.
    let rest: [String]

    /// - Parameter arguments: what stands behind the name of the program.
    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let word = rest.first, let next = Self.commands(under: command).first(where: { $0._commandName == word })
        {
            command = next
            words.append(word)
            rest = rest.dropFirst()
            if rest.first == "cvc", next == SimulateCommand.self {
                command = SimulateCVCCommand.self
                words.append("cvc")
                rest = rest.dropFirst()
            }
        }
        self.rest = Array(rest)
    }

    /// Whether it only holds other commands.
    var isGroup: Bool { !Self.commands(under: command).isEmpty }

    /// The words as they are typed.
    var text: String { words.joined(separator: " ") }

    /// The names of the commands under it.
    var subcommands: [String] {
        Self.commands(under: command).filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    }

    private static func commands(under command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        command.configuration.subcommands
    }
}
