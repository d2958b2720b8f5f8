// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTLV

/// The terminal's half of secure messaging (Doc 9303-11, 9.8) of one who may do it wrongly, and who goes on when the
/// chip ended the channel.
struct TesterMessaging {
    private let encryption: CBCCipher
    private let authentication: MessageAuthenticator
    private var counter: [UInt8]
    /// Whether the command had an odd instruction byte whose response is awaited.
    private var isOdd = false

    /// What became of the protection of an answer.
    enum Opened: Equatable {
        /// It was right.
        case protected([UInt8], StatusBytes)
        /// There is none.
        case plain([UInt8], StatusBytes)
        /// There is one, and it is wrong: by which data object.
        case wrong(String, StatusBytes)
    }

    /// A channel with these keys.
    init(_ parts: (encryption: CBCCipher, authentication: MessageAuthenticator, counter: [UInt8])) {
        encryption = parts.encryption
        authentication = parts.authentication
        counter = parts.counter
    }

    private var blockSize: Int { encryption.cipher.blockSize }

    private static func raise(_ counter: inout [UInt8]) {
        for index in counter.indices.reversed() {
            counter[index] &+= 1
            if counter[index] != 0 { return }
        }
    }

    private func vector(_ counter: [UInt8]) throws(CryptoError) -> [UInt8] {
        encryption.cipher == .tripleDES ? [UInt8](repeating: 0, count: 8) : try encryption.encryptBlock(counter)
    }

    /// The protected form of a command, with what is to be wrong about it.
    mutating func protect(_ command: CommandAPDU, fault: MessagingFault?) throws(CryptoError) -> CommandAPDU {
        let before = counter
        Self.raise(&counter)
        var used = counter
        if fault == .counterRepeated { used = before }
        if fault == .counterSkipped { Self.raise(&used) }
        isOdd = command.instruction & 1 == 1
        var sent = command
        sent.classByte = command.classByte | 0x0C
        sent.prefersExtendedLength = command.usesExtendedLength
        var objects: [[UInt8]] = []
        if !command.data.isEmpty { objects.append(try cryptogram(of: command.data, used, fault)) }
        if let length = command.expectedLength {
            let short: [UInt8] = [UInt8(truncatingIfNeeded: length)]
            let long: [UInt8] = [UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
            var value = command.usesExtendedLength ? long : short
            if fault == .expectedLengthLong { value = [0x00] + long }
            objects.append(TLVWriter.encode(0x97, value))
        }
        if fault == .order { objects.reverse() }
        let covered = objects.flatMap(\.self)
        var header = sent.header
        if fault == .header { header[2] ^= 0x01 }
        let padded = ISO9797Padding.pad(header, blockSize: blockSize)
        // Without data objects the padded header is the whole message (ISO/IEC 7816-4, 10.2.3.1).
        var checksum = try authentication.mac(
            covered.isEmpty ? used + padded : ISO9797Padding.pad(used + padded + covered, blockSize: blockSize))
        if fault == .checksum, let last = checksum.indices.last { checksum[last] ^= 0x01 }
        if fault == .checksumShort { checksum = checksum.dropLast() }
        sent.data = covered
        if fault != .checksumMissing { sent.data += TLVWriter.encode(0x8E, checksum) }
        if fault == .trailing { sent.data += [0x80, 0x01, 0x00] }
        if fault == .nothing { sent.data = [] }
        sent.expectedLength = sent.prefersExtendedLength || sent.data.count > 255 ? 65_536 : 256
        return sent
    }

    private func cryptogram(
        of data: [UInt8], _ counter: [UInt8], _ fault: MessagingFault?
    ) throws(CryptoError) -> [UInt8] {
        var padded = ISO9797Padding.pad(data, blockSize: blockSize)
        if fault == .padding { padded[data.count] = 0 }
        var octets = try encryption.encrypt(padded, iv: vector(counter))
        if fault == .cryptogramLength { octets = octets.dropLast() }
        let usesOdd = isOdd != (fault == .cryptogramTag)
        return TLVWriter.encode(usesOdd ? 0x85 : 0x87, usesOdd ? octets : [fault == .indicator ? 0x02 : 0x01] + octets)
    }

    /// What an answer holds. The counter is raised for it in any case.
    mutating func open(_ response: ResponseAPDU) -> Opened {
        Self.raise(&counter)
        let status = response.statusBytes
        guard let first = response.data.first, [0x87, 0x85, 0x99, 0x8E].contains(first) else {
            return .plain(response.data, status)
        }
        do {
            var cursor = TLVCursor(response.data)
            let cryptogram = try cursor.readOptional(isOdd ? 0x85 : 0x87)
            let stated = try cursor.readOptional(0x99)
            let checksum = try cursor.read(0x8E)
            guard cursor.isAtEnd else { return .wrong("DO'8E'", status) }
            let covered = (cryptogram.map { Array($0.encoded) } ?? []) + (stated.map { Array($0.encoded) } ?? [])
            let expected = try authentication.mac(ISO9797Padding.pad(counter + covered, blockSize: blockSize))
            guard Array(checksum.content) == expected else { return .wrong("DO'8E'", status) }
            guard stated.map({ Array($0.content) == [status.sw1, status.sw2] }) ?? true else {
                return .wrong("DO'99'", status)
            }
            guard let cryptogram else { return .protected([], status) }
            guard isOdd || cryptogram.content.first == 0x01 else { return .wrong("DO'87'", status) }
            let octets = Array(isOdd ? cryptogram.content : cryptogram.content.dropFirst())
            let padded = try encryption.decrypt(octets, iv: vector(counter))
            return .protected(try ISO9797Padding.unpad(padded, blockSize: blockSize), status)
        } catch {
            return .wrong("DO'87'", status)
        }
    }
}
