// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// `epass lds2`: what is written to a document after its issue.
struct LDS2Command: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lds2",
        abstract: Words.say(.helpLds2CommandAbstract),
        discussion: Words.paragraphs(
            .helpLds2CommandText1,
            examples: [
                "epass lds2 append --help",
                "epass read --simulate lds2",
            ]),
        subcommands: [LDS2AppendCommand.self, LDS2WriteCommand.self]
    )
}
