// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import Synchronization

/// Signatures of certificates that verified under the key of an anchor: one signer signs up to 100,000 documents
/// (Doc 9303-12, 4.1.1), and that its CSCA signed its certificate is the same fact each time.
///
/// What is kept is a fact about octets and not a verdict: that this key verifies the signature in these octets by this
/// algorithm, and what the verification tolerated. Who may sign, names, countries, periods, revocation, the operator's
/// blocks and the policy are judged for each document, so that a policy which tolerates less finds the deviations
/// again.
///
/// Why nothing else can be read out of it than was verified:
/// - The key is SHA-256 over all that the verification takes in: the octets of the certificate (its signature and what
///   was signed are in them), the SubjectPublicKeyInfo octet for octet (its parameters are in it), and the algorithm
///   with its parameters as it was decoded. Each part has its length before it, in eight octets: no two triples give
///   the same input, and two inputs of one digest would be a collision of SHA-256.
/// - An entry is written in one place, behind a verification by OpenSSL that succeeded. A failure, and what could not
///   be carried out, is not kept, so that nothing a stranger sends turns a later success into a failure.
/// - Only what an anchor of the snapshot signed is kept: nobody else can fill it or crowd others out.
/// - A wrong entry would need a collision, a write into the process's memory, or a wrong answer of OpenSSL, which would
///   be wrong without it, too.
final class VerifiedSignatures: Sendable {
    /// What a verification found, beside that it was successful.
    struct Found: Sendable, Hashable {
        /// The key in words, as ``Verification/valid(key:deviations:)`` has it.
        let key: String
        let deviations: [TrustDeviation]
        /// SHA-256 over signature and algorithm: those of a twin are verified anew.
        let proof: [UInt8]
    }

    /// How many are kept; the one that was kept first goes for a new one. About 120 octets each.
    static let capacity = 16_384
    /// Each part has its lock, so that threads seldom wait for one another. None is held while a signature is verified.
    private static let partCount = 16

    private struct Part {
        var entries: [[UInt8]: Found] = [:]
        var order: [[UInt8]] = []
        var oldest = 0
    }

    private final class LockedPart: Sendable {
        let content = Mutex(Part())
    }

    private let parts = (0..<partCount).map { _ in LockedPart() }

    /// How many there are.
    var count: Int { parts.reduce(0) { $0 + $1.content.withLock(\.entries.count) } }

    /// What names what was signed, and the key: anybody can write the signature of a certificate, and what stands
    /// around it, in many forms, and these take one place. Nil where the library cannot hash, and then nothing is kept.
    static func key(_ tbsCertificate: [UInt8], issuer: [UInt8]) -> [UInt8]? { hash([tbsCertificate, issuer]) }

    /// What names the signature that was verified.
    static func proof(_ signature: [UInt8], algorithm: SignatureAlgorithm) -> [UInt8]? {
        // The words of two algorithms are never the same: those of RSASSA-PSS have its other parameters where they are
        // not the usual ones.
        hash([signature, Array(algorithm.description.utf8)])
    }

    private static func hash(_ parts: [[UInt8]]) -> [UInt8]? {
        var input: [UInt8] = []
        input.reserveCapacity(parts.reduce(0) { $0 + $1.count + 8 })
        for part in parts {
            let length = UInt64(part.count)
            for shift in stride(from: 56, through: 0, by: -8) {
                input.append(UInt8(truncatingIfNeeded: length >> shift))
            }
            input += part
        }
        return try? HashAlgorithm.sha256.hash(input)
    }

    /// What was found when that signature was verified; nil where it was not, or is no longer kept.
    func found(_ key: [UInt8], proof: [UInt8]) -> Found? {
        part(of: key).content.withLock { $0.entries[key] }.flatMap { $0.proof == proof ? $0 : nil }
    }

    /// Keeps that it verified, in place of another signature over the same octets.
    func keep(_ found: Found, _ key: [UInt8]) {
        part(of: key).content.withLock { part in
            guard part.entries.updateValue(found, forKey: key) == nil else { return }
            guard part.order.count == Self.capacity / Self.partCount else {
                part.order.append(key)
                return
            }
            part.entries.removeValue(forKey: part.order[part.oldest])
            part.order[part.oldest] = key
            part.oldest = (part.oldest + 1) % part.order.count
        }
    }

    private func part(of key: [UInt8]) -> LockedPart { parts[Int(key.first ?? 0) % Self.partCount] }
}
