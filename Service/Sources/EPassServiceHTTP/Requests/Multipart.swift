// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore

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
            // A disposition has the shape of a media type with parameters, but for the stroke.
            guard let disposition = ContentType("form/" + ContentType.trimmed(sides[1])),
                disposition.name == "form/form-data"
            else { throw ServiceError(.malformed) }
            names = disposition.parameters
        }
        guard let name = names["filename"] ?? names["name"], !name.isEmpty else { throw ServiceError(.malformed) }
        // Some send the path that the file has at their place.
        return name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? name
    }

    /// Where octets stand first, in time that grows with the length.
    private static func find(_ pattern: [UInt8], in octets: ArraySlice<UInt8>) -> Int? {
        guard let first = pattern.first, octets.count >= pattern.count else { return nil }
        var position = octets.startIndex
        let last = octets.endIndex - pattern.count
        while position <= last {
            guard let candidate = octets[position...last].firstIndex(of: first) else { return nil }
            if octets[candidate..<(candidate + pattern.count)].elementsEqual(pattern) { return candidate }
            position = candidate + 1
        }
        return nil
    }
}
