// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMessages

/// `epass evidence`: what is judged, made of what other programs read.
struct EvidenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: Words.say(.helpEvidenceCommandAbstract),
        discussion: Words.paragraphs(
            .helpEvidenceCommandText1,
            examples: [
                "epass evidence make files -o passport.epass",
                "epass verify passport.epass",
            ]),
        subcommands: [EvidenceMakeCommand.self]
    )
}
