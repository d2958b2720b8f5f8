// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ

/// What a policy goes by in choosing its rules: what the document says of itself.
package struct PolicySubject: Sendable, Hashable {
    /// The State that issued it; nil where that cannot be read.
    package let country: IssuingCountry?
    /// The code of its type, `P` or `ID`; nil where that cannot be read.
    package let documentCode: String?

    package init(country: IssuingCountry?, documentCode: String?) {
        self.country = country
        self.documentCode = documentCode
    }

    /// What DG1 says.
    init(_ mrz: MRZ?) {
        self.init(country: mrz.flatMap { IssuingCountry($0.issuer) }, documentCode: mrz?.documentCode)
    }
}

/// Documents by State and type. What neither list has, is not meant; a list that is not there means all.
package struct PolicySelection: Sendable, Hashable {
    /// By ``IssuingCountry/code``; nil for every State.
    package var countries: Set<String>?
    /// Nil for every type.
    package var documentTypes: Set<DocumentTypePattern>?

    package init(countries: Set<String>? = nil, documentTypes: Set<DocumentTypePattern>? = nil) {
        self.countries = countries
        self.documentTypes = documentTypes
    }

    /// Whether a document is among them. One that does not say what it is, is in no list.
    package func contains(_ subject: PolicySubject) -> Bool {
        if let countries, !(subject.country.map { $0.isKnown && countries.contains($0.code) } ?? false) { return false }
        guard let documentTypes else { return true }
        return subject.documentCode.map { code in documentTypes.contains { $0.matches(code) } } ?? false
    }

    /// Whether every document of the other one is among these, too.
    package func covers(_ other: PolicySelection) -> Bool {
        let coversCountries = countries.map { mine in other.countries.map { $0.isSubset(of: mine) } ?? false } ?? true
        let coversTypes =
            documentTypes.map { mine in
                other.documentTypes.map { $0.allSatisfy { type in mine.contains { $0.covers(type) } } } ?? false
            } ?? true
        return coversCountries && coversTypes
    }

    /// Whether a document can be among both.
    package func overlaps(_ other: PolicySelection) -> Bool {
        if let mine = countries, let theirs = other.countries, mine.isDisjoint(with: theirs) { return false }
        guard let mine = documentTypes, let theirs = other.documentTypes else { return true }
        return mine.contains { type in theirs.contains { $0.overlaps(type) } }
    }
}

/// Types of documents by the first letters of their code (Doc 9303-4 to 9303-7, 4.2.2): `passport`, `card`, `visa`, or
/// one letter or two.
package struct DocumentTypePattern: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The words for kinds of documents, with the letters that their codes begin with.
    package static let words: [(word: String, letters: [String])] = [
        ("passport", ["P"]), ("card", ["A", "C", "I"]), ("visa", ["V"]),
    ]

    /// The word, or the letters.
    package let description: String
    private let letters: [String]

    /// Nil for what is neither a word nor one or two letters.
    package init?(_ text: String) {
        if let known = Self.words.first(where: { $0.word == text }) {
            (description, letters) = (text, known.letters)
        } else {
            guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
                return nil
            }
            (description, letters) = (text, [text])
        }
    }

    /// Whether a document with that code is one of these.
    package func matches(_ code: String) -> Bool { letters.contains { code.hasPrefix($0) } }

    /// Whether every document of the other pattern is one of these.
    func covers(_ other: DocumentTypePattern) -> Bool { other.letters.allSatisfy(matches) }

    /// Whether a document can be of both.
    func overlaps(_ other: DocumentTypePattern) -> Bool {
        letters.contains(where: other.matches) || other.letters.contains(where: matches)
    }

    package static func < (left: DocumentTypePattern, right: DocumentTypePattern) -> Bool {
        left.description < right.description
    }
}
