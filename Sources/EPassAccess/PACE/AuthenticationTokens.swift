// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS
internal import EPassTLV

/// The authentication tokens T_IFD and T_IC. Doc 9303-11, 4.4.3.4.
struct AuthenticationTokens: Sendable {
    /// The octets of a token.
    static let length = 8

    /// T_IFD, over the chip's ephemeral public key.
    let terminal: [UInt8]
    /// T_IC, over the terminal's, as the chip has to send it.
    let chip: [UInt8]

    /// The tokens of two public keys, each as it was sent.
    init(
        candidate: PACECandidate, macKey: borrowing SecretBytes, terminalKey: [UInt8], chipKey: [UInt8]
    ) throws(AccessError) {
        do {
            let authenticator = try MessageAuthenticator(candidate.cipher, key: macKey)
            terminal = try Self.token(over: Self.input(candidate, chipKey), authenticator)
            chip = try Self.token(over: Self.input(candidate, terminalKey), authenticator)
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    /// The public key data object DO'7F49' that a token is computed over (9.4.3, 9.4.4): object identifier and public
    /// value only.
    static func input(_ candidate: PACECandidate, _ publicKey: [UInt8]) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(0x7F49) { inner in
            inner.append(0x06, candidate.info.paceProtocol.objectIdentifierOctets)
            inner.append(candidate.group.isElliptic ? 0x86 : 0x84, publicKey)
        }
        return writer.bytes
    }

    private static func token(
        over input: [UInt8], _ authenticator: MessageAuthenticator
    ) throws(CryptoError) -> [UInt8] {
        // CMAC pads by itself; the retail MAC takes whole blocks, padded by method 2.
        guard authenticator.cipher == .tripleDES else { return try authenticator.mac(input) }
        return try authenticator.mac(ISO9797Padding.pad(input, blockSize: authenticator.cipher.blockSize))
    }
}
