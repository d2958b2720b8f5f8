// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// A compact serialization in its parts, each decoded once.
struct JOSEParts {
    /// As they stand, for signatures and associated data.
    let texts: [Substring]
    /// The protected header.
    let header: JSONValue
    /// The parts after the header.
    let octets: [[UInt8]]

    /// - Throws: ``JOSEError``: `malformed`, `tooLong`, `header` where the header is no object or a name stands twice.
    init(_ text: String, count: Int, limit: Int) throws(JOSEError) {
        guard text.utf8.count <= limit else { throw .tooLong }
        let texts = text.split(separator: ".", maxSplits: count, omittingEmptySubsequences: false)
        guard texts.count == count else { throw .malformed }
        var parts: [[UInt8]] = []
        for text in texts {
            guard let octets = Base64URL.decode(text) else { throw .malformed }
            parts.append(octets)
        }
        let limits = JSONLimits(maximumDepth: 4, maximumLength: 4_096, maximumElements: 64)
        guard let header = try? JSONValue(parsing: parts.removeFirst(), limits: limits), header.object != nil else {
            throw .header
        }
        self.texts = texts
        self.header = header
        octets = parts
    }

    /// Refuses a header with members other than these: what is not understood is not passed over.
    func requireMembers(_ names: Set<String>) throws(JOSEError) {
        guard (header.object ?? []).allSatisfy({ names.contains($0.name) }) else { throw .header }
    }
}
