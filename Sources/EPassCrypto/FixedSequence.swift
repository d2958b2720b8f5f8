// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// Octets that are handed out once, in order.
final class FixedSequence: Sendable {
    private let remaining: Mutex<ArraySlice<UInt8>>

    init(_ octets: [UInt8]) { remaining = Mutex(octets[...]) }

    func take(_ count: Int) throws(CryptoError) -> [UInt8] {
        let taken: [UInt8]? = remaining.withLock { octets in
            guard octets.count >= count else { return nil }
            let first = Array(octets.prefix(count))
            octets = octets.dropFirst(count)
            return first
        }
        guard let taken else {
            throw CryptoError(.randomUnavailable, .cryptoFixedSequenceEnds)
        }
        return taken
    }
}
