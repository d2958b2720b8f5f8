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
    ///
    /// - Parameter lines: what the lines before it said.
    init(_ report: InspectionReport, of input: BatchInput, after lines: ReportLines) {
        line = lines.octets(of: Self.line(report, report.error.map { CLIError($0) }, input))
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
        line = Self.line(ReportOutput.aborted(by: error), error, input).lineOctets()
        self.error = error.code
    }

    /// The name stands in front, so that it is found without reading the rest.
    private static func line(_ report: InspectionReport, _ error: CLIError?, _ input: BatchInput) -> ReportJSON {
        let name =
            [JSONMember(name: "input", value: .string(input.name))]
            + (input.entry.map { [JSONMember(name: "entry", value: .number($0))] } ?? [])
        return ReportOutput.json(of: report, saying: error, heading: name)
    }
}
