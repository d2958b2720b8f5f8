// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassJSON
internal import EPassMessages

/// The signature of a bundle by the key of whoever read: a JWS with detached content (RFC 7515, Appendix F). The
/// content is the bundle without its member `signature`, in canonical form (RFC 8785).
///
/// It is parsed and not verified: ``Evidence/witnessed(by:)`` verifies it.
public struct EvidenceSignature: Sendable, Hashable {
    /// `typ` of the header.
    package static let type = "epass-evidence+jws"
    private static let maximumLength = 1_024

    /// `kid` of the header: the key that is said to have signed.
    public let keyIdentifier: String
    /// The compact form, as the bundle has it: header and signature with two full stops between them.
    public let text: String
    let algorithm: ResultToken.Algorithm
    let octets: [UInt8]
    private let header: String

    /// Nil where the text is no such JWS with ES256 or EdDSA.
    init?(parsing text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.maximumLength, parts.count == 3, parts[1].isEmpty,
            let header = Base64.octets(unpaddedURL: parts[0]), let octets = Base64.octets(unpaddedURL: parts[2]),
            case (let algorithm, let key)? = try? ResultToken.header(header, type: Self.type)
        else { return nil }
        keyIdentifier = key
        self.text = text
        self.algorithm = algorithm
        self.octets = octets
        self.header = String(decoding: parts[0], as: UTF8.self)
    }

    /// The signature of a key, without octets yet.
    init(by key: ResultKey, octets: [UInt8] = []) {
        let members: JSONValue = .members(
            ("alg", .string(key.algorithm.rawValue)), ("kid", .string(key.thumbprint)), ("typ", .string(Self.type)))
        header = Base64.unpaddedURLText(members.canonicalOctets())
        keyIdentifier = key.thumbprint
        algorithm = key.algorithm
        self.octets = octets
        text = "\(header)..\(Base64.unpaddedURLText(octets))"
    }

    /// What is signed (RFC 7515, 5.1).
    func input(over content: [UInt8]) -> [UInt8] {
        Array(header.utf8) + [UInt8(ascii: ".")] + Array(Base64.unpaddedURLText(content).utf8)
    }
}

extension MemberKind<EvidenceSignature> {
    static var signature: Self {
        MemberKind<String>.text.holding(.evidenceSignatureForm, { $0.text }, { EvidenceSignature(parsing: $0) })
    }
}
