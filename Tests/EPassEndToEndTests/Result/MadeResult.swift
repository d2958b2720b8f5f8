// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTestSupport
import Foundation
import Testing

/// Signed results as the service makes them (ES256), by a key of the test.
struct MadeResult {
    private let key: PrivateKey
    /// The id that the header names; that of the set is the same.
    let identifier = "test-1"

    init() throws { key = try PrivateKey.generate(.ec(.p256)) }

    /// What is signed where the test says nothing else.
    static var content: [String: Any] {
        [
            "iss": "https://epass.example", "aud": "acme", "iat": 1_735_689_600, "jti": "1", "nonce": "n-17",
            "transaction": "tx-1", "schema": "epass-service-result/1", "overall": "successful", "test": false,
            "assurances": ["dataGenuine", "documentCurrent"], "decision": ["outcome": "accept", "rule": "fine"],
            "policy": ["name": "kyc", "sha256": digest("a")], "trust": ["sha256": digest("b")],
            "evidence": ["sha256": digest("c")],
        ]
    }

    static func digest(_ digit: String) -> String { String(repeating: digit, count: 64) }

    /// base64url without padding, by Foundation.
    static func encoded(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func encoded(_ object: [String: Any]) throws -> String {
        encoded(try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]))
    }

    /// A token with these members in the place of those of ``content``.
    func token(_ changes: [String: Any] = [:], header: [String: Any] = [:]) throws -> String {
        let head = ["alg": "ES256", "kid": identifier, "typ": "epass-result+jwt"].merging(header) { _, new in new }
        let text =
            try Self.encoded(head) + "."
            + Self.encoded(Self.content.merging(changes) { _, new in new })
        let signature = try key.sign(Array(text.utf8), algorithm: .ecdsaPlain(.sha256))
        return text + "." + Self.encoded(Data(signature))
    }

    /// The JWK Set with the key.
    func keys() throws -> String {
        let point = key.publicKey.subjectPublicKeyInfo.suffix(64)
        let (x, y) = (Self.encoded(Data(point.prefix(32))), Self.encoded(Data(point.suffix(32))))
        return """
            {"keys": [{"kty": "EC", "crv": "P-256", "kid": "\(identifier)", "use": "sig", "x": "\(x)", "y": "\(y)"}]}
            """
    }

    /// The set as a file of a folder: its path.
    func writeKeys(to folder: String) throws -> String {
        let path = folder + "/jwks.json"
        try keys().write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }
}
