// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassMessages

/// The step `lds2.record.signature`.
///
/// A record names neither the hash nor the way in which the numbers are written. Each of the hash functions that Doc
/// 9303-12, 4.1.6.4 permits is tried, that of the curve's size first, and both forms: as X9.62 has it, and the plain
/// one. An attacker gains nothing by that: any of them takes the private key.
struct LDS2SignatureCheck {
    var outcome: Outcome
    var form: LDS2Signature.Form?

    static func judge(
        _ signature: [UInt8], over octets: ArraySlice<UInt8>, by signer: Certificate, _ profile: TrustProfile
    ) -> LDS2SignatureCheck {
        let key: PublicKey
        do throws(CryptoError) { key = try signer.verificationKey.decoded() } catch {
            return LDS2SignatureCheck(
                outcome: .undetermined(.of(keyError: error), .signatureKeyRefused(error: error.message)))
        }
        guard case .ec(let curve, _) = key.kind else {
            return LDS2SignatureCheck(outcome: .failed(.keyRefused, .lds2KeyNotECDSA(key: key)))
        }
        var isWellFormed = false
        do throws(CryptoError) {
            for hash in hashes(for: curve) {
                let digest = try hash.hash(octets)
                for (isPlain, der) in forms(of: signature, on: curve) {
                    let check = try key.check(
                        signature: der, overDigest: digest, algorithm: .ecdsa(hash), tolerating: [.ecdsaIntegerPadding])
                    guard check.verdict == .valid else {
                        isWellFormed = isWellFormed || check.isWellFormed
                        continue
                    }
                    var deviations: [TrustDeviation] = key.isOnTwinCurve ? [.twinCurve] : []
                    if check.deviations.contains(.ecdsaIntegerPadding) { deviations.append(.ecdsaIntegerPadding) }
                    let message = Message.lds2SignatureValid(key: key, hash: hash, form: isPlain ? "plain" : "DER")
                    return LDS2SignatureCheck(
                        outcome: .successful(message, deviations),
                        form: LDS2Signature.Form(hash: hash, isPlain: isPlain))
                }
            }
        } catch {
            return LDS2SignatureCheck(
                outcome: .undetermined(.unsupportedAlgorithm, .signatureNotVerifiable(error: error.message)))
        }
        // Octets that cannot be a signature of the key in either form are damaged: they say nothing of what was signed.
        return LDS2SignatureCheck(
            outcome: isWellFormed
                ? .failed(.signatureInvalid, .lds2SignatureInvalid)
                : .malformed(.malformed, .signatureMalformed, profile))
    }

    /// The signature as DER, read in each way in which it can be one.
    private static func forms(of signature: [UInt8], on curve: EllipticCurve) -> [(isPlain: Bool, der: [UInt8])] {
        var forms: [(isPlain: Bool, der: [UInt8])] = [(false, signature)]
        if let der = try? PlainECDSASignature.der(plain: signature, curve: curve) { forms.append((true, der)) }
        return forms
    }

    /// That of the order of the curve first, as Doc 9303-13, 3.4 has it for seals, whose signers have nearly the same
    /// certificates.
    private static func hashes(for curve: EllipticCurve) -> [HashAlgorithm] {
        let first = curve.signatureHash
        return [first] + [.sha256, .sha384, .sha512, .sha224].filter { $0 != first }
    }
}

extension EllipticCurve {
    /// The hash that belongs to the bits of the order of the curve; of a longer one the longest.
    package var signatureHash: HashAlgorithm {
        switch bits {
        case ...224: .sha224
        case ...256: .sha256
        case ...384: .sha384
        default: .sha512
        }
    }
}
