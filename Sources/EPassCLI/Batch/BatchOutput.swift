// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTrust
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
    private(set) var done = InputNames()
    private(set) var earlier: Set<Earlier> = []
    /// The time that the lines which are there were judged at; nil where none was.
    private(set) var time: Timestamp?
    /// Why a line could not be written.
    private(set) var failure: CLIError?

    /// What results are judged by. Of a file with results by anything else nothing is gone on with.
    struct Rules: Sendable {
        /// SHA-256 of policy and trust material.
        let policy: String
        let trust: String
        /// The thumbprints of the keys whose word counts.
        let witnesses: Set<String>
        /// Nil where the time of the lines that are there will do.
        let time: Timestamp?
    }

    private let rules: Rules

    /// - Parameter path: nil for standard output. A file that is not there is made. What stands behind its last whole
    ///   line was cut while it was written, and is taken away: nothing but the beginning of a line as a batch writes
    ///   it.
    /// - Throws: `CLIError` where it cannot be read or written, is of another kind, holds results by other rules, or
    ///   another run writes to it.
    init(_ path: String?, rules: Rules) throws(CLIError) {
        self.rules = rules
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
            if count == 0 {
                // Somebody's file without a line feed is no line that was cut.
                guard line.isEmpty || Self.isBeginning(line) else { throw Self.otherFile(path) }
                return end
            }
            let piece = Array(buffer[..<count])
            var start = 0
            while let place = InputFile.lineFeed(in: piece, from: start) {
                line += piece[start..<place]
                start = place + 1
                end = position + start
                try take(line, path)
                line = []
            }
            line += piece[start...]
            position += count
            guard line.count <= InputFile.maximumSize else { throw Self.otherFile(path) }
        }
    }

    private static func otherFile(_ path: String) -> CLIError {
        CLIError(.fileExists, .batchOtherFile(file: path), remedy: .batchNameOwnFile)
    }

    /// Notes what a line is about.
    ///
    /// - Throws: `CLIError` for one that was not written by a batch, or is of other rules.
    private mutating func take(_ line: [UInt8], _ path: String) throws(CLIError) {
        guard let value = Self.beginning(of: line) ?? (try? JSONValue(parsing: line)),
            value["schema"]?.word?.hasPrefix("epass-report/") == true, let name = value["input"]?.string
        else { throw Self.otherFile(path) }
        done.insert(name, value["entry"]?.integer.map { Int($0) })
        let judged = value["time"]?.string
        switch value["overall"]?.word {
        case "successful"?: break
        case "failed"?: earlier.insert(.failed)
        default: earlier.insert(judged == nil ? .unread : .open)
        }
        guard let judged else { return }
        if let what = otherRule(value, judged, Self.witness(of: line)) {
            throw CLIError(.fileExists, .batchOtherRules(file: path, what: what), remedy: .batchSameRules)
        }
    }

    /// What a result was judged by that is not of this run: a branch of the message; nil where all is.
    private mutating func otherRule(_ value: JSONValue, _ judged: String, _ witness: String?) -> String? {
        if value["policy"]?["sha256"]?.word != rules.policy { return "policy" }
        if value["trust"]?["sha256"]?.word != rules.trust { return "trust" }
        // With a witness named, nothing is judged that none of them signed.
        if witness.map({ !rules.witnesses.contains($0) }) ?? !rules.witnesses.isEmpty { return "witness" }
        // What was judged at one time is gone on with at that time.
        time = time ?? rules.time ?? Timestamp(iso8601: judged)
        return time?.description == judged ? nil : "time"
    }

    /// The thumbprint of the key whose word counted. As a text it cannot stand in another, where quotation marks are
    /// escaped.
    private static func witness(of line: [UInt8]) -> String? {
        line.firstRange(of: Array(",\"witness\":\"".utf8)).map { place in
            String(decoding: line[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        }
    }

    /// The members of a whole line before its checks, as a batch writes it: nothing of the rest is needed. Nil where
    /// they are others.
    private static func beginning(of line: [UInt8]) -> JSONValue? {
        guard line.last == UInt8(ascii: "}"), let place = line.prefix(1 << 14).firstRange(of: Array(behind.utf8))
        else { return nil }
        let beginning = try? JSONValue(parsing: Array(line[..<place.lowerBound]) + [UInt8(ascii: "}")])
        guard let beginning, beginning["input"]?.string != nil, beginning["trust"] != nil else { return nil }
        return beginning
    }

    /// What follows them. It cannot stand in a text, where quotation marks are escaped.
    private static let behind = ",\"checks\":"

    /// Whether a line that was cut is one of a batch as far as it goes.
    private static func isBeginning(_ line: [UInt8]) -> Bool {
        let first = Array("{\"schema\":\"epass-report/".utf8)
        let second = Array("\",\"input\":\"".utf8)
        guard line.starts(with: first) else { return first.starts(with: line) }
        let rest = line.dropFirst(first.count).drop { (0x30...0x39).contains($0) }
        return rest.starts(with: second) || second.starts(with: rest)
    }
}
