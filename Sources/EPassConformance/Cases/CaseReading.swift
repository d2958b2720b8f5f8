// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// A value of a file of cases with its place.
struct CaseValue {
    let json: JSONValue
    let path: [JSONStep]
    let octets: [UInt8]

    /// The error that this value is not what it has to be.
    func refuse(_ message: Message, isName: Bool = false) -> ConformanceError {
        ConformanceError(.fileInvalid, at: path, isName: isName, in: octets, message)
    }

    /// The members, of which all are known.
    func members(_ known: [String]) throws(ConformanceError) -> [String: CaseValue] {
        guard let members = json.object else { throw refuse(.conformanceNoObject) }
        var found: [String: CaseValue] = [:]
        for member in members {
            let value = CaseValue(json: member.value, path: path + [.member(member.name)], octets: octets)
            guard known.contains(where: member.isNamed) else {
                throw value.refuse(.conformanceNoMember(name: String(member.name.prefix(64))), isName: true)
            }
            found[member.name] = value
        }
        return found
    }

    /// A text that is not empty, of so many octets at most and without controls.
    func text(atMost most: Int = 400) throws(ConformanceError) -> String {
        guard let text = json.string, (1...most).contains(text.utf8.count),
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { throw refuse(.conformanceNoText(most: most)) }
        return text
    }

    /// A name: letters, digits, points, hyphens, underscores and strokes.
    func name() throws(ConformanceError) -> String {
        guard let name = json.word, (1...80).contains(name.utf8.count), name.utf8.allSatisfy(Self.isOfName) else {
            throw refuse(.conformanceNoName)
        }
        return name
    }

    private static func isOfName(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "._-/".utf8.contains(octet)
        }
    }

    /// A Boolean.
    func boolean() throws(ConformanceError) -> Bool {
        guard let value = json.boolean else { throw refuse(.conformanceNoBoolean) }
        return value
    }

    /// One of the words of a closed list.
    func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type
    ) throws(ConformanceError) -> Word where Word.RawValue == String {
        guard let word = json.word.flatMap({ Word(rawValue: $0) }) else {
            throw refuse(.conformanceNoWord(words: Word.allCases.map(\.rawValue)))
        }
        return word
    }

    /// The elements of a list.
    func list(atMost most: Int) throws(ConformanceError) -> [CaseValue] {
        guard let values = json.array, values.count <= most else { throw refuse(.conformanceNoList(most: most)) }
        return values.enumerated().map { index, value in
            CaseValue(json: value, path: path + [.element(index)], octets: octets)
        }
    }
}

extension [String: CaseValue] {
    /// The member of that name of what has these members.
    func required(_ name: String, of whole: CaseValue) throws(ConformanceError) -> CaseValue {
        guard let value = self[name] else { throw whole.refuse(.conformanceMemberMissing(name: name)) }
        return value
    }
}
