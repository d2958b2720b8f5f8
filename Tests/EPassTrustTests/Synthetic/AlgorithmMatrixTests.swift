// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Matrix of algorithms, Doc 9303-12 4.1.6", .timed)
struct AlgorithmMatrixTests {
    @Test("the matrix has every hash with every curve named and explicit, every PSS parameter, and every size of RSA")
    func complete() {
        #expect(AlgorithmMatrix.ecdsa.count == EllipticCurve.allCases.count * HashAlgorithm.allCases.count * 2)
        #expect(AlgorithmMatrix.pkcs1.count == 4 * HashAlgorithm.allCases.count)
        #expect(AlgorithmMatrix.pss.count == 95)
        #expect(AlgorithmMatrix.dsa.count == 4 * HashAlgorithm.allCases.count)
        #expect(AlgorithmMatrix.all.count >= 240)
        #expect(Set(AlgorithmMatrix.all.map(\.testDescription)).count == AlgorithmMatrix.all.count)
    }

    @Test(
        "a chain of these algorithms is genuine, and nothing is tolerated for it", .long(),
        arguments: AlgorithmMatrix.all)
    func chain(row: MatrixRow) throws {
        let made = try AlgorithmMatrix.made(row)
        // What is too old or too short for today is for the policy to say (AlgorithmPolicy); here it is whether the
        // mathematics is understood.
        var profile = TrustProfile.strict
        profile.algorithmPolicy = .none
        let result = PassiveAuthentication.judge(
            made.input, trust: made.trust, profile: profile, at: try SyntheticPKI.time(SyntheticPKI.judged))
        #expect(result.unsuccessful.isEmpty)
        #expect(result.deviations.isEmpty)
        #expect(result.anchor?.certificate == made.csca.certificate)
        // An identifier that was written is read as the same algorithm, all parameters included.
        #expect(try made.signer.certificate.signatureAlgorithm.signatureAlgorithm() == row.csca.algorithm)
        let key = try PublicKey(subjectPublicKeyInfo: made.signer.certificate.subjectPublicKeyInfo)
        if case .ec(let curve, let isExplicit) = key.kind {
            #expect(row.signer.kind == .ec(curve))
            #expect(isExplicit == row.signer.isExplicit)
        }
    }

    @Test(
        "a bit changed in the signature of the document signer's certificate or of EF.SOD is found in every chain",
        .long())
    func changed() throws {
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        for row in AlgorithmMatrix.all {
            let made = try AlgorithmMatrix.made(row)
            var input = made.input
            let sod = try #require(input.sod)
            input.sod = sod.dropLast() + [(sod.last ?? 0) ^ 1]
            let signature = PassiveAuthentication.judge(input, trust: made.trust, at: time)
            #expect(signature.finding(.sodSignature)?.result == .failed, "\(row.testDescription)")
            let forged = try Self.forged(made)
            #expect(try forged.verifySignature(under: made.csca.certificate) == .invalid, "\(row.testDescription)")
        }
    }

    /// The document signer's certificate with one bit of its signature changed.
    static func forged(_ made: AlgorithmMatrix.Made) throws -> Certificate {
        let octets = made.signer.certificate.encoded
        return try Certificate(encoded: octets.dropLast() + [(octets.last ?? 0) ^ 1])
    }
}
