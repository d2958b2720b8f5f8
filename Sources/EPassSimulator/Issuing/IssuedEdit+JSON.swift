// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import EPassTLV

/// An edit as it is read: the path is one text.
struct IssuedEditDescription: Described {
    var place = ""
    var action: IssuedEdit.Action?
    var value: JSONValue?
    var isSigned = true

    init() {}

    /// As it would be written.
    init(_ edit: IssuedEdit) {
        (place, action, value, isSigned) = (edit.place, edit.action, edit.value, edit.isSigned)
    }

    static var members: [DescriptionMember<Self>] {
        [
            .required("in", \.place, .string), .added("do", \.action, .word),
            .given(
                "value",
                schema: .members(("type", .array(["string", "integer", "boolean", "array"].map(JSONValue.string)))),
                set: { edit, value in edit.value = value.json }, get: { edit, _ in edit.value }),
            .value("signed", \.isSigned, .boolean),
        ]
    }

    /// The edit.
    func edit(_ object: DescriptionValue) throws -> IssuedEdit {
        func refuse(_ member: String, _ message: Message) -> SimulatorError {
            SimulatorError(.valueInvalid, member: object.place(member), message)
        }
        guard place.utf8.count <= 256 else { throw refuse("in", .simulatorTextTooLong) }
        let names = place.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let root = IssuedEdit.Root(rawValue: names.first ?? "") else {
            throw refuse("in", .issuingNoRoot(words: IssuedEdit.Root.allCases.map(\.rawValue)))
        }
        guard let action else {
            throw refuse("do", .simulatorOneOf(words: IssuedEdit.Action.allCases.map(\.rawValue)))
        }
        var edit = IssuedEdit(root, "", action, value, signed: isSigned)
        edit.path = Array(names.dropFirst())
        do throws(IssuedEditRefusal) { try edit.check() } catch { throw refuse(error.member, error.message) }
        return edit
    }
}

extension IssuedEdit {
    /// Confirms what can be said before anything is issued: that something has such a member, and that it takes the
    /// value.
    func check() throws(IssuedEditRefusal) {
        let shapes = path.isEmpty ? [root.shape] : root.shape.shapes(at: path)
        guard !shapes.isEmpty else { throw IssuedEditRefusal("in", .issuingNoMember(path: place)) }
        guard value == nil || action.takesValue else {
            throw IssuedEditRefusal("value", .issuingNoValue(action: action.rawValue))
        }
        let refused = IssuedEditRefusal("do", .issuingNotForMember(path: place, action: action.rawValue))
        if action == .add, !shapes.contains(where: \.isList) { throw refused }
        if action == .reverse, !shapes.contains(where: \.hasMembers) { throw refused }
        switch action {
        case .remove, .double, .reverse: break
        case .replace, .content, .add: _ = try IssuedValue.octets(value)
        case .flip:
            guard value == nil || value?.integer.map({ $0 >= 0 }) == true else {
                throw IssuedEditRefusal("value", .issuingValueKind(kind: IssuedKind.integer.rawValue))
            }
        case .tag:
            guard (1...4).contains(try IssuedValue.octets(value).count) else {
                throw IssuedEditRefusal("value", .issuingValueKind(kind: "tag"))
            }
        case .length:
            guard let number = value?.integer, (-65_535...65_535).contains(number), number != 0 else {
                throw IssuedEditRefusal("value", .issuingValueKind(kind: "length"))
            }
        case .set:
            var refusal: IssuedEditRefusal?
            for shape in shapes {
                do throws(IssuedEditRefusal) {
                    _ = try IssuedValue.content(value, as: shape, tag: .utcTime)
                    return
                } catch {
                    refusal = refusal ?? error
                }
            }
            if let refusal { throw refusal }
        }
    }
}

extension IssuedShape {
    /// What the names may lead to.
    func shapes(at names: [String]) -> [IssuedShape] {
        let wanted = names.map { String($0.prefix { $0 != "[" }) }
        let hasNumber = names.last?.hasSuffix("]") == true
        return paths().compactMap { found in
            let parts = found.path.split(separator: ".").map(String.init)
            guard let last = wanted.last, parts.last == last else { return nil }
            var rest = wanted[...]
            for part in parts where part == rest.first { rest = rest.dropFirst() }
            guard rest.isEmpty else { return nil }
            if hasNumber, case .list(let list) = found.shape { return list.other.shape }
            return found.shape
        }
    }
}

extension DescriptionKind<[IssuedEdit]> {
    /// A list of edits.
    static var edits: Self {
        DescriptionKind.list(
            of: DescriptionKind<IssuedEdit>(
                schema: IssuedEditDescription.schema, write: { IssuedEditDescription($0).json },
                read: { value in try value.object(IssuedEditDescription()).edit(value) })
        ).told(0...IssuedEdit.most).confirmed(.issuingEditCount) { $0.count <= IssuedEdit.most }
    }
}
