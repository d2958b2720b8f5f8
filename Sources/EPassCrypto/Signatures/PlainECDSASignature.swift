// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The plain format of ECDSA signatures (BSI TR-03111, 5.2.1): r and s, each as long as the order of the curve, one
/// behind the other.
///
/// Active authentication and terminal authentication use it; certificates and CMS use the DER sequence.
package enum PlainECDSASignature {
    /// The octets of a signature in the plain format.
    package static func size(on curve: EllipticCurve) -> Int { 2 * curve.constants.order.count }

    /// The plain format of a signature that is a DER sequence of two minimal integers.
    ///
    /// - Throws: `crypto.encodingInvalid` where it is none, `crypto.signatureOutOfRange` where r or s is not between 1
    ///   and n - 1.
    package static func encode(der: [UInt8], curve: EllipticCurve) throws(CryptoError) -> [UInt8] {
        var numbers = try DERReader.sequence(der[...])
        let r = try numbers.readUnsigned()
        let s = try numbers.readUnsigned()
        try numbers.end()
        return try padded(r, "r", curve) + padded(s, "s", curve)
    }

    /// The DER sequence of a signature in the plain format.
    ///
    /// - Throws: `crypto.inputLength` for another length than that of the curve, `crypto.signatureOutOfRange` where r
    ///   or s is not between 1 and n - 1.
    package static func der(plain: [UInt8], curve: EllipticCurve) throws(CryptoError) -> [UInt8] {
        let size = size(on: curve)
        guard plain.count == size, let signature = ECDSASignature(plain: plain) else {
            throw CryptoError(.inputLength, .cryptoPlainSignatureLength(curve: curve, length: size, there: plain.count))
        }
        _ = try padded(signature.r, "r", curve)
        _ = try padded(signature.s, "s", curve)
        return signature.der
    }

    /// The number as long as the order, if it is between 1 and n - 1.
    private static func padded(_ number: [UInt8], _ name: String, _ curve: EllipticCurve) throws(CryptoError) -> [UInt8]
    {
        let order = curve.constants.order
        let digits = number.drop { $0 == 0 }
        let filled = [UInt8](repeating: 0, count: max(0, order.count - digits.count)) + digits
        guard !digits.isEmpty, filled.count == order.count, filled.lexicographicallyPrecedes(order) else {
            throw CryptoError(.signatureOutOfRange, .cryptoSignatureNumberBounds(number: name))
        }
        return filled
    }
}

extension PublicKey {
    /// Verifies an ECDSA signature in the plain format over a message.
    ///
    /// - Throws: `crypto.algorithmMismatch` for a key that is not on a curve; `crypto.inputLength` and
    ///   `crypto.signatureOutOfRange` as ``PlainECDSASignature/der(plain:curve:)``.
    package func verifyPlain(
        signature: [UInt8], over message: [UInt8], hash: HashAlgorithm
    ) throws(CryptoError) -> SignatureVerdict {
        guard case .ec(let curve, _) = kind else {
            throw CryptoError(.algorithmMismatch, .cryptoKeyVerifiesNoECDSA(key: self))
        }
        let der = try PlainECDSASignature.der(plain: signature, curve: curve)
        return try verify(signature: der, over: message, algorithm: .ecdsa(hash))
    }
}
