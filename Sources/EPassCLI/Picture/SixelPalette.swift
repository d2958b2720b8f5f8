// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages

/// The colours that a picture is drawn in, where a terminal has 256 of them: the colours of the image are divided where
/// they spread most, until there are that many parts, and each part is drawn in its mean (median cut).
struct SixelPalette: Sendable {
    static let maximumCount = 256

    /// At most as many as was said, at least one.
    let colours: [PictureColour]
    /// The number of the colour for each of 32,768 that differ in the upper five bits.
    private let numbers: [UInt8]

    init(_ points: PixelMap, limit: Int = maximumCount) {
        var parts = [Part(Self.bins(of: points))]
        while parts.count < min(max(limit, 1), Self.maximumCount) {
            let widest = parts.indices.max { parts[$0].weight < parts[$1].weight }
            guard let widest, let (left, right) = parts[widest].halves else { break }
            parts[widest] = left
            parts.append(right)
        }
        var numbers = [UInt8](repeating: 0, count: Self.binCount)
        for (number, part) in parts.enumerated() {
            for bin in part.bins { numbers[bin.key] = UInt8(truncatingIfNeeded: number) }
        }
        self.numbers = numbers
        colours = parts.map(\.mean)
    }

    /// The number of the colour that stands for another one, which the image has.
    func number(of colour: PictureColour) -> Int { Int(numbers[Self.key(of: colour)]) }

    private static let binCount = 1 << 15

    private static func key(of colour: PictureColour) -> Int {
        Int(colour.red >> 3) << 10 | Int(colour.green >> 3) << 5 | Int(colour.blue >> 3)
    }

    private static func bins(of points: PixelMap) -> [Bin] {
        var bins = [Int: Bin]()
        for row in 0..<points.height {
            for column in 0..<points.width {
                let colour = points.colour(column, row)
                let key = key(of: colour)
                bins[key, default: Bin(key: key)].add(colour)
            }
        }
        return bins.values.sorted { $0.key < $1.key }
    }

    /// The points of the image that differ by less than eight in each channel.
    private struct Bin {
        let key: Int
        var count = 0
        var sums = [0, 0, 0]

        init(key: Int) { self.key = key }

        mutating func add(_ colour: PictureColour) {
            count += 1
            sums[0] += Int(colour.red)
            sums[1] += Int(colour.green)
            sums[2] += Int(colour.blue)
        }

        /// Red, green or blue in 32 steps.
        func step(_ channel: Int) -> Int { key >> (10 - 5 * channel) & 31 }
    }

    /// The bins that are drawn in one colour.
    private struct Part {
        let bins: [Bin]
        /// The channel in which they spread most.
        let channel: Int
        /// How much there is to be won by dividing it: its points, times what they spread.
        let weight: Int
        private let count: Int

        init(_ bins: [Bin]) {
            self.bins = bins
            count = bins.reduce(0) { $0 + $1.count }
            let spreads = (0..<3).map { channel in
                let steps = bins.map { $0.step(channel) }
                return (steps.max() ?? 0) - (steps.min() ?? 0)
            }
            channel = spreads.indices.max { spreads[$0] < spreads[$1] } ?? 0
            weight = (spreads.max() ?? 0) * count
        }

        /// Two parts of about as many points each; nil where all bins have one colour.
        var halves: (Part, Part)? {
            guard weight > 0 else { return nil }
            let sorted = bins.sorted { $0.step(channel) < $1.step(channel) }
            var before = 0
            var end = 0
            while end < sorted.count - 1, end == 0 || before + sorted[end].count <= count / 2 {
                before += sorted[end].count
                end += 1
            }
            return (Part(Array(sorted[..<end])), Part(Array(sorted[end...])))
        }

        var mean: PictureColour {
            let parts = (0..<3).map { channel in
                let sum = bins.reduce(0) { $0 + $1.sums[channel] }
                return UInt8(clamping: (sum + count / 2) / max(count, 1))
            }
            return PictureColour(red: parts[0], green: parts[1], blue: parts[2])
        }
    }
}
