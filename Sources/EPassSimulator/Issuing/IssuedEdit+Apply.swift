// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import EPassTLV

extension IssuedElement {
    /// Where a member is, or would be.
    struct Place {
        /// The positions on the way.
        var way: [Int]
        /// The member that is not there, where it is to be made, behind those around it that are not there either.
        var absent: [IssuedField] = []
    }

    /// Makes one change of this element or one of its members.
    mutating func apply(_ edit: IssuedEdit) throws(IssuedEditRefusal) {
        let place = try place(of: edit)
        do {
            if !place.absent.isEmpty {
                let made = try Self.made(place.absent[...], edit)
                _ = self.edit(at: place.way[...]) { members, index in
                    members.insert(made, at: min(index, members.count))
                }
            } else if place.way.isEmpty {
                try Self.change(&self, edit)
            } else {
                try self.edit(at: place.way[...]) { members, index in
                    switch edit.action {
                    case .remove: members.remove(at: index)
                    case .double: members.insert(members[index], at: index)
                    default: try Self.change(&members[index], edit)
                    }
                }
            }
        } catch let error as IssuedEditRefusal {
            throw error
        } catch {
            throw IssuedEditRefusal("in", .issuingMemberAbsent(path: edit.place))
        }
        guard encoded.count <= IssuedEdit.longestResult else {
            throw IssuedEditRefusal("do", .issuingTooLong)
        }
    }

    /// A member that was not there, with those around it that were not there either.
    private static func made(
        _ fields: ArraySlice<IssuedField>, _ edit: IssuedEdit
    ) throws(IssuedEditRefusal) -> IssuedElement {
        guard let field = fields.first else {
            throw IssuedEditRefusal("in", .issuingMemberAbsent(path: edit.place))
        }
        guard fields.count > 1 else {
            let kind = if case .value(let kind) = field.shape.innermost { kind } else { IssuedKind.octets }
            let usual = field.tags.first ?? kind.tag
            let value = try IssuedValue.content(edit.value, as: field.shape, tag: usual)
            guard case .around(.value, let prefix) = field.shape else {
                return IssuedElement(value.tag ?? usual, name: field.name, value.content, shape: field.shape)
            }
            let inner = TLVWriter.encode(value.tag ?? kind.tag, value.content)
            return IssuedElement(usual, name: field.name, prefix + inner, shape: field.shape)
        }
        let inner = try made(fields.dropFirst(), edit)
        return holding(inner, field.tags.first ?? .sequence, name: field.name, field.shape, field.beginning)
    }

    /// An element with one member behind what it begins with.
    private static func holding(
        _ member: IssuedElement, _ tag: TLVTag, name: String, _ shape: IssuedShape, _ beginning: [UInt8]
    ) -> IssuedElement {
        if case .around(let inner, let prefix) = shape {
            let innerTag: TLVTag =
                switch inner {
                case .around: .octetString
                case .list(let list) where list.isSet: .set
                default: .sequence
                }
            var made = IssuedElement(tag, name: name, [], shape: shape)
            let held = holding(member, innerTag, name: "", inner, beginning)
            made.body = .members([held], prefix: prefix)
            return made
        }
        var made = IssuedElement(tag, name: name, beginning, shape: shape)
        var members = made.members
        if let place = members.firstIndex(where: { $0.name == member.name }) {
            members[place] = member
        } else {
            members.append(member)
        }
        made.body = .members(members, prefix: [])
        return made
    }

    private static func change(_ element: inout IssuedElement, _ edit: IssuedEdit) throws(IssuedEditRefusal) {
        let refused = IssuedEditRefusal("do", .issuingNotForMember(path: edit.place, action: edit.action.rawValue))
        switch edit.action {
        case .remove: element.verbatim = []
        case .double: element.verbatim = element.encoded + element.encoded
        case .replace: element.verbatim = try IssuedValue.octets(edit.value)
        case .content:
            let octets = try IssuedValue.octets(edit.value)
            element.changeInnermost { $0.body = .octets(octets) }
        case .set:
            let shape = element.innermostShape
            do {
                try element.changeInnermost { inner in
                    let value = try IssuedValue.content(edit.value, as: shape, tag: inner.tag)
                    inner.body = .octets(value.content)
                    if let tag = value.tag { inner.tag = tag }
                }
            } catch let error as IssuedEditRefusal {
                throw error
            } catch { throw refused }
        case .add:
            guard case .list(let list) = element.innermostShape, case let octets = try IssuedValue.octets(edit.value),
                let field = Optional(list.field(of: octets[...]))
            else { throw refused }
            var added = IssuedElement(.octetString, name: field.name, [], shape: .value(.octets))
            if let read = try? IssuedElement(octets[...], name: field.name, shape: field.shape), read.encoded == octets
            {
                added = read
            } else {
                added.verbatim = octets
            }
            var members = element.members
            // DER sorts a SET OF by its octets (ISO/IEC 8825-1, 11.6).
            let place = list.isSet ? members.firstIndex { octets.lexicographicallyPrecedes($0.encoded) } : nil
            members.insert(added, at: place ?? members.count)
            element.members = members
        case .flip:
            let content = element.content
            let position = try IssuedValue.position(edit.value, in: content.count)
            if element.members.isEmpty || element.verbatim != nil {
                element.body = .octets(content.enumerated().map { $0 == position ? $1 ^ 0x01 : $1 })
            } else {
                let encoded = element.encoded
                let index = encoded.count - content.count + position
                element.verbatim = encoded.enumerated().map { $0 == index ? $1 ^ 0x01 : $1 }
            }
        case .reverse:
            guard element.members.count > 1 else { throw refused }
            element.members.reverse()
        case .tag:
            let octets = try IssuedValue.octets(edit.value)
            guard (1...4).contains(octets.count), octets[0] != 0 else {
                throw IssuedEditRefusal("value", .issuingValueKind(kind: "tag"))
            }
            element.tag = TLVTag(octets.reduce(0) { $0 << 8 | UInt32($1) })
        case .length:
            guard let number = edit.value?.integer, (-65_535...65_535).contains(number), number != 0 else {
                throw IssuedEditRefusal("value", .issuingValueKind(kind: "length"))
            }
            element.lengthError = Int(number)
        }
    }
}

