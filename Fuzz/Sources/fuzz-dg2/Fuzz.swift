// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DG2; what decodes is written and decoded to the same fields and images.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDG2(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    check(bytes)
    // The record and the block alone as well, so that what is inside is reached without a valid frame around it.
    check(DataGroup2Frame.around(record: bytes))
    check(DataGroup2Frame.around(block: bytes))
    return 0
}

private func check(_ bytes: [UInt8]) {
    do throws(LDSError) {
        let group = try DataGroup2(decoding: bytes)
        let images = group.images
        guard images.allSatisfy({ $0.octets.startIndex >= 0 && $0.octets.endIndex <= bytes.count }) else {
            fatalError("an image reaches out of its file")
        }
        let encoded = group.encoded()
        guard let again = try? DataGroup2(decoding: encoded) else {
            fatalError("a DG2 that was decoded is not decoded again")
        }
        guard again.images.map(\.octets) == images.map(\.octets) else { fatalError("the images changed on the way") }
        guard again.encoded() == encoded else { fatalError("the fields changed on the way") }
    } catch {
        guard error.offset >= 0, error.offset <= bytes.count else { fatalError("an error without a place: \(error)") }
    }
}

/// A template around the data of either standard.
private enum DataGroup2Frame {
    static func around(record: [UInt8]) -> [UInt8] { file(object([0x5F, 0x2E], record)) }

    static func around(block: [UInt8]) -> [UInt8] {
        file(object([0x7F, 0x2E], object([0xA1], object([0x65], block))))
    }

    private static func file(_ data: [UInt8]) -> [UInt8] {
        let header: [UInt8] = [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x08]
        return object([0x75], object([0x7F, 0x61], [0x02, 0x01, 0x01] + object([0x7F, 0x60], header + data)))
    }

    /// With the length in the fewest octets, as DER has it.
    private static func object(_ tag: [UInt8], _ content: [UInt8]) -> [UInt8] {
        let count = content.count
        let length: [UInt8] =
            switch count {
            case 0..<0x80: [UInt8(truncatingIfNeeded: count)]
            case 0x80..<0x100: [0x81, UInt8(truncatingIfNeeded: count)]
            case 0x100..<0x10000: [0x82] + [8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
            default: [0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
            }
        return tag + length + content
    }
}
