// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassTrust

/// The rights of an inspection system that this chip knows (Doc 9303-11, table K-1); all other bits are ignored
/// (7.1.4.3.6).
struct ChipAccessRights: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// Reading EF.DG3.
    static let dataGroup3 = ChipAccessRights(rawValue: 0x01)
    /// Reading EF.DG4.
    static let dataGroup4 = ChipAccessRights(rawValue: 0x02)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What a template says of them.
    init(_ authorization: HolderAuthorization) {
        self = []
        if authorization.canReadDG3 { insert(.dataGroup3) }
        if authorization.canReadDG4 { insert(.dataGroup4) }
    }
}

/// A public key that the chip took from a certificate, and what has to be stored with it (Doc 9303-11, 7.1.4.3.7).
struct ChipTerminalKey: Sendable {
    /// The certificate holder reference, which selects the key.
    let reference: CertificateReference
    /// The key, its domain parameters inherited where the certificate has none.
    let key: PublicKey
    /// How signatures of the key are to be verified.
    let algorithm: TerminalAuthenticationAlgorithm
    /// The effective role.
    let role: CardVerifiableRole
    /// The effective authorization: of a CVCA its own, of the others what all above them have too.
    let rights: ChipAccessRights
    /// The same in the LDS2 applications.
    let lds2Rights: ChipLDS2Rights
    let effectiveDate: CalendarDate
    let expirationDate: CalendarDate

    /// The curve that keys below this one inherit.
    var curve: EllipticCurve? {
        if case .ec(let curve, _) = key.kind { curve } else { nil }
    }

    /// Whether a signature over the message is one of this key; what cannot be verified is none.
    func verifies(_ signature: [UInt8], over message: [UInt8]) -> Bool {
        (try? algorithm.verify(signature, over: message, by: key)) == .valid
    }
}

/// Why the chip does not take a certificate.
enum ChipCertificateRefusal: String, Error, CaseIterable, Sendable, Hashable {
    /// The octets are no certificate of this profile.
    case malformed
    /// The authority that the certificate names is not the key that was selected.
    case authorityDiffers
    /// The signature is not that of the selected key.
    case signatureInvalid
    /// The certificate is of another type of terminal than an inspection system.
    case terminalTypeUnknown
    /// A holder of this role is not certified by one of that: the order is CVCA, document verifier, terminal.
    case roleOutOfOrder
    /// The certificate ended before the current date of the chip.
    case expired
    /// The trust point ended before the current date of the chip, so that it certifies no document verifiers any more.
    case trustPointExpired
    /// The link certificate was not signed by the newest trust point.
    case linkNotOfNewest
    /// A trust point has the reference of the holder already.
    case holderKnown
    /// The certificate of a document verifier or terminal has domain parameters of its own.
    case parametersNotInherited
    /// The key cannot be used: of another kind than the parameters that it inherits, or of none that the chip knows.
    case keyUnsupported
}
