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
        var parts: [Upload.Part] = []
        var rest = body[...]
        if body.starts(with: mark) {
            rest = rest.dropFirst(mark.count)
        } else {
            // A preamble is for readers that know no forms (RFC 2046, 5.1.1).
            guard let start = find(next, in: rest) else { throw ServiceError(.malformed) }
            rest = rest[(start + next.count)...]
        }
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
        var disposition: FieldParameters?
        for line in text.split(separator: "\r\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { throw ServiceError(.malformed) }
            switch sides[0].lowercased() {
            case "content-disposition":
                guard disposition == nil, let parameters = FieldParameters(sides[1]), parameters.value == "form-data"
                else { throw ServiceError(.malformed) }
                disposition = parameters
            case "content-transfer-encoding":
                // Forms have none of it (RFC 7578, 4.7): what would be decoded by one reader and not by another is
                // judged by nobody.
                let encoding = FieldParameters.trimmed(sides[1]).lowercased()
                guard ["binary", "8bit", "7bit"].contains(encoding) else { throw ServiceError(.malformed) }
            default: break
            }
        }
        let names = disposition?.parameters ?? [:]
        guard let name = names["filename"] ?? names["name"], !name.isEmpty else { throw ServiceError(.malformed) }
        // Some send the path that the file has at their place.
        return name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? name
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
