// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What one check found: a result, the reason for it, and the clause that it stands on.
///
/// A finding is about one thing only. That a hash matches, for example, does not say that the hash was signed, nor that
/// the signature is of a trusted issuer: those are findings of their own.
public struct CheckFinding: Sendable, Hashable, CustomStringConvertible {
    /// Which check.
    public let id: CheckID
    /// How it ended.
    public let result: CheckResult
    /// Why; nil where the result says everything.
    public let reason: CheckReason?
    /// The clause, for example `Doc 9303-11, 5.1.1`.
    public let clause: String
    /// One plain sentence without personal data.
    public let detail: String?
    /// What the check found by itself, where an entry of a list changed that; nil where nothing was changed.
    public let before: Before?
    /// The entry that changed it.
    public let appliedDefect: AppliedDefect?
    /// Whether all holds but for a departure from the standard that the profile refuses: no sign that anything was
    /// forged.
    public let isRefusal: Bool

    /// A finding of that content.
    public init(
        id: CheckID, result: CheckResult, reason: CheckReason? = nil, clause: String, detail: String? = nil,
        isRefusal: Bool = false
    ) {
        self.id = id
        self.result = result
        self.reason = reason
        self.clause = clause
        self.detail = detail
        self.isRefusal = isRefusal
        before = nil
        appliedDefect = nil
    }

    private init(_ original: CheckFinding, _ result: CheckResult, _ reason: CheckReason?, _ defect: AppliedDefect) {
        id = original.id
        self.result = result
        self.reason = reason
        clause = original.clause
        detail = original.detail
        isRefusal = original.isRefusal
        before = Before(result: original.result, reason: original.reason)
        appliedDefect = defect
    }

    /// The finding as an entry of a list leaves it; the sentence stays that of the check itself.
    func changed(to result: CheckResult, _ reason: CheckReason?, by defect: AppliedDefect) -> CheckFinding {
        CheckFinding(self, result, reason, defect)
    }

    /// A finding of a step; the clause follows from the check.
    init(_ id: CheckID, _ outcome: Outcome) {
        self.init(
            id: id, result: outcome.result, reason: outcome.reason, clause: id.clause, detail: outcome.detail,
            isRefusal: outcome.isRefusal)
    }

    /// The id, the result and the reason: `issuer.ds.signature undetermined (noAnchor)`; the result before, where an
    /// entry of a list changed it.
    public var description: String {
        let changed = before.map { before in
            ", before \(before.result)" + (before.reason.map { " (\($0))" } ?? "")
        }
        return "\(id) \(result)" + (reason.map { " (\($0))" } ?? "") + (changed ?? "")
    }
}

extension CheckID {
    /// The clause that a check of this target stands on.
    var clause: String {
        switch self {
        case .sodStructure: "Doc 9303-10, 4.6.2.2"
        case .sodSignedAttributes: "Doc 9303-10, 4.6.2.2; RFC 5652, 11.1 and 11.2"
        case .sodSignature: "Doc 9303-11, 5.1.1 step 3"
        case .dsSignature: "Doc 9303-11, 5.1.1 step 2; Doc 9303-12, D.1.1"
        case .dsValidity, .cscaValidity, .cardSecurityValidity: "Doc 9303-12, D.1.1.3 a"
        case .dsUsagePeriod: "Doc 9303-11, 5.1.1 best practice 3"
        case .cscaUsagePeriod: "Doc 9303-12, 4.1.4"
        case .dsDocumentType: "Doc 9303-11, 5.1.1 best practice 1; Doc 9303-12, 7.1.1.6"
        case .dsAlgorithms: "Doc 9303-12, 4.1.6"
        case .dsRevocation, .cardSecurityRevocation: "Doc 9303-12, D.1.2"
        case .comMatchesSOD: "BSI TR-03135-1, 5.6.4.4"
        case .cardSecurityStructure: "Doc 9303-10, 3.11.4"
        case .cardSecuritySignedAttributes: "Doc 9303-10, 3.11.4; RFC 5652, 11.1 and 11.2"
        case .cardSecuritySignature: "Doc 9303-10, 3.11.4; BSI TR-03135-1, 5.6.4.2"
        case .cardSecurityIssuer: "Doc 9303-12, D.1.1; BSI TR-03135-1, 5.6.4.3"
        case .cardAccessAuthenticity: "Doc 9303-11, 4.2 step 3 and 9.2.11"
        case .protocolDowngrade: "Doc 9303-11, 4.2"
        case .dirAuthenticity: "Doc 9303-11, 4.2 step 3 and 9.2.10"
        default: "Doc 9303-11, 5.1.1 step 5"
        }
    }
}
