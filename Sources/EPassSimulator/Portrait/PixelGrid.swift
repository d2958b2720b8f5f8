// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A picture of red, green and blue octets, row by row.
struct PixelGrid: Sendable, Hashable {
    /// The colour of one point.
    struct Colour: Sendable, Hashable {
        var red: Double
        var green: Double
        var blue: Double

        /// The colour as it shows under another one that covers it by that share, 0 to 1.
        func covered(by colour: Colour, _ share: Double) -> Colour {
            Colour(
                red: red + (colour.red - red) * share, green: green + (colour.green - green) * share,
                blue: blue + (colour.blue - blue) * share)
        }
    }

    let width: Int
    let height: Int
    /// Luminance and the two differences of colour (ITU-R BT.601, as JFIF wants them), one octet a point each, minus
    /// 128.
    private(set) var planes: [[Int]]

    /// A picture whose points the closure gives.
    init(width: Int, height: Int, colour: (_ x: Int, _ y: Int) -> Colour) {
        self.width = width
        self.height = height
        planes = Array(repeating: [], count: 3)
        for plane in planes.indices { planes[plane].reserveCapacity(width * height) }
        for y in 0..<height {
            for x in 0..<width {
                let point = colour(x, y)
                planes[0].append(Self.octet(0.299 * point.red + 0.587 * point.green + 0.114 * point.blue - 128))
                planes[1].append(Self.octet(-0.168736 * point.red - 0.331264 * point.green + 0.5 * point.blue))
                planes[2].append(Self.octet(0.5 * point.red - 0.418688 * point.green - 0.081312 * point.blue))
            }
        }
    }

    private static func octet(_ value: Double) -> Int { Int(max(-128, min(127, value.rounded()))) }
}
