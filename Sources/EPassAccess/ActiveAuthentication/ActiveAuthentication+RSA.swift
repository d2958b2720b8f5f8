// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

extension ActiveAuthentication {
    /// ISO/IEC 9796-2, digital signature scheme 1, with the message recovered in part (6.1.2.2).
    static func verifyRSA(
        _ response: [UInt8], _ challenge: Challenge, _ key: PublicKey, bits: Int, _ tolerated: Set<AccessDeviation>
    ) -> Verdict {
        let name = "RSA \(bits), ISO/IEC 9796-2 scheme 1"
        guard let modulus = key.modulus, bits.isMultiple(of: 8) else {
            // The header then stands in the middle of an octet, and M1 is no string of octets.
            return Verdict(algorithm: name, refused: .keyUnsupported)
        }
        var deviations: Set<AccessDeviation> = []
        var signature = response
        if response.count < modulus.count {
            // Leading zeros that were dropped look like octets that were lost; only what is recovered tells them apart.
            signature = [UInt8](repeating: 0, count: modulus.count - response.count) + response
            deviations.insert(.signatureLeadingZerosDropped)
        }
        let isShort = response.count < modulus.count
        let verdict = open(signature, modulus, challenge, key, name, deviations, tolerated)
        return if isShort, verdict.outcome != .confirmed {
            Verdict(algorithm: name, refused: .responseTruncated)
        } else {
            verdict
        }
    }

    private static func open(
        _ signature: [UInt8], _ modulus: [UInt8], _ challenge: Challenge, _ key: PublicKey, _ name: String,
        _ noted: Set<AccessDeviation>, _ tolerated: Set<AccessDeviation>
    ) -> Verdict {
        let opened: [UInt8]
        do throws(CryptoError) {
            opened = try key.recover(signature)
        } catch {
            let reason: Refusal =
                switch error.code {
                case .signatureOutOfRange: .signatureOutOfRange
                case .inputLength: .responseTooLong
                case .libraryUnavailable, .operationFailed, .randomUnavailable, .keyLength, .ivLength, .bufferTooSmall,
                    .paddingInvalid, .encodingInvalid, .keyAlgorithmUnsupported, .rsaOutOfBounds, .dsaKeyInvalid,
                    .curveUnsupported, .explicitCurveUnknown, .pointInvalid, .algorithmMismatch, .privateKeyInvalid,
                    .elementEncodingInvalid, .elementNotInGroup, .elementNeutral, .groupMismatch,
                    .domainParametersUnknown, .domainParametersNotExplicit, .primeComposite, .domainParametersInvalid,
                    .domainParametersOutOfBounds, .allowanceSpent, .elementOutOfRange, .elementSmallOrder,
                    .notInvertible:
                    .libraryFailed
                }
            return Verdict(algorithm: name, refused: reason)
        }
        // Trailers are even and the modulus is odd, so that only one of the two can be meant.
        let isOther = opened.last.map { $0 & 1 == 1 } ?? false
        let scheme: SignatureScheme = isOther ? .b4 : .b6
        let representative = isOther ? difference(modulus, opened) : opened
        let content: ISO9796Representative
        switch ISO9796Representative.read(representative, challenge: challenge.octets) {
        case .success(let found): content = found
        case .failure(let fault):
            let algorithm = fault.hash.map { "\(name), \($0)" } ?? name
            return Verdict(
                algorithm: algorithm, refused: fault.reason, hash: fault.hash, scheme: fault.hash == nil ? nil : scheme)
        }
        let algorithm = "\(name), \(content.hash)"
        if scheme == .b4, !signature.lexicographicallyPrecedes(difference(modulus, signature)) {
            return Verdict(algorithm: algorithm, refused: .signatureOutOfRange, hash: content.hash, scheme: scheme)
        }
        for deviation in content.deviations where !tolerated.contains(deviation) {
            let reason: Refusal = deviation == .messagePartPadded ? .paddingInvalid : .trailerUnknown
            return Verdict(algorithm: algorithm, refused: reason, hash: content.hash, scheme: scheme)
        }
        guard noted.isSubset(of: tolerated) else {
            return Verdict(algorithm: algorithm, refused: .responseTruncated, hash: content.hash, scheme: scheme)
        }
        return Verdict(
            algorithm: algorithm, hash: content.hash, scheme: scheme, deviations: noted.union(content.deviations))
    }

    /// The modulus less a number below it, as long as the modulus.
    private static func difference(_ modulus: [UInt8], _ number: [UInt8]) -> [UInt8] {
        let digits = UnsignedOctets.subtract(modulus, number)
        return [UInt8](repeating: 0, count: max(0, modulus.count - digits.count)) + digits
    }
}
