// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassMessages
import Glibc

/// The documents of a folder: its own files where it has any, each bundle and archive in it, and those of the folders
/// in it, in the order of their names. Links to folders are not followed.
struct BatchFolder: BatchProducer {
    private static let deepest = 32

    private let path: String
    private let depth: Int
    private let stop: BatchStop
    /// Names in the folder, sorted; nil before it is opened.
    private var names: [String]?
    /// Of what would be looked into the names that are not UTF-8, as they are shown: no path leads there.
    private var unnamed: [String] = []
    private var folders: Set<String> = []
    private var position = 0

    init(_ path: String, depth: Int = 0, stop: BatchStop) {
        self.path = path
        self.depth = depth
        self.stop = stop
    }

    var share: Int { names.map { $0.isEmpty ? 0 : position * 1000 / $0.count } ?? 0 }

    mutating func next() -> BatchStep? {
        if names == nil, let first = open() { return first }
        guard let names else { return nil }
        while position < names.count {
            let name = names[position]
            position += 1
            let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            if folders.contains(name) {
                guard depth < Self.deepest else {
                    return refusal(
                        of: place, CLIError(.tooLarge, .batchTooDeep(folder: DisplayText.escaped(place))))
                }
                return .enter(BatchFolder(place, depth: depth + 1, stop: stop))
            }
            if DocumentNames.isText(name) {
                return .document(BatchInput(name: place, content: .file, isFound: true))
            }
            do throws(CLIError) { return try BatchFile.open(place, stop: stop) } catch {
                return refusal(of: place, error)
            }
        }
        guard let name = unnamed.popLast() else { return nil }
        let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        return refusal(of: place, CLIError(.noInput, .batchNameNotUTF8(file: DisplayText.escaped(place))))
    }

    private func refusal(of place: String, _ error: CLIError) -> BatchStep {
        .document(BatchInput(name: place, content: .refused(error), isFound: true))
    }

    /// Reads the names.
    ///
    /// - Returns: the document of the folder's own files; nil where it has none.
    private mutating func open() -> BatchStep? {
        var (kept, files): ([String], [NamedFile]) = ([], [])
        names = []
        guard let stream = unsafe opendir(path) else {
            return refusal(of: path, CLIError(.noInput, .inputFolderUnreadable(folder: DisplayText.escaped(path))))
        }
        defer { unsafe closedir(stream) }
        while let entry = unsafe readdir(stream) {
            let octets = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            let kind = unsafe Int32(entry.pointee.d_type)
            guard let name = UTF8Text.string(octets.span) else {
                // What it holds could be a document; a file of such a name is none of a document's.
                let shown = UTF8Text.shown(octets)
                let isLookedInto = kind == DT_DIR || kind == DT_UNKNOWN || DocumentNames.isArchive(shown)
                if isLookedInto || DocumentNames.isText(shown) { unnamed.append(shown) }
                continue
            }
            guard name != ".", name != ".." else { continue }
            if kind == DT_DIR || (kind == DT_UNKNOWN && Self.isOwnFolder("\(path)/\(name)")) {
                folders.insert(name)
                kept.append(name)
            } else if let file = NamedFile(name) {
                files.append(file)
            } else if DocumentNames.isText(name) || DocumentNames.isArchive(name) {
                kept.append(name)
            }
        }
        names = kept.sorted()
        unnamed.sort(by: >)
        guard !files.isEmpty else { return nil }
        return .document(BatchInput(name: path, content: .folder(files.sorted { $0.name < $1.name }), isFound: true))
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
