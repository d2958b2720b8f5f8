// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto

extension Certificate {
    /// Verifies the signature of this certificate under the key of another one, or of its own.
    ///
    /// That alone is no path: roles, names, countries, validity and revocation are judged by passive authentication.
    ///
    /// - Parameter issuer: the certificate whose key is to have signed.
    /// - Returns: `valid` where the holder of that key signed these octets.
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` where the algorithm or the curve is not known,
    ///   `cryptography` where the key is refused or does not fit the algorithm.
    package func verifySignature(under issuer: Certificate) throws(TrustError) -> SignatureVerdict {
        try Verification.verify(self, under: issuer).verdict()
    }
}
