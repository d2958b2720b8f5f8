// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// Profiles that belong together: one file of `Profiles/Files`, whose first line says what they are and whose other
/// lines are a description each (JSON Lines).
///
/// Nothing is parsed before it is asked for: names are found by where they stand, as the program knows them all
/// whenever it starts.
package struct ProfileGroup: Sendable {
    /// The name, as `epass simulate --list` takes it.
    package let name: String
    /// The profiles, each with its line.
    package let profiles: [SimulatorProfile]
    private let head: ArraySlice<UInt8>

    /// What its profiles are, in a sentence without its end.
    package var title: String { JSONValue.ofProfile(head)["title"]?.string ?? name }

    /// Whether its file says the same name.
    var isNamedInItsFile: Bool { JSONValue.ofProfile(head)["group"]?.string == name }

    /// Every group, in the order of lists.
    package static let all: [ProfileGroup] = [
        ProfileGroup("genuine", PackageResources.genuine_jsonl),
        ProfileGroup("reading", PackageResources.reading_jsonl),
        ProfileGroup("applications", PackageResources.applications_jsonl),
        ProfileGroup("data-groups", PackageResources.data_groups_jsonl),
        ProfileGroup("issuing", PackageResources.issuing_jsonl),
        ProfileGroup("access", PackageResources.access_jsonl),
        ProfileGroup("proofs", PackageResources.proofs_jsonl),
        ProfileGroup("terminals", PackageResources.terminals_jsonl),
        ProfileGroup("lds2", PackageResources.lds2_jsonl),
        ProfileGroup("defective", PackageResources.defective_jsonl),
        ProfileGroup("further", PackageResources.further_jsonl),
        ProfileGroup("access-defective", PackageResources.access_defective_jsonl),
        ProfileGroup("chip-keys", PackageResources.chip_keys_jsonl),
        ProfileGroup("contradictory", PackageResources.contradictory_jsonl),
        ProfileGroup("deviations", PackageResources.deviations_jsonl),
        ProfileGroup("hostile", PackageResources.hostile_jsonl),
        ProfileGroup("access-hostile", PackageResources.access_hostile_jsonl),
        ProfileGroup("dishonest", PackageResources.dishonest_jsonl),
        ProfileGroup("field-failures", PackageResources.field_failures_jsonl),
        ProfileGroup("threats", PackageResources.threats_jsonl),
    ]

    /// The group of that name; empty where there is none.
    static func profiles(of name: String) -> [SimulatorProfile] { all.first { $0.name == name }?.profiles ?? [] }

    private init(_ name: String, _ file: [UInt8]) {
        self.name = name
        var lines = file.split(separator: UInt8(ascii: "\n"))[...]
        head = lines.popFirst() ?? []
        profiles = lines.compactMap(SimulatorProfile.init(line:))
    }
}

extension JSONValue {
    /// What stands in a line; null where that is no JSON, which the tests rule out.
    static func ofProfile(_ line: ArraySlice<UInt8>) -> JSONValue { (try? JSONValue(parsing: Array(line))) ?? .null }
}
