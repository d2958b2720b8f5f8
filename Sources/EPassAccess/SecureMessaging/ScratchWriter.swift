// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Writes octets one after the other into memory that somebody else owns; what does not fit is dropped.
///
/// The memory is measured before it is written, so nothing is ever dropped; the bounds are checked all the same.
@safe
struct ScratchWriter {
    private let buffer: UnsafeMutableRawBufferPointer
    /// Where the next octet goes.
    private(set) var position: Int

    /// A writer that begins at a position.
    init(_ buffer: UnsafeMutableRawBufferPointer, at position: Int) {
        unsafe self.buffer = buffer
        self.position = position
    }

    /// Appends one octet.
    mutating func append(_ octet: UInt8) {
        guard unsafe position < buffer.count else { return }
        unsafe buffer[position] = octet
        position += 1
    }

    /// Appends octets.
    mutating func append(contentsOf octets: [UInt8]) {
        let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[position...])
        guard octets.count <= room.count else { return }
        unsafe room.copyBytes(from: octets)
        position += octets.count
    }

    /// Appends octets of other memory.
    mutating func append(contentsOf octets: UnsafeRawBufferPointer) {
        let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[position...])
        guard octets.count <= room.count else { return }
        unsafe room.copyMemory(from: octets)
        position += octets.count
    }

    /// Appends the shortest BER length field.
    mutating func append(length: Int) {
        let size = BERLength.size(of: length)
        if size > 1 { append(0x7F &+ UInt8(truncatingIfNeeded: size)) }
        for index in stride(from: max(size - 2, 0), through: 0, by: -1) {
            append(UInt8(truncatingIfNeeded: length >> (8 * index)))
        }
    }

    /// Appends the padding of ISO/IEC 9797-1, method 2, up to a multiple of the block size counted from `start`. The
    /// size is a power of two.
    mutating func pad(to blockSize: Int, from start: Int = 0) {
        append(0x80)
        let count = (start &- position) & (blockSize &- 1)
        guard unsafe count <= buffer.count - position else { return }
        for _ in 0..<count {
            unsafe buffer[position] = 0
            position += 1
        }
    }

    /// Part of the memory, or none of it where the range is not inside.
    func region(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer {
        guard range.lowerBound >= 0, unsafe range.upperBound <= buffer.count else {
            return unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
        }
        return unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[range])
    }
}
