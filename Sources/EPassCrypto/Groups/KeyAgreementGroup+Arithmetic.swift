// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

extension KeyAgreementGroup {
    /// The generator that the standard fixes.
    ///
    /// - Throws: `crypto.curveUnsupported` where this build of OpenSSL lacks the curve.
    package func generator() throws(CryptoError) -> GroupElement {
        let operations = try operations
        return try unsafe GroupElement(adopting: operations.generator(), of: self, operations)
    }

    /// The element that was received, checked in full.
    ///
    /// For a curve: `04 || x || y` of exactly the right length, both coordinates below p, the point on the curve
    /// (TR-03111). For GF(p): RFC 2631, 2.1.5, which is between 2 and p-2 and in the subgroup of order q; leading zeros
    /// up to the length of p are read, although Doc 9303-11, 9.4.1 forbids them: who cares compares with
    /// ``GroupElement/publicKey``, which has none. The result is never neutral.
    /// - Throws: `crypto.elementEncodingInvalid`, `crypto.elementNotInGroup`, `crypto.elementNeutral`,
    ///   `crypto.curveUnsupported`.
    package func element(decoding octets: [UInt8]) throws(CryptoError) -> GroupElement {
        let operations = try operations
        return try unsafe GroupElement(
            adopting: operations.decode(octets), of: self, operations, encoded: isElliptic ? octets : [])
    }

    /// The element that was received, checked in full: see ``element(decoding:)-([UInt8])``.
    package func element(decoding octets: ArraySlice<UInt8>) throws(CryptoError) -> GroupElement {
        try element(decoding: Array(octets))
    }

    /// The point of a curve with these coordinates, which are residues modulo ``prime``.
    ///
    /// - Throws: `crypto.elementNotInGroup` if the point is not on the curve or the group is no curve,
    ///   `crypto.groupMismatch`.
    package func element(x: ModularNumber, y: ModularNumber) throws(CryptoError) -> GroupElement {
        guard x.modulus == prime, y.modulus == prime else {
            throw CryptoError(.groupMismatch, .cryptoCoordinatesNoResidues(group: self))
        }
        guard let curve = try operations as? CurveOperations else {
            throw CryptoError(.elementNotInGroup, .cryptoNoCurve(group: self))
        }
        return try unsafe GroupElement(
            adopting: curve.point(x: x.number.pointer, y: y.number.pointer), of: self, curve)
    }

    /// The element x^((p-1)/q) of a subgroup of GF(p), the map of the integrated mapping (Doc 9303-11, 4.4.3.3.2). It
    /// may be neutral.
    ///
    /// It is in the subgroup by construction, unless x is zero.
    /// - Throws: `crypto.elementNotInGroup` if x is zero or the group is a curve, `crypto.groupMismatch`.
    package func elementClearingCofactor(of x: ModularNumber) throws(CryptoError) -> GroupElement {
        guard x.modulus == prime else {
            throw CryptoError(.groupMismatch, .cryptoNumberNoResidue(group: self))
        }
        guard let field = try operations as? ModularGroupOperations, !x.isZero else {
            throw CryptoError(.elementNotInGroup, .cryptoNoSuchElement(group: self))
        }
        return try unsafe GroupElement(adopting: field.clearCofactor(x.number.pointer), of: self, field)
    }

    /// A random scalar between 1 and ``order``-1, all equally likely, of ``scalarLength`` octets.
    ///
    /// Candidates of as many bits as the order are drawn until one is in range.
    /// - Throws: `crypto.randomUnavailable`, also if no candidate out of 256 was in range.
    package func randomScalar(_ random: RandomSource) throws(CryptoError) -> SecretBytes {
        let order = order
        let mask = order.first.map { UInt8.max >> UInt8($0.leadingZeroBitCount) } ?? 0
        for _ in 0..<256 {
            var scalar = try random.secret(order.count)
            let isInRange = unsafe scalar.withUnsafeMutableBytes { octets in
                if let first = unsafe octets.first { unsafe octets[0] = first & mask }
                return unsafe Self.isInRange(UnsafeRawBufferPointer(octets), below: order)
            }
            if isInRange { return scalar }
        }
        throw CryptoError(.randomUnavailable, .cryptoNoRandomScalar(group: self))
    }

    /// s * P on a curve, y^s in GF(p). It is the neutral element if the scalar is a multiple of the order.
    ///
    /// - Parameter scalar: any big-endian number; it is reduced by the order first. The time does not depend on its
    ///   value.
    /// - Throws: `crypto.groupMismatch`, `crypto.operationFailed`.
    package func multiply(
        _ element: GroupElement, by scalar: borrowing SecretBytes
    ) throws(CryptoError) -> GroupElement {
        try check(element)
        let operations = try operations
        let product = try unsafe scalar.withUnsafeBytes { octets throws(CryptoError) in
            try unsafe operations.multiply(element.handle, by: octets)
        }
        return unsafe GroupElement(adopting: product, of: self, operations)
    }

    /// The product of the generator with a scalar: see ``multiply(_:by:)``. It is faster than with other elements on
    /// some curves.
    package func multiplyGenerator(by scalar: borrowing SecretBytes) throws(CryptoError) -> GroupElement {
        let operations = try operations
        let product = try unsafe scalar.withUnsafeBytes { octets throws(CryptoError) in
            try unsafe operations.multiplyGenerator(by: octets)
        }
        return unsafe GroupElement(adopting: product, of: self, operations)
    }

    /// The sum of two points, the product of two numbers of GF(p).
    ///
    /// - Throws: `crypto.groupMismatch`, `crypto.operationFailed`.
    package func add(_ first: GroupElement, _ second: GroupElement) throws(CryptoError) -> GroupElement {
        try check(first)
        try check(second)
        let operations = try operations
        return try unsafe GroupElement(
            adopting: operations.add(first.handle, second.handle), of: self, operations)
    }

    private func check(_ element: GroupElement) throws(CryptoError) {
        guard element.group == self else {
            throw CryptoError(.groupMismatch, .cryptoElementOfOtherGroup(element: element.group, group: self))
        }
    }

    /// Whether a number of as many octets as the order is neither zero nor as large, without branches on its octets.
    static func isInRange(_ octets: UnsafeRawBufferPointer, below order: [UInt8]) -> Bool {
        guard octets.count == order.count else { return false }
        var borrow: Int16 = 0
        var any: UInt8 = 0
        for index in order.indices.reversed() {
            let octet = unsafe octets[index]
            borrow = (Int16(octet) - Int16(order[index]) + borrow) >> 8
            any |= octet
        }
        return borrow != 0 && any != 0
    }
}
