// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Glibc

/// Files that the program writes: readable by their owner only, and never over an existing one.
enum OutputFile {
    /// Writes a new file.
    ///
    /// - Throws: `CLIError` where the file exists or cannot be written. What was written in part is removed.
    static func write(_ bytes: [UInt8], to path: String) throws(CLIError) {
        let descriptor = try create(path)
        defer { close(descriptor) }
        if let number = failure(writing: bytes, to: descriptor) {
            unsafe unlink(path)
            throw unwritable(path, number, remedy: .outputMakeRoom)
        }
    }

    /// Makes a new file that only its owner reads; the descriptor is the caller's to close.
    ///
    /// - Throws: `CLIError` where the file exists or cannot be made.
    static func create(_ path: String) throws(CLIError) -> Int32 {
        guard !path.isEmpty else { throw CLIError.emptyName(.outputFileNameEmpty) }
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { throw CLIError(.fileExists, .outputFileExists(file: path)) }
            throw unwritable(path, errno, remedy: .outputNameFileInFolder)
        }
        return descriptor
    }

    /// The error of a file that could not be written, for that number of `errno`.
    static func unwritable(_ path: String, _ number: Int32, remedy: Message) -> CLIError {
        CLIError(.cannotWrite, .outputFileUnwritable(file: path, error: .system(number)), remedy: remedy)
    }

    /// Writes all octets; `errno` where that fails.
    static func failure(writing bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return errno }
            sent += count
        }
        return nil
    }

    /// Whether something has that name, a symbolic link that leads nowhere among it.
    static func exists(_ path: String) -> Bool {
        var information = stat()
        return unsafe lstat(path, &information) == 0
    }

    /// Confirms that a file can be created later, before a document is read for it.
    ///
    /// - Throws: `CLIError` where the file exists or its folder cannot be written to.
    static func check(_ path: String) throws(CLIError) {
        guard !path.isEmpty else { throw CLIError.emptyName(.outputNameEmpty) }
        // A symbolic link that leads nowhere, or in a circle, is not written through either.
        var information = stat()
        guard unsafe lstat(path, &information) != 0 else {
            throw CLIError(.fileExists, .outputFileExistsBefore(file: path))
        }
        guard errno == ENOENT else { throw unwritable(path, errno, remedy: .outputNameFileInFolder) }
        let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
        let target = folder.isEmpty ? "/" : folder
        guard unsafe access(target, W_OK) == 0 else {
            throw CLIError(
                .cannotWrite, .outputParentUnwritable(folder: target, error: .system(errno)),
                remedy: .outputNameFileInFolder)
        }
    }

    /// Confirms that a folder can be made later, or is an empty one.
    ///
    /// - Throws: `CLIError` where it holds something already, or its parent cannot be written to.
    static func checkFolder(_ path: String) throws(CLIError) {
        guard !path.isEmpty else { throw CLIError.emptyName(.outputFolderNameEmpty) }
        guard unsafe access(path, F_OK) == 0 else { return try check(trimmed(path)) }
        guard let entries = InputFile.entries(of: path) else {
            throw CLIError(.cannotWrite, .outputNotFolder(path: path), remedy: CLICode.folderNotEmpty.remedy)
        }
        guard entries.isEmpty else {
            throw CLIError(.folderNotEmpty, .outputFolderNotEmpty(folder: path))
        }
        guard unsafe access(path, W_OK) == 0 else {
            throw CLIError(
                .cannotWrite, .outputFolderUnwritable(folder: path, error: .system(errno)),
                remedy: .outputNameWritableFolder)
        }
    }

    /// Whether two names are of one file, whether or not it is there already.
    static func areSame(_ one: String, _ other: String) -> Bool {
        func place(_ path: String) -> (device: UInt64, number: UInt64, name: String)? {
            let path = trimmed(path)
            let slash = path.lastIndex(of: "/")
            let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            var information = stat()
            guard unsafe stat(folder, &information) == 0 else { return nil }
            let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
            return (UInt64(information.st_dev), UInt64(information.st_ino), name)
        }
        guard one != other else { return true }
        guard let first = place(one), let second = place(other) else { return false }
        return first == second
    }

    /// Makes a folder, or takes an empty one that exists.
    ///
    /// - Returns: whether it was made.
    /// - Throws: `CLIError` where the folder holds something already or cannot be made.
    @discardableResult
    static func makeFolder(_ path: String) throws(CLIError) -> Bool {
        guard !path.isEmpty else { throw CLIError.emptyName(.outputFolderNameEmpty) }
        if unsafe mkdir(path, 0o700) == 0 { return true }
        guard errno == EEXIST else {
            throw CLIError(
                .cannotWrite, .outputFolderNotMade(folder: path, error: .system(errno)),
                remedy: .outputNameFolderInFolder)
        }
        try checkFolder(path)
        return false
    }

    /// Makes a folder that many documents get a folder in, or takes one that exists, whatever it holds.
    ///
    /// - Throws: `CLIError` where it cannot be made, is no folder, or cannot be written to.
    static func makeCommonFolder(_ path: String) throws(CLIError) {
        guard !path.isEmpty else { throw CLIError.emptyName(.outputFolderNameEmpty) }
        if unsafe mkdir(path, 0o700) == 0 { return }
        guard errno == EEXIST else {
            throw CLIError(
                .cannotWrite, .outputFolderNotMade(folder: path, error: .system(errno)),
                remedy: .outputNameFolderInFolder)
        }
        guard InputFile.isFolder(path) else {
            throw CLIError(.cannotWrite, .outputNotFolder(path: path), remedy: .outputNameWritableFolder)
        }
        guard unsafe access(path, W_OK | X_OK) == 0 else {
            throw CLIError(
                .cannotWrite, .outputFolderUnwritable(folder: path, error: .system(errno)),
                remedy: .outputNameWritableFolder)
        }
    }

    private static func trimmed(_ path: String) -> String {
        var result = path
        while result.count > 1, result.hasSuffix("/") { result.removeLast() }
        return result
    }
}

/// A folder that files are written into. Where one of them cannot be written, those before it are taken away again, and
/// the folder where it was made here: half a document must not be taken for a whole one.
struct OutputFolder {
    private let path: String
    private let isNew: Bool
    private var written: [String] = []

    /// Makes the folder, or takes an empty one that exists.
    ///
    /// - Throws: `CLIError` where it holds something already or cannot be made.
    init(_ path: String) throws(CLIError) {
        self.path = path
        isNew = try OutputFile.makeFolder(path)
    }

    /// Writes a file.
    ///
    /// - Returns: its path.
    /// - Throws: `CLIError` where it cannot be written. Nothing that was written is left then.
    @discardableResult
    mutating func write(_ octets: [UInt8], named name: String) throws(CLIError) -> String {
        let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        do throws(CLIError) {
            try OutputFile.write(octets, to: file)
        } catch {
            withdraw()
            throw error
        }
        written.append(file)
        return file
    }

    /// Takes away what was written, and nothing else.
    mutating func withdraw() {
        for file in written { _ = unsafe unlink(file) }
        written = []
        if isNew { _ = unsafe rmdir(path) }
    }
}
