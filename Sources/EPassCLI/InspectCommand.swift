// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import FoundationEssentials

/// `epass inspect`: decodes files without judging them.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Decode files of the logical data structure, certificates and CMS objects.",
        discussion: """
            Nothing is verified but the signature of a signed list, and card-verifiable certificates of one file under each other: what is shown is what the file says. Personal data, and what can be linked to one document, is hidden unless --reveal is given.
            """)

    @Argument(help: "A file, a folder of files, or - for standard input.", completion: .file())
    var files: [String]

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Show personal data too.")
    var reveal = false

    mutating func run() async throws {
        let inspected = try collect()
        if json {
            Terminal.print(try InspectionJSON(inspected, reveal: reveal).text())
        } else {
            for file in inspected { Terminal.print(text(of: file)) }
        }
        if inspected.contains(where: { $0.result.problem != nil }) { throw ExitCode(ExitStatus.badData.rawValue) }
    }

    private func collect() throws(CLIError) -> [InspectedFile] {
        var inspected: [InspectedFile] = []
        for path in files {
            guard InputFile.isFolder(path) else {
                inspected.append(try inspect(path))
                continue
            }
            guard let entries = InputFile.entries(of: path) else {
                throw CLIError(
                    .noInput, code: "cli.noInput", message: "The folder \(path) cannot be read.",
                    remedy: "Read it as the user that it belongs to, or have them allow you to.")
            }
            let names = entries.filter { !InputFile.isFolder(path + "/" + $0) }
            guard !names.isEmpty else {
                throw CLIError(
                    .noInput, code: "cli.noInput", message: "The folder \(path) holds no files.",
                    remedy: "Name a folder that epass read --out-dir or epass simulate --export wrote.")
            }
            for name in names { inspected.append(try inspect(path + "/" + name)) }
        }
        return inspected
    }

    private func inspect(_ path: String) throws(CLIError) -> InspectedFile {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return InspectedFile(path: path, result: Inspector.inspect(try InputFile.read(path), name: name))
    }

    private func text(of file: InspectedFile) -> String {
        var lines = ["\(DisplayText.escaped(file.path)): \(file.result.kind)"]
        lines += file.result.nodes.flatMap { $0.lines(reveal: reveal, indent: 1) }
        if !file.result.deviations.isEmpty {
            lines.append("  deviations: " + file.result.deviations.joined(separator: ", "))
        }
        if let problem = file.result.problem { lines.append("  not decoded: " + DisplayText.escaped(problem)) }
        return lines.joined(separator: "\n")
    }
}

/// A file and what it turned out to be.
struct InspectedFile: Sendable {
    let path: String
    let result: Inspector.Result
}

/// The JSON form of what `epass inspect` shows.
private struct InspectionJSON: Encodable {
    struct Node: Encodable {
        let name: String
        let value: String?
        let hidden: Bool?
        let children: [Node]?

        init(_ node: InspectionNode, reveal: Bool) {
            let isHidden = node.value != nil && node.privacy == .personal && !reveal
            name = node.name
            value = isHidden ? nil : node.value
            hidden = isHidden ? true : nil
            children = node.children.isEmpty ? nil : node.children.map { Node($0, reveal: reveal) }
        }
    }

    struct File: Encodable {
        let path: String
        let kind: String
        let nodes: [Node]
        let deviations: [String]
        let problem: String?
    }

    let schema = "epass-inspect/1"
    let files: [File]

    init(_ inspected: [InspectedFile], reveal: Bool) {
        files = inspected.map { file in
            File(
                path: file.path, kind: file.result.kind, nodes: file.result.nodes.map { Node($0, reveal: reveal) },
                deviations: file.result.deviations, problem: file.result.problem)
        }
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
