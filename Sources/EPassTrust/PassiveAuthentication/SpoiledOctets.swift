// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Whether octets look like a file that was spoiled on its way. Only a hint for people; no result rests on it.
extension [UInt8] {
    /// Whether they end in one octet repeated, or a block stands in them twice: what is left of a file whose rest was
    /// filled up, or of which one answer of the chip was kept twice.
    var looksSpoiled: Bool { endsInOneOctet || count <= Self.longestFile && hasBlockTwice }

    /// More than a chip holds.
    private static var longestFile: Int { 1 << 20 }

    private static var tail: Int { 16 }

    /// A rest that did not arrive. Equal octets right behind the end marker of an image (FF D9, of JPEG and of JPEG
    /// 2000) are padding of the issuer: the image before them is whole.
    private var endsInOneOctet: Bool {
        guard let last, count > Self.tail, suffix(Self.tail).allSatisfy({ $0 == last }) else { return false }
        let other = lastIndex { $0 != last } ?? -1
        return !prefix(other + 1).suffix(2).elementsEqual([0xFF, 0xD9])
    }

    /// A window whose octets stand again behind it.
    private struct Repetition {
        let start: Int
        private(set) var copy: Int?
        /// How often; more than once for texture and filling, of which images have a lot.
        private(set) var count = 0

        init(start: Int) { self.start = start }

        mutating func add(_ copy: Int, window: Int) {
            // One that overlaps its copy is a period.
            count += copy - start < window ? 2 : 1
            self.copy = self.copy ?? copy
        }
    }

    private static var window: Int { 64 }
    private static var base: UInt64 { 0x100_0000_01B3 }
    /// More than one READ BINARY brings.
    private static var longestBlock: Int { 65_536 }

    /// A block that stands there exactly twice. Tables that two images of one file have in common do so, too; but a
    /// reader asks for equal lengths one behind the other, so that one answer in the place of another lies a whole
    /// number of its lengths away from the original.
    private var hasBlockTwice: Bool {
        // Windows at every 16 octets are looked for at every place.
        var known: [UInt64: Repetition] = [:]
        let power = (1..<Self.window).reduce(UInt64(1)) { product, _ in product &* Self.base }
        var hash: UInt64 = 0
        for (index, octet) in enumerated() {
            if index >= Self.window { hash &-= UInt64(self[index - Self.window]) &* power }
            hash = hash &* Self.base &+ UInt64(octet)
            let start = index + 1 - Self.window
            guard start >= 0 else { continue }
            if let other = known[hash] {
                // What stands there more often is compared no more.
                if other.count <= 1, self[other.start..<(other.start + Self.window)] == self[start...index] {
                    known[hash]?.add(start, window: Self.window)
                }
            } else if start % 16 == 0 {
                known[hash] = Repetition(start: start)
            }
        }
        var tried: Set<Int> = []
        for repetition in known.values.filter({ $0.count == 1 }).sorted(by: { $0.start < $1.start }) {
            // What is behind one distance is looked at once, and a file made up of repetitions not to its end.
            guard let copy = repetition.copy, tried.count < 64, tried.insert(copy - repetition.start).inserted
            else { continue }
            if isBlock(at: repetition.start, copy) { return true }
        }
        return false
    }

    private func isBlock(at start: Int, _ copy: Int) -> Bool {
        let distance = copy - start
        var (low, high) = (start, start + Self.window)
        while low > 0, high - low < Self.longestBlock, self[low - 1] == self[low - 1 + distance] { low -= 1 }
        while high + distance < count, high - low < Self.longestBlock, self[high] == self[high + distance] { high += 1 }
        // The octet beside a block equals that beside its copy once in 256 times, on either side.
        return (0...2).contains { distance % (high - low - $0) == 0 }
    }
}
