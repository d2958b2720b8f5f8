// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import Testing

@testable import EPassAccess

extension PACEVector {
    /// A run with generic mapping on that group, with a password, a nonce and keys of its own each time; both sides are
    /// computed here.
    static func random(
        on group: KeyAgreementGroup, cipher: SymmetricCipher = .aes128, run: Int = 0
    ) throws -> PACEVector {
        let kind = try #require(
            PACEProtocol.all.first {
                $0.mapping == .generic && $0.cipher == cipher && $0.keyAgreement == (group.isElliptic ? .ecdh : .dh)
            })
        let info = PACEInfo(paceProtocol: kind, parameterID: group.parameterID)
        let candidate = PACECandidate(info: info, group: group, needsParameterReference: false)
        let number = "483921"
        let key = try KeyDerivation.key(
            seed: SecretBytes(copying: Array(number.utf8)), purpose: .password, cipher: candidate.cipher)
        let nonce = try RandomSource.system.bytes(16)
        let encrypted = try CBCCipher(candidate.cipher, key: key).encrypt(
            nonce, iv: [UInt8](repeating: 0, count: candidate.cipher.blockSize))
        let mapping = try KeyPair.random(on: group, generator: group.generator())
        let common = try group.multiply(
            group.element(decoding: mapping.chipPublic), by: SecretBytes(copying: mapping.terminalPrivate))
        let generator = try group.add(group.multiplyGenerator(by: SecretBytes(copying: nonce)), common)
        let agreement = try KeyPair.random(on: group, generator: generator)
        let secret = try group.multiply(
            group.element(decoding: agreement.chipPublic), by: SecretBytes(copying: agreement.terminalPrivate)
        ).sharedSecret()
        let macKey = try KeyDerivation.key(seed: secret, purpose: .mac, cipher: candidate.cipher)
        let tokens = try AuthenticationTokens(
            candidate: candidate, macKey: macKey, terminalKey: agreement.terminalPublic, chipKey: agreement.chipPublic)
        return PACEVector(
            name: "\(group.name), \(cipher.rawValue), run \(run)", encodedInfo: nil, info: info, group: group,
            password: (.can, number), encodedPassword: nil, passwordKey: copied(key), nonce: nonce,
            encryptedNonce: encrypted, mapping: mapping,
            mappingSecret: nil, terminalNonce: nil, pseudoRandom: nil, residue: nil,
            mappedGenerator: try generator.publicKey, agreement: agreement, sharedSecret: copied(secret),
            encryptionKey: copied(
                try KeyDerivation.key(seed: secret, purpose: .encryption, cipher: candidate.cipher)),
            macKey: copied(macKey), terminalTokenInput: nil, chipTokenInput: nil, terminalToken: tokens.terminal,
            chipToken: tokens.chip, apdus: [], references: [], chipAuthentication: nil)
    }
}

extension PACEVector.KeyPair {
    fileprivate static func random(
        on group: KeyAgreementGroup, generator: GroupElement
    ) throws -> PACEVector.KeyPair {
        let terminal = try group.randomScalar(.system)
        let chip = try group.randomScalar(.system)
        return PACEVector.KeyPair(
            terminalPrivate: copied(terminal), terminalPublic: try group.multiply(generator, by: terminal).publicKey,
            chipPrivate: copied(chip), chipPublic: try group.multiply(generator, by: chip).publicKey)
    }
}
