// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// The lists of hashes in an EF.SOD that does not decode as a whole, each known by its own form wherever it stands. So
/// a fault in what is around a list hides no file that differs from it.
///
/// Nobody signed where they stand, and whoever sends them may have put others beside: a file speaks against itself only
/// where it differs from each of them that names it, and none of them speaks for one. Signers and certificates are not
/// looked for, as which of them belong together nobody could say.
package struct RemainingLists: Sendable {
    /// The lists that name a data group, each once; none where not all octets could be looked at, or where there are
    /// more than ``maximumLists``.
    package private(set) var lists: [LDSSecurityObject] = []
    private var known: Set<[UInt8]> = []
    /// How many octets may still be looked at more than once, so that no nesting makes much of little.
    private var budget: Int

    /// Lists that are held against files. One is what an honest EF.SOD has.
    package static let maximumLists = 16

    /// - Parameter octets: those of the file.
    package init(in octets: [UInt8]) {
        budget = 8 * octets.count + 1 << 18
        guard octets.count <= SignedDataLimits.securityObject.maximumLength else { return }
        for position in octets.indices where [0x24, 0x30].contains(octets[position]) {
            look(at: position, in: octets)
            guard budget > 0, lists.count <= Self.maximumLists else {
                lists = []
                return
            }
        }
    }

    private mutating func look(at position: Int, in octets: [UInt8]) {
        // To find where an indefinite length ends takes a walk.
        if octets.dropFirst(position + 1).first == 0x80 { budget -= octets.count - position }
        guard let node = ASN1Node(octets, at: position, limit: octets.count) else { return }
        if node.identifier == .sequence {
            guard isLikeList(node) else { return }
            budget -= node.encodedBytes.count
            add(Array(node.encodedBytes))
        } else {
            // The content as a string in pieces (BER). Where they cannot be put together, nobody knows what it is.
            budget -= 4 * node.encodedBytes.count
            guard node.members.nextIdentifier == .octetString else { return }
            if let content = try? node.walkedOver?.octetString("eContent") { add(content) } else { budget = 0 }
        }
    }

    /// Whether it begins as a list does: a version and an algorithm.
    private mutating func isLikeList(_ node: ASN1Node) -> Bool {
        var members = node.members
        guard let version = members.next(), let algorithm = members.next() else {
            budget -= node.encodedBytes.count
            return false
        }
        budget -= version.encodedBytes.count + algorithm.encodedBytes.count
        return algorithm.identifier == .sequence && algorithm.members.nextIdentifier == .objectIdentifier
    }

    private mutating func add(_ octets: [UInt8]) {
        guard let list = LDSSecurityObject(listIn: octets), !list.dataGroupHashes.isEmpty else { return }
        if known.insert(octets).inserted { lists.append(list) }
    }
}
