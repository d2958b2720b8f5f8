// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The content of a deviation list (Doc 9303-12, 10.2): what a State says is wrong with documents that it issued.
///
/// A State speaks of its own documents only; who applies the list has to see to that.
package struct DeviationList: Sendable, Hashable {
    /// The version; the standard has 0 only.
    package let version: Int
    /// The algorithm of the certificate digests; nil where none is stated, and then no digest can be compared.
    package let digestAlgorithm: AlgorithmIdentifier?
    /// The deviations that could be decoded, in their order, each with its number in the list.
    package let deviations: [Deviation]
    /// Why the others, or parts of an entry, could not be decoded: one error for each such entry, with its position.
    package let undecoded: [TrustError]
    /// The entries of which nothing could be decoded but, perhaps, the documents that they speak of.
    let undecodedEntries: [UndecodedEntry<Deviation.Documents>]

    /// The longest content that is decoded, in octets: 16 MiB.
    package static let maximumLength = 16 << 20
    /// Most deviations in one list.
    package static let maximumDeviations = 65_536

    /// Decodes the content.
    ///
    /// - Throws: `TrustError` where the structure around the deviations is damaged. One that cannot be decoded is left
    ///   out and reported.
    package init(content: [UInt8]) throws(TrustError) {
        var fields = try TLVFields(list: content, maximumLength: Self.maximumLength, "DeviationList")
        version = try fields.number("version")
        digestAlgorithm = try fields.algorithm("digestAlgorithm")
        let list = try fields.template(.set, "deviations")
        try fields.end()
        let entries = try ListEntries<Deviation, Deviation.Documents>.read(
            list, maximum: Self.maximumDeviations, Deviation.init, bounds: Deviation.statedDocuments)
        deviations = entries.decoded
        undecodedEntries = entries.refused
        undecoded = entries.refused.map(\.error) + entries.decoded.compactMap(\.undecoded.first)
    }
}

/// An entry of a list that cannot be decoded, and what can be read of it all the same.
struct UndecodedEntry<Bounds: Sendable & Hashable>: Sendable, Hashable {
    /// Its number in the list, from 0.
    let index: Int
    /// Why it cannot be decoded.
    let error: TrustError
    /// Whom it speaks of; nil where that cannot be read either, so that it may be anybody.
    let bounds: Bounds?
}

/// The entries of a list of statements: those that decode, and why the others do not.
struct ListEntries<Entry, Bounds: Sendable & Hashable> {
    var decoded: [Entry] = []
    var refused: [UndecodedEntry<Bounds>] = []

    /// Parts of entries in the whole list; a bound on memory where each has only a few octets.
    static var maximumParts: Int { 262_144 }

    static func read(
        _ fields: TLVFields, maximum: Int,
        _ decode: (TLVFields, Int, Int, inout Int) throws(TrustError) -> Entry, bounds: (TLVFields) -> Bounds?
    ) throws(TrustError) -> ListEntries {
        var rest = fields
        var entries = ListEntries()
        var index = 0
        var budget = maximumParts
        while !rest.isAtEnd {
            guard index < maximum else { throw rest.refused(.limitExceeded, .asn1MoreThan(maximum: maximum)) }
            // A member whose own length is damaged ends the list: nothing behind it can be found.
            let member: TLVElement
            do throws(TrustError) { member = try rest.next("entry") } catch {
                entries.refused.append(UndecodedEntry(index: index, error: error, bounds: nil))
                break
            }
            do throws(TrustError) {
                guard member.tag == .sequence else { throw rest.malformed(member, "", .asn1NoEntry) }
                entries.decoded.append(
                    try decode(try rest.members(of: member, at: rest.path), index, member.offset, &budget))
            } catch {
                guard error.code != .limitExceeded else { throw error }
                let stated =
                    member.tag == .sequence ? (try? rest.members(of: member, at: rest.path)).flatMap(bounds) : nil
                entries.refused.append(UndecodedEntry(index: index, error: error, bounds: stated))
            }
            index += 1
        }
        return entries
    }
}
