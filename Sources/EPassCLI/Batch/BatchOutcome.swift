// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// What came of one document of many: its line, and what is counted.
struct BatchOutcome: Sendable {
    /// A check that was not successful.
    struct Reason: Sendable, Hashable {
        let check: CheckID
        let result: CheckResult
        let reason: CheckReason?
    }

    /// One line of JSON without its line feed; empty where there is nothing to say.
    let line: [UInt8]
    /// Nil where nothing was judged.
    var overall: OverallResult?
    var decision: Decision.Outcome?
    /// The issuing State as DG1 has it.
    var country: String?
    var reasons: [Reason] = []
    /// The code of the error that kept it from being judged.
    var error: String?

    /// What a file holds that is no document, and that nobody named.
    static let nothing = BatchOutcome(line: [])

    private init(line: [UInt8]) { self.line = line }

    /// A document that was judged.
    init(_ report: InspectionReport, of input: BatchInput) {
        line = Self.line(ReportOutput.value(of: report), input)
        overall = report.overall
        decision = report.decision?.outcome
        country = report.document?.issuer
        reasons = report.checks.compactMap { check in
            check.result == .successful || check.result == .notSupported
                ? nil : Reason(check: check.id, result: check.result, reason: check.reason)
        }
    }

    /// An input that could not be read.
    init(_ error: CLIError, of input: BatchInput) {
        line = Self.line(ReportOutput.value(ReportOutput.aborted(by: error).json(), with: error), input)
        self.error = error.code
    }

    /// The name stands in front, so that it is found without reading the rest.
    private static func line(_ report: JSONValue, _ input: BatchInput) -> [UInt8] {
        var members = report.object ?? []
        let named =
            [JSONMember(name: "input", value: .string(input.name))]
            + (input.entry.map { [JSONMember(name: "entry", value: .number($0))] } ?? [])
        members.insert(contentsOf: named, at: min(1, members.count))
        return JSONValue.object(members).lineOctets()
    }
}
