// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A group of PACE and chip authentication: a listed curve or a listed subgroup of GF(p) (Doc 9303-11, 9.5.1), or one
/// that a chip's static key names.
///
/// The numbers of the listed groups are constants of this library. What a chip sends is compared with them and never
/// computed with (Doc 9303-11, 9.2.2); only a static key of Diffie-Hellman, which is signed, brings its own.
package enum KeyAgreementGroup: Sendable, Hashable, CustomStringConvertible {
    /// The points of a curve; the cofactor is 1, so every point but the neutral one generates it.
    case ec(EllipticCurve)
    /// The subgroup of prime order in GF(p).
    case dh(DHGroup)
    /// Another group of GF(p). Only a static key of chip authentication leads to it, never PACE.
    case modp(ModularGroup)

    /// The group of a standardized domain parameter identifier (Doc 9303-11, table 12), or nil for one that is
    /// reserved.
    package init?(parameterID: Int) {
        guard let found = Self.standardized.first(where: { $0.parameterID == parameterID }) else { return nil }
        self = found
    }

    /// The group of that ``name``, a curve or one of table 12; nil for any other.
    package init?(name: String) {
        guard let found = Self.listed.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    /// The identifier of the standardized domain parameters (Doc 9303-11, table 12). Nil for groups that have none.
    package var parameterID: Int? {
        switch self {
        case .dh(let group): group.rawValue
        case .modp: nil
        case .ec(let curve): curve.parameterID
        }
    }

    /// The 14 groups of Doc 9303-11, table 12, in its order.
    package static let standardized: [KeyAgreementGroup] = listed.filter { $0.parameterID != nil }
        .sorted { ($0.parameterID ?? 0) < ($1.parameterID ?? 0) }

    /// Those whose numbers are constants of this library, also without an identifier.
    private static let listed: [KeyAgreementGroup] =
        DHGroup.allCases.map(KeyAgreementGroup.dh) + EllipticCurve.allCases.map(KeyAgreementGroup.ec)

    /// The name: `P-256`, `brainpoolP256r1`, `MODP-2048-256` (bits of the prime and of the order of the subgroup).
    package var name: String {
        switch self {
        case .ec(let curve): curve.rawValue
        case .dh: "MODP-\(prime.bitCount)-\(order.bitCount)"
        case .modp(let group): group.name
        }
    }

    /// ``name``.
    package var description: String { name }

    /// Whether it is a curve.
    package var isElliptic: Bool {
        if case .ec = self { true } else { false }
    }

    /// Whether the integrated mapping can be used: with all of table 12 but P-224, whose prime is 1 modulo 4.
    package var allowsIntegratedMapping: Bool {
        if case .modp = self { false } else { self != .ec(.p224) }
    }

    /// Whether the order of the generator is known; only a group of GF(p) that a chip names may leave it open.
    package var isOrderKnown: Bool {
        if case .modp(let group) = self { group.isOrderKnown } else { true }
    }

    /// The prime of the field, as big-endian octets of ``elementLength``.
    package var prime: [UInt8] {
        switch self {
        case .ec(let curve): curve.constants.prime
        case .dh(let group): group.constants.prime
        case .modp(let group): group.prime
        }
    }

    /// The order of the generator, as big-endian octets of ``scalarLength``: a prime for curves and for the groups of
    /// table 12; p-1, which is a multiple of it, where it is not known.
    package var order: [UInt8] {
        switch self {
        case .ec(let curve): curve.constants.order
        case .dh(let group): group.constants.order
        case .modp(let group): group.order ?? UnsignedOctets.subtract(group.prime, [1])
        }
    }

    /// The octets of a coordinate, or of an element of GF(p): the length of the prime.
    package var elementLength: Int { prime.count }

    /// The octets of a scalar or exponent: the length of the order.
    package var scalarLength: Int { order.count }

    /// How hard a discrete logarithm is, in bits.
    ///
    /// For a curve half the bits of its order, at most 256; for GF(p) what NIST SP 800-57 part 1, 5.6.1.1 gives its
    /// size. At the sizes that this publication names (160, 224, 256, 384, 512 bits) it says the same of curves.
    package var securityStrength: Int {
        switch self {
        case .ec(let curve): min(curve.bits / 2, 256)
        case .dh, .modp: elementLength < 256 ? 80 : elementLength < 384 ? 112 : 128
        }
    }
}
