// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import Glibc

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
        ProfileGroup("genuine", Resources.genuineJsonl),
        ProfileGroup("reading", Resources.readingJsonl),
        ProfileGroup("applications", Resources.applicationsJsonl),
        ProfileGroup("data-groups", Resources.dataGroupsJsonl),
        ProfileGroup("issuing", Resources.issuingJsonl),
        ProfileGroup("access", Resources.accessJsonl),
        ProfileGroup("proofs", Resources.proofsJsonl),
        ProfileGroup("terminals", Resources.terminalsJsonl),
        ProfileGroup("lds2", Resources.lds2Jsonl),
        ProfileGroup("defective", Resources.defectiveJsonl),
        ProfileGroup("further", Resources.furtherJsonl),
        ProfileGroup("access-defective", Resources.accessDefectiveJsonl),
        ProfileGroup("chip-keys", Resources.chipKeysJsonl),
        ProfileGroup("contradictory", Resources.contradictoryJsonl),
        ProfileGroup("deviations", Resources.deviationsJsonl),
        ProfileGroup("hostile", Resources.hostileJsonl),
        ProfileGroup("access-hostile", Resources.accessHostileJsonl),
        ProfileGroup("dishonest", Resources.dishonestJsonl),
        ProfileGroup("field-failures", Resources.fieldFailuresJsonl),
        ProfileGroup("threats", Resources.threatsJsonl),
    ]

    /// The group of that name; empty where there is none.
    static func profiles(of name: String) -> [SimulatorProfile] { all.first { $0.name == name }?.profiles ?? [] }

    private init(_ name: String, _ file: [UInt8]) {
        self.name = name
        // Not octet by octet: the files are a quarter of a megabyte, and looked through at each start that simulates.
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = Self.endOfLine(file, from: start) {
            if end > start { lines.append(file[start..<end]) }
            start = end + 1
        }
        head = lines.first ?? []
        profiles = lines.dropFirst().compactMap(SimulatorProfile.init(line:))
    }

    /// Where the line that begins there ends; nil behind the last one.
    private static func endOfLine(_ file: [UInt8], from start: Int) -> Int? {
        unsafe file.withUnsafeBytes { octets in
            guard start < octets.count, let base = octets.baseAddress,
                let found = unsafe memchr(base + start, Int32(UInt8(ascii: "\n")), octets.count - start)
            else { return nil }
            return unsafe found - UnsafeMutableRawPointer(mutating: base)
        }
    }
}

extension JSONValue {
    /// What stands in a line; null where that is no JSON, which the tests rule out.
    static func ofProfile(_ line: ArraySlice<UInt8>) -> JSONValue { (try? JSONValue(parsing: Array(line))) ?? .null }
}
