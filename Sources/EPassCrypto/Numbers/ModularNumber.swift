// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A residue modulo the prime of a ``ModularArithmetic``. It may be secret: its memory is overwritten when it ends.
@safe
package final class ModularNumber: Sendable {
    /// The modulus, big-endian without leading zeros.
    package let modulus: [UInt8]
    let number: BigNumber

    init(_ number: consuming BigNumber, modulus: [UInt8]) {
        self.number = number
        self.modulus = modulus
    }

    /// Whether it is zero.
    package var isZero: Bool { number.isZero }

    /// The residue between 0 and the modulus less 1, big-endian, as long as the modulus.
    package var octets: [UInt8] { unsafe BigNumber.octets(number.pointer, width: modulus.count) }

    /// The residue as a secret: see ``octets``.
    package func secret() -> SecretBytes { unsafe BigNumber.secret(number.pointer, width: modulus.count) }
}

extension ModularNumber: Equatable {
    /// Whether both are the same residue modulo the same number.
    package static func == (left: ModularNumber, right: ModularNumber) -> Bool {
        left.modulus == right.modulus && left.number.isEqual(to: right.number)
    }
}
