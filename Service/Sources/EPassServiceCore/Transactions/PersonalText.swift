// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Texts that a backend should not send, since they name a person.
enum PersonalText {
    /// Whether a text looks like a machine readable zone or a part of one, an e-mail address, or a date, as it stands
    /// there or behind percent signs.
    static func looksPersonal(_ text: String, in year: Int = thisYear) -> Bool {
        var text = text
        // Whoever has it encoded twice has it encoded by accident.
        for _ in 0..<3 {
            // Fillers stand in every zone, and nobody needs them elsewhere.
            if text.contains("<") || text.contains("@") || isNumberLine(text) || hasZoneDates(text) { return true }
            if hasDate(text) || hasCompactDate(text, before: year) { return true }
            let decoded = unquoted(text)
            guard decoded != text else { return false }
            text = decoded
        }
        return false
    }

    private static var thisYear: Int {
        Int(Timestamp.now.description.prefix(4)) ?? 0
    }

    /// A text with the octets that stand in it as `%40`.
    private static func unquoted(_ text: String) -> String {
        var (octets, rest): ([UInt8], Substring) = ([], text[...])
        while let first = rest.first {
            let digits = rest.dropFirst().prefix(2)
            if first == "%", digits.utf8.count == 2, let octet = UInt8(digits, radix: 16), !digits.hasPrefix("+") {
                octets.append(octet)
                rest = rest.dropFirst(3)
            } else {
                octets += Array(String(first).utf8)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: octets, as: UTF8.self)
    }

    // MARK: Zones

    /// A line of a zone whose fillers were taken out: 28 and more capitals and digits without a blank.
    private static func isNumberLine(_ text: String) -> Bool {
        text.split(separator: " ").contains { word in
            word.utf8.count >= 28 && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
                && word.contains(where: \.isUppercase) && word.contains(where: \.isNumber)
        }
    }

    /// What stands in the second line of every zone (Doc 9303-4, 4.2.2): birth, sex and expiry, with check digits that
    /// are right, in capitals or not, whatever stands between the characters.
    private static func hasZoneDates(_ text: String) -> Bool {
        let line = Array(text.uppercased().utf8.filter { isDigit($0) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
        let sexes = Array("MFX".utf8)
        for start in line.indices where isCheckedDay(line[start...].prefix(7)) {
            let rest = line[(start + 7)...]
            if let sex = rest.first, sexes.contains(sex) {
                if isCheckedDay(rest.dropFirst().prefix(7)) { return true }
            } else if start > 0, !isDigit(line[start - 1]), isCheckedDay(rest.prefix(7)) {
                // The sex was a filler; before the birth stands the nationality.
                return true
            }
        }
        return false
    }

    /// YYMMDD with its check digit (Doc 9303-3, 4.9).
    private static func isCheckedDay(_ octets: ArraySlice<UInt8>) -> Bool {
        let digits = octets.filter(isDigit).map { Int($0) - 0x30 }
        guard digits.count == 7, octets.count == 7 else { return false }
        guard 1...12 ~= digits[2] * 10 + digits[3], 1...31 ~= digits[4] * 10 + digits[5] else { return false }
        let sum = zip(digits, [7, 3, 1, 7, 3, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        return sum % 10 == digits[6]
    }

    private static func isDigit(_ octet: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= octet }

    // MARK: Dates

    /// A run of digits or of letters, with what stands before it.
    private struct Token {
        let before: String
        let text: String
        let isNumber: Bool

        var number: Int { isNumber && text.utf8.count <= 4 ? Int(text) ?? 0 : 0 }
        var isYear: Bool { text.utf8.count == 4 && 1900...2100 ~= number }
        var isDay: Bool { text.utf8.count <= 2 && 1...31 ~= number }
        var isMonth: Bool { text.utf8.count <= 2 && 1...12 ~= number }
        var isMonthName: Bool { !isNumber && months.contains(text.lowercased()) }

        /// Whether it can be the next part of a date.
        func follows(gluedTo isGlued: Bool = false) -> Bool {
            (isGlued ? 0 : 1)...3 ~= before.utf8.count && before.allSatisfy { " .,/-_'".contains($0) }
        }
    }

    private static let months: Set<String> = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january",
        "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
    ]
    private static let versions: Set<String> = ["v", "ver", "version", "rev", "revision", "r", "release"]

    private static func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var (before, rest) = ("", text[...])
        while let first = rest.first {
            guard first.isASCII, first.isLetter || first.isNumber else {
                before.append(first)
                rest = rest.dropFirst()
                continue
            }
            let isNumber = first.isNumber
            let run = rest.prefix { $0.isASCII && (isNumber ? $0.isNumber : $0.isLetter) }
            tokens.append(Token(before: before, text: String(run), isNumber: isNumber))
            before = ""
            rest = rest.dropFirst(run.count)
        }
        return tokens
    }

    /// A day of a life: 1974-08-12, 12.08.1974, 12. 8. 1974, 08/12/1974, 12 Aug 1974. Versions are written like it.
    private static func hasDate(_ text: String) -> Bool {
        let tokens = tokens(text)
        guard tokens.count >= 3 else { return false }
        return (0...(tokens.count - 3)).contains { start in
            let (first, middle, last) = (tokens[start], tokens[start + 1], tokens[start + 2])
            if start > 0, versions.contains(tokens[start - 1].text.lowercased()), first.before.utf8.count <= 1 {
                return false
            }
            if middle.isMonthName {
                return first.isDay && last.isYear && middle.follows(gluedTo: true) && last.follows(gluedTo: true)
            }
            guard middle.follows(), last.follows() else {
                return first.isMonthName && middle.isDay && last.isYear && middle.follows(gluedTo: true)
                    && last.follows()
            }
            if first.isMonthName { return middle.isDay && last.isYear }
            if first.isYear { return middle.isMonth && last.isDay }
            return last.isYear && (first.isDay && middle.isMonth || first.isMonth && middle.isDay)
        }
    }

    /// 19740812 as a word of its own. Names of orders begin with the day that they are of, and so with this year.
    private static func hasCompactDate(_ text: String, before year: Int) -> Bool {
        text.split { " ,;:=()".contains($0) }.contains { word in
            guard word.utf8.count == 8, word.utf8.allSatisfy(isDigit) else { return false }
            let numbers = [word.prefix(4), word.dropFirst(4).prefix(2), word.suffix(2)].compactMap { Int($0) }
            guard numbers.count == 3 else { return false }
            return 1900..<max(1901, year) ~= numbers[0] && 1...12 ~= numbers[1] && 1...31 ~= numbers[2]
        }
    }
}
