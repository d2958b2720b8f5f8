// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL

/// Whether both have the same octets, in a time that depends on the length only and not on where they differ.
///
/// For MACs, tokens and nonces. Different lengths are unequal at once: a length is no secret.
package func constantTimeEquals(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
    let length = left.count
    guard length == right.count else { return false }
    let contiguous = left.withContiguousStorageIfAvailable { first in
        right.withContiguousStorageIfAvailable { second in
            unsafe constantTimeEquals(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
        }
    }
    if let outer = contiguous, let result = outer { return result }
    return constantTimeEquals(Array(left), Array(right))
}

/// Whether both buffers have the same octets, in a time that depends on the length only.
package func constantTimeEquals(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return unsafe CRYPTO_memcmp(first, second, left.count) == 0
}
