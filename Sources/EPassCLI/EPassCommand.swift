// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser

@main
struct EPassCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "epass",
        abstract: "Read electronic passports and decide whether what was read is genuine.")
}
