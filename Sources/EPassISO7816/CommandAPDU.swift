// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A command APDU of any of the four cases, with short or extended length fields (ISO/IEC 7816-4, 5.2 and 5.3).
///
/// | case | data | expected length | octets |
/// |---|---|---|---|
/// | 1 | none | nil | header |
/// | 2 | none | 1 to 65,536 | header, Le |
/// | 3 | some | nil | header, Lc, data |
/// | 4 | some | 1 to 65,536 | header, Lc, data, Le |
///
/// The case is encoded exactly: no Le where no response data is expected. Chips refuse a stray Le with 6700 (F-2).
public struct CommandAPDU: Hashable, Sendable {
    /// CLA: 00, with bit 0x10 where more of a chain follows and 0x0C under secure messaging.
    public var classByte: UInt8
    /// INS; those of eMRTDs are the constants of ``Instruction``.
    public var instruction: UInt8
    /// P1, whose meaning depends on the instruction; of READ BINARY the high octet of the offset,
    /// or a short file identifier with bit 8 set.
    public var p1: UInt8
    /// P2, whose meaning depends on the instruction; of READ BINARY the low octet of the offset.
    public var p2: UInt8
    /// The command data field, at most 65,535 octets; empty for cases 1 and 2.
    public var data: [UInt8]
    /// Ne, the most response octets that are expected, 1 to 65,536; nil for cases 1 and 3.
    public var expectedLength: Int?
    /// Whether the length fields are extended even where short ones would do.
    public var prefersExtendedLength: Bool

    /// Lengths are not checked here: `encoded()` throws for a command that cannot be written.
    public init(
        classByte: UInt8 = 0x00, instruction: UInt8, p1: UInt8, p2: UInt8, data: [UInt8] = [],
        expectedLength: Int? = nil, prefersExtendedLength: Bool = false
    ) {
        self.classByte = classByte
        self.instruction = instruction
        self.p1 = p1
        self.p2 = p2
        self.data = data
        self.expectedLength = expectedLength
        self.prefersExtendedLength = prefersExtendedLength
    }

    /// Whether the length fields are extended: because that is preferred, or because short ones cannot hold the
    /// lengths. A command of case 1 has no length field and is never extended.
    public var usesExtendedLength: Bool {
        guard !data.isEmpty || expectedLength != nil else { return false }
        return prefersExtendedLength || data.count > 255 || (expectedLength ?? 0) > 256
    }

    /// The four octets CLA, INS, P1 and P2.
    public var header: [UInt8] { [classByte, instruction, p1, p2] }

    /// The octets that go to the chip.
    ///
    /// - Throws: `APDUError` with code `tooLong` for more than 65,535 data octets, `invalidExpectedLength` for an
    ///   expected length outside 1 to 65,536.
    public func encoded() throws(APDUError) -> [UInt8] {
        guard data.count <= 0xFFFF else {
            throw APDUError(.tooLong, at: 4, .apduDataTooLong(count: data.count))
        }
        if let expectedLength, !(1...0x10000).contains(expectedLength) {
            throw APDUError(.invalidExpectedLength, at: 4, .apduExpectedLengthOutOfRange(length: expectedLength))
        }
        var octets: [UInt8] = []
        octets.reserveCapacity(data.count + 9)
        octets += header
        let isExtended = usesExtendedLength
        if isExtended { octets.append(0) }
        if !data.isEmpty {
            if isExtended { octets.append(UInt8(truncatingIfNeeded: data.count >> 8)) }
            octets.append(UInt8(truncatingIfNeeded: data.count))
            octets += data
        }
        if let expectedLength {
            // 256 and 65,536 wrap to 00 and 0000, as 5.2 demands.
            if isExtended { octets.append(UInt8(truncatingIfNeeded: expectedLength >> 8)) }
            octets.append(UInt8(truncatingIfNeeded: expectedLength))
        }
        return octets
    }

    /// Reads the octets of a command.
    ///
    /// - Throws: `APDUError` with code `truncated` for fewer than four octets, `lengthMismatch` where Lc or Le does not
    ///   fit.
    public init(decoding octets: [UInt8]) throws(APDUError) {
        guard octets.count >= 4 else {
            throw APDUError(.truncated, at: octets.count, .apduCommandTruncated)
        }
        self.init(instruction: octets[1], p1: octets[2], p2: octets[3])
        classByte = octets[0]
        let body = octets[4...]
        guard let first = body.first else { return }
        if body.count == 1 {
            expectedLength = first == 0 ? 256 : Int(first)
            return
        }
        if first != 0 {
            try readBody(body.dropFirst(), count: Int(first), lengthOfLe: 1)
            return
        }
        guard body.count >= 3 else {
            throw APDUError(.lengthMismatch, at: 4, .apduExtendedLengthField)
        }
        prefersExtendedLength = true
        let number = Int(body[5]) << 8 | Int(body[6])
        if body.count == 3 {
            expectedLength = number == 0 ? 0x10000 : number
            return
        }
        guard number > 0 else {
            throw APDUError(.lengthMismatch, at: 5, .apduDataAfterZero)
        }
        try readBody(body.dropFirst(3), count: number, lengthOfLe: 2)
    }

    private mutating func readBody(_ rest: ArraySlice<UInt8>, count: Int, lengthOfLe: Int) throws(APDUError) {
        guard rest.count == count || rest.count == count + lengthOfLe else {
            throw APDUError(.lengthMismatch, at: 4, .apduLengthMismatch(length: count, count: rest.count))
        }
        data = Array(rest.prefix(count))
        guard rest.count > count else { return }
        let number = rest.suffix(lengthOfLe).reduce(0) { $0 << 8 | Int($1) }
        expectedLength = number == 0 ? (lengthOfLe == 1 ? 256 : 0x10000) : number
    }
}
