// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A group of Diffie-Hellman that is none of table 12: p and g as a chip's static key names them, checked before
/// anything is computed with them (Doc 9303-11, 9.6; RFC 2631, 2.2.2).
///
/// Where the numbers are those of a well-known group of safe primes (RFC 2409, RFC 3526, RFC 7919), its name is known.
/// No value exists whose prime is composite, or whose generator does not have the order that it says.
package final class ModularGroup: Sendable {
    /// The bits that a prime may have.
    package static let supportedBits = 1024...4096
    /// The bits that the order of a subgroup has at least.
    package static let minimumOrderBits = 160

    /// The prime p, big-endian without leading zeros.
    package let prime: [UInt8]
    /// The generator g, big-endian without leading zeros.
    package let generator: [UInt8]
    /// The order of the generator: the prime q that was given, (p-1)/2 or p-1 where (p-1)/2 is prime; nil where it is
    /// not known.
    package let order: [UInt8]?
    /// The name of the prime (`MODP-2048`, `ffdhe2048`), nil where it is on no list.
    package let primeName: String?
    let operations: ModularGroupOperations

    /// A group of these numbers, all big-endian.
    ///
    /// - Parameters:
    ///   - prime: p. It is tested for being one unless it is on a list; a composite number of any kind passes with a
    ///     probability below 2^-40.
    ///   - generator: g.
    ///   - order: q, where it is given: a prime that divides p-1, and the order of g.
    /// - Throws: `crypto.domainParametersOutOfBounds` for a length out of ``supportedBits`` or a q of fewer than
    ///   ``minimumOrderBits``, `crypto.primeComposite`, `crypto.domainParametersInvalid` where g or q does not fit.
    package init(prime: [UInt8], generator: [UInt8], order: [UInt8]? = nil) throws(CryptoError) {
        let prime = Array(prime.drop { $0 == 0 })
        let generator = Array(generator.drop { $0 == 0 })
        let order = order.map { Array($0.drop { $0 == 0 }) }
        guard Self.supportedBits.contains(prime.bitCount) else {
            throw CryptoError(
                .domainParametersOutOfBounds,
                .cryptoPrimeBounds(
                    least: Self.supportedBits.lowerBound, most: Self.supportedBits.upperBound, bits: prime.bitCount)
            )
        }
        let known = try WellKnownPrime.named(prime)
        let numbers = try Numbers(prime)
        let isPrime = known == nil ? try numbers.isPrime() : true
        guard isPrime else {
            throw CryptoError(.primeComposite)
        }
        guard Self.isWithin(generator, prime) else {
            throw CryptoError(.domainParametersInvalid, .cryptoGeneratorBounds)
        }
        self.prime = prime
        self.generator = generator
        primeName = known?.name
        let found: [UInt8]?
        if let order {
            try numbers.check(order: order, of: generator, isSophieGermain: known?.isSafe == true)
            found = order
        } else {
            found = try numbers.order(of: generator, known: known)
        }
        self.order = found
        operations = try ModularGroupOperations(
            name: Self.name(primeName, prime), prime: prime, generator: generator,
            order: found ?? UnsignedOctets.subtract(prime, [1]), cofactor: nil,
            isSubgroup: found.map { $0 != UnsignedOctets.subtract(prime, [1]) } ?? false)
    }

    /// Whether a big-endian number is prime, by the test that primes on no list are put to.
    package static func isPrime(_ octets: [UInt8]) throws(CryptoError) -> Bool {
        try Primality.isPrime(Array(octets.drop { $0 == 0 }))
    }

    /// Whether the order of the generator is known, and prime.
    package var hasPrimeOrder: Bool { order.map { $0.last.map { $0 & 1 == 1 } == true } == true }

    /// Whether the order of the generator is known.
    package var isOrderKnown: Bool { order != nil }

    /// The name of the prime, or its bits: `MODP-2048`, `DH-2048`.
    package var name: String { Self.name(primeName, prime) }

    private static func name(_ known: String?, _ prime: [UInt8]) -> String { known ?? "DH-\(prime.bitCount)" }

    /// Whether a number lies between 2 and p-2.
    static func isWithin(_ number: [UInt8], _ prime: [UInt8]) -> Bool {
        let last = UnsignedOctets.subtract(prime, [1])
        guard number.count > 1 || (number.first ?? 0) >= 2 else { return false }
        return number.count < last.count || (number.count == last.count && number.lexicographicallyPrecedes(last))
    }
}

extension ModularGroup: Hashable {
    /// Whether prime, generator and order are equal.
    package static func == (left: ModularGroup, right: ModularGroup) -> Bool {
        left === right
            || (left.prime == right.prime && left.generator == right.generator && left.order == right.order)
    }

    /// Hashes the prime and the generator.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(prime)
        hasher.combine(generator)
    }
}
