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
    package var keyLength: Int { row.keyLength }

    /// The length of a MAC in octets: 8 for all of them (Doc 9303-11, 9.8.6.2 and 9.8.7.2).
    package var macLength: Int { 8 }

    /// The name as people write it, `AES-128`.
    package var displayName: String { row.name }

    /// ``displayName``.
    package var description: String { displayName }

    var cbc: Algorithms.CipherName { row.cbc }
    var ecb: Algorithms.CipherName { row.ecb }

    /// What is written down of a cipher, once.
    private var row: (keyLength: Int, name: String, cbc: Algorithms.CipherName, ecb: Algorithms.CipherName) {
        switch self {
        case .tripleDES: (16, "3DES", .tripleDESCBC, .tripleDESECB)
        case .aes128: (16, "AES-128", .aes128CBC, .aes128ECB)
        case .aes192: (24, "AES-192", .aes192CBC, .aes192ECB)
        case .aes256: (32, "AES-256", .aes256CBC, .aes256ECB)
        }
    }
}
