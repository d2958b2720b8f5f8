// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassMessages
import EPassTrust

/// A trace for people: a row for each step, and a summary.
enum TraceText {
    /// - Parameter showsObjects: whether the data objects of each step stand beneath its row.
    static func lines(of view: TraceView, showsObjects: Bool) -> [String] {
        var table = TextTable([.traceHeadNumber, .traceHeadTime, .traceHeadTook, .traceHeadCommand, .traceHeadAnswer])
        for row in view.rows {
            table.add([
                row.number, decimal(row.step.milliseconds), decimal(row.step.microseconds),
                Words.phrase(row.command), Words.phrase(row.answer),
            ])
        }
        var rows = table.lines
        var lines = head(of: view.trace.head) + [""]
        if !rows.isEmpty { lines.append(rows.removeFirst()) }
        for (line, row) in zip(rows, view.rows) {
            lines.append(line)
            if showsObjects { lines += TraceObjectWords.lines(of: row.step) }
        }
        return lines + [""] + summary(of: view)
    }

    private static func head(of head: TraceHead) -> [String] {
        let (tool, version) = (head.tool.name, head.tool.version)
        let title: Message =
            head.startedAt.map { Message.traceTitle(moment: $0.description, tool: tool, version: version) }
            ?? .traceTitleWithoutTime(tool: tool, version: version)
        let answer = DisplayText.hexadecimal(head.answerToReset)
        let reader: Message =
            head.readerName.map { Message.traceReader(reader: $0, transport: head.protocolName, answer: answer) }
            ?? .traceReaderUnknown(transport: head.protocolName, answer: answer)
        let messages = [title, reader] + (head.isUnsafe ? [.traceUnsafe] : [])
        return messages.map { DisplayText.escaped(Words.phrase($0)) }
    }

    private static func summary(of view: TraceView) -> [String] {
        var lines = [
            Words.phrase(
                .traceSummary(
                    commands: view.commands, sent: view.octetsSent, received: view.octetsReceived,
                    waited: decimal(view.microseconds / 1000), whole: decimal(view.milliseconds)))
        ]
        if view.resets + view.restores + view.failures > 0 {
            lines.append(
                Words.phrase(
                    .traceSummaryEvents(resets: view.resets, restores: view.restores, failures: view.failures)))
        }
        var parts = TextTable([.traceHeadNumber, .traceHeadCommands, .traceHeadOctets, .traceHeadTook, .traceHeadStep])
        for part in view.parts {
            parts.add([
                part.number.map { String($0) } ?? "", String(part.commands), String(part.octetsReceived),
                decimal(part.microseconds), Words.phrase(part.part),
            ])
        }
        var slowest = TextTable([.traceHeadNumber, .traceHeadTook, .traceHeadCommand])
        for row in view.slowest {
            slowest.add([row.number, decimal(row.step.microseconds), Words.phrase(row.command)])
        }
        let words = view.statusWords.map { word in
            "  "
                + Words.phrase(
                    .traceSummaryWord(
                        status: word.statusBytes, meaning: word.statusBytes.message, count: word.count))
        }
        guard !view.rows.isEmpty else { return lines }
        lines += ["", Words.phrase(.traceSummarySteps)] + parts.lines.map { "  " + $0 }
        lines += ["", Words.phrase(.traceSummarySlowest)] + slowest.lines.map { "  " + $0 }
        return words.isEmpty ? lines : lines + ["", Words.phrase(.traceSummaryWords)] + words
    }

    /// Thousandths as a number with three decimal places.
    private static func decimal(_ thousandths: Int) -> String {
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

extension TraceRow {
    /// The number of the command; empty for what is none.
    fileprivate var number: String { step.number.map { String($0) } ?? "" }
}
