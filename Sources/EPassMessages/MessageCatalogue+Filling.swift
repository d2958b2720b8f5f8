// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension MessageCatalogue {
    /// Writes a text behind the output with the arguments of a message in their places. It is filled in as it is read,
    /// and nothing is made of it before: what a text may be says ``MessageTemplate``, by which the texts of every
    /// catalogue are tried.
    func fill(_ text: String, _ message: Message, to output: inout [UInt8]) {
        guard !MessageTemplate.isPlain(text) else { return output.append(contentsOf: text.utf8) }
        var filling = Filling(catalogue: self, arguments: message.arguments, start: output.count)
        filling.write(text.utf8.span, number: nil, depth: 0, to: &output)
    }
}

/// A text on the way from its beginning to its end. What is written is UTF-8, and nothing is cut but before and behind
/// what is of ASCII.
private struct Filling {
    let catalogue: MessageCatalogue
    let arguments: [MessageArgument]
    /// Where in the output the text begins.
    let start: Int
    /// Where the reading is, in octets.
    private var place = 0

    init(catalogue: MessageCatalogue, arguments: [MessageArgument], start: Int) {
        self.catalogue = catalogue
        self.arguments = arguments
        self.start = start
    }

    /// Writes up to the end of the text, or of the branch that begins here.
    mutating func write(_ octets: Span<UInt8>, number: Int?, depth: Int, to output: inout [UInt8]) {
        // What stands in it may end as a question.
        var isBehindValue = true
        while place < octets.count {
            switch octets[place] {
            case UInt8(ascii: "}"): return
            case UInt8(ascii: "'") where Self.isBrace(octets, place + 1):
                let start = place + 1
                place = Self.end(ofQuote: start, octets)
                append(start..<place, isBehindValue, octets, to: &output)
                place += 1
                isBehindValue = false
            case UInt8(ascii: "{"):
                writeArgument(octets, number: number, depth: depth, to: &output)
                isBehindValue = true
            case UInt8(ascii: "#") where depth > 0:
                output.append(contentsOf: (number.map(String.init) ?? "#").utf8)
                place += 1
                isBehindValue = true
            default:
                let start = place
                place = Self.end(ofWords: start + 1, octets)
                append(start..<place, isBehindValue, octets, to: &output)
                isBehindValue = false
            }
        }
    }

    /// Writes words as they stand; no full stop behind a question.
    private func append(
        _ words: Range<Int>, _ isBehindValue: Bool, _ octets: Span<UInt8>, to output: inout [UInt8]
    ) {
        let last = output.count > start ? output.last : nil
        let isBehindQuestion = last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
        let isDoubled = isBehindValue && isBehindQuestion && !words.isEmpty && octets[words.lowerBound] == Self.stop
        Self.append(octets.extracting(isDoubled ? words.dropFirst() : words), to: &output)
    }

    private static let stop = UInt8(ascii: ".")

    private static func append(_ octets: Span<UInt8>, to output: inout [UInt8]) {
        unsafe octets.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }

    private mutating func writeArgument(
        _ octets: Span<UInt8>, number: Int?, depth: Int, to output: inout [UInt8]
    ) {
        place += 1
        let name = word(octets)
        let argument = arguments.firstIndex { isWord(name, $0.name, octets) }
        var type = name
        var isWhole = take(UInt8(ascii: "}"), octets)
        if !isWhole {
            _ = take(UInt8(ascii: ","), octets)
            type = word(octets)
            isWhole = take(UInt8(ascii: "}"), octets)
        }
        guard !isWhole else {
            if let argument { return catalogue.append(words: arguments[argument].value, to: &output) }
            // Its name in braces, where there is none.
            output.append(UInt8(ascii: "{"))
            Self.append(octets.extracting(name), to: &output)
            output.append(UInt8(ascii: "}"))
            return
        }
        _ = take(UInt8(ascii: ","), octets)
        let value = argument.map { arguments[$0].value }
        var count: Int?
        if isWord(type, "plural", octets), case .number(let given)? = value { count = given }
        let selectors = count.map(catalogue.selectors) ?? value.map { [catalogue.words($0)] } ?? []
        let branch = branch(selectors + ["other"], octets)
        let end = place
        if let branch {
            place = branch
            write(octets, number: count ?? number, depth: depth + 1, to: &output)
        }
        place = end
    }

    /// Where the branch begins that has the earliest of the selectors; reads up to the end of the choice.
    private mutating func branch(_ selectors: [String], _ octets: Span<UInt8>) -> Int? {
        var found: (branch: Int, rank: Int)?
        while !take(UInt8(ascii: "}"), octets), place < octets.count {
            let selector = word(octets)
            guard take(UInt8(ascii: "{"), octets) else { break }
            let rank = selectors.firstIndex { isWord(selector, $0, octets) }
            if let rank, rank < found?.rank ?? .max { found = (place, rank) }
            place = Self.end(ofBranch: place, octets) + 1
        }
        return found?.branch
    }

    // MARK: Syntax

    private mutating func skipSpaces(_ octets: Span<UInt8>) {
        while place < octets.count, octets[place] == UInt8(ascii: " ") { place += 1 }
    }

    private mutating func word(_ octets: Span<UInt8>) -> Range<Int> {
        skipSpaces(octets)
        let start = place
        while place < octets.count, !Self.endsWord(octets[place]) { place += 1 }
        let word = start..<place
        skipSpaces(octets)
        return word
    }

    private mutating func take(_ octet: UInt8, _ octets: Span<UInt8>) -> Bool {
        skipSpaces(octets)
        guard place < octets.count, octets[place] == octet else { return false }
        place += 1
        return true
    }

    private func isWord(_ word: Range<Int>, _ other: String, _ octets: Span<UInt8>) -> Bool {
        let other = other.utf8.span
        guard other.count == word.count else { return false }
        for index in other.indices where other[index] != octets[word.lowerBound + index] { return false }
        return true
    }

    private static func endsWord(_ octet: UInt8) -> Bool {
        octet == UInt8(ascii: " ") || octet == UInt8(ascii: ",") || octet == UInt8(ascii: "{")
            || octet == UInt8(ascii: "}")
    }

    private static func isBrace(_ octets: Span<UInt8>, _ place: Int) -> Bool {
        place < octets.count && (octets[place] == UInt8(ascii: "{") || octets[place] == UInt8(ascii: "}"))
    }

    private static func end(ofQuote start: Int, _ octets: Span<UInt8>) -> Int {
        var end = start
        while end < octets.count, octets[end] != UInt8(ascii: "'") { end += 1 }
        return end
    }

    /// Where something stands that may mean something.
    private static func end(ofWords start: Int, _ octets: Span<UInt8>) -> Int {
        var end = start
        while end < octets.count {
            switch octets[end] {
            case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"): return end
            default: end += 1
            }
        }
        return end
    }

    /// Where the brace is that closes a branch.
    private static func end(ofBranch start: Int, _ octets: Span<UInt8>) -> Int {
        var (end, depth) = (start, 0)
        while end < octets.count {
            switch octets[end] {
            case UInt8(ascii: "'") where isBrace(octets, end + 1): end = Self.end(ofQuote: end + 1, octets)
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                guard depth > 0 else { return end }
                depth -= 1
            default: break
            }
            end += 1
        }
        return end
    }
}
