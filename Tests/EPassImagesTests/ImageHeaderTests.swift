// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("Headers of images: JPEG 2000, JPEG, PNG", .timed)
struct ImageHeaderTests {
    @Test("the size, the components and the tiles of every sample")
    func samples() throws {
        let names = SampleImages.names
        #expect(names.count >= 16)
        for name in names {
            let header = try JPEG2000Header(decoding: try SampleImages.octets(name)[...])
            let size = name.hasPrefix("portrait") ? (336, 432) : name.hasPrefix("ycc42") ? (44, 56) : (45, 57)
            #expect((header.width, header.height) == size, "\(name)")
            #expect(header.paletteChannels == nil)
            #expect(header.tiles == (name == "rgb-tiles.j2k" ? 12 : name == "rgb-offset.j2k" ? 9 : 1), "\(name)")
        }
        let sixteen = try JPEG2000Header(decoding: try SampleImages.octets("grey16.j2k")[...])
        #expect(sixteen.components.map(\.bits) == [16] && !sixteen.components[0].isSigned)
        let signed = try JPEG2000Header(decoding: try SampleImages.octets("grey8-signed.j2k")[...])
        #expect(signed.components.map(\.isSigned) == [true])
        let sparse = try JPEG2000Header(decoding: try SampleImages.octets("ycc420.j2k")[...])
        #expect(
            sparse.components.map(\.columnSpacing) == [1, 2, 2] && sparse.components.map(\.rowSpacing) == [1, 2, 2])
    }

    @Test("every truncation of a header is an error with a position, every changed octet a value or an error")
    func damaged() throws {
        for name in ["portrait.jp2", "grey.j2k"] {
            let image = try SampleImages.octets(name)
            let end = name.hasSuffix("jp2") ? 136 : 45
            for length in 0..<end - 4 {
                #expect {
                    _ = try JPEG2000Header(decoding: image[..<length])
                } throws: {
                    guard let error = $0 as? ImageError, let offset = error.offset else { return false }
                    return error.code == .malformed && 0...length ~= offset
                }
            }
            for position in 0..<end {
                for mask: UInt8 in [0xFF, 0x01, 0x80] {
                    var changed = image
                    changed[position] ^= mask
                    let header = try? JPEG2000Header(decoding: changed[...])
                    if let header { #expect(header.width > 0 && header.height > 0 && header.tiles > 0) }
                }
            }
        }
    }

    @Test("more tiles than a number holds are refused")
    func tiles() throws {
        let files = EPassVectors.files(in: "malformed", external: nil, fileExtension: "j2k")
        #expect(!files.isEmpty)
        for file in files {
            let image = Array(try Data(contentsOf: file))
            #expect {
                _ = try JPEG2000Header(decoding: image[...])
            } throws: {
                ($0 as? ImageError)?.code == .tooLarge
            }
        }
    }

    @Test("boxes: a length to the end, a length of eight octets, and lengths that do not fit")
    func boxes() throws {
        let stream = try SampleImages.octets("grey.j2k")
        let toTheEnd = JP2.start + JP2.number(0, 4) + Array("jp2c".utf8) + stream
        #expect(try JPEG2000Header(decoding: toTheEnd[...]).width == 45)
        let long =
            JP2.start + JP2.number(1, 4) + Array("jp2c".utf8) + JP2.number(0, 4) + JP2.number(stream.count + 16, 4)
            + stream
        #expect(try JPEG2000Header(decoding: long[...]).width == 45)
        let beyond = JP2.start + JP2.number(1, 4) + Array("jp2c".utf8) + JP2.number(1, 4) + JP2.number(0, 4) + stream
        let short = JP2.start + JP2.number(7, 4) + Array("jp2c".utf8) + stream
        let none = JP2.start + JP2.box("free", [])
        for file in [beyond, short, none] {
            #expect {
                _ = try JPEG2000Header(decoding: file[...])
            } throws: {
                ($0 as? ImageError)?.code == .malformed
            }
        }
        let many = JP2.start + Array(repeating: JP2.box("free", []), count: 100).joined() + JP2.box("jp2c", stream)
        #expect {
            _ = try JPEG2000Header(decoding: many[...])
        } throws: {
            ($0 as? ImageError)?.code == .tooLarge
        }
    }

    @Test("the frame header of JPEG: baseline and progressive, after other segments and fill octets")
    func jpeg() throws {
        let baseline = try JPEGHeader(
            decoding: bytes("FFD8 FFE0 0004 0000 FFC4 0003 00 FFFFC0 0011 08 0100 0080 03 012200 021101 031101")[...])
        #expect(baseline.width == 128 && baseline.height == 256 && baseline.components == 3 && baseline.bits == 8)
        let progressive = try JPEGHeader(decoding: bytes("FFD8 FFC2 000B 08 0010 0020 01 011100")[...])
        #expect(progressive.width == 32 && progressive.height == 16 && progressive.components == 1)
    }

    @Test(
        "what is no JPEG image, or has no size, is refused",
        arguments: [
            "", "FF", "FFD8", "FFD8FF", "FFD9FFD9", "FFD8FFDA0002", "FFD8FFD9", "FFD8FFE00001", "FFD8FFE0FFFF00",
            "FFD8FFC0000B0800100000010111 00", "FFD8FFC0000B08000000200101 1100", "FFD8FFC0000C080010002001011100",
            "FFD8FFC0000808001000 2000", "FFD80000",
        ])
    func noJPEG(text: String) {
        #expect(throws: ImageError.self) { try JPEGHeader(decoding: bytes(text)[...]) }
    }

    @Test("the header chunk of PNG, and what is none")
    func png() throws {
        let start = "89504E470D0A1A0A 0000000D 49484452"
        let header = try PNGHeader(decoding: bytes(start + "00000010 00000020 08 02 00 00 00")[...])
        #expect(header.width == 16 && header.height == 32 && header.bits == 8)
        for text in [
            start, "89504E470D0A1A0B", start + "00000000 00000020 08", start + "80000000 00000020 08", "",
            "89504E470D0A1A0A 0000000D 49484453 00000010 00000020 08",
        ] {
            #expect(throws: ImageError.self) { try PNGHeader(decoding: bytes(text)[...]) }
        }
    }
}
