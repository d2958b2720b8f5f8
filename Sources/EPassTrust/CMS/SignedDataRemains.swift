// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassTLV

/// What is left of a SignedData in octets that do not decode as one: its parts, each known by its own form wherever it
/// stands. So a fault in one part, or in what is around them, hides none of the others.
///
/// Nobody signed where they stand, so that they are held against files, and never speak for one.
package struct SignedDataRemains: Sendable, Hashable {
    /// The parts; with content where there is one alone.
    package let data: SignedData
    /// What may be the content, each once: what a signer beside it signed by his digest and a signature that verifies,
    /// or else what signed attributes have the digest of, or else all that has the form of it.
    package let contents: [[UInt8]]

    /// - Parameter isContent: whether octets have the form of the content.
    /// - Parameter type: what the content would be of.
    package init(in octets: [UInt8], type: String, isContent: ([UInt8]) -> Bool) {
        let search = Search(octets, isContent)
        let parts = SignedData(
            type: type, content: nil, certificates: search.certificates, undecoded: search.undecoded,
            signers: search.signers)
        let lists = search.contents + search.longer
        let bound = search.signers.compactMap { signer -> (SignerInfo, [UInt8])? in
            let fitting = lists.first { signer.signedAttrs?.fit($0) ?? false }
            guard let fitting, SignatureCheckStep.judge(parts, signer, in: nil, .default).outcome.result == .successful
            else { return nil }
            return (signer, fitting)
        }
        // Without a signature that verifies, attributes still say more of a list than that somebody put one there.
        let digested = bound.isEmpty ? lists.filter { list in search.attributes.contains { $0.fit(list) } } : []
        let found = bound.isEmpty ? digested.isEmpty ? search.contents : digested : bound.map(\.1)
        contents = found.reduce(into: []) { found, content in
            if !found.contains(content) { found.append(content) }
        }
        data = SignedData(
            type: type, content: contents.count == 1 ? contents[0] : nil, certificates: parts.certificates,
            undecoded: parts.undecodedCertificates, signers: bound.isEmpty ? parts.signerInfos : bound.map(\.0))
    }

    /// Goes over all octets. What is inside of content or of a certificate is no part.
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
        /// How many octets may still be looked at more than once, so that no nesting makes much of little.
        private var budget: Int

        private static let limits = SignedDataLimits.securityObject

        init(_ octets: [UInt8], _ isContent: ([UInt8]) -> Bool) {
            let octets = Array(octets.prefix(Self.limits.maximumLength))
            budget = 8 * octets.count + 1 << 18
            var position = 0
            while position < octets.count, budget > 0 {
                let isOfPart = [0x04, 0x24, 0x30, 0xA0].contains(octets[position])
                let node = isOfPart ? part(of: octets, at: position, isContent) : nil
                position = node?.endIndex ?? position + 1
            }
        }

        private mutating func part(of octets: [UInt8], at position: Int, _ isContent: ([UInt8]) -> Bool) -> ASN1Node? {
            // To find where an indefinite length ends takes a walk.
            if octets.dropFirst(position + 1).first == 0x80 { budget -= octets.count - position }
            guard let node = ASN1Node(octets, at: position, limit: octets.count) else { return nil }
            guard node.identifier != .context(0) else {
                addAttributes(node)
                return nil
            }
            guard node.identifier == .sequence else {
                let content = node.isConstructed ? joined(node) : node.primitiveContent.map(Array.init)
                return addContent(content, isContent) ? node : nil
            }
            let members = Array(node.members.prefix(3))
            if members.contains(where: { $0.encodedBytes.dropFirst().first == 0x80 }) {
                budget -= node.encodedBytes.count
            }
            guard members.count == 3 else { return nil }
            if members.map(\.identifier) == [.sequence, .sequence, .bitString] {
                addCertificate(node)
                return node
            }
            addSigner(node)
            return addContent(Array(node.encodedBytes), isContent) ? node : nil
        }

        private mutating func joined(_ node: ASN1Node) -> [UInt8]? {
            budget -= node.encodedBytes.count
            return try? node.walkedOver?.octetString("eContent")
        }

        private mutating func addContent(_ octets: [UInt8]?, _ isContent: ([UInt8]) -> Bool) -> Bool {
            guard let octets else { return false }
            budget -= octets.count
            guard isContent(octets) else { return false }
            guard ASN1Node(octets, at: 0, limit: octets.count)?.endIndex == octets.count else {
                longer.append(octets)
                return false
            }
            if !contents.contains(octets) { contents.append(octets) }
            return true
        }

        /// One is gone into all the same: where a length around it is wrong, what is around looks like the signer.
        private mutating func addSigner(_ node: ASN1Node) {
            budget -= node.encodedBytes.count
            guard let signer = SignerInfo(remainsIn: node, Self.limits) else { return }
            signers.removeAll { $0.signedAttrs == signer.signedAttrs && $0.signature == signer.signature }
            if signers.count < Self.limits.maximumSigners { signers.append(signer) }
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
