// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages

/// A picture of characters: the upper half block, its colour the upper of two points, what is behind it the lower one
/// (ECMA-48, SGR 38 and 48).
struct PictureBlocks: Sendable, Hashable {
    /// Whether colours are stated as they are (24 bits); else by their numbers in the table of 256 that xterm began.
    var hasTrueColour = true
    /// Whether the half block can be shown, by the locale; else a cell is a space with one colour behind it.
    var hasHalves = true

    init(hasTrueColour: Bool = true, hasHalves: Bool = true) {
        self.hasTrueColour = hasTrueColour
        self.hasHalves = hasHalves
    }

    /// What the environment says of the terminal.
    init(in environment: [String: String]) {
        hasTrueColour = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
        hasHalves = Terminal.usesUnicode(in: environment)
    }

    /// Rows of characters. Each begins with the margin and ends with the terminal's own colours.
    func octets(of points: PixelMap) -> [UInt8] {
        var text: [UInt8] = []
        for row in stride(from: 0, to: points.height, by: 2) {
            text += TerminalPicture.margin
            var shown: String?
            for column in 0..<points.width {
                let upper = points.colour(column, row)
                let lower = row + 1 < points.height ? points.colour(column, row + 1) : nil
                let rendition = rendition(upper, lower)
                if rendition != shown { text += Array("\u{1B}[\(rendition)m".utf8) }
                shown = rendition
                text += Array((hasHalves ? "\u{2580}" : " ").utf8)
            }
            text += Array("\u{1B}[0m\n".utf8)
        }
        return text
    }

    private func rendition(_ upper: PictureColour, _ lower: PictureColour?) -> String {
        guard hasHalves else { return "48;" + number(of: lower.map { Self.mean(upper, $0) } ?? upper) }
        return "38;\(number(of: upper));" + (lower.map { "48;" + number(of: $0) } ?? "49")
    }

    private func number(of colour: PictureColour) -> String {
        hasTrueColour ? "2;\(colour.red);\(colour.green);\(colour.blue)" : "5;\(Self.index(of: colour))"
    }

    private static func mean(_ one: PictureColour, _ other: PictureColour) -> PictureColour {
        func mean(_ one: UInt8, _ other: UInt8) -> UInt8 { UInt8(clamping: (Int(one) + Int(other)) / 2) }
        return PictureColour(
            red: mean(one.red, other.red), green: mean(one.green, other.green), blue: mean(one.blue, other.blue))
    }

    // MARK: 256 colours

    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// The nearest of the table: 16 to 231 are a cube of six levels, 232 to 255 steps of grey. The first 16 are
    /// what the user has made of them.
    static func index(of colour: PictureColour) -> Int {
        let steps = [colour.red, colour.green, colour.blue].map(step)
        let inCube = PictureColour(red: levels[steps[0]], green: levels[steps[1]], blue: levels[steps[2]])
        let mean = (Int(colour.red) + Int(colour.green) + Int(colour.blue)) / 3
        let greyStep = min(23, max(0, (mean - 3) / 10))
        let grey = UInt8(clamping: 8 + 10 * greyStep)
        let inGreys = PictureColour(red: grey, green: grey, blue: grey)
        return colour.distance(to: inGreys) < colour.distance(to: inCube)
            ? 232 + greyStep : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    }

    private static func step(_ value: UInt8) -> Int {
        value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }
}
