// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// The keyed ciphers of a channel. Their contexts are made once and wiped when the last reference goes.
struct SessionKeys {
    let cbc: CBCCipher
    let authenticator: MessageAuthenticator
    /// AES takes the encrypted counter as initialisation vector, 3DES zeros (Doc 9303-11, 9.8.6.1 and 9.8.7.1).
    private let hasCounterVector: Bool

    /// Ciphers with these keys.
    init(
        cipher: BlockCipher, encryptionKey: borrowing SecretBytes, macKey: borrowing SecretBytes
    ) throws(AccessError) {
        do {
            cbc = try CBCCipher(cipher, key: encryptionKey)
            authenticator = try MessageAuthenticator(cipher, key: macKey)
        } catch {
            throw AccessError(wrapping: error)
        }
        hasCounterVector = cipher != .tripleDES
    }

    /// Encrypts padded data where it stands.
    func encrypt(_ region: UnsafeMutableRawBufferPointer, counter: SendSequenceCounter) throws(AccessError) {
        try unsafe transform(region, counter: counter, encrypts: true)
    }

    /// Decrypts whole blocks where they stand.
    func decrypt(_ region: UnsafeMutableRawBufferPointer, counter: SendSequenceCounter) throws(AccessError) {
        try unsafe transform(region, counter: counter, encrypts: false)
    }

    /// Writes the MAC of padded octets, eight octets.
    func authenticate(
        _ octets: UnsafeRawBufferPointer, into mac: UnsafeMutableRawBufferPointer
    ) throws(AccessError) {
        do {
            try unsafe authenticator.mac(octets, into: mac)
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    private func transform(
        _ region: UnsafeMutableRawBufferPointer, counter: SendSequenceCounter, encrypts: Bool
    ) throws(AccessError) {
        do {
            let octets = UnsafeRawBufferPointer(region)
            guard hasCounterVector else {
                if encrypts {
                    try unsafe cbc.encrypt(octets, iv: nil, into: region)
                } else {
                    try unsafe cbc.decrypt(octets, iv: nil, into: region)
                }
                return
            }
            var vector: (UInt64, UInt64) = (0, 0)
            try unsafe withUnsafeMutableBytes(of: &vector) { vector throws(CryptoError) in
                unsafe counter.write(to: vector)
                try unsafe cbc.encryptBlock(UnsafeRawBufferPointer(vector), into: vector)
                if encrypts {
                    try unsafe cbc.encrypt(octets, iv: UnsafeRawBufferPointer(vector), into: region)
                } else {
                    try unsafe cbc.decrypt(octets, iv: UnsafeRawBufferPointer(vector), into: region)
                }
            }
        } catch {
            throw AccessError(wrapping: error)
        }
    }
}
