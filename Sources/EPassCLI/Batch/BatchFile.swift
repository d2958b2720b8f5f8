// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassSeals
import Glibc

/// A file, or standard input, by what it begins with: an archive, documents line by line, or one document.
enum BatchFile {
    /// - Parameter name: a path; `-` for standard input.
    /// - Throws: `CLIError` where it cannot be read.
    static func open(_ name: String, stop: BatchStop) throws(CLIError) -> BatchStep {
        if name == "-" { return try of(BatchDescriptor(standardInput: stop), name, stop) }
        return try of(try BatchDescriptor(name, stop: stop), name, stop)
    }

    private static func of(
        _ descriptor: BatchDescriptor, _ name: String, _ stop: BatchStop
    ) throws(CLIError) -> BatchStep {
        let beginning = try descriptor.peek(512)
        if ZipReader<BatchDescriptor>.isRecognised(beginning) {
            guard descriptor.isRegular else {
                throw CLIError(.notEvidence, .batchZipOfPipe, remedy: .batchZipAsFile)
            }
            do throws(ArchiveError) {
                let reader = try ZipReader(descriptor)
                return .enter(BatchArchive(name, reader, descriptor, lookingThrough: reader))
            } catch {
                throw CLIError(archive: error, in: name)
            }
        }
        if TarReader<BatchDescriptor>.isRecognised(beginning) {
            let first = descriptor.isRegular ? TarReader(try BatchDescriptor(name, stop: stop)) : nil
            return .enter(BatchArchive(name, TarReader(descriptor), descriptor, lookingThrough: first))
        }
        let isLines = name == "-" || [".jsonl", ".ndjson"].contains { name.lowercased().hasSuffix($0) }
        if isLines { return .enter(BatchLines(name, descriptor)) }
        if descriptor.isRegular { return .document(BatchInput(name: name, content: .file)) }
        return .document(BatchInput(name: name, content: .text(try descriptor.rest(atMost: BatchInput.longest))))
    }
}

/// A file that is read from its beginning, or anywhere where it is a regular one.
final class BatchDescriptor: ArchiveInput, ArchiveFile {
    private static let pieceLength = 1 << 18

    private let number: Int32
    /// What it is called; nil for standard input.
    private let file: String?
    private let stop: BatchStop
    private var pushedBack: [UInt8] = []
    /// How many octets were taken.
    private(set) var taken = 0
    let isRegular: Bool
    let length: Int

    /// - Throws: `CLIError` where it cannot be opened.
    convenience init(_ path: String, stop: BatchStop) throws(CLIError) {
        self.init(try InputFile.open(path), DisplayText.escaped(path), stop)
    }

    convenience init(standardInput stop: BatchStop) { self.init(STDIN_FILENO, nil, stop) }

    private init(_ number: Int32, _ file: String?, _ stop: BatchStop) {
        self.number = number
        self.file = file
        self.stop = stop
        var status = stat()
        let isKnown = unsafe fstat(number, &status) == 0
        // Standard input may stand anywhere in its file.
        isRegular = isKnown && file != nil && status.st_mode & S_IFMT == S_IFREG
        length = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    }

    deinit { if file != nil { close(number) } }

    /// How much was taken, in thousandths; 0 for a pipe.
    var share: Int { length > 0 ? min(1000, taken * 1000 / length) : 0 }

    /// The first octets, which come again; fewer where there are not so many.
    func peek(_ count: Int) throws(CLIError) -> [UInt8] {
        while pushedBack.count < count, let piece = try piece() { pushedBack += piece }
        return Array(pushedBack.prefix(count))
    }

    /// All that is left.
    func rest(atMost limit: Int) throws(CLIError) -> [UInt8] {
        var octets: [UInt8] = []
        while let piece = try takePiece() {
            octets += piece
            guard octets.count <= limit else {
                throw CLIError(
                    .tooLarge,
                    file.map { .inputTooLarge(file: $0, limit: limit) } ?? .inputStandardInputTooLarge(limit: limit))
            }
        }
        return octets
    }

    /// The next octets; nil at the end.
    func takePiece() throws(CLIError) -> [UInt8]? {
        let next = pushedBack.isEmpty ? try piece() : pushedBack
        pushedBack = []
        taken += next?.count ?? 0
        return next
    }

    func next() throws(ArchiveError) -> [UInt8]? {
        do throws(CLIError) { return try takePiece() } catch { throw ArchiveError(.truncated, error.message) }
    }

    func read(_ position: Int, _ count: Int) -> [UInt8]? {
        guard position >= 0, count >= 0, position <= length, count <= length - position else { return nil }
        taken = max(taken, position)
        return unsafe InputFile.octets(count) { rest, done in
            unsafe pread(number, rest.baseAddress, rest.count, off_t(position + done))
        }
    }

    private func piece() throws(CLIError) -> [UInt8]? {
        if file == nil, ProcessHardening.isOwn(number) { return nil }
        while !stop.isSet {
            // Short waits, so that an interruption is seen.
            if length == 0 {
                var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
                guard unsafe poll(&request, 1, 100) > 0 else { continue }
            }
            var count = 0
            let octets = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, filled in
                count = unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
            guard count >= 0 else {
                let reason = Message.system(errno)
                throw CLIError(
                    .noInput,
                    file.map { .inputUnreadable(file: $0, error: reason) }
                        ?? .inputStandardInputUnreadable(error: reason),
                    remedy: .inputCheckFile)
            }
            return count == 0 ? nil : octets
        }
        return nil
    }
}

