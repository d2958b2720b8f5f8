// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust
import FoundationEssentials
import Glibc

/// `epass verify --batch`: many documents, a line each.
extension VerifyCommand {
    /// Refuses what is of one document.
    ///
    /// - Throws: `ValidationError`.
    func validateBatch() throws {
        guard batch.batch else { return }
        let given = [
            ("--challenge", challenge != nil), ("--response", response != nil), ("--certificate", !certificate.isEmpty),
            ("--mrz", zone.mrz != nil), ("--keys", zone.keys), ("--show", zone.show), ("--html", page.html != nil),
            ("--pdf", page.pdf != nil), ("--open", page.open), ("--picture", picture.picture == .always),
            ("--explain", report.explain), ("--with-images", report.withImages), ("--expect seal", expect == .seal),
        ]
        for (option, isGiven) in given where isGiven { throw ValidationError(.batchNotWith(option: option)) }
    }

    /// Judges them all.
    func judgeBatch() async throws -> ExitStatus {
        let policy = try chosenPolicy().expecting(expected, of: .document)
        let store = try trust.store(vouching)
        let reported = try status.source()
        let witness = try WitnessFile(self.witness)
        if let summary = batch.summary, summary != "-" {
            try OutputFile.check(summary)
            if let resume = batch.resume, OutputFile.areSame(resume, summary) {
                throw CLIError(
                    .usage, .pageSameFile(first: "--resume", second: "--summary", file: summary),
                    remedy: .outputGiveEachItsName)
            }
        }
        let given = input.at == nil ? nil : try input.time()
        let output = try BatchOutput(
            batch.resume,
            rules: .init(
                policy: policy.hash, trust: Hexadecimal.lowercaseText(store.snapshotHash),
                witnesses: Set(witness.keys?.map(\.thumbprint) ?? []), time: given))
        let time = try given ?? output.time ?? input.time()
        trust.announceMissingStore(vouching)
        if given == nil, output.time != nil { Terminal.remark(.batchGoesOnAt(time: time.description)) }
        // Whoever reads the lines may go away; then this ends, and what it shows on the terminal is taken away.
        signal(SIGPIPE, SIG_IGN)
        let progress = BatchProgress()
        let run = BatchRun(
            input.evidence,
            basis: .init(trust: store, policy: policy, time: time, status: reported, witness: witness),
            output: output,
            isOrdered: !batch.unordered, progress: progress)
        let jobs = batch.jobs ?? min(BatchOptions.mostJobs, ProcessInfo.processInfo.activeProcessorCount)
        let isWhole = await Interruption.cancelling {
            await run.run(jobs: jobs)
            return !Task.isCancelled
        }
        let tally = run.tally
        let summary = JSONValue.object(
            [
                JSONMember(name: "schema", value: .string("epass-batch-summary/1")),
                JSONMember(name: "complete", value: .boolean(isWhole && run.failure == nil && !Terminal.outputIsGone)),
                JSONMember(name: "time", value: .string(time.description)),
                JSONMember(
                    name: "policy",
                    value: .members(("name", .string(policy.name)), ("sha256", .string(policy.hash)))),
                JSONMember(name: "threadCount", value: .number(jobs)),
                JSONMember(name: "milliseconds", value: .number(progress.elapsed.wholeMicroseconds / 1000)),
                JSONMember(name: "resumedCount", value: .number(run.resumed)),
            ] + tally.members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } })
        try tell(summary, tally)
        TrustMaterial.warn(ofDamageTo: store)
        if let failure = run.failure { throw failure }
        if batch.resume == nil, Terminal.outputIsGone {
            // As every other command ends of which nobody reads the rest.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        guard isWhole else {
            throw CLIError(
                .interrupted, .batchInterrupted(documents: tally.documents),
                remedy: batch.resume == nil ? .batchGoOnWithFile : .batchGoOn)
        }
        return tally.status
    }

    private func tell(_ summary: JSONValue, _ tally: BatchTally) throws(CLIError) {
        if batch.summary == "-" {
            for line in summary.text().split(separator: "\n") { Terminal.noteUnbroken(String(line)) }
        } else if let path = batch.summary {
            try OutputFile.write(Array((summary.text() + "\n").utf8), to: path)
        }
        guard Terminal.errorIsTerminal else { return }
        Terminal.remark(
            .batchDone(
                documents: tally.documents, successful: tally.overall[.successful] ?? 0,
                failed: tally.overall[.failed] ?? 0,
                open: (tally.overall[.undetermined] ?? 0) + (tally.overall[.aborted] ?? 0), unread: tally.unread))
    }
}
