// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto

/// What a key of a card-verifiable certificate signs with (Doc 9303-11, 7.1.4; BSI TR-03110-3, A.7.1): the object
/// identifiers below id-TA.
///
/// The cases marked historic are of TR-03110 only; Doc 9303-11 does not list them any more.
public enum TerminalAuthenticationAlgorithm: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
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
    public var objectIdentifier: String { "\(Self.root).\(arcs)" }

    private var arcs: String {
        switch self {
        case .rsaPKCS1SHA1: "1.1"
        case .rsaPKCS1SHA256: "1.2"
        case .rsaPSSSHA1: "1.3"
        case .rsaPSSSHA256: "1.4"
        case .rsaPKCS1SHA512: "1.5"
        case .rsaPSSSHA512: "1.6"
        case .ecdsaSHA1: "2.1"
        case .ecdsaSHA224: "2.2"
        case .ecdsaSHA256: "2.3"
        case .ecdsaSHA384: "2.4"
        case .ecdsaSHA512: "2.5"
        }
    }

    /// The algorithm of a dotted object identifier, or nil.
    public init?(objectIdentifier: String) {
        guard let found = Self.allCases.first(where: { $0.objectIdentifier == objectIdentifier }) else { return nil }
        self = found
    }

    /// The hash function.
    public var hash: HashAlgorithm {
        switch self {
        case .rsaPKCS1SHA1, .rsaPSSSHA1, .ecdsaSHA1: .sha1
        case .ecdsaSHA224: .sha224
        case .rsaPKCS1SHA256, .rsaPSSSHA256, .ecdsaSHA256: .sha256
        case .ecdsaSHA384: .sha384
        case .rsaPKCS1SHA512, .rsaPSSSHA512, .ecdsaSHA512: .sha512
        }
    }

    /// The algorithm with its parameters; those of RSASSA-PSS are the defaults of Doc 9303-11, 7.1.4.1.1.
    public var signatureAlgorithm: SignatureAlgorithm {
        switch self {
        case .rsaPKCS1SHA1, .rsaPKCS1SHA256, .rsaPKCS1SHA512: .rsaPKCS1(hash)
        case .rsaPSSSHA1, .rsaPSSSHA256, .rsaPSSSHA512:
            .rsaPSS(hash: hash, mgfHash: hash, saltLength: hash.digestSize)
        case .ecdsaSHA1, .ecdsaSHA224, .ecdsaSHA256, .ecdsaSHA384, .ecdsaSHA512: .ecdsa(hash)
        }
    }

    /// Whether the signature is that of ECDSA in the plain format: r and s of equal length, one behind the other (BSI
    /// TR-03111, 5.2.1).
    public var isPlain: Bool {
        if case .ecdsa = signatureAlgorithm { true } else { false }
    }

    /// Whether Doc 9303-11, 7.1.4 does not list it any more, so that only older chips take it.
    public var isHistoric: Bool {
        switch self {
        case .rsaPKCS1SHA1, .rsaPKCS1SHA256, .rsaPSSSHA1, .rsaPKCS1SHA512, .ecdsaSHA1: true
        case .rsaPSSSHA256, .rsaPSSSHA512, .ecdsaSHA224, .ecdsaSHA256, .ecdsaSHA384, .ecdsaSHA512: false
        }
    }

    /// As people write it: `ECDSA SHA-256`.
    public var description: String { signatureAlgorithm.description }

    /// Whether a signature over the message is one of the key by this algorithm. ECDSA signatures are plain ones.
    ///
    /// A signature of another length than the key has, or with numbers out of range, is `invalid`.
    /// - Throws: `TrustError` with code `cryptography` where the key is of the other kind, or the library cannot do it.
    public func verify(
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
    public func sign(
        _ message: [UInt8], with key: PrivateKey, context: CryptoContext? = nil
    ) throws(TrustError) -> [UInt8] {
        do throws(CryptoError) {
            let signature = try key.sign(message, algorithm: signatureAlgorithm, context: context)
            guard isPlain, case .ec(let curve, _) = key.publicKey.kind else { return signature }
            return try PlainECDSASignature.encode(der: signature, curve: curve)
        } catch { throw TrustError(error, element: "signature") }
    }
}
