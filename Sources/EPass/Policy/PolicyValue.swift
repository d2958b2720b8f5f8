// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages

/// What the values of one file have in common while it is read: its octets, and the errors that were found.
final class PolicyReading {
    /// The most errors that are kept.
    static let mostFaults = 50

    private let octets: [UInt8]
    private(set) var faults: [PolicyError] = []

    init(_ octets: [UInt8]) { self.octets = octets }

    /// Keeps an error.
    ///
    /// - Parameters:
    ///   - path: the value concerned.
    ///   - isName: whether it is the name in front of it.
    func add(
        _ code: PolicyError.Code, at path: [JSONStep], isName: Bool = false, _ message: Message, _ remedy: Message?
    ) {
        guard faults.count < Self.mostFaults else { return }
        let place = JSONPlace(of: path, isName: isName, in: octets)
        faults.append(
            PolicyError(
                code: code, message: message, remedy: remedy ?? code.remedy, member: path.text, line: place.line,
                column: place.column))
    }

    /// Keeps the error of the JSON itself.
    func add(_ error: JSONError) {
        let place = JSONPlace(offset: error.offset, in: octets)
        faults.append(
            PolicyError(
                code: .notJSON, message: error.message, remedy: error.remedy, member: error.path, line: place.line,
                column: place.column))
    }
}

/// A value of a policy with its place. What reads it keeps the errors and goes on, so that all are told at once.
struct PolicyValue {
    let json: JSONValue
    let path: [JSONStep]
    let reading: PolicyReading

    /// Keeps an error about this value.
    func refuse(_ message: Message) { refuse(.valueInvalid, message) }

    /// The same, of another kind.
    func refuse(_ code: PolicyError.Code, _ message: Message, remedy: Message? = nil) {
        reading.add(code, at: path, message, remedy)
    }

    /// Keeps that a name is none of a list, with those that are like it.
    func refuseName(_ name: String, of names: [String], isName: Bool = false, at place: [JSONStep]? = nil) {
        let similar = NearestNames.nearest(to: name, in: names)
        let remedy: Message = similar.isEmpty ? .policyNamesAre(names: names) : .policyNameMeant(names: similar)
        reading.add(
            .nameUnknown, at: place ?? path, isName: isName, .policyNoName(name: String(name.prefix(64))), remedy)
    }

    /// The member of that name; nil where there is none.
    func member(_ name: String) -> PolicyValue? {
        json[name].map { PolicyValue(json: $0, path: path + [.member(name)], reading: reading) }
    }

    /// The members of an object of which all are known; nil, and an error, for what is no object.
    func object(of known: [String]) -> [JSONMember]? {
        guard let members = json.object else {
            refuse(.policyNoObject)
            return nil
        }
        for member in members where !known.contains(where: member.isNamed) {
            refuseName(member.name, of: known, isName: true, at: path + [.member(member.name)])
        }
        return members
    }

    /// The elements of a list; nil, and an error, for what is none or one of more.
    func list(atMost count: Int) -> [PolicyValue]? {
        guard let values = json.array, values.count <= count else {
            refuse(.policyNoList(count: count))
            return nil
        }
        return values.enumerated().map { index, value in
            PolicyValue(json: value, path: path + [.element(index)], reading: reading)
        }
    }

    /// A value of each element, each once.
    func set<Element: Hashable>(atMost count: Int, _ read: (PolicyValue) -> Element?) -> Set<Element>? {
        guard let values = list(atMost: count) else { return nil }
        var elements: Set<Element> = []
        for value in values {
            guard let element = read(value) else { continue }
            if !elements.insert(element).inserted { value.refuse(.policyDoubled) }
        }
        return elements
    }

    func boolean() -> Bool? {
        if json.boolean == nil { refuse(.policyNoBoolean) }
        return json.boolean
    }

    func number(in range: ClosedRange<Int>) -> Int? {
        guard let number = json.integer.flatMap({ Int(exactly: $0) }), range.contains(number) else {
            refuse(.policyNoNumber(least: range.lowerBound, most: range.upperBound))
            return nil
        }
        return number
    }

    /// A text of so many octets at most, without controls.
    func text(atMost length: Int) -> String? {
        guard let text = json.string, !text.isEmpty, text.utf8.count <= length,
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else {
            refuse(.policyNoText(most: length))
            return nil
        }
        return text
    }

    /// A name: small letters, digits and hyphens, 64 at most.
    func name() -> String? {
        guard let name = json.word, Self.isName(name) else {
            refuse(.policyNotAName)
            return nil
        }
        return name
    }

    static let namePattern = "^[a-z0-9][a-z0-9-]{0,63}$"

    static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "-")
            && text.utf8.allSatisfy { octet in
                (0x61...0x7A).contains(octet) || (0x30...0x39).contains(octet) || octet == UInt8(ascii: "-")
            }
    }

    /// One of a closed list.
    func one<Value>(of values: [Value], by name: (Value) -> String) -> Value? {
        guard let word = json.string else {
            refuse(.policyNoWord(words: values.map(name)))
            return nil
        }
        if let value = values.first(where: { name($0) == word }) { return value }
        refuseName(word, of: values.map(name))
        return nil
    }

    func word<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> Value? where Value.RawValue == String {
        one(of: Array(Value.allCases), by: \.rawValue)
    }

    func words<Value: RawRepresentable & CaseIterable & Hashable>(_ type: Value.Type) -> Set<Value>?
    where Value.RawValue == String {
        set(atMost: Value.allCases.count) { $0.word(type) }
    }

    /// The States of a list of codes, names and groups.
    func countries() -> Set<String>? {
        guard let values = list(atMost: 512) else { return nil }
        var found: Set<String> = []
        for value in values {
            guard let word = value.json.word ?? value.json.string.flatMap({ $0.utf8.count <= 256 ? $0 : nil }) else {
                value.refuse(.policyNoCountry)
                continue
            }
            if let countries = CountryGroup.countries(word) {
                found.formUnion(countries)
            } else {
                let meant = IssuingCountry.suggestions(for: word)
                value.reading.add(
                    .nameUnknown, at: value.path, .policyCountryUnknown(name: String(word.prefix(64))),
                    meant.isEmpty
                        ? .policyCountriesAre(groups: CountryGroup.all.map(\.name)) : .policyNameMeant(names: meant))
            }
        }
        return found
    }

    func documentTypes() -> Set<DocumentTypePattern>? {
        set(atMost: 64) { value in
            if let type = value.json.word.flatMap(DocumentTypePattern.init) { return type }
            value.refuse(.policyNoType(words: DocumentTypePattern.words.map(\.word)))
            return nil
        }
    }

    func date() -> CalendarDate? {
        let date = json.word.flatMap(CalendarDate.init)
        if date == nil { refuse(.policyNoDate) }
        return date
    }
}
