// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The send sequence counter (SSC): as wide as a block of the cipher, raised before each command and each response.
///
/// It only rises; where it would have to start again from zero it fails instead. Doc 9303-11, 9.8.2.
struct SendSequenceCounter: Sendable {
    /// The number of octets: 8 for 3DES, 16 for AES.
    let width: Int
    private var high: UInt64
    private var low: UInt64

    /// A counter that stands at these octets; nil if they are not 8 or 16.
    init?(_ octets: some Collection<UInt8>) {
        guard octets.count == 8 || octets.count == 16 else { return nil }
        width = octets.count
        high = octets.dropLast(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = octets.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Raises the counter by one.
    mutating func increase() throws(AccessError) {
        let (sum, overflow) = low.addingReportingOverflow(1)
        guard overflow else {
            low = sum
            return
        }
        guard width == 16, high != .max else {
            throw AccessError(.counterExhausted)
        }
        high += 1
        low = 0
    }

    /// The octets.
    var octets: [UInt8] {
        [high, low].suffix(width / 8).flatMap { number in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
        }
    }

    /// Writes the octets to the beginning of a buffer that has room for them.
    func write(to buffer: UnsafeMutableRawBufferPointer) {
        if width == 16 {
            unsafe buffer.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
            unsafe buffer.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
        } else {
            unsafe buffer.storeBytes(of: low.bigEndian, toByteOffset: 0, as: UInt64.self)
        }
    }
}
