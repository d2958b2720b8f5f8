// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTLV

/// The key pairs of active and chip authentication of a document, and what its files say about them (Doc 9303-11,
/// 6.1.5, 9.2.4 to 9.2.6).
struct ChipKeys {
    /// The private keys, for the chip.
    private(set) var keyring = ChipKeyring()
    /// Entries of EF.DG14, DER.
    private(set) var securityInfos: [[UInt8]] = []
    /// Entries of EF.CardSecurity, DER: those of keys that are used in the master file.
    private(set) var cardSecurityInfos: [[UInt8]] = []
    /// EF.DG15, where there is active authentication.
    private(set) var dataGroup15: [UInt8]?

    /// Makes keys as a description wants them.
    ///
    /// - Throws: `simulator.personalisationFailed`.
    init(
        _ description: DocumentDescription, defect: DocumentDefect?, context: CryptoContext
    ) throws(SimulatorError) {
        do {
            let random = RandomSource(context: context)
            // A file that was given may name any key; its private half is here only where that was given, too.
            for key in description.chipAuthentication
            where !description.isGiven(.dg14) || key.privateKey != nil {
                try addChipAuthentication(key, defect, random)
            }
            if let key = description.activeAuthentication, !description.isGiven(.dg15) || key.privateKey != nil {
                try addActiveAuthentication(key, context)
            }
        } catch {
            throw SimulatorError(.personalisationFailed, .personalisationKeysOfChip(error: error.message))
        }
    }

    private mutating func addChipAuthentication(
        _ description: ChipAuthenticationDescription, _ defect: DocumentDefect?, _ random: RandomSource
    ) throws(CryptoError) {
        let group = description.group
        let secret: ChipSecret
        if let given = description.privateKey {
            secret = ChipSecret(try group.scalar(ofPrivateKey: given))
        } else {
            secret = ChipSecret(try group.randomScalar(random))
        }
        var publicKey = try group.multiplyGenerator(by: secret.octets).publicKey
        var encoder = ChipKeyEncoder(group: group, encoding: description.usedEncoding)
        ChipKeyDefects.apply(defect, to: &publicKey, &encoder)
        keyring.chipAuthentication.append(
            ChipAgreementKey(
                group: group, keyID: description.keyID, secret: secret, ciphers: description.ciphers,
                place: description.place))
        let agreement: KeyAgreementAlgorithm = group.isElliptic ? .ecdh : .dh
        let number = description.keyID.map(DERWriter.integer) ?? []
        // id-PK-DH and id-PK-ECDH
        var infos = [
            DERWriter.info(
                "0.4.0.127.0.7.2.2.1.\(group.isElliptic ? 2 : 1)", encoder.subjectPublicKeyInfo(publicKey), number)
        ]
        for cipher in description.withInfo ? description.ciphers : [] {
            let chosen = ChipAuthenticationProtocol(keyAgreement: agreement, cipher: cipher)
            infos.append(
                DERWriter.sequence([
                    DERWriter.element(.objectIdentifier, chosen.objectIdentifierOctets), DERWriter.integer(1), number,
                ]))
        }
        if description.place != .masterFile { securityInfos += infos }
        if description.place != .application { cardSecurityInfos += infos }
    }

    private mutating func addActiveAuthentication(
        _ description: ActiveAuthenticationDescription, _ context: CryptoContext
    ) throws(CryptoError) {
        let key: PrivateKey
        if let given = description.privateKey {
            key = try PrivateKey(pkcs8: given, context: context)
        } else {
            key = try PrivateKey.generate(description.key, context: context)
        }
        keyring.activeAuthentication = ChipActiveAuthentication(
            key: key, hash: description.hash.algorithm, scheme: description.scheme, format: description.format)
        dataGroup15 = TLVWriter.encode(
            0x6F, try key.subjectPublicKeyInfo(explicitParameters: description.explicitParameters))
        guard description.hasInfo else { return }
        // id-icao-mrtd-security-aaProtocolObject, version 1, ecdsa-plain-signatures of TR-03111.
        let arc = Self.plainSignatureArc(description.statedHash ?? description.hash)
        securityInfos.append(
            DERWriter.info(
                "2.23.136.1.1.5", DERWriter.integer(1),
                DERWriter.objectIdentifier("0.4.0.127.0.7.1.1.4.1.\(arc)") ?? []))
    }

    /// The last arc of ecdsa-plain-SHA1 and so on (TR-03111, 5.2.1.1).
    private static func plainSignatureArc(_ hash: DocumentDescription.HashName) -> Int {
        1 + (DocumentDescription.HashName.allCases.firstIndex(of: hash) ?? 0)
    }
}
