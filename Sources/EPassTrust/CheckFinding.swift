// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What one check found: a result, the reason for it, and the clause that it stands on.
///
/// A finding is about one thing only. That a hash matches, for example, does not say that the hash was signed, nor that the signature is of a
/// trusted issuer: those are findings of their own.
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

    /// A finding of that content.
    public init(
        id: CheckID, result: CheckResult, reason: CheckReason? = nil, clause: String, detail: String? = nil
    ) {
        self.id = id
        self.result = result
        self.reason = reason
        self.clause = clause
        self.detail = detail
    }

    /// The id, the result and the reason: `issuer.ds.signature undetermined (noAnchor)`.
    public var description: String {
        "\(id) \(result)" + (reason.map { " (\($0))" } ?? "")
    }
}
