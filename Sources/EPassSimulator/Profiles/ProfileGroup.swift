// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
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
        ProfileGroup("genuine"),
        ProfileGroup("reading"),
        ProfileGroup("applications"),
        ProfileGroup("data-groups"),
        ProfileGroup("issuing"),
        ProfileGroup("access"),
        ProfileGroup("proofs"),
        ProfileGroup("terminals"),
        ProfileGroup("lds2"),
        ProfileGroup("defective"),
        ProfileGroup("further"),
        ProfileGroup("access-defective"),
        ProfileGroup("chip-keys"),
        ProfileGroup("contradictory"),
        ProfileGroup("deviations"),
        ProfileGroup("hostile"),
        ProfileGroup("access-hostile"),
        ProfileGroup("dishonest"),
        ProfileGroup("field-failures"),
        ProfileGroup("threats"),
    ]

    /// The group of that name; empty where there is none.
    static func profiles(of name: String) -> [SimulatorProfile] { all.first { $0.name == name }?.profiles ?? [] }

    private static let files = EmbeddedFiles(epass_files_profiles())

    private init(_ name: String) {
        self.name = name
        let file = Self.files[name.replacing("-", with: "_") + ".jsonl"]
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
