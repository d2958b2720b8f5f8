// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// A document out of an archive, or why there is none.
package struct ArchivedDocument: Sendable {
    /// What there is of it.
    package enum Content: Sendable {
        /// One text: a bundle, or the files as another program gives them.
        case text(ArchiveEntry)
        /// Its files.
        case files([ArchiveEntry])
        case refused(ArchiveError)

        fileprivate var isRefused: Bool {
            switch self {
            case .refused: true
            case .text(let entry): if case .refused = entry.content { true } else { false }
            case .files: false
            }
        }
    }

    /// Which one of the archive it is, from 1 on: folders of one name can come twice.
    package fileprivate(set) var number = 0
    /// The path of the text or of the folder in the archive; empty for what lies in no folder.
    package let path: String
    /// What there is of it.
    package let content: Content
}

/// What the names of files in folders and archives mean: which are of a document, which are one each.
package enum DocumentNames {
    /// Whether a file is a document of its own: a bundle, or files in one JSON text.
    package static func isText(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".epass", ".json"].contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    /// Whether a file holds many documents.
    package static func isArchive(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".tar", ".zip"].contains { name.hasSuffix($0) }
    }

    /// Whether a file is one of a document's.
    package static func isFile(_ name: String) -> Bool { DocumentFileName(name) != nil }
}

/// The documents of an archive: each text is one, and the files of each folder are, where they stand together. What
/// comes under the path of another document is refused, and that one too where the archive can be read twice: programs
/// would not agree on which one it is.
package struct ArchiveDocuments<Reader: ArchiveReader> {
    /// A folder whose files come.
    private struct Group {
        let folder: String
        /// Whether that is a path which leads nowhere else.
        let isSafe: Bool
        var entries: [ArchiveEntry] = []
        var length = 0
        /// Why it is no document.
        var refusal: ArchiveError?
    }

    private static var mostFiles: Int { 256 }

    private let limit: Int
    private var reader: Reader
    private var group: Group?
    /// What was read and belongs to the next document.
    private var waiting: ArchiveEntry?
    private var failure: ArchiveError?
    private var isOver = false
    private var count = 0
    /// The paths that came, and those that came again; neither where all of these are known.
    private var paths = InputNames()
    private var repeated = InputNames()
    /// The paths of several documents; nil where nobody looked for them before.
    private var doubled: InputNames?

    /// - Parameters:
    ///   - limit: the most octets of a document.
    ///   - first: the same archive at its beginning, to look for paths of several documents; nil where it can be read
    ///     once only.
    package init(_ reader: Reader, atMost limit: Int, lookingThrough first: Reader? = nil) {
        self.reader = reader
        self.limit = limit
        guard let first else { return }
        // Nothing that has octets is taken.
        var walk = Self(first, atMost: 0)
        while walk.next() != nil {}
        doubled = walk.repeated
    }

    /// The next document; nil at the end. An archive that cannot be read any further, or goes on behind its end, ends
    /// with a document that says so.
    package mutating func next() -> ArchivedDocument? {
        guard var document = found() else { return nil }
        count += 1
        document.number = count
        return document
    }

    private mutating func found() -> ArchivedDocument? {
        while !isOver {
            if let failure {
                // Of a folder that is not whole nothing is judged.
                isOver = true
                return ArchivedDocument(path: group?.folder ?? "", content: .refused(failure))
            }
            guard let entry = take() else {
                if failure != nil { continue }
                let last = finish()
                do throws(ArchiveError) {
                    try reader.finish()
                    isOver = true
                } catch {
                    failure = error
                }
                if last == nil, failure != nil { continue }
                return last
            }
            let parts = entry.path.split(separator: "/")
            let name = parts.last.map(String.init) ?? ""
            guard DocumentNames.isFile(name) else {
                if entry.isSafe, DocumentNames.isText(name) {
                    return document(entry.path, .text(entry))
                }
                guard case .refused(let error) = entry.content else { continue }
                return document(entry.path, .refused(error))
            }
            // One that leads out is told as it stands there.
            let folder = entry.isSafe ? parts.dropLast().joined(separator: "/") : Self.folder(of: entry.path)
            if let group, group.folder != folder || group.isSafe != entry.isSafe {
                waiting = entry
                return finish()
            }
            add(entry, folder)
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private mutating func take() -> ArchiveEntry? {
        if let entry = waiting {
            waiting = nil
            return entry
        }
        do throws(ArchiveError) {
            return try reader.next { [limit] in Self.wish($0, limit) }
        } catch {
            failure = error
            return nil
        }
    }

    private static func wish(_ name: String, _ limit: Int) -> ArchiveWish {
        if DocumentNames.isArchive(name) { return .refuse(ArchiveError(.unsupported, .archiveInArchive)) }
        if DocumentNames.isText(name) { return .take(atMost: limit) }
        return Evidence.Builder().longest(named: name).map { .take(atMost: min($0, limit)) } ?? .passOver
    }

    private mutating func add(_ entry: ArchiveEntry, _ folder: String) {
        var group = group ?? Group(folder: folder, isSafe: entry.isSafe)
        self.group = nil
        switch entry.content {
        case .refused(let error): group.refusal = group.refusal ?? error
        case .stored(let octets): group.length += octets.count
        case .deflated(_, let length, _): group.length += length
        }
        if group.length > limit || group.entries.count == Self.mostFiles {
            group.refusal = group.refusal ?? ArchiveError(.tooLarge, .archiveEntryTooLarge(limit: limit))
        }
        if group.refusal == nil { group.entries.append(entry) } else { group.entries = [] }
        self.group = group
    }

    private mutating func finish() -> ArchivedDocument? {
        defer { group = nil }
        return group.map { group in
            document(group.folder, group.refusal.map { .refused($0) } ?? .files(group.entries))
        }
    }

    private mutating func document(_ path: String, _ content: ArchivedDocument.Content) -> ArchivedDocument {
        let isDoubled = doubled?.contains(path) ?? !paths.insert(path)
        guard isDoubled else { return ArchivedDocument(path: path, content: content) }
        if doubled == nil { repeated.insert(path) }
        return ArchivedDocument(
            path: path,
            content: content.isRefused ? content : .refused(ArchiveError(.duplicatePath, .archiveDuplicatePath)))
    }
}

extension Evidence.Builder {
    /// Takes files that an archive has in one folder, by their names, as those of a folder.
    ///
    /// - Parameter place: what the folder is called in errors.
    /// - Throws: `EvidenceError`, or `ArchiveError` for an entry that is damaged.
    package mutating func add(_ entries: [ArchiveEntry], from place: String) throws {
        for entry in entries {
            let name = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
            try add(try entry.octets(), named: name, from: place + "/" + name)
        }
    }
}
