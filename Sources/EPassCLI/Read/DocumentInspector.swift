// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassTrust

/// Reads documents and judges them, each by the same options: one, or one after the other.
struct DocumentInspector: Sendable {
    let plan: ReadPlan
    let options: PassportReader.Options
    /// What is trusted, without what is simulated.
    let trust: TrustSnapshot
    let policy: Policy
    /// Who is asked for what is reported of a document; nil for nobody.
    var status: StatusSource?

    /// The reading of one document.
    func reading(access: AccessInput, progress: ProgressLine, trace: TraceFile? = nil, resuming before: Evidence? = nil)
        -> ReadRun
    {
        ReadRun(
            access: access, plan: plan, options: options, progress: progress, trace: trace, before: before)
    }

    /// What the source says of the document that was read, where one is named.
    func statusAnswer(for outcome: ReadOutcome) async -> DocumentStatusAnswer {
        await status?.answer(for: outcome.evidence) ?? .notAsked
    }

    /// Judges what a reading brought, as of now.
    ///
    /// - Parameter status: what ``statusAnswer(for:)`` came to.
    /// - Throws: `CLIError` where what is trusted for a simulated document cannot be used.
    func judge(_ outcome: ReadOutcome, status: DocumentStatusAnswer) throws(CLIError) -> JudgedDocument {
        let store = try TrustOptions.adding(outcome.simulated, to: trust)
        let report = Inspection.judge(
            outcome.evidence, trust: store, policy: policy, at: Clock.now(), tool: ToolVersion.identity,
            status: status)
        return JudgedDocument(evidence: outcome.evidence, report: report, trust: store)
    }
}

/// A document that was read and judged.
struct JudgedDocument: Sendable {
    let evidence: Evidence
    let report: InspectionReport
    /// What it was judged with.
    let trust: TrustSnapshot
}