/// The documents of an archive.
struct BatchArchive<Reader: ArchiveReader>: BatchProducer {
    private let name: String
    private let descriptor: BatchDescriptor
    private var documents: ArchiveDocuments<Reader>

    init(_ name: String, _ reader: Reader, _ descriptor: BatchDescriptor, lookingThrough first: Reader?) {
        self.name = name
        self.descriptor = descriptor
        documents = ArchiveDocuments(reader, atMost: BatchInput.longest, lookingThrough: first)
    }

    var share: Int { descriptor.share }

    mutating func next() -> BatchStep? {
        documents.next().map { document in
            .document(
                BatchInput(
                    name: document.path.isEmpty ? name : "\(name)/\(document.path)",
                    content: .archived(document.content), entry: document.number, isFound: true))
        }
    }
}

/// One document a line.
struct BatchLines: BatchProducer {
    private let name: String
    private let descriptor: BatchDescriptor
    private var buffer: [UInt8] = []
    private var position = 0
    private var line = 0
    private var isOver = false
    /// A line that was looked at, and is the next one.
    private var ahead: (place: String, line: Result<[UInt8], CLIError>)?

    /// The number of the last line that was taken and is not the next one.
    private var lastPassed: Int { ahead == nil ? line - (isOver ? 1 : 0) : line - 1 }

    init(_ name: String, _ descriptor: BatchDescriptor) {
        self.name = name
        self.descriptor = descriptor
    }

    var share: Int { descriptor.share }

    mutating func next() -> BatchStep? {
        while let (place, taken) = takeNext() {
            do throws(CLIError) {
                let octets = try taken.get()
                guard octets.contains(where: { $0 > 0x20 }) else { continue }
                guard isBeginning(octets) else {
                    return .document(BatchInput(name: place, content: .text(octets)))
                }
                passRest()
                throw CLIError(.notEvidence, .batchOneALine(last: lastPassed), remedy: .batchMakeLines)
            } catch {
                return .document(BatchInput(name: place, content: .refused(error)))
            }
        }
        return nil
    }

    /// Whether a text over many lines begins with a line: nothing but a brace, and behind it what is no document. It is
    /// one error, and not one for each of its lines.
    private mutating func isBeginning(_ octets: [UInt8]) -> Bool {
        let isBrace = octets.filter { $0 > 0x20 } == [UInt8(ascii: "{")]
        guard isBrace, ahead == nil else { return false }
        ahead = takeNext()
        guard case .success(let next)? = ahead?.line else { return false }
        return !Self.isOwn(next)
    }

    /// Passes over what belongs to a text over many lines: all up to the brace that ends it, or the next line that is a
    /// document of its own, whoever wrote the lines before it.
    private mutating func passRest() {
        while let (place, line) = takeNext() {
            guard case .success(let octets) = line, !Self.isOwn(octets) else {
                ahead = (place, line)
                return
            }
            if octets.first == UInt8(ascii: "}") { return }
        }
    }

    /// Whether a line is no part of a text over many lines: an object begins in its first octet, or it is all of a
    /// document or a seal, with whatever in front.
    private static func isOwn(_ line: [UInt8]) -> Bool {
        guard line.first != UInt8(ascii: "{") else { return true }
        let text = Array(NoEvidence.withoutMark(Array(line.drop { $0 <= 0x20 })).drop { $0 <= 0x20 })
        guard text.first == UInt8(ascii: "{") else { return SealInput.isSeal(text) }
        guard let value = EvidenceInput.value(of: text) else { return false }
        return EvidenceForm.isClaimed(value) || VDSNC.hasMembers(value)
    }

    /// The next line with its place, or why there is none; nil at the end.
    private mutating func takeNext() -> (place: String, line: Result<[UInt8], CLIError>)? {
        if let next = ahead {
            ahead = nil
            return next
        }
        guard !isOver else { return nil }
        line += 1
        let place = "\(name):\(line)"
        do throws(CLIError) {
            guard let octets = try takeLine() else { return nil }
            return (place, .success(octets))
        } catch {
            return (place, .failure(error))
        }
    }

    /// The next line; nil at the end.
    ///
    /// - Throws: `CLIError` for one that is too long, which is passed then.
    private mutating func takeLine() throws(CLIError) -> [UInt8]? {
        var octets: [UInt8] = []
        var isTooLong = false
        while true {
            if position == buffer.count {
                let piece: [UInt8]?
                do throws(CLIError) { piece = try descriptor.takePiece() } catch {
                    isOver = true
                    throw error
                }
                guard let piece else {
                    isOver = true
                    break
                }
                (buffer, position) = (piece, 0)
            }
            let end = InputFile.lineFeed(in: buffer, from: position)
            let stop = end ?? buffer.count
            if octets.count + stop - position > BatchInput.longest {
                isTooLong = true
                octets = []
            } else if !isTooLong {
                if octets.isEmpty { octets = Array(buffer[position..<stop]) } else { octets += buffer[position..<stop] }
            }
            position = end.map { $0 + 1 } ?? stop
            if end != nil { break }
        }
        guard !isTooLong else {
            throw CLIError(.tooLarge, .batchLineTooLong(limit: BatchInput.longest))
        }
        return octets.isEmpty && isOver ? nil : octets
    }
}
