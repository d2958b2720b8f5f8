// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The domain parameters of DSA (FIPS 186-4, 4.1), big-endian without leading zeros.
package struct DSAParameters: Sendable, Hashable, CustomStringConvertible {
    /// The prime p.
    package let prime: [UInt8]
    /// The order q of the subgroup, a prime that divides p-1.
    package let order: [UInt8]
    /// The generator g of the subgroup.
    package let generator: [UInt8]

    /// The bits that a prime may have.
    static let primeBits = 1024...3072
    /// The bits that an order may have (FIPS 186-4, 4.2). OpenSSL verifies with no other.
    static let orderBits = [160, 224, 256]

    /// Parameters of these numbers, which are not checked.
    package init(prime: [UInt8], order: [UInt8], generator: [UInt8]) {
        self.prime = prime
        self.order = order
        self.generator = generator
    }

    /// The name of a set in ``listed``; for others the lengths, `DSA-2048-160`.
    package var description: String {
        Self.listed.first { $0.parameters == self }?.name ?? "DSA-\(prime.bitCount)-\(order.bitCount)"
    }

    /// Checks the lengths, before anything is computed with the numbers.
    ///
    /// - Throws: `crypto.dsaKeyInvalid`.
    func checkLengths(at offset: Int? = nil) throws(CryptoError) {
        guard Self.primeBits.contains(prime.bitCount), prime.last.map({ $0 & 1 == 1 }) == true else {
            throw CryptoError(.dsaKeyInvalid, .cryptoDsaPrimeBounds(bits: prime.bitCount), offset: offset)
        }
        guard Self.orderBits.contains(order.bitCount) else {
            throw CryptoError(.dsaKeyInvalid, .cryptoDsaOrderBounds(bits: order.bitCount), offset: offset)
        }
    }

    /// Checks a public value y under these parameters: q is prime and divides p-1, g and y lie between 2 and p-2, and
    /// both are of the order q (FIPS 186-4, A.1 and A.2; NIST SP 800-89, 5.3.1).
    ///
    /// That p is prime is not tested: it takes a hundred times as long as all the rest, and whoever chose p can sign
    /// under this key anyway. Two short powers modulo at most 3072 bits and twenty modulo 256 are all that is computed.
    /// - Throws: `crypto.dsaKeyInvalid`, `crypto.operationFailed`.
    func check(_ value: [UInt8]) throws(CryptoError) {
        try checkLengths()
        guard ModularGroup.isWithin(generator, prime) else {
            throw CryptoError(.dsaKeyInvalid, .cryptoGeneratorBounds)
        }
        guard ModularGroup.isWithin(value, prime) else { throw CryptoError(.dsaKeyInvalid, .cryptoPublicValueBounds) }
        let numbers = try ModularGroup.Numbers(prime)
        do throws(CryptoError) {
            try numbers.check(order: order, of: generator, isSophieGermain: false)
        } catch {
            throw error.code == .operationFailed ? error : CryptoError(.dsaKeyInvalid, error.message)
        }
        guard try numbers.power(value, order) == [1] else {
            throw CryptoError(.dsaKeyInvalid, .cryptoPublicValueOutside)
        }
    }
}
