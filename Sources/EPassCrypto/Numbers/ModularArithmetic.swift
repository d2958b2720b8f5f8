// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages
internal import Synchronization

/// Computing modulo an odd prime: the field GF(p) of a group, or the scalars modulo its order.
///
/// For the integrated mapping and chip authentication mapping (Doc 9303-11, 4.4.3.3.2 and 4.4.3.5). Powers and inverses
/// take a time that does not depend on the base; of the exponent only its length shows.
@safe
package final class ModularArithmetic: @unchecked Sendable {
    // Sendable: the Montgomery context is constant once it is made.
    /// The modulus, big-endian without leading zeros.
    package let modulus: [UInt8]
    private let prime: BigNumber
    private let montgomery: OpaquePointer

    /// Arithmetic modulo a prime. That it is prime is not checked: it is a constant of a group.
    ///
    /// - Throws: `crypto.inputLength` for a modulus that is even, below 3 or longer than 512 octets.
    package init(modulus octets: [UInt8]) throws(CryptoError) {
        let minimal = Array(octets.drop { $0 == 0 })
        guard let last = minimal.last, last & 1 == 1, minimal != [1], minimal.count <= 512 else {
            throw CryptoError(.inputLength, .cryptoModulusBounds, offset: minimal.count)
        }
        modulus = minimal
        prime = try BigNumber(minimal, isPublic: true)
        let scratch = try Scratch()
        guard let made = unsafe BN_MONT_CTX_new() else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForModulus)
        }
        guard unsafe BN_MONT_CTX_set(made, prime.pointer, scratch.pointer) == 1 else {
            unsafe BN_MONT_CTX_free(made)
            throw CryptoError(openSSL: .operationFailed, .cryptoModulusNotPrepared)
        }
        unsafe montgomery = made
    }

    deinit {
        unsafe BN_MONT_CTX_free(montgomery)
    }

    /// A big-endian number, reduced.
    package func number(_ octets: [UInt8]) throws(CryptoError) -> ModularNumber {
        try reduced(try BigNumber(octets))
    }

    /// A secret big-endian number, reduced.
    package func number(_ secret: borrowing SecretBytes) throws(CryptoError) -> ModularNumber {
        try reduced(
            try unsafe secret.withUnsafeBytes { octets throws(CryptoError) in try unsafe BigNumber(octets) })
    }

    /// A small number, reduced.
    package func number(_ value: UInt64) throws(CryptoError) -> ModularNumber {
        try number((0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) })
    }

    /// a + b.
    package func add(_ a: ModularNumber, _ b: ModularNumber) throws(CryptoError) -> ModularNumber {
        try unsafe result(a, b) { result, scratch in
            unsafe BN_mod_add_quick(result, a.number.pointer, b.number.pointer, prime.pointer)
        }
    }

    /// a - b.
    package func subtract(_ a: ModularNumber, _ b: ModularNumber) throws(CryptoError) -> ModularNumber {
        try unsafe result(a, b) { result, scratch in
            unsafe BN_mod_sub_quick(result, a.number.pointer, b.number.pointer, prime.pointer)
        }
    }

    /// -a.
    package func negate(_ a: ModularNumber) throws(CryptoError) -> ModularNumber { try subtract(try number(0), a) }

    /// a * b.
    package func multiply(_ a: ModularNumber, _ b: ModularNumber) throws(CryptoError) -> ModularNumber {
        try unsafe result(a, b) { result, scratch in
            // One factor in Montgomery form and one not give the plain product.
            unsafe BN_to_montgomery(result, a.number.pointer, montgomery, scratch) == 1
                ? BN_mod_mul_montgomery(result, result, b.number.pointer, montgomery, scratch) : 0
        }
    }

    /// a to the power of a public big-endian exponent.
    package func power(_ a: ModularNumber, _ exponent: [UInt8]) throws(CryptoError) -> ModularNumber {
        let exponent = try BigNumber(exponent)
        return try unsafe result(a, a) { result, scratch in
            unsafe BN_mod_exp_mont_consttime(
                result, a.number.pointer, exponent.pointer, prime.pointer, scratch, montgomery)
        }
    }

    /// 1 / a.
    ///
    /// - Throws: `crypto.notInvertible` for zero.
    package func invert(_ a: ModularNumber) throws(CryptoError) -> ModularNumber {
        // Fermat: constant in time, which Euclid's algorithm is not.
        guard !a.isZero else { throw CryptoError(.notInvertible, .cryptoZeroNotInvertible) }
        return try power(a, UnsignedOctets.subtract(modulus, [2]))
    }

    private func reduced(_ number: consuming BigNumber) throws(CryptoError) -> ModularNumber {
        let scratch = try Scratch()
        guard unsafe BN_nnmod(number.pointer, number.pointer, prime.pointer, scratch.pointer) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNumberNotReduced)
        }
        return ModularNumber(number, modulus: modulus)
    }

    private func result(
        _ a: ModularNumber, _ b: ModularNumber, _ compute: (OpaquePointer, OpaquePointer) -> Int32
    ) throws(CryptoError) -> ModularNumber {
        guard a.modulus == modulus, b.modulus == modulus else {
            throw CryptoError(.groupMismatch, .cryptoOtherModulus)
        }
        let scratch = try Scratch()
        let number = try BigNumber()
        guard unsafe compute(number.pointer, scratch.pointer) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoModularOperationFailed)
        }
        return ModularNumber(number, modulus: modulus)
    }
}

