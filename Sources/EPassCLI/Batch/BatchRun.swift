// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPass
import EPassMessages
import EPassTrust
import Synchronization

/// Judges many documents on several threads. Each takes a document, judges it and hands on its line; none takes one
/// before there is room, so that what is held does not grow with their number.
final class BatchRun: Sendable {
    /// What each document is judged by.
    struct Basis: Sendable {
        let trust: TrustSnapshot
        let policy: Policy
        let time: Timestamp
        let status: StatusSource?
        let witness: WitnessFile
    }

    private struct Results {
        var output: BatchOutput
        var tally: BatchTally
        /// Those that wait for one before them, by their numbers.
        var waiting: [Int: BatchOutcome] = [:]
        var next = 0
    }

    /// How many documents may be under way for each thread: a slow one holds the others up no sooner.
    private static let room = 32

    private let basis: Basis
    private let isOrdered: Bool
    private let stop: BatchStop
    private let source: Mutex<BatchSource>
    private let results: Mutex<Results>
    private let free = DispatchSemaphore(value: 0)
    private let progress: BatchProgress

    init(
        _ arguments: [String], basis: Basis, output: BatchOutput, isOrdered: Bool, progress: BatchProgress
    ) {
        self.basis = basis
        self.isOrdered = isOrdered
        self.progress = progress
        let stop = BatchStop()
        self.stop = stop
        source = Mutex(BatchSource(arguments, done: output.done, stop: stop))
        var tally = BatchTally()
        tally.add(output.earlier)
        results = Mutex(Results(output: output, tally: tally))
    }

    /// Judges all of them; returns when the last line is written. A cancelled task begins no more.
    func run(jobs: Int) async {
        for _ in 0..<Self.room * jobs { free.signal() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let group = DispatchGroup()
                for number in 0..<jobs {
                    // Each has a queue, and so a thread, of its own: it waits for its input.
                    DispatchQueue(label: "epass.batch.\(number)").async(group: group) { self.work() }
                }
                group.notify(queue: DispatchQueue(label: "epass.batch.end")) { continuation.resume() }
            }
        } onCancel: {
            stop.set()
        }
        progress.clear()
    }

    /// What there is to count.
    var tally: BatchTally { results.withLock { $0.tally } }
    /// How many were passed over because their lines were there.
    var resumed: Int { source.withLock { $0.resumed } }
    /// Why a line could not be written.
    var failure: CLIError? { results.withLock { $0.output.failure } }

    private func work() {
        let lines = ReportLines()
        while !stop.isSet {
            free.wait()
            let taken = source.withLock { source in source.next().map { (document: $0, share: source.share) } }
            guard let taken else {
                free.signal()
                return
            }
            deliver(judge(taken.document.input, lines), taken.document.number, taken.share)
        }
    }

    private func judge(_ input: BatchInput, _ lines: ReportLines) -> BatchOutcome {
        do throws(CLIError) {
            let evidence = try basis.witness.confirm(try input.evidence(), named: input.name)
            let status = basis.status.map { Self.wait(for: $0, evidence) } ?? .notAsked
            return BatchOutcome(
                Inspection.judge(
                    evidence, trust: basis.trust, policy: basis.policy, at: basis.time, tool: ToolVersion.identity,
                    status: status), of: input, after: lines)
        } catch {
            // A report that lies beside the files it was made from.
            if input.isFound, error.isOfResult { return .nothing }
            // Whoever misspelt an argument sees it, wherever the lines go.
            if input.isArgument { Terminal.complain(error) }
            return BatchOutcome(error, of: input)
        }
    }

    /// The answer of a source, which may be a program. This thread has nothing else to do.
    private static func wait(for source: StatusSource, _ evidence: Evidence) -> DocumentStatusAnswer {
        let answer = BatchAnswer()
        let ready = DispatchSemaphore(value: 0)
        Task {
            answer.set(await source.answer(for: evidence))
            ready.signal()
        }
        ready.wait()
        return answer.value
    }

    /// Writes what is at hand, in order where that is wanted.
    private func deliver(_ outcome: BatchOutcome, _ number: Int, _ share: Int) {
        let (written, documents) = results.withLock { results in
            results.waiting[isOrdered ? number : results.next] = outcome
            var written = 0
            while let next = results.waiting.removeValue(forKey: results.next) {
                if !next.line.isEmpty { results.output.write(next.line) }
                results.tally.add(next)
                results.next += 1
                written += 1
            }
            if results.output.isOver { stop.set() }
            return (written, results.tally.documents)
        }
        for _ in 0..<written { free.signal() }
        progress.show(documents: documents, share: share)
    }
}

/// An answer that comes on another thread.
private final class BatchAnswer: Sendable {
    private let state = Mutex(DocumentStatusAnswer.notAsked)

    var value: DocumentStatusAnswer { state.withLock { $0 } }

    func set(_ answer: DocumentStatusAnswer) { state.withLock { $0 = answer } }
}
