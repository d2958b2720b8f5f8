// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages

/// How one field of DG11 compares with the machine readable zone of DG1.
public struct DetailComparison: Sendable, Hashable {
    /// A field that both may have.
    public enum Field: String, Sendable, Hashable, CaseIterable {
        /// The full name (5F0E) against the name of the zone, by transliteration.
        case name
        /// The full date of birth (5F2B) against the six digits of the zone.
        case dateOfBirth
        /// The personal number (5F10) against the optional data of the zone.
        case personalNumber

        /// The field in a sentence.
        var message: Message {
            switch self {
            case .name: .mrzFieldName
            case .dateOfBirth: .mrzFieldDateOfBirth
            case .personalNumber: .documentFieldPersonalNumber
            }
        }
    }

    /// How it compares.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// They say the same; of a name: the zone has what Doc 9303-3, section 6 recommends for it.
        case equal
        /// The zone has another transliteration of the name that the standard permits.
        case equalByAlternative
        /// They agree as far as both go: the zone's name is truncated, or a part of a date is unknown in one of them.
        case equalAsFarAsKnown
        /// They contradict each other.
        case different
        /// Nothing follows: characters without a transliteration, an Arabic name that the zone may have by its sound,
        /// a date that is none or unknown, optional data of another meaning.
        case notComparable
    }

    /// There is an entry only for a field that DG11 holds and does not leave empty.
    public let field: Field
    /// Optional data are never `different`: their meaning is the State's.
    public let outcome: Outcome

    /// Whether the two agree.
    var agrees: Bool { [.equal, .equalByAlternative, .equalAsFarAsKnown].contains(outcome) }

    /// The field in a list, with how far the two agree.
    var message: Message {
        switch outcome {
        case .equal, .different, .notComparable: field.message
        case .equalByAlternative: .documentFieldTransliterated(field: field.message)
        case .equalAsFarAsKnown:
            field == .name
                ? .documentFieldTruncated(field: field.message) : .documentFieldAsKnown(field: field.message)
        }
    }

    /// The comparison of every field that DG11 holds and does not leave empty.
    static func all(_ details: DataGroup11, with mrz: MRZ) -> [DetailComparison] {
        var all: [DetailComparison] = []
        if let name = details.fullName, !name.text.isEmpty {
            all.append(.init(field: .name, outcome: compare(name, with: mrz.name)))
        }
        if let date = details.fullDateOfBirth, date.form != .empty {
            all.append(.init(field: .dateOfBirth, outcome: compare(date, with: mrz.dateOfBirth)))
        }
        if let number = details.personalNumber, !number.octets.isEmpty {
            all.append(.init(field: .personalNumber, outcome: compare(number, with: mrz)))
        }
        return all
    }

    // MARK: Names

    /// A name without its fillers has one identifier, in the order of the issuer's choice: it is compared with all
    /// components of the zone, in both orders.
    private static func compare(_ name: LDSName, with zone: MRZName) -> Outcome {
        guard !zone.text.isEmpty else { return .notComparable }
        let (primary, secondary) = name.identifiers
        var candidates = [
            NameComparison.compare(primary: primary, secondary: secondary.isEmpty ? nil : secondary, with: zone)
        ]
        if secondary.isEmpty {
            for components in [
                zone.primaryComponents + zone.secondaryComponents, zone.secondaryComponents + zone.primaryComponents,
            ] {
                let end = zone.truncation == .none ? "<" : ""
                let field = MRZName(field: (components.joined(separator: "<") + end).utf8)
                candidates.append(.compare(primary: primary, secondary: nil, with: field))
            }
        }
        let better: [NameComparison] = [.equal, .equalByAlternative, .equalAsTruncated, .equalWithMore]
        switch better.first(where: { candidates.contains($0) }) ?? .different {
        case .equal: return .equal
        case .equalByAlternative: return .equalByAlternative
        case .equalAsTruncated, .equalWithMore: return .equalAsFarAsKnown
        case .different:
            if isWrittenBySound(name, zone) { return .notComparable }
            let hasOmitted = [primary, secondary].contains {
                let letters = Transliteration.transliterate($0)
                return letters.omittedCount > 0 || letters.components.isEmpty && !$0.isEmpty
            }
            return hasOmitted ? .notComparable : .different
        }
    }

    /// Whether the zone may have an Arabic name by its sound (Doc 9303-3, B.3.1: what issuers print in the VIZ). The
    /// table has no vowels that nobody writes, so that such a zone says nothing else, and agrees with nothing; another
    /// name differs in its consonants.
    private static func isWrittenBySound(_ name: LDSName, _ zone: MRZName) -> Bool {
        let mayBeCut = zone.truncation == .possible
        let (first, second) = (zone.primaryComponents.joined(), zone.secondaryComponents.joined())
        guard name.secondary.isEmpty else {
            return PhoneticName(name.primary).fits(first, mayBeCut: mayBeCut)
                && PhoneticName(name.secondary).fits(second, mayBeCut: mayBeCut)
        }
        let whole = PhoneticName(name.primary)
        return [first + second, second + first].contains { whole.fits($0, mayBeCut: mayBeCut) }
    }

    // MARK: Dates

    /// Part by part; a part that one of them does not know contradicts nothing (F-42).
    private static func compare(_ full: LDSDate, with zone: MRZDate) -> Outcome {
        guard full.isPossible, zone.state != .invalid else { return .notComparable }
        let parts = [(full.yearOfCentury, zone.year), (full.month, zone.month), (full.day, zone.day)]
        let known = parts.compactMap { left, right in left.flatMap { value in right.map { value == $0 } } }
        if known.contains(false) { return .different }
        guard !known.isEmpty else { return .notComparable }
        return parts.allSatisfy { ($0 == nil) == ($1 == nil) } ? .equal : .equalAsFarAsKnown
    }

    // MARK: Numbers

    /// What optional data means is for the State to say (Doc 9303-4, 4.2.2.2): another number there contradicts
    /// nothing.
    private static func compare(_ number: LDSText, with mrz: MRZ) -> Outcome {
        func plain(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber }.uppercased() }
        let stated = plain(number.text)
        return !stated.isEmpty && [mrz.optionalData, mrz.optionalData2].contains { plain($0) == stated }
            ? .equal : .notComparable
    }
}
