// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// `multipart/form-data` (RFC 7578) as it comes from forms: parts with a name, and for files the name of the file.
enum Multipart {
    /// The most parts, and the longest head of one.
    private static let mostParts = 64
    private static let longestHead = 1_024

    /// The parts of a body.
    ///
    /// - Throws: ``ServiceError`` (`request.malformed`) for anything but parts between boundaries and an end.
    static func parse(_ body: [UInt8], boundary: String) throws(ServiceError) -> [Upload.Part] {
        guard 1...70 ~= boundary.utf8.count, boundary.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
            throw ServiceError(.malformed)
        }
        let mark = Array("--\(boundary)".utf8)
        let next = Array("\r\n--\(boundary)".utf8)
        guard body.starts(with: mark) else { throw ServiceError(.malformed) }
        var parts: [Upload.Part] = []
        var rest = body[mark.count...]
        while !rest.starts(with: Array("--".utf8)) {
            guard parts.count < mostParts, rest.starts(with: Array("\r\n".utf8)) else { throw ServiceError(.malformed) }
            rest = rest.dropFirst(2)
            guard let end = find(Array("\r\n\r\n".utf8), in: rest.prefix(longestHead)) else {
                throw ServiceError(.malformed)
            }
            let name = try name(rest[rest.startIndex..<end])
            rest = rest[(end + 4)...]
            guard let stop = find(next, in: rest) else { throw ServiceError(.malformed) }
            parts.append(Upload.Part(name: name, octets: Array(rest[rest.startIndex..<stop])))
            rest = rest[(stop + next.count)...]
        }
        guard !parts.isEmpty else { throw ServiceError(.malformed) }
        return parts
    }

    /// `filename` where there is one, else `name`.
    private static func name(_ head: ArraySlice<UInt8>) throws(ServiceError) -> String {
        guard let text = String(validating: head, as: UTF8.self) else { throw ServiceError(.malformed) }
        var names: [String: String] = [:]
        for line in text.split(separator: "\r\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { throw ServiceError(.malformed) }
            guard sides[0].lowercased() == "content-disposition" else { continue }
            guard names.isEmpty, let parameters = parameters(sides[1]) else { throw ServiceError(.malformed) }
            names = parameters
        }
        guard let name = names["filename"] ?? names["name"], !name.isEmpty else { throw ServiceError(.malformed) }
        // Some send the path that the file has at their place.
        return name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? name
    }

    /// The parameters of `form-data`; nil for anything else. A semicolon may stand between quotation marks.
    private static func parameters(_ text: Substring) -> [String: String]? {
        var (items, isQuoted): ([String], Bool) = ([""], false)
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == ";", !isQuoted { items.append("") } else { items[items.count - 1].append(character) }
        }
        guard !isQuoted, trimmed(items[0]).lowercased() == "form-data" else { return nil }
        var parameters: [String: String] = [:]
        for item in items.dropFirst() {
            let sides = item.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            var value = trimmed(sides[1])
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = String(value.dropFirst().dropLast())
            }
            guard parameters.updateValue(value, forKey: trimmed(sides[0]).lowercased()) == nil else { return nil }
        }
        return parameters
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
    }

    /// Where octets stand first, in time that grows with the length.
    private static func find(_ pattern: [UInt8], in octets: ArraySlice<UInt8>) -> Int? {
        // Boundaries have no CR, and so what was compared once is hardly ever compared again.
        let offset = octets.withUnsafeBytes { text in pattern.withUnsafeBytes { Self.offset(of: $0, in: text) } }
        return offset.map { octets.startIndex + $0 }
    }

    private static func offset(of pattern: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer) -> Int? {
        guard let first = pattern.first, let start = text.baseAddress, let wanted = pattern.baseAddress else {
            return nil
        }
        var position = 0
        while position + pattern.count <= text.count {
            guard let found = memchr(start + position, Int32(first), text.count - pattern.count - position + 1) else {
                return nil
            }
            position = UnsafeRawPointer(found) - start
            if memcmp(start + position, wanted, pattern.count) == 0 { return position }
            position += 1
        }
        return nil
    }
}
