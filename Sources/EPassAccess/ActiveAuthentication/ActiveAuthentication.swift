// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
public import EPassISO7816
public import EPassLDS
internal import EPassMessages

/// Active authentication: the chip signs a challenge with a key that only it has. Doc 9303-11, 6.1.
///
/// Nothing here holds a channel: ``command(_:expectedLength:)`` makes the command, and
/// ``verify(response:challenge:dataGroup15:securityInfos:tolerating:)`` judges what came back, at once or years later.
/// The signature says something about the document only if DG15 was proven by passive authentication (field note F-59),
/// and something about this moment only to whom chose the challenge.
public enum ActiveAuthentication {
    /// RND.IFD, the nonce that the chip signs: eight octets (6.1.2.1). It must be fresh, and must not be one of BAC or
    /// PACE.
    public struct Challenge: Sendable, Hashable {
        /// How many octets RND.IFD has (6.1.2.1).
        public static let size = 8

        /// RND.IFD as it is sent: eight octets.
        public let octets: [UInt8]

        /// A challenge that somebody chose who wants to be convinced.
        ///
        /// - Throws: `AccessError` with code `challengeLength` for anything but eight octets.
        public init(_ octets: [UInt8]) throws(AccessError) {
            guard octets.count == Self.size else {
                throw AccessError(.challengeLength, element: "RND.IFD", .aaChallengeLength(count: octets.count))
            }
            self.octets = octets
        }

        /// A fresh challenge.
        ///
        /// - Throws: `AccessError` with code `cryptography` where there are no random numbers.
        public static func random(_ source: RandomSource = .system) throws(AccessError) -> Challenge {
            do throws(CryptoError) {
                return try Challenge(unchecked: source.bytes(size))
            } catch {
                throw AccessError(wrapping: error)
            }
        }

        private init(unchecked octets: [UInt8]) { self.octets = octets }
    }

    /// INTERNAL AUTHENTICATE with the challenge (6.1.3).
    ///
    /// - Parameter expectedLength: Ne, the most octets that the answer may have: 256, or more where the signature, or
    ///   what secure messaging makes of it, needs extended length fields (6.1.4, field note F-18).
    public static func command(_ challenge: Challenge, expectedLength: Int) -> CommandAPDU {
        CommandAPDU.internalAuthenticate(challenge.octets, expectedLength: expectedLength)
    }

    /// The octets of the signature that the chip is to send: of the modulus for RSA, of r and s in the plain format for
    /// ECDSA. A chip that sends DER instead (field note F-57) sends up to nine octets more. 0 for DSA, by which no chip
    /// authenticates (6.1.2).
    public static func responseLength(of key: PublicKey) -> Int {
        switch key.kind {
        case .rsa(let bits): (bits + 7) / 8
        case .ec(let curve, _): PlainECDSASignature.size(on: curve)
        case .dsa: 0
        }
    }

    /// Judges the answer of the chip. A pure function of its arguments.
    ///
    /// `confirmed` proves that the holder of the private key of this DG15 signed this challenge. It does not prove that
    /// DG15 is genuine, nor that the challenge was fresh.
    /// - Parameters:
    ///   - response: the data field of the answer to INTERNAL AUTHENTICATE, without status bytes.
    ///   - challenge: what was sent.
    ///   - dataGroup15: the octets of the file.
    ///   - securityInfos: those of DG14, which name the hash function of ECDSA (9.2.4); nil where there is no DG14.
    ///   - tolerated: the departures from the standard that do not refuse the signature. Each that was needed is in the
    ///     verdict.
    public static func verify(
        response: [UInt8], challenge: Challenge, dataGroup15: [UInt8], securityInfos: SecurityInfos?,
        tolerating tolerated: Set<AccessDeviation> = Set(AccessDeviation.allCases)
    ) -> Verdict {
        verify(
            response: response, challenge: challenge, decoded: try? DataGroup15(decoding: dataGroup15),
            securityInfos: securityInfos, tolerating: tolerated)
    }

    /// Judges the answer of the chip by a DG15 that was decoded before; nil where it does not decode.
    package static func verify(
        response: [UInt8], challenge: Challenge, decoded dataGroup15: DataGroup15?, securityInfos: SecurityInfos?,
        tolerating tolerated: Set<AccessDeviation> = Set(AccessDeviation.allCases)
    ) -> Verdict {
        guard let dataGroup15 else { return Verdict(algorithm: "unknown", refused: .keyMalformed) }
        let key: PublicKey
        do throws(CryptoError) {
            key = try PublicKey(subjectPublicKeyInfo: dataGroup15.subjectPublicKeyInfo)
        } catch {
            let unsupported: [CryptoError.Code] = [
                .keyAlgorithmUnsupported, .curveUnsupported, .explicitCurveUnknown, .rsaOutOfBounds,
                // Both of DSA, which is no algorithm of active authentication however right the key is.
                .dsaKeyInvalid, .domainParametersNotExplicit,
            ]
            let reason: Refusal = unsupported.contains(error.code) ? .keyUnsupported : .keyMalformed
            return Verdict(algorithm: dataGroup15.algorithm, refused: reason)
        }
        switch key.kind {
        case .rsa(let bits):
            return verifyRSA(response, challenge, key, bits: bits, tolerated)
        case .ec(let curve, _):
            return verifyECDSA(response, challenge, key, curve, securityInfos, tolerated)
        case .dsa:
            return Verdict(algorithm: dataGroup15.algorithm, refused: .keyUnsupported)
        }
    }
}
