// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The part of a zone that is worked out when it is parsed: check digits, dates, and the extent of a long document
/// number.
struct MRZReading {
    let checkDigits: MRZCheckDigits
    let dateOfBirth: MRZDate
    let dateOfExpiry: MRZDate
    let overflowLength: Int

    init(_ zone: Span<UInt8>, _ layout: MRZLayout) {
        dateOfBirth = MRZReading.date(zone, layout.dateOfBirth)
        dateOfExpiry = MRZReading.date(zone, layout.dateOfExpiry)
        overflowLength = MRZReading.overflowLength(zone, layout)
        checkDigits = MRZCheckDigits(
            documentNumber: MRZReading.documentNumber(zone, layout, overflowLength),
            dateOfBirth: MRZReading.simple(.dateOfBirth, zone, layout.dateOfBirth),
            dateOfExpiry: MRZReading.simple(.dateOfExpiry, zone, layout.dateOfExpiry),
            optionalData: MRZReading.optionalData(zone, layout),
            composite: MRZReading.composite(zone, layout))
    }

    private static func date(_ zone: Span<UInt8>, _ range: Range<Int>) -> MRZDate {
        let start = range.lowerBound
        return MRZDate(zone[start], zone[start + 1], zone[start + 2], zone[start + 3], zone[start + 4], zone[start + 5])
    }

    /// A filler in place of the check digit tells that the number goes on in the optional data, up to the first filler
    /// there, its check digit last (Doc 9303-5 and -6, 4.2.2 note j). TD3 and visas have no such rule.
    private static func overflowLength(_ zone: Span<UInt8>, _ layout: MRZLayout) -> Int {
        guard layout.compositeCheckDigit != nil, layout.optionalCheckDigit == nil,
            zone[layout.documentNumberCheckDigit] == MRZCharacter.filler,
            // A number that ends in fillers is not a long one: it only lacks its check digit.
            zone[layout.documentNumber.upperBound - 1] != MRZCharacter.filler
        else { return 0 }
        var end = layout.optionalData.lowerBound
        while end < layout.optionalData.upperBound, zone[end] != MRZCharacter.filler { end += 1 }
        let length = end - layout.optionalData.lowerBound
        // One character of the number and its check digit at the least.
        return length >= 2 ? length : 0
    }

    private static func documentNumber(
        _ zone: Span<UInt8>, _ layout: MRZLayout, _ overflowLength: Int
    ) -> MRZCheckDigit {
        guard overflowLength > 0 else { return simple(.documentNumber, zone, layout.documentNumber) }
        let offset = layout.optionalData.lowerBound + overflowLength - 1
        var sum = WeightedSum()
        sum.add(zone, layout.documentNumber)
        sum.add(zone, layout.optionalData.lowerBound..<offset)
        return judged(.documentNumber, expected: sum.checkDigit, found: zone[offset], offset: offset)
    }

    private static func simple(
        _ field: MRZCheckDigit.Field, _ zone: Span<UInt8>, _ range: Range<Int>
    ) -> MRZCheckDigit {
        var sum = WeightedSum()
        sum.add(zone, range)
        return judged(field, expected: sum.checkDigit, found: zone[range.upperBound], offset: range.upperBound)
    }

    private static func optionalData(_ zone: Span<UInt8>, _ layout: MRZLayout) -> MRZCheckDigit {
        guard let offset = layout.optionalCheckDigit else { return .absent(.optionalData) }
        var sum = WeightedSum()
        sum.add(zone, layout.optionalData)
        let found = zone[offset]
        // Of an empty field the issuer chooses: zero or filler (Doc 9303-4, 4.2.2.2; F-41).
        if found == MRZCharacter.filler, sum.total == 0, isEmpty(zone, layout.optionalData) {
            return MRZCheckDigit(
                field: .optionalData, outcome: .correct, expected: sum.checkDigit, found: found, offset: offset)
        }
        return judged(.optionalData, expected: sum.checkDigit, found: found, offset: offset)
    }

    private static func composite(_ zone: Span<UInt8>, _ layout: MRZLayout) -> MRZCheckDigit {
        guard let offset = layout.compositeCheckDigit else { return .absent(.composite) }
        var sum = WeightedSum()
        let ranges = layout.compositeRanges
        sum.add(zone, ranges.0)
        sum.add(zone, ranges.1)
        sum.add(zone, ranges.2)
        sum.add(zone, ranges.3)
        return judged(.composite, expected: sum.checkDigit, found: zone[offset], offset: offset)
    }

    private static func isEmpty(_ zone: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range where zone[index] != MRZCharacter.filler { return false }
        return true
    }

    private static func judged(
        _ field: MRZCheckDigit.Field, expected: UInt8, found: UInt8, offset: Int
    ) -> MRZCheckDigit {
        MRZCheckDigit(
            field: field, outcome: expected == found ? .correct : .wrong, expected: expected, found: found,
            offset: offset)
    }
}

/// The sum of Doc 9303-3, 4.9, over ranges of a zone.
private struct WeightedSum {
    private(set) var total = 0
    private var phase = 0

    /// The last digit of the total as a character.
    var checkDigit: UInt8 { UInt8(48 + total % 10) }

    mutating func add(_ zone: Span<UInt8>, _ range: Range<Int>) {
        var index = range.lowerBound
        // To the next weight 7, then in threes.
        while phase != 0, index < range.upperBound {
            total &+= Int(MRZCharacter.value(zone[index])) &* (phase == 1 ? 3 : 1)
            phase = phase == 2 ? 0 : phase + 1
            index += 1
        }
        while index + 3 <= range.upperBound {
            let first = Int(MRZCharacter.value(zone[index]))
            let second = Int(MRZCharacter.value(zone[index + 1]))
            total &+= first &* 7 &+ second &* 3 &+ Int(MRZCharacter.value(zone[index + 2]))
            index += 3
        }
        while index < range.upperBound {
            total &+= Int(MRZCharacter.value(zone[index])) &* (phase == 0 ? 7 : 3)
            phase += 1
            index += 1
        }
    }
}

extension MRZLayout {
    /// What the composite check digit is over (Doc 9303-4 to -6, 4.2.4); empty where there is none. A tuple, as parsing
    /// allocates nothing.
    var compositeRanges: (Range<Int>, Range<Int>, Range<Int>, Range<Int>) {
        guard let end = compositeCheckDigit else { return (0..<0, 0..<0, 0..<0, 0..<0) }
        // TD1: the number, its check digit and the optional data of the upper line, then the dates with theirs.
        if name.lowerBound == 60 { return (5..<30, 30..<37, 38..<45, 48..<end) }
        let start = documentNumber.lowerBound
        return (start..<(start + 10), (start + 13)..<(start + 20), (start + 21)..<end, end..<end)
    }
}
