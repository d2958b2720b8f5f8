// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassSimulator
import EPassTrust
import Testing

/// Explicit curve parameters whose generator is the victim's own public key (CVE-2020-0601): with them the private key
/// is 1, and everybody can sign.
struct ChangedGenerator {
    /// The victim's key with its own point as generator: same curve, same point, other generator.
    let subjectPublicKeyInfo: [UInt8]
    private let point: [UInt8]
    private let order: [UInt8]

    /// - Parameter explicit: the victim's SubjectPublicKeyInfo with the parameters written out.
    init(explicit: [UInt8]) throws {
        let info = try DERTree.members(of: explicit)
        let parameters = try DERTree.members(of: try #require(DERTree.members(of: info[0]).last))
        // version, fieldID, curve, base, order, cofactor
        order = try DERTree.content(of: parameters[4])
        // a BIT STRING: after the number of unused bits
        point = Array(try DERTree.content(of: info[1]).dropFirst())
        let base = parameters[3]
        let generator = FieldFailureVectors.element(0x04, point)
        try #require(generator.count == base.count)
        var changed = explicit
        try Octets.replace(base, by: generator, in: &changed)
        subjectPublicKeyInfo = changed
    }

    /// Whether digests of that hash are as long as the order.
    func fits(_ hash: HashAlgorithm) -> Bool { order.drop { $0 == 0 }.count == hash.digestSize }

    /// A signature that verifies with these parameters: private key 1, nonce 1, so r is the abscissa of the point and s
    /// is e + r.
    ///
    /// - Parameter hash: as long as the order.
    func sign(_ message: [UInt8], hash: HashAlgorithm) throws -> [UInt8] {
        let number = order.drop { $0 == 0 }
        let e = try hash.hash(message)
        try #require(e.count == number.count)
        let r = Self.reduced(Array(point.dropFirst().prefix(number.count)), Array(number))
        let s = Self.reduced(Self.sum(e, r), Array(number))
        func integer(_ octets: [UInt8]) -> [UInt8] {
            let value = Array(octets.drop { $0 == 0 })
            return FieldFailureVectors.element(0x02, (value.first ?? 0) >= 0x80 ? [0] + value : value)
        }
        return FieldFailureVectors.element(0x30, integer(r) + integer(s))
    }

    private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: left.count + 1)
        var carry = 0
        for index in left.indices.reversed() {
            carry += Int(left[index]) + Int(right[index])
            result[index + 1] = UInt8(carry & 0xFF)
            carry >>= 8
        }
        result[0] = UInt8(carry)
        return result
    }

    /// The number less the order as often as that goes, at the order's length.
    private static func reduced(_ number: [UInt8], _ order: [UInt8]) -> [UInt8] {
        var value = [UInt8](repeating: 0, count: max(0, order.count + 1 - number.count)) + number
        let divisor = [0] + order
        while !value.lexicographicallyPrecedes(divisor) {
            var borrow = 0
            for index in value.indices.reversed() {
                let difference = Int(value[index]) - Int(divisor[index]) - borrow
                value[index] = UInt8(difference & 0xFF)
                borrow = difference < 0 ? 1 : 0
            }
        }
        return Array(value.dropFirst())
    }
}
