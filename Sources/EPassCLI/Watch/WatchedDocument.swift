// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassJSON
import EPassMessages

/// One document of many that was read and judged, as it is told.
struct WatchedDocument: Sendable {
    /// Counts the documents of this run, from 1.
    let sequence: Int
    /// The name of the reader; text of its driver.
    let reader: String
    let report: InspectionReport
    /// How what comes next on the reader is to be taken.
    let ending: WatchPlaces.Ending
    /// What kept the reading from beginning.
    private let error: CLIError?
    /// The folder that it was written to; nil where none was asked for, or could be written.
    var folder: String?
    /// Why it could not be written.
    var unwritten: CLIError?
    /// Whether the images are in the report.
    var withImages = false
    /// Whether an MRZ that is scanned opens it.
    var isOpenedByScan = false
    private let isRefused: Bool

    /// - Parameters:
    ///   - failure: why the reading ended early.
    ///   - error: why it did not begin.
    init(sequence: Int, reader: String, report: InspectionReport, failure: ReadError?, error: CLIError?) {
        self.sequence = sequence
        self.reader = reader
        self.report = report
        self.error = error
        let code = error?.code ?? failure?.code.rawValue
        isRefused = code == AccessError.Code.wrongPassword.rawValue
        let departures: [CardChannelError.Code] = [.cardRemoved, .cardNone, .readerRemoved, .serviceLost]
        ending =
            if let code {
                departures.contains { $0.rawValue == code } ? .left : .early
            } else {
                .complete
            }
    }

    /// The report as `epass read --json` has it, with the reader also where nothing was read, and the number.
    var json: JSONValue {
        let told = error ?? report.error.map { CLIError($0) } ?? unwritten
        let value = ReportOutput.json(of: report, saying: told, withImages: withImages).json
        let members = (value.object ?? []).map { member in
            guard member.name == "reader", member.value == .null else { return member }
            return JSONMember(
                name: member.name,
                value: .members(("name", .string(reader)), ("atr", .null), ("protocol", .null)))
        }
        return .object(members + [JSONMember(name: "sequence", value: .integer(Int64(sequence)))])
    }

    /// Prints it on standard output.
    func show(asJSON: Bool) {
        if asJSON {
            Terminal.print(json.line())
        } else {
            Terminal.show(line(at: Clock.timeOfDay()), indent: 4)
        }
    }

    /// The document in one line: when, on which reader, the verdict in a word, State and kind, why, and what to do. The
    /// holder is not named.
    func line(at time: String) -> String {
        let verdict = report.outline.verdict
        var parts = [time, "#\(sequence)", reader, Words.phrase(verdict.headline.word.message)]
        if verdict.testNote != nil { parts.append(Words.phrase(.testNoteWord)) }
        if let document = report.document {
            parts.append(
                Words.phrase(
                    document.documentCode.hasPrefix("P")
                        ? .watchPassport(state: document.issuer)
                        : .watchDocument(code: document.documentCode, state: document.issuer)))
        }
        parts.append(verdict.headline.sentence(in: Words.current))
        // Nobody can give another password here. What was scanned may be the MRZ of the document before.
        parts += (isOpenedByScan && isRefused ? [.watchScanAgain] : verdict.remedies).map(Words.say)
        return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }
}
