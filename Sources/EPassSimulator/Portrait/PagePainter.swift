// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A page as an image of a document shows it: a frame, lines where text would stand, a grey field where a portrait
/// would.
enum PagePainter {
    /// Columns.
    static let width = 320
    /// Rows.
    static let height = 224
    /// The page as a JPEG file.
    static let image: [UInt8] = JPEGEncoder(quality: 75).encode(PixelGrid(width: width, height: height, colour: colour))

    private static let paper = PixelGrid.Colour(red: 232, green: 226, blue: 208)
    private static let line = PixelGrid.Colour(red: 70, green: 74, blue: 92)
    private static let field = PixelGrid.Colour(red: 176, green: 178, blue: 180)

    private static func colour(_ column: Int, _ row: Int) -> PixelGrid.Colour {
        let isFrame = column < 6 || row < 6 || column >= width - 6 || row >= height - 6
        if isFrame { return line }
        if (20..<110).contains(column), (24..<150).contains(row) { return field }
        // Seven lines beside the field, of different length, and two below it that fill the page.
        let isText = (130..<300).contains(column) && (24..<150).contains(row) && row % 18 < 6
        if isText, column < 190 + row / 18 * 37 % 110 { return line }
        if (20..<300).contains(column), (172..<182).contains(row) || (192..<202).contains(row), column % 12 < 9 {
            return line
        }
        // A pattern of the ground, as security printing has it.
        return paper.covered(by: field, (column * column + row * row) / 900 % 2 == 0 ? 0.12 : 0)
    }
}
