// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTrust
import Synchronization

/// What opens the documents.
enum WatchAccess: Sendable {
    /// The same for each.
    case same(AccessInput)
    /// What is scanned for each.
    case scanned(PrintedZones)
}

/// The reading of one document after the other: reads, judges and writes, on several readers at the same time.
final class WatchedReading: Sendable {
    /// What the reading on a reader came to.
    struct Result: Sendable {
        /// Nil where the document was taken away before anything was read of it.
        let document: WatchedDocument?
        /// When the chip was let go.
        let endedAt: ContinuousClock.Instant
    }

    let access: WatchAccess
    private let inspector: DocumentInspector
    private let files: ReadOutputOptions?
    private let signer: BundleSigner?
    private let withImages: Bool
    private let count = Atomic(0)
    private let room = ProgressRoom()

    /// - Parameters:
    ///   - files: what is written of each document; nil for nothing.
    ///   - signer: signs the bundle of each document; nil for none.
    ///   - withImages: whether portrait and signature are in its report.
    init(
        inspector: DocumentInspector, access: WatchAccess, files: ReadOutputOptions?, signer: BundleSigner? = nil,
        withImages: Bool = false
    ) {
        self.inspector = inspector
        self.access = access
        self.files = files
        self.signer = signer
        self.withImages = withImages
    }

    /// Reads the document on a reader.
    func read<Source: DocumentSource>(_ reader: String, of source: Source) async -> Result {
        let run = WatchedRun(inspector: inspector, access: access, reader: reader, room: room)
        do throws(CLIError) {
            let read = try await source.open(reader, for: run)
            guard let outcome = read.outcome else { return Result(document: nil, endedAt: read.endedAt) }
            let judged = try inspector.judge(outcome, status: await inspector.statusAnswer(for: outcome))
            if case .scanned(let zones) = access, let mrz = judged.evidence.document.dataGroup1?.mrz {
                await zones.note(read: ScannedZone(mrz), on: reader)
            }
            TerminalAdvice.give(on: judged.evidence, credentials: inspector.options.terminalCredentials)
            return Result(
                document: await written(reader, judged.report, judged.evidence, nil), endedAt: read.endedAt)
        } catch {
            let now = ContinuousClock.now
            return Result(document: await written(reader, ReportOutput.aborted(by: error), nil, error), endedAt: now)
        }
    }

    /// The document with its number, after what was asked for of it was written.
    private func written(
        _ reader: String, _ report: InspectionReport, _ evidence: Evidence?, _ error: CLIError?
    ) async -> WatchedDocument {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        var document = WatchedDocument(
            sequence: number, reader: reader, report: report, failure: evidence?.failure, error: error)
        document.withImages = withImages
        if case .scanned = access { document.isOpenedByScan = true }
        guard let files, let parent = files.outDir else { return document }
        do throws(CLIError) {
            let folder = Self.folder(in: parent, number, at: Clock.now())
            try await files.write(evidence, signer: signer, report: document.json.octets(), into: folder)
            document.folder = folder
        } catch {
            document.unwritten = error
        }
        return document
    }

    /// A name that is free: the document's number and the time, and nothing of the person.
    private static func folder(in parent: String, _ number: Int, at time: Timestamp) -> String {
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let stamp = String(time.description.filter { $0 != "-" && $0 != ":" })
        let stem = (parent.hasSuffix("/") ? parent : parent + "/") + padded + "-" + stamp
        var (candidate, next) = (stem, 2)
        while OutputFile.exists(candidate), next < 1000 {
            candidate = "\(stem)-\(next)"
            next += 1
        }
        return candidate
    }
}

/// The reading of the document on one reader, with the MRZ that was scanned for it where its chip wants one.
struct WatchedRun: ChannelUser {
    /// What the chip gave.
    struct Read: Sendable {
        /// Nil where the document was taken away before its MRZ came.
        let outcome: ReadOutcome?
        let endedAt: ContinuousClock.Instant
    }

    let inspector: DocumentInspector
    let access: WatchAccess
    let reader: String
    /// Where readings on other readers go on.
    let room: ProgressRoom

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> Read {
        let outcome: ReadOutcome?
        switch access {
        case .same(let input): outcome = await read(channel, simulated, input)
        case .scanned(let zones): outcome = await read(channel, simulated, scanned: zones)
        }
        return Read(outcome: outcome, endedAt: ContinuousClock.now)
    }

    private func read<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, _ input: AccessInput
    ) async -> ReadOutcome {
        // Several readings share the terminal: one alone is followed there, and each is told when it is over.
        room.enter()
        let progress = ProgressLine(plan: inspector.plan, room: room)
        let outcome = await inspector.reading(access: input, progress: progress).use(channel, simulated: simulated)
        progress.clear()
        room.leave()
        return outcome
    }

    private func read<Channel: CardChannel>(
        _ channel: Channel, _ simulated: TrustSnapshot?, scanned zones: PrintedZones
    ) async -> ReadOutcome? {
        if let zone = await zones.take(for: reader) { return await read(channel, simulated, Self.input(zone)) }
        let first = await read(channel, simulated, AccessInput.none)
        guard first.evidence.failure?.code == .own(.mrzRequired) else { return first }
        Terminal.note(.watchWantsZone(reader: reader))
        switch await zones.next(for: reader) {
        case .ended: return first
        case .abandoned: return nil
        case .zone(let zone):
            // What came before is no part of this reading. Where the chip is gone, its first command says so.
            try? await channel.reset()
            return await read(channel, simulated, Self.input(zone))
        }
    }

    /// It was an MRZ when it came.
    private static func input(_ zone: ScannedZone) -> AccessInput { (try? zone.input()) ?? .none }
}
