// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// Something that keeps a certificate of a chain from being accepted, or could.
///
/// It is a statement of this program: the chip decides by its own keys and its own date.
package struct CardVerifiableFinding: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    package enum Problem: String, CaseIterable, Sendable, Hashable {
        /// The signature is not one of the issuer's key.
        case signatureInvalid
        /// The signature could not be checked: the issuer's certificate, or the curve, is not known.
        case signatureUnchecked
        /// The public key, or its domain parameters, cannot be used.
        case publicKeyUnusable
        /// The key is of another algorithm than the issuer's.
        case algorithmChanged
        /// A certificate that is not of a CVCA states domain parameters (Doc 9303-12, 7.2.2.3).
        case domainParametersStated
        /// The algorithm is not listed in Doc 9303-11, 7.1.4 any more.
        case algorithmHistoric
        /// The key is of a size that Doc 9303-11, 7.1.4 does not list: RSA of 2,048 or 3,072 bits, curves of 224, 256,
        /// 320, 384 or 512.
        case keySizeUnlisted
        /// The certificate names another issuer than the one before it in the chain.
        case issuerMismatch
        /// The role is not the one that this place in the chain has.
        case roleMismatch
        /// The authorization is for another kind of terminal than the issuer's.
        case terminalTypeMismatch
        /// The holder reference is that of a certificate before it in the chain.
        case referenceRepeated
        /// It becomes valid on a later day.
        case notYetEffective
        /// Its last day is past; of a link this does no harm (Doc 9303-11, 7.1.4.3.3).
        case expired
        /// The terminal has no right to read DG3 or DG4.
        case noRights
    }

    /// What is wrong.
    package let problem: Problem
    /// The position in `CardVerifiableChain.certificates`.
    package let index: Int
    /// The name of the key in that certificate.
    package let holderReference: CertificateReference
    /// What is said about it.
    package let message: Message
    /// The same as one plain English sentence.
    package var reason: String { message.english }

    /// The name and the sentence.
    package var description: String { "\(holderReference): \(reason)" }

    /// Whether a chip that keeps to the standard must refuse the certificate because of it.
    package var isFatal: Bool {
        switch problem {
        case .signatureInvalid, .publicKeyUnusable, .issuerMismatch, .roleMismatch, .expired: true
        case .signatureUnchecked, .algorithmChanged, .domainParametersStated, .algorithmHistoric, .keySizeUnlisted,
            .terminalTypeMismatch, .referenceRepeated, .notYetEffective, .noRights:
            false
        }
    }

    init(_ problem: Problem, _ index: Int, _ certificate: CardVerifiableCertificate, _ message: Message) {
        self.problem = problem
        self.index = index
        holderReference = certificate.holderReference
        self.message = message
    }
}
