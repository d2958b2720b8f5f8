// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
public import EPassMessages

/// Whoever signs for the terminal: the holder of the private key SK_IFD of its certificate (Doc 9303-11, 7.1.2).
///
/// The key may lie in a file, in a token, or in a machine far away that signs for many terminals; the reader sees
/// signatures only.
public protocol TerminalSigner: Sendable {
    /// What kind of key it is, as people write it: `RSA 2048`, `ECDSA brainpoolP256r1`. Nothing secret.
    var keyDescription: String { get }

    /// The public key, where it is known: it is compared with that of the certificate before a chip is asked.
    var publicKey: PublicKey? { get }

    /// A signature over the message.
    ///
    /// - Parameters:
    ///   - message: ID_IC, r_IC and Comp(PK_DH,IFD), one behind the other; it is hashed here. Nothing of it is secret.
    ///   - algorithm: what the terminal's certificate says.
    /// - Returns: RSA: as many octets as the modulus has. ECDSA: the plain format, r and s of equal length (BSI
    ///   TR-03111, 5.2.1).
    /// - Throws: `TerminalSignerError`.
    func sign(
        _ message: [UInt8], with algorithm: SignatureAlgorithm
    ) async throws(TerminalSignerError) -> [UInt8]
}

/// Why a terminal's key did not sign.
public struct TerminalSignerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable code of the layer that failed, for example `crypto.algorithmMismatch` or `pkcs11.pinIncorrect`. Two
    /// errors are equal if their codes are.
    public let code: String
    /// What happened; nothing secret.
    public let message: Message
    /// What to do next, as the code of a layer of this package says; nil for somebody else's signer.
    public let remedy: Message?
    /// Phase and exit status by the code of a layer; nil for somebody else's signer.
    package let facts: ErrorFacts?

    /// An error of somebody else's signer, whose own words no catalogue has: they stay as they are in every language.
    public init(code: String, reason: String) {
        self.code = code
        message = .plainText(text: reason)
        remedy = nil
        facts = nil
    }

    /// An error of a layer of this package.
    package init(code: some ErrorCode, message: Message) {
        self.code = code.rawValue
        self.message = message
        remedy = code.remedy
        facts = code.facts
    }

    /// The code, and the message in English.
    public var description: String { "\(code): \(message)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
