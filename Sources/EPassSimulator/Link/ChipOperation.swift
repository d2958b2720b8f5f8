// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS

/// Something that a chip computes and that takes time.
enum ChipOperation: Sendable, Hashable {
    /// A new key pair on the base of a group.
    case keyPair(KeyAgreementGroup)
    /// A point or a number to the power of a secret: a key agreement.
    case agreement(KeyAgreementGroup)
    /// A signature.
    case signature(PrivateKey.KeyKind)
    /// The verification of a signature of a terminal or its authority.
    case verification
    /// So many octets enciphered or deciphered.
    case cipher(BlockCipher, octets: Int)
    /// A checksum of so many octets.
    case checksum(BlockCipher, octets: Int)
    /// The hash of a few octets.
    case hash
    /// Some random octets.
    case random
}

/// What a chip has in mind before a command, as far as it says how much there is to compute.
struct ChipWorkload: Sendable {
    private let offer: ChipPACEOffer?
    private let agreementGroup: KeyAgreementGroup?
    private let signatureKind: PrivateKey.KeyKind?
    private let channel: BlockCipher?

    init(_ state: ChipState) {
        offer = state.paceRun?.offer
        agreementGroup = state.chipAuthenticationSelection?.key.group ?? state.keys.chipAuthentication.first?.group
        signatureKind = state.keys.activeAuthentication?.kind
        channel = state.session?.cipher
    }

    /// What there is to compute for a command, from what came of it.
    func operations(at step: ChipStep, sent: Int, received: Int) -> [ChipOperation] {
        protocolOperations(at: step) + channelOperations(sent: sent, received: received)
    }

    private func protocolOperations(at step: ChipStep) -> [ChipOperation] {
        switch step {
        case .paceNonce: offer.map { [.random, .hash, .cipher($0.cipher, octets: 16)] } ?? []
        case .paceMapping: offer.map(mapping) ?? []
        // The base of the key pair is the mapped generator, for which nothing is prepared.
        case .paceAgreement: offer.map { [.agreement($0.group), .agreement($0.group), .hash, .hash] } ?? []
        case .paceToken:
            offer.map { [.checksum($0.cipher, octets: 80), .checksum($0.cipher, octets: 80)] } ?? []
        case .bacChallenge, .terminalChallenge: [.random]
        // Doc 9303-11, 4.3.3: 32 octets deciphered and checked, 32 enciphered and protected, two keys derived.
        case .bacAuthentication:
            [
                .cipher(.tripleDES, octets: 32), .checksum(.tripleDES, octets: 32), .cipher(.tripleDES, octets: 32),
                .checksum(.tripleDES, octets: 32), .random, .hash, .hash,
            ]
        case .chipAgreement: agreementGroup.map { [.agreement($0), .hash, .hash] } ?? []
        case .activeAuthentication: signatureKind.map { [.random, .hash, .signature($0)] } ?? []
        case .terminalCertificate, .terminalAuthentication: [.hash, .verification]
        default: []
        }
    }

    private func mapping(_ offer: ChipPACEOffer) -> [ChipOperation] {
        switch offer.paceProtocol.mapping {
        // The pseudo-random function of 4.4.3.3.2, and one multiplication for the point.
        case .integrated: [.cipher(offer.cipher, octets: 160), .agreement(offer.group)]
        // A key pair, the shared point, and the nonce times the generator.
        case .generic, .chipAuthentication:
            [.keyPair(offer.group), .agreement(offer.group), .agreement(offer.group)]
        }
    }

    private func channelOperations(sent: Int, received: Int) -> [ChipOperation] {
        guard let channel else { return [] }
        var operations: [ChipOperation] = [.checksum(channel, octets: sent), .checksum(channel, octets: received)]
        // More than DO'97' and DO'8E' is data, in either direction.
        if sent > 20 { operations.append(.cipher(channel, octets: sent - 20)) }
        if received > 16 { operations.append(.cipher(channel, octets: received - 16)) }
        return operations
    }
}
