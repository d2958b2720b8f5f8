// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// What a value of an issued element is, which says how a description writes it.
enum IssuedKind: String, Sendable, CaseIterable {
    /// A whole number.
    case integer
    /// An object identifier in dots.
    case identifier
    /// A day, `YYYY-MM-DD`, or a time.
    case time
    /// Octets in hexadecimal digits.
    case octets
    /// Octets behind the count of unused bits.
    case bits
    /// The words of keyUsage.
    case usage
    /// True or false.
    case boolean
    /// Characters.
    case text
    /// A name: `C=UT, O=..., CN=...`.
    case name
    /// Certificate dates: six digits.
    case date
    /// A holder's or an authority's reference.
    case reference
}

/// How the members of an issued element are named.
indirect enum IssuedShape: Sendable {
    /// It has no members.
    case value(IssuedKind)
    /// One element, behind these octets; what is said of the outer one is meant of the inner one.
    case around(IssuedShape, prefix: [UInt8] = [])
    /// Members in this order, told apart by their tags; each may be missing.
    case fields([IssuedField])
    /// Any number of members.
    case list(IssuedList)
}

/// A member by its name.
struct IssuedField: Sendable {
    let name: String
    /// The tags that it may have; the first where it is made anew.
    let tags: [TLVTag]
    let shape: IssuedShape
    /// With what its value begins where it is made anew: the object identifier that tells what it is.
    var beginning: [UInt8] = []

    init(_ name: String, _ tags: TLVTag..., shape: IssuedShape) {
        self.name = name
        self.tags = tags
        self.shape = shape
    }

    /// A value.
    init(_ name: String, _ tags: TLVTag..., is kind: IssuedKind) {
        self.name = name
        self.tags = tags
        shape = .value(kind)
    }
}

/// The members of a SET OF or SEQUENCE OF.
struct IssuedList: Sendable {
    /// Those with a name of their own.
    var known: [IssuedField] = []
    /// What all others are.
    var other: IssuedField
    /// Which of those with a name it is.
    var identify: @Sendable (ArraySlice<UInt8>) -> String? = { _ in nil }
    /// Whether DER sorts the members.
    var isSet = false

    func field(of octets: ArraySlice<UInt8>) -> IssuedField {
        guard let name = identify(octets) else { return other }
        return known.first { $0.name == name } ?? other
    }
}

extension IssuedShape {
    /// A list of elements that are told apart by their numbers.
    static func of(_ name: String, _ shape: IssuedShape, isSet: Bool = false) -> IssuedShape {
        .list(IssuedList(other: IssuedField(name, .sequence, shape: shape), isSet: isSet))
    }

    /// Every member inside by its whole path, with what it is.
    func paths(under prefix: String = "") -> [(path: String, shape: IssuedShape)] {
        switch self {
        case .value: return []
        case .around(let inner, _): return inner.paths(under: prefix)
        case .fields(let fields): return fields.flatMap { $0.paths(under: prefix) }
        case .list(let list):
            return list.known.flatMap { $0.paths(under: prefix) }
                + (list.other.name.isEmpty ? [] : list.other.paths(under: prefix))
        }
    }

    /// Every member inside, each behind those that it is in.
    var ways: [[IssuedField]] {
        switch self {
        case .value: []
        case .around(let inner, _): inner.ways
        case .fields(let fields): fields.flatMap(\.ways)
        case .list(let list): (list.known + (list.other.name.isEmpty ? [] : [list.other])).flatMap(\.ways)
        }
    }

    /// What it is without what is around it.
    var innermost: IssuedShape {
        if case .around(let inner, _) = self { inner.innermost } else { self }
    }

    /// Whether elements can be added to it.
    var isList: Bool { if case .list = innermost { true } else { false } }

    /// Whether it has members, so that they have an order.
    var hasMembers: Bool { if case .value = innermost { false } else { true } }

    /// What it is in a word of Docs/issuing.md.
    var word: String {
        switch self {
        case .value(let kind): kind.rawValue
        case .around(let inner, _): inner.word
        case .fields: "members"
        case .list: "list"
        }
    }
}

extension IssuedField {
    /// The same that begins with these octets.
    func beginning(with octets: [UInt8]) -> IssuedField {
        var field = self
        field.beginning = octets
        return field
    }

    /// This, and what is in it behind it.
    fileprivate var ways: [[IssuedField]] { [[self]] + shape.ways.map { [self] + $0 } }

    fileprivate func paths(under prefix: String) -> [(path: String, shape: IssuedShape)] {
        let path = prefix.isEmpty ? name : "\(prefix).\(name)"
        return [(path, shape)] + shape.paths(under: path)
    }
}
