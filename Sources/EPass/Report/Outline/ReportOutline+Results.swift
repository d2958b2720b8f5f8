// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
public import EPassTrust

extension ReportOutline {
    /// One check by its name, whether or not a line speaks of it.
    public struct Result: Sendable, Hashable {
        /// Its name.
        public let id: CheckID
        /// Good, bad or open; none where the document does not offer what it is about.
        public let mark: Mark
        /// What it is about.
        public let name: Message
        /// How it ended, in a word or two.
        public let result: Message
        /// What it counts for.
        public let role: Message
        /// What it found; nil where the result says everything.
        public let text: Message?
        /// The clause that it stands on.
        public let clause: String
    }
}

extension InspectionReport {
    /// Every check, in the order of the report.
    var results: [ReportOutline.Result] {
        checks.map { check in
            ReportOutline.Result(
                id: check.id,
                mark: check.result == .notSupported ? .none : check.result.mark, name: check.id.message,
                result: .named("page.result", check.result.rawValue), role: .named("page.role", check.role.rawValue),
                text: check.finding.message ?? check.reason.map { .reportReason(reason: $0.message) },
                clause: check.finding.clause)
        }
    }

    /// What whoever has the document in hand does next, by the word of the headline; none where an error says it.
    var advice: [Message] {
        switch headline.word {
        case .verified: [comparison]
        case .verifiedWithFindings: [.pageAdviceFindings]
        case .genuineButExpired: [.pageAdviceExpired]
        case .genuineButExpiredWithFindings: [.pageAdviceExpired, .pageAdviceFindings]
        case .notGenuine: [.pageAdviceNotGenuine]
        case .failed: [check(.mrzMatchesDG1)?.result == .failed ? .pageAdviceOtherPrint : .pageAdviceFailed]
        case .undetermined: [adviceWhereOpen]
        case .aborted: error == nil ? [.pageAdviceAborted] : []
        }
    }

    /// What to compare by eye: a portrait only where there is one in the chip.
    private var comparison: Message {
        if seal != nil { return .pageAdviceSeal }
        return images.contains { $0.kind == .portrait } ? .pageAdviceVerified : .pageAdviceNoPortrait
    }

    /// What to do where something that counts is open: get what is missing, where anybody can.
    private var adviceWhereOpen: Message {
        guard seal == nil else { return .pageAdviceUndetermined }
        let open = checks.filter { policy?.isOpen($0) ?? false }
        if open.contains(where: { $0.id == .sodStructure && $0.reason == .noSecurityObject }) {
            return .pageAdviceUnsigned
        }
        // The chip was asked for what the issuer says that it can do.
        if open.contains(where: { $0.id.isOfChip && $0.reason == .refusedByChip }),
            check(.dsSignature)?.result == .successful,
            CheckID.ofChip.allSatisfy({ check($0)?.result != .successful })
        {
            return .pageAdviceRefusedProof
        }
        return trust?.anchors == 0 ? .pageAdviceNoTrust : .pageAdviceUndetermined
    }
}
