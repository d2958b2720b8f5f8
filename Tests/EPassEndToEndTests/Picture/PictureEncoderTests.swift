// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("The octets of a picture, read back (Docs/picture.md)", .timeLimit(.minutes(5)), .timed)
struct PictureEncoderTests {
    /// An image of points that differ, with colours in every corner.
    private static func image(_ width: Int, _ height: Int, grey: Bool = false) throws -> PixelMap {
        let octets = (0..<height).flatMap { row in
            (0..<width).flatMap { column -> [UInt8] in
                let red = UInt8(clamping: column * 255 / max(1, width - 1))
                let green = UInt8(clamping: row * 255 / max(1, height - 1))
                return grey ? [red / 2 + green / 2] : [red, green, 255 - red]
            }
        }
        return try #require(PixelMap(width: width, height: height, channels: grey ? .grey : .rgb, octets: octets))
    }

    /// An image that no coding makes short.
    private static func noise(_ width: Int, _ height: Int) throws -> PixelMap {
        var generator = SeededGenerator(seed: 3)
        let octets = (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return try #require(PixelMap(width: width, height: height, channels: .rgb, octets: octets))
    }

    private static func points(_ image: PixelMap) -> PictureReading.Points {
        .init(
            rows: (0..<image.height).map { row in
                (0..<image.width).map { column in
                    let colour = image.colour(column, row)
                    return [colour.red, colour.green, colour.blue]
                }
            })
    }

    private static func text(_ image: PixelMap, _ form: PictureForm, _ screen: ScreenSize = ScreenSize()) throws
        -> (text: String, frame: PictureFrame, points: PictureReading.Points)
    {
        let picture = try TerminalPicture(image, form: form, screen: screen)
        let text = String(decoding: picture.octets, as: UTF8.self)
        return (text, picture.frame, points(image.scaled(columns: picture.frame.width, rows: picture.frame.height)))
    }

    /// The greatest difference of a channel.
    private static func difference(_ one: PictureReading.Points, _ other: PictureReading.Points) -> Int {
        guard one.width == other.width, one.height == other.height else { return 256 }
        return zip(one.rows.joined().joined(), other.rows.joined().joined()).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    // MARK: characters

    @Test("half blocks in 24 bits are the points of the image, two in a cell", arguments: [false, true])
    func halfBlocks(grey: Bool) throws {
        let (text, frame, points) = try Self.text(Self.image(336, 432, grey: grey), .blocks(PictureBlocks()))
        #expect(frame == PictureFrame(width: 336, height: 432, form: .blocks(PictureBlocks()), screen: ScreenSize()))
        #expect(frame.columns == 19 && frame.rows == 12 && frame.height == 24)
        #expect(try PictureReading.blocks(text) == points)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 12 && lines.allSatisfy { $0.hasPrefix("  \u{1B}[") && $0.hasSuffix("\u{1B}[0m") })
    }

    @Test("an odd number of rows ends in half a row, with nothing below")
    func oddRows() throws {
        let (text, frame, points) = try Self.text(Self.image(48, 26), .blocks(PictureBlocks()))
        #expect(frame.height == 13 && frame.rows == 7 && points.height == 13)
        #expect(try PictureReading.blocks(text) == points)
    }

    @Test("the 256 colours are the nearest of the table")
    func indexedColours() throws {
        let (text, _, points) = try Self.text(Self.image(100, 100), .blocks(PictureBlocks(hasTrueColour: false)))
        #expect(!text.contains(";2;"))
        let drawn = try PictureReading.blocks(text)
        for (one, other) in zip(drawn.rows.joined(), points.rows.joined()) {
            func distance(_ colour: [UInt8]) -> Int {
                zip(colour, other).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
            }
            let nearest = (16..<256).map { distance(PictureReading.indexed($0)) }.min() ?? 0
            #expect(distance(one) == nearest, "\(other) is drawn as \(one)")
        }
    }

    @Test("without a half block each cell is a space with the mean of both points behind it")
    func spaces() throws {
        let blocks = PictureBlocks(hasTrueColour: true, hasHalves: false)
        let image = try #require(PixelMap(width: 1, height: 2, channels: .grey, octets: [10, 30]))
        #expect(String(decoding: blocks.octets(of: image), as: UTF8.self) == "  \u{1B}[48;2;20;20;20m \u{1B}[0m\n")
    }

    // MARK: sixel

    @Test("sixels have the colours of an image that has few, exactly", arguments: [(30, 19), (7, 6), (1, 1), (24, 13)])
    func fewColours(width: Int, height: Int) throws {
        let octets = (0..<width * height).flatMap { index -> [UInt8] in
            [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0]][index % 5]
        }
        let image = try #require(PixelMap(width: width, height: height, channels: .rgb, octets: octets))
        let read = try SixelReading(String(decoding: SixelPicture.octets(of: image), as: UTF8.self))
        #expect(read.points == Self.points(image) && read.rest == "  \n")
        #expect(read.colours.count == min(5, width * height))
    }

    @Test("an image of many colours is drawn in 256 at most, each near to its own")
    func manyColours() throws {
        let (text, frame, points) = try Self.text(Self.image(336, 432), .sixel)
        let read = try SixelReading(text)
        #expect(read.colours.count <= 256 && read.colours.keys.allSatisfy { (0..<256).contains($0) })
        #expect(read.stated == (frame.width, frame.height) && frame.height == 192)
        #expect(Self.difference(read.points, points) < 40)
    }

    @Test("noise as large as a picture may be takes bounded room", .long())
    func noise() throws {
        let image = try Self.noise(600, 600)
        let screen = ScreenSize(columns: 300, rows: 100, cellWidth: 120, cellHeight: 240)
        let picture = try TerminalPicture(image, form: .sixel, screen: screen)
        #expect(picture.frame.width == 480 && picture.frame.height == 480)
        #expect(picture.octets.count < 4 << 20, "\(picture.octets.count)")
        _ = try SixelReading(String(decoding: picture.octets, as: UTF8.self))
    }

    @Test(
        "what another program makes of the sixels is the picture",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sixel2png"), "libsixel-bin is missing"))
    func foreignSixels() async throws {
        let (text, _, points) = try Self.text(Self.image(336, 432), .sixel)
        try await withTemporaryFolder { folder in
            try text.trimmingCharacters(in: .whitespacesAndNewlines).write(
                toFile: "\(folder)/x.six", atomically: false, encoding: .utf8)
            let outcome = try await Program.run("sixel2png", ["-i", "\(folder)/x.six", "-o", "\(folder)/x.png"])
            try #require(outcome.status == 0, "\(outcome.errors)")
            let drawn = try await PictureReading.png(
                Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/x.png"))))
            #expect(Self.difference(drawn, points) < 40)
        }
    }

    // MARK: PNG

    #if Images
        @Test("kitty gets a PNG of the points, in chunks, with room made for it and the cursor put back behind")
        func kitty() async throws {
            let (text, frame, points) = try Self.text(
                Self.noise(336, 432), .kitty, ScreenSize(cellWidth: 10, cellHeight: 20))
            let read = try PictureReading.kitty(text)
            #expect(
                read.keys == [
                    "a": "T", "f": "100", "q": "2", "C": "1", "m": "1", "c": "\(frame.columns)", "r": "\(frame.rows)",
                ])
            #expect(frame.rows == 12 && frame.height == 240 && frame.width == 187 && frame.columns == 19)
            #expect(read.longestChunk == 4096)
            #expect(
                read.rest == String(repeating: "\n", count: 12) + "\u{1B}[12A\u{1B}[2C\u{1B}7\u{1B}8\u{1B}[12B\r")
            #expect(try await PictureReading.png(read.png) == points)
        }

        @Test("a picture of one chunk says so")
        func shortKitty() throws {
            let dot = try #require(PixelMap(width: 1, height: 1, channels: .grey, octets: [9]))
            let read = try PictureReading.kitty(Self.text(dot, .kitty).text)
            #expect(read.keys["m"] == "0" && read.longestChunk < 4096)
        }

        @Test("iTerm2 gets a PNG of the points, its length, and the cells that it takes")
        func inline() async throws {
            let (text, frame, points) = try Self.text(Self.image(336, 432, grey: true), .iTerm2)
            let read = try PictureReading.inline(text)
            #expect(
                read.arguments == [
                    "inline": "1", "size": "\(read.png.count)", "width": "\(frame.columns)",
                    "height": "\(frame.rows)", "preserveAspectRatio": "1",
                ])
            #expect(read.rest == "  \n")
            #expect(try await PictureReading.png(read.png) == points)
        }
    #endif

