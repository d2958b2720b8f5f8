// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How a name in national characters relates to the name in a machine readable zone.
package enum NameComparison: String, CaseIterable, Sendable, Hashable {
    /// The zone has what the standard recommends for the name.
    case equal
    /// The zone has a transliteration that the standard permits beside the recommended one.
    case equalByAlternative
    /// As far as the zone goes the names agree; the zone may be truncated.
    case equalAsTruncated
    /// The name has all that the zone has, in its order, and more: a patronymic, a title, names that the zone leaves
    /// out.
    case equalWithMore
    /// The names differ.
    case different

    /// Compares a national name with the name in a zone (Doc 9303-3, 4.6 and 6; truncation: Doc 9303-4 to -7, 4.2.3).
    ///
    /// Every alternative of section 6 is taken, in any language. Components may be cut, and missing at the end, only
    /// where the zone's name may be truncated. That the names agree does not say that the document belongs to its
    /// bearer.
    ///
    /// - Parameters:
    ///   - primary: the primary identifier in national characters.
    ///   - secondary: the secondary identifier, or nil.
    ///   - name: the name in the zone.
    package static func compare(primary: String, secondary: String?, with name: MRZName) -> NameComparison {
        let national = [NationalName(primary).components, NationalName(secondary ?? "").components]
        let zone = [name.primaryComponents, name.secondaryComponents].map { $0.map { Array($0.utf8) } }
        let compared = compare(national, with: zone, mayBeCut: name.truncation == .possible)
        guard compared == .different else { return compared }
        return zip(national, zone).allSatisfy(contains) && !zone.joined().isEmpty ? .equalWithMore : .different
    }

    /// Whether an identifier has all components of the zone's, in their order.
    private static func contains(_ national: [[NationalLetter]], _ zone: [[UInt8]]) -> Bool {
        var rest = zone[...]
        for letters in national {
            guard let component = rest.first else { break }
            let match = ComponentMatch(letters, component)
            if match == .recommended || match == .alternative { rest = rest.dropFirst() }
        }
        return rest.isEmpty && zone.isEmpty == national.isEmpty
    }

    private static func compare(
        _ national: [[[NationalLetter]]], with zone: [[[UInt8]]], mayBeCut: Bool
    ) -> NameComparison {
        var worst = NameComparison.equal
        for (letters, components) in zip(national, zone) {
            let count = min(letters.count, components.count)
            if letters.count != components.count {
                guard mayBeCut, letters.count > components.count, worst != .different else { return .different }
                // An identifier that the zone lacks altogether was not truncated: one letter of it must stand there.
                guard !components.isEmpty else { return .different }
                worst = .equalAsTruncated
            }
            for index in 0..<count {
                switch ComponentMatch(letters[index], components[index]) {
                case .recommended: break
                case .alternative where worst == .equal: worst = .equalByAlternative
                case .alternative: break
                case .prefix where mayBeCut: worst = .equalAsTruncated
                case .prefix, .none: return .different
                }
            }
        }
        return worst
    }

    /// As ``compare(primary:secondary:with:)`` for a name printed as `PRIMARY, SECONDARY`.
    package static func compare(_ name: String, with zone: MRZName) -> NameComparison {
        let parts = Transliteration.split(name)
        return compare(primary: parts.primary, secondary: parts.secondary, with: zone)
    }
}

/// How one component of a zone fits one of a national name.
private enum ComponentMatch {
    case recommended
    case alternative
    case prefix
    case none

    /// Follows all alternatives at once: a set of positions in the zone's component, one letter after the other, so
    /// that the cost is the product of the lengths whatever the alternatives are.
    init(_ letters: [NationalLetter], _ component: [UInt8]) {
        let written = letters.flatMap { Array($0.standard.utf8) }
        if written == component {
            self = .recommended
            return
        }
        var positions: Set<Int> = [0]
        var endsInside = false
        for letter in letters {
            var next: Set<Int> = []
            for position in positions {
                for alternative in letter.alternatives {
                    let octets = Array(alternative.utf8)
                    let rest = component[position...]
                    if rest.count >= octets.count {
                        if rest.starts(with: octets) { next.insert(position + octets.count) }
                        if rest.isEmpty { endsInside = true }
                    } else if octets.starts(with: rest) {
                        endsInside = true
                    }
                }
            }
            positions = next
            if positions.isEmpty { break }
        }
        if positions.contains(component.count) {
            self = .alternative
        } else {
            self = endsInside ? .prefix : .none
        }
    }
}
