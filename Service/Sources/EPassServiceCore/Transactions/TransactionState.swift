// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How far a transaction has come. It goes one way: what was answered once is never open again.
public enum TransactionState: String, Sendable, Hashable, CaseIterable {
    /// Waits for evidence.
    case open
    /// Evidence has come, the challenge is used up.
    case judging
    /// Judged; the result does not change any more.
    case done
    /// Ended without a judgement, for a reason of a closed list.
    case notCompleted
    /// Nobody answered in time.
    case expired

    /// The states that may follow.
    public var next: Set<TransactionState> {
        switch self {
        case .open: [.judging, .notCompleted, .expired]
        case .judging: [.done, .notCompleted]
        case .done, .notCompleted, .expired: []
        }
    }

    /// Whether nothing follows.
    public var isFinal: Bool { next.isEmpty }

    /// From 0 to 100, for whoever shows it.
    public var progress: Int {
        switch self {
        case .open: 0
        case .judging: 50
        case .done, .notCompleted, .expired: 100
        }
    }
}

/// Why a transaction ended without a judgement.
public enum NotCompletedReason: String, Sendable, Hashable, CaseIterable {
    // What the client says.
    case cancelledByHolder, consentRefused, chipUnavailable, chipDisabled, deviceUnsupported, documentUnsupported
    case accessRefused, readingFailed, timeout
    // What the service found.
    case evidenceUnusable, interrupted

    /// Whether a client may give it.
    public var isOfClient: Bool { self != .evidenceUnusable && self != .interrupted }
}

/// What is asked of the chip.
public enum ChipDemand: String, Sendable, Hashable, CaseIterable {
    /// No chip is read; no challenge is given out.
    case off
    /// Read where it can be.
    case ifPossible
    /// An answer without EF.SOD is refused.
    case required
}
