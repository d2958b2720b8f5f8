// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
public import EPassMRZ
internal import EPassMessages

/// A password of PACE, held so that it is wiped when it is no longer needed (Doc 9303-11, 9.7.3; BSI TR-03110-3,
/// B.14.1).
///
/// The value cannot be copied, printed or compared. One of them serves several attempts. Doc 9303 knows MRZ and CAN;
/// PIN and PUK are those of identity cards, and chips block them after a few wrong attempts.
public struct PACEPassword: ~Copyable, Sendable {
    /// The kinds of password, by their reference in MSE:Set AT.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// The MRZ information.
        case mrz = 1
        /// The card access number, printed on the document.
        case can = 2
        /// The holder's secret number.
        case pin = 3
        /// The number that unblocks a PIN.
        case puk = 4

        /// Whether a wrong attempt can use up tries, so that none may be made without the holder's wish.
        public var isLimited: Bool { self == .pin || self == .puk }
    }

    /// Which secret of document or holder it is made of; the raw value is the octet in DO'83' of MSE:Set AT.
    public let kind: Kind
    /// For the MRZ the MRZ information, else the characters in ISO/IEC 8859-1.
    private let octets: SecretBytes

    /// The password of the three fields of a machine readable zone.
    ///
    /// - Parameters:
    ///   - fields: document number, date of birth, date of expiry.
    ///   - variant: the printed check digits, or the computed ones where those are wrong.
    public static func mrz(_ fields: AccessKeyFields, variant: AccessKeyFields.Variant = .printed) -> PACEPassword {
        mrz(information: fields.mrzInformation(variant))
    }

    /// The password of an MRZ information as it stands.
    package static func mrz(information: [UInt8]) -> PACEPassword {
        PACEPassword(kind: .mrz, octets: SecretBytes(copying: information))
    }

    /// The card access number.
    ///
    /// - Parameter text: its digits, 1 to 32 of them; white space around them is left out.
    /// - Throws: `AccessError` with code `passwordFormat`, without the text.
    public static func can(_ text: String) throws(AccessError) -> PACEPassword {
        let octets = try latin1(text, "CAN")
        let areDigits = unsafe octets.withUnsafeBytes { unsafe $0.allSatisfy { (0x30...0x39).contains($0) } }
        guard areDigits else { throw AccessError(.passwordFormat, element: "CAN", .paceCanDigits) }
        return PACEPassword(kind: .can, octets: octets)
    }

    /// The holder's PIN: 1 to 32 characters of ISO/IEC 8859-1.
    ///
    /// - Throws: `AccessError` with code `passwordFormat`, without the text.
    public static func pin(_ text: String) throws(AccessError) -> PACEPassword {
        PACEPassword(kind: .pin, octets: try latin1(text, "PIN"))
    }

    /// The PUK: 1 to 32 characters of ISO/IEC 8859-1.
    ///
    /// - Throws: `AccessError` with code `passwordFormat`, without the text.
    public static func puk(_ text: String) throws(AccessError) -> PACEPassword {
        PACEPassword(kind: .puk, octets: try latin1(text, "PUK"))
    }

    /// A second value with the same password.
    public borrowing func copy() -> PACEPassword { PACEPassword(kind: kind, octets: octets.copy()) }

    /// K_pi, the key of the encrypted nonce: KDF(f(password), 3). Doc 9303-11, 9.7.3.
    package borrowing func key(_ cipher: BlockCipher) throws(AccessError) -> SecretBytes {
        do {
            guard kind == .mrz else { return try KeyDerivation.key(seed: octets, purpose: .password, cipher: cipher) }
            return try KeyDerivation.key(seed: try encodedMRZ(), purpose: .password, cipher: cipher)
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    /// f of table 14 for the MRZ: SHA-1, all twenty octets, where Basic Access Control takes sixteen.
    package borrowing func encodedMRZ() throws(CryptoError) -> SecretBytes {
        try HashAlgorithm.sha1.secretHash(octets)
    }

    /// The characters in ISO/IEC 8859-1, without white space around them.
    private static func latin1(_ text: String, _ name: String) throws(AccessError) -> SecretBytes {
        let scalars = text.unicodeScalars
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
        let end = scalars.lastIndex { !$0.properties.isWhitespace }.map(scalars.index(after:)) ?? scalars.endIndex
        let trimmed = scalars[start..<end]
        guard !trimmed.isEmpty, trimmed.count <= 32 else {
            throw AccessError(.passwordFormat, element: name, .pacePasswordLength(password: name))
        }
        guard trimmed.allSatisfy({ (0x20...0x7E).contains($0.value) || (0xA0...0xFF).contains($0.value) }) else {
            throw AccessError(
                .passwordFormat, element: name, .pacePasswordCharacter(password: name))
        }
        // Octet by octet into memory that is wiped, without an array between; a lazy sequence is looked up at run time.
        var octets = SecretBytes(count: trimmed.count)
        unsafe octets.withUnsafeMutableBytes { target in
            for (index, scalar) in trimmed.enumerated() where index < target.count {
                unsafe target[index] = UInt8(truncatingIfNeeded: scalar.value)
            }
        }
        return octets
    }
}
