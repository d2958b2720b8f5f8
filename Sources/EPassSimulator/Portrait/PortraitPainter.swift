// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The portrait of every simulated document: a face of ellipses, drawn here and of nobody.
enum PortraitPainter {
    /// Columns of the portrait.
    static let width = 336
    /// Rows of the portrait.
    static let height = 432
    /// The portrait as a JPEG file of about 20 KB.
    static let portrait: [UInt8] = JPEGEncoder(quality: 82).encode(
        PixelGrid(width: width, height: height, colour: colour))

    /// The features of the face that a facial record names, as column and row.
    static let rightEye = (x: 123, y: 200)
    static let leftEye = (x: 213, y: 200)

    private struct Ellipse: Sendable {
        let x: Double
        let y: Double
        let radiusX: Double
        let radiusY: Double

        /// How much of the point lies inside: 0 to 1, with an edge about one point wide.
        func share(_ pointX: Double, _ pointY: Double) -> Double {
            let dx = (pointX - x) / radiusX
            let dy = (pointY - y) / radiusY
            return max(0, min(1, (1 - dx * dx - dy * dy) * min(radiusX, radiusY) / 2 + 0.5))
        }
    }

    private static let skin = PixelGrid.Colour(red: 226, green: 182, blue: 150)
    private static let shade = PixelGrid.Colour(red: 196, green: 146, blue: 116)
    private static let hair = PixelGrid.Colour(red: 92, green: 58, blue: 36)
    private static let jacket = PixelGrid.Colour(red: 44, green: 66, blue: 104)
    private static let shirt = PixelGrid.Colour(red: 238, green: 238, blue: 232)
    private static let white = PixelGrid.Colour(red: 250, green: 250, blue: 250)
    private static let iris = PixelGrid.Colour(red: 74, green: 112, blue: 98)
    private static let black = PixelGrid.Colour(red: 24, green: 20, blue: 20)
    private static let lips = PixelGrid.Colour(red: 178, green: 88, blue: 86)

    /// What is painted, from the back to the front.
    private static let shapes: [(shape: Ellipse, colour: PixelGrid.Colour)] = [
        (Ellipse(x: 168, y: 210, radiusX: 118, radiusY: 142), hair),
        (Ellipse(x: 168, y: 300, radiusX: 112, radiusY: 90), hair),
        (Ellipse(x: 168, y: 470, radiusX: 164, radiusY: 104), jacket),
        (Ellipse(x: 168, y: 380, radiusX: 62, radiusY: 40), shirt),
        (Ellipse(x: 168, y: 350, radiusX: 44, radiusY: 50), shade),
        (Ellipse(x: 76, y: 222, radiusX: 13, radiusY: 26), shade),
        (Ellipse(x: 260, y: 222, radiusX: 13, radiusY: 26), shade),
        (Ellipse(x: 168, y: 222, radiusX: 90, radiusY: 122), skin),
        (Ellipse(x: 110, y: 262, radiusX: 22, radiusY: 14), PixelGrid.Colour(red: 230, green: 168, blue: 142)),
        (Ellipse(x: 226, y: 262, radiusX: 22, radiusY: 14), PixelGrid.Colour(red: 230, green: 168, blue: 142)),
        (Ellipse(x: 123, y: 172, radiusX: 26, radiusY: 5), hair),
        (Ellipse(x: 213, y: 172, radiusX: 26, radiusY: 5), hair),
        (Ellipse(x: 123, y: 200, radiusX: 22, radiusY: 11), white),
        (Ellipse(x: 213, y: 200, radiusX: 22, radiusY: 11), white),
        (Ellipse(x: 123, y: 200, radiusX: 10, radiusY: 10), iris),
        (Ellipse(x: 213, y: 200, radiusX: 10, radiusY: 10), iris),
        (Ellipse(x: 123, y: 200, radiusX: 4.5, radiusY: 4.5), black),
        (Ellipse(x: 213, y: 200, radiusX: 4.5, radiusY: 4.5), black),
        (Ellipse(x: 126, y: 196, radiusX: 2.5, radiusY: 2.5), white),
        (Ellipse(x: 216, y: 196, radiusX: 2.5, radiusY: 2.5), white),
        (Ellipse(x: 168, y: 248, radiusX: 17, radiusY: 11), shade),
        (Ellipse(x: 168, y: 240, radiusX: 15, radiusY: 13), skin),
        (Ellipse(x: 168, y: 292, radiusX: 34, radiusY: 11), lips),
        (Ellipse(x: 168, y: 287, radiusX: 32, radiusY: 4), PixelGrid.Colour(red: 140, green: 62, blue: 64)),
        (Ellipse(x: 132, y: 108, radiusX: 74, radiusY: 34), hair),
        (Ellipse(x: 212, y: 112, radiusX: 62, radiusY: 32), hair),
    ]

    private static func colour(_ column: Int, _ row: Int) -> PixelGrid.Colour {
        let x = Double(column)
        let y = Double(row)
        let light = 214 - y * 0.09
        var colour = PixelGrid.Colour(red: light, green: light + 6, blue: light + 14)
        // Rings around two centres, as security printing has them.
        let ring = (column - 30) * (column - 30) + (row - 40) * (row - 40)
        let other = (column - 310) * (column - 310) + (row - 60) * (row - 60)
        if (ring / 900 + other / 900).isMultiple(of: 2) { colour = colour.covered(by: white, 0.16) }
        for (shape, paint) in shapes {
            let share = shape.share(x, y)
            if share > 0 { colour = colour.covered(by: paint, share) }
        }
        // Light from the upper left, and the grain that every scanned photograph has.
        let slope = (x - 168) * 0.035 + (y - 216) * 0.02
        let grain = Double(noise(column, row)) / 32 - 4 - slope
        return PixelGrid.Colour(red: colour.red + grain, green: colour.green + grain, blue: colour.blue + grain)
    }

    /// A number from 0 to 255 that looks random and is not.
    private static func noise(_ column: Int, _ row: Int) -> Int {
        var value = UInt32(truncatingIfNeeded: column &* 374_761_393 &+ row &* 668_265_263)
        value = (value ^ value >> 13) &* 1_274_126_177
        return Int((value ^ value >> 16) & 0xFF)
    }
}
