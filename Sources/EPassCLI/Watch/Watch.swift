// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassMessages
import EPassPCSC
import EPassTrust

/// Document after document: each that is laid is read, judged and told, until as many were read as were asked for, or
/// the task is cancelled.
struct Watch: Sendable {
    let reading: WatchedReading
    let command: ResultCommand?
    /// How many documents are read; nil for as many as come.
    let limit: Int?
    /// What is said once, where no anchor is found.
    let noAnchorAdvice: Message
    /// Told of each document, one at a time.
    let tell: @Sendable (WatchedDocument) -> Void
    /// Where MRZs come from.
    var input = InputLines()

    /// Runs until the end. What is being read when the task is cancelled ends with its line.
    ///
    /// - Returns: why no document can be read; nil for a clean end.
    func run<Source: DocumentSource>(on source: Source) async -> CLIError? {
        let made = AsyncStream.makeStream(of: WatchStep.self)
        return await withTaskCancellationHandler {
            // The loop itself is not cancelled: it waits for the last lines.
            await Task { await loop(source, made.stream, made.continuation) }.value
        } onCancel: {
            made.continuation.yield(.stop)
        }
    }

    private func loop<Source: DocumentSource>(
        _ source: Source, _ steps: AsyncStream<WatchStep>, _ out: AsyncStream<WatchStep>.Continuation
    ) async -> CLIError? {
        var desk = WatchDesk(watch: self, places: WatchPlaces(settling: source.settling))
        Terminal.note(.watchFollowing)
        if case .scanned = reading.access, Terminal.inputIsTerminal { Terminal.note(.watchTypeZones) }
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await event in source.events() { out.yield(.event(event, at: .now)) }
            }
            if case .scanned(let zones) = reading.access {
                group.addTask { await zones.feed(from: input) }
            }
            for await step in steps {
                switch step {
                case .event(let event, let time):
                    if let reader = desk.note(event, at: time), case .scanned(let zones) = reading.access {
                        await zones.abandon(reader)
                    }
                case .read(let reader, let result): desk.note(result, on: reader)
                case .commandEnded(let problem): desk.commandEnded(problem)
                case .stop: desk.stop()
                }
                if case .scanned(let zones) = reading.access {
                    await zones.note(occupied: desk.places.occupied, isFull: desk.places.isFull)
                }
                if desk.isInterrupted { group.cancelAll() }
                for reader in desk.readersToRead() {
                    group.addTask { out.yield(.read(reader, await reading.read(reader, of: source))) }
                }
                for call in desk.commandsToRun() {
                    group.addTask {
                        out.yield(.commandEnded(await call.command.run(input: call.input, variables: call.variables)))
                    }
                }
                if desk.isOver { break }
            }
            group.cancelAll()
        }
        guard desk.failure == nil else { return desk.failure }
        Terminal.note(desk.summary)
        return nil
    }
}

/// What the loop waits for.
private enum WatchStep: Sendable {
    case event(DocumentEvent, at: ContinuousClock.Instant)
    case read(String, WatchedReading.Result)
    case commandEnded(Message?)
    case stop
}

/// The state of the loop: what lies where, what is under way, and what was told.
private struct WatchDesk {
    /// A run of the program that is told of each document.
    struct Call: Sendable {
        let command: ResultCommand
        let input: [UInt8]
        let variables: [String: String]
    }

    /// How many programs run at the same time, and how many calls wait for their turn.
    private static let maximumRunning = 4
    private static let maximumWaiting = 64

    let watch: Watch
    var places: WatchPlaces
    private(set) var failure: CLIError?
    /// Whether what is under way is to end at once.
    private(set) var isInterrupted = false
    private var isEnding = false
    private var underWay = 0
    private var told = 0
    private var running = 0
    private var calls: [Call] = []
    private var counts: [OverallResult: Int] = [:]
    private var hasAdvised = false

    init(watch: Watch, places: WatchPlaces) {
        self.watch = watch
        self.places = places
    }

    /// Whether nothing is left to do.
    var isOver: Bool { isEnding && underWay == 0 && running == 0 && calls.isEmpty }

    /// Reads no further document, and ends what is under way.
    mutating func stop() {
        isEnding = true
        isInterrupted = true
    }

