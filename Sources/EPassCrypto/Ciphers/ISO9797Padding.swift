// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Padding method 2 of ISO/IEC 9797-1: one octet `80`, then zeros up to a whole block (Doc 9303-11, 9.8.6.1 and
/// 9.8.6.2).
package enum ISO9797Padding {
    /// The octets with their padding; at least one octet is added.
    ///
    /// - Parameter blockSize: 8 for Triple DES, 16 for AES; anything below 1 is taken as 1.
    package static func pad(_ octets: some Collection<UInt8>, blockSize: Int) -> [UInt8] {
        let block = max(blockSize, 1)
        var padded: [UInt8] = []
        padded.reserveCapacity(octets.count + block)
        padded.append(contentsOf: octets)
        padded.append(0x80)
        while padded.count % block != 0 { padded.append(0) }
        return padded
    }

    /// The octets without their padding.
    ///
    /// Only for plaintext whose MAC was already checked: the position of the fault is told.
    /// - Parameter blockSize: where given, more zeros than fit a block are refused.
    /// - Throws: `crypto.paddingInvalid` where there is no `80`, or something else than zeros behind it.
    package static func unpad(
        _ octets: ArraySlice<UInt8>, blockSize: Int? = nil
    ) throws(CryptoError) -> ArraySlice<UInt8> {
        guard let last = octets.lastIndex(where: { $0 != 0 }), octets[last] == 0x80 else {
            throw CryptoError(.paddingInvalid, .cryptoNoPadding, offset: octets.count)
        }
        if let blockSize, octets.endIndex - last > blockSize {
            throw CryptoError(.paddingInvalid, .cryptoPaddingTooLong, offset: last - octets.startIndex)
        }
        return octets[..<last]
    }

    /// The octets without their padding: see ``unpad(_:blockSize:)-(ArraySlice<UInt8>,_)``.
    package static func unpad(_ octets: [UInt8], blockSize: Int? = nil) throws(CryptoError) -> [UInt8] {
        Array(try unpad(octets[...], blockSize: blockSize))
    }

    /// The length without padding of the octets in a buffer: see ``unpad(_:blockSize:)-(ArraySlice<UInt8>,_)``.
    package static func unpaddedCount(_ octets: UnsafeRawBufferPointer, blockSize: Int) throws(CryptoError) -> Int {
        var end = octets.count
        let lowest = max(octets.count - blockSize, 0)
        while end > lowest {
            let octet = unsafe octets[end - 1]
            if octet == 0x80 { return end - 1 }
            if octet != 0 { break }
            end -= 1
        }
        throw CryptoError(.paddingInvalid, .cryptoNoPadding, offset: end)
    }
}
