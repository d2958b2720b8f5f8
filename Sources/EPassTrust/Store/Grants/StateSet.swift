// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// The States that a publisher may speak about: every one, or those named by the two letters of the table of codes.
public struct StateSet: Sendable, Hashable, CustomStringConvertible {
    /// Whether every State is meant, also one that is in no table.
    public let isAll: Bool
    /// The States by their two letters; empty where all are meant.
    public let codes: Set<String>

    /// Every State.
    public static let all = StateSet(isAll: true, codes: [])
    /// No State.
    public static let none = StateSet(isAll: false, codes: [])

    private init(isAll: Bool, codes: Set<String>) {
        self.isAll = isAll
        self.codes = isAll ? [] : codes
    }

    /// Reads what people write: `*`, or States separated by commas, by codes of two letters, as in a machine readable
    /// zone, or by name (`DE`, `D`, `FRA`, `Italy`).
    ///
    /// Nil where a code is in no table, or where nothing is named: a State that nobody knows is not one of those that
    /// were meant.
    public init?(_ text: String) {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        if words.count == 1, words.first?.filter({ $0 != " " }) == "*" {
            self = .all
            return
        }
        var codes: Set<String> = []
        for word in words {
            guard let letters = IssuingCountry(named: String(word))?.knownCode else { return nil }
            codes.insert(letters)
        }
        self.init(isAll: false, codes: codes)
    }

    /// The first part of such a text that names no State of the tables; nil where each does.
    package static func unknownPart(of text: String) -> String? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return words.first { IssuingCountry(named: $0)?.knownCode == nil }
    }

    /// Whether nothing is named.
    public var isEmpty: Bool { !isAll && codes.isEmpty }

    /// Whether each of these States is among them. No States at all are only among all: it is not known whose they are.
    public func covers(_ states: Set<String>?) -> Bool {
        if isAll { return true }
        guard let states, !states.isEmpty else { return false }
        return states.isSubset(of: codes)
    }

    func union(_ other: StateSet) -> StateSet {
        StateSet(isAll: isAll || other.isAll, codes: codes.union(other.codes))
    }

    /// What is left; of all nothing but all can be taken.
    func subtracting(_ other: StateSet) -> StateSet {
        if other.isAll { return .none }
        return isAll ? self : StateSet(isAll: false, codes: codes.subtracting(other.codes))
    }

    /// `*`, or the letters in alphabetical order with commas.
    public var description: String { isAll ? "*" : codes.sorted().joined(separator: ",") }
}

extension IssuingCountry {
    /// The code of one that is in the tables.
    var knownCode: String? { isKnown ? code : nil }
}

extension Certificate {
    /// The State whose authority it is; nil where it names none of the table. What its lists say is worth something for
    /// this State alone.
    var ownState: String? { country?.knownCode }

    /// Every State that it names, in its subject and in subjectAltName; nil where its subject names one that is in no
    /// table, or it names none. Who vouches for it has to be able to speak for all of them.
    var namedStates: Set<String>? {
        var states = Set(decodedExtensions.alternativeCountries.compactMap { IssuingCountry($0)?.knownCode })
        if let country = subject.issuingCountry {
            guard let code = country.knownCode else { return nil }
            states.insert(code)
        }
        return states.isEmpty ? nil : states
    }

    /// The codes in subjectAltName that are in no table, or that no table gives two letters.
    var codesWithoutLetters: [String] {
        decodedExtensions.alternativeCountries.filter { IssuingCountry($0)?.hasLetters != true }
    }

    /// The States that a certificate names as its issuer's and its own; nil where one of them is in no table, or the
    /// issuer's is missing.
    var signedStates: Set<String>? {
        guard let issuing = issuerCountry?.knownCode else { return nil }
        guard let own = subject.issuingCountry else { return [issuing] }
        return own.knownCode.map { [issuing, $0] }
    }
}
