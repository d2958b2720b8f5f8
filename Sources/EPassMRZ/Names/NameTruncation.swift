// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Fits a name into its field (Doc 9303-4, 4.2.2.1 and 4.2.3, and the same clauses of parts 5 to 7).
///
/// The standard leaves the choice of what to cut. Here the primary identifier is kept whole as long as one letter of
/// the secondary identifier fits behind it; what is cut is taken from the end, and the field then ends in a letter.
enum NameTruncation {
    /// The whole field, fillers included.
    static func field(primary: [String], secondary: [String], width: Int) -> [UInt8] {
        let first = primary.map { Array($0.utf8) }
        let second = secondary.map { Array($0.utf8) }
        let whole = joined(first, second)
        if whole.count <= width {
            return whole + [UInt8](repeating: MRZCharacter.filler, count: width - whole.count)
        }
        guard !second.isEmpty else { return endingInLetter(first, width: width).text }
        // Two fillers and one letter of the secondary identifier must fit.
        var start = length(first) <= width - 3 ? joined(first, []) : endingInLetter(first, width: width - 3).text
        var rest = endingInLetter(second, width: width - start.count - 2)
        if rest.isClosedUp, start.count > 1 {
            // A letter less of the primary identifier leaves room for the next initial.
            start = endingInLetter(first, width: start.count - 1).text
            rest = endingInLetter(second, width: width - start.count - 2)
        }
        return start + [MRZCharacter.filler, MRZCharacter.filler] + rest.text
    }

    private struct Cut {
        let text: [UInt8]
        /// Whether two components had to be joined.
        let isClosedUp: Bool
    }

    /// The components cut at the width, the last character a letter.
    private static func endingInLetter(_ components: [[UInt8]], width: Int) -> Cut {
        var isClosedUp = false
        var components = components
        var text = joined(components, [])
        while text.count > width, width > 0, text[width - 1] == MRZCharacter.filler {
            // A filler would end the field: a letter less before it moves the next component's first letter there.
            guard shortenLast(&components, before: width) else {
                // Only initials: the last one closes up, as the field must not end in a filler.
                text.remove(at: width - 1)
                isClosedUp = true
                break
            }
            text = joined(components, [])
        }
        var cut = Array(text.prefix(width))
        cut += [UInt8](repeating: MRZCharacter.filler, count: max(0, width - cut.count))
        return Cut(text: cut, isClosedUp: isClosedUp)
    }

    /// Takes a letter from the last component of more than one letter that ends before the width.
    private static func shortenLast(_ components: inout [[UInt8]], before width: Int) -> Bool {
        var end = 0
        var candidate: Int?
        for (index, component) in components.enumerated() {
            end += component.count
            if end < width, component.count > 1 { candidate = index }
            end += 1
        }
        guard let candidate else { return false }
        components[candidate].removeLast()
        return true
    }

    private static func length(_ components: [[UInt8]]) -> Int {
        components.reduce(0) { $0 + $1.count } + max(0, components.count - 1)
    }

    private static func joined(_ first: [[UInt8]], _ second: [[UInt8]]) -> [UInt8] {
        var text = Array(first.joined(separator: [MRZCharacter.filler]))
        if !second.isEmpty {
            text += [MRZCharacter.filler, MRZCharacter.filler]
            text += second.joined(separator: [MRZCharacter.filler])
        }
        return text
    }
}
