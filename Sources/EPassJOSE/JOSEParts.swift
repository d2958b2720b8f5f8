// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassJSON

/// A compact serialization in its parts, each decoded once.
struct JOSEParts: Sendable {
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
        for member in header.object ?? [] where !names.contains(where: member.isNamed) { throw .header }
    }
}

extension JOSEParts {
    /// What a signature is over (RFC 7515, 5.1).
    var signed: [UInt8] { Array("\(texts[0]).\(texts[1])".utf8) }

    /// The id of the key that the header names.
    ///
    /// - Throws: ``JOSEError/header``.
    func keyIdentifier() throws(JOSEError) -> String {
        guard let identifier = header["kid"]?.word, VerificationKey.isIdentifier(identifier) else { throw .header }
        return identifier
    }

    /// Verifies the signature of a JWS. The key decides the algorithm; the header has to name it, too.
    ///
    /// - Throws: ``JOSEError``: `key`, `header`, `notAuthentic`, `unavailable`.
    func verify(by keys: JWKSet) throws(JOSEError) {
        guard let key = keys.key(try keyIdentifier()) else { throw .key }
        guard header["alg"]?.word == key.algorithm.rawValue else { throw .header }
        guard try key.verifies(octets[1], over: signed) else { throw .notAuthentic }
    }
}
