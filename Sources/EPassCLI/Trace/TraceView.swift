// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassMessages

/// One step of a trace as people are told of it.
struct TraceRow {
    let step: TraceStep
    /// What it belongs to: the same for all commands that read one file.
    let part: Message
    /// What was asked, in words.
    let command: Message
    /// What came of it.
    let answer: Message
}

/// A trace step by step, and what follows from all of them.
struct TraceView {
    let trace: Trace
    let rows: [TraceRow]

    init(_ trace: Trace) {
        self.trace = trace
        var reader = TracedCommandReader()
        rows = trace.steps.map { step in
            let command = reader.read(step)
            return TraceRow(step: step, part: command.part, command: command.words, answer: step.answerWords)
        }
    }

    /// Steps that follow one another and belong together.
    struct Part {
        let part: Message
        /// The number of the first command; nil where there is none.
        let number: Int?
        var commands = 0
        var octetsReceived = 0
        var microseconds = 0
    }

    var parts: [Part] {
        var parts: [Part] = []
        for row in rows {
            if parts.last?.part != row.part { parts.append(Part(part: row.part, number: row.step.number)) }
            guard var part = parts.popLast() else { continue }
            if row.step.event == .command { part.commands += 1 }
            part.octetsReceived += row.step.answer?.length ?? 0
            part.microseconds += row.step.microseconds
            parts.append(part)
        }
        return parts
    }

    /// The five steps that took longest, the longest first.
    var slowest: [TraceRow] {
        Array(rows.sorted { $0.step.microseconds > $1.step.microseconds }.prefix(5))
    }

    /// How often each status word came, the most frequent first.
    var statusWords: [(statusBytes: StatusBytes, count: Int)] {
        var counts: [StatusBytes: Int] = [:]
        for row in rows { if let word = row.step.answer?.statusBytes { counts[word, default: 0] += 1 } }
        return counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .map { (statusBytes: $0.key, count: $0.value) }
    }

    var commands: Int { count(.command) }
    var resets: Int { count(.reset) }
    var restores: Int { count(.restore) }
    var failures: Int { rows.filter { $0.step.failure != nil }.count }
    var octetsSent: Int { sum { $0.command?.length ?? 0 } }
    var octetsReceived: Int { sum { $0.answer?.length ?? 0 } }
    /// How long the chip was waited for.
    var microseconds: Int { sum(\.microseconds) }
    /// From the beginning of the trace to the end of its last step.
    var milliseconds: Int { rows.last.map { $0.step.milliseconds + $0.step.microseconds / 1000 } ?? 0 }

    private func count(_ event: TraceStep.Event) -> Int { rows.filter { $0.step.event == event }.count }

    /// No overflow: each number of a trace is at most 10^12, and there are at most 65,536 of them.
    private func sum(_ number: (TraceStep) -> Int) -> Int { rows.reduce(0) { $0 + number($1.step) } }
}

extension TraceStep {
    /// The status bytes and what they mean, or why there are none.
    fileprivate var answerWords: Message {
        if let failure { return .traceNoAnswer(error: failure.message, code: failure) }
        guard let answer else {
            return answerToReset.map { Message.traceAnswerToReset(answer: DisplayText.hexadecimal($0)) } ?? .traceDone
        }
        var parts: [Message] = answer.dataLength > 0 ? [.traceData(count: answer.dataLength)] : []
        parts.append(answer.statusBytes.map { Message.traceStatus(status: $0, meaning: $0.message) } ?? .traceNoStatus)
        if let word = answer.protectedStatusBytes, word != answer.statusBytes {
            parts.append(.traceProtectedStatus(status: word, meaning: word.message))
        }
        return .traceParts(parts: parts)
    }
}
