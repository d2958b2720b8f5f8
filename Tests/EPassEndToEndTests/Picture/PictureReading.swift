// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import Foundation
import Testing

/// What a terminal makes of the octets of a picture: readers of each form, written from its description and not from
/// the encoders.
enum PictureReading {
    /// What is no picture of that form.
    struct Wrong: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// Rows of points, each red, green and blue.
    struct Points: Equatable {
        var rows: [[[UInt8]]]

        var width: Int { rows.first?.count ?? 0 }
        var height: Int { rows.count }
    }

    // MARK: kitty

    /// A command of kitty's protocol: its keys, and the octets behind them.
    struct KittyPicture {
        let keys: [String: String]
        let png: [UInt8]
        let longestChunk: Int
        /// What stands around it.
        let rest: String
    }

    /// The picture in a text that has one.
    static func kitty(_ text: String) throws -> KittyPicture {
        var rest = ""
        var digits = ""
        var keys: [String: String]?
        var longest = 0
        var isOpen = false
        var parts = text.components(separatedBy: "\u{1B}_G")[...]
        rest += parts.removeFirst()
        for part in parts {
            let ended = part.components(separatedBy: "\u{1B}\\")
            guard ended.count == 2, let semicolon = ended[0].firstIndex(of: ";") else { throw Wrong("no end: \(part)") }
            let pairs = ended[0][..<semicolon].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
            guard pairs.allSatisfy({ $0.count == 2 }) else { throw Wrong("keys: \(ended[0].prefix(80))") }
            let found = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
            if keys == nil { keys = found } else if Set(found.keys) != ["m"] { throw Wrong("keys of a further chunk") }
            guard isOpen || digits.isEmpty else { throw Wrong("a chunk behind the last") }
            isOpen = found["m"] == "1"
            let chunk = ended[0][ended[0].index(after: semicolon)...]
            guard !isOpen || chunk.count % 4 == 0 else { throw Wrong("a chunk that is no multiple of 4") }
            longest = max(longest, chunk.count)
            digits += chunk
            rest += ended[1]
        }
        guard let keys, !isOpen, let data = Data(base64Encoded: digits) else { throw Wrong("no picture: \(rest)") }
        return KittyPicture(keys: keys, png: Array(data), longestChunk: longest, rest: rest)
    }

    // MARK: iTerm2

