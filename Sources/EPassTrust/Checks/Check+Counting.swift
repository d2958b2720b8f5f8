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

/// The policies that there are without anybody writing one. `Docs/policies.md` describes them.
package enum PolicyPreset: String, Sendable, Hashable, CaseIterable {
    /// Is the data genuine, and does the chip belong to what is printed.
    case read
    /// For deciding over a person.
    case border
    /// The standard and nothing else.
    case strict

    /// The reasons for which every optional check counts where it is `undetermined`, beside those that a check has for
    /// itself: a fault that a list excuses is a fault that nobody can judge here.
    package var countedReasons: Set<CheckReason> {
        switch self {
        case .read: []
        case .border, .strict: [.knownDefect, .publisherNotGranted]
        }
    }
}

extension Check {
    /// What a check counts for under one preset.
    package struct PresetRole: Sendable, Hashable {
        /// What it counts for.
        package let role: CheckRole
        /// Whether only where it is about something that was asked for or given; else it is evaluatory.
        package let isWhereAsked: Bool
        /// The reasons for which it counts, though optional, where it is `undetermined`.
        package let countedReasons: Set<CheckReason>

        /// Mandatory.
        package static let mandatory = PresetRole(role: .mandatory, isWhereAsked: false, countedReasons: [])
        /// Mandatory where it is about something that was asked for or given.
        package static let mandatoryWhereAsked = PresetRole(role: .mandatory, isWhereAsked: true, countedReasons: [])
        /// Optional; no reason counts.
        package static let optional = PresetRole(role: .optional, isWhereAsked: false, countedReasons: [])
        /// Evaluatory.
        package static let evaluatory = PresetRole(role: .evaluatory, isWhereAsked: false, countedReasons: [])

        /// Optional; these reasons count.
        static func optional(counting reasons: Set<CheckReason>) -> PresetRole {
            PresetRole(role: .optional, isWhereAsked: false, countedReasons: reasons)
        }
    }

    /// What a check counts for.
    package enum Counting: Sendable, Hashable {
        /// What the policy says, and so the presets.
        case byPolicy(read: PresetRole, border: PresetRole, strict: PresetRole)
        /// The same under every policy.
        case always(CheckRole)
        /// As another check.
        case like(CheckID)

        static let mandatory = Counting.byPolicy(read: .mandatory, border: .mandatory, strict: .mandatory)
        static let evaluatory = Counting.byPolicy(read: .evaluatory, border: .evaluatory, strict: .evaluatory)
        static let whereAsked = Counting.byPolicy(
            read: .mandatoryWhereAsked, border: .mandatoryWhereAsked, strict: .mandatoryWhereAsked)
        /// What confirms the unsigned files of the master file, and how the chip was opened. A document need not have
        /// what decides them, so that they are optional by default; one that is `failed` counts all the same.
        static let masterFile = Counting.byPolicy(read: .optional, border: .optional, strict: .mandatory)
        /// The same, of what rests on the offer of PACE.
        static let offer = Counting.byPolicy(
            read: .optional, border: .optional(counting: [.paceInfoNotSigned]), strict: .mandatory)
        static let validity = Counting.byPolicy(read: .optional, border: .optional, strict: .mandatory)
        static let revocation = Counting.byPolicy(
            read: .optional, border: .optional,
            strict: .optional(counting: [.noCRL, .crlExpired, .crlNotYetValid, .crlNotVerified, .crlOfOtherIssuer]))
        /// What the issuer's own certificates and the algorithm policy allow the document signer: a document that goes
        /// beyond is not forged by that.
        static let limit = Counting.byPolicy(read: .evaluatory, border: .optional, strict: .mandatory)
        static let strictOnly = Counting.byPolicy(read: .evaluatory, border: .evaluatory, strict: .mandatory)
        static let current = Counting.byPolicy(read: .evaluatory, border: .mandatory, strict: .mandatory)
    }

    /// What the check counts for under a preset, its exceptions aside.
    package func role(under preset: PolicyPreset) -> PresetRole {
        switch counts {
        case .byPolicy(let read, let border, let strict):
            switch preset {
            case .read: read
            case .border: border
            case .strict: strict
            }
        case .always(let role): PresetRole(role: role, isWhereAsked: false, countedReasons: [])
        case .like(let other): other.check.role(under: preset)
        }
    }

    /// The reasons for which the check counts under a preset where it is optional and `undetermined`.
    package func countedReasons(under preset: PolicyPreset) -> Set<CheckReason> {
        let role = role(under: preset)
        return role.role == .optional ? role.countedReasons.union(preset.countedReasons) : []
    }
}
