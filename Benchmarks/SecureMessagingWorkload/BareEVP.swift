// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CBareOpenSSL
internal import EPassCrypto

/// The cipher work of one exchange with nothing around it: EVP calls on contexts that are keyed once, ciphers fetched
/// once.
///
/// It does no parsing, copies nothing out, compares nothing, and writes into the same memory each time: less than any
/// implementation can do by the library's CMAC. epass has AES's CMAC over CBC mode and tells no context an IV, which
/// takes the library less, so that the speed beside these calls can be above 1. With 3DES: the retail MAC over the
/// command (3 blocks) and over the response (31 blocks), and the decryption of 28 blocks. With AES: the IV, CMAC over
/// both, decryption.
package final class BareEVP {
    private let decryption: OpaquePointer
    private let chaining: OpaquePointer
    private let final: OpaquePointer
    private let block: OpaquePointer
    private let cmac: OpaquePointer
    private let isTripleDES: Bool
    private let blockSize: Int
    private let macKey: [UInt8]
    private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 16)

    /// Contexts with the keys of the exchange.
    package init(_ exchange: ReadExchange) {
        isTripleDES = exchange.cipher == .tripleDES
        blockSize = exchange.cipher.blockSize
        macKey = exchange.macKey
        let names: (cbc: String, ecb: String) =
            switch exchange.cipher {
            case .tripleDES: ("DES-EDE-CBC", "DES-EDE-ECB")
            case .aes128: ("AES-128-CBC", "AES-128-ECB")
            case .aes192: ("AES-192-CBC", "AES-192-ECB")
            case .aes256: ("AES-256-CBC", "AES-256-ECB")
            }
        func context(_ name: String, _ key: [UInt8], encrypts: Int32) -> OpaquePointer {
            let zero = [UInt8](repeating: 0, count: 16)
            guard
                let cipher = EVP_CIPHER_fetch(nil, name, nil), let context = EVP_CIPHER_CTX_new(),
                EVP_CipherInit_ex2(context, cipher, key, zero, encrypts, nil) == 1,
                EVP_CIPHER_CTX_set_padding(context, 0) == 1
            else { fatalError("OpenSSL has no \(name)") }
            return context
        }
        decryption = context(names.cbc, exchange.encryptionKey, encrypts: 0)
        block = context(names.ecb, exchange.encryptionKey, encrypts: 1)
        let first = Array(exchange.macKey.prefix(8))
        // Single DES is three equal keys; the last block takes both keys.
        chaining = context(
            isTripleDES ? "DES-EDE3-CBC" : names.cbc, isTripleDES ? first + first + first : exchange.macKey, encrypts: 1
        )
        final = context(names.ecb, exchange.macKey, encrypts: 1)
        guard let mac = EVP_MAC_fetch(nil, "CMAC", nil), let cmac = EVP_MAC_CTX_new(mac) else {
            fatalError("OpenSSL has no CMAC")
        }
        self.cmac = cmac
        if !isTripleDES {
            names.cbc.withCString { name in
                var parameters = [
                    OSSL_PARAM_construct_utf8_string(
                        OSSL_MAC_PARAM_CIPHER, UnsafeMutablePointer(mutating: name), 0),
                    OSSL_PARAM_construct_end(),
                ]
                guard EVP_MAC_init(cmac, exchange.macKey, exchange.macKey.count, &parameters) == 1 else {
                    fatalError("OpenSSL has no CMAC with \(names.cbc)")
                }
            }
        }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit {
        for context in [decryption, block, chaining, final] { EVP_CIPHER_CTX_free(context) }
        EVP_MAC_CTX_free(cmac)
        memory.deallocate()
    }

    /// The cipher work of all exchanges. Returns a number that depends on the results.
    package func run(_ exchange: ReadExchange) -> Int {
        var total = 0
        let base = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard let base else { return 0 }
        for response in exchange.responses {
            total &+= mac(base, blockSize == 8 ? 24 : 48)
            response.withUnsafeBufferPointer { octets in
                guard let source = octets.baseAddress else { return }
                // Counter, 232 octets of data objects, padding: over memory that is there already, not put together.
                total &+= mac(base, ((octets.count - 12 + blockSize) / blockSize + 1) * blockSize)
                total &+= decrypt(source + 4, (octets.count - 20) / blockSize * blockSize, into: base + 640)
            }
        }
        return total
    }

    private func decrypt(
        _ source: UnsafePointer<UInt8>, _ count: Int, into target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var written: Int32 = 0
        if !isTripleDES { EVP_CipherUpdate(block, base(960), &written, base(976), 16) }
        EVP_CipherInit_ex2(decryption, nil, nil, base(960), -1, nil)
        EVP_CipherUpdate(decryption, target, &written, source, Int32(count))
        return Int(target[0])
    }

    private func mac(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let target = base(320)
        var written: Int32 = 0
        if isTripleDES {
            EVP_CipherInit_ex2(chaining, nil, nil, base(992), -1, nil)
            EVP_CipherUpdate(chaining, target, &written, source, Int32(count - 8))
            for index in 0..<8 { target[index] = target[count - 16 + index] ^ source[count - 8 + index] }
            EVP_CipherUpdate(final, target, &written, target, 8)
        } else {
            var length = 0
            EVP_MAC_init(cmac, macKey, macKey.count, nil)
            EVP_MAC_update(cmac, source, count)
            EVP_MAC_final(cmac, target, &length, 16)
        }
        return Int(target[0])
    }

    private func base(_ offset: Int) -> UnsafeMutablePointer<UInt8> {
        guard let address = memory.baseAddress else { fatalError("no memory") }
        return address.assumingMemoryBound(to: UInt8.self) + offset
    }
}
