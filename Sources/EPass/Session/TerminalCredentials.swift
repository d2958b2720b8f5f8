// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
internal import EPassCrypto
package import EPassMRZ
import EPassMessages
public import EPassTrust

/// What a terminal proves its rights with: card-verifiable certificates, and a signer for the key of one of them (Doc
/// 9303-11, 7.1).
///
/// The certificates may be for several states and in any order; for each chip the chain is chosen that begins at a key
/// which it knows.
public struct TerminalCredentials: Sendable {
    /// The certificates of authorities and document verifiers, and those of terminals that are of the signer's key.
    public let certificates: [CardVerifiableCertificate]
    /// Whoever holds the terminal's private key.
    public let signer: any TerminalSigner

    /// Certificates and a signer that belong together.
    ///
    /// Certificates of terminals with other keys than the signer's are left out.
    /// - Throws: `TrustError` with code `noCertificate` where none of the certificates is a terminal's, or none of
    ///   those is of the signer's key.
    public init(
        certificates: [CardVerifiableCertificate], signer: any TerminalSigner
    ) throws(TrustError) {
        let terminals = certificates.filter { $0.role == .terminal }
        guard !terminals.isEmpty else {
            throw TrustError(
                .noCertificate, element: "terminal", .taNoTerminalCertificate(count: certificates.count))
        }
        var kept = certificates
        if let key = signer.publicKey {
            kept.removeAll { $0.role == .terminal && !$0.publicKey.isKey(key) }
            guard kept.contains(where: { $0.role == .terminal }) else {
                let names = terminals.prefix(4).map { "\($0.holderReference)" }
                throw TrustError(
                    .noCertificate, element: "terminal",
                    .taKeyOfOtherTerminal(key: signer.keyDescription, holders: names))
            }
        }
        self.certificates = kept
        self.signer = signer
    }

    /// Has the signer sign a random message as each certificate of the terminal names it, and verifies the signature:
    /// that the key is the certificate's, and that the token does the algorithm, is known before a chip is asked.
    ///
    /// - Throws: `TerminalSignerError`: that of the signer; `trust.noCertificate` where it signs, and not with the
    ///   certificate's key.
    public func confirmSigner() async throws(TerminalSignerError) {
        for terminal in terminals {
            let algorithm = terminal.publicKey.algorithm
            let message: [UInt8]
            do throws(CryptoError) {
                // Shorter than any message of the protocol: whoever records the signature can do nothing with it.
                message = try RandomSource.system.bytes(7)
            } catch { throw TerminalSignerError(code: error.code, message: error.inFull) }
            let signature = try await signer.sign(message, with: algorithm.signatureAlgorithm)
            guard Self.verdict(signature, message, terminal, among: certificates) == .valid else {
                throw TerminalSignerError(
                    code: TrustError.Code.noCertificate,
                    message: .taKeyOfOtherCertificate(key: signer.keyDescription, holder: terminal.holderReference))
            }
        }
    }

    /// Whether a signature is of the terminal's key, whose curve may stand in the certificate of the CVCA only.
    private static func verdict(
        _ signature: [UInt8], _ message: [UInt8], _ terminal: CardVerifiableCertificate,
        among certificates: [CardVerifiableCertificate]
    ) -> SignatureVerdict {
        let curves = certificates.compactMap { (try? $0.publicKey.curve()) ?? nil }
        let candidates: [EllipticCurve?] = curves.isEmpty ? EllipticCurve.allCases : [nil] + Array(Set(curves))
        for curve in candidates {
            guard let key = try? terminal.publicKey.publicKey(inheriting: curve) else { continue }
            let found = try? terminal.publicKey.algorithm.verify(signature, over: message, by: key)
            if found == .valid { return .valid }
        }
        return .invalid
    }

    /// The certificates of the terminal, one or more.
    public var terminals: [CardVerifiableCertificate] { certificates.filter { $0.role == .terminal } }

    /// The chain for a chip that knows these authorities.
    ///
    /// - Parameters:
    ///   - references: those of PACE or of EF.CVCA, the most recent one first.
    ///   - date: the present day, where it is known: of several chains one is taken that is valid then.
    /// - Throws: as `CardVerifiableChain.build(from:references:at:)`.
    package func chain(
        from references: [[UInt8]], at date: CalendarDate? = nil
    ) throws(TrustError) -> CardVerifiableChain {
        try CardVerifiableChain.build(from: certificates, references: references, at: date)
    }

    /// A run of Terminal Authentication with a chain.
    ///
    /// - Parameters:
    ///   - chain: from ``chain(from:)``.
    ///   - chipIdentifiers: as for `TerminalAuthentication.run`.
    ///   - compressedKey: Comp(PK_DH,IFD) of the newest key agreement.
    ///   - capacity: how long commands may be.
    package func run(
        _ chain: CardVerifiableChain, chipIdentifiers: [ChipIdentifier], compressedKey: [UInt8],
        capacity: CommandCapacity
    ) -> TerminalAuthentication.Run {
        TerminalAuthentication.run(
            certificates: chain.certificates.map {
                TerminalAuthentication.CertificateToSend(
                    authorityReference: $0.authorityReference.octets, body: $0.body, signature: $0.signature)
            },
            holderReference: chain.terminal.holderReference.octets, chipIdentifiers: chipIdentifiers,
            compressedKey: compressedKey, signatureAlgorithm: chain.terminal.publicKey.algorithm.signatureAlgorithm,
            signatureLength: Self.signatureLength(chain), capacity: capacity)
    }

    /// The octets of a signature of the terminal: those of the modulus, or twice those of the curve's order.
    private static func signatureLength(_ chain: CardVerifiableChain) -> Int? {
        switch chain.terminal.publicKey.numbers {
        case .rsa(let modulus, _): modulus.drop { $0 == 0 }.count
        // The point is 04, x and y; order and field of every listed curve are of the same length.
        case .ec(let point, _): point.count - 1
        }
    }
}
