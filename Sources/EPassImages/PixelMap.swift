// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A decoded image: 8 bits per sample, grey or red, green and blue, row by row from the upper left.
package struct PixelMap: Sendable, Hashable {
    /// How many samples a point has, and what they mean.
    package enum Channels: Int, Sendable, Hashable, CaseIterable {
        /// One: 0 is black, 255 is white.
        case grey = 1
        /// Three: red, green and blue.
        case rgb = 3
    }

    /// Columns, at least 1.
    package let width: Int
    /// Rows, at least 1.
    package let height: Int
    /// What a point consists of.
    package let channels: Channels
    /// Width times height times the number of channels octets.
    package let octets: [UInt8]
    /// Whether octets of the coded image were missing or wrong: some points are then not what was meant.
    package let isDamaged: Bool

    /// An image of these points, or nil where their number does not fit its size.
    package init?(width: Int, height: Int, channels: Channels, octets: [UInt8], isDamaged: Bool = false) {
        guard width > 0, height > 0 else { return nil }
        let (points, overflow) = width.multipliedReportingOverflow(by: height)
        let (count, second) = points.multipliedReportingOverflow(by: channels.rawValue)
        guard !overflow, !second, count == octets.count else { return nil }
        self.width = width
        self.height = height
        self.channels = channels
        self.octets = octets
        self.isDamaged = isDamaged
    }
}
