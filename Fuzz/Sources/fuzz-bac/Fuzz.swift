// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassMRZ

/// Arbitrary octets as the chip's two answers in Basic Access Control, and one more as a response to the first
/// protected command.
///
/// The first octet chooses. With bit 0 the answer to EXTERNAL AUTHENTICATE is the right one with the next 32 octets
/// added (exclusive or) to its plaintext before it is encrypted and authenticated, so that the checks behind the
/// checksum are reached.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBAC(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let choice = bytes.first, size >= 11 else { return 0 }
    let rest = bytes.dropFirst()
    guard
        let fields = try? AccessKeyFields(documentNumber: "L898902C", dateOfBirth: "690806", dateOfExpiry: "940623"),
        let first = try? BAC.start(key: AccessKey(fields: fields))
    else { fatalError("the protocol does not begin") }
    if choice & 2 != 0 {
        _ = try? first.receive(Array(rest))
        return 0
    }
    guard let second = try? first.receive(Array(rest.prefix(8)) + [0x90, 0x00]) else {
        fatalError("a nonce of eight octets was refused")
    }
    guard choice & 1 != 0 else {
        if (try? second.receive(Array(rest.dropFirst(8)))) != nil { fatalError("a guessed authentication was taken") }
        return 0
    }
    let change = Array(rest.dropFirst(8).prefix(32))
    guard let answer = try? chipAnswer(to: second.command.data, fields, change) else { fatalError("no answer") }
    let isRight = change.prefix(16).allSatisfy { $0 == 0 }
    guard let established = try? second.receive(answer) else {
        guard !isRight else { fatalError("the right authentication was refused") }
        return 0
    }
    guard isRight else { fatalError("wrong nonces were taken") }
    var channel = established.secureMessaging()
    guard (try? channel.protect(.readBinary(offset: 0, expectedLength: 100))) != nil else { fatalError("no command") }
    if (try? channel.unprotect(Array(rest.dropFirst(40)))) != nil { fatalError("a guessed response was taken") }
    return 0
}

/// The chip's side: RND.IC, RND.IFD and K.IC, changed, encrypted and authenticated.
private func chipAnswer(to sent: [UInt8], _ fields: AccessKeyFields, _ change: [UInt8]) throws -> [UInt8] {
    let seed = SecretBytes(copying: try HashAlgorithm.sha1.hash(fields.mrzInformation).prefix(16))
    let cbc = try CBCCipher(
        .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES))
    let authenticator = try MessageAuthenticator(
        .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES))
    let zero = [UInt8](repeating: 0, count: 8)
    let message = try cbc.decrypt(Array(sent.prefix(32)), iv: zero)
    var plain = Array(message[8..<16]) + Array(message[0..<8]) + [UInt8](repeating: 0x3C, count: 16)
    for (index, octet) in change.enumerated() where index < plain.count { plain[index] ^= octet }
    let cryptogram = try cbc.encrypt(plain, iv: zero)
    return cryptogram + (try authenticator.mac(cryptogram + [0x80, 0, 0, 0, 0, 0, 0, 0])) + [0x90, 0x00]
}
