// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL

/// Octets that are secret: a key, a nonce, an MRZ information. They are overwritten when the value ends.
///
/// The value cannot be copied, printed, compared with `==` or encoded. It owns one allocation of fixed size that it
/// shares with nobody, so overwriting it leaves no other copy of its own making. What a closure of
/// ``withUnsafeBytes(_:)`` copies out is the caller's to wipe.
@safe
public struct SecretBytes: ~Copyable, @unchecked Sendable {
    // Sendable: the allocation has this value as its only owner, and only `mutating` access writes to it.
    private let storage: UnsafeMutableRawBufferPointer

    /// That many zero octets.
    package init(count: Int) {
        let size = max(count, 0)
        unsafe storage = .allocate(byteCount: max(size, 1), alignment: 16)
        unsafe storage.initializeMemory(as: UInt8.self, repeating: 0)
        self.count = size
    }

    /// A copy of the octets. The original is left as it was.
    public init(copying octets: some Collection<UInt8>) {
        self.init(count: octets.count)
        var position = 0
        for octet in octets where position < count {
            unsafe storage[position] = octet
            position += 1
        }
    }

    /// A copy of the octets of a buffer.
    public init(copying octets: UnsafeRawBufferPointer) {
        self.init(count: octets.count)
        unsafe storage.copyMemory(from: octets)
    }

    deinit {
        unsafe Self.wipe(storage)
        unsafe storage.deallocate()
    }

    /// Overwrites the whole capacity in a way that the optimiser does not remove.
    static func wipe(_ octets: UnsafeMutableRawBufferPointer) {
        unsafe OPENSSL_cleanse(octets.baseAddress, octets.count)
    }

    /// The number of octets.
    public let count: Int

    /// Gives the octets to the closure. The pointer is good only within it.
    public borrowing func withUnsafeBytes<R: ~Copyable, E>(
        _ body: (UnsafeRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        try unsafe body(UnsafeRawBufferPointer(start: storage.baseAddress, count: count))
    }

    /// Gives the octets to the closure for writing. The pointer is good only within it.
    package mutating func withUnsafeMutableBytes<R: ~Copyable, E>(
        _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        try unsafe body(UnsafeMutableRawBufferPointer(start: storage.baseAddress, count: count))
    }

    /// A second secret with the same octets.
    public borrowing func copy() -> SecretBytes { prefix(count) }

    /// A second secret with the first octets: at most `length`, fewer if there are not so many.
    package borrowing func prefix(_ length: Int) -> SecretBytes {
        unsafe SecretBytes(
            copying: UnsafeRawBufferPointer(start: storage.baseAddress, count: min(max(length, 0), count)))
    }

    /// A second secret with the last octets: at most `length`, fewer if there are not so many.
    package borrowing func suffix(_ length: Int) -> SecretBytes {
        let size = min(max(length, 0), count)
        return unsafe SecretBytes(
            copying: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[(count - size)..<count]))
    }
}
