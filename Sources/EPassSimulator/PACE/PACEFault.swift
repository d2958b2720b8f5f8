// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// What goes wrong in a run of PACE.
package enum PACEFault: Sendable, Hashable {
    /// Every command of PACE is answered with 6A80, the first one too.
    case everyCommandRefused
    /// The mapping data is answered with 6A80.
    case mappingRefused
    /// The encrypted nonce lacks its last octet.
    case nonceTruncated
    /// The chip's public key of the mapping step is wrong.
    case mappingKey(KeyFault)
    /// The chip's public key of the key agreement is wrong.
    case agreementKey(KeyFault)
    /// One bit of the chip's token is wrong.
    case wrongToken
    /// The chip authentication data was not made with the static key of the chip.
    case wrongChipAuthenticationData
    /// The chip authentication data was made with a static key that the chip drew itself: a copy of a document and its
    /// EF.CardSecurity.
    case otherStaticKey
    /// The chip authentication data is random octets of the right length.
    case randomChipAuthenticationData
    /// The chip authentication data is missing.
    case missingChipAuthenticationData
    /// The chip authentication data was padded with zeros alone before it was enciphered.
    case unpaddedChipAuthenticationData
    /// The chip authentication data lacks its last octet, and is no whole number of blocks.
    case truncatedChipAuthenticationData
    /// The chip authentication data stands in an OCTET STRING of its own within its data object.
    case wrappedChipAuthenticationData

    /// What is wrong with a public key.
    package enum KeyFault: String, CaseIterable, Sendable, Hashable {
        /// A point off the curve; with DH a number outside the subgroup.
        case outsideGroup
        /// The point at infinity; with DH the number 1.
        case neutral
        /// The terminal's own key comes back.
        case mirrored
        /// The last octet is missing.
        case truncated
        /// One octet more at the end.
        case extended

        /// The key with the fault.
        func applied(to key: [UInt8], of group: KeyAgreementGroup, peer: [UInt8]) -> [UInt8] {
            switch self {
            case .outsideGroup:
                guard !group.isElliptic else { return key.dropLast() + [(key.last ?? 0) ^ 0x01] }
                // p - y has twice the order of y.
                return UnsignedOctets.subtract(group.prime, key)
            case .neutral: return group.isElliptic ? [0x00] : [0x01]
            case .mirrored: return peer
            case .truncated: return key.dropLast()
            case .extended: return key + [0x00]
            }
        }
    }
}
