// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages
internal import EPassTLV

/// Reads the octets of a seal from front to back.
struct SealCursor {
    let octets: [UInt8]
    private(set) var position = 0

    init(_ octets: [UInt8]) { self.octets = octets }

    var isAtEnd: Bool { position >= octets.count }

    mutating func octet(_ element: String) throws(SealError) -> UInt8 {
        guard position < octets.count else { throw SealError(.truncated, element, at: position, .sealDataEndsHere) }
        defer { position += 1 }
        return octets[position]
    }

    mutating func slice(_ count: Int, _ element: String) throws(SealError) -> ArraySlice<UInt8> {
        guard count <= octets.count - position else {
            throw SealError(.truncated, element, at: octets.count, .sealDataEndsInElement)
        }
        defer { position += count }
        return octets[position..<position + count]
    }

    mutating func c40(_ count: Int, _ element: String) throws(SealError) -> String {
        let slice = try slice(count, element)
        do throws(SealError) {
            return try C40.decode(slice)
        } catch {
            throw SealError(error.code, element, at: error.offset, error.message)
        }
    }

    mutating func date(_ element: String) throws(SealError) -> CalendarDate {
        let start = position
        guard let date = SealDate.decode(try slice(3, element)) else {
            throw SealError(.invalidDate, element, at: start, .sealDataNoDay)
        }
        return date
    }

    /// A length as DER has it (Doc 9303-13, 2.3): in the shortest form.
    mutating func length(_ element: String) throws(SealError) -> Int {
        let start = position
        guard !isAtEnd else { throw SealError(.truncated, element, at: position, .sealDataEndsHere) }
        var rest = octets[position...]
        let length: Int?
        do throws(TLVError) { length = try TLVHeader.length(&rest, at: start) } catch {
            throw error.code == .truncated
                ? SealError(.truncated, element, at: octets.count, .sealDataEndsInElement)
                : SealError(.invalidLength, element, at: start, .sealDataLengthOfLength)
        }
        guard let length else { throw SealError(.invalidLength, element, at: start, .sealDataLengthOfLength) }
        position = rest.startIndex
        guard position - start == TLVHeader.lengthOctets(length) else {
            throw SealError(.invalidLength, element, at: start, .sealDataLengthNotShortest)
        }
        return length
    }
}
