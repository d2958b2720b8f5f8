// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A date as people write it, brought into the form of the zone: `YYMMDD`, `19740812`, `1974-08-12`, `12.08.1974`,
/// `12 AUG 74`, `25/12/1974`. What could be two dates is none.
struct TypedDate {
    /// Why a text is no date.
    enum Fault: Error { case shape, ambiguous }

    /// Six digits, or fillers where a part is unknown (Doc 9303-3, 4.8).
    let octets: [UInt8]

    init(_ text: String) throws(Fault) {
        let start = text.drop { $0.isWhitespace }
        let written = start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
        let separators = Set(written.filter { " .-/".contains($0) })
        var parts = written.split { separators.contains($0) }.map { Array($0.uppercased().utf8) }
        if let only = parts.first, parts.count == 1 {
            if only.count == 6, only.allSatisfy({ MRZCharacter.isDigit($0) || $0 == MRZCharacter.filler }) {
                octets = only
                return
            }
            guard only.count == 8 else { throw .shape }
            parts = [Array(only[..<4]), Array(only[4..<6]), Array(only[6...])]
        }
        var month = parts.lazy.compactMap(Self.month(named:)).first
        let numbers = parts.filter { $0.allSatisfy(MRZCharacter.isDigit) }.map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3, numbers.count == (month == nil ? 3 : 2), let first = numbers.first,
            let last = numbers.last
        else { throw .shape }
        let year: String
        var others = numbers
        if first.utf8.count == 4 {
            year = others.removeFirst()
        } else if last.utf8.count == 4 || last.utf8.count == 2 && (month != nil || separators == ["."]) {
            year = others.removeLast()
            if month == nil, separators != ["."] { others = try Self.monthFirst(others) }
            others.reverse()
        } else {
            throw .shape
        }
        guard others.allSatisfy({ $0.utf8.count <= 2 }), year.utf8.count == 2 || ["19", "20"].contains(year.prefix(2))
        else { throw .shape }
        let values = others.compactMap { UInt8($0) }
        if month == nil { month = values.first }
        guard let month, let day = values.last else { throw .shape }
        let digits: [UInt8] = [month / 10, month % 10, day / 10, day % 10]
        octets = year.utf8.suffix(2) + digits.map { $0 + UInt8(ascii: "0") }
    }

    /// Day and month in the order in which they are written before a year; some write the month first, with the same
    /// marks between.
    private static func monthFirst(_ parts: [String]) throws(Fault) -> [String] {
        guard let first = parts.first.flatMap({ UInt8($0) }), let second = parts.last.flatMap({ UInt8($0) }) else {
            throw .shape
        }
        if second > 12 { return parts.reversed() }
        guard first > 12 || first == second else { throw .ambiguous }
        return parts
    }

    /// The month of an English name, whole or its first three letters.
    private static func month(named word: [UInt8]) -> UInt8? {
        guard word.count >= 3, word.allSatisfy(MRZCharacter.isLetter) else { return nil }
        let names = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
        return names.firstIndex(of: String(decoding: word.prefix(3), as: UTF8.self)).map { UInt8($0 + 1) }
    }
}
