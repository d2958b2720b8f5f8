// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A signature algorithm with its parameters (Doc 9303-12, 4.1.6).
public enum SignatureAlgorithm: Sendable, Hashable, CustomStringConvertible {
    /// RSASSA-PKCS1-v1_5.
    case rsaPKCS1(HashAlgorithm)
    /// RSASSA-PSS. The hash of the mask generation function and the salt length (octets) are those of the algorithm
    /// identifier, whatever they are (F-49).
    case rsaPSS(hash: HashAlgorithm, mgfHash: HashAlgorithm, saltLength: Int)
    /// ECDSA; the signature is the DER sequence of r and s.
    case ecdsa(HashAlgorithm)
    /// ECDSA; the signature is r and s, each as long as the order of the curve, one behind the other (BSI TR-03111,
    /// 5.2.1).
    case ecdsaPlain(HashAlgorithm)
    /// DSA (FIPS 186-4); the signature is the DER sequence of r and s.
    case dsa(HashAlgorithm)

    /// The hash function of the message.
    public var hash: HashAlgorithm {
        switch self {
        case .rsaPKCS1(let hash), .ecdsa(let hash), .ecdsaPlain(let hash), .dsa(let hash): hash
        case .rsaPSS(let hash, _, _): hash
        }
    }

    /// As people write it: `RSA PKCS#1 SHA-256`, `RSA-PSS SHA-256`, `ECDSA SHA-256`,
    /// `DSA SHA-256`.
    public var description: String {
        switch self {
        case .rsaPKCS1(let hash): "RSA PKCS#1 \(hash)"
        case .rsaPSS(let hash, let mgfHash, let saltLength):
            hash == mgfHash && saltLength == hash.digestSize
                ? "RSA-PSS \(hash)" : "RSA-PSS \(hash), MGF1 \(mgfHash), salt \(saltLength)"
        case .ecdsa(let hash): "ECDSA \(hash)"
        case .ecdsaPlain(let hash): "ECDSA \(hash), plain"
        case .dsa(let hash): "DSA \(hash)"
        }
    }
}

/// What the check of a signature says.
package enum SignatureVerdict: Sendable, Hashable {
    /// The signature is that of the key over these octets.
    case valid
    /// It is not: other octets, another key, or no well-formed signature at all.
    case invalid
}

/// A departure from the standard in the encoding of a signature that can be tolerated by name.
package enum SignatureDeviation: String, CaseIterable, Sendable, Hashable {
    /// r or s of an ECDSA signature is no minimal DER INTEGER: leading zeros too many, or one missing (F-52).
    case ecdsaIntegerPadding
    /// An RSA signature is shorter than the modulus: leading zeros were dropped (F-52).
    case rsaLeadingZerosDropped
    /// The DigestInfo of an RSA signature of PKCS #1 v1.5 has no NULL as the parameters of its hash, which RFC 8017,
    /// 9.2 demands.
    case digestInfoWithoutNull
}

/// A verdict together with what had to be tolerated for it.
package struct SignatureCheck: Sendable, Hashable {
    /// Valid also where deviations had to be tolerated.
    package let verdict: SignatureVerdict
    /// The deviations without which the verdict would be `invalid`. Empty for an invalid signature.
    package let deviations: Set<SignatureDeviation>
    /// Whether the octets have the length and the encoding of a signature of that key, and its numbers are in range.
    /// What is `invalid` without them is damaged, and says nothing of what was signed.
    package var isWellFormed = true
}
