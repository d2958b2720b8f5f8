// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTLV

extension ChipCommand {
    /// The data field of MSE:Set AT for chip authentication (Doc 9303-11, 6.2.4.2): data objects in any order, those of
    /// other tags ignored.
    struct InternalAuthenticationTemplate: Sendable, Hashable {
        /// `DO'80'`: the value of the protocol's object identifier.
        let protocolIdentifier: [UInt8]
        /// `DO'84'`: which of the chip's private keys.
        let keyReference: [UInt8]?

        /// - Throws: 6A80 where the octets are no data objects, one of the two comes twice, or `DO'80'` is missing.
        init(_ data: [UInt8]) throws(Refusal) {
            let values = try ChipCommand.values(of: [0x80, 0x84], in: data)
            guard let identifier = values[0x80] else { throw Refusal(.incorrectData) }
            protocolIdentifier = identifier
            keyReference = values[0x84]
        }
    }

    /// The data field of MSE:Set KAT (Doc 9303-11, 6.2.4.1).
    struct KeyAgreementTemplate: Sendable, Hashable {
        /// `DO'91'`: the terminal's ephemeral public key.
        let publicKey: [UInt8]
        /// `DO'84'`: which of the chip's private keys.
        let keyReference: [UInt8]?

        /// - Throws: 6A80 where the octets are no data objects, one of the two comes twice, or `DO'91'` is missing.
        init(_ data: [UInt8]) throws(Refusal) {
            let values = try ChipCommand.values(of: [0x84, 0x91], in: data)
            guard let key = values[0x91] else { throw Refusal(.incorrectData) }
            publicKey = key
            keyReference = values[0x84]
        }
    }

    /// The values of some data objects, in whatever order they come; those of other tags are ignored (4.4.4.1, note 2).
    ///
    /// - Throws: 6A80 where the octets are no data objects, or one of those that are wanted comes twice.
    static func values(of tags: [TLVTag], in data: [UInt8]) throws(Refusal) -> [TLVTag: [UInt8]] {
        var values: [TLVTag: [UInt8]] = [:]
        do {
            var cursor = TLVCursor(data)
            while !cursor.isAtEnd {
                let object = try cursor.read()
                guard tags.contains(object.tag) else { continue }
                guard values.updateValue(Array(object.content), forKey: object.tag) == nil else {
                    throw Refusal(.incorrectData)
                }
            }
        } catch {
            throw Refusal(.incorrectData)
        }
        return values
    }
}
