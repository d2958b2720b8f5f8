// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassLDS
internal import EPassMessages

/// What the chip sent so that it can be told from a copy: chip authentication mapping. Doc 9303-11, 4.4.3.5.
///
/// It proves nothing before it was held against the chip's static public key, and then only if that key comes from a
/// file that passive authentication found authentic. Nothing in it is secret.
package struct PACEChipAuthenticationData: Sendable, Hashable {
    /// What became of the check.
    package enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// PK_Map,IC is CA_IC times the static key: the chip holds the static private key.
        case confirmed
        /// It is not: the chip does not hold the private key of this public key.
        case mismatch
        /// The decrypted data has no valid padding (4.4.3.5.3).
        case paddingInvalid
        /// The decrypted data does not have as many octets as the order of the group (4.4.5.6).
        case lengthInvalid
        /// The number is zero or not below the order of the group.
        case outOfRange
        /// The static key lies in another group than the one PACE was run in.
        case groupMismatch
    }

    /// The group of PACE, in which the static key must be too.
    package let group: KeyAgreementGroup
    /// The identifier of the domain parameters, which is that of the static key too (9.2.1).
    package let parameterID: Int?
    /// PK_Map,IC, the chip's ephemeral public key of the mapping: `04 || x || y`.
    package let mappingPublicKey: [UInt8]
    /// A_IC, as sent in DO'8A'.
    package let encryptedData: [UInt8]
    /// CA_IC, as many octets as the order has if the chip is honest; nil where the padding of what was decrypted is
    /// invalid.
    package let chipAuthenticationData: [UInt8]?

    /// The data of a session that is over, from its evidence.
    ///
    /// Nothing binds it to that session any more: ``verify(staticKey:)-(ChipAuthenticationPublicKeyInfo)`` repeats the
    /// equation, and whoever holds the octets could have made them up (CA_IC is any number, and PK_Map,IC its product).
    package init(
        group: KeyAgreementGroup, parameterID: Int?, mappingPublicKey: [UInt8], chipAuthenticationData: [UInt8]?,
        encryptedData: [UInt8] = []
    ) {
        self.group = group
        self.parameterID = parameterID
        self.mappingPublicKey = mappingPublicKey
        self.chipAuthenticationData = chipAuthenticationData
        self.encryptedData = encryptedData
    }

    /// Decrypts A_IC.
    ///
    /// Padding and content are no ground to end PACE, whose tokens were right: they are for the verdict on the chip.
    /// - Throws: `AccessError` with code `cryptogramInvalid` where A_IC is no whole number of blocks, or longer than
    ///   any.
    init(
        candidate: PACECandidate, mappingPublicKey: [UInt8], encryptedData: [UInt8],
        encryptionKey: borrowing SecretBytes
    ) throws(AccessError) {
        let blockSize = candidate.cipher.blockSize
        guard !encryptedData.isEmpty, encryptedData.count.isMultiple(of: blockSize), encryptedData.count <= 256 else {
            throw AccessError(
                .cryptogramInvalid, element: "DO'8A'",
                .paceChipDataBlocks(count: encryptedData.count))
        }
        group = candidate.group
        parameterID = candidate.info.parameterID
        self.mappingPublicKey = mappingPublicKey
        self.encryptedData = encryptedData
        let plain: [UInt8]
        do {
            let cbc = try CBCCipher(candidate.cipher, key: encryptionKey)
            // IV = E(KS_Enc, -1) (4.4.3.5.4).
            let vector = try cbc.encryptBlock([UInt8](repeating: 0xFF, count: blockSize))
            plain = try cbc.decrypt(encryptedData, iv: vector)
        } catch {
            throw AccessError(wrapping: error)
        }
        chipAuthenticationData = try? ISO9797Padding.unpad(plain, blockSize: blockSize)
    }

    /// Holds the data against the chip's static public key: PK_Map,IC = CA_IC * PK_IC (4.4.3.5.2).
    ///
    /// - Parameter staticKey: the key of the `ChipAuthenticationPublicKeyInfo` whose identifier is ``parameterID``,
    ///   from a file that is authentic. With a key from elsewhere the verdict means nothing.
    /// - Throws: `AccessError`: `staticKeyMalformed` where the key cannot be decoded, is not in its group, or its group
    ///   is not listed; `cryptography`.
    package func verify(staticKey: ChipAuthenticationPublicKeyInfo) throws(AccessError) -> Verdict {
        let key: GroupElement
        do {
            key = try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: staticKey.subjectPublicKeyInfo)
        } catch {
            throw AccessError(
                .staticKeyMalformed, .paceStaticKeyUnusable(error: error.inFull))
        }
        return try verify(staticKey: key)
    }

    /// Holds the data against a static public key that was decoded and checked: see
    /// ``verify(staticKey:)-(ChipAuthenticationPublicKeyInfo)``.
    package func verify(staticKey: GroupElement) throws(AccessError) -> Verdict {
        guard let chipAuthenticationData else { return .paddingInvalid }
        guard chipAuthenticationData.count == group.scalarLength else { return .lengthInvalid }
        guard staticKey.group == group else { return .groupMismatch }
        let order = group.order
        guard
            chipAuthenticationData.contains(where: { $0 != 0 }),
            chipAuthenticationData.lexicographicallyPrecedes(order)
        else { return .outOfRange }
        do {
            let product = try group.multiply(staticKey, by: SecretBytes(copying: chipAuthenticationData))
            return try product.publicKey == mappingPublicKey ? .confirmed : .mismatch
        } catch {
            throw AccessError(wrapping: error)
        }
    }
}
