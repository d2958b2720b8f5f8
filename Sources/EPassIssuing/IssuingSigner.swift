// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassTLV
package import EPassTrust

/// A key of the simulated world with the way it signs, and how that is written in an algorithm identifier.
package struct IssuingSigner: Sendable {
    /// The private half.
    package let key: PrivateKey
    /// One of that key.
    package let algorithm: IssuingAlgorithm
    /// Whether the identifier names the kind of key only (`rsaEncryption`, `ecPublicKey`, `id-dsa`), as signers of
    /// Australia, New Zealand and the United States write.
    package var namesKeyOnly = false

    /// A signer.
    package init(_ key: PrivateKey, _ algorithm: IssuingAlgorithm, namesKeyOnly: Bool = false) {
        self.key = key
        self.algorithm = algorithm
        self.namesKeyOnly = namesKeyOnly
    }

    /// A signer by an algorithm of the standard.
    package init(_ key: PrivateKey, _ algorithm: SignatureAlgorithm) {
        self.init(key, IssuingAlgorithm(algorithm))
    }

    /// The identifier that certificates and signer infos have.
    package var identifier: AlgorithmIdentifier {
        if namesKeyOnly {
            return switch algorithm.family {
            case .rsa: AlgorithmIdentifier(objectIdentifier: OID.rsaEncryption, parameters: DERWriter.null)
            case .ecdsa: AlgorithmIdentifier(objectIdentifier: OID.ecPublicKey)
            case .dsa: AlgorithmIdentifier(objectIdentifier: OID.dsa)
            }
        }
        if let standard = algorithm.standard { return AlgorithmIdentifier(standard) }
        switch algorithm {
        case .rsaPSS(let hash, let mgfHash, let saltLength):
            return AlgorithmIdentifier(
                objectIdentifier: OID.rsaPSS, parameters: Self.pssParameters(hash, mgfHash, saltLength))
        // md5WithRSAEncryption (RFC 3279, 2.2.1). ECDSA and DSA with MD5 have no identifier, and no key signs so.
        case .rsaPKCS1, .ecdsa, .ecdsaPlain, .dsa:
            return AlgorithmIdentifier(objectIdentifier: "1.2.840.113549.1.1.4", parameters: DERWriter.null)
        }
    }

    /// A signature over the octets.
    ///
    /// - Parameter element: the part of the structure that it stands in, for the error.
    /// - Throws: `TrustError` with code `cryptography`.
    package func signature(over octets: [UInt8], element: String) throws(TrustError) -> [UInt8] {
        do throws(CryptoError) { return try key.sign(octets, issuing: algorithm) } catch {
            throw TrustError(error, element: element)
        }
    }

    /// RSASSA-PSS-params (RFC 4055, 3.1) with every member written out.
    private static func pssParameters(_ hash: IssuingHash, _ mgfHash: IssuingHash, _ saltLength: Int) -> [UInt8] {
        func algorithm(_ hash: IssuingHash) -> [UInt8] {
            DERWriter.sequence([DERWriter.objectIdentifier(hash.objectIdentifier) ?? [], DERWriter.null])
        }
        let mask = DERWriter.sequence([DERWriter.objectIdentifier(OID.mgf1) ?? [], algorithm(mgfHash)])
        return DERWriter.sequence([
            DERWriter.element(0xA0, algorithm(hash)), DERWriter.element(0xA1, mask),
            DERWriter.element(0xA2, DERWriter.integer(saltLength)),
        ])
    }
}

extension AlgorithmIdentifier {
    /// The identifier of a hash function, without parameters (RFC 5754, 2).
    package init(_ hash: IssuingHash) {
        self.init(objectIdentifier: hash.objectIdentifier)
    }
}
