// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS

/// One static key of chip authentication and what it is used with (Doc 9303-11, 6.2).
struct ChipAgreementKey: Sendable {
    /// The domain parameters.
    let group: KeyAgreementGroup
    /// Its number, where it has one.
    let keyID: Int?
    /// SK_IC.
    let secret: ChipSecret
    /// What secure messaging may use afterwards.
    let ciphers: [SymmetricCipher]
    /// Where the protocol runs with it.
    var place = ProtocolPlace.application

    /// Whether `DO'84'` names this key.
    func answers(to reference: [UInt8]) -> Bool {
        let number = reference.drop { $0 == 0 }
        guard let keyID, !reference.isEmpty, number.count <= 7 else { return false }
        return number.reduce(0) { $0 << 8 | Int($1) } == keyID
    }

    /// The key agreement with the terminal's ephemeral key, and the secure channel behind it (6.2.1, step 3).
    ///
    /// - Throws: 6A80 where the ephemeral key is none: off the curve, outside the subgroup, at infinity, of another
    ///   length (9.4.5).
    func agree(
        _ publicKey: [UInt8], _ cipher: SymmetricCipher, random: RandomSource, fault: ChipAuthenticationFault?,
        omits: Set<ChipOmission> = []
    ) throws(ChipCommand.Refusal) -> ChipAuthenticationAgreement {
        do {
            let isLenient = omits.contains(.agreementKey)
            let terminal =
                try isLenient
                ? (try? group.terminalKey(publicKey)) ?? group.generator() : group.terminalKey(publicKey)
            let isForeign = fault == .otherKey || fault == .unprotectedAfterwards
            let used = isForeign ? ChipSecret(try group.randomScalar(random)) : secret
            let shared = try group.multiply(terminal, by: used.octets).sharedSecret()
            let cipher = cipher.ofChip
            var session = try ChipSecureMessaging(
                cipher: cipher, encryptionKey: KeyDerivation.key(seed: shared, purpose: .encryption, cipher: cipher),
                macKey: KeyDerivation.key(seed: shared, purpose: .mac, cipher: cipher),
                // 9.8.6.3 and 9.8.7.3: the counter begins with zero.
                counter: [UInt8](repeating: 0, count: cipher.blockSize))
            if fault == .otherKey { session.pretence = .protected }
            if fault == .unprotectedAfterwards { session.pretence = .plain }
            return ChipAuthenticationAgreement(
                session: session, compressedTerminalKey: try Self.compressed(publicKey, group))
        } catch {
            throw ChipCommand.Refusal(.incorrectData)
        }
    }

    /// Comp(PK_DH,IFD): the x-coordinate of a point, the SHA-1 of a number (7.1.4.1.3 and 7.1.4.2.3).
    static func compressed(_ publicKey: [UInt8], _ group: KeyAgreementGroup) throws(CryptoError) -> [UInt8] {
        group.isElliptic
            ? Array(publicKey.dropFirst().prefix(group.elementLength)) : try HashAlgorithm.sha1.hash(publicKey)
    }
}

/// What chip authentication leaves behind.
struct ChipAuthenticationAgreement {
    /// The secure channel under the new keys.
    let session: ChipSecureMessaging
    /// Comp(PK_DH,IFD), which terminal authentication signs.
    let compressedTerminalKey: [UInt8]
}

extension KeyAgreementGroup {
    /// The key that a terminal sent.
    ///
    /// - Throws: 6A80 where it is none.
    func terminalKey(_ octets: [UInt8]) throws(ChipCommand.Refusal) -> GroupElement {
        // 9.4.1 forbids leading zeros of a number.
        guard let key = try? element(decoding: octets), (try? key.publicKey) == octets else {
            throw ChipCommand.Refusal(.incorrectData)
        }
        return key
    }
}

extension SymmetricCipher {
    /// The cipher as this library runs it.
    var ofChip: BlockCipher {
        switch self {
        case .tripleDES: .tripleDES
        case .aes128: .aes128
        case .aes192: .aes192
        case .aes256: .aes256
        }
    }
}

/// The private keys of a chip besides those of PACE.
struct ChipKeyring: Sendable {
    /// For active authentication.
    var activeAuthentication: ChipActiveAuthentication?
    /// For chip authentication.
    var chipAuthentication: [ChipAgreementKey] = []

    /// No key.
    init() {}

    /// Whether a public key, or a signature in its protected response, fits no short command or response (6.1.4 and
    /// 9.3.1).
    var needsExtendedLength: Bool {
        chipAuthentication.contains { $0.group.needsExtendedLength }
            || (activeAuthentication?.responseLength ?? 0) > 223
    }
}
