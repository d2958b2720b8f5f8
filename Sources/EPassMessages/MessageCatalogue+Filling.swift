// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension MessageCatalogue {
    /// The text with the arguments of a message in their places. It is filled in as it is read, and nothing is made of
    /// it before: what a text may be says ``MessageTemplate``, by which the texts of every catalogue are tried.
    func filled(_ text: String, _ message: Message) -> String {
        guard !MessageTemplate.isPlain(text) else { return text }
        var filling = Filling(catalogue: self, message: message)
        filling.output.reserveCapacity(text.utf8.count + 64)
        filling.write(text.utf8.span, number: nil, depth: 0)
        return String(decoding: filling.output, as: UTF8.self)
    }
}

/// A text on the way from its beginning to its end.
private struct Filling {
    let catalogue: MessageCatalogue
    let message: Message
    /// In UTF-8. Nothing is cut but before and behind what is of ASCII.
    var output: [UInt8] = []
    /// Where the reading is, in octets.
    private var place = 0

    init(catalogue: MessageCatalogue, message: Message) {
        self.catalogue = catalogue
        self.message = message
    }

    /// Writes up to the end of the text, or of the branch that begins here.
    mutating func write(_ octets: Span<UInt8>, number: Int?, depth: Int) {
        // What stands in it may end as a question.
        var isBehindValue = true
        while place < octets.count {
            switch octets[place] {
            case UInt8(ascii: "}"): return
            case UInt8(ascii: "'") where Self.isBrace(octets, place + 1):
                let start = place + 1
                place = Self.end(ofQuote: start, octets)
                append(start..<place, isBehindValue, octets)
                place += 1
                isBehindValue = false
            case UInt8(ascii: "{"):
                writeArgument(octets, number: number, depth: depth)
                isBehindValue = true
            case UInt8(ascii: "#") where depth > 0:
                append((number.map(String.init) ?? "#").utf8.span)
                place += 1
                isBehindValue = true
            default:
                let start = place
                place = Self.end(ofWords: start + 1, octets)
                append(start..<place, isBehindValue, octets)
                isBehindValue = false
            }
        }
    }

    /// Writes words as they stand; no full stop behind a question.
    private mutating func append(_ words: Range<Int>, _ isBehindValue: Bool, _ octets: Span<UInt8>) {
        let isBehindQuestion = output.last == UInt8(ascii: "?") || output.last == UInt8(ascii: "!")
        let isDoubled = isBehindValue && isBehindQuestion && !words.isEmpty && octets[words.lowerBound] == Self.stop
        append(octets.extracting(isDoubled ? words.dropFirst() : words))
    }

    private static let stop = UInt8(ascii: ".")

    private mutating func append(_ octets: Span<UInt8>) {
        unsafe octets.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }

    /// Writes an argument in words, or its name in braces where there is none.
    private mutating func append(_ value: MessageArgument.Value?, _ name: Span<UInt8>) {
        if let value {
            append(catalogue.words(value).utf8.span)
        } else {
            output.append(UInt8(ascii: "{"))
            append(name)
            output.append(UInt8(ascii: "}"))
        }
    }

    private mutating func writeArgument(_ octets: Span<UInt8>, number: Int?, depth: Int) {
        place += 1
        let name = word(octets)
        let value = message.arguments.first { isWord(name, $0.name, octets) }?.value
        var type = name
        var isWhole = take(UInt8(ascii: "}"), octets)
        if !isWhole {
            _ = take(UInt8(ascii: ","), octets)
            type = word(octets)
            isWhole = take(UInt8(ascii: "}"), octets)
        }
        guard !isWhole else { return append(value, octets.extracting(name)) }
        _ = take(UInt8(ascii: ","), octets)
        var count: Int?
        if isWord(type, "plural", octets), case .number(let given)? = value { count = given }
        let selectors = count.map(catalogue.selectors) ?? value.map { [catalogue.words($0)] } ?? []
        let branch = branch(selectors + ["other"], octets)
        let end = place
        if let branch {
            place = branch
            write(octets, number: count ?? number, depth: depth + 1)
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
