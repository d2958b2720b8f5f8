// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassEncodings

/// The RSA keys that the standard profiles have with seed 0. Whoever reads a simulated passport waits for its chip and
/// not for a search for primes. They stand in the open and protect nothing.
package enum SeededKeys {
    /// The seed of the table.
    package static let seed: UInt64 = 0

    /// Gives the keys of the table to whoever makes keys; once in a process.
    package static let teach: Void = RepeatableKeys.shared.teach(keys)

    /// The keys of the table as PKCS #8, by what they follow from.
    package static var keys: [RepeatableKeys.Name: [UInt8]] {
        var keys: [RepeatableKeys.Name: [UInt8]] = [:]
        for row in table {
            guard let seed = Hexadecimal.octets(row.seed) else { continue }
            let name = RepeatableKeys.Name(bits: row.bits, seed: seed, operations: row.operations)
            keys[name] = Base64.octets(row.pkcs8)
        }
        return keys
    }
}
