// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassEncodings
internal import EPassJSON
internal import EPassMessages

/// A signed result of the verification service as it came: a compact JWS (RFC 7515, 3.1), parsed and not verified.
///
/// What it says can be had of a ``Verified`` one alone, which only ``verify(by:)`` makes.
package struct ResultToken: Sendable {
    /// The algorithms of signatures (RFC 7518, 3.1; RFC 8037, 3.1). A key has one: its header cannot choose.
    package enum Algorithm: String, Sendable, Hashable, CaseIterable {
        /// ECDSA over P-256 with SHA-256; the signature is r and s, 32 octets each.
        case es256 = "ES256"
        /// Ed25519.
        case edDSA = "EdDSA"
    }

    /// What a check of the signature says.
    package enum Verdict: Sendable {
        /// The key signed these octets.
        case valid(Verified)
        /// It is not shown that one of the keys did.
        case invalid(Refusal)
    }

    /// Why it is not shown that somebody who is known signed it; a closed list.
    package enum Refusal: String, Sendable, Hashable, CaseIterable {
        /// None of the keys has the id that the header names.
        case keyUnknown
        /// The header names another algorithm than that of the key.
        case otherAlgorithm
        /// The signature is of another key, or over something else.
        case signatureWrong
    }

    /// A token whose signature was verified. Whose the key is, its owner has to say.
    package struct Verified: Sendable {
        /// The key.
        package let key: ResultKey
        let content: [UInt8]

        fileprivate init(key: ResultKey, content: [UInt8]) {
            self.key = key
            self.content = content
        }
    }

    /// `typ` of the header.
    package static let type = "epass-result+jwt"
    /// The most octets of a token.
    package static let maximumLength = 1 << 20

    /// As its header names it.
    package let algorithm: Algorithm
    /// As its header names it: which key is said to have signed.
    package let keyIdentifier: String
    private let signed: [UInt8]
    private let content: [UInt8]
    private let signature: [UInt8]

    /// Parses a token. One line feed may stand behind it, as behind a line of a file.
    ///
    /// - Throws: `ResultError`: `result.malformed`, `result.tooLong`, `result.header`.
    package init(parsing octets: [UInt8]) throws(ResultError) {
        guard octets.count <= Self.maximumLength else {
            throw ResultError(.tooLong, .signedResultTooLong(limit: Self.maximumLength))
        }
        let text = octets.last == UInt8(ascii: "\n") ? octets.dropLast() : octets[...]
        let texts = text.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard texts.count == 3 else { throw ResultError(.malformed, .signedResultParts) }
        var parts: [[UInt8]] = []
        for (index, text) in texts.enumerated() {
            guard let part = Base64.octets(unpaddedURL: text) else {
                throw ResultError(.malformed, .signedResultEncoding(number: index + 1))
            }
            parts.append(part)
        }
        (algorithm, keyIdentifier) = try Self.header(parts[0])
        signed = Array(text[..<texts[1].endIndex])
        content = parts[1]
        signature = parts[2]
    }

    /// Algorithm and key of a header. What is not understood is not passed over: no `crit`, and no key that the token
    /// brings itself (`jwk`, `jku`, `x5c`, `x5u`).
    static func header(
        _ octets: [UInt8], type expected: String = ResultToken.type
    ) throws(ResultError) -> (Algorithm, String) {
        let header: JSONValue
        do throws(JSONError) {
            header = try JSONValue(
                parsing: octets, limits: JSONLimits(maximumDepth: 4, maximumLength: 4_096, maximumElements: 64))
        } catch {
            throw ResultError(.header, .signedResultHeaderNotJSON(error: error.message))
        }
        guard let members = header.object else { throw ResultError(.header, .signedResultHeaderNoObject) }
        for member in members where !["alg", "kid", "typ"].contains(where: member.isNamed) {
            throw ResultError(.header, .signedResultHeaderMember(member: member.name.cut))
        }
        func text(_ name: String) throws(ResultError) -> String {
            guard let text = header[name]?.string, !text.isEmpty else {
                throw ResultError(.header, .signedResultHeaderLacks(member: name))
            }
            return text
        }
        let (type, named, key) = (try text("typ"), try text("alg"), try text("kid"))
        guard header["typ"]?.word == expected else {
            throw ResultError(.header, .signedResultOtherType(type: type.cut, expected: expected))
        }
        guard let algorithm = header["alg"]?.word.flatMap(Algorithm.init) else {
            throw ResultError(.header, .signedResultOtherAlgorithm(algorithm: named.cut))
        }
        guard key.isIdentifier else { throw ResultError(.header, .signedResultHeaderLacks(member: "kid")) }
        return (algorithm, key)
    }

    /// Checks the signature with the key that the header names.
    ///
    /// - Throws: `CryptoError` where OpenSSL could not do it at all.
    package func verify(by keys: ResultKeys) throws(CryptoError) -> Verdict {
        guard let key = keys.key(keyIdentifier) else { return .invalid(.keyUnknown) }
        guard key.algorithm == algorithm else { return .invalid(.otherAlgorithm) }
        guard try key.verifies(signature, over: signed) else { return .invalid(.signatureWrong) }
        return .valid(Verified(key: key, content: content))
    }
}

extension String {
    /// The beginning of a text that somebody else wrote, for an error.
    var cut: String { String(String.UnicodeScalarView(unicodeScalars.prefix(64))) }

    /// Whether it can be the id of a key: 1 to 256 printing characters of ASCII.
    var isIdentifier: Bool { (1...256).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}
