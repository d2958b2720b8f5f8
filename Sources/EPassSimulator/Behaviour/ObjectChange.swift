// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// What becomes of one data object among several.
package struct ObjectChange: Sendable, Hashable {
    /// What is done.
    package enum Kind: String, CaseIterable, Sendable, Hashable {
        /// It is left out.
        case drop
        /// It comes twice.
        case double
        /// It comes first.
        case first
        /// It comes last.
        case last
        /// It has another tag.
        case retag
        /// It has another value.
        case replace
        /// Its value lacks octets at the end.
        case cut
        /// One bit of its value is another one.
        case flip
        /// Its value stands there without tag and length.
        case unwrap
        /// An object is added at the end.
        case add
    }

    /// The tag of the object; the first one of that tag is meant.
    package var object: TLVTag
    /// What is done with it.
    package var kind: Kind
    /// The other tag.
    package var tag: TLVTag?
    /// The other value, or that of an object that is added.
    package var value: [UInt8]?
    /// How many octets are cut off.
    package var count: Int?
    /// Which bit is another one.
    package var place: BitPlace?

    /// A change as given.
    package init(
        _ kind: Kind, _ object: TLVTag, as tag: TLVTag? = nil, value: [UInt8]? = nil, count: Int? = nil,
        place: BitPlace? = nil
    ) {
        self.kind = kind
        self.object = object
        self.tag = tag
        self.value = value
        self.count = count
        self.place = place
    }
}

/// Data objects one behind the other, of which some are changed.
struct ObjectList: Sendable, Hashable {
    /// One of them; without a tag it is nothing but its octets.
    struct Entry: Sendable, Hashable {
        var tag: TLVTag?
        var value: [UInt8]

        var encoded: [UInt8] { tag.map { TLVWriter.encode($0, value) } ?? value }
    }

    /// No answer grows longer than this by changes.
    private static let longest = 65_000

    private(set) var entries: [Entry] = []

    /// What the objects are written as.
    var encoded: [UInt8] { entries.flatMap(\.encoded) }

    /// None.
    init() {}

    /// Those that the octets are; octets that are none make one entry without a tag.
    init(_ octets: some Collection<UInt8>) {
        var cursor = TLVCursor(Array(octets))
        while !cursor.isAtEnd {
            guard let object = try? cursor.read() else {
                entries = [Entry(tag: nil, value: Array(octets))]
                return
            }
            entries.append(Entry(tag: object.tag, value: Array(object.content)))
        }
    }

    mutating func append(_ tag: TLVTag, _ value: [UInt8]) { entries.append(Entry(tag: tag, value: value)) }

    /// Changes one; nothing happens where there is none of that tag, or where too much would come of it.
    mutating func apply(_ change: ObjectChange) {
        let before = entries
        if change.kind == .add { return append(change.object, change.value ?? []) }
        guard let index = entries.firstIndex(where: { $0.tag == change.object }) else { return }
        switch change.kind {
        case .drop: entries.remove(at: index)
        case .double: entries.insert(entries[index], at: index)
        case .first: entries.insert(entries.remove(at: index), at: 0)
        case .last: entries.append(entries.remove(at: index))
        case .retag: entries[index].tag = change.tag ?? change.object
        case .replace: entries[index].value = change.value ?? []
        case .cut: entries[index].value = OctetCut.by(change.count ?? 1).applied(to: entries[index].value)
        case .flip:
            entries[index].value = (change.place ?? BitPlace(octet: -1)).applied(to: entries[index].value)
        case .unwrap: entries[index].tag = nil
        case .add: break
        }
        if entries.reduce(0, { $0 + $1.value.count + 8 }) > Self.longest { entries = before }
    }
}
