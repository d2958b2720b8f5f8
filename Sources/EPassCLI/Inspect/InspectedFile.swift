// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassTrust

/// A file and what it turned out to be.
struct InspectedFile: Sendable {
    let path: String
    let octets: [UInt8]
    let result: Inspector.Result
    /// Where its data objects stand, where that was asked for and it consists of any.
    let outline: DataObjectOutline?

    init(path: String, octets: [UInt8], offsets: Bool, budget: inout InspectionBudget) {
        self.path = path
        if let refusal = budget.refusal(of: octets.count) {
            self.octets = []
            result = Inspector.Result(kind: "unread", nodes: [], problem: refusal)
            outline = nil
            return
        }
        self.octets = octets
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let inspected = Inspector.inspect(octets, name: name)
        var cut = inspected.cut(to: &budget)
        outline = offsets ? inspected.names.flatMap { budget.outline(of: octets, names: $0) } : nil
        if offsets, inspected.names != nil, outline == nil { cut.outlineIsLeftOut = true }
        result = cut
    }

    /// A file that could not be read.
    init(path: String, unread problem: CLIError) {
        self.path = path
        octets = []
        result = Inspector.Result(
            kind: "unread", nodes: [], problem: problem.message.english, remedy: problem.remedy.english)
        outline = nil
    }

    /// The line of a file in the list of a folder.
    var summary: String {
        var parts = ["\(octets.count) octets"]
        if result.problem != nil { parts.append("NOT DECODED") }
        if !result.deviations.isEmpty { parts.append("tolerated: " + result.deviations.joined(separator: ", ")) }
        return parts.joined(separator: ", ")
    }
}

/// Files that belong together: those of a folder, or of an evidence bundle.
struct InspectedDocument: Sendable {
    let path: String
    /// The files of the document in the order of the logical data structure, then the others by name.
    let files: [InspectedFile]
    /// The data groups that EF.SOD lists and that are not among the files.
    let missing: [DataGroupNumber]

    init(path: String, files: [InspectedFile]) {
        self.path = path
        let elementary = files.filter { $0.result.file != nil }.enumerated().sorted { left, right in
            guard let first = left.element.result.file, let second = right.element.result.file, first != second else {
                return left.offset < right.offset
            }
            return first < second
        }
        self.files = elementary.map(\.element) + files.filter { $0.result.file == nil }
        let present = Set(files.compactMap { $0.result.file?.dataGroupNumber })
        let document = ParsedDocument(files.compactMap(\.result.parsed))
        let listed = document.sod?.content?.dataGroupHashes.map(\.dataGroup) ?? []
        missing = listed.filter { !present.contains($0) }.sorted()
    }

    /// What the folder holds, one line a file.
    var lines: [String] {
        let width = files.map { $0.result.kind.count }.max() ?? 0
        var lines = ["\(DisplayText.escaped(path)): \(files.count) files"]
        lines += files.map { file in
            let kind = DisplayText.padded(file.result.kind, to: width)
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            return "  \(kind)  \(DisplayText.escaped(name)), \(file.summary)"
        }
        if !missing.isEmpty {
            lines.append("  listed in EF.SOD and not here: " + missing.map { "\($0)" }.joined(separator: " "))
        }
        return lines
    }
}