extension KeyAgreementGroup {
    private static let made = Mutex<[[UInt8]: ModularArithmetic]>([:])

    /// Arithmetic modulo ``prime``, made once.
    package func fieldArithmetic() throws(CryptoError) -> ModularArithmetic { try arithmetic(prime) }

    /// Arithmetic modulo ``order``, made once.
    package func scalarArithmetic() throws(CryptoError) -> ModularArithmetic { try arithmetic(order) }

    /// The scalar of a private key: the key modulo ``order``, in ``scalarLength`` octets. Its public key is the same.
    ///
    /// Keys above the order occur: PKCS #3 draws one as long as the prime, and so do the worked examples (Doc 9303-11,
    /// appendix H.2; on a curve I.1).
    /// - Throws: `crypto.privateKeyInvalid` for a multiple of the order, whose public key is the neutral element, and
    ///   for a number that is too long: p or larger in GF(p), of more octets than the order on a curve.
    package func scalar(ofPrivateKey octets: [UInt8]) throws(CryptoError) -> SecretBytes {
        let number = Array(octets.drop { $0 == 0 })
        let most = isElliptic ? [UInt8](repeating: 0xFF, count: scalarLength) : UnsignedOctets.subtract(prime, [1])
        guard number.count < most.count || (number.count == most.count && !most.lexicographicallyPrecedes(number))
        else { throw CryptoError(.privateKeyInvalid, .cryptoNoSuchElement(group: self)) }
        let scratch = try Scratch()
        let rest = try BigNumber(number)
        let modulus = try BigNumber(order, isPublic: true)
        guard unsafe BN_nnmod(rest.pointer, rest.pointer, modulus.pointer, scratch.pointer) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNumberNotReduced)
        }
        guard !rest.isZero else { throw CryptoError(.privateKeyInvalid, .cryptoNeutralElement(group: self)) }
        return unsafe BigNumber.secret(rest.pointer, width: scalarLength)
    }

    private func arithmetic(_ modulus: [UInt8]) throws(CryptoError) -> ModularArithmetic {
        // Chips may name as many groups as they like.
        if case .modp = self { return try ModularArithmetic(modulus: modulus) }
        if let found = Self.made.withLock({ $0[modulus] }) { return found }
        let new = try ModularArithmetic(modulus: modulus)
        return Self.made.withLock { made in
            if let other = made[modulus] { return other }
            made[modulus] = new
            return new
        }
    }
}
