// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// A facial record of ISO/IEC 19794-5 put together by hand, field by field, so that each can be wrong on its own.
struct HandMadeRecord {
    /// One facial image of the record.
    struct Block {
        var statedLength: Int?
        var statedPoints: Int?
        /// Of the roll.
        var poseUncertainty: UInt8 = 6
        var points: [[UInt8]] = []
        var unassigned: [UInt8] = []
        /// Kind of portrait, coding, width, height, colour space, source, device, quality.
        var imageInformation: [UInt8] = [1, 0, 0x01, 0x9D, 0x02, 0x13, 1, 2, 0xAB, 0xCD, 0, 88]
        var leading: [UInt8] = []
        var image = HandMadeRecord.jpeg
        var padding: [UInt8] = []

        var octets: [UInt8] {
            let length =
                32 + points.count * 8 + unassigned.count + leading.count + image.count + padding.count
            return number(statedLength ?? length, 4) + number(statedPoints ?? points.count, 2)
                + [2, 3, 4, 0, 0x02, 0x07, 0, 1, 1, 2, 3, 4, 5, poseUncertainty] + points.flatMap { $0 } + unassigned
                + imageInformation + leading + image + padding
        }
    }

    var version: [UInt8] = Array("010\u{0}".utf8)
    var statedLength: Int?
    var statedImages: Int?
    var blocks = [Block()]
    var trailing: [UInt8] = []

    var octets: [UInt8] {
        let body = blocks.flatMap(\.octets)
        return Array("FAC\u{0}".utf8) + version + Self.number(statedLength ?? 14 + body.count + trailing.count, 4)
            + Self.number(statedImages ?? blocks.count, 2) + body + trailing
    }

    /// The octets as EF.DG2, in one template with a header.
    var file: [UInt8] { Self.file([Self.template(self)]) }

    static func template(_ record: HandMadeRecord) -> [UInt8] {
        TLV.template(0x7F60, [TLV.faceHeader, TLV.template(0x5F2E, [record.octets])])
    }

    static func file(_ templates: [[UInt8]], stated: UInt8? = nil) -> [UInt8] {
        let count = stated ?? UInt8(truncatingIfNeeded: templates.count)
        return TLV.template(0x75, [TLV.template(0x7F61, [[0x02, 0x01, count]] + templates)])
    }

    /// No picture, but the octets by which one is known: begin, end, and something between.
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46, 0x00, 0xFF, 0xD9]
    static let jpeg2000: [UInt8] =
        [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A, 0x11, 0x22, 0xFF, 0xD9]
    static let codestream: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51, 0x00, 0x29, 0xFF, 0xD9]
    /// A two-dimensional point 12.1 at 100, 200.
    static let point: [UInt8] = [1, 0xC1, 0x00, 0x64, 0x00, 0xC8, 0x00, 0x00]

    private static func number(_ value: Int, _ octets: Int) -> [UInt8] {
        (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

extension HandMadeRecord.Block {
    fileprivate func number(_ value: Int, _ octets: Int) -> [UInt8] {
        (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
