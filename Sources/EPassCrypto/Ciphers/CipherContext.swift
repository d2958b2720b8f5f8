// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// An EVP cipher context that is keyed once, and wiped when it ends. One thread has it at a time.
@safe
final class CipherContext {
    private let context: OpaquePointer

    /// A context for whole blocks, without padding, with that key.
    init(_ cipher: OpaquePointer, _ key: borrowing SecretBytes, encrypts: Bool) throws(CryptoError) {
        guard let context = unsafe EVP_CIPHER_CTX_new() else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoCipherContext)
        }
        unsafe self.context = context
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

    deinit { unsafe EVP_CIPHER_CTX_free(context) }

    /// Begins a message with that IV, or with zeros; the key stays.
    func setIV(_ iv: UnsafeRawBufferPointer?) -> Bool {
        let octets = unsafe iv?.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? Self.zeroIV
        return unsafe EVP_CipherInit_ex2(context, nil, nil, octets, -1, nil) == 1
    }

    /// Whole blocks through the context. The output is at least as long.
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
