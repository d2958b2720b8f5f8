// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ECDSASignature {
    /// Reads the minimal DER sequence of two numbers that are not longer than a coordinate of the curve; nil for anything else.
    public init?(der octets: [UInt8], on curve: EllipticCurve) {
        guard Self.isDistinguished(octets, curve: curve) else { return nil }
        self.init(tolerant: octets, curve: curve)
    }

    /// The plain format of BSI TR-03111, 5.2.1: r and s, each as long as the order of the curve; nil where one is longer.
    public func plain(on curve: EllipticCurve) -> [UInt8]? {
        // The order of every listed curve has as many octets as its field.
        let width = curve.fieldSize
        guard r.count <= width, s.count <= width else { return nil }
        let zeros = [UInt8](repeating: 0, count: width)
        return zeros.dropFirst(r.count) + r + zeros.dropFirst(s.count) + s
    }
}
