// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// The point of a curve that belongs to a field element: the function f_G of the integrated mapping. Doc 9303-11,
/// appendix B.2.
enum PointEncoding {
    /// The affine variant, for primes that are 3 modulo 4 and curves with cofactor 1.
    ///
    /// Both candidates are computed in any case, so that the sequence of operations does not tell which of them it is;
    /// only the last choice depends on the nonce.
    /// - Throws: `CryptoError` with code `notInvertible` where alpha is 0 or -1, which happens for t = 0, 1 and -1
    ///   only.
    static func point(
        of t: ModularNumber, on curve: EllipticCurve, in group: KeyAgreementGroup
    ) throws(CryptoError) -> GroupElement {
        let field = try group.fieldArithmetic()
        let a = try field.number(curve.constants.a)
        let b = try field.number(curve.constants.b)
        let one = try field.number(1)

        // 1. alpha = -t^2
        let alpha = try field.negate(try field.multiply(t, t))
        // 2. X2 = -b/a * (1 + 1/(alpha + alpha^2)), with a single inversion
        let sum = try field.add(alpha, try field.multiply(alpha, alpha))
        let inverse = try field.invert(try field.multiply(a, sum))
        let x2 = try field.multiply(try field.negate(try field.multiply(b, try field.add(one, sum))), inverse)
        // 3. X3 = alpha * X2
        let x3 = try field.multiply(alpha, x2)
        // 4. h2 = X2^3 + a*X2 + b. Step 5, h3, is used by no later step.
        let h2 = try field.add(
            try field.multiply(x2, try field.add(try field.multiply(x2, x2), a)), b)
        // 6. U = t^3 * h2
        let u = try field.multiply(try field.multiply(try field.multiply(t, t), t), h2)
        // 7. A = h2^(p-1-(p+1)/4); with p = 4k + 3 the exponent is 3k + 1
        let root = try field.power(h2, UnsignedOctets.shiftRight(group.prime, by: 2))
        let factor = try field.multiply(
            try field.multiply(root, root), try field.multiply(root, h2))
        // 8. and 9.
        let isFirst = try field.multiply(try field.multiply(factor, factor), h2) == one
        let y2 = try field.multiply(factor, h2)
        let y3 = try field.multiply(factor, u)
        // 10. The cofactor is 1.
        return try group.element(x: isFirst ? x2 : x3, y: isFirst ? y2 : y3)
    }
}
