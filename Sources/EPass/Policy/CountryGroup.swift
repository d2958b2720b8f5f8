// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ

/// States that a policy can name by one word, as of a day: data of the program (`Files/country-groups.json`).
package struct CountryGroup: Sendable, Hashable {
    /// The word.
    package let name: String
    /// What it is.
    package let title: String
    /// The members by ``IssuingCountry/code``.
    package let countries: Set<String>

    /// Every group; where a code has the same letters, the group is meant.
    package static let all: [CountryGroup] = content.groups
    /// The day of the data, `YYYY-MM-DD`.
    package static let day: String = content.day

    /// The group of that name, in small letters or capitals.
    package static func named(_ name: String) -> CountryGroup? {
        guard name.utf8.count <= 16 else { return nil }
        return all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// The States that a word of a policy stands for: those of a group, or one by a code or a name.
    package static func countries(_ word: String) -> Set<String>? {
        if let group = named(word) { return group.countries }
        return IssuingCountry(named: word).map { [$0.code] }
    }

    /// A State as a policy has it: its code, and for the issuer with the letters of a group its three letters.
    package static func word(for code: String) -> String {
        guard named(code) != nil else { return code }
        return CountryCode.all.first { $0.issuingAlpha2 == code }?.rawValue ?? code
    }

    /// A file that cannot be read has no groups, and every policy that names one is refused; the tests rule it out.
    private static let content: (day: String, groups: [CountryGroup]) = {
        let json = (try? JSONValue(parsing: Policy.builtInFiles["country-groups.json"])) ?? .null
        let groups = (json["groups"]?.array ?? []).compactMap { entry -> CountryGroup? in
            guard let name = entry["name"]?.string, let title = entry["title"]?.string else { return nil }
            let own = (entry["countries"]?.array ?? []).compactMap(\.string)
            return CountryGroup(name: name, title: title, countries: Set(own.compactMap { IssuingCountry($0)?.code }))
        }
        return (json["asOf"]?.string ?? "", groups)
    }()
}
