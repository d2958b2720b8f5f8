// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// The message representative of ISO/IEC 9796-2, digital signature scheme 1 with partial recovery, as a chip makes it
/// for active authentication (Doc 9303-11, 6.1.2.2). Written from the standard's text and not from the verifying half.
struct MessageRepresentative {
    /// As many octets as the modulus has.
    let octets: [UInt8]

    /// `6A || M1 || H(M1 || M2) || trailer`.
    ///
    /// M1 is a nonce of the chip that fills what the rest leaves; M2 is the terminal's challenge and does not stand in
    /// the signature.
    /// - Throws: `crypto.inputLength` where the modulus is too short for the hash.
    init(
        challenge: [UInt8], modulusLength: Int, hash: HashAlgorithm, random: RandomSource,
        fault: ActiveAuthenticationFault? = nil
    ) throws(CryptoError) {
        let trailer = Self.trailer(of: hash, fault)
        let room = modulusLength - 1 - hash.digestSize - trailer.count
        guard room >= 1 else {
            // What a chip with such a key could do is nothing; personalisation refuses it before.
            octets = [UInt8](repeating: 0x6A, count: modulusLength)
            return
        }
        var recoverable = try random.bytes(room)
        let digest = try hash.hash(recoverable + challenge)
        var header: UInt8 = 0x6A
        switch fault {
        case .wrongHeader: header = 0x2A
        // 4A: total recovery, which leaves no room for the challenge.
        case .totalRecovery: header = 0x4A
        case .shortMessage, .wrongPadding:
            // 6B, then padding BB up to BA, then a shorter M1: the form that ISO/IEC 9796-2 has for short messages,
            // here with M1 of 8 octets. Or the end of the padding is missing: the octet that should be BA is 00.
            let message = Array(recoverable.suffix(8))
            let shorter = try hash.hash(message + challenge)
            let padding = [UInt8](repeating: 0xBB, count: max(0, room - message.count - 1))
            octets = [0x6B] + padding + [fault == .shortMessage ? 0xBA : 0x00] + message + shorter + trailer
            return
        case .changedMessage:
            recoverable[0] ^= 0x01
        default: break
        }
        octets = [header] + recoverable + digest + trailer
    }

    /// Option 1 for SHA-1, option 2 for the others (6.1.2.2).
    private static func trailer(of hash: HashAlgorithm, _ fault: ActiveAuthenticationFault?) -> [UInt8] {
        switch fault {
        case .unknownTrailer: return [0x3F, 0xCC]
        case .wrongTrailer: return hash == .sha256 ? [0x36, 0xCC] : [0x34, 0xCC]
        case .trailerOption2: return hash == .sha1 ? [0x33, 0xCC] : [option2(hash), 0xCC]
        default: return hash == .sha1 ? [0xBC] : [option2(hash), 0xCC]
        }
    }

    private static func option2(_ hash: HashAlgorithm) -> UInt8 {
        switch hash {
        case .sha1: 0x33
        case .sha224: 0x38
        case .sha256: 0x34
        case .sha384: 0x36
        case .sha512: 0x35
        }
    }
}
