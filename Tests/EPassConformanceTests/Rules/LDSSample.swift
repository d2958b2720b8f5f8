// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTrust
import Foundation
import Testing

/// Files of one document, and what comes of them under the rules.
struct LDSSample {
    var files: [LDSFile: [UInt8]]
    var trust: TrustSnapshot?
    var time = Timestamp(year: 2026, month: 11, day: 26) ?? Timestamp(secondsSince1970: 0)

    /// The files of a made document, those of the chip among them.
    init(_ document: PersonalisedDocument) throws {
        files = document.files
        for file in document.exportedFiles {
            if let name = Evidence.file(named: file.name) { files[name] = file.content }
        }
        trust = try document.trustSnapshot()
    }

    init(files: [LDSFile: [UInt8]], trust: TrustSnapshot? = nil) {
        self.files = files
        self.trust = trust
    }

    /// Every rule with its result.
    func results(_ rules: [ConformanceRule<LDSSubject>]? = nil) throws -> [ConformanceResult] {
        let subject = try LDSSubject(Evidence(files: files), trust: trust, at: time)
        return LDSRules.campaign.run(rules ?? LDSRules.campaign.rules, on: subject)
    }

    /// The names of the rules that are broken, sorted.
    func broken() throws -> [String] { try results().filter { $0.outcome == .fail }.map(\.id).sorted() }

    /// One line for each result that is no pass, for the message of a test.
    static func text(_ results: [ConformanceResult]) -> String {
        results.map { result in
            ([result.message.english] + result.details.map { "  " + $0.english }).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension SimulatorProfile {
    /// The profile of that name.
    static func required(_ name: String) throws -> SimulatorProfile {
        try #require(all.first { $0.name == name }, "\(name)")
    }
}

/// Which rules a broken file breaks, beside the one that it is made for: a file of lines, compared, and written anew
/// with EPASS_UPDATE_CONFORMANCE=1.
struct BreakageTable {
    private let url: URL

    init(_ name: String) {
        url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("\(name).txt")
    }

    /// Compares the lines, or writes them.
    func check(_ lines: [String]) throws {
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_CONFORMANCE"] != nil {
            try text.write(to: url, atomically: true, encoding: .utf8)
            return
        }
        let known = try String(contentsOf: url, encoding: .utf8)
        let old = Set(known.split(separator: "\n"))
        let changed = lines.filter { !old.contains(Substring($0)) }
        #expect(text == known, "EPASS_UPDATE_CONFORMANCE=1 writes \(url.lastPathComponent): \(changed.prefix(20))")
    }
}
