// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassConformance
import EPassJSON
import EPassMessages

/// `epass conform`: cases of conformance, and their results.
struct ConformCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conform",
        abstract: Words.say(.helpConformCommandAbstract),
        discussion: Words.paragraphs(
            .helpConformCommandText1,
            examples: [
                "epass conform reader --unit LDS_D --html results.html",
                "epass conform chip --simulate eac",
                "epass conform lds files --trust csca",
                "epass conform pki csca.der ds.der csca.crl",
                "epass conform diff before.json after.json",
            ]),
        subcommands: [
            ConformReaderCommand.self, ConformChipCommand.self, ConformLDSCommand.self, ConformPKICommand.self,
            ConformDiffCommand.self,
        ])
}

extension CLIError {
    /// An error of a file of cases or results, with its place.
    init(_ error: ConformanceError, file: String? = nil) {
        guard let file, let line = error.line, let column = error.column else {
            self.init(layer: error)
            return
        }
        let place = error.member.isEmpty ? "\(column)" : "\(column): \(DisplayText.escaped(error.member))"
        self.init(
            layer: error,
            message: .conformanceAt(
                file: DisplayText.escaped(file), line: "\(line)", column: place, error: error.message))
    }
}

extension ConformanceResults {
    /// The results in a file.
    ///
    /// - Throws: `CLIError` where it cannot be read, or has none.
    static func load(_ path: String) throws(CLIError) -> ConformanceResults {
        let octets = try InputFile.read(path, limit: maximumLength)
        do throws(ConformanceError) {
            return try ConformanceResults(json: octets)
        } catch {
            throw CLIError(error, file: path)
        }
    }
}
