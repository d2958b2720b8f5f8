// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension EvidenceConsistency {
    /// What is told of a reading of which nothing is known; and octets that came in another way than the evidence.
    func checkOrigin() throws(EvidenceError) {
        // By the places: an iterator copies each entry that it passes.
        for index in evidence.files.indices {
            try checkOrigin(evidence.files[index].origin, "files[\(index)].origin")
        }
        if let answer = evidence.chip.activeAuthentication {
            try checkOrigin(answer.origin, "chip.activeAuthentication.origin")
        }
        // Who signs tells what his own reader saw.
        try require(evidence.statedOrigin == .chip || evidence.signature == nil, "signature", .evidenceOriginTold)
        try require(evidence.statedOrigin != .chip || evidence.claims.isEmpty, "claims", .evidenceOriginTold)
        try require(
            Set(evidence.claims).count == evidence.claims.count, "claims", .evidenceWordTwice)
        guard evidence.isUntold else { return }
        let chip = evidence.chip
        let isUntold =
            evidence.access == AccessEvidence() && chip.chipAuthentication == nil && chip.mapping == nil
            && chip.terminalAuthentication == nil && chip.skipped.isEmpty && evidence.exchange == nil
            && evidence.recoveries.isEmpty && evidence.failure == nil && evidence.lds2.isEmpty
            && evidence.applications.isEmpty && evidence.reader == nil && evidence.startedAt == nil
            && evidence.deviations.isEmpty && evidence.ways.isEmpty
        let isOfFiles = evidence.files.indices.allSatisfy { index in
            evidence.files[index].state == .read && evidence.files[index].channel == 0
                && !evidence.files[index].isResumed
        }
        try require(isUntold && isOfFiles, "origin", .evidenceOriginContradictory)
    }

    private func checkOrigin(_ origin: OctetOrigin?, _ path: @autoclosure () -> String) throws(EvidenceError) {
        let fits =
            switch evidence.statedOrigin {
            case nil: origin == nil
            case .chip: origin == .chip || origin == nil
            case .told: origin == .told || origin == .given
            case .given: origin == .given
            }
        try require(fits, path(), .evidenceOriginContradictory)
    }
}

extension Evidence {
    /// Whether it says that nothing is known of a reading.
    var isUntold: Bool { statedOrigin == .given }
}
