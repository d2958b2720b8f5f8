// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// Walks over ASN.1 once, before anything of it is used: tags, lengths and nesting are sound in all of it, or it is
/// refused as a whole.
///
/// BER is taken, and it is told whether lengths and strings are those of DER. No tree is made; nodes find their members
/// when they are asked for them.
enum ASN1Parser {
    /// The outermost node and whether the encoding was DER as far as lengths go, and strings in one piece.
    struct Tree {
        let node: ASN1Node
        let isDistinguished: Bool
    }

    /// How deep elements may nest.
    static let maximumDepth = 50

    /// Parses one element that fills the octets. Size and depth are bounded before anything is kept.
    static func parse(
        _ octets: [UInt8], maximumLength: Int, element: @autoclosure () -> String
    ) throws(TrustError) -> Tree {
        guard octets.count <= maximumLength else {
            throw TrustError(.tooLarge, element: element(), .asn1TooLong(count: octets.count, maximum: maximumLength))
        }
        var walk = Walk()
        guard walk.element(octets.span, limit: octets.count, depth: 1), walk.position == octets.count,
            let node = ASN1Node(whole: octets)
        else {
            throw TrustError(.malformed, element: element(), offset: walk.position, .asn1NotValid)
        }
        return Tree(node: node, isDistinguished: walk.isDistinguished)
    }

    /// The element that fills the octets, in DER as far as lengths and strings go; nil where it is none.
    static func distinguished(_ octets: [UInt8]) -> ASN1Node? {
        guard let tree = try? parse(octets, maximumLength: octets.count, element: ""), tree.isDistinguished else {
            return nil
        }
        return tree.node
    }

    private struct Walk {
        /// The next octet; where the walk ended, the element that is not sound.
        var position = 0
        var isDistinguished = true

        mutating func element(_ octets: Span<UInt8>, limit: Int, depth: Int) -> Bool {
            guard depth <= ASN1Parser.maximumDepth,
                let header = ASN1Header(octets, at: position, limit: limit)
            else { return false }
            if !header.isMinimal || header.isStringInPieces { isDistinguished = false }
            position = header.contentStart
            guard let length = header.contentLength else { return indefinite(octets, limit: limit, depth: depth) }
            let end = header.contentStart + length
            guard header.isConstructed else {
                position = end
                return true
            }
            while position < end {
                guard element(octets, limit: end, depth: depth + 1) else { return false }
            }
            return true
        }

        private mutating func indefinite(_ octets: Span<UInt8>, limit: Int, depth: Int) -> Bool {
            while limit - position >= 2 {
                if octets[position] == 0, octets[position + 1] == 0 {
                    position += 2
                    return true
                }
                guard element(octets, limit: limit, depth: depth + 1) else { return false }
            }
            return false
        }
    }
}

extension ASN1Node {
    /// A copy of the element after it was walked over; nil where something in it is not sound.
    var walkedOver: ASN1Node? {
        let octets = Array(encodedBytes)
        return try? ASN1Parser.parse(octets, maximumLength: octets.count, element: "").node
    }
}
