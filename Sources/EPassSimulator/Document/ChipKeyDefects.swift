// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// Spoils a static public key before it is signed: what a terminal has to refuse although the issuer vouches for it.
enum ChipKeyDefects {
    static func apply(_ defect: DocumentDefect?, to publicKey: inout [UInt8], _ encoder: inout ChipKeyEncoder) {
        switch defect {
        case .chipKeyOutsideGroup:
            publicKey = PACEFault.KeyFault.outsideGroup.applied(to: publicKey, of: encoder.group, peer: [])
        case .chipKeyNeutral:
            publicKey = PACEFault.KeyFault.neutral.applied(to: publicKey, of: encoder.group, peer: [])
        case .chipKeySmallOrder where !encoder.group.isElliptic:
            // p - 1 has the order 2.
            publicKey = UnsignedOctets.subtract(encoder.group.prime, [1])
        case .chipKeySmallOrder:
            // On the twist of the curve or none at all: y is zero, as of a point of order 2.
            let length = encoder.group.elementLength
            publicKey = publicKey.prefix(1 + length) + [UInt8](repeating: 0, count: length)
        case .chipKeyZero:
            publicKey =
                encoder.group.isElliptic
                ? [0x04] + [UInt8](repeating: 0, count: 2 * encoder.group.elementLength) : [0x00]
        case .chipKeyTooLarge:
            // The coordinate, or y, is the prime itself.
            publicKey =
                encoder.group.isElliptic
                ? [0x04] + encoder.group.prime + publicKey.suffix(encoder.group.elementLength) : encoder.group.prime
        case .chipKeyTruncated: publicKey = publicKey.dropLast()
        case .chipKeyCompositePrime:
            // p - 2 is odd and of the same length; a test finds it composite for each group of table 12.
            encoder.prime = UnsignedOctets.subtract(encoder.group.prime, [2])
        default: break
        }
    }
}
