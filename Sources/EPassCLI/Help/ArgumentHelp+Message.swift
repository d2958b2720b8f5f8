// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

extension ArgumentHelp {
    /// The text of an option in the language of the process. It is known by its text where the option is missing.
    ///
    /// - Parameter valueName: what stands for its value; nil for the name of the option.
    init(_ message: Message, valueName: Message? = nil) {
        self.init(UsageError.text(of: message), valueName: valueName.map(Words.say))
    }
}

extension Words {
    /// What the help of a command says behind its first line: paragraphs, and commands to copy.
    static func paragraphs(_ messages: Message..., examples: [String] = []) -> String {
        let title =
            examples.isEmpty ? [] : ([say(.helpHeading(title: say(.helpTitleExamples)))] + examples.map { "  " + $0 })
        return (messages.map(say) + [title.joined(separator: "\n")]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
