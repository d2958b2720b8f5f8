// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The name of the holder as a machine readable zone has it (Doc 9303-3, 4.6).
///
/// Fillers between components are shown as spaces. What was a hyphen or a space cannot be told, and apostrophes are
/// gone.
public struct MRZName: Sendable, Hashable {
    /// Whether the zone may hold less than the whole name.
    public enum Truncation: String, Sendable, Hashable {
        /// The field ends in a filler: the name is whole.
        case none
        /// The field ends in a letter: the name is truncated, or just fits (Doc 9303-4, 4.2.3).
        case possible
    }

    /// The components of the primary identifier, mostly the surname.
    public let primaryComponents: [String]
    /// The components of the secondary identifier, mostly given names; empty where there is none.
    public let secondaryComponents: [String]
    /// Whether the name may be truncated.
    public let truncation: Truncation

    /// The primary identifier, its components separated by single spaces.
    public var primary: String { primaryComponents.joined(separator: " ") }

    /// The secondary identifier, its components separated by single spaces; nil where there is none.
    public var secondary: String? {
        secondaryComponents.isEmpty ? nil : secondaryComponents.joined(separator: " ")
    }

    /// `PRIMARY, SECONDARY`, or only the primary identifier where there is no other.
    public var text: String {
        guard let secondary else { return primary }
        return primary.isEmpty ? secondary : primary + ", " + secondary
    }

    /// From a name field, fillers included.
    package init(field: some Collection<UInt8>) {
        let characters = Array(field)
        var identifiers: [[String]] = [[], []]
        var component: [UInt8] = []
        var fillers = 0
        var identifier = 0
        for character in characters {
            if character == MRZCharacter.filler {
                if !component.isEmpty {
                    identifiers[identifier].append(String(decoding: component, as: UTF8.self))
                    component.removeAll(keepingCapacity: true)
                }
                fillers += 1
            } else {
                // The first double filler parts the identifiers; a later one is a deviation and parts components only.
                if fillers >= 2, identifier == 0 { identifier = 1 }
                fillers = 0
                component.append(character)
            }
        }
        if !component.isEmpty { identifiers[identifier].append(String(decoding: component, as: UTF8.self)) }
        primaryComponents = identifiers[0]
        secondaryComponents = identifiers[1]
        truncation = characters.last.map { $0 == MRZCharacter.filler } ?? true ? .none : .possible
    }
}

extension MRZName: CustomStringConvertible, CustomDebugStringConvertible {
    /// Only the number of components; use ``text`` to show the name.
    public var description: String {
        "MRZName(\(primaryComponents.count) + \(secondaryComponents.count) components)"
    }
    /// As ``description``.
    public var debugDescription: String { description }
}
