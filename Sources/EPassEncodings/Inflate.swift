// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Octets that were compressed by DEFLATE (RFC 1951), as ZIP archives have them.
package enum Inflate {
    /// Why there are no octets.
    package enum Fault: Error, Sendable, Hashable {
        /// The input is not DEFLATE.
        case malformed
        /// The input ends early.
        case truncated
        /// There are more octets than allowed.
        case tooLong
    }

    /// The octets of one whole stream; what follows it is not looked at.
    ///
    /// - Parameter limit: the most octets that may come of it; no memory is taken for more.
    package static func octets(_ compressed: [UInt8], atMost limit: Int) throws(Fault) -> [UInt8] {
        var inflater = Inflater(input: compressed, limit: limit)
        try inflater.run()
        return inflater.output
    }
}

private struct Inflater {
    private static let longestCode = 15
    private static let lengthBase: [Int] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBase: [Int] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577,
    ]
    private static let distanceBits: [Int] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    /// The order in which the lengths of the codes of lengths stand.
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let fixedLiterals = Code(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    /// Two of them stand for no distance.
    private static let fixedDistances = Code(lengths: [UInt8](repeating: 5, count: 32))

    let input: [UInt8]
    let limit: Int
    var output: [UInt8] = []
    private var position = 0
    private var bits: UInt64 = 0
    private var count = 0

    init(input: [UInt8], limit: Int) {
        self.input = input
        self.limit = limit
        output.reserveCapacity(min(limit, 4 * input.count))
    }

    mutating func run() throws(Inflate.Fault) {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try stored()
            case 1:
                guard let literals = Self.fixedLiterals, let distances = Self.fixedDistances else {
                    throw .malformed
                }
                try block(literals, distances)
            case 2:
                let (literals, distances) = try codes()
                try block(literals, distances)
            default: throw .malformed
            }
        }
    }

    // MARK: Bits

    /// Brings in as many octets as there is room and input for.
    private mutating func fill() {
        while count <= 56, position < input.count {
            bits |= UInt64(input[position]) << UInt64(count)
            position += 1
            count += 8
        }
    }

    private mutating func take(_ wanted: Int) throws(Inflate.Fault) -> Int {
        if count < wanted { fill() }
        guard count >= wanted else { throw .truncated }
        let value = Int(bits & (1 << UInt64(wanted) - 1))
        bits >>= UInt64(wanted)
        count -= wanted
        return value
    }

    private mutating func symbol(_ code: borrowing Code) throws(Inflate.Fault) -> Int {
        if count < Self.longestCode { fill() }
        let entry = code.table.span[Int(bits & code.mask)]
        let length = Int(entry & 0xF)
        guard length > 0 else { throw count < Self.longestCode ? .truncated : .malformed }
        guard length <= count else { throw .truncated }
        bits >>= UInt64(length)
        count -= length
        return Int(entry >> 4)
    }

    // MARK: Blocks

    private mutating func stored() throws(Inflate.Fault) {
        _ = try take(count % 8)
        let length = try take(16)
        guard try take(16) == length ^ 0xFFFF else { throw .malformed }
        guard output.count + length <= limit else { throw .tooLong }
        var rest = length
        while rest > 0, count >= 8 {
            output.append(UInt8(truncatingIfNeeded: try take(8)))
            rest -= 1
        }
        guard position + rest <= input.count else { throw .truncated }
        output += input[position..<position + rest]
        position += rest
    }

    private mutating func codes() throws(Inflate.Fault) -> (literals: Code, distances: Code) {
        let (literals, distances) = (try take(5) + 257, try take(5) + 1)
        guard literals <= 286, distances <= 30 else { throw .malformed }
        var ofLengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<(try take(4) + 4) { ofLengths[Self.lengthOrder[index]] = UInt8(try take(3)) }
        guard let code = Code(lengths: ofLengths) else { throw .malformed }
        var lengths: [UInt8] = []
        while lengths.count < literals + distances {
            let value = try symbol(code)
            let (repeated, times): (UInt8, Int)
            switch value {
            case 16:
                guard let last = lengths.last else { throw .malformed }
                (repeated, times) = (last, try take(2) + 3)
            case 17: (repeated, times) = (0, try take(3) + 3)
            case 18: (repeated, times) = (0, try take(7) + 11)
            default: (repeated, times) = (UInt8(truncatingIfNeeded: value), 1)
            }
            lengths += [UInt8](repeating: repeated, count: times)
        }
        guard lengths.count == literals + distances, lengths[256] > 0,
            let first = Code(lengths: Array(lengths[..<literals])),
            let second = Code(lengths: Array(lengths[literals...]))
        else { throw .malformed }
        return (first, second)
    }

    private mutating func block(_ literals: Code, _ distances: Code) throws(Inflate.Fault) {
        while true {
            let value = try symbol(literals)
            if value < 256 {
                guard output.count < limit else { throw .tooLong }
                output.append(UInt8(truncatingIfNeeded: value))
                continue
            }
            if value == 256 { return }
            guard value - 257 < Self.lengthBase.count else { throw .malformed }
            let length = Self.lengthBase[value - 257] + (try take(Self.lengthBits[value - 257]))
            let place = try symbol(distances)
            guard place < Self.distanceBase.count else { throw .malformed }
            let distance = Self.distanceBase[place] + (try take(Self.distanceBits[place]))
            guard distance <= output.count else { throw .malformed }
            guard output.count + length <= limit else { throw .tooLong }
            let start = output.count - distance
            if distance >= length {
                output.append(contentsOf: output[start..<start + length])
            } else {
                for index in 0..<length { output.append(output[start + index]) }
            }
        }
    }
}

/// A prefix code: for the next bits of the input a symbol and how many of them it takes.
private struct Code {
    /// The symbol, and in the four lowest bits its length; 0 where nothing has these bits.
    let table: [UInt16]
    let mask: UInt64

    /// Nil where the lengths make no code: more words than there is room for, or words missing where there are several.
    init?(lengths: [UInt8]) {
        let longest = Int(lengths.max() ?? 0)
        guard (0...15).contains(longest) else { return nil }
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 16)
        var (code, free) = (0, 1)
        for length in stride(from: 1, through: 15, by: 1) {
            code = (code + counts[length - 1]) << 1
            next[length] = code
            free = free << 1 - counts[length]
            guard free >= 0 else { return nil }
        }
        // A single word of one bit is what encoders write where there is one distance, or none.
        let words = counts.reduce(0, +)
        guard free == 0 || words == 0 || (words == 1 && longest == 1) else { return nil }
        var table = [UInt16](repeating: 0, count: 1 << longest)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let word = next[Int(length)]
            next[Int(length)] += 1
            var reversed = 0
            for bit in 0..<Int(length) where word >> bit & 1 == 1 { reversed |= 1 << (Int(length) - 1 - bit) }
            let entry = UInt16(symbol) << 4 | UInt16(length)
            for index in stride(from: reversed, to: table.count, by: 1 << Int(length)) { table[index] = entry }
        }
        self.table = table
        mask = UInt64(table.count - 1)
    }
}
