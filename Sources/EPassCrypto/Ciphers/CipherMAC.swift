// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// CMAC of NIST SP 800-38B with AES; the first 8 of its 16 octets.
///
/// It is the last block of the message in CBC mode from zeros, after a subkey was added to the message's last block.
/// OpenSSL's CMAC is not used: it expands the key anew for each message (what a second start without the key does has
/// changed between versions of OpenSSL 3), and gives the cipher one block after the other.
@safe
final class CipherMAC: MACEngine {
    private let chaining: CipherContext
    /// What is not enciphered yet, then the subkeys K1 and K2.
    private let memory: UnsafeMutableRawBufferPointer
    private var pending = 0
    private var isAtStart = true
    private var hasFailed = false

    private static let blockSize = 16
    /// Room for a response with short length fields: its MAC is one call of the cipher.
    private static let room = 512

    init(_ cipher: BlockCipher, key: borrowing SecretBytes) throws(CryptoError) {
        chaining = try unsafe CipherContext(try Algorithms.loaded().cipher(cipher.cbc), key, encrypts: true)
        unsafe memory = .allocate(byteCount: Self.room + 2 * Self.blockSize, alignment: 16)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
        // L is the cipher of zeros (SP 800-38B, 6.1); K1 is its double, K2 the double of K1.
        let (first, second) = unsafe (subkey(0), subkey(1))
        guard unsafe chaining.chain(UnsafeRawBufferPointer(first), from: .zeros, into: first) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoCmacRefused)
        }
        unsafe Self.double(first, into: first)
        unsafe Self.double(first, into: second)
    }

    deinit {
        unsafe SecretBytes.wipe(memory)
        unsafe memory.deallocate()
    }

    private func subkey(_ number: Int) -> UnsafeMutableRawBufferPointer {
        let start = Self.room + number * Self.blockSize
        return unsafe .init(rebasing: memory[start..<(start + Self.blockSize)])
    }

    func start() {
        pending = 0
        isAtStart = true
        hasFailed = false
    }

    func update(_ octets: UnsafeRawBufferPointer) -> Bool {
        var position = 0
        while position < octets.count {
            // What is pending is whole blocks, of which more follows: the last one is not among them.
            if pending == Self.room, !encipher() { return false }
            let count = min(octets.count - position, Self.room - pending)
            unsafe UnsafeMutableRawBufferPointer(rebasing: memory[pending..<(pending + count)])
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: octets[position..<(position + count)]))
            pending += count
            position += count
        }
        return !hasFailed
    }

    func finish(into output: UnsafeMutableRawBufferPointer) -> MACOutcome {
        let isWhole = pending > 0 && pending.isMultiple(of: Self.blockSize)
        if !isWhole {
            unsafe memory[pending] = 0x80
            pending += 1
            while !pending.isMultiple(of: Self.blockSize) {
                unsafe memory[pending] = 0
                pending += 1
            }
        }
        let key = unsafe subkey(isWhole ? 0 : 1)
        let last = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[(pending - Self.blockSize)..<pending])
        for index in 0..<Self.blockSize { unsafe last[index] ^= key[index] }
        guard encipher() else { return .failed }
        unsafe output.copyMemory(from: UnsafeRawBufferPointer(rebasing: last[..<8]))
        return .done
    }

    /// The pending blocks in CBC mode, where they stand.
    private func encipher() -> Bool {
        let blocks = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<pending])
        hasFailed =
            unsafe hasFailed
            || !chaining.chain(UnsafeRawBufferPointer(blocks), from: isAtStart ? .zeros : .continued, into: blocks)
        isAtStart = false
        pending = 0
        return !hasFailed
    }

    /// The double of an element of GF(2^128), without a branch on it (SP 800-38B, 5.3 and 6.1).
    private static func double(_ element: UnsafeMutableRawBufferPointer, into result: UnsafeMutableRawBufferPointer) {
        let high = unsafe UInt64(bigEndian: element.load(as: UInt64.self))
        let low = unsafe UInt64(bigEndian: element.load(fromByteOffset: 8, as: UInt64.self))
        unsafe result.storeBytes(of: (high << 1 | low >> 63).bigEndian, as: UInt64.self)
        let reduction = (0 &- (high >> 63)) & 0x87
        unsafe result.storeBytes(of: (low << 1 ^ reduction).bigEndian, toByteOffset: 8, as: UInt64.self)
    }
}
