// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

extension TLVReader where Origin == TrustOrigin {
    /// Members of one template of a list, such as its entries.
    private static var maximumListMembers: Int { 131_072 }

    /// The content of a list, which must be one SEQUENCE that fills the octets.
    init(list content: [UInt8], maximumLength: Int, _ element: String) throws(TrustError) {
        guard content.count <= maximumLength else {
            throw TrustError(.tooLarge, element: element, .asn1TooLong(count: content.count, maximum: maximumLength))
        }
        self = try TLVReader(
            sequence: content, element, maximumLength: maximumLength, maximumElements: Self.maximumListMembers)
    }

    /// The tag of the next member; nil at the end and where it cannot be read.
    var tag: TLVTag? { try? peek() }

    /// The next member, if it has one of the tags.
    mutating func optional(_ tags: TLVTag..., as name: String) throws(TrustError) -> TLVElement? {
        guard let tag, tags.contains(tag) else { return nil }
        return try next(name)
    }

    /// The one member that there is.
    var single: TLVElement? {
        var rest = self
        guard let member = try? rest.next(), rest.isAtEnd else { return nil }
        return member
    }

    /// What is in the member, where it has the tag: that of a SET or SEQUENCE whose own tag an implicit one replaces
    /// elsewhere.
    func unwrapped(_ tag: TLVTag, _ name: String) throws(TrustError) -> TLVReader {
        var rest = self
        return self.tag == tag ? try members(of: try rest.next(name), at: path) : self
    }

    /// The next member, an AlgorithmIdentifier; nil where no SEQUENCE stands there.
    mutating func algorithm(_ name: String) throws(TrustError) -> AlgorithmIdentifier? {
        guard let member = try optional(.sequence, as: name) else { return nil }
        return try decoded(member, name, AlgorithmIdentifier.init)
    }

    /// A member as a tree of its own, for the decoders that need one; positions in errors of those count as all others.
    func decoded<Value>(
        _ member: TLVElement, _ name: String, maximumLength: Int = 65_536,
        _ decode: (ASN1Node, String) throws(TrustError) -> Value
    ) throws(TrustError) -> Value {
        let element = self.name(name)
        do throws(TrustError) {
            let octets = Array(member.encoded)
            return try decode(
                try ASN1Parser.parse(octets, maximumLength: maximumLength, element: element).node, element)
        } catch {
            throw error.moved(by: member.offset)
        }
    }

    /// Decodes the members, each apart from the others: one that cannot be decoded does not take its neighbours along.
    /// One whose own length is damaged ends them, as nothing behind it can be found.
    ///
    /// - Parameter budget: how many may follow in the whole list.
    /// - Throws: `limitExceeded` only.
    mutating func each<Value>(
        _ name: String, budget: inout Int, or excess: Message,
        _ decode: (TLVReader, TLVElement) throws(TrustError) -> Value
    ) throws(TrustError) -> (decoded: [Value], undecoded: [TrustError]) {
        var found: (decoded: [Value], undecoded: [TrustError]) = ([], [])
        while !isAtEnd {
            budget -= 1
            guard budget > 0 else { throw refused(.limitExceeded, excess) }
            var isFound = false
            do throws(TrustError) {
                let member = try next(name)
                isFound = true
                found.decoded.append(try decode(self, member))
            } catch {
                guard error.code != .limitExceeded else { throw error }
                found.undecoded.append(error)
                guard isFound else { break }
            }
        }
        return found
    }
}
