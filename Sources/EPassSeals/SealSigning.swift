// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassJSON
package import EPassMRZ
internal import EPassMessages
package import EPassTrust

extension VisibleDigitalSeal {
    /// A seal of these parts, signed (Doc 9303-13, 2.4). The hash follows from the curve.
    ///
    /// - Parameter key: the private key of the signer that the header names.
    /// - Throws: `seal.signingFailed` for a key that is not on a curve, and as ``init(header:features:signature:)``.
    package init(signing header: SealHeader, features: [SealFeature], with key: PrivateKey) throws(SealError) {
        try Self.check(features, header.version)
        let signature = try SealSigning.sign(Self.signedOctets(header, features), with: key, hash: nil)
        try self.init(header: header, features: features, signature: signature)
    }
}

extension VDSNC {
    /// A VDS-NC of these values, signed.
    ///
    /// - Parameters:
    ///   - certificate: that of the signer, which goes into the seal.
    ///   - key: its private key.
    /// - Throws: `seal.signingFailed` for a key that is not on a curve, and as ``init(parsing:)``.
    package init(
        signing message: JSONValue, type: String, version: Int64 = 1, issuer: CountryCode, certificate: Certificate,
        with key: PrivateKey
    ) throws(SealError) {
        let data = Self.data(type: type, version: version, issuer: issuer, message: message)
        let hash = SealSigning.curve(of: key)?.signatureHash
        let algorithm = Algorithm.allCases.first { $0.hash == hash } ?? .es256
        let signature = try SealSigning.sign(data.canonicalOctets(), with: key, hash: algorithm.hash)
        try self.init(
            type: type, version: version, issuer: issuer, message: message, algorithm: algorithm,
            certificate: certificate, signature: signature)
    }
}

/// Signatures of seals in the plain format.
private enum SealSigning {
    static func curve(of key: PrivateKey) -> EllipticCurve? {
        if case .ec(let curve, _) = key.publicKey.kind { curve } else { nil }
    }

    static func sign(_ octets: [UInt8], with key: PrivateKey, hash: HashAlgorithm?) throws(SealError) -> [UInt8] {
        guard let curve = curve(of: key) else {
            throw SealError(.signingFailed, "signature", at: 0, .sealDataKeyNotOnCurve)
        }
        do {
            let der = try key.sign(octets, algorithm: .ecdsa(hash ?? curve.signatureHash))
            return try PlainECDSASignature.encode(der: der, curve: curve)
        } catch {
            throw SealError(.signingFailed, "signature", at: 0, .sealDataNotSigned(error: error.message))
        }
    }
}
