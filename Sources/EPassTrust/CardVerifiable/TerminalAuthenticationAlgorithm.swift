// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto

/// What a key of a card-verifiable certificate signs with (Doc 9303-11, 7.1.4; BSI TR-03110-3, A.7.1): the object
/// identifiers below id-TA.
///
/// The cases marked historic are of TR-03110 only; Doc 9303-11 does not list them any more.
package enum TerminalAuthenticationAlgorithm: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
    /// RSASSA-PKCS1-v1_5 with SHA-1; historic.
    case rsaPKCS1SHA1 = "id-TA-RSA-v1-5-SHA-1"
    /// RSASSA-PKCS1-v1_5 with SHA-256; historic.
    case rsaPKCS1SHA256 = "id-TA-RSA-v1-5-SHA-256"
    /// RSASSA-PSS with SHA-1; historic.
    case rsaPSSSHA1 = "id-TA-RSA-PSS-SHA-1"
    /// RSASSA-PSS with SHA-256.
    case rsaPSSSHA256 = "id-TA-RSA-PSS-SHA-256"
    /// RSASSA-PKCS1-v1_5 with SHA-512; historic.
    case rsaPKCS1SHA512 = "id-TA-RSA-v1-5-SHA-512"
    /// RSASSA-PSS with SHA-512.
    case rsaPSSSHA512 = "id-TA-RSA-PSS-SHA-512"
    /// ECDSA with SHA-1; historic.
    case ecdsaSHA1 = "id-TA-ECDSA-SHA-1"
    /// ECDSA with SHA-224.
    case ecdsaSHA224 = "id-TA-ECDSA-SHA-224"
    /// ECDSA with SHA-256.
    case ecdsaSHA256 = "id-TA-ECDSA-SHA-256"
    /// ECDSA with SHA-384.
    case ecdsaSHA384 = "id-TA-ECDSA-SHA-384"
    /// ECDSA with SHA-512.
    case ecdsaSHA512 = "id-TA-ECDSA-SHA-512"

    /// id-TA: 0.4.0.127.0.7.2.2.2.
    static let root = "0.4.0.127.0.7.2.2.2"

    /// The dotted object identifier.
    package var objectIdentifier: String { "\(Self.root).\(row.arcs)" }

    /// The hash function.
    package var hash: HashAlgorithm { signatureAlgorithm.hash }

    /// The algorithm with its parameters; those of RSASSA-PSS are the defaults of Doc 9303-11, 7.1.4.1.1.
    package var signatureAlgorithm: SignatureAlgorithm { row.algorithm }

    /// Whether Doc 9303-11, 7.1.4 does not list it any more, so that only older chips take it.
    package var isHistoric: Bool { row.isHistoric }

    private var row: (arcs: String, algorithm: SignatureAlgorithm, isHistoric: Bool) {
        func pss(_ hash: HashAlgorithm) -> SignatureAlgorithm {
            .rsaPSS(hash: hash, mgfHash: hash, saltLength: hash.digestSize)
        }
        return switch self {
        case .rsaPKCS1SHA1: ("1.1", .rsaPKCS1(.sha1), true)
        case .rsaPKCS1SHA256: ("1.2", .rsaPKCS1(.sha256), true)
        case .rsaPSSSHA1: ("1.3", pss(.sha1), true)
        case .rsaPSSSHA256: ("1.4", pss(.sha256), false)
        case .rsaPKCS1SHA512: ("1.5", .rsaPKCS1(.sha512), true)
        case .rsaPSSSHA512: ("1.6", pss(.sha512), false)
        case .ecdsaSHA1: ("2.1", .ecdsa(.sha1), true)
        case .ecdsaSHA224: ("2.2", .ecdsa(.sha224), false)
        case .ecdsaSHA256: ("2.3", .ecdsa(.sha256), false)
        case .ecdsaSHA384: ("2.4", .ecdsa(.sha384), false)
        case .ecdsaSHA512: ("2.5", .ecdsa(.sha512), false)
        }
    }

    /// The algorithm of a dotted object identifier, or nil.
    package init?(objectIdentifier: String) {
        guard let found = Self.allCases.first(where: { $0.objectIdentifier == objectIdentifier }) else { return nil }
        self = found
    }

    /// Whether the signature is that of ECDSA in the plain format: r and s of equal length, one behind the other (BSI
    /// TR-03111, 5.2.1).
    package var isPlain: Bool {
        if case .ecdsa = signatureAlgorithm { true } else { false }
    }

    /// As people write it: `ECDSA SHA-256`.
    package var description: String { signatureAlgorithm.description }

    /// Whether a signature over the message is one of the key by this algorithm. ECDSA signatures are plain ones.
    ///
    /// A signature of another length than the key has, or with numbers out of range, is `invalid`.
    /// - Throws: `TrustError` with code `cryptography` where the key is of the other kind, or the library cannot do it.
    package func verify(
        _ signature: [UInt8], over message: [UInt8], by key: PublicKey
    ) throws(TrustError) -> SignatureVerdict {
        do throws(CryptoError) {
            return isPlain
                ? try key.verifyPlain(signature: signature, over: message, hash: hash)
                : try key.verify(signature: signature, over: message, algorithm: signatureAlgorithm)
        } catch {
            if error.code == .inputLength || error.code == .signatureOutOfRange { return .invalid }
            throw TrustError(error, element: "signature")
        }
    }

    /// A signature over the message; ECDSA in the plain format.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the key is of the other kind, or the library cannot do it.
    package func sign(
        _ message: [UInt8], with key: PrivateKey, context: CryptoContext? = nil
    ) throws(TrustError) -> [UInt8] {
        do throws(CryptoError) {
            let signature = try key.sign(message, algorithm: signatureAlgorithm, context: context)
            guard isPlain, case .ec(let curve, _) = key.publicKey.kind else { return signature }
            return try PlainECDSASignature.encode(der: signature, curve: curve)
        } catch { throw TrustError(error, element: "signature") }
    }
}
