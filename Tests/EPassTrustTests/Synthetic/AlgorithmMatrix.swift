// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassSimulator
import EPassTrust
import Synchronization
import Testing

/// One chain of the matrix: how the CSCA and the document signer sign, and the digest of the security object.
struct MatrixRow: Sendable, Hashable, CustomTestStringConvertible {
    let number: Int
    let csca: SyntheticScheme
    let signer: SyntheticScheme
    let digest: HashAlgorithm

    var testDescription: String {
        csca == signer ? csca.description : "\(signer) under \(csca)"
    }

    /// Whether OpenSSL's chain verification takes it: it refuses explicit curve parameters (error 94), which Doc
    /// 9303-12, 4.1.6.3 demands.
    var hasExplicitParameters: Bool { csca.isExplicit || signer.isExplicit }

    /// Whether OpenSSL 3.0 knows the algorithms of the certificates by their identifiers: DSA it has with SHA-1,
    /// SHA-224 and SHA-256 only (RFC 5758, 3.1).
    var isKnownToOpenSSL: Bool { csca.algorithm != .dsa(.sha384) && csca.algorithm != .dsa(.sha512) }
}

/// Every algorithm, curve, hash and way to write the curve that Doc 9303-12, 4.1.6 names, and those beside them that
/// are met in the field.
enum AlgorithmMatrix {
    static let all: [MatrixRow] = (same(pkcs1 + pss + ecdsa) + mixed + same(dsa) + mixedWithDSA).enumerated().map {
        index, pair in
        MatrixRow(number: index, csca: pair.0, signer: pair.1, digest: pair.1.algorithm.hash)
    }

    /// RSASSA-PKCS1-v1_5: four sizes of modulus with every hash. One of 1024 bits is too small for any policy, and is
    /// verified all the same (F-53).
    static let pkcs1: [SyntheticScheme] = [1024, 2048, 3072, 4096].flatMap { bits in
        HashAlgorithm.allCases.map { SyntheticScheme(.rsa(bits), .rsaPKCS1($0)) }
    }

    /// RSASSA-PSS: every hash with every hash of the mask, and four lengths of salt: none, that of SHA-1, that of the
    /// hash, and a longer one (F-49).
    static let pss: [SyntheticScheme] = HashAlgorithm.allCases.flatMap { hash in
        HashAlgorithm.allCases.flatMap { mask in
            Set([0, 20, hash.digestSize, 94]).sorted().map { salt in
                SyntheticScheme(.rsa(2048), .rsaPSS(hash: hash, mgfHash: mask, saltLength: salt))
            }
        }
    }

    /// ECDSA: every curve of the list with every hash, by its name and written out.
    static let ecdsa: [SyntheticScheme] = EllipticCurve.allCases.flatMap { curve in
        HashAlgorithm.allCases.flatMap { hash in
            [false, true].map { SyntheticScheme(.ec(curve), .ecdsa(hash), isExplicit: $0) }
        }
    }

    /// DSA: every pair of lengths of FIPS 186-4, 4.2 with every hash.
    static let dsa: [SyntheticScheme] = DSAParameters.listed.flatMap { _, parameters in
        HashAlgorithm.allCases.map { SyntheticScheme(.dsa(parameters), .dsa($0)) }
    }

    /// The same of CSCA and signer with DSA on either side.
    static let mixedWithDSA: [(SyntheticScheme, SyntheticScheme)] = dsa.filter { $0.algorithm.hash == .sha256 }.flatMap
    {
        [
            ($0, SyntheticScheme(.ec(.p256), .ecdsa(.sha256))), (SyntheticScheme(.rsa(2048), .rsaPKCS1(.sha256)), $0),
        ]
    }

    /// CSCA and document signer of different kinds: neither's algorithm says anything about the other's (F-49).
    static let mixed: [(SyntheticScheme, SyntheticScheme)] = {
        let kinds: [SyntheticScheme] = [
            SyntheticScheme(.rsa(4096), .rsaPKCS1(.sha256)),
            SyntheticScheme(.rsa(3072), .rsaPSS(hash: .sha512, mgfHash: .sha512, saltLength: 64)),
            SyntheticScheme(.ec(.p384), .ecdsa(.sha384)),
            SyntheticScheme(.ec(.brainpoolP512r1), .ecdsa(.sha512), isExplicit: true),
        ]
        let others: [SyntheticScheme] = [
            SyntheticScheme(.rsa(2048), .rsaPKCS1(.sha1)),
            SyntheticScheme(.rsa(2048), .rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 20)),
            SyntheticScheme(.ec(.brainpoolP224r1), .ecdsa(.sha224)),
            SyntheticScheme(.ec(.p521), .ecdsa(.sha512), isExplicit: true),
        ]
        return kinds.flatMap { csca in others.map { (csca, $0) } }
    }()

    private static func same(_ schemes: [SyntheticScheme]) -> [(SyntheticScheme, SyntheticScheme)] {
        schemes.map { ($0, $0) }
    }

    /// A chain as it was made, each once in a process: the matrix and the differential test look at the same octets.
    struct Made: Sendable {
        let row: MatrixRow
        let csca: SyntheticEntity
        let signer: SyntheticEntity
        let contentInfo: [UInt8]
        let input: PassiveAuthentication.Input
        let revocationList: CertificateRevocationList
        let trust: TrustSnapshot
    }

    private static let cache = Mutex<[Int: Made]>([:])

    static func made(_ row: MatrixRow) throws -> Made {
        if let made = cache.withLock({ $0[row.number] }) { return made }
        // A name for each row: OpenSSL finds an issuer by its name.
        let state = SyntheticPKI(organization: "row \(row.number)")
        let csca = try state.csca(scheme: row.csca)
        let signer = try state.signer(of: csca, scheme: row.signer)
        var document = SyntheticDocument()
        document.digest = row.digest
        let contentInfo = try document.contentInfo(signedBy: signer)
        let revocationList = try state.revocationList(of: csca)
        let trust = try TrustSnapshot(
            anchors: [TrustAnchor(certificate: csca.certificate)], revocationLists: [revocationList])
        let made = Made(
            row: row, csca: csca, signer: signer, contentInfo: contentInfo, input: document.input(contentInfo),
            revocationList: revocationList, trust: trust)
        return cache.withLock { cache in
            let kept = cache[row.number] ?? made
            cache[row.number] = kept
            return kept
        }
    }
}
