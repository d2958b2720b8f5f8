// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassMessages

/// The key of active authentication of a document, and how its chip signs (Doc 9303-11, 6.1).
package struct ActiveAuthenticationDescription: Sendable, Hashable {
    /// With RSA, which of the two ways of ISO/IEC 9796-2 computes the signature (6.1.2.2).
    package enum Scheme: String, CaseIterable, Sendable, Hashable {
        /// The power itself: what the standard wants.
        case b6 = "B.6"
        /// The lesser of the power and its negative.
        case b4 = "B.4"
    }

    /// With ECDSA, how r and s are written (6.1.2.3).
    package enum Format: String, CaseIterable, Sendable, Hashable {
        /// One behind the other, each as long as the order: what the standard wants.
        case plain
        /// As a DER sequence: what some chips send (F-57).
        case der
    }

    /// The kind of key: RSA with 1,024 to 4,096 bits, or a curve.
    package var key = PrivateKey.KeyKind.ec(.p256)
    /// What the message is hashed with.
    package var hash = DocumentDescription.HashName.sha256
    /// With RSA, how the signature is computed.
    package var scheme = Scheme.b6
    /// With ECDSA, how the signature is written.
    package var format = Format.plain
    /// Whether EF.DG14 has an ActiveAuthenticationInfo; nil for what the standard wants: with ECDSA, and not with RSA
    /// (9.2.4).
    package var withInfo: Bool?
    /// The hash that the ActiveAuthenticationInfo names, where it is another one than ``hash``.
    package var statedHash: DocumentDescription.HashName?
    /// Whether EF.DG15 writes the parameters of the curve out instead of naming it.
    package var explicitParameters = true
    /// The private key, a PrivateKeyInfo of PKCS #8; nil for one that is drawn. With it the chip has the key of a file
    /// that is given.
    package var privateKey: [UInt8]?

    /// ECDSA with P-256 and SHA-256.
    package init() {}

    /// Whether EF.DG14 has the entry.
    var hasInfo: Bool {
        if let withInfo { return withInfo }
        if case .ec = key { return true }
        return false
    }

    /// The key as it is written in JSON: `RSA-2048`, `P-256`, `brainpoolP256r1`.
    package var keyName: String { Self.name(of: key) }

    static func name(of key: PrivateKey.KeyKind) -> String {
        switch key {
        case .rsa(let bits): "RSA-\(bits)"
        case .ec(let curve): curve.rawValue
        case .dsa(let parameters): parameters.description
        }
    }

    /// The lengths of an RSA key that a description may name.
    static let modulusBits = [1024, 1280, 1536, 1792, 1848, 2048, 3072, 4096]

    /// Every kind of key that a description may name.
    static let keys: [PrivateKey.KeyKind] = modulusBits.map { .rsa($0) } + EllipticCurve.allCases.map { .ec($0) }

    /// Confirms that key, hash and the rest go together.
    func confirm(_ faults: inout DescriptionFaults) {
        switch key {
        case .rsa(let bits):
            faults.demand(
                Self.modulusBits.contains(bits), of: "activeAuthentication.key",
                .simulatorModulusBits(bits: Self.modulusBits.map(\.description)))
            faults.demand(format == .plain, of: "activeAuthentication.format", .simulatorFormatsOfECDSA)
            faults.demand(
                statedHash == nil || withInfo == true, of: "activeAuthentication.statedHash", .simulatorRsaEntry)
        case .ec:
            faults.demand(scheme == .b6, of: "activeAuthentication.scheme", .simulatorSchemesOfRSA)
            faults.demand(
                statedHash == nil || withInfo != false, of: "activeAuthentication.statedHash",
                .simulatorStatedHashLeftOut)
        // Doc 9303-11, 6.1.2 has RSA and ECDSA.
        case .dsa:
            faults.demand(
                false, of: "activeAuthentication.key", .simulatorOneOf(words: Self.keys.map(Self.name)))
        }
        faults.demand(hasUsableKey, of: "activeAuthentication.privateKey", .simulatorPrivateKeyForm)
    }

    /// Whether a private key that is given is one, of the kind that is named.
    private var hasUsableKey: Bool {
        guard let privateKey else { return true }
        guard let given = try? PrivateKey(pkcs8: privateKey) else { return false }
        return given.publicKey.keyKind == key
    }
}

extension ActiveAuthenticationDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .value("key", \.key, .one(of: keys, by: name, ignoringCase: true)),
            .value("hash", \.hash, .word), .value("scheme", \.scheme, .word), .value("format", \.format, .word),
            .optional("withInfo", \.withInfo, .boolean), .optional("statedHash", \.statedHash, .word),
            .value("explicitParameters", \.explicitParameters, .boolean),
            .added("privateKey", \.privateKey, .base64),
        ]
    }
}
