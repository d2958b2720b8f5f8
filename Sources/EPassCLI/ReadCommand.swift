// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser

/// Where the MRZ comes from.
enum MRZSource: ExpressibleByArgument {
    case prompt
    case value(String)
    init?(argument: String) { self = .value(argument) }
}

struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "read", abstract: "Read a document and judge it.")
    @Option(name: .customLong("mrz"), defaultAsFlag: .prompt, help: "The MRZ") var mrz: MRZSource?
    @Option(name: .customLong("simulate"), defaultAsFlag: "default", help: "profile") var simulate: String?
    @Flag var json = false
    mutating func run() async throws { print(mrz as Any, simulate as Any, json) }
}
