// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings

/// What is told of a certificate, as far as it follows from its octets. Nothing of a verdict is in it.
package final class CertificateWords: Sendable {
    /// SHA-256 of the certificate, in hexadecimal digits; empty where the library cannot hash.
    package let fingerprint: String
    /// The key: `ECDSA P-256`; the identifier of the algorithm where it is not known.
    package let key: String
    /// The algorithm that it is signed with.
    package let signature: String
    /// Whether it says that it was made for tests.
    package let isSynthetic: Bool
    /// When its private key begins to sign, where privateKeyUsagePeriod is there, decodes and says so.
    package let signsFrom: Timestamp?
    /// When it ends to sign.
    package let signsUntil: Timestamp?

    init(_ certificate: Certificate) {
        fingerprint = (try? certificate.fingerprint()).map { Hexadecimal.lowercaseText($0) } ?? ""
        let algorithm = certificate.signatureAlgorithm
        key =
            (try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo))?.description
            ?? algorithm.objectIdentifier
        signature = (try? algorithm.signatureAlgorithm()).map { "\($0)" } ?? algorithm.objectIdentifier
        isSynthetic = certificate.isSynthetic
        var period: (first: Timestamp?, last: Timestamp?)?
        for entry in certificate.extensions where period == nil {
            if case .privateKeyUsagePeriod(let first, let last)? = try? entry.decoded() { period = (first, last) }
        }
        (signsFrom, signsUntil) = (period?.first, period?.last)
    }
}
