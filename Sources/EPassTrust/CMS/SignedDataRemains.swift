// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What is left of a SignedData in octets that do not decode as one: its parts, each known by its own form wherever it
/// stands. So a fault in one part, or in what is around them, hides none of the others.
///
/// Nobody signed where they stand, so that they are held against files, and never speak for one.
package struct SignedDataRemains: Sendable, Hashable {
    /// The parts; with content where there is one alone.
    package let data: SignedData
    /// What may be the content, each once: that of which signed attributes beside it have the digest, or all that has
    /// its form where none do. Nothing where not all octets could be looked at.
    ///
    /// Whether a signature verifies chooses none of them: whoever adds a list adds a key and a signature of his own.
    package let contents: [[UInt8]]

    /// - Parameter isContent: whether octets have the form of the content.
    /// - Parameter type: what the content would be of.
    package init(in octets: [UInt8], type: String, isContent: ([UInt8]) -> Bool) {
        let search = Search(octets, isContent)
        contents = search.candidates
        data = SignedData(
            type: type, content: contents.count == 1 ? contents[0] : nil, certificates: search.certificates,
            undecoded: search.undecoded, signers: search.signers)
    }

    /// Goes over all octets, inside of parts, too: what has the form of a part may be put around the others.
    private struct Search {
        private(set) var contents: [[UInt8]] = []
        /// Strings with other octets behind such content, whose length may be wrong: content where somebody signed
        /// them.
        private(set) var longer: [[UInt8]] = []
        private(set) var certificates: [Certificate] = []
        private(set) var undecoded: [TrustError] = []
        private(set) var signers: [SignerInfo] = []
        /// Signed attributes with a digest, also where no signer is left around them.
        private(set) var attributes: [SignerInfo.SignedAttributes] = []
        /// Whether all octets were looked at.
        private(set) var isWhole = false
        /// How many octets may still be looked at more than once, so that no nesting makes much of little.
        private var budget: Int

        private static let limits = SignedDataLimits.securityObject

        init(_ octets: [UInt8], _ isContent: ([UInt8]) -> Bool) {
            let octets = Array(octets.prefix(Self.limits.maximumLength))
            budget = 8 * octets.count + 1 << 18
            for position in octets.indices where [0x04, 0x24, 0x30, 0xA0].contains(octets[position]) {
                look(at: position, in: octets, isContent)
                guard budget > 0 else { return }
            }
            isWhole = true
        }

        /// Where attributes are at their limit there may be others, and each content counts.
        var candidates: [[UInt8]] {
            guard isWhole else { return [] }
            guard attributes.count < Self.limits.maximumSigners else { return contents }
            let digested = (contents + longer).filter { list in attributes.contains { $0.fit(list) } }
            return digested.isEmpty ? contents : digested
        }

        private mutating func look(at position: Int, in octets: [UInt8], _ isContent: ([UInt8]) -> Bool) {
            // To find where an indefinite length ends takes a walk.
            if octets.dropFirst(position + 1).first == 0x80 { budget -= octets.count - position }
            guard let node = ASN1Node(octets, at: position, limit: octets.count) else { return }
            guard node.identifier != .context(0) else { return addAttributes(node) }
            guard node.identifier == .sequence else {
                return addContent(node.isConstructed ? joined(node) : node.primitiveContent.map(Array.init), isContent)
            }
            let members = Array(node.members.prefix(3))
            if members.contains(where: { $0.encodedBytes.dropFirst().first == 0x80 }) {
                budget -= node.encodedBytes.count
            }
            guard members.count == 3 else { return }
            if members.map(\.identifier) == [.sequence, .sequence, .bitString] { return addCertificate(node) }
            addSigner(node)
            addContent(Array(node.encodedBytes), isContent)
        }

        private mutating func joined(_ node: ASN1Node) -> [UInt8]? {
            budget -= node.encodedBytes.count
            return try? node.walkedOver?.octetString("eContent")
        }

        private mutating func addContent(_ octets: [UInt8]?, _ isContent: ([UInt8]) -> Bool) {
            guard let octets else { return }
            budget -= octets.count
            guard isContent(octets) else { return }
            guard ASN1Node(octets, at: 0, limit: octets.count)?.endIndex == octets.count else {
                if !longer.contains(octets) { longer.append(octets) }
                return
            }
            if !contents.contains(octets) { contents.append(octets) }
        }

        /// Where a length around it is wrong, what is around looks like the signer, too. Of those with the same
        /// signature none takes another's place: anybody can write what is around it anew.
        private mutating func addSigner(_ node: ASN1Node) {
            budget -= node.encodedBytes.count
            guard let signer = SignerInfo(remainsIn: node, Self.limits) else { return }
            guard signers.count < Self.limits.maximumSigners, !signers.contains(signer) else { return }
            signers.append(signer)
        }

        private mutating func addAttributes(_ node: ASN1Node) {
            guard attributes.count < Self.limits.maximumSigners else { return }
            budget -= node.encodedBytes.count
            guard let found = SignerInfo.attributes(remainsIn: node, Self.limits) else { return }
            attributes.append(found)
        }

        private mutating func addCertificate(_ node: ASN1Node) {
            budget -= node.encodedBytes.count
            let octets = Array(node.encodedBytes)
            guard certificates.count + undecoded.count < Self.limits.maximumCertificates,
                !certificates.contains(where: { $0.encoded == octets })
            else { return }
            do throws(TrustError) {
                certificates.append(try Certificate(encoded: octets))
            } catch {
                undecoded.append(error)
            }
        }
    }
}
