// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What is done to a file of the chip: other octets, a wrong length, octets changed, cut off or added, or no file at
/// all. An object of the member `files` of a description.
package struct FileDescription: Sendable, Hashable {
    /// Octets that take the place of others.
    package struct Patch: Sendable, Hashable {
        /// The first of them, counted from 0; what lies behind the end of the file is left alone.
        package var offset = 0
        /// What stands there.
        package var octets: [UInt8] = []

        /// Nothing.
        package init() {}
    }

    /// The whole file; nil for that which is made.
    package var content: [UInt8]?
    /// Whether the chip does not have the file.
    package var isAbsent = false
    /// What is changed in it.
    package var patches: [Patch] = []
    /// What stands behind the outer tag instead of the octets of the length.
    package var lengthOctets: [UInt8]?
    /// How many octets are kept; nil for all.
    package var kept: Int?
    /// How many octets are cut off its end.
    package var dropped = 0
    /// What follows it.
    package var trailing: [UInt8] = []
    /// Whether EF.SOD and EF.COM are about the data group as it stands here, or as it was before.
    package var isSigned = true

    /// The file as it is made.
    package init() {}

    /// The file that becomes of the one that was made, if any; nil for none.
    func applied(to made: [UInt8]?) -> [UInt8]? {
        guard !isAbsent, var octets = content ?? made else { return nil }
        for patch in patches where patch.offset < octets.count {
            let end = min(octets.count, patch.offset + patch.octets.count)
            octets.replaceSubrange(patch.offset..<end, with: patch.octets.prefix(end - patch.offset))
        }
        if let lengthOctets { octets.replaceSubrange(Self.lengthRange(of: octets), with: lengthOctets) }
        if let kept { octets = Array(octets.prefix(kept)) }
        return octets.dropLast(dropped) + trailing
    }

    /// Where the length of the outer data object stands (ISO/IEC 7816-4, 6.3), as far as there are octets.
    private static func lengthRange(of octets: [UInt8]) -> Range<Int> {
        guard let first = octets.first else { return 0..<0 }
        var start = 1
        if first & 0x1F == 0x1F {
            while start < octets.count, octets[start] & 0x80 != 0 { start += 1 }
            start += 1
        }
        guard octets.indices.contains(start) else { return octets.count..<octets.count }
        let length = octets[start]
        return start..<min(octets.count, start + 1 + (length > 0x80 ? Int(length & 0x7F) : 0))
    }
}

extension DocumentDescription {
    /// Whether the whole content of a data group is given.
    func isGiven(_ dataGroup: DataGroupNumber) -> Bool {
        files[dataGroup.rawValue] != nil || fileChanges[.dataGroup(dataGroup)]?.content != nil
    }

    /// Does to data groups what is said of them.
    ///
    /// - Parameter signed: whether that is what EF.SOD is about, or what is done behind its back.
    func changeDataGroups(_ dataGroups: inout [DataGroupNumber: [UInt8]], signed: Bool) {
        for case (.dataGroup(let number), let change) in fileChanges where change.isSigned == signed {
            dataGroups[number] = change.applied(to: dataGroups[number])
        }
    }
}
