// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTLV

/// What a chip with chip authentication mapping adds to its token (Doc 9303-11, 4.4.3.5).
struct ChipAuthenticationMapping {
    let group: KeyAgreementGroup
    let cipher: BlockCipher

    /// A_IC = E(KS_Enc, CA_IC) with CA_IC = SK_IC^-1 · SK_Map,IC modulo the order of the group.
    func encryptedData(
        staticKey: ChipSecret, mappingKey: ChipSecret, sessionKey: ChipSecret, fault: PACEFault? = nil
    ) throws(CryptoError) -> [UInt8] {
        let scalars = try group.scalarArithmetic()
        let inverse = try scalars.invert(scalars.number(staticKey.octets))
        // As many octets as the order has (4.4.5.6), then padding by method 2.
        let data = try scalars.multiply(inverse, scalars.number(mappingKey.octets)).octets
        let encryption = try CBCCipher(cipher, key: sessionKey.octets)
        // 4.4.3.5.4: the IV is the block of ones, enciphered.
        let initialVector = try encryption.encryptBlock([UInt8](repeating: 0xFF, count: cipher.blockSize))
        var padded = ISO9797Padding.pad(data, blockSize: cipher.blockSize)
        if fault == .unpaddedChipAuthenticationData, padded.indices.contains(data.count) { padded[data.count] = 0 }
        let encrypted = try encryption.encrypt(padded, iv: initialVector)
        return switch fault {
        case .truncatedChipAuthenticationData: encrypted.dropLast()
        case .wrappedChipAuthenticationData: TLVWriter.encode(0x04, encrypted)
        default: encrypted
        }
    }
}
