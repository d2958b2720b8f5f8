// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import FoundationEssentials

/// Values that stand in a description as text, and the bounds that all of them have.
enum DescriptionMember {
    /// The most octets of a text.
    static let longestText = 4096
    /// The most octets of an image.
    static let longestImage = 1 << 20
    /// The most values of a list.
    static let longestList = 99

    /// A way into the description as errors name it: `fingers[1].position`.
    static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// Octets in base64.
    static func octets(_ text: String, member: String) throws(SimulatorError) -> [UInt8] {
        guard let data = Data(base64Encoded: text) else {
            throw SimulatorError(.valueInvalid, member: member, .simulatorNoBase64)
        }
        return Array(data)
    }

    /// An image in base64.
    static func image(_ text: String, member: String) throws(SimulatorError) -> [UInt8] {
        let octets = try octets(text, member: member)
        guard (1...longestImage).contains(octets.count) else {
            throw SimulatorError(.valueInvalid, member: member, .simulatorImageLength)
        }
        return octets
    }

    /// The eight digits of a date, from `YYYY-MM-DD` or from the digits themselves, of which `00` and `0000` stand for
    /// what is unknown.
    static func date(_ text: String, member: String) throws(SimulatorError) -> String {
        if let date = CalendarDate(text) { return date.description.filter { $0 != "-" } }
        guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw SimulatorError(.valueInvalid, member: member, .simulatorDateOrUnknown)
        }
        return text
    }
}

extension KeyedDecodingContainer {
    /// The member as errors name it.
    func path(_ key: Key) -> String { DescriptionMember.path(codingPath + [key]) }

    /// The error for a value that is not what it must be.
    func invalid(_ key: Key, _ message: Message) -> SimulatorError {
        SimulatorError(.valueInvalid, member: path(key), message)
    }

    /// A text of at most 4,096 octets.
    func text(forKey key: Key) throws -> String? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard text.utf8.count <= DescriptionMember.longestText else {
            throw SimulatorError(.valueInvalid, member: path(key), .simulatorTextTooLong)
        }
        return text
    }

    /// One value or a list of at most 99.
    func oneOrMore<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> [Value]? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        guard let list = try? nestedUnkeyedContainer(forKey: key) else { return [try decode(type, forKey: key)] }
        guard list.count ?? 0 <= DescriptionMember.longestList else {
            throw SimulatorError(.valueInvalid, member: path(key), .simulatorListTooLong)
        }
        return try decode([Value].self, forKey: key)
    }

    /// One text, or a list of at most 99.
    func texts(forKey key: Key) throws -> [String]? {
        let texts = try oneOrMore(String.self, forKey: key)
        guard texts?.allSatisfy({ $0.utf8.count <= DescriptionMember.longestText }) ?? true else {
            throw SimulatorError(.valueInvalid, member: path(key), .simulatorTextTooLong)
        }
        return texts
    }

    /// A text, null for none, or what the document itself says where the member is absent.
    func element(forKey key: Key) throws -> PersonalDetails.Element {
        guard contains(key) else { return .ofDocument }
        return try text(forKey: key).map(PersonalDetails.Element.text) ?? .none
    }

    /// An image in base64.
    func image(forKey key: Key) throws -> [UInt8]? {
        try decodeIfPresent(String.self, forKey: key).map { try DescriptionMember.image($0, member: path(key)) }
    }

    /// Octets in hexadecimal digits, at most 1 MiB.
    func hexadecimal(forKey key: Key) throws -> [UInt8]? {
        guard let digits = try decodeIfPresent(String.self, forKey: key) else { return nil }
        return try hexadecimal(digits, key)
    }

    func hexadecimal(_ digits: String, _ key: Key) throws -> [UInt8] {
        guard digits.utf8.count <= 2 * DescriptionMember.longestImage, digits.utf8.count.isMultiple(of: 2),
            let octets = HexadecimalNumber.octets(digits)
        else {
            throw invalid(key, .simulatorHexadecimalOctets)
        }
        return octets
    }

    /// One of some words.
    func word<Value: RawRepresentable>(forKey key: Key, of values: [Value]) throws -> Value?
    where Value.RawValue == String {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let value = values.first(where: { $0.rawValue == text }) else {
            throw invalid(key, .simulatorOneOf(words: values.map(\.rawValue)))
        }
        return value
    }
}
