// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassISO7816
import EPassMessages
import EPassPCSC
import FoundationEssentials

/// `epass readers`: which readers there are, and what is in them.
struct ReadersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "readers",
        abstract: "List the smart-card readers and what is in them.",
        discussion: """
            With --watch it goes on until it is interrupted and says when a reader is plugged in or out and when a \
            document comes or goes. With --json it prints one object; together with --watch, one object on each line.
            """)

    @Flag(help: "Go on and follow what happens.")
    var watch = false

    @Flag(help: "Print JSON.")
    var json = false

    mutating func run() async throws {
        try await (watch ? follow() : list())
    }

    private func list() async throws {
        let result: Result<PCSCReaderList, CardChannelError> = await Interruption.cancelling {
            do throws(CardChannelError) {
                return .success(try await PCSCReaderList.current())
            } catch {
                return .failure(error)
            }
        }
        let readers = (try? result.get())?.readers ?? []
        var failure: CLIError?
        if case .failure(let error) = result { failure = CLIError(readers: error) }
        if failure == nil, readers.isEmpty { failure = CLIError(readers: CardChannelError(.readerNone)) }
        if json {
            Terminal.print(try ReadersJSON(readers: readers, failure: failure).text(pretty: true))
        } else if failure == nil {
            for row in ReaderTable.rows(for: readers) { Terminal.show(row, indent: ReaderTable.indent) }
        }
        for reader in readers { Self.advise(reader) }
        if let failure { throw failure }
    }

    private func follow() async throws {
        let json = json
        let failure: (any Error)? = await Interruption.cancelling {
            Terminal.note(.readersFollowing)
            do {
                for try await event in PCSCMonitor().events() {
                    if json {
                        Terminal.print(try ReaderEventJSON(event).text(pretty: false))
                    } else {
                        Terminal.show(ReaderTable.line(for: event), indent: ReaderTable.indent)
                    }
                    if case .added(let reader) = event { Self.advise(reader) }
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure = failure as? CardChannelError {
            let error = CLIError(readers: failure)
            if json { Terminal.print(try ReaderFailureJSON(error: ErrorJSON(error)).text(pretty: false)) }
            throw error
        }
        if let failure { throw failure }
        throw ExitCode(ErrorExit.interrupted.rawValue)
    }

    private static func advise(_ reader: PCSCReader) {
        if let advice = reader.advice { Terminal.remark(.noteReader(reader: reader.displayName, advice: advice)) }
    }
}

/// Readers for people.
enum ReaderTable {
    /// Where a line goes on that a terminal is too narrow for.
    static let indent = 4

    /// One line for each reader, below headings.
    static func rows(for readers: [PCSCReader]) -> [String] {
        let head = (
            Words.phrase(.readersHeadReader), Words.phrase(.readersHeadState), Words.phrase(.readersHeadAnswer)
        )
        let rows = [head] + readers.map { ($0.displayName, Words.phrase($0.state.message), atr($0)) }
        let name = rows.map(\.0.count).max() ?? 0
        let state = rows.map(\.1.count).max() ?? 0
        return rows.map { row in
            (padded(row.0, name) + "  " + padded(row.1, state) + "  " + row.2).trimmed
        }
    }

    /// One event in a line.
    static func line(for event: PCSCReaderEvent) -> String {
        let (mark, said): (String, Message) =
            switch event {
            case .added(let reader): ("+ ", Self.message(reader, reader.state.message))
            case .removed(let name):
                ("- ", Self.message(PCSCReader(name: name, state: .unavailable), .readersUnplugged))
            case .changed(let reader): ("  ", Self.message(reader, reader.state.message))
            }
        return (mark + Words.phrase(said)).trimmed
    }

    private static func message(_ reader: PCSCReader, _ state: Message) -> Message {
        .readersEvent(reader: reader.displayName, state: state, answer: atr(reader))
    }

    private static func atr(_ reader: PCSCReader) -> String { DisplayText.hexadecimal(reader.atr) }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension PCSCReader.State {
    fileprivate var message: Message {
        switch self {
        case .empty: .readersEmpty
        case .present: .readersPresent
        case .inUse: .readersInUse
        case .exclusive: .readersExclusive
        case .mute: .readersMute
        case .unavailable: .readersUnavailable
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// A reader in JSON. The name is exact, with what JSON escapes.
private struct ReaderJSON: Encodable {
    let name: String
    let state: String
    let atr: String

    init(_ reader: PCSCReader) {
        name = reader.name
        state = reader.state.rawValue
        atr = DisplayText.hexadecimal(reader.atr)
    }
}

/// The object of `epass readers --json`.
private struct ReadersJSON: Encodable {
    let schema = "epass-readers/1"
    let readers: [ReaderJSON]
    let error: ErrorJSON?

    init(readers: [PCSCReader], failure: CLIError?) {
        self.readers = readers.map(ReaderJSON.init)
        error = failure.map { ErrorJSON($0) }
    }
}

/// One line of `epass readers --watch --json`.
private struct ReaderEventJSON: Encodable {
    let schema = "epass-readers-event/1"
    let event: String
    let reader: ReaderJSON

    init(_ event: PCSCReaderEvent) {
        switch event {
        case .added(let reader): (self.event, self.reader) = ("added", ReaderJSON(reader))
        case .changed(let reader): (self.event, self.reader) = ("changed", ReaderJSON(reader))
        case .removed(let name):
            (self.event, reader) = ("removed", ReaderJSON(PCSCReader(name: name, state: .unavailable)))
        }
    }
}

/// The last line of `epass readers --watch --json` where the service ends.
private struct ReaderFailureJSON: Encodable {
    let schema = "epass-readers-event/1"
    let event = "error"
    let error: ErrorJSON
}

extension Encodable {
    fileprivate func text(pretty: Bool) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return DisplayText.escapedInJSON(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
}

extension CLIError {
    /// What keeps readers from being listed: whatever it is, no reader can be had.
    fileprivate init(readers error: CardChannelError) {
        self.init(layer: error, status: error.code == .cancelled ? .interrupted : .unavailable)
    }
}
