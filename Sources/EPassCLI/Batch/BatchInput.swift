// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// One document of many before it is looked at.
struct BatchInput: Sendable {
    /// Where it is.
    enum Content: Sendable {
        /// Files in a folder, sorted by their names.
        case folder([NamedFile])
        /// A file of one document.
        case file
        case text([UInt8])
        case archived(ArchivedDocument.Content)
        case refused(CLIError)
    }

    /// The most octets of one document.
    static let longest = 16 << 20

    /// What it is called in its line: a path, the archive with the path in it, `-:LINE` on standard input.
    let name: String
    let content: Content
    /// Which document of an archive it is, from 1 on: two folders in it can have one name. Nil elsewhere.
    var entry: Int?
    /// Whether it was found in a folder or an archive, and not named.
    var isFound = false
    /// Whether it stands for an argument of which nothing could be opened.
    var isArgument = false

    /// What there is of it.
    ///
    /// - Throws: `CLIError` where it is no evidence, or cannot be read.
    func evidence() throws(CLIError) -> Evidence {
        switch content {
        case .refused(let error): throw error
        case .archived(.refused(let error)): throw CLIError(archive: error, in: name)
        case .text(let octets): return try EvidenceInput.document(octets, name)
        case .file: return try EvidenceInput.document(try InputFile.read(name, limit: Self.longest), name)
        case .folder(let files):
            return try EvidenceInput.document(name) { builder in try builder.add(folder: name, files) }
        case .archived(.files(let entries)):
            return try EvidenceInput.document(name) { builder in try builder.add(entries, from: name) }
        case .archived(.text(let entry)):
            let octets: [UInt8]
            do throws(ArchiveError) { octets = try entry.octets() } catch { throw CLIError(archive: error, in: name) }
            return try EvidenceInput.document(octets, name)
        }
    }
}

extension CLIError {
    /// An error of an archive, or of what stands in it.
    init(archive error: ArchiveError, in name: String) {
        self.init(layer: error, message: .archiveIn(file: DisplayText.escaped(name), error: error.message))
    }
}
