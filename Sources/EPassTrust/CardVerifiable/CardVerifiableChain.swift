// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The certificates that a terminal sends to a chip, from one that the chip's own key has signed down to the terminal's
/// (Doc 9303-11, 7.1.4.3): links of the CVCA, the document verifier, the terminal.
///
/// That a chain could be built says that the names fit. Whether signatures, roles and dates hold:
/// ``verify(trustPoint:)`` and ``problems(at:)``; whether the chip accepts it, only the chip can tell.
package struct CardVerifiableChain: Sendable, Hashable {
    /// The reference of the chip from which the chain starts.
    package let trustPointReference: CertificateReference
    /// The self-signed certificate of that key, or a link certificate for it, where one was among those given; it is
    /// not sent.
    package let trustPoint: CardVerifiableCertificate?
    /// The certificates in the order in which they are sent: links, document verifier, terminal. At least two.
    package let certificates: [CardVerifiableCertificate]

    /// The terminal's certificate.
    package var terminal: CardVerifiableCertificate { certificates[certificates.count - 1] }
    /// The document verifier's certificate.
    package var documentVerifier: CardVerifiableCertificate { certificates[certificates.count - 2] }
    /// The links that bring the chip from the key that it knows to the one that the document verifier's certificate
    /// names.
    package var links: ArraySlice<CardVerifiableCertificate> { certificates.dropLast(2) }

    /// The rights that the terminal can hope for: those common to the terminal, the document verifier and the CVCA (the
    /// last link, or the trust point where it is known).
    package var effectiveRights: EffectiveRights { EffectiveRights(holders.map(\.authorization)) }

    /// Those whose rights are combined: the CVCA where it is known, the document verifier, the terminal.
    var holders: [CardVerifiableCertificate] {
        [links.last ?? trustPoint, documentVerifier, terminal].compactMap(\.self)
    }

    /// The most certificates that a chain is built from.
    package static let maximumCertificates = 256
    /// The most links that a chain has.
    package static let maximumLinks = 16
    static let maximumReferences = 8
    static let maximumCandidates = 4_096
    /// How many chains are tried by their signatures.
    static let maximumTrials = 8
}
