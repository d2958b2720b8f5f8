// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassLDS
public import EPassMRZ
internal import EPassMessages
public import EPassTrust

/// A file of what is reported of documents, which holds their handles and nothing else of them (`Docs/status.md`).
///
///     epass-status/1
///     key 0123456789abcdef
///     made 2026-11-26
///     until 2026-12-26
///     HANDLE stolen
///     end 1
///
/// It is read line by line, once and to its end, into what can be asked for any document: one that was cut, that holds
/// another line, or that was made with another key says nothing of any document. A document that it does not name is
/// `fine`.
public struct StatusFile: Sendable {
    /// The word that it begins with.
    public static let schema = "epass-status/1"
    /// The longest line, and more than any has.
    private static let maximumLine = 96

    private let key: String
    private let time: Timestamp
    /// The beginning of a line whose end did not come yet.
    private var rest: [UInt8] = []
    private var number = 0
    private var content = Content()
    private var isOrdered = true
    private var isEnded = false
    /// What may come next.
    private var state = State.schema

    private enum State { case schema, key, made, untilOrEntry, entry }

    /// Begins to read a file.
    ///
    /// - Parameters:
    ///   - key: what the file must say of its key (``StatusKey/check()``).
    ///   - time: by which it must not have ended.
    ///   - length: how many octets will come, where that is known: room for so many documents is made at once.
    public init(madeWith key: String, at time: Timestamp, length: Int = 0) {
        self.key = key
        self.time = time
        content.entries.reserveCapacity(max(0, length) / Entry.shortestLine)
    }

    /// Takes the next octets of the file.
    ///
    /// - Throws: `StatusError` with code `malformed`, `otherKey` or `outOfDate`, with the line.
    public mutating func read(_ octets: [UInt8]) throws(StatusError) {
        let span = octets.span
        var start = 0
        while start < span.count {
            var end = start
            while end < span.count, span[end] != UInt8(ascii: "\n") { end += 1 }
            guard rest.count + end - start <= Self.maximumLine else {
                number += 1
                throw fault(.statusLineTooLong)
            }
            guard end < span.count else {
                rest += octets[start..<end]
                return
            }
            if rest.isEmpty {
                try take(span.extracting(start..<end))
            } else {
                let line = rest + octets[start..<end]
                rest.removeAll(keepingCapacity: true)
                try take(line.span)
            }
            start = end + 1
        }
    }

    /// Ends the reading.
    ///
    /// - Returns: what it says of documents.
    /// - Throws: `StatusError` with code `malformed` where the file was cut.
    public mutating func finish() throws(StatusError) -> Content {
        guard rest.isEmpty, isEnded else { throw fault(.statusCut) }
        if !isOrdered { content.entries.sort() }
        isOrdered = true
        return content
    }

    private mutating func take(_ line: Span<UInt8>) throws(StatusError) {
        number += 1
        guard !isEnded else { throw fault(.statusLine) }
        guard state != .entry else { return try takeEntry(line) }
        guard let text = UTF8Text.string(line) else { throw fault(.statusLine) }
        switch state {
        case .schema:
            guard text == Self.schema else { throw fault(.statusNoFile) }
            state = .key
        case .key:
            guard let check = value(text, "key"), check.utf8.count == key.utf8.count else { throw fault(.statusLine) }
            guard check == key else { throw StatusError(.otherKey, line: number, .statusOtherKey) }
            state = .made
        case .made:
            guard let day = value(text, "made"), CalendarDate(day) != nil else { throw fault(.statusLine) }
            state = .untilOrEntry
        case .untilOrEntry, .entry:
            state = .entry
            guard let last = value(text, "until") else { return try takeEntry(line) }
            guard let day = CalendarDate(last) else { throw fault(.statusLine) }
            content.until = Until(day: day.description, line: number)
            try content.confirm(at: time)
        }
    }

    private mutating func takeEntry(_ line: Span<UInt8>) throws(StatusError) {
        guard let entry = Entry(line) else {
            guard let text = UTF8Text.string(line), let count = value(text, "end") else { throw fault(.statusLine) }
            guard count == "\(content.entries.count)" else { throw fault(.statusCount) }
            isEnded = true
            return
        }
        if let last = content.entries.last, entry < last { isOrdered = false }
        content.entries.append(entry)
    }

    private func value(_ text: String, _ name: String) -> String? {
        text.hasPrefix(name + " ") ? String(text.dropFirst(name.count + 1)) : nil
    }

    private func fault(_ message: Message) -> StatusError {
        StatusError(.malformed, line: max(number, 1), message)
    }

    // MARK: Making

    /// The text of a file.
    ///
    /// - Parameters:
    ///   - entries: what is reported of each document.
    ///   - key: what the file says of its key.
    ///   - made: the day on which it was made.
    ///   - until: the last day on which it is to be used; nil where it has none.
    public static func text(
        of entries: [StatusHandle: DocumentStatus], madeWith key: String, on made: CalendarDate,
        until: CalendarDate? = nil
    ) -> String {
        var lines = [schema, "key \(key)", "made \(made)"] + (until.map { ["until \($0)"] } ?? [])
        // In the order of the handles, so that nothing is told by that of the list.
        lines += entries.map { "\($0.key) \($0.value.rawValue)" }.sorted()
        return (lines + ["end \(entries.count)"]).joined(separator: "\n") + "\n"
    }
}

