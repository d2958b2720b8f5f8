// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTLV

/// What terminal authentication is bound to: the identifier of the chip, and the key of the terminal that made the keys
/// of the channel (Doc 9303-11, 7.1.2).
struct ChipTerminalBinding: Sendable, Hashable {
    /// ID_IC: the document number with its check digit after Basic Access Control, Comp(PK_DH,IC) after PACE.
    var chipIdentifier: [UInt8]?
    /// Comp(PK_DH,IFD), where chip authentication or PACE with chip authentication mapping made the keys; of several
    /// the newest.
    var terminalKey: [UInt8]?
}

/// The chip's half of terminal authentication version 1 (Doc 9303-11, 7.1): certificates, challenge, signature, rights.
///
/// Failures end nothing: secure messaging goes on (7.1.3, note 2), and an imported key serves until a signature of it
/// was accepted.
struct ChipTerminalAuthentication: Sendable {
    /// What outlives a session.
    private(set) var trust: ChipTrustStore
    private var authority: ChipTerminalKey?
    private var terminal: ChipTerminalKey?
    private var challenge: [UInt8]?
    private var isDone = false
    /// What the terminal may read in the channel whose keys it authenticated; nil before.
    private(set) var rights: ChipAccessRights?
    /// What it may do in the LDS2 applications; nil before.
    private(set) var lds2Rights: ChipLDS2Rights?
    /// Where the protocol runs.
    let place: ProtocolPlace
    private let omits: Set<ChipOmission>

    private static let challengeLength = 8

    init(trust: ChipTrustStore, place: ProtocolPlace = .application, omits: Set<ChipOmission> = []) {
        self.omits = omits
        self.trust = trust
        self.place = place
    }

    /// The end of the secure channel: rights are gone and another run is possible (9.8.3).
    mutating func endSession() {
        isDone = false
        keysChanged()
    }

    /// New keys within the session: the rights were bound to the old ones (7.1.3).
    mutating func keysChanged() {
        if !omits.contains(.rightsEnd) { rights = nil }
        lds2Rights = nil
        authority = nil
        terminal = nil
        challenge = nil
    }

    /// No power: what was imported for the session is gone; trust points and the date stay.
    mutating func powerDown() {
        endSession()
        if !omits.contains(.importedKeys) { trust.powerDown() }
    }
}

// MARK: - Commands, Doc 9303-11, 7.1.5

extension ChipTerminalAuthentication {
    /// MSE:Set DST: selects the key that the next certificate is verified with.
    ///
    /// - Throws: 6982 after a successful run, 6A88 for a key that is not there or certifies nobody.
    mutating func selectAuthority(_ reference: [UInt8]) throws(ChipCommand.Refusal) {
        authority = nil
        try checkIsFirst()
        guard let key = trust.authority(reference) else { throw ChipCommand.Refusal(.referencedDataNotFound) }
        authority = key
    }

    /// PSO:Verify Certificate.
    ///
    /// - Throws: 6982 after a successful run, 6985 where no key is selected, 6A80 for what is no certificate of an
    ///   inspection system, 6A88 where it names another authority than was selected, 6300 where it is not accepted.
    mutating func verifyCertificate(_ data: [UInt8]) throws(ChipCommand.Refusal) {
        try checkIsFirst()
        guard let authority else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        do {
            try trust.importCertificate(data, authority: authority, omits: omits)
        } catch {
            throw ChipCommand.Refusal(error.statusBytes)
        }
        self.authority = nil
        // The key of a terminal that was selected before is overwritten.
        terminal = nil
        challenge = nil
    }

    /// MSE:Set AT: selects the key that the terminal is to prove.
    ///
    /// - Throws: 6982 after a successful run, 6A88 where no terminal's key with this reference was imported last.
    mutating func selectTerminal(_ reference: [UInt8]) throws(ChipCommand.Refusal) {
        terminal = nil
        challenge = nil
        try checkIsFirst()
        guard let key = trust.terminal(reference) else { throw ChipCommand.Refusal(.referencedDataNotFound) }
        terminal = key
    }

    /// GET CHALLENGE: r_IC; the one before, if any, is void.
    ///
    /// - Throws: 6982 after a successful run, 6985 where no key is selected, 6F00 where there are no random octets.
    mutating func makeChallenge(_ random: RandomSource) throws(ChipCommand.Refusal) -> [UInt8] {
        try checkIsFirst()
        guard terminal != nil else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        guard let octets = try? random.bytes(Self.challengeLength) else { throw ChipCommand.Refusal(.noDiagnosis) }
        challenge = octets
        return octets
    }

    /// EXTERNAL AUTHENTICATE: the signature over ID_IC || r_IC || Comp(PK_DH,IFD). The challenge serves once.
    ///
    /// - Throws: 6982 after a successful run and where no key of the terminal made the channel, 6985 without a
    ///   challenge, 6300 for a signature that is not the terminal's.
    mutating func authenticate(
        _ signature: [UInt8], _ binding: ChipTerminalBinding
    ) throws(ChipCommand.Refusal) {
        try checkIsFirst()
        guard let identifier = binding.chipIdentifier, let key = binding.terminalKey else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        let given = omits.contains(.terminalChallenge) ? challenge ?? [] : challenge
        guard let terminal, let challenge = given else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        self.challenge = nil
        guard
            omits.contains(.terminalSignature) || terminal.verifies(signature, over: identifier + challenge + key)
        else {
            throw ChipCommand.Refusal(.authenticationFailed)
        }
        rights = terminal.rights
        lds2Rights = terminal.lds2Rights
        isDone = true
        self.terminal = nil
    }

    /// 7.1.3: one run a session.
    private func checkIsFirst() throws(ChipCommand.Refusal) {
        guard !isDone else { throw ChipCommand.Refusal(.securityStatusNotSatisfied) }
    }
}

extension ChipCertificateRefusal {
    /// What PSO:Verify Certificate answers. The standard leaves the choice to the chip; 6300 is what it has for a
    /// signature that is wrong.
    var statusBytes: StatusBytes {
        switch self {
        case .malformed, .terminalTypeUnknown, .roleOutOfOrder, .parametersNotInherited, .keyUnsupported: .incorrectData
        case .authorityDiffers: .referencedDataNotFound
        case .holderKnown: StatusBytes(0x6A89)
        case .signatureInvalid, .expired, .trustPointExpired, .linkNotOfNewest: .authenticationFailed
        }
    }
}
