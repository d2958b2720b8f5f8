// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassTestSupport
import Testing

@Suite("An image in another size", .timed)
struct ScalingTests {
    private func grey(_ width: Int, _ height: Int, _ octets: [UInt8]) throws -> PixelMap {
        try #require(PixelMap(width: width, height: height, channels: .grey, octets: octets))
    }

    @Test("a point is the mean of the area that it covers, parts of points among it")
    func means() throws {
        #expect(try grey(2, 2, [0, 100, 200, 60]).scaled(columns: 1, rows: 1).octets == [90])
        // Two of three columns each: one whole and a half.
        #expect(try grey(3, 1, [0, 90, 240]).scaled(columns: 2, rows: 1).octets == [30, 190])
        #expect(try grey(1, 3, [0, 90, 240]).scaled(columns: 1, rows: 2).octets == [30, 190])
        #expect(try grey(3, 2, [0, 30, 60, 90, 120, 150]).scaled(columns: 1, rows: 1).octets == [75])
    }

    @Test("channels do not mix, and a larger image has the points of the smaller one")
    func channels() throws {
        let two = try #require(
            PixelMap(width: 2, height: 1, channels: .rgb, octets: [255, 0, 10, 1, 200, 20], isDamaged: true))
        let one = two.scaled(columns: 1, rows: 1)
        #expect(one.octets == [128, 100, 15] && one.channels == .rgb && one.isDamaged)
        let larger = try grey(2, 1, [7, 250]).scaled(columns: 4, rows: 3)
        #expect(larger.width == 4 && larger.height == 3)
        #expect(larger.octets == Array(repeating: [7, 7, 250, 250], count: 3).flatMap(\.self))
    }

    @Test("an image of one value keeps it in every size, and its own size leaves an image as it is")
    func sizes() throws {
        let even = try grey(7, 5, Array(repeating: 201, count: 35))
        for (columns, rows) in [(1, 1), (3, 4), (7, 1), (13, 2), (24, 24)] {
            let scaled = even.scaled(columns: columns, rows: rows)
            #expect(scaled.width == columns && scaled.height == rows)
            #expect(scaled.octets == Array(repeating: 201, count: columns * rows))
        }
        let own = try grey(2, 2, [1, 2, 3, 4])
        #expect(own.scaled(columns: 2, rows: 2) == own)
        #expect(own.scaled(columns: 0, rows: 5) == own)
    }

    @Test("the mean of the whole stays, whatever the sizes", arguments: [(5, 3), (16, 9), (2, 20), (1, 1)])
    func wholeMean(columns: Int, rows: Int) throws {
        var generator = SeededGenerator(seed: 7)
        let octets = (0..<31 * 17).map { _ in UInt8.random(in: 0...255, using: &generator) }
        func mean(_ octets: [UInt8]) -> Double { Double(octets.reduce(0) { $0 + Int($1) }) / Double(octets.count) }
        let scaled = try grey(31, 17, octets).scaled(columns: columns, rows: rows)
        #expect(abs(mean(scaled.octets) - mean(octets)) <= 1)
    }
}
