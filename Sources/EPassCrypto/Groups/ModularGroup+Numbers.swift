// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

extension ModularGroup {
    /// The arithmetic by which domain parameters are checked. Nothing in it is secret, so nothing is constant in time.
    struct Numbers: ~Copyable {
        private let prime: [UInt8]
        /// p-1.
        private let last: [UInt8]

        init(_ prime: [UInt8]) throws(CryptoError) {
            self.prime = prime
            last = UnsignedOctets.subtract(prime, [1])
        }

        func isPrime() throws(CryptoError) -> Bool { try Primality.isPrime(prime) }

        /// Checks that q is a prime that divides p-1, and that g^q is 1.
        func check(order: [UInt8], of generator: [UInt8], isSophieGermain: Bool) throws(CryptoError) {
            guard order.bitCount >= ModularGroup.minimumOrderBits, order.bitCount < prime.bitCount else {
                throw CryptoError(
                    .domainParametersOutOfBounds,
                    .cryptoOrderBounds(least: ModularGroup.minimumOrderBits, bits: order.bitCount))
            }
            let isHalf = order == UnsignedOctets.shiftRight(prime, by: 1)
            let divides = isHalf ? true : try divides(order)
            guard divides else {
                throw CryptoError(.domainParametersInvalid, .cryptoOrderNoDivisor)
            }
            guard try power(generator, order) == [1] else {
                throw CryptoError(.domainParametersInvalid, .cryptoGeneratorOrder)
            }
            let isPrime = isHalf && isSophieGermain ? true : try Primality.isPrime(order)
            guard isPrime else {
                throw CryptoError(.domainParametersInvalid, .cryptoOrderNotPrime)
            }
        }

        /// The order of g where it can be known: a prime is listed, or (p-1)/2 is prime.
        func order(of generator: [UInt8], known: WellKnownPrime?) throws(CryptoError) -> [UInt8]? {
            if let listed = known?.subgroupOrder {
                return try power(generator, listed) == [1] ? listed : nil
            }
            let half = UnsignedOctets.shiftRight(prime, by: 1)
            let isSafe = known?.isSafe == true ? true : try Primality.isPrime(half)
            guard isSafe else { return nil }
            return try power(generator, half) == [1] ? half : last
        }

        private func divides(_ order: [UInt8]) throws(CryptoError) -> Bool {
            let scratch = try Scratch()
            let dividend = try BigNumber(last, isPublic: true)
            let divisor = try BigNumber(order, isPublic: true)
            let rest = try BigNumber(isPublic: true)
            guard unsafe BN_div(nil, rest.pointer, dividend.pointer, divisor.pointer, scratch.pointer) == 1 else {
                throw CryptoError(openSSL: .operationFailed, .cryptoDivisionFailed)
            }
            return rest.isZero
        }

        /// base to the power of exponent modulo p, which is odd; no octets for zero.
        func power(_ base: [UInt8], _ exponent: [UInt8]) throws(CryptoError) -> [UInt8] {
            let scratch = try Scratch()
            let modulus = try BigNumber(prime, isPublic: true)
            let number = try BigNumber(base, isPublic: true)
            let factor = try BigNumber(exponent, isPublic: true)
            let result = try BigNumber(isPublic: true)
            guard
                unsafe BN_mod_exp_mont(
                    result.pointer, number.pointer, factor.pointer, modulus.pointer, scratch.pointer, nil) == 1
            else { throw CryptoError(openSSL: .operationFailed, .cryptoPowerFailed) }
            return unsafe BigNumber.octets(result.pointer, width: Int(BN_num_bits(result.pointer) + 7) / 8)
        }
    }
}

/// Whether a public number is prime, in bounded time.
enum Primality {
    /// The bases of Miller and Rabin that are tried: a composite number, whoever chose it, passes each with a
    /// probability of at most 1/4.
    static let rounds = 20

    /// OpenSSL's own test takes 128 rounds for numbers of more than 2048 bits, which is too long for what a chip sends
    /// (threat T12).
    static func isPrime(_ octets: [UInt8]) throws(CryptoError) -> Bool {
        guard let lowest = octets.last, octets.count > 1, octets.count <= 512 else { return false }
        guard lowest & 1 == 1, !hasSmallFactor(octets) else { return false }
        let scratch = try Scratch()
        let number = try BigNumber(octets, isPublic: true)
        let last = try BigNumber(UnsignedOctets.subtract(octets, [1]), isPublic: true)
        // n-1 = 2^shift * odd
        let low = UnsignedOctets.subtract(octets, [1])
        let zeroOctets = low.reversed().prefix { $0 == 0 }.count
        let shift = zeroOctets * 8 + (low.dropLast(zeroOctets).last?.trailingZeroBitCount ?? 0)
        let odd = try BigNumber(UnsignedOctets.shiftRight(low, by: shift), isPublic: true)
        // Bases between 2 and n-2.
        let range = try BigNumber(UnsignedOctets.subtract(octets, [3]), isPublic: true)
        guard let montgomery = unsafe BN_MONT_CTX_new() else { throw failure }
        defer { unsafe BN_MONT_CTX_free(montgomery) }
        guard unsafe BN_MONT_CTX_set(montgomery, number.pointer, scratch.pointer) == 1 else { throw failure }
        let base = try BigNumber(isPublic: true)
        let power = try BigNumber(isPublic: true)
        for _ in 0..<rounds {
            guard
                unsafe BN_rand_range_ex(base.pointer, range.pointer, 0, scratch.pointer) == 1,
                unsafe BN_add_word(base.pointer, 2) == 1,
                unsafe BN_mod_exp_mont(
                    power.pointer, base.pointer, odd.pointer, number.pointer, scratch.pointer, montgomery) == 1
            else { throw failure }
            var passes = unsafe BN_is_one(power.pointer) == 1 || BN_ucmp(power.pointer, last.pointer) == 0
            for _ in 1..<max(shift, 1) where !passes {
                guard unsafe BN_mod_sqr(power.pointer, power.pointer, number.pointer, scratch.pointer) == 1 else {
                    throw failure
                }
                passes = unsafe BN_ucmp(power.pointer, last.pointer) == 0
            }
            guard passes else { return false }
        }
        return true
    }

    private static var failure: CryptoError {
        CryptoError(openSSL: .operationFailed, .cryptoPrimalityNotTested)
    }

    /// Whether a number of two octets or more has a factor below 256.
    private static func hasSmallFactor(_ octets: [UInt8]) -> Bool {
        smallPrimes.contains { prime in octets.reduce(0) { ($0 << 8 | Int($1)) % prime } == 0 }
    }

    /// The odd primes below 256.
    static let smallPrimes: [Int] = stride(from: 3, to: 256, by: 2).filter { number in
        stride(from: 3, to: 16, by: 2).allSatisfy { number <= $0 || !number.isMultiple(of: $0) }
    }
}
