// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The historical bytes in an answer to reset (ISO/IEC 7816-3, 8.2), which for a contactless chip are those of its
/// answer to select (PC/SC part 3, 3.1.3.2.3.1).
enum HistoricalBytes {
    /// Nil where the octets are no answer to reset.
    static func of(answerToReset octets: [UInt8]) -> [UInt8]? {
        guard octets.count >= 2, octets.count <= 33, octets[0] == 0x3B || octets[0] == 0x3F else { return nil }
        let count = Int(octets[1] & 0x0F)
        var rest = octets[2...]
        var indicator = octets[1] >> 4
        while indicator != 0 {
            // TA, TB, TC as the indicator says, then TD, whose upper half is the next indicator.
            let skipped = (indicator & 0b0111).nonzeroBitCount
            guard rest.count >= skipped else { return nil }
            rest = rest.dropFirst(skipped)
            guard indicator & 0b1000 != 0 else { break }
            guard let next = rest.popFirst() else { return nil }
            indicator = next >> 4
        }
        guard rest.count >= count else { return nil }
        return Array(rest.prefix(count))
    }
}
