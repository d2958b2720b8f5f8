// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Writes baseline JPEG with JFIF header, the two differences of colour at half the resolution (ITU-T T.81).
///
/// All arithmetic after the colours is in integers, so the same picture gives the same octets everywhere.
struct JPEGEncoder {
    private let luminanceSteps: [Int]
    private let chrominanceSteps: [Int]

    /// - Parameter quality: 1 to 100, as the Independent JPEG Group counts.
    init(quality: Int) {
        let clamped = max(1, min(100, quality))
        let scale = clamped < 50 ? 5000 / clamped : 200 - 2 * clamped
        luminanceSteps = JPEGTables.luminanceSteps.map { max(1, min(255, ($0 * scale + 50) / 100)) }
        chrominanceSteps = JPEGTables.chrominanceSteps.map { max(1, min(255, ($0 * scale + 50) / 100)) }
    }

    /// The file. Width and height of the picture are multiples of 16.
    func encode(_ picture: PixelGrid) -> [UInt8] {
        var file: [UInt8] = [0xFF, 0xD8]
        file += Self.segment(
            0xE0, [0x4A, 0x46, 0x49, 0x46, 0x00, 1, 1, 1] + Self.octets(300) + Self.octets(300) + [0, 0])
        file += Self.segment(0xDB, [0x00] + Self.zigzag(luminanceSteps))
        file += Self.segment(0xDB, [0x01] + Self.zigzag(chrominanceSteps))
        file += Self.segment(
            0xC0,
            [8] + Self.octets(picture.height) + Self.octets(picture.width)
                + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
        let codes: [(identifier: UInt8, code: JPEGTables)] = [
            (0x00, .luminanceDC), (0x10, .luminanceAC), (0x01, .chrominanceDC), (0x11, .chrominanceAC),
        ]
        for (identifier, code) in codes { file += Self.segment(0xC4, [identifier] + code.counts + code.symbols) }
        file += Self.segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
        file += scan(picture)
        return file + [0xFF, 0xD9]
    }

    /// A grey picture, with one component. Its width and height are multiples of 8.
    func encode(_ picture: GreyImage) -> [UInt8] {
        var file: [UInt8] = [0xFF, 0xD8]
        file += Self.segment(
            0xE0, [0x4A, 0x46, 0x49, 0x46, 0x00, 1, 1, 1] + Self.octets(500) + Self.octets(500) + [0, 0])
        file += Self.segment(0xDB, [0x00] + Self.zigzag(luminanceSteps))
        file += Self.segment(
            0xC0, [8] + Self.octets(picture.height) + Self.octets(picture.width) + [1, 1, 0x11, 0])
        for (identifier, code) in [(UInt8(0x00), JPEGTables.luminanceDC), (0x10, .luminanceAC)] {
            file += Self.segment(0xC4, [identifier] + code.counts + code.symbols)
        }
        file += Self.segment(0xDA, [1, 1, 0x00, 0, 63, 0])
        var bits = JPEGBitWriter()
        var last = 0
        for top in stride(from: 0, to: picture.height - 7, by: 8) {
            for left in stride(from: 0, to: picture.width - 7, by: 8) {
                var block: [Int] = []
                block.reserveCapacity(64)
                for row in top..<top + 8 {
                    let start = row * picture.width + left
                    block += picture.points[start..<start + 8].map { Int($0) - 128 }
                }
                last = write(block, luminanceSteps, after: last, .luminanceDC, .luminanceAC, into: &bits)
            }
        }
        return file + bits.finished() + [0xFF, 0xD9]
    }

    private func scan(_ picture: PixelGrid) -> [UInt8] {
        var bits = JPEGBitWriter()
        var last = [0, 0, 0]
        let width = picture.width
        for top in stride(from: 0, to: picture.height - 15, by: 16) {
            for left in stride(from: 0, to: width - 15, by: 16) {
                for part in 0..<4 {
                    var block: [Int] = []
                    block.reserveCapacity(64)
                    for row in 0..<8 {
                        let start = (top + (part >> 1) * 8 + row) * width + left + (part & 1) * 8
                        block += picture.planes[0][start..<start + 8]
                    }
                    last[0] = write(
                        block, luminanceSteps, after: last[0], .luminanceDC, .luminanceAC, into: &bits)
                }
                for plane in 1...2 {
                    let samples = picture.planes[plane]
                    var block: [Int] = []
                    block.reserveCapacity(64)
                    for row in 0..<8 {
                        for column in 0..<8 {
                            let corner = (top + 2 * row) * width + left + 2 * column
                            let sum =
                                samples[corner] + samples[corner + 1] + samples[corner + width]
                                + samples[corner + width + 1]
                            block.append((sum + 2) >> 2)
                        }
                    }
                    last[plane] = write(
                        block, chrominanceSteps, after: last[plane], .chrominanceDC, .chrominanceAC, into: &bits)
                }
            }
        }
        return bits.finished()
    }

    /// Writes one block and returns its first coefficient, from which the next one's is counted.
    private func write(
        _ samples: [Int], _ steps: [Int], after last: Int, _ first: JPEGTables, _ others: JPEGTables,
        into bits: inout JPEGBitWriter
    ) -> Int {
        let coefficients = Self.transformed(samples)
        let values = JPEGTables.zigzagOrder.map { position in
            let step = steps[position] << 26
            let coefficient = coefficients[position]
            return coefficient >= 0 ? (coefficient + step / 2) / step : -((step / 2 - coefficient) / step)
        }
        bits.append(difference: values[0] - last, run: 0, first)
        var run = 0
        for value in values.dropFirst() {
            guard value != 0 else {
                run += 1
                continue
            }
            while run > 15 {
                bits.append(symbol: 0xF0, others)
                run -= 16
            }
            bits.append(difference: value, run: run, others)
            run = 0
        }
        if run > 0 { bits.append(symbol: 0x00, others) }
        return values[0]
    }

    /// The discrete cosine transform of a block (T.81, A.3.3), times 2^26.
    private static func transformed(_ samples: [Int]) -> [Int] {
        let matrix = JPEGTables.cosines
        var rows = [Int](repeating: 0, count: 64)
        for row in 0..<8 {
            for frequency in 0..<8 {
                var sum = 0
                for column in 0..<8 { sum += samples[row * 8 + column] * matrix[frequency * 8 + column] }
                rows[row * 8 + frequency] = sum
            }
        }
        var result = [Int](repeating: 0, count: 64)
        for column in 0..<8 {
            for frequency in 0..<8 {
                var sum = 0
                for row in 0..<8 { sum += rows[row * 8 + column] * matrix[frequency * 8 + row] }
                result[frequency * 8 + column] = sum
            }
        }
        return result
    }

    private static func zigzag(_ steps: [Int]) -> [UInt8] {
        JPEGTables.zigzagOrder.map { UInt8(truncatingIfNeeded: steps[$0]) }
    }

    private static func octets(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + octets(content.count + 2) + content
    }
}

/// The entropy-coded part of a scan: bits, most significant first, with a zero stuffed behind each FF (T.81, F.1.2.3).
struct JPEGBitWriter {
    private var octets: [UInt8] = []
    private var pending = 0
    private var count = 0

    mutating func append(symbol: UInt8, _ code: JPEGTables) {
        guard let word = code.words[symbol] else { return }
        append(word.bits, word.length)
    }

    /// A value as its size, run of zeros before it, and its bits (T.81, F.1.2.1 and F.1.2.2).
    mutating func append(difference value: Int, run: Int, _ code: JPEGTables) {
        let size = Int.bitWidth - abs(value).leadingZeroBitCount
        append(symbol: UInt8(truncatingIfNeeded: run << 4 | size), code)
        append(value >= 0 ? value : value + (1 << size) - 1, size)
    }

    private mutating func append(_ bits: Int, _ length: Int) {
        pending = pending << length | bits & ((1 << length) - 1)
        count += length
        while count >= 8 {
            let octet = UInt8(truncatingIfNeeded: pending >> (count - 8))
            octets.append(octet)
            if octet == 0xFF { octets.append(0) }
            count -= 8
        }
        pending &= (1 << count) - 1
    }

    /// The octets, filled up with ones.
    mutating func finished() -> [UInt8] {
        if count > 0 { append(0x7F, 8 - count) }
        return octets
    }
}
