// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTrust

/// `epass inspect`: decodes files without judging them.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: Words.say(.helpInspectCommandAbstract),
        discussion: Words.paragraphs(
            .helpInspectCommandText1, .helpInspectCommandText2,
            examples: [
                "epass inspect passport.epass",
                "epass inspect files/EF.DG1 --reveal",
                "epass inspect files --images pictures",
            ]))

    @Argument(help: ArgumentHelp(.helpInspectCommandFiles, valueName: .helpValueFiles), completion: .file())
    var files: [String]

    @Flag(help: ArgumentHelp(.helpInspectCommandJson))
    var json = false

    @Flag(help: ArgumentHelp(.helpInspectCommandReveal))
    var reveal = false

    @Flag(help: ArgumentHelp(.helpInspectCommandOffsets))
    var offsets = false

    @OptionGroup var imageOutput: ImageOutputOptions

    @OptionGroup(title: Words.say(.helpTitlePage))
    var page: PageOptions

    mutating func run() async throws {
        do {
            try await inspect()
        } catch let error as CLIError where json {
            Terminal.print(error.object(InspectionJSON.schema).text())
            throw error
        }
    }

    private func inspect() async throws {
        try imageOutput.check()
        try page.check(beside: [("--images", imageOutput.images)])
        let parts = try collect()
        let inspected = parts.flatMap(\.files)
        if !json {
            for part in parts {
                if let document = part.document { Terminal.print(document.lines.joined(separator: "\n")) }
                for file in part.files { show(file) }
            }
        }
        var failure: CLIError?
        do throws(CLIError) {
            try await imageOutput.write(imagesOf: inspected.compactMap(\.result.parsed))
            try await InspectionPageOutput(files: files, parts: parts.map(\.document), inspected, reveal: reveal)
                .write(to: page)
        } catch {
            failure = error
        }
        if json {
            // After the images: an error of theirs belongs to the same object.
            Terminal.print(InspectionJSON.text(inspected, parts.compactMap(\.document), reveal: reveal, error: failure))
            if let failure {
                Terminal.complain(failure)
                throw ExitCode(failure.status.rawValue)
            }
        }
        if let failure { throw failure }
        if inspected.contains(where: { $0.result.problem != nil }) { throw ExitCode(ErrorExit.badData.rawValue) }
    }

    /// What one argument named: one file, or those of a document.
    private struct Part {
        let files: [InspectedFile]
        var document: InspectedDocument?
    }

    private func collect() throws(CLIError) -> [Part] {
        var parts: [Part] = []
        var budget = InspectionBudget()
        for path in files {
            guard Self.isOpen(budget) else { break }
            parts.append(try part(path, &budget))
        }
        return parts
    }

    /// Whether another file may be looked at; says so where none may.
    private static func isOpen(_ budget: InspectionBudget) -> Bool {
        if budget.isOpen { return true }
        Terminal.note("epass: warning: \(InspectionBudget.words) is not shown; the other files were not read.")
        return false
    }

    private func part(_ path: String, _ budget: inout InspectionBudget) throws(CLIError) -> Part {
        if InputFile.isFolder(path) {
            let document = try folder(path, &budget)
            return Part(files: document.files, document: document)
        }
        let octets = try InputFile.read(path)
        if octets.first == UInt8(ascii: "{"), let evidence = try? Evidence(parsing: octets) {
            let document = bundle(evidence, path, &budget)
            return Part(files: document.files, document: document)
        }
        return Part(files: [InspectedFile(path: path, octets: octets, offsets: offsets, budget: &budget)])
    }

    private func folder(_ path: String, _ budget: inout InspectionBudget) throws(CLIError) -> InspectedDocument {
        guard !SystemFolder.contains(path) else {
            throw CLIError(
                .noInput, .inputSystemFolder(folder: DisplayText.escaped(path)), remedy: .inputNameWrittenFolder)
        }
        guard let entries = InputFile.entries(of: path) else {
            throw CLIError(.noInput, .inputFolderUnreadable(folder: DisplayText.escaped(path)), remedy: .inputAskOwner)
        }
        // A pipe or a device in a folder may never end. A symbolic link to a file is as good as the file; one to a
        // folder is not entered.
        let paths = entries.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }.filter(InputFile.isRegular)
        guard !paths.isEmpty else {
            throw CLIError(
                .noInput, .inputFolderEmpty(folder: DisplayText.escaped(path)), remedy: .inputNameWrittenFolder)
        }
        var inspected: [InspectedFile] = []
        for path in paths {
            guard Self.isOpen(budget) else { break }
            do {
                let octets = try InputFile.read(path)
                inspected.append(InspectedFile(path: path, octets: octets, offsets: offsets, budget: &budget))
            } catch {
                // One file that cannot be read does not hide the others.
                inspected.append(InspectedFile(path: path, unread: error))
            }
        }
        return InspectedDocument(path: path, files: inspected)
    }

    /// The files of a bundle, each under the name that it has in one.
    private func bundle(_ evidence: Evidence, _ path: String, _ budget: inout InspectionBudget) -> InspectedDocument {
        var inspected: [InspectedFile] = []
        for entry in evidence.files {
            guard let octets = entry.octets else { continue }
            inspected.append(
                InspectedFile(path: "\(path)/\(entry.file.name)", octets: octets, offsets: offsets, budget: &budget))
        }
        return InspectedDocument(path: path, files: inspected)
    }

    /// Prints a file part by part, so that the text never stands in memory as a whole.
    private func show(_ file: InspectedFile) {
        Terminal.print("\(DisplayText.escaped(file.path)): \(file.result.kind)")
        for node in file.result.nodes {
            Terminal.print(node.lines(reveal: reveal, indent: 1).joined(separator: "\n"))
        }
        if !file.result.deviations.isEmpty {
            Terminal.print("  deviations: " + file.result.deviations.joined(separator: ", "))
        }
        if let problem = file.result.problem {
            Terminal.print("  not decoded: " + DisplayText.escaped(problem))
            if let remedy = file.result.remedy { Terminal.print("  what to do: " + remedy) }
        }
        if file.result.outlineIsLeftOut {
            Terminal.print(
                "  more than \(DataObjectOutline.maximumNodes) data objects in all files; those of this one are not listed"
            )
        }
        if let outline = file.outline { Terminal.print(OutlineText.lines(outline).joined(separator: "\n")) }
    }
}
