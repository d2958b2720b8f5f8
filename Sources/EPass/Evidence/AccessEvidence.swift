// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS

/// How the chip was opened, and every attempt at it. No password is in it, nor anything that a password could be
/// guessed by.
public struct AccessEvidence: Sendable, Hashable {
    /// What opened the chip.
    public enum AccessProtocol: String, Sendable, Hashable, CaseIterable {
        /// The files are read without access control.
        case none
        /// Basic Access Control (Doc 9303-11, 4.3).
        case bac = "BAC"
        /// Password Authenticated Connection Establishment (Doc 9303-11, 4.4).
        case pace = "PACE"
    }

    /// Which protocols the reading was allowed to use; nil where that was not recorded.
    public package(set) var method: AccessMethod?
    /// What opened the chip; nil where nothing did.
    public package(set) var established: AccessProtocol?
    /// Which password opened it; nil where none did.
    public package(set) var password: AccessPasswordKind?
    /// With PACE, which of the chip's offers it ran by.
    public package(set) var paceOffer: PACEOfferEvidence?
    /// The cipher of the secure channel, for example `AES-128`.
    public package(set) var cipher: String?
    /// How long the attempt took that opened the chip first.
    public package(set) var milliseconds: Int?
    /// Every attempt, in order.
    public package(set) var attempts: [AccessAttempt] = []
    /// The entries of EF.CardAccess that were not used, and why.
    public package(set) var skipped: [SkippedPACEOffer] = []

    /// Nothing attempted.
    package init() {}

    /// Whether PACE was tried twice, and the chip carried it out in no attempt: it refused, or did not answer. An
    /// answer that does not verify is none of a chip that is merely broken.
    var hasRefusedPACE: Bool {
        let attempts = attempts.filter { $0.accessProtocol == .pace }
        return attempts.count > 1 && attempts.allSatisfy { $0.outcome == .refused || $0.isUnanswered }
    }
}

/// Which kind of password a chip was opened with; never the password.
public enum AccessPasswordKind: String, Sendable, Hashable, CaseIterable {
    /// Document number, date of birth and date of expiry of the machine readable zone.
    case mrz
    /// The card access number.
    case can
    /// The PIN of a national identity application (BSI TR-03110).
    case pin
    /// The PUK of a national identity application (BSI TR-03110).
    case puk
}

/// One offer of PACE in EF.CardAccess: the protocol, the mapping that follows from it, and the domain parameters.
public struct PACEOfferEvidence: Sendable, Hashable {
    /// The protocol in dotted notation, for example `0.4.0.127.0.7.2.2.4.2.2`.
    public let objectIdentifier: String
    /// The id of the domain parameters (Doc 9303-11, 9.5.1), nil where the chip states none.
    public let parameterID: Int?
    /// The name of the curve or group, for example `brainpoolP256r1`; nil where it is not known.
    public let parameterName: String?

    /// Nothing is checked: what belongs together is looked at where a bundle is read.
    package init(objectIdentifier: String, parameterID: Int?, parameterName: String?) {
        self.objectIdentifier = objectIdentifier
        self.parameterID = parameterID
        self.parameterName = parameterName
    }

    /// What the object identifier stands for; nil for one that is not of PACE.
    public var paceProtocol: PACEProtocol? { PACEProtocol(objectIdentifier: objectIdentifier) }
    /// The mapping, by the object identifier.
    public var mapping: PACEMapping? { paceProtocol?.mapping }
    /// The cipher, by the object identifier, for example `AES-128`.
    public var cipher: String? { paceProtocol?.cipher.rawValue }
}

/// An entry of EF.CardAccess that was not used.
public struct SkippedPACEOffer: Sendable, Hashable {
    /// Why an entry is not used.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The domain parameters are written out and are those of no standardised group (Doc 9303-11, 9.2.2):
        /// EF.CardAccess is not signed, and parameters that somebody chose give the password away.
        case domainParametersNotTrusted
        /// The id of the domain parameters is reserved, or nothing says which they are.
        case domainParametersUnknown
        /// A version of PACE other than 2.
        case versionNotSupported
        /// The mapping is not allowed with the group or the cipher.
        case mappingNotAllowed
        /// The protocol is over curves and the parameters are not, or the other way round.
        case algorithmMismatch
        /// A protocol under the object identifier of PACE that Doc 9303-11, 9.2.3 does not have.
        case protocolUnknown
        /// The entry cannot be decoded, and may be one of PACE.
        case malformed
        /// The public key needs extended length fields, which the reader does not pass on.
        case readerTooShort
    }

    /// What the entry of EF.CardAccess offers.
    public let offer: PACEOfferEvidence
    /// Why it is not used.
    public let reason: Reason
}
