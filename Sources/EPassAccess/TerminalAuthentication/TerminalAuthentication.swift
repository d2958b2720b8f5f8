// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassTLV

/// Terminal Authentication version 1, the terminal's side. Doc 9303-11, 7.1; BSI TR-03110-1, 3.5.
///
/// The terminal shows the chip a chain of card-verifiable certificates that begins at a trust point of the chip, and
/// signs a challenge together with the ephemeral key that opened the channel. Chip Authentication, or PACE with chip
/// authentication mapping, comes before it; all commands go through that channel. `TerminalAuthentication.Run` talks to
/// no chip:
///
/// ```swift
/// var run = TerminalAuthentication.run(...)
/// while true {
///     switch run.action {
///     case .send(let command): run.receive(try await session.transmit(command))
///     case .sign(let message, let algorithm): run.receive(signature: try await signer.sign(message, with: algorithm))
///     case .accepted: return
///     case .refused(let refusal): throw refusal.error
///     }
/// }
/// ```
///
/// Success proves to the chip that the terminal is entitled to what the certificates say. It proves nothing about the
/// chip.
package enum TerminalAuthentication {
    /// A step of the protocol.
    package enum Step: String, Sendable, Hashable, CaseIterable {
        /// MSE:Set DST names the key that a certificate is to be verified with (7.1.5.1).
        case setDST
        /// PSO:Verify Certificate, whole or in a chain (7.1.5.2).
        case verifyCertificate
        /// MSE:Set AT names the terminal's key (7.1.5.3).
        case setAT
        /// GET CHALLENGE for r_IC (7.1.5.4).
        case getChallenge
        /// The signature of the terminal, which no chip sees the making of.
        case signature
        /// EXTERNAL AUTHENTICATE with the signature (7.1.5.5).
        case externalAuthenticate

        /// The command in the standard's notation.
        package var command: AccessStep {
            switch self {
            case .setDST: .setDST
            case .verifyCertificate: .verifyCertificate
            case .setAT: .setAT
            case .getChallenge: .getChallenge
            case .signature: .terminalSignature
            case .externalAuthenticate: .externalAuthenticate
            }
        }
    }

    /// A card-verifiable certificate as the chip gets it.
    package struct CertificateToSend: Sendable, Hashable {
        /// The Certification Authority Reference: which key verifies the certificate. The value octets of 42, ISO/IEC
        /// 8859-1.
        package let authorityReference: [UInt8]
        /// The certificate body, tag 7F4E and length included, exactly as it is signed.
        package let body: [UInt8]
        /// The signature, the value octets of 5F37.
        package let signature: [UInt8]

        /// A certificate of these parts; nothing is checked here.
        package init(authorityReference: [UInt8], body: [UInt8], signature: [UInt8]) {
            self.authorityReference = authorityReference
            self.body = body
            self.signature = signature
        }

        /// The data field of PSO:Verify Certificate (7.1.5.2): body and signature as data objects, in this order.
        var commandData: [UInt8] { body + TLVWriter.encode(0x5F37, signature) }
    }

    /// The octets of the challenge r_IC (7.1.5.4).
    static let challengeLength = 8

    /// Begins the protocol.
    ///
    /// - Parameters:
    ///   - certificates: the chain in the order of sending: link certificates, document verifier, terminal. Empty where
    ///     the chip has the terminal's key already.
    ///   - holderReference: the Certificate Holder Reference of the terminal's certificate.
    ///   - chipIdentifiers: ID_IC, the one that the standard demands first. Another one is tried only where the chip
    ///     refused the signature over the one before.
    ///   - compressedKey: Comp(PK_DH,IFD) of the newest key agreement, 7.1.4.1.3 or 7.1.4.2.3.
    ///   - signatureAlgorithm: the one that the terminal's certificate names.
    ///   - signatureLength: the octets that a signature has: those of the modulus, or twice those of the curve's order;
    ///     nil where unknown.
    ///   - capacity: how long commands may be.
    /// - Returns: the run, whose first action is a command.
    package static func run(
        certificates: [CertificateToSend], holderReference: [UInt8], chipIdentifiers: [ChipIdentifier],
        compressedKey: [UInt8], signatureAlgorithm: SignatureAlgorithm, signatureLength: Int? = nil,
        capacity: CommandCapacity
    ) -> Run {
        Run(
            certificates: certificates, holderReference: holderReference, chipIdentifiers: chipIdentifiers,
            compressedKey: compressedKey, signatureAlgorithm: signatureAlgorithm, signatureLength: signatureLength,
            capacity: capacity)
    }
}
