// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
internal import EPassMessages

/// A run of document numbers of one State and one kind of document, as an operator names it:
/// `D:P:C01X00000-C01X99999`.
///
/// Three parts with colons between them. The State is any code of the one table (`D`, `DE`, `DEU`). The kind is the
/// document code of the zone without fillers; `P` is every code that begins so, `PD` that one alone, `*` any. The
/// numbers are the first and the last one of the run, both included, or one alone: of the same length, in the order of
/// their characters, digits before letters. A number of another length is not among them.
public struct DocumentSeries: Sendable, Hashable, CustomStringConvertible {
    /// The State that issued the documents, always one of the tables.
    public let state: IssuingCountry
    /// The first letters of the document code; empty for any.
    public let documentCode: String
    /// The first number, in upper case and without fillers.
    public let first: String
    /// The last number, as long as the first.
    public let last: String

    /// The longest number that a zone can hold: that of a card which goes on in its optional data.
    private static let maximumNumber = 22
    /// The most octets of a text that is looked at.
    private static let maximumText = 128

    /// The series that a text names.
    ///
    /// - Throws: `TrustError` with code `malformed`, which names the part that is wrong: a code that is in no table, a
    ///   number with a filler or another character within, ends of different length or in the wrong order. A block that
    ///   holds nothing back must not pass for one.
    public init(_ text: String) throws(TrustError) {
        guard text.utf8.count <= Self.maximumText else { throw Self.wrong("series", .blockSeriesForm) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 3 else { throw Self.wrong("series", .blockSeriesForm) }
        guard let state = IssuingCountry(parts[0]), state.isKnown else {
            throw Self.wrong("series.state", .blockSeriesState(code: parts[0]))
        }
        self.state = state
        documentCode = try Self.code(parts[1])
        let ends = parts[2].split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
        guard let start = ends.first, ends.count <= 2 else { throw Self.wrong("series.numbers", .blockSeriesForm) }
        first = try Self.number(start)
        last = ends.count == 2 ? try Self.number(ends[1]) : first
        guard first.utf8.count == last.utf8.count else {
            throw Self.wrong("series.numbers", .blockSeriesLengths(first: first.utf8.count, last: last.utf8.count))
        }
        guard !Self.precedes(last, first) else {
            throw Self.wrong("series.numbers", .blockSeriesReversed(last: last, first: first))
        }
    }

    private static func code(_ text: String) throws(TrustError) -> String {
        if text == "*" { return "" }
        let code = trimmed(text)
        guard (1...2).contains(code.utf8.count), code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            throw wrong("series.documentCode", .blockSeriesCode(code: text))
        }
        return code
    }

    private static func number(_ text: String) throws(TrustError) -> String {
        let number = trimmed(text)
        let isNumber = number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        guard !number.isEmpty, number.utf8.count <= maximumNumber, isNumber else {
            throw wrong("series.numbers", .blockSeriesNumber(number: text))
        }
        return number
    }

    /// In upper case, without the fillers at the end that a zone has.
    private static func trimmed(_ text: String) -> String {
        var text = text.uppercased()
        while text.utf8.last == UInt8(ascii: "<") { text.removeLast() }
        return text
    }

    private static func precedes(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    private static func wrong(_ element: String, _ message: Message) -> TrustError {
        TrustError(.malformed, element: element, message)
    }

    /// Whether a document is one of them, by what its zone says without fillers.
    public func contains(state: CountryCode, documentCode: String, documentNumber: String) -> Bool {
        guard IssuingCountry(state)?.code == self.state.code, documentCode.hasPrefix(self.documentCode) else {
            return false
        }
        return documentNumber.utf8.count == first.utf8.count && !Self.precedes(documentNumber, first)
            && !Self.precedes(last, documentNumber)
    }

    /// The one form of it: `DE:P:C01X00000-C01X99999`.
    public var description: String {
        "\(state.code):\(documentCode.isEmpty ? "*" : documentCode):\(first)" + (last == first ? "" : "-\(last)")
    }
}
