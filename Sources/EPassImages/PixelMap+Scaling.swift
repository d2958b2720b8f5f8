// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension PixelMap {
    /// The image in another size. Each point is the mean of the area that it covers, of samples as they are coded, so
    /// that nothing of the image is passed over, however small it becomes.
    ///
    /// - Parameters:
    ///   - columns: at least 1; the image stays as it is for less.
    ///   - rows: the same.
    package func scaled(columns: Int, rows: Int) -> PixelMap {
        guard columns > 0, rows > 0, columns != width || rows != height else { return self }
        let weight = width * height
        var scaled: [UInt8] = []
        scaled.reserveCapacity(columns * rows * channels.rawValue)
        var sums = [Int](repeating: 0, count: columns * channels.rawValue)
        // A row here and a row there are the same height counted in the shares that both can be cut into.
        var row = 0
        for source in 0..<height {
            let means = means(ofRow: source, columns)
            var from = source * rows
            let to = from + rows
            while from < to {
                let end = min(to, (row + 1) * height)
                for index in sums.indices { sums[index] += means[index] * (end - from) }
                from = end
                guard end == (row + 1) * height else { continue }
                scaled += sums.map { UInt8(clamping: ($0 + weight / 2) / weight) }
                sums = [Int](repeating: 0, count: sums.count)
                row += 1
            }
        }
        return PixelMap(width: columns, height: rows, channels: channels, octets: scaled, isDamaged: isDamaged) ?? self
    }

    /// A row in so many columns, each the sum of the samples that it covers: `width` times their mean.
    private func means(ofRow row: Int, _ columns: Int) -> [Int] {
        let count = channels.rawValue
        let begin = row * width * count
        var sums = [Int](repeating: 0, count: columns * count)
        var column = 0
        for source in 0..<width {
            var from = source * columns
            let to = from + columns
            while from < to {
                let end = min(to, (column + 1) * width)
                for channel in 0..<count {
                    sums[column * count + channel] += Int(octets[begin + source * count + channel]) * (end - from)
                }
                from = end
                if end == (column + 1) * width { column += 1 }
            }
        }
        return sums
    }
}
