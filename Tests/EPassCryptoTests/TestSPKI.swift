// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import Testing

@testable import EPassCrypto

/// SubjectPublicKeyInfo put together piece by piece, right or wrong.
enum TestSPKI {
    static let ecPublicKey: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    static let rsaEncryption: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
    static let rsassaPSS: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0A]
    static let null: [UInt8] = [0x05, 0x00]

    static func make(algorithm: [UInt8], parameters: [UInt8], key: [UInt8]) -> [UInt8] {
        DERWriter.element(
            .sequence,
            DERWriter.element(.sequence, algorithm + parameters) + DERWriter.element(.bitString, [0] + key))
    }

    static func named(_ curve: EllipticCurve, point: [UInt8]) -> [UInt8] {
        make(algorithm: ecPublicKey, parameters: objectIdentifier(curve.objectIdentifier), key: point)
    }

    static func rsa(
        modulus: [UInt8], exponent: [UInt8], algorithm: [UInt8] = rsaEncryption, parameters: [UInt8] = null
    ) -> [UInt8] {
        make(
            algorithm: algorithm, parameters: parameters,
            key: DERWriter.element(.sequence, DERWriter.unsignedInteger(modulus) + DERWriter.unsignedInteger(exponent)))
    }

    /// An odd number of that many bits.
    static func number(bits: Int) -> [UInt8] {
        var octets = [UInt8](repeating: 0xA7, count: (bits + 7) / 8)
        let top = (bits - 1) % 8
        octets[0] = UInt8(1 << top) | (octets[0] & UInt8((1 << top) - 1))
        octets[octets.count - 1] |= 1
        return octets
    }

    static func objectIdentifier(_ dotted: String) -> [UInt8] {
        let arcs = dotted.split(separator: ".").compactMap { Int($0) }
        var content: [UInt8] = []
        for arc in [arcs[0] * 40 + arcs[1]] + arcs.dropFirst(2) {
            var septets = [UInt8(arc & 0x7F)]
            var rest = arc >> 7
            while rest > 0 {
                septets.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
                rest >>= 7
            }
            content += septets
        }
        return DERWriter.element(.objectIdentifier, content)
    }
}
