// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import Glibc

/// Where the lines of many documents go: standard output, or the file of an earlier run, behind its lines.
struct BatchOutput: Sendable {
    /// What an earlier line says for the exit status.
    enum Earlier: Sendable {
        case unread, failed, open
    }

    /// The file; it is closed with the last value that refers to it.
    private final class File: Sendable {
        let path: String
        let descriptor: Int32

        init(_ path: String, _ descriptor: Int32) {
            self.path = path
            self.descriptor = descriptor
        }

        deinit { close(descriptor) }
    }

    /// Nil for standard output.
    private let file: File?
    /// Whose lines stand there already.
    private(set) var done = BatchNames()
    private(set) var earlier: Set<Earlier> = []
    /// Why a line could not be written.
    private(set) var failure: CLIError?

    /// - Parameter path: nil for standard output. A file that is not there is made. What stands behind its last whole
    ///   line was cut while it was written, and is taken away.
    /// - Throws: `CLIError` where it cannot be read or written, is of another kind, or another run writes to it.
    init(_ path: String?) throws(CLIError) {
        guard let path else {
            file = nil
            return
        }
        guard !path.isEmpty else { throw CLIError.emptyName(.outputFileNameEmpty) }
        let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        let descriptor = unsafe open(path, flags, 0o600)
        guard descriptor >= 0 else { throw OutputFile.unwritable(path, errno, remedy: .outputNameFileInFolder) }
        file = File(path, descriptor)
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CLIError(.cannotWrite, .inputNotRegular(file: DisplayText.escaped(path)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw CLIError(.cannotWrite, .batchFileInUse(file: path), remedy: .batchWaitForOther)
        }
        let end = try read(descriptor, path)
        guard end == Int(status.st_size) || ftruncate(descriptor, off_t(end)) == 0 else {
            throw OutputFile.unwritable(path, errno, remedy: .outputMakeRoom)
        }
    }

    /// Writes one line, whole.
    mutating func write(_ line: [UInt8]) {
        guard failure == nil else { return }
        guard let file else {
            Terminal.print(octets: line + [0x0A])
            failure = Terminal.outputError
            return
        }
        if let number = OutputFile.failure(writing: line + [0x0A], to: file.descriptor) {
            failure = OutputFile.unwritable(file.path, number, remedy: .outputMakeRoom)
        }
    }

    /// Whether nobody takes what is written.
    var isOver: Bool { failure != nil || (file == nil && Terminal.outputIsGone) }

    // MARK: Earlier lines

    /// Takes the lines in.
    ///
    /// - Returns: where the last whole one ends.
    private mutating func read(_ descriptor: Int32, _ path: String) throws(CLIError) -> Int {
        var (line, end, position): ([UInt8], Int, Int) = ([], 0, 0)
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw CLIError(
                    .noInput,
                    .inputUnreadable(file: DisplayText.escaped(path), error: .system(errno)))
            }
            if count == 0 { return end }
            let piece = Array(buffer[..<count])
            var start = 0
            while let place = InputFile.lineFeed(in: piece, from: start) {
                line += piece[start..<place]
                start = place + 1
                end = position + start
                guard take(line) else {
                    throw CLIError(.fileExists, .batchOtherFile(file: path), remedy: .batchNameOwnFile)
                }
                line = []
            }
            line += piece[start...]
            position += count
            guard line.count <= InputFile.maximumSize else {
                throw CLIError(.fileExists, .batchOtherFile(file: path), remedy: .batchNameOwnFile)
            }
        }
    }

    /// Notes what a line is about.
    ///
    /// - Returns: false for one that was not written by a batch.
    private mutating func take(_ line: [UInt8]) -> Bool {
        if let quick = Self.beginning(of: line) {
            note(quick["input"]?.string ?? "", quick["overall"]?.word, isUnread: false)
            return true
        }
        guard let value = try? JSONValue(parsing: line), value["schema"]?.word?.hasPrefix("epass-report/") == true,
            let name = value["input"]?.string
        else { return false }
        note(name, value["overall"]?.word, isUnread: value["time"] == .null)
        return true
    }

    private mutating func note(_ name: String, _ overall: String?, isUnread: Bool) {
        done.insert(name)
        switch overall {
        case "successful"?: break
        case "failed"?: earlier.insert(.failed)
        default: earlier.insert(isUnread ? .unread : .open)
        }
    }

    /// The first members of a whole line as a batch writes it; nil where they are others, or say that nothing was
    /// judged.
    private static func beginning(of line: [UInt8]) -> JSONValue? {
        guard line.last == UInt8(ascii: "}"), let place = line.prefix(1 << 14).firstRange(of: Array(headline.utf8))
        else { return nil }
        let beginning = try? JSONValue(parsing: Array(line[..<place.lowerBound]) + [UInt8(ascii: "}")])
        guard let beginning, beginning["schema"]?.word?.hasPrefix("epass-report/") == true,
            beginning["input"]?.string != nil, let overall = beginning["overall"]?.word, overall != "aborted"
        else { return nil }
        return beginning
    }

    /// What follows the overall result. It cannot stand in the name, where quotation marks are escaped.
    private static let headline = ",\"headline\":"
}
