// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS

/// One PACEInfo of a chip and the group that it stands for.
struct ChipPACEOffer: Sendable {
    /// The protocol: mapping, key agreement and cipher.
    let paceProtocol: PACEProtocol
    /// The parameter id of the PACEInfo, where there is one.
    let parameterID: Int?
    /// The static domain parameters.
    let group: KeyAgreementGroup
    /// The static private key, where the mapping is the chip authentication mapping.
    let staticKey: ChipSecret?

    /// The cipher of the nonce, the token and secure messaging.
    var cipher: BlockCipher { paceProtocol.cipher.ofChip }
}

/// A secret that several values of the chip's state share; it is wiped when the last of them ends.
final class ChipSecret: Sendable {
    let octets: SecretBytes

    init(_ octets: consuming SecretBytes) { self.octets = octets }
}

/// What a chip draws in a run of PACE, fixed: for the worked examples of the standard, and for nothing else.
package struct FixedPACEValues: Sendable, Hashable {
    /// The nonce s.
    package var nonce: [UInt8]
    /// SK_Map,IC; empty where the mapping has none.
    package var mappingKey: [UInt8]
    /// SK_DH,IC.
    package var agreementKey: [UInt8]

    /// Values as given, big-endian.
    package init(nonce: [UInt8], mappingKey: [UInt8] = [], agreementKey: [UInt8]) {
        self.nonce = nonce
        self.mappingKey = mappingKey
        self.agreementKey = agreementKey
    }
}

/// All that a chip needs for PACE.
struct ChipPACESetup: Sendable {
    /// What it offers, in the order of EF.CardAccess.
    var offers: [ChipPACEOffer]
    /// The passwords.
    var passwords: ChipPasswords
    /// Values to use instead of random ones.
    var fixedValues: FixedPACEValues?

    /// The offer that MSE:Set AT chooses.
    ///
    /// - Throws: 6A80 for a protocol that is not offered and where the reference is missing though needed, 6A88 for a
    ///   reference that is not there.
    func offer(
        for template: ChipCommand.AuthenticationTemplate, rule: ChipBehaviour.ParameterReference
    ) throws(ChipCommand.Refusal) -> ChipPACEOffer {
        let matching = offers.filter { $0.paceProtocol.objectIdentifierOctets == template.protocolIdentifier }
        guard let first = matching.first else { throw ChipCommand.Refusal(.incorrectData) }
        guard let reference = template.parameterReference else {
            // 4.4.4.1: the reference is required where more than one set of domain parameters is available.
            guard rule != .always else { throw ChipCommand.Refusal(StatusBytes(0x6A87)) }
            guard matching.dropFirst().allSatisfy({ $0.parameterID == first.parameterID && $0.group == first.group })
            else { throw ChipCommand.Refusal(.incorrectData) }
            return first
        }
        guard rule != .never else { throw ChipCommand.Refusal(.referencedDataNotFound) }
        let number = reference.drop { $0 == 0 }
        guard
            let chosen = matching.first(where: { offer in
                guard let identifier = offer.parameterID, !reference.isEmpty, number.count <= 1 else { return false }
                return Int(number.first ?? 0) == identifier
            })
        else { throw ChipCommand.Refusal(.referencedDataNotFound) }
        return chosen
    }
}
