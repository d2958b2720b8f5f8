// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// The checks that statements rest on: as they are under every policy.
///
/// A policy says what it refuses of departures from the standard, until when it accepts algorithms, and what lists may
/// excuse. What it refuses in form was signed all the same. What it lets a list excuse was found wrong all the same.
extension InspectionJudge {
    /// The entries as no policy changes them, in their order.
    ///
    /// - Parameter proofs: the protocols of the chip, judged with all departures tolerated, from these findings.
    func assured(_ checks: [CheckEntry], _ proofs: ([CheckFinding]) -> ChipJudgements) -> [CheckEntry] {
        let isChipConcerned = checks.indices.contains { place in
            checks[place].finding.isRefusal
                || checks[place].id.isOfChip && checks[place].reason == .deviationRefused
        }
        // Mostly no list and no policy has changed anything.
        let isChanged = checks.indices.contains { checks[$0].finding.isRefusal || checks[$0].finding.before != nil }
        guard isChipConcerned || isChanged || passive.standardAlgorithms != nil else { return checks }
        let signed = passive.findings + (cardSecurity?.findings ?? [])
        let chip = isChipConcerned ? proofs(signed.map(assured)).all : []
        return checks.map { entry in
            if let proof = chip.first(where: { $0.finding.id == entry.id }) {
                let finding = assured(proof.finding)
                return CheckEntry(
                    finding: finding, role: entry.role, isRecorded: proof.isRecorded, performedBy: proof.performedBy,
                    isTransferable: proof.isTransferable && finding.result == .successful)
            }
            return CheckEntry(
                finding: assured(entry.finding), role: entry.role, isRecorded: entry.isRecorded,
                performedBy: entry.performedBy, isTransferable: entry.isTransferable)
        }
    }

    /// The checks that failed because a certificate ended with the document, or after it.
    func spared(_ checks: [CheckEntry]) -> Set<CheckID> {
        let spared = checks.indices.filter { checks[$0].result == .failed && endedWithDocument(checks[$0].finding) }
        return Set(spared.map { checks[$0].id })
    }

    private func assured(_ finding: CheckFinding) -> CheckFinding {
        if finding.id == .dsAlgorithms { return passive.standardAlgorithms ?? finding }
        guard finding.isRefusal || finding.before != nil else { return finding }
        let own =
            finding.isRefusal
            ? CheckFinding(id: finding.id, result: .successful, message: finding.message)
            : CheckFinding(
                id: finding.id, result: finding.before?.result ?? finding.result,
                reason: finding.before == nil ? finding.reason : finding.before?.reason, message: finding.message)
        // What a list says against a document stands; that it excuses something changes nothing.
        return own.result == .failed ? own : changed(own)
    }
}
