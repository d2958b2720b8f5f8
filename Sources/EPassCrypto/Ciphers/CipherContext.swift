// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// An EVP cipher context that is keyed once, and wiped when it ends. One thread has it at a time.
@safe
final class CipherContext {
    /// How a message in CBC mode begins.
    @unsafe
    enum Start {
        case zeros
        /// From one block.
        case vector(UnsafeRawBufferPointer)
        /// It is the rest of a message that began before.
        case continued
    }

    private let context: OpaquePointer
    private let encrypts: Bool
    private let blockSize: Int
    /// The block that the context adds to the next one, of ciphertext or of zeros, and room for another.
    private let kept: UnsafeMutableRawBufferPointer
    private var isChainKnown = true

    /// A context for whole blocks, without padding, with that key.
    init(_ cipher: OpaquePointer, _ key: borrowing SecretBytes, encrypts: Bool) throws(CryptoError) {
        guard let context = unsafe EVP_CIPHER_CTX_new() else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoCipherContext)
        }
        unsafe self.context = context
        self.encrypts = encrypts
        blockSize = Int(unsafe EVP_CIPHER_get_block_size(cipher))
        unsafe kept = .allocate(byteCount: 32, alignment: 16)
        unsafe kept.initializeMemory(as: UInt8.self, repeating: 0)
        let isKeyed = unsafe key.withUnsafeBytes { octets in
            unsafe octets.count >= Int(EVP_CIPHER_get_key_length(cipher))
                && EVP_CipherInit_ex2(
                    context, cipher, octets.baseAddress?.assumingMemoryBound(to: UInt8.self), Self.zeroIV,
                    encrypts ? 1 : 0, nil) == 1
        }
        guard isKeyed, unsafe EVP_CIPHER_CTX_set_padding(context, 0) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoCipherNotKeyed)
        }
    }

    deinit {
        unsafe EVP_CIPHER_CTX_free(context)
        unsafe SecretBytes.wipe(kept)
        unsafe kept.deallocate()
    }

    /// Whole blocks in CBC mode, at least one, into an output that is at least as long; both may be the same memory.
    ///
    /// The context is not told how a message begins: that takes it longer than the blocks of a command. It goes on from
    /// the last block of ciphertext that it saw, which is added once more and so taken away, and the start is added.
    func chain(
        _ octets: UnsafeRawBufferPointer, from start: Start, into output: UnsafeMutableRawBufferPointer
    ) -> Bool {
        guard octets.count >= blockSize, output.count >= octets.count else { return false }
        if !isChainKnown {
            // After a failure nobody knows what the context goes on from: no message that began before ends well.
            if case .continued = unsafe start { return false }
            guard unsafe EVP_CipherInit_ex2(context, nil, nil, Self.zeroIV, -1, nil) == 1 else { return false }
            unsafe kept.initializeMemory(as: UInt8.self, repeating: 0)
        }
        isChainKnown = false
        if encrypts {
            if unsafe output.baseAddress != UnsafeMutableRawPointer(mutating: octets.baseAddress) {
                unsafe output.copyMemory(from: octets)
            }
            unsafe begin(output, start)
            let blocks = unsafe UnsafeMutableRawBufferPointer(rebasing: output[..<octets.count])
            guard unsafe update(UnsafeRawBufferPointer(blocks), blocks) else { return false }
            unsafe keep(UnsafeRawBufferPointer(blocks), at: 0)
        } else {
            unsafe keep(octets, at: 16)
            guard unsafe update(octets, output) else { return false }
            unsafe begin(output, start)
            unsafe keep(UnsafeRawBufferPointer(rebasing: kept[16..<(16 + blockSize)]), at: 0)
        }
        isChainKnown = true
        return true
    }

    /// Takes the chaining block away from the first one, and adds the start.
    private func begin(_ blocks: UnsafeMutableRawBufferPointer, _ start: Start) {
        switch unsafe start {
        case .continued: return
        case .zeros: unsafe add(kept, to: blocks)
        case .vector(let vector):
            unsafe add(kept, to: blocks)
            unsafe add(UnsafeMutableRawBufferPointer(mutating: vector), to: blocks)
        }
    }

    private func add(_ block: UnsafeMutableRawBufferPointer, to blocks: UnsafeMutableRawBufferPointer) {
        for offset in stride(from: 0, to: blockSize, by: 8) {
            let sum =
                unsafe block.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ blocks.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            unsafe blocks.storeBytes(of: sum, toByteOffset: offset, as: UInt64.self)
        }
    }

    /// Keeps the last block.
    private func keep(_ blocks: UnsafeRawBufferPointer, at place: Int) {
        let last = blocks.count - blockSize
        for offset in stride(from: 0, to: blockSize, by: 8) {
            let part = unsafe blocks.loadUnaligned(fromByteOffset: last + offset, as: UInt64.self)
            unsafe kept.storeBytes(of: part, toByteOffset: place + offset, as: UInt64.self)
        }
    }

    /// Whole blocks through the context, without chaining. The output is at least as long.
    func update(_ octets: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer) -> Bool {
        guard let count = Int32(exactly: octets.count), output.count >= octets.count else { return false }
        var written: Int32 = 0
        return unsafe EVP_CipherUpdate(
            context, output.baseAddress?.assumingMemoryBound(to: UInt8.self), &written,
            octets.baseAddress?.assumingMemoryBound(to: UInt8.self), count) == 1 && written == count
    }

    /// Sixteen zeros, long enough for every block size.
    nonisolated(unsafe) private static let zeroIV: UnsafePointer<UInt8> = {
        let octets = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
        unsafe octets.initialize(repeating: 0, count: 16)
        return unsafe UnsafePointer(octets)
    }()
}
