// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Where a protocol takes its nonces and keys from.
@safe
public struct RandomSource: Sendable {
    private let fill: @Sendable (UnsafeMutableRawBufferPointer) throws(CryptoError) -> Void

    /// OpenSSL's generator for private values, in the context of this library.
    public static let system = RandomSource(context: .shared)

    /// The random numbers of a context, of the system or of its seed.
    package init(context: CryptoContext) {
        unsafe fill = { buffer throws(CryptoError) in try unsafe context.fillRandom(buffer) }
    }

    /// Given octets, in this order, for vectors of the standard. Asking for more is an error.
    package init(fixed octets: [UInt8]) {
        let sequence = FixedSequence(octets)
        unsafe fill = { buffer throws(CryptoError) in
            for (index, octet) in try sequence.take(buffer.count).enumerated() { unsafe buffer[index] = octet }
        }
    }

    /// Octets that somebody else writes, for a test that must not hold them.
    package init(_ fill: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws(CryptoError) -> Void) {
        unsafe self.fill = fill
    }

    /// That many random octets.
    package func bytes(_ count: Int) throws(CryptoError) -> [UInt8] {
        var octets = [UInt8](repeating: 0, count: max(count, 0))
        try unsafe octets.withMutableBytes { buffer throws(CryptoError) in try unsafe fill(buffer) }
        return octets
    }

    /// That many random octets as a secret.
    package func secret(_ count: Int) throws(CryptoError) -> SecretBytes {
        var secret = SecretBytes(count: count)
        try unsafe secret.withUnsafeMutableBytes { buffer throws(CryptoError) in try unsafe fill(buffer) }
        return secret
    }
}