    /// The arguments of an inline image, the octets of its file, and what stands around it.
    static func inline(_ text: String) throws -> (arguments: [String: String], png: [UInt8], rest: String) {
        let parts = text.components(separatedBy: "\u{1B}]1337;File=")
        guard parts.count == 2, let end = parts[1].firstIndex(of: "\u{7}"), let colon = parts[1].firstIndex(of: ":"),
            colon < end, let data = Data(base64Encoded: String(parts[1][parts[1].index(after: colon)..<end]))
        else { throw Wrong("no inline image") }
        let pairs = parts[1][..<colon].split(separator: ";").map { $0.split(separator: "=").map(String.init) }
        return (
            Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }), Array(data),
            parts[0] + parts[1][parts[1].index(after: end)...]
        )
    }

    // MARK: PNG

    /// The points of a PNG of 8 bits, unpacked by Python's zlib.
    static func png(_ octets: [UInt8]) async throws -> Points {
        let outcome = try await Program.run(
            "python3", ["-c", Self.unpacking], input: Data(octets).base64EncodedString())
        guard outcome.status == 0 else { throw Wrong(outcome.errors) }
        let rows = outcome.output.split(separator: "\n").map { line in
            line.split(separator: " ").map { point in
                stride(from: 0, to: 6, by: 2).map { UInt8(point.dropFirst($0).prefix(2), radix: 16) ?? 0 }
            }
        }
        return Points(rows: rows)
    }

    private static let unpacking = """
        import base64, struct, sys, zlib
        data = base64.b64decode(sys.stdin.read())
        assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
        at, packed, palette = 8, b'', b''
        while at < len(data):
            size, kind = struct.unpack('>I4s', data[at:at + 8])
            body = data[at + 8:at + 8 + size]
            assert struct.unpack('>I', data[at + 8 + size:at + 12 + size])[0] == zlib.crc32(kind + body)
            if kind == b'IHDR': width, height, depth, colour = struct.unpack('>IIBB', body[:10])
            if kind == b'PLTE': palette = body
            if kind == b'IDAT': packed += body
            at += size + 12
        assert depth == 8 or colour == 3
        raw, samples = zlib.decompress(packed), {0: 1, 2: 3, 3: 1}[colour]
        stride, before = (width * samples * depth + 7) // 8, None
        step = max(1, samples * depth // 8)
        for y in range(height):
            kind, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
            before = before or bytearray(stride)
            for i in range(stride):
                a, b = row[i - step] if i >= step else 0, before[i]
                c = before[i - step] if i >= step else 0
                p = a + b - c
                near = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
                row[i] = (row[i] + [0, a, b, (a + b) // 2, near][kind]) & 255
            before = row
            values = [row[i * depth // 8] >> (8 - depth - i * depth % 8) & (1 << depth) - 1
                      for i in range(width * samples)]
            if colour == 0: points = [(v, v, v) for v in values]
            elif colour == 3: points = [tuple(palette[3 * v:3 * v + 3]) for v in values]
            else: points = list(zip(values[0::3], values[1::3], values[2::3]))
            print(' '.join('%02x%02x%02x' % point for point in points))
        """

    // MARK: characters

    /// The points of half blocks in the colours that escape sequences gave them; nil where a cell has none. Rows
    /// without a half block are passed over, and so is what stands beside a picture.
    static func blocks(_ text: String) throws -> Points {
        var rows: [[[UInt8]]] = []
        var (front, back): ([UInt8]?, [UInt8]?) = (nil, nil)
        for line in text.split(separator: "\n") {
            var (upper, lower): ([[UInt8]], [[UInt8]]) = ([], [])
            var rest = line[...]
            while let character = rest.popFirst() {
                if character == "\u{1B}" {
                    guard rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) else {
                        throw Wrong("an escape that is no rendition")
                    }
                    guard rest[end] == "m" else { throw Wrong("an escape that is no rendition: \(rest[...end])") }
                    try render(rest[..<end], &front, &back)
                    rest = rest[rest.index(after: end)...]
                } else if character == "\u{2580}" {
                    guard let front else { throw Wrong("a half block without a colour") }
                    upper.append(front)
                    if let back { lower.append(back) }
                }
            }
            guard !upper.isEmpty else { continue }
            rows.append(upper)
            if lower.count == upper.count { rows.append(lower) }
        }
        return Points(rows: rows)
    }

    private static func render(_ text: Substring, _ front: inout [UInt8]?, _ back: inout [UInt8]?) throws {
        var numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        func colour() throws -> [UInt8] {
            switch numbers.popFirst() {
            case 2:
                let parts = numbers.prefix(3).map { UInt8(clamping: $0) }
                numbers = numbers.dropFirst(3)
                return parts
            case 5: return indexed(numbers.popFirst() ?? 0)
            case let other: throw Wrong("a colour of kind \(other ?? -1)")
            }
        }
        while let number = numbers.popFirst() {
            switch number {
            case 0: (front, back) = (nil, nil)
            case 38: front = try colour()
            case 39: front = nil
            case 48: back = try colour()
            case 49: back = nil
            default: break
            }
        }
    }

    /// A colour of xterm's table of 256, from 16 on.
    static func indexed(_ number: Int) -> [UInt8] {
        guard number < 232 else { return Array(repeating: UInt8(clamping: 8 + (number - 232) * 10), count: 3) }
        return [36, 6, 1].map { factor in
            let step = (number - 16) / factor % 6
            return UInt8(clamping: step == 0 ? 0 : 55 + 40 * step)
        }
    }
}
