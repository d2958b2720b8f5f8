// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
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
/// It is read line by line, whatever its length, and to its end: one that was cut, that holds another line, or that was
/// made with another key says nothing of any document. A document that it does not name is `fine`.
public struct StatusFile: Sendable {
    /// The word that it begins with.
    public static let schema = "epass-status/1"
    /// The longest line, and more than any has.
    private static let maximumLine = 96

    private let key: String
    private let wanted: StatusHandle?
    private let time: Timestamp
    private var line: [UInt8] = []
    private var number = 0
    private var entries = 0
    private var found: DocumentStatus?
    private var isEnded = false
    /// What may come next.
    private var state = State.schema

    private enum State { case schema, key, made, untilOrEntry, entry }

    /// Begins to read a file.
    ///
    /// - Parameters:
    ///   - key: what the file must say of its key (``StatusKey/check()``).
    ///   - handle: the document that is looked for; nil to see only whether the file is whole.
    ///   - time: by which it must not have ended.
    public init(madeWith key: String, lookingFor handle: StatusHandle?, at time: Timestamp) {
        self.key = key
        wanted = handle
        self.time = time
    }

    /// Takes the next octets of the file.
    ///
    /// - Throws: `StatusError` with code `malformed`, `otherKey`, `outOfDate` or `contradictory`, with the line.
    public mutating func read(_ octets: some Collection<UInt8>) throws(StatusError) {
        for octet in octets {
            guard octet != UInt8(ascii: "\n") else {
                try takeLine()
                continue
            }
            guard line.count < Self.maximumLine else { throw fault(.statusLineTooLong) }
            line.append(octet)
        }
    }

    /// Ends the reading.
    ///
    /// - Returns: what it says of the document: `fine` where it does not name it.
    /// - Throws: `StatusError` with code `malformed` where the file was cut.
    public consuming func finish() throws(StatusError) -> DocumentStatus {
        guard line.isEmpty, isEnded else { throw fault(.statusCut) }
        return found ?? .fine
    }

    private mutating func takeLine() throws(StatusError) {
        number += 1
        defer { line.removeAll(keepingCapacity: true) }
        guard !isEnded, let text = UTF8Text.string(line.span) else { throw fault(.statusLine) }
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
        case .untilOrEntry:
            state = .entry
            guard let last = value(text, "until") else { return try takeEntry(text) }
            guard let day = CalendarDate(last) else { throw fault(.statusLine) }
            guard time.date <= day.description else {
                throw StatusError(.outOfDate, line: number, .statusOutOfDate(last: day.description))
            }
        case .entry: try takeEntry(text)
        }
    }

    private mutating func takeEntry(_ text: String) throws(StatusError) {
        if let count = value(text, "end") {
            guard count == "\(entries)" else { throw fault(.statusCount) }
            isEnded = true
            return
        }
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let status = DocumentStatus(rawValue: String(parts[1])),
            parts[0].utf8.count == 2 * StatusHandle.length,
            !parts[0].utf8.contains(where: { (0x41...0x5A).contains($0) }),
            let handle = Hexadecimal.octets(parts[0]).flatMap({ StatusHandle($0) })
        else { throw fault(.statusLine) }
        entries += 1
        guard handle == wanted else { return }
        if let found, found != status { throw StatusError(.contradictory, line: number, .statusTwice) }
        found = status
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
