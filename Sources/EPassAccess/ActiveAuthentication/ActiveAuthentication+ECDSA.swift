// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS

extension ActiveAuthentication {
    /// ECDSA over the challenge, in the plain format of BSI TR-03111 (6.1.2.3).
    static func verifyECDSA(
        _ response: [UInt8], _ challenge: Challenge, _ key: PublicKey, _ curve: EllipticCurve,
        _ securityInfos: SecurityInfos?, _ tolerated: Set<AccessDeviation>
    ) -> Verdict {
        let name = "ECDSA \(curve)"
        let candidates = ActiveAuthenticationHash.candidates(securityInfos, curve)
        var refusal = Refusal.signatureFormat
        var refusedFormat: SignatureFormat?
        for (format, der) in readings(of: response, curve, refusal: &refusal) {
            // A right encoding and a wrong signature say more than what the other format would be refused for.
            if refusedFormat == nil { refusedFormat = format }
            refusal = .signatureInvalid
            for candidate in candidates {
                let verdict: SignatureVerdict
                do throws(CryptoError) {
                    verdict = try key.verify(
                        signature: der, over: challenge.octets, algorithm: .ecdsa(candidate.hash))
                } catch {
                    return Verdict(algorithm: name, refused: .libraryFailed, signatureFormat: format)
                }
                guard verdict == .valid else { continue }
                let algorithm = "\(name), \(candidate.hash)"
                if format == .der, !tolerated.contains(.signatureEncodedAsDER) {
                    return Verdict(
                        algorithm: algorithm, refused: .signatureFormat, hash: candidate.hash, signatureFormat: format)
                }
                guard candidate.deviations.isSubset(of: tolerated) else {
                    return Verdict(
                        algorithm: algorithm, refused: .algorithmUnsupported, hash: candidate.hash,
                        signatureFormat: format)
                }
                let deviations = candidate.deviations.union(format == .der ? [.signatureEncodedAsDER] : [])
                return Verdict(
                    algorithm: algorithm, hash: candidate.hash, signatureFormat: format, deviations: deviations)
            }
        }
        let stated = ActiveAuthenticationHash.stated(securityInfos)
        if refusal == .signatureInvalid, !stated.isEmpty, stated.allSatisfy({ $0.hash == nil }) {
            refusal = .algorithmUnsupported
        }
        let hash = stated.compactMap(\.hash).first
        return Verdict(
            algorithm: hash.map { "\(name), \($0)" } ?? name, refused: refusal, hash: hash,
            signatureFormat: refusedFormat)
    }

    /// The answer read in both formats, the standard's first, as DER sequences; why it is none where the list is empty.
    private static func readings(
        of response: [UInt8], _ curve: EllipticCurve, refusal: inout Refusal
    ) -> [(format: SignatureFormat, der: [UInt8])] {
        var found: [(SignatureFormat, [UInt8])] = []
        do throws(CryptoError) {
            found.append((.plain, try PlainECDSASignature.der(plain: response, curve: curve)))
        } catch {
            if error.code == .signatureOutOfRange { refusal = .signatureOutOfRange }
        }
        do throws(CryptoError) {
            _ = try PlainECDSASignature.encode(der: response, curve: curve)
            found.append((.der, response))
        } catch {
            if error.code == .signatureOutOfRange { refusal = .signatureOutOfRange }
        }
        return found
    }
}

/// The hash functions under which an ECDSA signature of active authentication is tried.
struct ActiveAuthenticationHash {
    /// The hash function.
    let hash: HashAlgorithm
    /// What departs from the standard where it is this one.
    let deviations: Set<AccessDeviation>

    /// What an ActiveAuthenticationInfo states: a hash function, or nil for one that is not supported.
    struct Stated {
        let hash: HashAlgorithm?
        let isPlain: Bool
    }

    /// BSI TR-03111, 5.2.1.1: ecdsa-plain-signatures.
    private static let plain: [String: HashAlgorithm] = [
        "0.4.0.127.0.7.1.1.4.1.1": .sha1, "0.4.0.127.0.7.1.1.4.1.2": .sha224, "0.4.0.127.0.7.1.1.4.1.3": .sha256,
        "0.4.0.127.0.7.1.1.4.1.4": .sha384, "0.4.0.127.0.7.1.1.4.1.5": .sha512,
    ]

    /// ANSI X9.62 and RFC 5758: the same with signatures in DER.
    private static let x962: [String: HashAlgorithm] = [
        "1.2.840.10045.4.1": .sha1, "1.2.840.10045.4.3.1": .sha224, "1.2.840.10045.4.3.2": .sha256,
        "1.2.840.10045.4.3.3": .sha384, "1.2.840.10045.4.3.4": .sha512,
    ]

    /// What DG14 states.
    static func stated(_ securityInfos: SecurityInfos?) -> [Stated] {
        (securityInfos?.activeAuthenticationInfos ?? []).map { info in
            if let hash = plain[info.signatureAlgorithm] { return Stated(hash: hash, isPlain: true) }
            return Stated(hash: x962[info.signatureAlgorithm], isPlain: false)
        }
    }

    /// Those that are stated, then the others: first the largest that is not longer than the key.
    static func candidates(_ securityInfos: SecurityInfos?, _ curve: EllipticCurve) -> [ActiveAuthenticationHash] {
        let stated = stated(securityInfos)
        var candidates: [ActiveAuthenticationHash] = []
        for info in stated {
            guard let hash = info.hash, !candidates.contains(where: { $0.hash == hash }) else { continue }
            let isPlain = stated.contains { $0.hash == hash && $0.isPlain }
            candidates.append(of(hash, curve, isPlain ? [] : [.signatureAlgorithmNotPlain]))
        }
        let reason: AccessDeviation = stated.isEmpty ? .hashNotStated : .hashNotAsStated
        let byLength = HashAlgorithm.allCases.sorted { $0.digestSize > $1.digestSize }
        let fitting = byLength.filter { $0.digestSize <= curve.constants.order.count && $0 != .sha1 }
        for hash in fitting + byLength.reversed() where !candidates.contains(where: { $0.hash == hash }) {
            candidates.append(of(hash, curve, [reason]))
        }
        return candidates
    }

    private static func of(
        _ hash: HashAlgorithm, _ curve: EllipticCurve, _ noted: Set<AccessDeviation>
    ) -> ActiveAuthenticationHash {
        var deviations = noted
        if hash == .sha1 { deviations.insert(.signatureOverSHA1) }
        if hash.digestSize > curve.constants.order.count { deviations.insert(.hashLongerThanKey) }
        return ActiveAuthenticationHash(hash: hash, deviations: deviations)
    }
}
