// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassMessages

/// What the signature of a list is worth: whether it holds, whether its signer may sign such lists, and who vouches for
/// that signer.
///
/// A list brings the certificate of its own signer's CSCA along and so proves nothing by itself (Doc 9303-12, 6.1.1):
/// only a CSCA that was trusted before, or one that the operator has pinned, makes its signer somebody.
public struct SignedListVerification: Sendable {
    /// Who stands behind the list.
    public enum Standing: Sendable {
        /// A CSCA that was trusted before certified the signer, by link certificates of the list where need be.
        case verified(TrustAnchor)
        /// A CSCA that the operator pinned certified the signer.
        case pinned(Certificate)
        /// The operator pinned this very file; signature and role are right.
        case pinnedFile
        /// Signature and role are right, and nobody known stands behind the signer. The CSCA that the list brought
        /// along, if it did.
        case unpinned(Certificate?)
        /// The signature is wrong, or the signer must not sign such a list. It is not to be imported, whoever confirms
        /// it.
        case refused(CheckReason, Message)
    }

    /// Who stands behind the list.
    public let standing: Standing
    /// The certificate that made the signature; nil where none of the list's did.
    public let signerCertificate: Certificate?
    /// The CSCA that certified the signer, whether trusted or not.
    public let signerCSCA: Certificate?
    /// When that signer states to have signed; nil where it does not, or no signature holds.
    public let signingTime: Timestamp?
    /// Departures from the standard that were tolerated.
    public let deviations: [TrustDeviation]
    /// What was found, at least one; of a list that is refused the reason alone.
    public let messages: [Message]
    /// Whether the operator pinned this very file, whoever certified its signer.
    public internal(set) var isPinnedFile = false
    /// Whether the CSCA is pinned by a grant alone.
    var isGrantedOnly = false

    /// Judges a list.
    ///
    /// - Parameters:
    ///   - list: what was imported.
    ///   - trust: what was trusted before the list came.
    ///   - pins: SHA-256 of CSCA certificates, or of list files, that the operator has named.
    ///   - time: now.
    /// - Returns: a standing; `refused` in case of doubt about the signature or the role.
    public static func verify(
        _ list: SignedList, trust: TrustSnapshot, pins: Set<[UInt8]> = [], at time: Timestamp
    ) -> SignedListVerification {
        verify(list, trust: trust, pins: TrustPins(pins), at: time)
    }

    /// The same with the certificates that grants name.
    static func verify(
        _ list: SignedList, trust: TrustSnapshot, pins: TrustPins, at time: Timestamp
    ) -> SignedListVerification {
        var verification = ListSignerCheck(list: list, trust: trust, pins: pins, time: time).judge()
        verification.isPinnedFile =
            !verification.standing.isRefused && (try? list.fingerprint()).map(pins.named.contains) == true
        if case .pinned(let csca) = verification.standing {
            verification.isGrantedOnly = (try? csca.fingerprint()).map { !pins.named.contains($0) } == true
        }
        return verification
    }
}

extension SignedListVerification.Standing {
    /// Whether the list may be imported at all: with a confirmation where it is unpinned.
    public var isRefused: Bool { if case .refused = self { true } else { false } }

    /// Whether somebody known stands behind the list: verified or pinned.
    public var isPinned: Bool {
        switch self {
        case .verified, .pinned, .pinnedFile: true
        case .unpinned, .refused: false
        }
    }

    /// One word: `verified`, `pinned`, `pinnedFile`, `unpinned` or `refused`.
    public var word: String {
        switch self {
        case .verified: "verified"
        case .pinned: "pinned"
        case .pinnedFile: "pinnedFile"
        case .unpinned: "unpinned"
        case .refused: "refused"
        }
    }
}
