// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassISO7816
internal import EPassMessages

/// Where the data objects of a protected response stand, and nothing believed of them yet. Doc 9303-11, 9.8.4 and
/// figure 6.
///
/// `[DO'87' or DO'85'] [DO'99'] DO'8E'`, in this order, each at most once, nothing else.
struct ProtectedResponseLayout {
    /// The status bytes outside, as sent.
    private let outerStatus: StatusBytes
    /// The value of DO'87' or DO'85'.
    private let cryptogram: Range<Int>?
    /// The value of DO'99'.
    private let status: Range<Int>?
    /// The octets before DO'8E', which the MAC covers.
    private let authenticatedLength: Int
    /// The value of DO'8E'.
    private let mac: Range<Int>
    private let isOdd: Bool

    /// Finds the data objects of a response.
    ///
    /// - Parameter isOdd: whether the instruction byte of the command was odd.
    init(_ response: [UInt8], isOdd: Bool) throws(AccessError) {
        let end = response.count - 2
        guard end >= 0, end <= 0x10000 else {
            throw AccessError(
                .malformedResponse, at: response.count,
                .messagingResponseLength(count: response.count))
        }
        let outerStatus = StatusBytes(sw1: response[end], sw2: response[end + 1])
        guard end > 0 else {
            if outerStatus.isNormal { throw AccessError(.unprotectedResponse, status: outerStatus) }
            throw AccessError(.channelLost, status: outerStatus, .messagingChannelLost(meaning: outerStatus.message))
        }
        var scanner = DataObjectScanner(response: response, end: end, status: outerStatus)
        let dataTag: UInt8 = isOdd ? 0x85 : 0x87
        cryptogram = try scanner.readOptional(dataTag)
        status = try scanner.readOptional(0x99)
        authenticatedLength = scanner.position
        mac = try scanner.readMAC(seen: (dataTag, cryptogram != nil), status != nil)
        self.outerStatus = outerStatus
        self.isOdd = isOdd
    }

    /// How much scratch memory `open` needs.
    func scratchLength(blockSize: Int) -> Int { 2 * blockSize + authenticatedLength + 8 }

    /// Checks the MAC, then the status bytes, then decrypts.
    ///
    /// - Parameters:
    ///   - response: the one that was measured.
    ///   - buffer: at least `scratchLength(blockSize:)` octets.
    ///   - keys: the session keys.
    ///   - counter: the send sequence counter, already raised.
    func open(
        _ response: [UInt8], in buffer: UnsafeMutableRawBufferPointer, keys: SessionKeys, counter: SendSequenceCounter,
        blockSize: Int
    ) throws(AccessError) -> OpenedResponse {
        unsafe counter.write(to: buffer)
        var writer = unsafe ScratchWriter(buffer, at: counter.width)
        let start = writer.position
        unsafe response.withUnsafeBytes { octets in
            unsafe writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: octets[..<authenticatedLength]))
        }
        writer.pad(to: blockSize)
        let padded = writer.position
        let computed = unsafe writer.region(padded..<(padded + 8))
        try unsafe keys.authenticate(UnsafeRawBufferPointer(writer.region(0..<padded)), into: computed)
        let isGenuine = unsafe response.withUnsafeBytes { octets in
            unsafe constantTimeEquals(
                UnsafeRawBufferPointer(computed), UnsafeRawBufferPointer(rebasing: octets[mac]))
        }
        guard isGenuine else {
            throw AccessError(
                .macInvalid, status: outerStatus, element: "DO'8E'", at: mac.lowerBound,
                .messagingMacWrong)
        }

        var deviations: [AccessDeviation] = []
        if let status {
            guard response[status.lowerBound] == outerStatus.sw1, response[status.lowerBound + 1] == outerStatus.sw2
            else {
                throw AccessError(
                    .statusMismatch, status: outerStatus, element: "DO'99'", at: status.lowerBound,
                    .messagingStatusMismatch)
            }
        } else {
            deviations.append(.statusObjectAbsent)
        }
        guard let cryptogram else {
            return OpenedResponse(response: ResponseAPDU(statusBytes: outerStatus), deviations: deviations)
        }
        let block = try encryptedBlocks(response, of: cryptogram, blockSize: blockSize)
        let region = unsafe writer.region((start + block.lowerBound)..<(start + block.upperBound))
        try unsafe keys.decrypt(region, counter: counter)
        // The padding of ISO/IEC 9797-1, method 2, lies in the last block.
        var length = unsafe try? ISO9797Padding.unpaddedCount(UnsafeRawBufferPointer(region), blockSize: blockSize)
        if length == nil, outerStatus == .endOfFile {
            // Seen on Slovenian passports (F-25): the octets are authenticated, only where they end is not said.
            length = region.count
            deviations.append(.paddingAtEndOfFile)
        }
        guard let length else {
            throw AccessError(
                .paddingInvalid, status: outerStatus, element: isOdd ? "DO'85'" : "DO'87'", at: cryptogram.lowerBound,
                .messagingPaddingInvalid)
        }
        let data = unsafe [UInt8](UnsafeRawBufferPointer(rebasing: region[..<length]))
        return OpenedResponse(
            response: ResponseAPDU(data: data, statusBytes: outerStatus), deviations: deviations)
    }

    /// The whole blocks of a cryptogram, behind the padding indicator of DO'87'.
    private func encryptedBlocks(
        _ response: [UInt8], of cryptogram: Range<Int>, blockSize: Int
    ) throws(AccessError) -> Range<Int> {
        let indicatorLength = isOdd ? 0 : 1
        let length = cryptogram.count - indicatorLength
        guard length > 0, length.isMultiple(of: blockSize), isOdd || response[cryptogram.lowerBound] == 0x01 else {
            throw AccessError(
                .cryptogramInvalid, status: outerStatus, element: isOdd ? "DO'85'" : "DO'87'",
                at: cryptogram.lowerBound,
                .messagingCryptogramBlocks)
        }
        return (cryptogram.lowerBound + indicatorLength)..<cryptogram.upperBound
    }
}

/// A response whose MAC was right.
struct OpenedResponse {
    /// Data and status bytes in the clear.
    let response: ResponseAPDU
    /// What had to be tolerated.
    let deviations: [AccessDeviation]
}
