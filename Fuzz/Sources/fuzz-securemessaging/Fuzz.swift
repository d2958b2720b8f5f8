// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816

/// Arbitrary octets as responses to a channel whose keys are fixed; either as they are, or as data objects to which the
/// right MAC is added, so that everything behind the MAC is reached too.
///
/// The first octet chooses the cipher, the kind of instruction and whether the MAC is added. The others are responses,
/// each with a length of two octets before it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSecureMessaging(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let choice = bytes.first else { return 0 }
    let cipher = BlockCipher.allCases[Int(choice & 3)]
    let isOdd = choice & 4 != 0
    let isSealed = choice & 8 != 0
    let key = (0..<cipher.keyLength).map { UInt8($0) }
    guard
        var channel = try? SecureMessaging(
            cipher: cipher, encryptionKey: SecretBytes(copying: key), macKey: SecretBytes(copying: key)),
        let authenticator = try? MessageAuthenticator(cipher, key: SecretBytes(copying: key))
    else { fatalError("no channel") }

    var rest = bytes.dropFirst()
    var counter: UInt8 = 0
    while rest.count > 2, counter < 200 {
        let length = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
        let piece = Array(rest.dropFirst(2).prefix(length))
        rest = rest.dropFirst(2 + length)
        let command =
            isOdd
            ? CommandAPDU.readBinaryOdd(offset: 40_000, expectedLength: 100)
            : CommandAPDU.readBinary(offset: 0, expectedLength: 100)
        guard (try? channel.protect(command)) != nil else { return 0 }
        counter += 2
        guard let answer = try? channel.unprotect(isSealed ? seal(piece, counter, cipher, authenticator) : piece) else {
            guard channel.isPoisoned else { fatalError("a failure left the channel open") }
            return 0
        }
        guard isSealed else { fatalError("a response without the right MAC was taken") }
        guard answer.encoded.suffix(2) == piece.suffix(2), answer.data.count <= piece.count else {
            fatalError("the response is not what was sent")
        }
    }
    return 0
}

/// The piece as data objects and status bytes, with the right DO'8E' between them.
private func seal(
    _ piece: [UInt8], _ counter: UInt8, _ cipher: BlockCipher, _ authenticator: MessageAuthenticator
) -> [UInt8] {
    guard piece.count >= 2 else { return piece }
    let objects = Array(piece.dropLast(2))
    var input = [UInt8](repeating: 0, count: cipher.blockSize - 1) + [counter] + objects + [0x80]
    while input.count % cipher.blockSize != 0 { input.append(0) }
    guard let mac = try? authenticator.mac(input) else { fatalError("no MAC") }
    return objects + [0x8E, 0x08] + mac + piece.suffix(2)
}
