// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser

/// `epass lds2`: what is written to a document after its issue.
struct LDS2Command: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lds2",
        abstract: "Write stamps, visas, biometrics and certificates to the LDS2 applications of a document.",
        discussion: "They are read by epass read, by a terminal that has the right to, and shown by epass inspect.",
        subcommands: [LDS2AppendCommand.self, LDS2WriteCommand.self]
    )
}
