// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Records of fingers and irises put together by hand, octet for octet, so that each field can be wrong on its own.
enum HandMade {
    /// One view of a finger image record.
    struct View {
        var statedLength: Int?
        var position: UInt8 = 7
        var count: UInt8 = 1
        var number: UInt8 = 1
        var size: (Int, Int) = (3, 2)
        var image: [UInt8] = [1, 2, 3, 4, 5, 6]

        var octets: [UInt8] {
            HandMade.number(statedLength ?? 14 + image.count, 4) + [position, count, number, 254, 0]
                + HandMade.number(size.0, 2) + HandMade.number(size.1, 2) + [0] + image
        }
    }

    /// A finger image record.
    struct Fingers {
        var version = Array("010\u{0}".utf8)
        var statedLength: Int?
        var statedFingers = 1
        var compression: UInt8 = 0
        var depth: UInt8 = 8
        var views = [View()]
        var trailing: [UInt8] = []

        var octets: [UInt8] {
            let body = views.flatMap(\.octets) + trailing
            return Array("FIR\u{0}".utf8) + version + HandMade.number(statedLength ?? 32 + body.count, 6)
                + [0x01, 0x02, 0x00, 0x1F, UInt8(statedFingers), 1] + HandMade.number(500, 2)
                + HandMade.number(501, 2) + HandMade.number(502, 2) + HandMade.number(503, 2)
                + [depth, compression, 0, 0] + body
        }
    }

    /// One image of an eye.
    struct IrisImage {
        var statedLength: Int?
        var image: [UInt8] = [1, 2, 3, 4, 5, 6]

        var octets: [UInt8] {
            [0, 1, 77, 0x12, 0x34, 0x00, 0x08] + HandMade.number(statedLength ?? image.count, 4) + image
        }
    }

    /// One eye.
    struct Eye {
        var code: UInt8 = 2
        var statedImages: Int?
        var images = [IrisImage()]

        var octets: [UInt8] { [code] + HandMade.number(statedImages ?? images.count, 2) + images.flatMap(\.octets) }
    }

    /// An iris image record.
    struct Irises {
        var version = Array("010\u{0}".utf8)
        var statedLength: Int?
        var statedHeaderLength = 45
        var statedEyes: Int?
        var format = 2
        var size: (Int, Int) = (3, 2)
        var depth: UInt8 = 8
        var eyes = [Eye()]
        var trailing: [UInt8] = []

        var octets: [UInt8] {
            let body = eyes.flatMap(\.octets) + trailing
            return Array("IIR\u{0}".utf8) + version + HandMade.number(statedLength ?? 45 + body.count, 4)
                + [0x00, 0x09, UInt8(statedEyes ?? eyes.count)] + HandMade.number(statedHeaderLength, 2)
                + [0x03, 0x65] + HandMade.number(120, 2) + HandMade.number(format, 2)
                + HandMade.number(size.0, 2) + HandMade.number(size.1, 2) + [depth, 1]
                + Array("D0123456789ABCDE".utf8) + body
        }
    }

    static let leftPointer: [UInt8] = header(0x08, 0x0A, 0x07)
    static let rightPointer: [UInt8] = header(0x08, 0x09, 0x07)
    static let leftIris: [UInt8] = header(0x10, 0x02, 0x09)

    /// The biometric header of Table 51.
    static func header(_ type: UInt8, _ subtype: UInt8?, _ format: UInt8) -> [UInt8] {
        TLV.template(
            0xA1,
            [
                [0x81, 0x01, type], subtype.map { [0x82, 0x01, $0] } ?? [], [0x87, 0x02, 0x01, 0x01],
                [0x88, 0x02, 0x00, format],
            ])
    }

    /// One template with a record.
    static func template(_ header: [UInt8], _ record: [UInt8], _ tag: TLVTag = 0x5F2E) -> [UInt8] {
        TLV.template(0x7F60, [header, TLV.template(tag, [record])])
    }

    /// A file with these templates.
    static func file(_ tag: TLVTag, _ templates: [[UInt8]], stated: Int? = nil, after: [UInt8] = []) -> [UInt8] {
        let count = UInt8(truncatingIfNeeded: stated ?? templates.count)
        return TLV.template(tag, [TLV.template(0x7F61, [[0x02, 0x01, count]] + templates), after])
    }

    /// EF.DG3 with one record of the left pointer.
    static func fingers(_ record: Fingers = Fingers()) -> [UInt8] { file(0x63, [template(leftPointer, record.octets)]) }

    /// EF.DG4 with one record of the left eye.
    static func irises(_ record: Irises = Irises()) -> [UInt8] { file(0x76, [template(leftIris, record.octets)]) }

    static func number(_ value: Int, _ octets: Int) -> [UInt8] {
        (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// No pictures, but the octets by which each is known.
    static let wsq: [UInt8] = [0xFF, 0xA0, 0xFF, 0xA4, 0x00, 0x04, 0x11, 0x22, 0xFF, 0xA1]
    static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}
