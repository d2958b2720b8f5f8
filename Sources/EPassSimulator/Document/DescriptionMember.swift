// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import FoundationEssentials

/// Values that stand in a description as text, and the bounds that all of them have.
enum DescriptionMember {
    /// The most octets of a text.
    static let longestText = 4096
    /// The most octets of an image.
    static let longestImage = 1 << 20
    /// The most values of a list.
    static let longestList = 99

    /// Octets in base64.
    static func octets(_ text: String, member: String) throws(SimulatorError) -> [UInt8] {
        guard let data = Data(base64Encoded: text) else {
            throw SimulatorError(.valueInvalid, member: member, "The octets are written in base64.")
        }
        return Array(data)
    }

    /// The eight digits of a date, from `YYYY-MM-DD` or from the digits themselves, of which `00` and `0000` stand for what is unknown.
    static func date(_ text: String, member: String) throws(SimulatorError) -> String {
        if let date = CalendarDate(text) { return date.description.filter { $0 != "-" } }
        guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw SimulatorError(
                .valueInvalid, member: member,
                "A date is written YYYY-MM-DD, or YYYYMMDD with zeros for what is unknown.")
        }
        return text
    }
}

extension KeyedDecodingContainer {
    /// The member as errors name it: those around it and its own name.
    func path(_ key: Key) -> String {
        (codingPath.filter { $0.intValue == nil } + [key]).map(\.stringValue).joined(separator: ".")
    }

    /// A text of at most 4,096 octets.
    func text(forKey key: Key) throws -> String? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard text.utf8.count <= DescriptionMember.longestText else {
            throw SimulatorError(.valueInvalid, member: path(key), "A text has at most 4,096 octets.")
        }
        return text
    }

    /// One text, or a list of at most 99.
    func texts(forKey key: Key) throws -> [String]? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        guard let list = try? nestedUnkeyedContainer(forKey: key) else { return try text(forKey: key).map { [$0] } }
        guard list.count ?? 0 <= DescriptionMember.longestList else {
            throw SimulatorError(.valueInvalid, member: path(key), "A list has at most 99 values.")
        }
        let texts = try decode([String].self, forKey: key)
        guard texts.allSatisfy({ $0.utf8.count <= DescriptionMember.longestText }) else {
            throw SimulatorError(.valueInvalid, member: path(key), "A text has at most 4,096 octets.")
        }
        return texts
    }

    /// Octets in base64, at most 1 MiB and not none.
    func octets(forKey key: Key) throws -> [UInt8]? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        let octets = try DescriptionMember.octets(text, member: path(key))
        guard (1...DescriptionMember.longestImage).contains(octets.count) else {
            throw SimulatorError(.valueInvalid, member: path(key), "It has at least one octet and at most 1 MiB.")
        }
        return octets
    }
}
