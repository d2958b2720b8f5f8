// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A picture of grey points, one octet each, row by row, drawn in code: no part of a person is in it.
struct GreyImage: Sendable, Hashable {
    let width: Int
    let height: Int
    /// 0 is black.
    let points: [UInt8]

    /// A picture whose points the closure gives, from 0 to 255; other values are clamped.
    init(width: Int, height: Int, level: (_ x: Int, _ y: Int) -> Int) {
        self.width = width
        self.height = height
        var points: [UInt8] = []
        points.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { points.append(UInt8(clamping: level(x, y))) }
        }
        self.points = points
    }

    /// What no finger looks like: ridges that are ellipses around one centre.
    ///
    /// - Parameter lean: how far the centre lies beside the middle, so that two fingers differ.
    static func finger(lean: Int) -> GreyImage {
        let width = 72
        let height = 96
        return GreyImage(width: width, height: height) { x, y in
            let across = 3 * (x - width / 2 - lean)
            let along = 2 * (y - height / 2)
            let distance = root(across * across + along * along)
            guard distance < 100 else { return 0xFF }
            // A ridge is 14 units wide: dark in its middle, light between two.
            return abs(distance % 14 - 7) * 36
        }
    }

    /// What no eye looks like: a pupil, and rings around it that a wheel of spokes divides.
    ///
    /// - Parameter turn: by how much the wheel is turned, so that two eyes differ.
    static func iris(turn: Int) -> GreyImage {
        let width = 64
        let height = 48
        return GreyImage(width: width, height: height) { x, y in
            let across = x - width / 2
            let along = y - height / 2
            switch root(16 * (across * across + along * along)) {
            case ..<24: return 0x10
            case 80...: return 0xE8
            case let distance: return 0x50 + distance / 2 + abs((across * turn + along * 5) % 24 - 12) * 4
            }
        }
    }

    /// The whole part of a square root.
    private static func root(_ number: Int) -> Int {
        var result = 0
        while (result + 1) * (result + 1) <= number { result += 1 }
        return result
    }
}

extension FixedWidthInteger {
    /// The number, big-endian.
    var octets: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
