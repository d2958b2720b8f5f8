// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A response APDU: data and status bytes (ISO/IEC 7816-4, 5.1).
public struct ResponseAPDU: Hashable, Sendable {
    /// The response data field; may be empty.
    public let data: [UInt8]
    /// The last two octets, SW1 and SW2.
    public let statusBytes: StatusBytes

    /// A response for a channel to give. The length is not checked here.
    public init(data: [UInt8] = [], statusBytes: StatusBytes) {
        self.data = data
        self.statusBytes = statusBytes
    }

    /// Reads the octets that a chip sent.
    ///
    /// - Throws: `APDUError` with code `truncated` for fewer than two octets, `tooLong` for more than 65,538.
    public init(decoding octets: [UInt8]) throws(APDUError) {
        guard octets.count >= 2 else {
            throw APDUError(.truncated, at: octets.count, .apduResponseTruncated)
        }
        guard octets.count <= 0x10002 else {
            throw APDUError(.tooLong, at: 0x10002, .apduResponseTooLong)
        }
        data = Array(octets.dropLast(2))
        statusBytes = StatusBytes(sw1: octets[octets.count - 2], sw2: octets[octets.count - 1])
    }

    /// The octets as a chip sends them.
    public var encoded: [UInt8] { data + [statusBytes.sw1, statusBytes.sw2] }
}
