// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages

/// A picture in sixels (VT330/VT340 Programmer Reference Manual, chapter 14): bands of six rows, in each of them a pass
/// for each colour, in a device control string.
enum SixelPicture {
    private static let firstDigit: UInt8 = 63
    /// A run that is shorter takes no more octets as it is.
    private static let shortestRun = 4

    /// Raster attributes state square points and the size; the second parameter in front has points that no pass draws
    /// stay as they are.
    static func octets(of points: PixelMap) -> [UInt8] {
        let palette = SixelPalette(points)
        var text = TerminalPicture.margin + Array("\u{1B}P0;1q\"1;1;\(points.width);\(points.height)".utf8)
        for (number, colour) in palette.colours.enumerated() {
            let parts = [colour.red, colour.green, colour.blue].map { String((Int($0) * 100 + 127) / 255) }
            text += Array("#\(number);2;\(parts.joined(separator: ";"))".utf8)
        }
        for top in stride(from: 0, to: points.height, by: 6) {
            if top > 0 { text.append(UInt8(ascii: "-")) }
            let passes = passes(of: points, from: top, palette)
            for (index, pass) in passes.enumerated() {
                if index > 0 { text.append(UInt8(ascii: "$")) }
                text += Array("#\(pass.colour)".utf8) + runs(of: pass.sixels)
            }
        }
        return text + Array("\u{1B}\\\n".utf8)
    }

    /// The sixels of a band by colour, each up to the last that draws anything.
    private static func passes(
        of points: PixelMap, from top: Int, _ palette: SixelPalette
    ) -> [(colour: Int, sixels: [UInt8])] {
        var sixels = [[UInt8]](repeating: [], count: palette.colours.count)
        for column in 0..<points.width {
            for row in top..<min(top + 6, points.height) {
                let number = palette.number(of: points.colour(column, row))
                let missing = column + 1 - sixels[number].count
                if missing > 0 { sixels[number] += [UInt8](repeating: 0, count: missing) }
                sixels[number][column] |= 1 << UInt8(row - top)
            }
        }
        return sixels.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
    }

    private static func runs(of sixels: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var rest = sixels[...]
        while let first = rest.first {
            let count = rest.prefix { $0 == first }.count
            if count >= shortestRun {
                text += Array("!\(count)".utf8) + [firstDigit + first]
            } else {
                text += [UInt8](repeating: firstDigit + first, count: count)
            }
            rest = rest.dropFirst(count)
        }
        return text
    }
}
