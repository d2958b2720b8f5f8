// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassISO7816
internal import EPassMessages

/// Where everything stands in a protected command. Doc 9303-11, 9.8.4 and figure 5.
///
/// The scratch memory holds what goes into the MAC: counter, padded header, data objects, padding; the MAC follows.
struct ProtectedCommandLayout {
    /// The instruction byte is odd: the data goes into DO'85' without a padding indicator.
    let isOdd: Bool
    private let isExtended: Bool
    private let leIsExtended: Bool
    private let blockSize: Int
    /// The octets of the encrypted data, 0 for none.
    private let cryptogramLength: Int
    /// The octets of DO'87' or DO'85' and of DO'97'.
    private let objectsLength: Int

    /// Octets of DO'8E'.
    private static let macObjectLength = 10

    /// Measures the protected form of a command.
    init(_ command: CommandAPDU, blockSize: Int) throws(AccessError) {
        // A chain, and a proprietary class (Doc 9303-10, Tables 18 and 22).
        guard command.classByte & 0x6F == 0 else {
            throw AccessError(
                .commandUnsuitable, .messagingCommandClass)
        }
        if let expected = command.expectedLength, !(1...0x10000).contains(expected) {
            throw AccessError(.commandUnsuitable, .apduExpectedLengthOutOfRange(length: expected))
        }
        guard command.data.count <= 0xFFFF else {
            throw AccessError(.commandTooLong, .messagingCommandTooLong(count: command.data.count))
        }
        isOdd = command.instruction & 1 == 1
        leIsExtended = command.usesExtendedLength
        self.blockSize = blockSize
        cryptogramLength = command.data.isEmpty ? 0 : (command.data.count / blockSize + 1) * blockSize
        var length = 0
        if cryptogramLength > 0 {
            let value = cryptogramLength + (isOdd ? 0 : 1)
            length += 1 + BERLength.size(of: value) + value
        }
        if command.expectedLength != nil { length += leIsExtended ? 4 : 3 }
        objectsLength = length
        let body = length + Self.macObjectLength
        guard body <= 0xFFFF else {
            throw AccessError(.commandTooLong, .messagingProtectedTooLong(count: body))
        }
        isExtended = leIsExtended || body > 0xFF
    }

    /// How much scratch memory is needed.
    var scratchLength: Int { 2 * blockSize + objectsLength + blockSize + 8 }

    /// Encrypts and authenticates the command in the scratch memory.
    ///
    /// - Parameters:
    ///   - command: the one that was measured.
    ///   - buffer: at least `scratchLength` octets.
    ///   - keys: the session keys.
    ///   - counter: the send sequence counter, already raised.
    /// - Returns: the octets to send.
    func seal(
        _ command: CommandAPDU, in buffer: UnsafeMutableRawBufferPointer, keys: SessionKeys,
        counter: SendSequenceCounter
    ) throws(AccessError) -> [UInt8] {
        let classByte = 0x0C | command.classByte
        unsafe counter.write(to: buffer)
        var writer = unsafe ScratchWriter(buffer, at: counter.width)
        writer.append(classByte)
        writer.append(command.instruction)
        writer.append(command.p1)
        writer.append(command.p2)
        writer.pad(to: blockSize)
        let objects = writer.position
        if cryptogramLength > 0 {
            writer.append(isOdd ? 0x85 : 0x87)
            writer.append(length: cryptogramLength + (isOdd ? 0 : 1))
            if !isOdd { writer.append(0x01) }
            let start = writer.position
            writer.append(contentsOf: command.data)
            writer.pad(to: blockSize, from: start)
            try unsafe keys.encrypt(writer.region(start..<writer.position), counter: counter)
        }
        if let expected = command.expectedLength {
            // 256 and 65,536 wrap to 00 and 0000.
            writer.append(0x97)
            writer.append(leIsExtended ? 2 : 1)
            if leIsExtended { writer.append(UInt8(truncatingIfNeeded: expected >> 8)) }
            writer.append(UInt8(truncatingIfNeeded: expected))
        }
        let end = writer.position
        // The header was padded on its own; there is nothing more to pad where no data object follows it.
        if end > objects { writer.pad(to: blockSize) }
        let padded = writer.position
        try unsafe keys.authenticate(
            UnsafeRawBufferPointer(writer.region(0..<padded)), into: writer.region(padded..<(padded + 8)))

        let body = end - objects + Self.macObjectLength
        return unsafe [UInt8](unsafeUninitializedCapacity: body + 9) { octets, count in
            var sent = unsafe ScratchWriter(UnsafeMutableRawBufferPointer(octets), at: 0)
            sent.append(classByte)
            sent.append(command.instruction)
            sent.append(command.p1)
            sent.append(command.p2)
            if isExtended {
                sent.append(0)
                sent.append(UInt8(truncatingIfNeeded: body >> 8))
            }
            sent.append(UInt8(truncatingIfNeeded: body))
            unsafe sent.append(contentsOf: UnsafeRawBufferPointer(writer.region(objects..<end)))
            sent.append(0x8E)
            sent.append(0x08)
            unsafe sent.append(contentsOf: UnsafeRawBufferPointer(writer.region(padded..<(padded + 8))))
            // A protected command always expects a response: Ne is the most that the length field can say.
            sent.append(0)
            if isExtended { sent.append(0) }
            count = sent.position
        }
    }
}