    // MARK: Readers

    /// Takes an event.
    ///
    /// - Returns: the reader whose document is gone while it is read or waits for its MRZ.
    mutating func note(_ event: DocumentEvent, at now: ContinuousClock.Instant) -> String? {
        switch event {
        case .readerAdded(let reader, let advice):
            Terminal.note(.watchReaderAdded(reader: Self.shown(reader)))
            places.add(reader)
            if let advice { Terminal.remark(.noteReader(reader: Self.shown(reader), advice: advice)) }
        case .readerRemoved(let reader):
            Terminal.note(.watchReaderRemoved(reader: Self.shown(reader)))
            defer { places.remove(reader) }
            return places.isReading(reader) ? reader : nil
        case .laid(let reader): places.lay(reader, at: now)
        case .taken(let reader):
            places.take(reader, at: now)
            return places.isReading(reader) ? reader : nil
        case .mute(let reader): Terminal.note(.watchMute(reader: Self.shown(reader)))
        case .serviceLost(let error):
            places.removeAll()
            Terminal.note(.watchServiceLost(error: error.message))
        case .serviceBack: Terminal.note(.watchServiceBack)
        case .listening(let port): if !isEnding { Terminal.note(.progressVirtualChip(port: port)) }
        case .passing(let error): Terminal.complain(CLIError(error))
        case .failed(let error):
            failure = CLIError(error)
            stop()
        }
        return nil
    }

    /// The readers whose documents are to be read now; they count as under way.
    mutating func readersToRead() -> [String] {
        var chosen: [String] = []
        for reader in places.ready where !isEnding && told + underWay < watch.limit ?? .max {
            places.begin(reader)
            underWay += 1
            Terminal.note(.watchReading(reader: Self.shown(reader)))
            chosen.append(reader)
        }
        return chosen
    }

    /// Takes what a reading came to, and tells it.
    mutating func note(_ result: WatchedReading.Result, on reader: String) {
        underWay -= 1
        places.end(reader, result.document?.ending ?? .left, at: result.endedAt)
        guard let document = result.document else {
            if !isInterrupted { Terminal.note(.watchTakenUnread(reader: Self.shown(reader))) }
            return
        }
        told += 1
        tell(document)
        if let limit = watch.limit, told >= limit { isEnding = true }
        // Nobody is there to be told of the next.
        if Terminal.outputIsGone || Terminal.outputError != nil { stop() }
    }

    private mutating func tell(_ document: WatchedDocument) {
        counts[document.report.overall, default: 0] += 1
        watch.tell(document)
        if let unwritten = document.unwritten { Terminal.complain(unwritten) }
        if !hasAdvised, document.report.check(.dsSignature)?.reason == .noAnchor {
            hasAdvised = true
            Terminal.remark(watch.noAnchorAdvice)
        }
        guard let command = watch.command else { return }
        guard calls.count < Self.maximumWaiting else {
            Terminal.note(.watchCommandLeftOut(command: command.words.first ?? "", sequence: document.sequence))
            return
        }
        var variables = [
            "EPASS_READER": Self.shown(document.reader), "EPASS_RESULT": document.report.overall.rawValue,
        ]
        variables["EPASS_FOLDER"] = document.folder ?? ""
        calls.append(Call(command: command, input: Array((document.json.line() + "\n").utf8), variables: variables))
    }

    /// The name of a reader without what rules a terminal.
    private static func shown(_ reader: String) -> String { PCSCReader(name: reader, state: .present).displayName }

    // MARK: The program that is told

    /// The calls whose turn it is; they count as running.
    mutating func commandsToRun() -> [Call] {
        let next = calls.prefix(max(0, Self.maximumRunning - running))
        running += next.count
        calls.removeFirst(next.count)
        return Array(next)
    }

    mutating func commandEnded(_ problem: Message?) {
        running -= 1
        if let problem { Terminal.note(problem) }
    }

    // MARK: The end

    var summary: Message {
        .watchSummary(
            count: told, successful: counts[.successful] ?? 0, failed: counts[.failed] ?? 0,
            undetermined: counts[.undetermined] ?? 0, aborted: counts[.aborted] ?? 0)
    }
}
