// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// What an RSA signature with partial message recovery opens to (ISO/IEC 9796-2, scheme 1; Doc 9303-11, 6.1.2.2 and
/// appendix F):
///
/// | octets | content |
/// |---|---|
/// | 1 | header `6A`; `6B` where padding `BB ... BA` precedes a shorter M1 |
/// | all others | M1, the nonce of the chip |
/// | Lh | digest of M1 and M2, where M2 is the challenge |
/// | 1 or 2 | trailer `BC`, or the number of the hash function and `CC` |
///
/// A value exists only if the digest is right.
struct ISO9796Representative {
    /// The hash function that the trailer stands for.
    let hash: HashAlgorithm
    /// M1.
    let recoveredMessage: [UInt8]
    /// What departs from the standard.
    let deviations: Set<AccessDeviation>

    /// Why octets are no such thing.
    struct Fault: Error {
        let reason: ActiveAuthentication.Refusal
        let hash: HashAlgorithm?
    }

    /// The hash functions by the first octet of a trailer of two.
    private static let trailers: [UInt8: HashAlgorithm] = [
        0x33: .sha1, 0x38: .sha224, 0x34: .sha256, 0x36: .sha384, 0x35: .sha512,
    ]

    /// Takes the octets apart and compares the digest.
    static func read(_ octets: [UInt8], challenge: [UInt8]) -> Result<ISO9796Representative, Fault> {
        var deviations: Set<AccessDeviation> = []
        var body = octets[...]
        guard let header = body.popFirst(), header & 0xC0 == 0x40 else { return fault(.headerInvalid) }
        let hash: HashAlgorithm
        switch body.popLast() {
        case 0xBC: hash = .sha1
        case 0xCC:
            guard let number = body.popLast(), let known = trailers[number] else { return fault(.trailerUnknown) }
            if known == .sha1 { deviations.insert(.sha1TrailerOption2) }
            hash = known
        default: return fault(.trailerUnknown)
        }
        guard header & 0x20 != 0 else { return fault(.notPartialRecovery, hash) }
        guard header == 0x6A || header == 0x6B else { return fault(.headerInvalid, hash) }
        if header == 0x6B {
            deviations.insert(.messagePartPadded)
            guard let end = body.firstIndex(where: { $0 != 0xBB }), body[end] == 0xBA else {
                return fault(.paddingInvalid, hash)
            }
            body = body[body.index(after: end)...]
        }
        guard body.count > hash.digestSize else { return fault(.messageTooShort, hash) }
        if isRight(body, hash, challenge) {
            let message = Array(body.dropLast(hash.digestSize))
            return .success(
                ISO9796Representative(hash: hash, recoveredMessage: message, deviations: deviations))
        }
        let others = HashAlgorithm.allCases.filter { $0 != hash && body.count > $0.digestSize }
        let isOther = others.contains { isRight(body, $0, challenge) }
        return fault(isOther ? .trailerHashMismatch : .digestMismatch, hash)
    }

    /// Whether the last octets are the digest of those before them and the challenge.
    private static func isRight(_ body: ArraySlice<UInt8>, _ hash: HashAlgorithm, _ challenge: [UInt8]) -> Bool {
        let message = Array(body.dropLast(hash.digestSize)) + challenge
        guard let digest = try? hash.hash(message) else { return false }
        return constantTimeEquals(body.suffix(hash.digestSize), digest)
    }

    private static func fault(
        _ reason: ActiveAuthentication.Refusal, _ hash: HashAlgorithm? = nil
    ) -> Result<ISO9796Representative, Fault> {
        .failure(Fault(reason: reason, hash: hash))
    }
}
