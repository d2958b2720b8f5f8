// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// One data object of something that was issued, by its name: what a tester takes out, doubles or changes.
///
/// It is read from what a builder made, which is right, and written again after each change with the lengths around it.
struct IssuedElement: Sendable {
    /// What is inside.
    enum Body: Sendable {
        /// Octets.
        case octets([UInt8])
        /// Data objects, behind octets that are none: the count of unused bits of a BIT STRING.
        case members([IssuedElement], prefix: [UInt8])
    }

    /// What a path calls it; empty for what only its number names.
    var name: String
    var tag: TLVTag
    var body: Body
    let shape: IssuedShape
    /// Octets that stand in its place.
    var verbatim: [UInt8]?
    /// How much more the length field says than there is.
    var lengthError = 0

    /// Reads the element at the beginning of the octets.
    ///
    /// - Throws: `TLVError` where it is none.
    init(_ octets: ArraySlice<UInt8>, name: String, shape: IssuedShape) throws(TLVError) {
        var cursor = TLVCursor(octets, rules: .definite)
        let element = try cursor.read()
        self.name = name
        self.shape = shape
        tag = element.tag
        body = try Self.body(of: element.content, shape)
    }

    /// An element with that content.
    init(_ tag: TLVTag, name: String, _ content: [UInt8], shape: IssuedShape) {
        self.name = name
        self.shape = shape
        self.tag = tag
        body = (try? Self.body(of: content[...], shape)) ?? .octets(content)
    }

    private static func body(of content: ArraySlice<UInt8>, _ shape: IssuedShape) throws(TLVError) -> Body {
        switch shape {
        case .value: return .octets(Array(content))
        case .around(let inner, let prefix):
            let member = try IssuedElement(content.dropFirst(prefix.count), name: "", shape: inner)
            return .members([member], prefix: prefix)
        case .fields(let fields):
            var members: [IssuedElement] = []
            var rest = fields[...]
            for octets in try elements(of: content) {
                // What has no name is kept as it is.
                let found = rest.firstIndex { $0.tags.contains { octets.starts(with: $0.octets) } }
                let field = found.map { rest[$0] }
                if let found { rest = rest[(found + 1)...] }
                members.append(
                    try IssuedElement(octets, name: field?.name ?? "", shape: field?.shape ?? .value(.octets)))
            }
            return .members(members, prefix: [])
        case .list(let list):
            var members: [IssuedElement] = []
            for octets in try elements(of: content) {
                let field = list.field(of: octets)
                members.append(try IssuedElement(octets, name: field.name, shape: field.shape))
            }
            return .members(members, prefix: [])
        }
    }

    private static func elements(of content: ArraySlice<UInt8>) throws(TLVError) -> [ArraySlice<UInt8>] {
        var cursor = TLVCursor(content, rules: .definite)
        var found: [ArraySlice<UInt8>] = []
        while !cursor.isAtEnd { found.append(try cursor.read().encoded) }
        return found
    }

    /// The value without tag and length.
    var content: [UInt8] {
        switch body {
        case .octets(let octets): octets
        case .members(let members, let prefix): prefix + members.flatMap(\.encoded)
        }
    }

    /// Tag, length and value.
    var encoded: [UInt8] {
        if let verbatim { return verbatim }
        let content = content
        return tag.octets + TLVWriter.length(max(0, content.count + lengthError)) + content
    }

    /// The members; of an element around one other those of that one.
    var members: [IssuedElement] {
        get {
            guard case .members(let members, _) = body else { return [] }
            if case .around = shape { return members.first?.members ?? [] }
            return members
        }
        set {
            guard case .members(var members, let prefix) = body else { return }
            if case .around = shape {
                guard !members.isEmpty else { return }
                members[0].members = newValue
                body = .members(members, prefix: prefix)
            } else {
                body = .members(newValue, prefix: prefix)
            }
        }
    }

    /// What the members of the innermost element are.
    var innermostShape: IssuedShape {
        var shape = shape
        while case .around(let inner, _) = shape { shape = inner }
        return shape
    }

    /// Changes the innermost element: the INTEGER inside an explicit tag.
    mutating func changeInnermost(_ change: (inout IssuedElement) throws -> Void) rethrows {
        if case .around = shape, case .members(var members, let prefix) = body, !members.isEmpty {
            try members[0].changeInnermost(change)
            body = .members(members, prefix: prefix)
        } else {
            try change(&self)
        }
    }

    /// Changes the members that hold the element of a place, and gives their position.
    mutating func edit<R>(at place: ArraySlice<Int>, _ change: (inout [IssuedElement], Int) throws -> R) rethrows -> R?
    {
        guard let first = place.first else { return nil }
        var own = members
        guard own.indices.contains(first) || place.count == 1 else { return nil }
        let result =
            try place.count == 1
            ? change(&own, first) : own[first].edit(at: place.dropFirst(), change)
        members = own
        return result
    }

    /// The element of a place.
    func element(at place: ArraySlice<Int>) -> IssuedElement? {
        guard let first = place.first else { return self }
        guard members.indices.contains(first) else { return nil }
        return members[first].element(at: place.dropFirst())
    }
}
