// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DG2; what decodes is written and decoded to the same images.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDG2(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    check(bytes)
    // The record alone as well, so that what is inside is reached without a valid frame around it.
    check(DataGroup2Frame.around(bytes))
    return 0
}

private func check(_ bytes: [UInt8]) {
    do throws(LDSError) {
        let group = try DataGroup2(decoding: bytes)
        let images = group.images.map(\.octets)
        guard images.allSatisfy({ $0.count <= bytes.count }) else { fatalError("an image grew") }
        guard let again = try? DataGroup2(decoding: group.encoded()) else {
            fatalError("a DG2 that was decoded is not decoded again")
        }
        guard again.images.map(\.octets) == images else { fatalError("the images changed on the way") }
    } catch {
        guard error.offset >= 0, error.offset <= bytes.count else { fatalError("an error without a place: \(error)") }
    }
}

/// A template around a facial record.
private enum DataGroup2Frame {
    static func around(_ record: [UInt8]) -> [UInt8] {
        let header: [UInt8] = [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x08]
        let template = object([0x7F, 0x60], header + object([0x5F, 0x2E], record))
        return object([0x75], object([0x7F, 0x61], [0x02, 0x01, 0x01] + template))
    }

    private static func object(_ tag: [UInt8], _ content: [UInt8]) -> [UInt8] {
        let count = content.count
        return tag + [0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + content
    }
}
