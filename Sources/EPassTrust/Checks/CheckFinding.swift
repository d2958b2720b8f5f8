// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// What one check found: a result, the reason for it, and the clause that it stands on.
///
/// A finding is about one thing only. That a hash matches, for example, does not say that the hash was signed, nor that
/// the signature is of a trusted issuer: those are findings of their own.
public struct CheckFinding: Sendable, Hashable, CustomStringConvertible {
    /// Which check.
    public let id: CheckID
    /// One of the five results of BSI TR-03135-1; after an entry of a list the one that it left.
    public private(set) var result: CheckResult
    /// Why; nil where the result says everything.
    public private(set) var reason: CheckReason?
    /// What was found. Personal data has that of ``CheckID/lds2Holder`` alone: what the record and DG1 say otherwise.
    public let message: Message?
    /// The message in English: a sentence with its full stop.
    public var detail: String? { message?.english }
    /// What the check found by itself, where an entry of a list changed that; nil where nothing was changed.
    public var before: Before? { change?.before }
    /// The entry that changed it; nil where `before` is.
    public var appliedDefect: AppliedDefect? { change?.defect }
    private var change: Change?
    /// Whether all holds but for a departure from the standard that the profile refuses: no sign that anything was
    /// forged.
    public let isRefusal: Bool

    /// What an entry of a list made of a finding. Few are changed, and all are copied often.
    private final class Change: Sendable, Hashable {
        let before: Before
        let defect: AppliedDefect

        init(before: Before, defect: AppliedDefect) {
            self.before = before
            self.defect = defect
        }

        static func == (left: Change, right: Change) -> Bool {
            left.before == right.before && left.defect == right.defect
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(before)
            hasher.combine(defect)
        }
    }

    /// A finding that no entry of a list has changed.
    package init(
        id: CheckID, result: CheckResult, reason: CheckReason? = nil, message: Message? = nil, isRefusal: Bool = false
    ) {
        self.id = id
        self.result = result
        self.reason = reason
        self.message = message
        self.isRefusal = isRefusal
    }

    /// The finding as an entry of a list leaves it; the message stays that of the check itself, but where the entry
    /// revokes: then it says what is revoked, and by whom.
    ///
    /// - Parameter signer: what messages call the signer.
    func changed(
        to result: CheckResult, _ reason: CheckReason?, by defect: AppliedDefect, of signer: SignerName
    ) -> CheckFinding {
        var changed = CheckFinding(
            id: id, result: result, reason: reason,
            message: reason == .revoked ? defect.revocation(of: signer) : message, isRefusal: isRefusal)
        changed.change = Change(before: Before(result: self.result, reason: self.reason), defect: defect)
        return changed
    }

    /// What the check says of its result; nil where an entry of a list left another result than the message is of.
    var ownMessage: Message? { change == nil || reason == .revoked ? message : nil }

    /// A finding of a step.
    init(_ id: CheckID, _ outcome: Outcome) {
        self.init(
            id: id, result: outcome.result, reason: outcome.reason, message: outcome.message,
            isRefusal: outcome.isRefusal)
    }

    /// The clause that the check stands on, for example `Doc 9303-11, 5.1.1`.
    public var clause: String { id.check.clause }

    /// The id, the result and the reason: `issuer.ds.signature undetermined (noAnchor)`; the result before, where an
    /// entry of a list changed it.
    public var description: String {
        let changed = before.map { before in
            ", before \(before.result)" + (before.reason.map { " (\($0))" } ?? "")
        }
        return "\(id) \(result)" + (reason.map { " (\($0))" } ?? "") + (changed ?? "")
    }
}

extension [CheckFinding] {
    /// The first finding of a check.
    package func finding(of id: CheckID) -> CheckFinding? { place(of: id).map { self[$0] } }

    /// How that check ended.
    package func result(of id: CheckID) -> CheckResult? { place(of: id).map { self[$0].result } }

    private func place(of id: CheckID) -> Int? {
        // By the places: an iterator copies each finding that it passes.
        for index in indices where self[index].id == id { return index }
        return nil
    }
}
