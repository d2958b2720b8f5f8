// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a check counts for.
public enum CheckRole: String, Sendable, Hashable, CaseIterable {
    /// It must be `successful` or `notSupported`.
    case mandatory
    /// It must not be `failed`; `undetermined` counts only for the reasons that the policy names.
    case optional
    /// It is reported and does not change the overall result.
    case evaluatory
}

extension CheckRole: Comparable {
    /// How much a check changes that counts for it.
    private var weight: Int {
        switch self {
        case .evaluatory: 0
        case .optional: 1
        case .mandatory: 2
        }
    }

    /// What changes less is less.
    public static func < (left: CheckRole, right: CheckRole) -> Bool { left.weight < right.weight }
}

extension Check {
    /// What a check counts for.
    package enum Counting: Sendable, Hashable {
        /// What the policy says; the presets are files (`Sources/EPass/Policy/Files`).
        case byPolicy
        /// The same under every policy.
        case always(CheckRole)
        /// As another check.
        case like(CheckID)
    }

    /// What it counts for under every policy; nil where that is for the policy to say.
    package var fixedRole: CheckRole? { if case .always(let role) = counts { role } else { nil } }
}
