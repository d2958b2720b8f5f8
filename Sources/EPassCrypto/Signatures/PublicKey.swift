// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A public key for signatures: RSA, a point on one of the listed curves, or DSA.
///
/// The SubjectPublicKeyInfo is read by code of our own before OpenSSL sees a number of it: RSA moduli of 1024 to 8192
/// bits with an odd exponent of at most 64 bits, listed curves only, uncompressed points only. Explicit curve
/// parameters (Doc 9303-12, 4.1.6.3) are compared with the listed curves in every field, generator included. Of DSA
/// (4.1.6.2) a prime p of 1024 to 3072 bits and an order q of 160, 224 or 256, with g and y of that order.
@safe
public final class PublicKey: @unchecked Sendable {
    // Sendable: the key is constant after `init`, and OpenSSL's own reference counting is atomic.
    /// What kind of key it is.
    public let kind: Kind
    /// The SubjectPublicKeyInfo as it was given.
    public let subjectPublicKeyInfo: [UInt8]
    /// Whether the key names RSASSA-PSS as its algorithm and so was meant for nothing else. Signatures with PKCS #1
    /// v1.5 are verified all the same (F-49); this tells the caller of the departure.
    public let isRestrictedToPSS: Bool
    /// Whether the point is not on the curve that is named but on the one of the other family with a field of the same
    /// size.
    public let isOnTwinCurve: Bool
    let handle: IdleKey
    /// The domain parameters of a DSA key; nil for others.
    package let dsaParameters: DSAParameters?
    private let curve: CurveParameters?

    /// The kind of a key.
    public enum Kind: Sendable, Hashable {
        /// RSA with that many bits of modulus.
        case rsa(bits: Int)
        /// A point on a curve; whether the curve was given by its parameters.
        case ec(curve: EllipticCurve, explicitParameters: Bool)
        /// DSA with that many bits of p and of q.
        case dsa(bits: Int, orderBits: Int)
    }

    /// Reads a SubjectPublicKeyInfo (RFC 5280, 4.1).
    ///
    /// Success says that the key is one that signatures can be verified with, not whose it is. A point that is not on
    /// the curve that is named is refused.
    /// - Parameter der: the DER octets, as ``subjectPublicKeyInfo`` and a certificate have them.
    /// - Throws: `CryptoError`: `crypto.encodingInvalid`, `crypto.keyAlgorithmUnsupported`, `crypto.rsaOutOfBounds`,
    ///   `crypto.curveUnsupported`, `crypto.explicitCurveUnknown`, `crypto.pointInvalid`, `crypto.dsaKeyInvalid`,
    ///   `crypto.domainParametersNotExplicit` for a DSA key without domain parameters.
    public convenience init(subjectPublicKeyInfo der: [UInt8]) throws(CryptoError) {
        try self.init(parsed: try SubjectPublicKeyInfo(der), encoded: der)
    }

    /// Reads a SubjectPublicKeyInfo that may name the wrong one of two curves of equal size (F-50: Lithuania named
    /// brainpoolP224r1 for keys on P-224). `isOnTwinCurve` tells so; explicit parameters are never taken for others.
    ///
    /// A point lies on one of the two only, so nothing but the right curve can be found.
    /// - Throws: as ``init(subjectPublicKeyInfo:)``.
    package static func toleratingTwinCurve(subjectPublicKeyInfo der: [UInt8]) throws(CryptoError) -> PublicKey {
        let parsed = try SubjectPublicKeyInfo(der)
        do throws(CryptoError) {
            return try PublicKey(parsed: parsed, encoded: der)
        } catch {
            guard error.code == .pointInvalid, case .ec(let curve, let point, false) = parsed.key,
                let twin = curve.twin
            else { throw error }
            let other = SubjectPublicKeyInfo(key: .ec(curve: twin, point: point, isExplicit: false))
            guard let found = try? PublicKey(parsed: other, encoded: der, isOnTwinCurve: true) else { throw error }
            return found
        }
    }

    private init(
        parsed: SubjectPublicKeyInfo, encoded: [UInt8], isOnTwinCurve: Bool = false
    ) throws(CryptoError) {
        subjectPublicKeyInfo = encoded
        self.isOnTwinCurve = isOnTwinCurve
        switch parsed.key {
        case .rsa(let modulus, let exponent, let isPSS):
            kind = .rsa(bits: modulus.bitCount)
            isRestrictedToPSS = isPSS
            curve = nil
            dsaParameters = nil
            guard let made = try RSAKeys.publicKey(modulus: modulus, exponent: exponent) else {
                throw CryptoError(openSSL: .rsaOutOfBounds, .cryptoRsaKeyRefused)
            }
            handle = made
        case .ec(let name, let point, let isExplicit):
            kind = .ec(curve: name, explicitParameters: isExplicit)
            isRestrictedToPSS = false
            dsaParameters = nil
            guard let curve = try CurveParameters.of(name) else {
                throw CryptoError(.curveUnsupported, .cryptoCurveMissing(curve: name))
            }
            self.curve = curve
            guard let made = curve.publicKey(point) else {
                throw CryptoError(openSSL: .pointInvalid, .cryptoPublicPointNotOnCurve)
            }
            handle = made
        case .dsa(let parameters, let value):
            kind = .dsa(bits: parameters.prime.bitCount, orderBits: parameters.order.bitCount)
            isRestrictedToPSS = false
            curve = nil
            dsaParameters = parameters
            try parameters.check(value)
            handle = try DSAKeys.publicKey(parameters, value: value)
        }
    }

    deinit {
        curve?.recycle(handle)
    }
}

extension PublicKey: CustomStringConvertible {
    /// As people write it: `RSA 2048`, `ECDSA brainpoolP256r1`, `DSA 2048`.
    public var description: String { kind.description }
}

extension PublicKey.Kind: CustomStringConvertible {
    /// As people write it: `RSA 2048`, `ECDSA brainpoolP256r1`, `DSA 2048`.
    public var description: String {
        switch self {
        case .rsa(let bits): "RSA \(bits)"
        case .ec(let curve, _): "ECDSA \(curve)"
        case .dsa(let bits, _): "DSA \(bits)"
        }
    }
}

extension [UInt8] {
    /// The bits of a big-endian number.
    var bitCount: Int {
        guard let first = firstIndex(where: { $0 != 0 }) else { return 0 }
        return (count - first) * 8 - self[first].leadingZeroBitCount
    }
}
