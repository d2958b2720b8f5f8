// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// The subgroup of prime order in GF(p). A handle is a BIGNUM between 1 and p-1.
@safe
final class ModularGroupOperations: GroupOperations, @unchecked Sendable {
    // Sendable: the numbers and the Montgomery context are constant once they are made.
    private let name: String
    private let prime: BigNumber
    /// p-1.
    private let last: BigNumber
    private let base: BigNumber
    private let order: BigNumber
    /// (p-1)/q; zero where the group is none of the integrated mapping.
    private let cofactor: BigNumber
    /// lcm(1, ..., 255): a number to this power is 1 if its order has small factors only.
    private let smooth: BigNumber
    /// Whether the order is that of a true subgroup, which an element may lie outside.
    private let isSubgroup: Bool
    private let montgomery: OpaquePointer
    private let width: Int

    /// - Parameters:
    ///   - order: the order of the generator, or a multiple of it.
    ///   - cofactor: (p-1)/q, where the integrated mapping may be asked for.
    init(
        name: String, prime: [UInt8], generator: [UInt8], order: [UInt8], cofactor: [UInt8]?, isSubgroup: Bool
    ) throws(CryptoError) {
        self.name = name
        self.isSubgroup = isSubgroup
        width = prime.count
        self.prime = try BigNumber(prime, isPublic: true)
        last = try BigNumber(prime, isPublic: true)
        base = try BigNumber(generator, isPublic: true)
        self.order = try BigNumber(order, isPublic: true)
        self.cofactor = try BigNumber(cofactor ?? [], isPublic: true)
        smooth = try BigNumber([1], isPublic: true)
        for factor in [2] + Primality.smallPrimes {
            var power = factor
            while power * factor < 256 { power *= factor }
            guard unsafe BN_mul_word(smooth.pointer, UInt(power)) == 1 else {
                throw CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForNumber)
            }
        }
        let scratch = try Scratch()
        guard
            let made = unsafe BN_MONT_CTX_new(), unsafe BN_sub_word(last.pointer, 1) == 1
        else { throw CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForGroup(group: name)) }
        guard unsafe BN_MONT_CTX_set(made, self.prime.pointer, scratch.pointer) == 1 else {
            unsafe BN_MONT_CTX_free(made)
            throw CryptoError(openSSL: .operationFailed, .cryptoTablesNotMade(group: name))
        }
        unsafe montgomery = made
    }

    deinit {
        unsafe BN_MONT_CTX_free(montgomery)
    }

    /// RFC 2631, 2.1.5: between 2 and p-2, and of the order q.
    func decode(_ octets: [UInt8]) throws(CryptoError) -> OpaquePointer {
        guard !octets.isEmpty, octets.count <= width else {
            throw CryptoError(.elementEncodingInvalid, .cryptoPublicValueLength(most: width), offset: octets.count)
        }
        // Received in the clear: the check need not be constant in time.
        let value = try BigNumber(octets, isPublic: true)
        if unsafe BN_is_one(value.pointer) == 1 {
            throw CryptoError(.elementNeutral, .cryptoPublicValueOne)
        }
        guard
            unsafe BN_is_zero(value.pointer) == 0, unsafe BN_ucmp(value.pointer, last.pointer) < 0
        else { throw CryptoError(.elementOutOfRange, .cryptoPublicValueBounds) }
        if isSubgroup, try unsafe isNeutral(value.pointer, to: order.pointer) { return unsafe value.release() }
        guard try unsafe !isNeutral(value.pointer, to: smooth.pointer) else {
            throw CryptoError(.elementSmallOrder, .cryptoPublicValueSmallOrder)
        }
        guard !isSubgroup else {
            throw CryptoError(.elementNotInGroup, .cryptoPublicValueOutside)
        }
        return unsafe value.release()
    }

    /// Whether a public number is 1 to the power of that exponent.
    private func isNeutral(_ value: OpaquePointer, to exponent: OpaquePointer) throws(CryptoError) -> Bool {
        let scratch = try Scratch()
        let power = try BigNumber(isPublic: true)
        guard
            unsafe BN_mod_exp_mont(power.pointer, value, exponent, prime.pointer, scratch.pointer, montgomery) == 1
        else { throw CryptoError(openSSL: .operationFailed, .cryptoOrderNotChecked) }
        return unsafe BN_is_one(power.pointer) == 1
    }

    func generator() throws(CryptoError) -> OpaquePointer {
        guard let copy = unsafe BN_dup(base.pointer) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForNumber)
        }
        return unsafe copy
    }

    func multiply(_ element: OpaquePointer, by scalar: UnsafeRawBufferPointer) throws(CryptoError) -> OpaquePointer {
        let scratch = try Scratch()
        let exponent = try unsafe BigNumber(scalar)
        let result = try BigNumber()
        guard
            unsafe BN_nnmod(exponent.pointer, exponent.pointer, order.pointer, scratch.pointer) == 1,
            unsafe BN_mod_exp_mont_consttime(
                result.pointer, element, exponent.pointer, prime.pointer, scratch.pointer, montgomery) == 1
        else { throw CryptoError(openSSL: .operationFailed, .cryptoPowerFailed) }
        return unsafe result.release()
    }

    func multiplyGenerator(by scalar: UnsafeRawBufferPointer) throws(CryptoError) -> OpaquePointer {
        try unsafe multiply(base.pointer, by: scalar)
    }

    func add(_ first: OpaquePointer, _ second: OpaquePointer) throws(CryptoError) -> OpaquePointer {
        let scratch = try Scratch()
        let result = try BigNumber()
        // One factor in Montgomery form and one not give the plain product.
        guard
            unsafe BN_to_montgomery(result.pointer, first, montgomery, scratch.pointer) == 1,
            unsafe BN_mod_mul_montgomery(result.pointer, result.pointer, second, montgomery, scratch.pointer) == 1
        else { throw CryptoError(openSSL: .operationFailed, .cryptoProductFailed) }
        return unsafe result.release()
    }

    func isNeutral(_ element: OpaquePointer) -> Bool { unsafe BN_is_one(element) == 1 }

    func areEqual(_ first: OpaquePointer, _ second: OpaquePointer) -> Bool { unsafe BN_ucmp(first, second) == 0 }

    func encode(_ element: OpaquePointer) throws(CryptoError) -> [UInt8] {
        unsafe BigNumber.octets(element, width: Int(BN_num_bits(element) + 7) / 8)
    }

    func sharedSecret(_ element: OpaquePointer) throws(CryptoError) -> SecretBytes {
        unsafe BigNumber.secret(element, width: width)
    }

    func release(_ element: OpaquePointer) { unsafe BN_clear_free(element) }

    /// x to the power of (p-1)/q: an element of the subgroup for every x but zero, in the time of one power.
    func clearCofactor(_ number: OpaquePointer) throws(CryptoError) -> OpaquePointer {
        guard !cofactor.isZero else {
            throw CryptoError(.elementNotInGroup, .cryptoNoIntegratedMapping(group: name))
        }
        let scratch = try Scratch()
        let result = try BigNumber()
        guard
            unsafe BN_mod_exp_mont_consttime(
                result.pointer, number, cofactor.pointer, prime.pointer, scratch.pointer, montgomery) == 1
        else { throw CryptoError(openSSL: .operationFailed, .cryptoPowerFailed) }
        return unsafe result.release()
    }
}
