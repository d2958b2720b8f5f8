// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Foundation
import Testing

/// Which OpenSSL answers, and whether its answers were written down in Docs/trust-defects.md.
///
/// An answer that nobody expected fails a test only where it comes from a build that was asked before: another release,
/// or the same one with a distributor's patches, may
/// answer otherwise, and a user's machine is no place to find that out by a failure. There it is a warning.
struct OpenSSLVersion: Hashable, CustomTestStringConvertible {
    /// The release of the library, which gives the answers: `3.0.22`.
    let release: String
    /// When it was built, as it says itself: two builds of one release can differ by patches.
    let built: String

    var testDescription: String { "OpenSSL \(release), built \(built)" }

    /// That of the command that answers; nil where there is none.
    static let installed: OpenSSLVersion? = {
        guard let text = OpenSSLCommand.output("openssl version -v -b") else { return nil }
        return OpenSSLVersion(text)
    }()

    /// The builds whose answers were written down, by the table of the page.
    static let asked: [OpenSSLVersion] = {
        let text = (try? String(contentsOf: TrustDefectRow.page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| OpenSSL ") }.compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2 else { return nil }
            return OpenSSLVersion(release: String(cells[0].dropFirst("OpenSSL ".count)), built: cells[1])
        }
    }()

    /// Whether the answers of the command that is installed were written down.
    static var isAsked: Bool { installed.map(asked.contains) ?? false }

    init(release: String, built: String) {
        self.release = release
        self.built = built
    }

    /// Of the output of `openssl version -v -b`; the library may be another one than the command was built with.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, first.hasPrefix("OpenSSL ") else { return nil }
        let named = first.components(separatedBy: "(Library: OpenSSL ").dropFirst().first ?? String(first.dropFirst(8))
        guard let release = named.split(separator: " ").first else { return nil }
        let built = lines.first { $0.hasPrefix("built on: ") }.map { String($0.dropFirst("built on: ".count)) }
        self.init(release: String(release), built: built ?? "unknown")
    }

    /// Says that an answer is not the one expected: a failure of a build that was asked before, a warning of any other.
    static func report(_ comment: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let name = installed?.testDescription ?? "OpenSSL"
        Issue.record("\(comment) (\(name))", severity: severity(isAsked: isAsked), sourceLocation: sourceLocation)
    }

    static func severity(isAsked: Bool) -> Issue.Severity { isAsked ? .error : .warning }

    /// Expects an answer of the command.
    static func expect(
        _ isExpected: Bool, _ comment: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if !isExpected { report(comment(), sourceLocation: sourceLocation) }
    }
}

/// What OpenSSL's command line says about a chain, as a cell of the table has it: a word, and words of some releases
/// that say something else.
///
/// `same` is one; `same; accepts: 3.0.17, 3.0.19` another.
struct OpenSSLWord: Sendable, Hashable {
    static let words: Set<String> = ["same", "accepts", "refuses"]

    /// The word of every release that is not named.
    let usual: String
    /// The word of each release that is.
    let others: [String: String]

    /// Nil for a cell that says `not asked`, or is none.
    init?(_ cell: String) {
        let parts = cell.components(separatedBy: "; ")
        guard let first = parts.first, Self.words.contains(first) else { return nil }
        usual = first
        var others: [String: String] = [:]
        for part in parts.dropFirst() {
            let halves = part.components(separatedBy: ": ")
            guard halves.count == 2, Self.words.contains(halves[0]) else { return nil }
            for release in halves[1].components(separatedBy: ", ") { others[release] = halves[0] }
        }
        self.others = others
    }

    /// Whether an answer of a release is one that nothing is to be said about: the one written down where it was asked
    /// before, agreement or any one known where it was not.
    func allows(_ word: String, release: String, isAsked: Bool) -> Bool {
        guard !isAsked else { return word == others[release] ?? usual }
        return word == "same" || word == usual || others.values.contains(word)
    }
}

@Suite("The rule about answers of OpenSSL", .timed)
struct OpenSSLVersionTests {
    @Test("the release is the library's, and the build is what it says")
    func parsing() throws {
        let text = "OpenSSL 3.0.19 27 Jan 2026 (Library: OpenSSL 3.0.22 25 Aug 2026)\nbuilt on: Wed Oct 21 2026 UTC\n"
        #expect(OpenSSLVersion(text) == OpenSSLVersion(release: "3.0.22", built: "Wed Oct 21 2026 UTC"))
        #expect(OpenSSLVersion("OpenSSL 3.0.2 15 Mar 2022")?.release == "3.0.2")
        #expect(OpenSSLVersion("LibreSSL 4.0.0\n") == nil && OpenSSLVersion("") == nil)
    }

    @Test(
        "a build that was asked before gives the answer written down, any other an answer that is known or none that fails"
    )
    func rule() throws {
        let word = try #require(OpenSSLWord("same; accepts: 3.0.17, 3.0.19"))
        #expect(word.allows("accepts", release: "3.0.17", isAsked: true))
        #expect(!word.allows("same", release: "3.0.17", isAsked: true))
        #expect(word.allows("same", release: "3.0.22", isAsked: true))
        #expect(!word.allows("accepts", release: "3.0.22", isAsked: true))
        #expect(word.allows("accepts", release: "3.0.18", isAsked: false))
        #expect(word.allows("same", release: "3.5.0", isAsked: false))
        #expect(!word.allows("refuses", release: "3.5.0", isAsked: false))
        #expect(OpenSSLWord("not asked") == nil && OpenSSLWord("same; often: 3.0.17") == nil)
    }

    @Test("what a build says that was not asked before is a warning")
    func warning() {
        #expect(OpenSSLVersion.severity(isAsked: true) == .error)
        #expect(OpenSSLVersion.severity(isAsked: false) == .warning)
        let other = OpenSSLVersion(release: "3.0.22", built: "by a distributor, with a patch of its own")
        #expect(!OpenSSLVersion.asked.contains(other))
    }

    @Test("the page names the builds that were asked, and no row names another release")
    func page() {
        let releases = Set(OpenSSLVersion.asked.map(\.release))
        #expect(releases.count >= 4 && OpenSSLVersion.asked.count == Set(OpenSSLVersion.asked).count)
        for row in TrustDefectRow.all where row.profile == "read" && row.openSSL != "not asked" {
            let word = OpenSSLWord(row.openSSL)
            #expect(word != nil && releases.isSuperset(of: word?.others.keys.map(\.self) ?? []), "\(row)")
        }
    }
}
