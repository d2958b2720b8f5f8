// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV

/// MSE:Set KAT, and MSE:Set AT with GENERAL AUTHENTICATE, Doc 9303-11, 6.2.4.
extension ChipState {
    /// What MSE:Set AT chose, for the next GENERAL AUTHENTICATE.
    struct ChipAuthenticationSelection {
        let key: ChipAgreementKey
        let cipher: SymmetricCipher
    }

    /// MSE:Set AT for internal authentication: chooses protocol and key (6.2.4.2, 1).
    ///
    /// - Throws: 6A80 for a protocol that no key is used with, and where the reference is missing though needed; 6A88
    ///   for a reference that is not there.
    mutating func setInternalAuthenticationTemplate(
        _ template: ChipCommand.InternalAuthenticationTemplate, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunChipAuthentication(circumstances)
        guard behaviour.chipAuthenticationCommands != .keyAgreementTemplateOnly else {
            throw ChipCommand.Refusal(.incorrectParameters)
        }
        guard
            let wanted = ChipAuthenticationProtocol.all.first(where: {
                $0.objectIdentifierOctets == template.protocolIdentifier
            })
        else { throw ChipCommand.Refusal(.incorrectData) }
        // 6.2.4: the sequence belongs to AES; Triple DES may use it where both are there.
        let knowsAES = keys.chipAuthentication.contains { $0.ciphers.contains { $0 != .tripleDES } }
        guard knowsAES || behaviour.chipAuthenticationCommands == .authenticationTemplateOnly else {
            throw ChipCommand.Refusal(.incorrectParameters)
        }
        let key = try chipAuthenticationKey(template.keyReference) {
            $0.group.isElliptic == (wanted.keyAgreement == .ecdh) && $0.ciphers.contains(wanted.cipher)
        }
        chipAuthenticationSelection = ChipAuthenticationSelection(key: key, cipher: wanted.cipher)
        return Answer()
    }

    /// GENERAL AUTHENTICATE with the terminal's ephemeral key (6.2.4.2, 2).
    ///
    /// - Throws: 6985 where MSE:Set AT did not come right before, 6A80 for a key that is none.
    mutating func authenticateChip(
        _ publicKey: [UInt8], _ length: Int?, _ selection: ChipAuthenticationSelection?, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        // Without a key of this kind it is data that no step of PACE has.
        guard !keys.chipAuthentication.isEmpty else { throw ChipCommand.Refusal(.incorrectData) }
        guard behaviour.chipAuthenticationFault != .refused else { throw ChipCommand.Refusal(.instructionNotSupported) }
        guard let selection, !circumstances.isChained else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        let reflected: [UInt8] =
            behaviour.chipAuthenticationFault == .reflectedKey ? TLVWriter.encode(0x80, publicKey) : []
        let data = TLVWriter.encode(0x7C, reflected)
        guard data.count <= min(circumstances.capacity, length ?? Int.max) else {
            throw ChipCommand.Refusal(.wrongLength)
        }
        var answer = try agreed(publicKey, selection.key, selection.cipher)
        answer.data = data
        return answer
    }

    /// MSE:Set KAT: chooses a key and agrees in one command (6.2.4.1).
    ///
    /// - Throws: 6A86 where the chip does not offer Triple DES, otherwise as the other two.
    mutating func setKeyAgreementTemplate(
        _ template: ChipCommand.KeyAgreementTemplate, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunChipAuthentication(circumstances)
        guard behaviour.chipAuthenticationCommands != .authenticationTemplateOnly,
            keys.chipAuthentication.contains(where: { $0.ciphers.contains(.tripleDES) })
        else { throw ChipCommand.Refusal(.incorrectParameters) }
        let key = try chipAuthenticationKey(template.keyReference) { $0.ciphers.contains(.tripleDES) }
        return try agreed(template.publicKey, key, .tripleDES)
    }

    /// The one key that fits; `DO'84'` is required where more than one does.
    private func chipAuthenticationKey(
        _ reference: [UInt8]?, _ fits: (ChipAgreementKey) -> Bool
    ) throws(ChipCommand.Refusal) -> ChipAgreementKey {
        let matching = keys.chipAuthentication.filter { $0.place.includes(directory) && fits($0) }
        guard let first = matching.first else { throw ChipCommand.Refusal(.incorrectData) }
        guard let reference else {
            guard matching.count == 1 else { throw ChipCommand.Refusal(.incorrectData) }
            return first
        }
        guard let chosen = matching.first(where: { $0.answers(to: reference) }) else {
            throw ChipCommand.Refusal(.referencedDataNotFound)
        }
        return chosen
    }

    /// The answer to the command that carried the ephemeral key; the new channel begins behind it (6.2.2).
    private mutating func agreed(
        _ publicKey: [UInt8], _ key: ChipAgreementKey, _ cipher: SymmetricCipher
    ) throws(ChipCommand.Refusal) -> Answer {
        switch behaviour.chipAuthenticationFault {
        case .keyRefused: throw ChipCommand.Refusal(.incorrectData)
        case .authenticationFailed: throw ChipCommand.Refusal(.authenticationFailed)
        default: break
        }
        let agreement = try key.agree(
            publicKey, cipher, random: random, fault: behaviour.chipAuthenticationFault, omits: behaviour.omits)
        compressedTerminalKey = agreement.compressedTerminalKey
        terminalAuthentication?.keysChanged()
        switch behaviour.chipAuthenticationFault {
        case .neverSwitches: return Answer()
        case .errorAfterwards: return Answer(endsSession: true)
        case .lostAfterwards: return Answer(losesField: true)
        default: return Answer(session: agreement.session)
        }
    }

    private func checkMayRunChipAuthentication(_ circumstances: Circumstances) throws(ChipCommand.Refusal) {
        guard behaviour.chipAuthenticationFault != .refused else { throw ChipCommand.Refusal(.instructionNotSupported) }
        guard keys.chipAuthentication.contains(where: { $0.place.includes(directory) }) else {
            throw ChipCommand.Refusal(.conditionsNotSatisfied)
        }
        // What runs in the master file needs PACE (Doc 9303-11, J.2).
        guard isOpened(circumstances), directory == .travelDocument || sessionPassword != nil else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
    }
}
