// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// Which files are read, and in which order.
///
/// EF.SOD comes first, since its list decides what there is to read; EF.COM is read as a hint that is compared with it,
/// no more (F-28). DG14 and DG1 come next, then chip authentication, so that what follows is read through its channel,
/// and terminal authentication; then DG15 and active authentication, the other data groups, and DG2, the longest, last.
///
/// DG3 and DG4 are selected only where terminal authentication gave the right to: a chip gives them to nobody else, and
/// some chips drop the channel when asked (F-24). DG14 is read wherever EF.SOD lists it, unless it is left out by name:
/// EF.CardAccess must be compared with it (Doc 9303-11, 4.2), and it has the keys of chip authentication. So is DG15,
/// unless it or active authentication is left out by name.
public struct ReadPlan: Sendable, Hashable {
    /// The data groups asked for; nil for all that EF.SOD lists.
    public var requested: Set<DataGroupNumber>?
    /// The data groups left out.
    public var skipped: Set<DataGroupNumber>
    /// The protocols left out; the evidence names them.
    public var skippedProtocols: Set<ChipProtocol>
    /// The LDS2 applications that are read where terminal authentication gave rights in them: no chip is asked for
    /// travel histories and visas by a terminal that has no right to them.
    public var lds2: Set<LDS2Application>

    /// Everything that EF.SOD lists, except DG3 and DG4.
    public static let `default` = ReadPlan()
    /// The same without EF.DG2, which takes most of the time of a reading (F-23): nobody is compared with a picture,
    /// and its hash is not checked.
    public static let withoutPortrait = ReadPlan(skipped: [.dg2])

    /// - Parameters:
    ///   - requested: nil for all that EF.SOD lists.
    ///   - skipped: goes before `requested`.
    ///   - skippedProtocols: left out though their keys are read.
    ///   - lds2: empty for none.
    public init(
        requested: Set<DataGroupNumber>? = nil, skipped: Set<DataGroupNumber> = [],
        skippedProtocols: Set<ChipProtocol> = [], lds2: Set<LDS2Application> = Set(LDS2Application.allCases)
    ) {
        self.lds2 = lds2
        self.requested = requested
        self.skipped = skipped
        self.skippedProtocols = skippedProtocols
    }

    /// The data groups to read, in order: DG14, DG1, DG15, then ascending, DG2 last; DG3 and DG4 are not among them.
    ///
    /// - Parameter listed: the data groups of the security object; nil where it could not be read or decoded, and then
    ///   DG1 and DG2 are tried.
    package func dataGroups(listed: [DataGroupNumber]?) -> [DataGroupNumber] {
        var wanted = requested ?? Set(listed ?? [.dg1, .dg2]).union([.dg1])
        for number in listed ?? [] where isNeeded(number) { wanted.insert(number) }
        let chosen = wanted.subtracting(skipped).subtracting([.dg3, .dg4])
        let first: [DataGroupNumber] = [.dg14, .dg1, .dg15]
        return first.filter(chosen.contains) + chosen.subtracting(first + [.dg2]).sorted()
            + (chosen.contains(.dg2) ? [.dg2] : [])
    }

    /// Of DG3 and DG4 those that are asked for, and left out by nobody, if terminal authentication allows them.
    func guardedDataGroups(listed: [DataGroupNumber]?) -> [DataGroupNumber] {
        guard !skippedProtocols.contains(.terminalAuthentication) else { return [] }
        return [.dg3, .dg4].filter { number in
            listed?.contains(number) ?? false && !skipped.contains(number) && requested?.contains(number) ?? true
        }
    }

    /// Whether a data group is read without being asked for, since a protocol has its key there.
    func isNeeded(_ number: DataGroupNumber) -> Bool {
        number == .dg14 || number == .dg15 && !skippedProtocols.contains(.activeAuthentication)
    }

    /// The protocols that the plan leaves out: by name, or with the data group that has their key.
    var protocolsLeftOut: Set<ChipProtocol> {
        var leftOut = skippedProtocols
        if skipped.contains(.dg14) { leftOut.insert(.chipAuthentication) }
        if skipped.contains(.dg15) { leftOut.insert(.activeAuthentication) }
        return leftOut
    }
}