    // MARK: size

    @Test("a picture keeps its proportions and leaves half of the screen free, whatever image and screen are")
    func frames() {
        let forms: [PictureForm] = [.kitty, .iTerm2, .sixel, .blocks(PictureBlocks())]
        let screens = [
            ScreenSize(), ScreenSize(columns: 20, rows: 5), ScreenSize(columns: 1, rows: 1),
            ScreenSize(columns: 40, rows: 12, cellWidth: 9, cellHeight: 21),
            ScreenSize(columns: 200, rows: 60, cellWidth: 65_535, cellHeight: 65_535),
            ScreenSize(columns: 200, rows: 60, cellWidth: 100, cellHeight: 200),
        ]
        for (width, height) in [(336, 432), (1, 1), (65_535, 1), (1, 65_535), (4096, 4096), (3000, 200)] {
            for form in forms {
                for screen in screens {
                    let frame = PictureFrame(width: width, height: height, form: form, screen: screen)
                    #expect(1...24 ~= frame.columns && 1...12 ~= frame.rows, "\(width) x \(height), \(form): \(frame)")
                    #expect(frame.columns <= max(1, screen.columns - 2) && frame.rows <= max(1, screen.rows / 2))
                    #expect(1...960 ~= frame.width && 1...480 ~= frame.height)
                    guard frame.width > 8, frame.height > 8 else { continue }
                    let (stated, drawn) = (width * frame.height, height * frame.width)
                    #expect(abs(stated - drawn) <= max(width, height), "\(width) x \(height), \(form): \(frame)")
                }
            }
        }
    }
}
