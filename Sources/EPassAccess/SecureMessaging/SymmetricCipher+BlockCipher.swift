// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS

extension SymmetricCipher {
    /// The cipher as this library runs it.
    var blockCipher: BlockCipher {
        switch self {
        case .tripleDES: .tripleDES
        case .aes128: .aes128
        case .aes192: .aes192
        case .aes256: .aes256
        }
    }

    /// The bits of security by NIST SP 800-57 part 1, 5.6.1. Triple DES with two keys is counted with 80.
    var securityStrength: Int { self == .tripleDES ? 80 : 8 * blockCipher.keyLength }
}
