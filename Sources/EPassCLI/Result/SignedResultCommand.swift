// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// `epass result`: signed results of the verification service.
struct SignedResultCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "result",
        abstract: Words.say(.helpSignedResultCommandAbstract),
        discussion: Words.paragraphs(
            .helpSignedResultCommandText1,
            examples: ["epass result verify result.jws --keys jwks.json --nonce n-17"]),
        subcommands: [SignedResultVerifyCommand.self]
    )
}
