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
        var rest = SimulateCVCCommand.joined(arguments)[...]
        while let word = rest.first, let next = Self.commands(under: command).first(where: { $0._commandName == word })
        {
            command = next
            words.append(Self.name(of: next))
            rest = rest.dropFirst()
        }
        self.rest = Array(rest)
    }

    /// Whether it only holds other commands.
    var isGroup: Bool { !Self.commands(under: command).isEmpty }

    /// The words as they are typed.
    var text: String { words.joined(separator: " ") }

    /// The commands under it that help shows, by the names that are typed.
    var subcommands: [(name: String, abstract: String)] {
        Self.commands(under: command).filter { $0.configuration.shouldDisplay }
            .map { (Self.name(of: $0), $0.configuration.abstract) }
    }

    /// The name of a command as it is typed: of one, two words.
    private static func name(of command: any ParsableCommand.Type) -> String {
        command == SimulateCVCCommand.self ? "simulate cvc" : command._commandName
    }

    private static func commands(under command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        command.configuration.subcommands
    }
}
