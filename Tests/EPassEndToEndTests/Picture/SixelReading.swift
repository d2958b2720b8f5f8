// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// A picture in sixels, read as chapter 14 of the VT330/VT340 Programmer Reference Manual describes it.
struct SixelReading {
    private(set) var points: PictureReading.Points
    /// Columns and rows by the raster attributes.
    private(set) var stated: (width: Int, height: Int)
    /// The colours that were introduced.
    private(set) var colours: [Int: [UInt8]] = [:]
    /// What stands around the device control string.
    let rest: String

    private var column = 0
    private var band = 0
    private var colour = 0

    init(_ text: String) throws {
        let begin = text.range(of: "\u{1B}P")
        guard let begin, let end = text.range(of: "\u{1B}\\"), let data = text[begin.upperBound...].firstIndex(of: "q")
        else { throw PictureReading.Wrong("no device control string") }
        rest = String(text[..<begin.lowerBound]) + String(text[end.upperBound...])
        points = .init(rows: [])
        stated = (0, 0)
        var left = Substring(text[text.index(after: data)..<end.lowerBound]).utf8[...]
        while let octet = left.popFirst() { try take(octet, &left) }
        guard points.height == stated.height, points.rows.allSatisfy({ $0.count == stated.width && !$0.contains([]) })
        else { throw PictureReading.Wrong("\(points.width) by \(points.height) points of \(stated), or some undrawn") }
    }

    private mutating func take(_ octet: UInt8, _ left: inout Substring.UTF8View.SubSequence) throws {
        switch octet {
        case UInt8(ascii: "\""):
            let numbers = Self.numbers(&left)
            guard numbers.count == 4, numbers[0] == numbers[1] else { throw PictureReading.Wrong("\(numbers)") }
            stated = (numbers[2], numbers[3])
            points.rows = Array(repeating: Array(repeating: [], count: stated.width), count: stated.height)
        case UInt8(ascii: "#"):
            let numbers = Self.numbers(&left)
            colour = numbers.first ?? 0
            if numbers.count == 5, numbers[1] == 2 {
                colours[colour] = numbers[2...].map { UInt8(clamping: ($0 * 255 + 50) / 100) }
            } else if numbers.count != 1 {
                throw PictureReading.Wrong("a colour: \(numbers)")
            }
        case UInt8(ascii: "!"):
            let count = Self.numbers(&left).first ?? 1
            guard let sixel = left.popFirst() else { throw PictureReading.Wrong("a run of nothing") }
            try draw(sixel, count)
        case UInt8(ascii: "$"): column = 0
        case UInt8(ascii: "-"): (column, band) = (0, band + 1)
        default: try draw(octet, 1)
        }
    }

    private mutating func draw(_ sixel: UInt8, _ count: Int) throws {
        guard (63...126).contains(sixel), let drawn = colours[colour], column + count <= stated.width else {
            throw PictureReading.Wrong("sixel \(sixel) in colour \(colour) at \(column)")
        }
        for column in column..<column + count {
            for row in 0..<6 where (sixel - 63) >> UInt8(row) & 1 == 1 {
                guard band * 6 + row < stated.height else { throw PictureReading.Wrong("a row too many") }
                points.rows[band * 6 + row][column] = drawn
            }
        }
        column += count
    }

    private static func numbers(_ left: inout Substring.UTF8View.SubSequence) -> [Int] {
        let digits = left.prefix { $0 == UInt8(ascii: ";") || (48...57).contains($0) }
        left = left.dropFirst(digits.count)
        return String(decoding: digits, as: UTF8.self).split(separator: ";").map { Int($0) ?? 0 }
    }
}
