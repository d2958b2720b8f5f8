// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// A list, or a State's own certificates, that somebody publishes: where it is found, and where what to compare its
/// fingerprint with (`TrustLists.json`, each entry with the day on which it was looked up, and its sources).
///
/// Nothing is fetched from these addresses; they are shown. No fingerprint stands here: who trusts one has to have it
/// from its publisher, and not from this program.
struct TrustPublication: Sendable, Hashable {
    /// What a page says a fingerprint of.
    struct Fingerprint: Sendable, Hashable {
        enum Algorithm: String, Sendable {
            case sha1 = "SHA-1"
            case sha256 = "SHA-256"
        }

        /// The page on which the fingerprint of the State's CSCA certificate stands.
        let page: String
        let algorithm: Algorithm
    }

    /// What somebody should know before.
    enum Note: String, Sendable, CaseIterable {
        /// Terms have to be accepted, and a picture riddle solved.
        case terms
        /// The file comes without encryption on the way.
        case plainHTTP
        /// The list is several years old.
        case outdated
    }

    /// The name of the entry.
    let id: String
    /// The State by its two letters.
    let state: String
    let publisher: String
    let kind: TrustSource.Kind
    /// The page on which it is published.
    let page: String
    /// Nil where none was found.
    let fingerprint: Fingerprint?
    /// Whether it comes in a ZIP archive, which has to be unpacked.
    let isPacked: Bool
    let note: Note?
    /// The day on which it was looked up, and where.
    let looked: String
    let sources: [String]

    /// All entries: lists first, in the order of the file. A table that is damaged is none.
    static let all: [TrustPublication] = parse(EmbeddedFiles(epass_files_trust_lists())["TrustLists.json"]) ?? []

    /// The first publication of a State of that kind, which has a page for its fingerprint.
    static func withFingerprint(of state: String?, kind: TrustSource.Kind) -> TrustPublication? {
        guard let state else { return nil }
        let own = all.filter { $0.state == state && $0.fingerprint != nil }
        return own.first { $0.kind == kind } ?? own.first
    }

    /// The entries that a table has; nil where anything in it is not as it has to be.
    static func parse(_ octets: [UInt8]) -> [TrustPublication]? {
        let limits = JSONLimits(maximumDepth: 8, maximumLength: 1 << 20, maximumElements: 20_000)
        guard let table = try? JSONValue(parsing: octets, limits: limits), table.hasOnly(["schema", "lists"]),
            table["schema"]?.word == "epass-trust-lists/1", let entries = table["lists"]?.array
        else { return nil }
        let lists = entries.compactMap(TrustPublication.init)
        guard lists.count == entries.count, Set(lists.map(\.id)).count == lists.count else { return nil }
        return lists
    }

    private init?(_ entry: JSONValue) {
        let members = [
            "id", "state", "publisher", "kind", "page", "fingerprint", "packed", "note", "looked", "sources",
        ]
        guard entry.hasOnly(members), let id = entry["id"]?.word, let state = entry["state"]?.word,
            IssuingCountry(state)?.isKnown == true, let publisher = entry["publisher"]?.string, !publisher.isEmpty,
            let kind = entry["kind"]?.word.flatMap(TrustSource.Kind.init), let page = entry["page"]?.string,
            Self.isAddress(page), let looked = entry["looked"]?.word, Timestamp(iso8601: looked) != nil,
            let sources = entry["sources"]?.array?.compactMap(\.string), !sources.isEmpty,
            sources.allSatisfy(Self.isAddress)
        else { return nil }
        if let value = entry["fingerprint"] {
            guard value.hasOnly(["page", "of", "algorithm"]), value["of"]?.word == "csca",
                let page = value["page"]?.string, Self.isAddress(page),
                let algorithm = value["algorithm"]?.word.flatMap(Fingerprint.Algorithm.init)
            else { return nil }
            fingerprint = Fingerprint(page: page, algorithm: algorithm)
        } else {
            fingerprint = nil
        }
        note = entry["note"]?.word.flatMap(Note.init)
        guard (note == nil) == (entry["note"] == nil), entry["packed"].map({ $0.word == "zip" }) ?? true else {
            return nil
        }
        isPacked = entry["packed"] != nil
        (self.id, self.state, self.publisher, self.kind) = (id, state, publisher, kind)
        (self.page, self.looked, self.sources) = (page, looked, sources)
    }

    private static func isAddress(_ text: String) -> Bool {
        (text.hasPrefix("https://") || text.hasPrefix("http://")) && !text.contains { $0.isWhitespace }
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

extension TrustPublication {
    /// What is said beside the address.
    var remarks: [Message] {
        var remarks: [Message] = []
        if isPacked { remarks.append(.trustSetupPacked) }
        switch note {
        case .terms?: remarks.append(.trustSetupTerms)
        case .plainHTTP?: remarks.append(.trustSetupPlainHTTP)
        case .outdated?: remarks.append(.trustSetupOutdated)
        case nil: break
        }
        return remarks
    }

    var json: JSONValue {
        .members(
            ("id", .string(id)), ("state", .string(state)), ("publisher", .string(publisher)),
            ("kind", .string(kind.rawValue)), ("page", .string(page)),
            ("fingerprintPage", .text(fingerprint?.page)),
            ("fingerprintAlgorithm", .text(fingerprint?.algorithm.rawValue)),
            ("packed", .boolean(isPacked)), ("note", .text(note?.rawValue)), ("lookedDate", .string(looked)),
            ("sources", .array(sources.map(JSONValue.string))))
    }
}

extension JSONValue {
    /// Whether it is an object without any other member than these, and none of them twice.
    fileprivate func hasOnly(_ names: [String]) -> Bool {
        guard let members = object?.map(\.name) else { return false }
        return Set(members).count == members.count && members.allSatisfy(names.contains)
    }
}
