// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// MAC algorithm 3 of ISO/IEC 9797-1 with DES (the retail MAC) on whole blocks.
///
/// With the halves a and b of the key it is DES(a) in CBC mode over the blocks, then decryption with b and encryption
/// with a of the last one. OpenSSL's default provider has no single DES, but EDE with three equal keys is the same
/// function; and the last block through EDE with a, b, a does the final steps together with its own DES.
@safe
final class RetailMAC: MACEngine {
    private let chaining: CipherContext
    private let final: CipherContext
    /// 8 octets of a last block that is held back, 8 of the chaining value, and room for the ciphertext.
    private let memory: UnsafeMutableRawBufferPointer
    private var heldBack = 0
    private var isAtStart = true
    private var hasFailed = false

    private static let blockSize = 8
    private static let room = 2048

    init(key: borrowing SecretBytes) throws(CryptoError) {
        let algorithms = try Algorithms.loaded()
        var triple = SecretBytes(count: 24)
        unsafe triple.withUnsafeMutableBytes { target in
            unsafe key.withUnsafeBytes { source in
                for index in target.indices { unsafe target[index] = source[index % 8] }
            }
        }
        chaining = try unsafe CipherContext(try algorithms.cipher(.tripleDESThreeKeysCBC), triple, encrypts: true)
        final = try unsafe CipherContext(try algorithms.cipher(.tripleDESECB), key, encrypts: true)
        unsafe memory = .allocate(byteCount: 16 + Self.room, alignment: 16)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit {
        unsafe SecretBytes.wipe(memory)
        unsafe memory.deallocate()
    }

    private var last: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[0..<8]) }
    private var chain: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[8..<16]) }
    private var ciphertext: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[16...]) }

    func start() {
        heldBack = 0
        isAtStart = true
        hasFailed = false
        unsafe chain.initializeMemory(as: UInt8.self, repeating: 0)
    }

    func update(_ octets: UnsafeRawBufferPointer) -> Bool {
        guard !hasFailed else { return false }
        var position = 0
        // The held block is the last one only if nothing follows.
        while position < octets.count {
            if heldBack == Self.blockSize {
                guard unsafe encipher(UnsafeRawBufferPointer(last)) else { return false }
                heldBack = 0
            }
            if heldBack == 0 {
                let whole = (octets.count - position - 1) / Self.blockSize * Self.blockSize
                if whole > 0 {
                    let blocks = unsafe UnsafeRawBufferPointer(rebasing: octets[position..<(position + whole)])
                    guard unsafe encipher(blocks) else { return false }
                    position += whole
                }
            }
            let taken = min(Self.blockSize - heldBack, octets.count - position)
            for index in 0..<taken { unsafe last[heldBack + index] = octets[position + index] }
            heldBack += taken
            position += taken
        }
        return true
    }

    func finish(into output: UnsafeMutableRawBufferPointer) -> MACOutcome {
        guard !hasFailed else { return .failed }
        guard heldBack == Self.blockSize else { return .notWholeBlocks }
        for index in 0..<Self.blockSize { unsafe last[index] ^= chain[index] }
        let isDone = unsafe final.update(UnsafeRawBufferPointer(last), output)
        return isDone ? .done : .failed
    }

    /// Whole blocks in CBC mode; only the last ciphertext block is kept.
    private func encipher(_ blocks: UnsafeRawBufferPointer) -> Bool {
        var position = 0
        while !hasFailed, position < blocks.count {
            let count = min(blocks.count - position, Self.room)
            let piece = unsafe UnsafeRawBufferPointer(rebasing: blocks[position..<(position + count)])
            hasFailed = unsafe !chaining.chain(piece, from: isAtStart ? .zeros : .continued, into: ciphertext)
            isAtStart = false
            for index in 0..<Self.blockSize { unsafe chain[index] = ciphertext[count - Self.blockSize + index] }
            position += count
        }
        return !hasFailed
    }
}
