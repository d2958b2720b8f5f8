// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
import EPassTrust

extension ReportOutline.Verdict {
    /// What the word means.
    public var explanations: [Message] {
        switch headline.word {
        case .verified: [.explainVerdictVerified]
        case .verifiedWithFindings: [.explainVerdictVerifiedWithFindings]
        case .genuineButExpired: [.explainVerdictGenuineButExpired]
        case .genuineButExpiredWithFindings:
            [.explainVerdictVerifiedWithFindings, .explainVerdictGenuineButExpired]
        case .notGenuine: [.explainVerdictNotGenuine]
        case .failed: [.explainVerdictFailed]
        case .undetermined: [.explainVerdictUndetermined]
        case .aborted: [.explainVerdictAborted]
        }
    }
}

extension ReportOutline.Line {
    /// What the line means, with the clause that it stands on, and what to do: once for the checks that share it.
    public var explanations: [Message] {
        var found: [Message] = []
        for id in checks {
            let text = Message.explainWithClause(explanation: id.explanation, clause: id.check.clause)
            if !found.contains(text) { found.append(text) }
        }
        return found
    }
}

extension ReportOutline.Section {
    /// What its lines have in common; nil where each is explained by itself.
    public var explanation: Message? {
        switch kind {
        case .seal: .explainSectionSeal
        case .records: .explainSectionRecords
        case .defects: .explainSectionDefects
        case .tolerated: .explainSectionTolerated
        case .reading: .explainSectionReading
        case .assurances: .explainSectionAssurances
        case .findings, .checks, .personalDetails, .documentDetails: nil
        }
    }
}
