// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How large a terminal is.
struct ScreenSize: Sendable, Hashable {
    /// Cells.
    var columns = 80
    var rows = 24
    /// The size of a cell in points, where the terminal says it.
    var cell: (width: Int, height: Int)? { cellWidth > 0 && cellHeight > 0 ? (cellWidth, cellHeight) : nil }
    var cellWidth = 0
    var cellHeight = 0
}

/// How large a picture is: in cells of the terminal, and in points of its own. It keeps the proportions of the image
/// and leaves half of the screen to the report.
struct PictureFrame: Sendable, Hashable {
    let columns: Int
    let rows: Int
    let width: Int
    let height: Int

    static let maximumColumns = 24
    static let maximumRows = 12
    /// What stands to the left of it, as of the person's name.
    static let margin = 2

    /// The frame for an image of that size, which is made smaller or larger until it fits.
    init(width: Int, height: Int, form: PictureForm, screen: ScreenSize) {
        let cell = Self.cell(of: form, screen)
        let most = (
            width: max(1, min(Self.maximumColumns, screen.columns - Self.margin)) * cell.width,
            height: max(1, min(Self.maximumRows, screen.rows / 2)) * cell.height
        )
        if width * most.height >= height * most.width {
            self.width = most.width
            self.height = max(1, Self.rounded(height * most.width, by: width))
        } else {
            self.width = max(1, Self.rounded(width * most.height, by: height))
            self.height = most.height
        }
        columns = max(1, Self.rounded(self.width, by: cell.width))
        rows = max(1, (self.height + cell.height - 1) / cell.height)
    }

    private static func rounded(_ number: Int, by divisor: Int) -> Int { (number + divisor / 2) / divisor }

    /// The points of a cell that a picture has: of characters two, one above the other; else as many as the terminal
    /// says, in these proportions no more than are seen, or what is usual.
    private static func cell(of form: PictureForm, _ screen: ScreenSize) -> (width: Int, height: Int) {
        if case .blocks = form { return (1, 2) }
        guard let cell = screen.cell, 4...200 ~= cell.width, 8...400 ~= cell.height else { return (8, 16) }
        guard cell.height > tallestCell else { return (min(cell.width, tallestCell), cell.height) }
        return (min(max(1, rounded(cell.width * tallestCell, by: cell.height)), tallestCell), tallestCell)
    }

    private static let tallestCell = 40
}
