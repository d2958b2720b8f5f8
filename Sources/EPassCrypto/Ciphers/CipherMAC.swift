// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// CMAC of NIST SP 800-38B with AES; the first 8 of its 16 octets.
@safe
final class CipherMAC: MACEngine {
    private let context: OpaquePointer
    private let key: SecretBytes
    private var isStarted = false

    init(_ cipher: BlockCipher, key: borrowing SecretBytes) throws(CryptoError) {
        let algorithm = try unsafe Algorithms.loaded().cmac
        guard let context = unsafe EVP_MAC_CTX_new(algorithm) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoMACContext)
        }
        guard unsafe epass_cmac_set_cipher(context, cipher.cbc.rawValue) == 1 else {
            unsafe EVP_MAC_CTX_free(context)
            throw CryptoError(openSSL: .operationFailed, .cryptoCmacRefused)
        }
        unsafe self.context = context
        self.key = key.copy()
    }

    deinit {
        unsafe EVP_MAC_CTX_free(context)
    }

    func start() { isStarted = false }

    func update(_ octets: UnsafeRawBufferPointer) -> Bool {
        guard begin() else { return false }
        return unsafe EVP_MAC_update(
            context, octets.baseAddress?.assumingMemoryBound(to: UInt8.self), octets.count) == 1
    }

    func finish(into output: UnsafeMutableRawBufferPointer) -> MACOutcome {
        guard begin() else { return .failed }
        var whole: (UInt64, UInt64) = (0, 0)
        let isDone = unsafe withUnsafeMutableBytes(of: &whole) { buffer in
            var count = 0
            let result = unsafe EVP_MAC_final(
                context, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), &count, buffer.count)
            guard result == 1, count == buffer.count else { return false }
            unsafe output.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[0..<8]))
            return true
        }
        return isDone ? .done : .failed
    }

    /// Keys the context for a new message. The key is given every time: what a second start without it does has changed
    /// between versions of OpenSSL 3.
    private func begin() -> Bool {
        if isStarted { return true }
        isStarted = unsafe key.withUnsafeBytes { octets in
            unsafe EVP_MAC_init(
                context, octets.baseAddress?.assumingMemoryBound(to: UInt8.self), octets.count, nil) == 1
        }
        return isStarted
    }
}
