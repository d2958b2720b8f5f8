// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The displayed signature of simulated documents: a line of loops that spells nothing.
enum SignaturePainter {
    /// Columns.
    static let width = 320
    /// Rows.
    static let height = 96
    /// The signature as a JPEG file.
    static let image: [UInt8] = {
        let covered = ink()
        return JPEGEncoder(quality: 80).encode(
            PixelGrid(width: width, height: height) { column, row in
                paper.covered(by: pen, covered[row * width + column])
            })
    }()

    private static let paper = PixelGrid.Colour(red: 250, green: 250, blue: 248)
    private static let pen = PixelGrid.Colour(red: 28, green: 34, blue: 96)
    private static let steps = 1200

    /// How much of each point the pen covers, 0 to 1. Polynomials alone, so that it is the same everywhere.
    private static func ink() -> [Double] {
        var covered = [Double](repeating: 0, count: width * height)
        for step in 0...steps {
            let position = Double(step) / Double(steps)
            // Seven loops of falling height that lean to the right.
            let turns = position * 7
            let phase = turns - Double(Int(turns))
            let triangle = phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase
            let swing = 1.5 * triangle - 0.5 * triangle * triangle * triangle
            let side = phase < 0.5 ? phase - 0.25 : phase - 0.75
            let lean = (phase < 0.5 ? 1 : -1) * (1 - 16 * side * side)
            let size = 34 - 22 * position
            press(x: 28 + 258 * position + lean * size * 0.4, y: 46 - swing * size, &covered)
            // A line below them.
            press(x: 40 + 250 * position, y: 84 - 4 * position, &covered)
        }
        return covered
    }

    /// Covers the points around a place.
    private static func press(x: Double, y: Double, _ covered: inout [Double]) {
        for row in max(0, Int(y) - 2)...min(height - 1, Int(y) + 3) {
            for column in max(0, Int(x) - 2)...min(width - 1, Int(x) + 3) {
                let (across, along) = (Double(column) - x, Double(row) - y)
                let share = max(0, min(1, 1.6 - (across * across + along * along) / 2))
                covered[row * width + column] = max(covered[row * width + column], share)
            }
        }
    }
}
