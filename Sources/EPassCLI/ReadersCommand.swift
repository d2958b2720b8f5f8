// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassJSON
import EPassMessages
import EPassPCSC

/// `epass readers`: which readers there are, and what is in them.
struct ReadersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "readers",
        abstract: Words.say(.helpReadersCommandAbstract),
        discussion: Words.paragraphs(
            .helpReadersCommandText1,
            examples: [
                "epass readers",
                "epass readers --watch --json",
            ]))

    @Flag(help: ArgumentHelp(.helpReadersCommandWatch))
    var watch = false

    @Flag(help: ArgumentHelp(.helpReadersCommandJson))
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
            Terminal.print(ReadersJSON.list(readers, failure).text())
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
                        Terminal.print(ReadersJSON.event(event).line())
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
            if json { Terminal.print(ReadersJSON.failure(error).line()) }
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
        let rows = [head] + readers.map { ($0.displayName, Words.phrase($0.contents), Words.phrase(answer($0))) }
        let name = rows.map { DisplayText.width($0.0) }.max() ?? 0
        let state = rows.map { DisplayText.width($0.1) }.max() ?? 0
        return rows.map { row in
            (DisplayText.padded(row.0, to: name) + "  " + DisplayText.padded(row.1, to: state) + "  " + row.2).trimmed
        }
    }

    /// One event in a line.
    static func line(for event: PCSCReaderEvent) -> String {
        let (mark, said): (String, Message) =
            switch event {
            case .added(let reader): ("+ ", Self.message(reader, reader.contents))
            case .removed(let name):
                ("- ", Self.message(PCSCReader(name: name, state: .unavailable), .readersUnplugged))
            case .changed(let reader): ("  ", Self.message(reader, reader.contents))
            }
        return (mark + Words.phrase(said)).trimmed
    }

    private static func message(_ reader: PCSCReader, _ state: Message) -> Message {
        .readersEvent(reader: reader.displayName, state: state, answer: answer(reader))
    }

    /// The answer to reset, and what it tells of the chip's technology.
    private static func answer(_ reader: PCSCReader) -> Message {
        let octets = DisplayText.hexadecimal(reader.atr)
        return switch reader.technology {
        case .typeA: .readersAnswerTypeA(answer: octets)
        case .typeB: .readersAnswerTypeB(answer: octets)
        case .storageCard, nil: .plainText(text: octets)
        }
    }
}

extension PCSCReader {
    /// What is in it, in words.
    fileprivate var contents: Message { technology == .storageCard ? .readersStorageCard : state.message }
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

/// What `epass readers --json` prints.
private enum ReadersJSON {
    /// The object, schema `epass-readers/1`.
    static func list(_ readers: [PCSCReader], _ failure: CLIError?) -> JSONValue {
        .members(
            ("schema", .string("epass-readers/1")), ("readers", .array(readers.map(reader))),
            ("error", failure?.json ?? .null))
    }

    /// One line with `--watch`.
    static func event(_ event: PCSCReaderEvent) -> JSONValue {
        switch event {
        case .added(let reader): line("added", reader)
        case .changed(let reader): line("changed", reader)
        case .removed(let name): line("removed", PCSCReader(name: name, state: .unavailable))
        }
    }

    /// The last line with `--watch` where the service ends.
    static func failure(_ error: CLIError) -> JSONValue { line("error", nil, error) }

    private static func line(_ event: String, _ reader: PCSCReader?, _ error: CLIError? = nil) -> JSONValue {
        .members(
            ("schema", .string("epass-readers-event/1")), ("event", .string(event)),
            ("reader", reader.map(Self.reader) ?? .null), ("error", error?.json ?? .null))
    }

    /// The name is exact, with what JSON escapes.
    private static func reader(_ reader: PCSCReader) -> JSONValue {
        .members(
            ("name", .string(reader.name)), ("state", .string(reader.state.rawValue)),
            ("atr", .known(DisplayText.hexadecimal(reader.atr))), ("technology", .text(reader.technology?.rawValue)),
            ("model", reader.model.map(model) ?? .null))
    }

    /// What is known of the model, and where that is from; the reader may state less.
    private static func model(_ known: KnownReader) -> JSONValue {
        .members(
            ("id", .string(known.id)), ("maximumCommandLength", .number(known.longestCommand)),
            ("maximumResponseLength", .number(known.longestResponse)),
            ("sources", .array(known.sources.map(JSONValue.string))))
    }
}

extension CLIError {
    /// What keeps readers from being listed, with the status that it has in a reading.
    fileprivate init(readers error: CardChannelError) {
        self.init(layer: error, status: error.code == .cancelled ? .interrupted : nil)
    }
}
