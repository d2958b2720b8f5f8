// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages
internal import EPassTLV

/// Steps over the data objects of a protected response without copying them.
///
/// A cursor of EPassTLV would do the same and more; this one is on the path of every READ BINARY and allocates nothing.
struct DataObjectScanner {
    let response: [UInt8]
    /// The octets before the status bytes, which are scanned.
    let end: Int
    let status: StatusBytes
    /// Where the next data object begins.
    private(set) var position = 0

    /// The value of the next data object if it has this tag: `99` must have two octets.
    mutating func readOptional(_ tag: UInt8) throws(AccessError) -> Range<Int>? {
        guard position < end, response[position] == tag else { return nil }
        let value = try valueRange(tag)
        if tag == 0x99, value.count != 2 {
            throw malformed(tag, .messagingStatusLength(count: value.count))
        }
        position = value.upperBound
        return value
    }

    /// The value of DO'8E', which has eight octets and is the last.
    ///
    /// - Parameters:
    ///   - data: the tag for encrypted data in this response, and whether it was there.
    ///   - status: whether DO'99' was there.
    mutating func readMAC(seen data: (tag: UInt8, isPresent: Bool), _ status: Bool) throws(AccessError) -> Range<Int> {
        guard position < end else { throw noMAC }
        let tag = response[position]
        guard tag == 0x8E else { throw unexpected(tag, data: data, status: status) }
        let value = try valueRange(tag)
        guard value.count == 8 else { throw malformed(tag, .messagingMacLength(count: value.count)) }
        position = value.upperBound
        guard position == end else {
            let next = response[position]
            throw AccessError(
                next == 0x8E ? .dataObjectRepeated : .dataObjectOrder, status: self.status, element: Self.name(next),
                at: position, .messagingOctetsAfterMAC)
        }
        return value
    }

    private func unexpected(_ tag: UInt8, data: (tag: UInt8, isPresent: Bool), status: Bool) -> AccessError {
        let code: AccessError.Code
        let message: Message
        switch tag {
        case data.tag where data.isPresent, 0x99 where status:
            (code, message) = (.dataObjectRepeated, .messagingObjectTwice)
        case data.tag:
            (code, message) = (.dataObjectOrder, .messagingDataAfterStatus)
        default:
            // Without any MAC at the end this is a plain response, whatever its octets happen to spell.
            guard hasMACAtEnd else { return noMAC }
            (code, message) = (.dataObjectUnknown, .messagingObjectUnknown)
        }
        return AccessError(code, status: self.status, element: Self.name(tag), at: position, message)
    }

    private var noMAC: AccessError {
        AccessError(.macMissing, status: status, element: "DO'8E'", at: position, .messagingNoMAC)
    }

    private var hasMACAtEnd: Bool { end >= 10 && response[end - 10] == 0x8E && response[end - 9] == 8 }

    /// The value of the data object at the position. Its length field is believed only as far as the response goes.
    private func valueRange(_ tag: UInt8) throws(AccessError) -> Range<Int> {
        guard position + 1 < end else { throw malformed(tag, .messagingObjectWithoutLength) }
        var start = position + 2
        var length = Int(response[position + 1])
        if length >= 0x80 {
            // 80 would be an indefinite length, which a primitive data object cannot have; a response fits into three
            // octets.
            let count = length & 0x7F
            guard (1...3).contains(count), start + count <= end else {
                throw malformed(tag, .messagingObjectLengthInvalid)
            }
            length = 0
            for index in start..<(start + count) { length = length << 8 | Int(response[index]) }
            start += count
        }
        guard length <= end - start else {
            throw malformed(tag, .messagingObjectCutOff(claimed: length, left: end - start))
        }
        return start..<(start + length)
    }

    private func malformed(_ tag: UInt8, _ message: Message) -> AccessError {
        AccessError(.dataObjectMalformed, status: status, element: Self.name(tag), at: position, message)
    }

    private static func name(_ tag: UInt8) -> String { "DO'\(TLVTag(UInt32(tag)))'" }
}