// MARK: - Finding members

extension IssuedElement {
    /// The outermost member that the path fits.
    private func place(of edit: IssuedEdit) throws(IssuedEditRefusal) -> Place {
        guard !edit.path.isEmpty else { return Place(way: []) }
        var found: [Place] = []
        search(edit.path[...], way: [], makes: edit.action == .set, &found)
        let present = found.filter(\.absent.isEmpty)
        var candidates = present.isEmpty ? found : present
        if candidates.isEmpty, edit.action == .set, !edit.path.contains(where: { $0.hasSuffix("]") }) {
            candidates = absentPlaces(of: edit)
        }
        guard let least = candidates.map(\.way.count).min() else {
            throw IssuedEditRefusal("in", .issuingMemberAbsent(path: edit.place))
        }
        let outermost = candidates.filter { $0.way.count == least }
        guard outermost.count == 1, let place = outermost.first else {
            throw IssuedEditRefusal("in", .issuingMemberAmbiguous(path: edit.place))
        }
        return place
    }

    /// Every member that the names lead to, in any depth below each other.
    private func search(_ names: ArraySlice<String>, way: [Int], makes: Bool, _ found: inout [Place]) {
        guard let wanted = names.first, verbatim == nil, way.count < 16 else { return }
        let (name, number) = Self.parts(of: wanted)
        let members = members
        let rest = names.dropFirst()
        var isNamed = false
        for (index, member) in members.enumerated() where member.name == name && !isNamed {
            isNamed = true
            guard let number else {
                rest.isEmpty
                    ? found.append(Place(way: way + [index]))
                    : member.search(rest, way: way + [index], makes: makes, &found)
                continue
            }
            // The n-th element inside.
            let inner = member.members
            guard inner.indices.contains(number) else { continue }
            let deeper = way + [index, number]
            rest.isEmpty
                ? found.append(Place(way: deeper)) : inner[number].search(rest, way: deeper, makes: makes, &found)
        }
        if !isNamed, rest.isEmpty, makes, number == nil, case .fields(let fields) = innermostShape,
            let position = fields.firstIndex(where: { $0.name == name })
        {
            let before = fields[..<position].map(\.name)
            let index = (members.lastIndex { before.contains($0.name) } ?? -1) + 1
            found.append(Place(way: way + [index], absent: [fields[position]]))
        }
        for (index, member) in members.enumerated() where member.name != name {
            member.search(names, way: way + [index], makes: makes, &found)
        }
    }

    /// Where the member of an edit would be made together with what is around it: there where least has to be made.
    private func absentPlaces(of edit: IssuedEdit) -> [Place] {
        let places = shape.ways.compactMap { fields -> Place? in
            guard fields.last?.name == edit.path.last else { return nil }
            var rest = edit.path[...]
            for field in fields where field.name == rest.first { rest = rest.dropFirst() }
            guard rest.isEmpty else { return nil }
            var element = self
            var way: [Int] = []
            for (depth, field) in fields.enumerated() {
                guard element.verbatim == nil else { return nil }
                if let index = element.members.firstIndex(where: { $0.name == field.name }) {
                    way.append(index)
                    element = element.members[index]
                    continue
                }
                guard case .members = element.body else { return nil }
                var before: [String] = element.members.map(\.name)
                if case .fields(let siblings) = element.innermostShape {
                    before = siblings.prefix { $0.name != field.name }.map(\.name)
                }
                let index = (element.members.lastIndex { before.contains($0.name) } ?? -1) + 1
                return Place(way: way + [index], absent: Array(fields[depth...]))
            }
            return nil
        }
        let least = places.map(\.absent.count).min()
        return places.filter { $0.absent.count == least }
    }

    /// `signerInfos[0]` is the first element of that member.
    private static func parts(of text: String) -> (name: String, number: Int?) {
        guard text.hasSuffix("]"), let open = text.firstIndex(of: "["),
            let number = Int(text[text.index(after: open)...].dropLast()), (0...999).contains(number)
        else { return (text, nil) }
        return (String(text[..<open]), number)
    }

    /// The names on the way to the member of an edit; nil where it is not there.
    func names(of edit: IssuedEdit) -> [String]? {
        guard let place = try? place(of: edit) else { return nil }
        var element = self
        let isAbsent = !place.absent.isEmpty
        let names = place.way.dropLast(isAbsent ? 1 : 0).map { index -> String in
            guard element.members.indices.contains(index) else { return "" }
            element = element.members[index]
            return element.name
        }
        return names + place.absent.map(\.name)
    }
}
