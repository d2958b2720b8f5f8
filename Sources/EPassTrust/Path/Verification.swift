// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// A signature verified under the key of a certificate, with the failures of either told apart.
enum Verification {
    case valid(key: String, deviations: [TrustDeviation])
    case invalid
    case refused(CheckReason, Message)

    static func verify(
        _ signature: [UInt8], over octets: [UInt8], algorithm: SignatureAlgorithm, under certificate: Certificate
    ) -> Verification {
        let key: PublicKey
        do throws(CryptoError) {
            key = try certificate.verificationKey.decoded()
        } catch {
            let isUnknown = [.keyAlgorithmUnsupported, .curveUnsupported, .libraryUnavailable].contains(error.code)
            return .refused(
                isUnknown ? .unsupportedAlgorithm : .keyRefused, .signatureKeyRefused(error: error.message))
        }
        do throws(CryptoError) {
            let check = try key.check(
                signature: signature, over: octets[...], algorithm: algorithm,
                tolerating: Set(SignatureDeviation.allCases))
            guard check.verdict == .valid else { return .invalid }
            let deviations = check.deviations.map { deviation -> TrustDeviation in
                switch deviation {
                case .ecdsaIntegerPadding: .ecdsaIntegerPadding
                case .rsaLeadingZerosDropped: .rsaLeadingZerosDropped
                case .digestInfoWithoutNull: .digestInfoWithoutNull
                }
            }
            let curve: [TrustDeviation] = key.isOnTwinCurve ? [.twinCurve] : []
            return .valid(key: key.description, deviations: curve + deviations.sorted { $0.rawValue < $1.rawValue })
        } catch {
            // What the library cannot carry out is open; only a signature that was verified can be wrong.
            let reason: CheckReason = error.code == .algorithmMismatch ? .algorithmMismatch : .unsupportedAlgorithm
            return .refused(reason, .signatureNotVerifiable(error: error.message))
        }
    }
}
