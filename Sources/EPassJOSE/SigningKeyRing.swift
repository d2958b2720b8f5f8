// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON

/// The keys of results: one signs, others are still shown or shown ahead, so that a change leaves no gap.
public struct SigningKeyRing: Sendable {
    private let signer: any ResultSigner
    private let others: [any ResultSigner]

    /// - Parameters:
    ///   - signer: what signs from now on.
    ///   - others: keys whose results are still checked, or that will sign next.
    public init(signer: any ResultSigner, others: [any ResultSigner] = []) {
        self.signer = signer
        self.others = others.filter { $0.identifier != signer.identifier }
    }

    /// The id of the key that signs.
    public var identifier: String { signer.identifier }

    /// The JWK Set (RFC 7517, 5): public keys only.
    public var jwks: JSONValue {
        .members(("keys", .array([signer.publicJWK] + others.map(\.publicJWK))))
    }

    /// The compact JWS of a payload.
    @concurrent public func sign(_ payload: [UInt8], type: String) async throws -> String {
        try await signer.sign(payload, type: type)
    }
}
