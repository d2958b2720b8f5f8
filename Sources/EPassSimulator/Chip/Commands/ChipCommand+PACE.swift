// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTLV

extension ChipCommand {
    /// The data field of MSE:Set AT (Doc 9303-11, 4.4.4.1): data objects in any order, those of other tags ignored
    /// (note 2).
    struct AuthenticationTemplate: Sendable, Hashable {
        /// `DO'80'`: the value of the protocol's object identifier.
        let protocolIdentifier: [UInt8]
        /// `DO'83'`: which password.
        let passwordReference: [UInt8]
        /// `DO'84'`: which domain parameters.
        let parameterReference: [UInt8]?
        /// `DO'7F4C'` of an inspection system: the terminal wants to hear which authorities the chip trusts (4.4.4.1).
        let requestsReferences: Bool

        /// The object identifier id-IS as a data object (Doc 9303-10, 5.4.1).
        private static let inspectionSystem: [UInt8] = [
            0x06, 0x09, 0x04, 0x00, 0x7F, 0x00, 0x07, 0x03, 0x01, 0x02, 0x01,
        ]

        /// - Throws: 6A80 where the octets are no data objects, one of the four comes twice, `DO'80'` or `DO'83'` is
        ///   missing, or `DO'7F4C'` is of another type of terminal.
        init(_ data: [UInt8]) throws(Refusal) {
            let values = try ChipCommand.values(of: [0x80, 0x83, 0x84, 0x7F4C], in: data)
            guard values[0x7F4C]?.starts(with: Self.inspectionSystem) ?? true else { throw Refusal(.incorrectData) }
            requestsReferences = values[0x7F4C] != nil
            guard let identifier = values[0x80], let password = values[0x83] else { throw Refusal(.incorrectData) }
            protocolIdentifier = identifier
            passwordReference = password
            parameterReference = values[0x84]
        }
    }

    /// The data field of GENERAL AUTHENTICATE: `DO'7C'` with the data of one step of PACE (Doc 9303-11, 4.4.5, table
    /// 4), or with that of chip authentication (6.2.4.2).
    enum AuthenticationData: Sendable, Hashable {
        /// Step 1: nothing; the chip is to send its encrypted nonce.
        case requestForNonce
        /// Step 2: `DO'81'`, mapping data.
        case mapping([UInt8])
        /// Step 3: `DO'83'`, the terminal's ephemeral public key.
        case publicKey([UInt8])
        /// Step 4: `DO'85'`, the terminal's authentication token.
        case token([UInt8])
        /// Chip authentication: `DO'80'`, the terminal's ephemeral public key.
        case chipAuthenticationKey([UInt8])

        /// - Throws: 6A80 where the octets are not exactly one `DO'7C'` with the data of one step.
        init(_ data: [UInt8]) throws(Refusal) {
            do {
                var outer = TLVCursor(data)
                let template = try outer.read(0x7C)
                try outer.end()
                var inner = try outer.children(of: template)
                if inner.isAtEnd {
                    self = .requestForNonce
                    return
                }
                let object = try inner.read()
                try inner.end()
                let value = Array(object.content)
                switch object.tag {
                // An empty data object asks for its value (ISO/IEC 7816-4): the same request in more words.
                case 0x80 where value.isEmpty: self = .requestForNonce
                case 0x80: self = .chipAuthenticationKey(value)
                case 0x81: self = .mapping(value)
                case 0x83: self = .publicKey(value)
                case 0x85: self = .token(value)
                default: throw Refusal(.incorrectData)
                }
            } catch {
                throw Refusal(.incorrectData)
            }
        }
    }
}