extension StatusFile {
    /// What a whole file says of documents: 40 octets for each that it names, in which one is found in no time.
    public struct Content: Sendable {
        /// In the order of their handles.
        fileprivate var entries: [Entry] = []
        fileprivate var until: Until?

        /// How many lines have a handle.
        public var count: Int { entries.count }

        /// What the file says of a document that was read, for the judgement. Only what its DG1 says goes into the
        /// handle.
        public func answer(for evidence: Evidence, key: StatusKey, at time: Timestamp) -> DocumentStatusAnswer {
            guard let zone = evidence.document.dataGroup1?.mrz else { return .failed(.statusNoZone) }
            do throws(StatusError) {
                return .told(try status(of: try key.handle(of: StatusDocument(zone)), at: time))
            } catch {
                return DocumentStatusAnswer(error)
            }
        }

        /// What the file says of a document.
        ///
        /// - Parameter time: by which it must not have ended: whoever keeps what a file says may ask long after it was
        ///   read.
        /// - Returns: `fine` where it does not name it.
        /// - Throws: `StatusError` with code `contradictory` where it names the document twice and not alike, and
        ///   `outOfDate`.
        public func status(of handle: StatusHandle, at time: Timestamp) throws(StatusError) -> DocumentStatus {
            try confirm(at: time)
            guard let wanted = Entry(handle) else { return .fine }
            var (low, high) = (0, entries.count)
            while low < high {
                let middle = low + (high - low) / 2
                if entries[middle] < wanted { low = middle + 1 } else { high = middle }
            }
            var found: DocumentStatus?
            while low < entries.count, entries[low].isOfSame(wanted) {
                let status = entries[low].status
                guard (found ?? status) == status else { throw StatusError(.contradictory, .statusTwice) }
                found = status
                low += 1
            }
            return found ?? .fine
        }

        /// Asks whether it may still be used.
        ///
        /// - Throws: `StatusError` with code `outOfDate`.
        public func confirm(at time: Timestamp) throws(StatusError) {
            guard let until, until.day < time.date else { return }
            throw StatusError(.outOfDate, line: until.line, .statusOutOfDate(last: until.day))
        }
    }

    /// The last day on which a file is to be used, and where it says so.
    fileprivate struct Until: Sendable {
        let day: String
        let line: Int
    }

    /// A handle in four words, and what is reported under it.
    fileprivate struct Entry: Sendable, Comparable {
        private let first: UInt64
        private let second: UInt64
        private let third: UInt64
        private let fourth: UInt64
        let status: DocumentStatus

        /// A handle, a space, the shortest word and a line feed.
        static let shortestLine = 2 * StatusHandle.length + 6

        private static let words = DocumentStatus.allCases.map { (octets: Array($0.rawValue.utf8), status: $0) }
        private static let digits = 16

        /// A line: the handle in lower-case digits, a space, and a word; nil for any other.
        init?(_ line: Span<UInt8>) {
            let end = 2 * StatusHandle.length
            guard line.count > end + 1, line[end] == UInt8(ascii: " "),
                let first = Self.word(line, 0), let second = Self.word(line, 1), let third = Self.word(line, 2),
                let fourth = Self.word(line, 3),
                let status = Self.status(line.extracting((end + 1)..<line.count))
            else { return nil }
            (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
            self.status = status
        }

        /// One to look for; nil for a handle of another length.
        init?(_ handle: StatusHandle) {
            let octets = handle.octets
            guard octets.count == StatusHandle.length else { return nil }
            func word(_ index: Int) -> UInt64 {
                octets[(8 * index)..<(8 * index + 8)].reduce(0) { $0 << 8 | UInt64($1) }
            }
            (first, second, third, fourth) = (word(0), word(1), word(2), word(3))
            status = .fine
        }

        private static func word(_ line: Span<UInt8>, _ index: Int) -> UInt64? {
            var value: UInt64 = 0
            for place in (digits * index)..<(digits * (index + 1)) {
                let digit = line[place]
                switch digit {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
                case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
                default: return nil
                }
            }
            return value
        }

        private static func status(_ word: Span<UInt8>) -> DocumentStatus? {
            for (octets, status) in words where octets.count == word.count {
                var place = 0
                while place < octets.count, octets[place] == word[place] { place += 1 }
                if place == octets.count { return status }
            }
            return nil
        }

        func isOfSame(_ other: Self) -> Bool {
            first == other.first && second == other.second && third == other.third && fourth == other.fourth
        }

        /// By the handle alone.
        static func < (left: Self, right: Self) -> Bool {
            if left.first != right.first { return left.first < right.first }
            if left.second != right.second { return left.second < right.second }
            if left.third != right.third { return left.third < right.third }
            return left.fourth < right.fourth
        }
    }
}
