// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// The group of points of a listed curve. A handle is an EC_POINT, kept in projective coordinates until an octet of it
/// is asked for.
@safe
final class CurveOperations: GroupOperations, @unchecked Sendable {
    // Sendable: an EC_GROUP is constant once it is made.
    private let curve: EllipticCurve
    private let group: OpaquePointer
    private let order: OpaquePointer
    private let orderOctets: [UInt8]
    private let prime: [UInt8]

    init(_ curve: EllipticCurve) throws(CryptoError) {
        let library = try unsafe CryptoContext.shared.loaded()
        // The fast code for NIST's curves frees the scalar as it is: it serves where freed memory is wiped.
        let isWiped = CryptoContext.wipesFreedMemory || !curve.isOfNIST
        let made =
            unsafe isWiped
            ? EC_GROUP_new_by_curve_name_ex(library, nil, curve.nid) : epass_ec_general_group(library, curve.nid)
        guard let group = unsafe made, let order = unsafe EC_GROUP_get0_order(group) else {
            ErrorQueue.clear()
            throw CryptoError(.curveUnsupported, .cryptoCurveMissing(curve: curve))
        }
        self.curve = curve
        unsafe self.group = group
        unsafe self.order = order
        prime = curve.constants.prime
        orderOctets = curve.constants.order
    }

    deinit {
        unsafe EC_GROUP_free(group)
    }

    func decode(_ octets: [UInt8]) throws(CryptoError) -> OpaquePointer {
        if octets == [0x00] {
            throw CryptoError(.elementNeutral, .cryptoPointAtInfinity, offset: 0)
        }
        guard octets.count == 1 + 2 * curve.fieldSize else {
            throw CryptoError(
                .elementEncodingInvalid, .cryptoPointLength(curve: curve, length: 1 + 2 * curve.fieldSize),
                offset: octets.count)
        }
        guard octets.first == 0x04 else {
            throw CryptoError(.elementEncodingInvalid, .cryptoPointCompressed, offset: 0)
        }
        for start in [1, 1 + curve.fieldSize]
        where !octets[start..<(start + curve.fieldSize)].lexicographicallyPrecedes(prime) {
            throw CryptoError(.elementOutOfRange, .cryptoCoordinateTooLarge, offset: start)
        }
        let scratch = try Scratch()
        let point = try unsafe newPoint()
        // OpenSSL checks the equation of the curve here.
        guard unsafe EC_POINT_oct2point(group, point, octets, octets.count, scratch.pointer) == 1 else {
            unsafe EC_POINT_free(point)
            ErrorQueue.clear()
            throw CryptoError(.elementNotInGroup, .cryptoPointNotOnCurve(curve: curve))
        }
        return unsafe point
    }

    /// The point with these coordinates, which are below the prime.
    func point(x: OpaquePointer, y: OpaquePointer) throws(CryptoError) -> OpaquePointer {
        let scratch = try Scratch()
        let point = try unsafe newPoint()
        guard unsafe EC_POINT_set_affine_coordinates(group, point, x, y, scratch.pointer) == 1 else {
            unsafe EC_POINT_clear_free(point)
            ErrorQueue.clear()
            throw CryptoError(.elementNotInGroup, .cryptoPointNotOnCurve(curve: curve))
        }
        return unsafe point
    }

    func generator() throws(CryptoError) -> OpaquePointer {
        guard let point = unsafe EC_POINT_dup(EC_GROUP_get0_generator(group), group) else { throw noMemory }
        return unsafe point
    }

    func multiply(_ element: OpaquePointer, by scalar: UnsafeRawBufferPointer) throws(CryptoError) -> OpaquePointer {
        try unsafe product(scalar) { result, factor, scratch in
            // One scalar and one point at a time: OpenSSL goes the constant-time way only then.
            unsafe EC_POINT_mul(group, result, nil, element, factor, scratch)
        }
    }

    func multiplyGenerator(by scalar: UnsafeRawBufferPointer) throws(CryptoError) -> OpaquePointer {
        try unsafe product(scalar) { result, factor, scratch in
            unsafe EC_POINT_mul(group, result, factor, nil, nil, scratch)
        }
    }

    func add(_ first: OpaquePointer, _ second: OpaquePointer) throws(CryptoError) -> OpaquePointer {
        let scratch = try Scratch()
        let result = try unsafe newPoint()
        guard unsafe EC_POINT_add(group, result, first, second, scratch.pointer) == 1 else {
            unsafe EC_POINT_clear_free(result)
            throw CryptoError(openSSL: .operationFailed, .cryptoPointsNotAdded(curve: curve))
        }
        return unsafe result
    }

    func isNeutral(_ element: OpaquePointer) -> Bool { unsafe EC_POINT_is_at_infinity(group, element) == 1 }

    func areEqual(_ first: OpaquePointer, _ second: OpaquePointer) -> Bool {
        unsafe EC_POINT_cmp(group, first, second, nil) == 0
    }

    func encode(_ element: OpaquePointer) throws(CryptoError) -> [UInt8] {
        let scratch = try Scratch()
        var octets = [UInt8](repeating: 0, count: 1 + 2 * curve.fieldSize)
        let count = unsafe EC_POINT_point2oct(
            group, element, POINT_CONVERSION_UNCOMPRESSED, &octets, octets.count, scratch.pointer)
        guard count == octets.count else {
            throw CryptoError(openSSL: .operationFailed, .cryptoPointNotEncoded(curve: curve))
        }
        return octets
    }

    func sharedSecret(_ element: OpaquePointer) throws(CryptoError) -> SecretBytes {
        let scratch = try Scratch()
        let x = try BigNumber()
        guard unsafe EC_POINT_get_affine_coordinates(group, element, x.pointer, nil, scratch.pointer) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoCoordinate(curve: curve))
        }
        return unsafe BigNumber.secret(x.pointer, width: curve.fieldSize)
    }

    func release(_ element: OpaquePointer) { unsafe EC_POINT_clear_free(element) }

    private var noMemory: CryptoError {
        CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForPoint(curve: curve))
    }

    private func newPoint() throws(CryptoError) -> OpaquePointer {
        guard let point = unsafe EC_POINT_new(group) else { throw noMemory }
        return unsafe point
    }

    /// A product with the scalar, which is first reduced by the order.
    private func product(
        _ scalar: UnsafeRawBufferPointer,
        _ multiply: (_ result: OpaquePointer, _ factor: OpaquePointer, _ scratch: OpaquePointer) -> Int32
    ) throws(CryptoError) -> OpaquePointer {
        let scratch = try Scratch()
        let factor = try unsafe BigNumber(scalar)
        let result = try unsafe newPoint()
        // A random scalar is below the order already, and so is one with fewer octets, as the nonce of PACE is.
        let isReduced =
            unsafe scalar.count < orderOctets.count || KeyAgreementGroup.isInRange(scalar, below: orderOctets)
        guard
            unsafe isReduced || BN_nnmod(factor.pointer, factor.pointer, order, scratch.pointer) == 1,
            unsafe multiply(result, factor.pointer, scratch.pointer) == 1
        else {
            unsafe EC_POINT_clear_free(result)
            throw CryptoError(openSSL: .operationFailed, .cryptoPointNotMultiplied(curve: curve))
        }
        return unsafe result
    }
}
