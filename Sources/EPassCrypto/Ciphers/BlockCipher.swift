// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The block ciphers of secure messaging (Doc 9303-11, 9.8) and of its key derivation (9.7.1).
package enum BlockCipher: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
    /// Triple DES with two keys (EDE), for Basic Access Control and old chips.
    case tripleDES
    /// AES with a key of 128 bits.
    case aes128
    /// AES with a key of 192 bits.
    case aes192
    /// AES with a key of 256 bits.
    case aes256

    /// The length of a block in octets.
    package var blockSize: Int { self == .tripleDES ? 8 : 16 }

    /// The length of a key in octets; two keys of 8 with their parity bits for Triple DES.
    package var keyLength: Int {
        switch self {
        case .tripleDES, .aes128: 16
        case .aes192: 24
        case .aes256: 32
        }
    }

    /// The length of a MAC in octets: 8 for all of them (Doc 9303-11, 9.8.6.2 and 9.8.7.2).
    package var macLength: Int { 8 }

    /// The name as people write it, `AES-128`.
    package var displayName: String {
        switch self {
        case .tripleDES: "3DES"
        case .aes128: "AES-128"
        case .aes192: "AES-192"
        case .aes256: "AES-256"
        }
    }

    /// ``displayName``.
    package var description: String { displayName }

    var cbc: Algorithms.CipherName {
        switch self {
        case .tripleDES: .tripleDESCBC
        case .aes128: .aes128CBC
        case .aes192: .aes192CBC
        case .aes256: .aes256CBC
        }
    }

    var ecb: Algorithms.CipherName {
        switch self {
        case .tripleDES: .tripleDESECB
        case .aes128: .aes128ECB
        case .aes192: .aes192ECB
        case .aes256: .aes256ECB
        }
    }
}
