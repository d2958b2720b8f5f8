// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// Which files are read, and in which order.
///
/// EF.SOD comes first, since its list decides what there is to read; EF.COM is read as a hint that is compared with it,
/// no more (F-28). DG1 comes next and DG2, the longest, last. DG3 and DG4 are never selected: a chip gives them to
/// terminal authentication only, and some chips drop the channel when asked (F-24). DG14 is read wherever EF.SOD lists
/// it, unless it is left out by name: EF.CardAccess must be compared with it (Doc 9303-11, 4.2).
public struct ReadPlan: Sendable, Hashable {
    /// The data groups asked for; nil for all that EF.SOD lists.
    public var requested: Set<DataGroupNumber>?
    /// The data groups left out.
    public var skipped: Set<DataGroupNumber>
    /// The protocols left out; the evidence names them.
    public var skippedProtocols: Set<ChipProtocol>

    /// Everything that EF.SOD lists, except DG3 and DG4.
    public static let `default` = ReadPlan()

    /// A plan as given.
    public init(
        requested: Set<DataGroupNumber>? = nil, skipped: Set<DataGroupNumber> = [],
        skippedProtocols: Set<ChipProtocol> = []
    ) {
        self.requested = requested
        self.skipped = skipped
        self.skippedProtocols = skippedProtocols
    }

    /// The data groups to read, in order: DG1, then ascending, DG2 last.
    ///
    /// - Parameter listed: the data groups of the security object; nil where it could not be read or decoded, and then DG1 and DG2 are tried.
    public func dataGroups(listed: [DataGroupNumber]?) -> [DataGroupNumber] {
        var wanted = requested ?? Set(listed ?? [.dg1, .dg2]).union([.dg1])
        if let listed, listed.contains(.dg14) { wanted.insert(.dg14) }
        let chosen = wanted.subtracting(skipped).subtracting([.dg3, .dg4]).sorted()
        return chosen.filter { $0 != .dg2 } + chosen.filter { $0 == .dg2 }
    }
}
