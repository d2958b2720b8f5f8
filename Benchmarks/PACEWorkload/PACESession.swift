// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassAccess
package import EPassCrypto
internal import EPassISO7816
internal import EPassLDS
internal import EPassTLV

/// PACE of the terminal with generic mapping and AES-128, against answers that are computed between its steps.
///
/// Only the terminal is timed: making the state, its commands as octets, and taking the octets of each answer, up to
/// the channel of secure messaging. The chip's scalars are fixed, so its public key of the mapping is; the rest depends
/// on the terminal's random keys.
package final class PACESession {
    /// The group.
    package let group: KeyAgreementGroup
    /// PK_Map,IC.
    package let chipMappingKey: [UInt8]
    private let candidate: PACECandidate
    private let mappingScalar: SecretBytes
    private let agreementScalar: SecretBytes
    private let nonce: SecretBytes
    private let encryptedNonce: [UInt8]
    private let objectIdentifier: [UInt8]

    /// Sessions over a standardised group with the CAN 123456.
    package init(_ group: KeyAgreementGroup) throws {
        self.group = group
        let keyAgreement: KeyAgreementAlgorithm = group.isElliptic ? .ecdh : .dh
        guard
            let kind = PACEProtocol(mapping: .generic, keyAgreement: keyAgreement, cipher: .aes128),
            let candidate = PACEOffer(
                try SecurityInfos([.pace(PACEInfo(paceProtocol: kind, parameterID: group.parameterID))])
            ).candidates.first
        else { fatalError("\(group) is not offered") }
        self.candidate = candidate
        objectIdentifier = kind.objectIdentifierOctets
        mappingScalar = try group.randomScalar(.system)
        agreementScalar = try group.randomScalar(.system)
        chipMappingKey = try group.multiplyGenerator(by: mappingScalar).publicKey
        let key = try KeyDerivation.key(
            seed: SecretBytes(copying: Array("123456".utf8)), purpose: .password, cipher: .aes128)
        let zero = [UInt8](repeating: 0, count: 16)
        encryptedNonce = (0..<16).map { UInt8($0 * 16) }
        nonce = SecretBytes(copying: try CBCCipher(.aes128, key: key).decrypt(encryptedNonce, iv: zero))
    }

    /// One session; the time that the terminal took.
    package func run() throws -> Duration {
        let clock = ContinuousClock()
        var total = Duration.zero
        func answer(_ tag: TLVTag, _ value: [UInt8]) -> [UInt8] {
            TLVWriter.encode(0x7C, TLVWriter.encode(tag, value)) + [0x90, 0x00]
        }

        var start = clock.now
        let selection = try PACE.start(candidate, password: try PACEPassword.can("123456"))
        _ = try selection.command.encoded()
        let awaitingNonce = try selection.receive([0x90, 0x00])
        _ = try awaitingNonce.command.encoded()
        total += clock.now - start

        let first = answer(0x80, encryptedNonce)
        start = clock.now
        let mapping = try awaitingNonce.receive(first)
        let mappingCommand = mapping.command
        _ = try mappingCommand.encoded()
        total += clock.now - start

        let terminalMappingKey = try value(mappingCommand.data)
        let second = answer(0x82, chipMappingKey)
        start = clock.now
        let agreement = try mapping.receive(second)
        let agreementCommand = agreement.command
        _ = try agreementCommand.encoded()
        total += clock.now - start

        let terminalKey = try value(agreementCommand.data)
        let chip = try chipSide(terminalMappingKey, terminalKey)
        let third = answer(0x84, chip.key)
        start = clock.now
        let authentication = try agreement.receive(third)
        _ = try authentication.command.encoded()
        total += clock.now - start

        let fourth = answer(0x86, chip.token)
        start = clock.now
        let channel = try authentication.receive(fourth).secureMessaging()
        total += clock.now - start
        _ = consume channel
        return total
    }

    /// The value of the one data object in DO'7C'.
    private func value(_ data: [UInt8]) throws -> [UInt8] {
        var cursor = TLVCursor(data)
        var objects = try cursor.children(of: try cursor.read())
        return Array(try objects.read().content)
    }

    /// The chip's ephemeral public key and its token, by the arithmetic alone.
    private func chipSide(_ mappingKey: [UInt8], _ terminalKey: [UInt8]) throws -> (key: [UInt8], token: [UInt8]) {
        let shared = try group.multiply(group.element(decoding: mappingKey), by: mappingScalar)
        let generator = try group.add(group.multiplyGenerator(by: nonce), shared)
        let key = try group.multiply(generator, by: agreementScalar).publicKey
        let secret = try group.multiply(group.element(decoding: terminalKey), by: agreementScalar).sharedSecret()
        let macKey = try KeyDerivation.key(seed: secret, purpose: .mac, cipher: .aes128)
        let input = TLVWriter.encode(
            0x7F49,
            TLVWriter.encode(0x06, objectIdentifier) + TLVWriter.encode(group.isElliptic ? 0x86 : 0x84, terminalKey))
        return (key, try MessageAuthenticator(.aes128, key: macKey).mac(input))
    }
}
