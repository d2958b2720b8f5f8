// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// K_Enc and K_MAC, derived from a seed. Doc 9303-11, 9.7.2 and 9.7.4.
struct DerivedKeys: ~Copyable {
    let encryption: SecretBytes
    let mac: SecretBytes

    /// The two keys of a seed.
    ///
    /// - Throws: `AccessError` with code `cryptography`.
    init(seed: borrowing SecretBytes, cipher: BlockCipher) throws(AccessError) {
        do throws(CryptoError) {
            let encryption = try KeyDerivation.key(seed: seed, purpose: .encryption, cipher: cipher)
            let mac = try KeyDerivation.key(seed: seed, purpose: .mac, cipher: cipher)
            self.encryption = encryption
            self.mac = mac
        } catch {
            throw AccessError(wrapping: error)
        }
    }
}

/// The document's keys for Basic Access Control, and what the protocol computes with them. Doc 9303-11, 4.3.1 and
/// 4.3.3.
struct BACKeys: ~Copyable {
    private let cbc: CBCCipher
    private let authenticator: MessageAuthenticator

    /// K_Enc and K_MAC from K_seed.
    init(seed: borrowing SecretBytes) throws(AccessError) {
        let keys = try DerivedKeys(seed: seed, cipher: .tripleDES)
        do throws(CryptoError) {
            let cbc = try CBCCipher(.tripleDES, key: keys.encryption)
            let authenticator = try MessageAuthenticator(.tripleDES, key: keys.mac)
            self.cbc = cbc
            self.authenticator = authenticator
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    /// E.IFD and M.IFD over RND.IFD, RND.IC, K.IFD.
    borrowing func authentication(
        terminalNonce: [UInt8], chipNonce: [UInt8], terminalKey: borrowing SecretBytes
    ) throws(CryptoError) -> [UInt8] {
        var message = SecretBytes(count: 32)
        try unsafe message.withUnsafeMutableBytes { buffer throws(CryptoError) in
            var writer = unsafe ScratchWriter(buffer, at: 0)
            writer.append(contentsOf: terminalNonce)
            writer.append(contentsOf: chipNonce)
            unsafe terminalKey.withUnsafeBytes { key in unsafe writer.append(contentsOf: key) }
            try unsafe cbc.encrypt(UnsafeRawBufferPointer(buffer), iv: nil, into: buffer)
        }
        let cryptogram = unsafe message.withUnsafeBytes { unsafe [UInt8]($0) }
        return cryptogram + (try mac(cryptogram[...]))
    }

    /// The seed of the session keys, K.IFD xor K.IC, once everything about the chip's authentication was found right.
    ///
    /// - Parameter answer: E.IC and M.IC, forty octets.
    borrowing func sessionSeed(
        from answer: [UInt8], terminalNonce: [UInt8], chipNonce: [UInt8], terminalKey: borrowing SecretBytes
    ) throws(AccessError) -> SecretBytes {
        let step = AccessStep.externalAuthenticate
        guard let plain = try open(answer) else {
            throw AccessError(.authenticationMAC, step: step, at: 32, .bacMacWrong)
        }
        guard plain.hasPrefix(chipNonce, at: 0) else {
            throw AccessError(.chipNonceMismatch, step: step, .bacChipNonceNotRepeated)
        }
        guard plain.hasPrefix(terminalNonce, at: 8) else {
            throw AccessError(.terminalNonceMismatch, step: step, .bacTerminalNonceNotReturned)
        }
        var seed = plain.suffix(BAC.keyingLength)
        unsafe seed.withUnsafeMutableBytes { octets in
            unsafe terminalKey.withUnsafeBytes { key in
                for index in 0..<min(octets.count, key.count) { unsafe octets[index] ^= key[index] }
            }
        }
        return seed
    }

    /// The decrypted E.IC, or nil where M.IC is wrong; nothing is decrypted then.
    private borrowing func open(_ answer: [UInt8]) throws(AccessError) -> SecretBytes? {
        do {
            guard constantTimeEquals(try mac(answer.prefix(32)), answer.suffix(8)) else { return nil }
            var plain = SecretBytes(copying: answer.prefix(32))
            try unsafe plain.withUnsafeMutableBytes { buffer throws(CryptoError) in
                try unsafe cbc.decrypt(UnsafeRawBufferPointer(buffer), iv: nil, into: buffer)
            }
            return plain
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    /// The retail MAC over whole blocks, which the padding of method 2 follows all the same (4.3.3.2).
    private borrowing func mac(_ cryptogram: ArraySlice<UInt8>) throws(CryptoError) -> [UInt8] {
        try authenticator.mac(Array(cryptogram) + [0x80, 0, 0, 0, 0, 0, 0, 0])
    }
}

extension SecretBytes {
    /// Whether these octets stand at a position, found in a time that does not depend on where they differ.
    fileprivate borrowing func hasPrefix(_ octets: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset + octets.count <= count else { return false }
        return unsafe withUnsafeBytes { own in
            unsafe constantTimeEquals(UnsafeRawBufferPointer(rebasing: own[offset..<(offset + octets.count)]), octets)
        }
    }
}
