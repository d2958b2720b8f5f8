// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
public import EPassTrust

/// A unit of a campaign: cases about one thing, from one source.
///
/// It is a file (`epass-conformance/1`); `Docs/conformance.md` describes the format.
public struct ConformanceUnit: Sendable, Hashable {
    /// The name and version of the format.
    public static let schema = "epass-conformance/1"

    /// Its name, `LDS_D`, or for cases of clauses what they are about.
    public let name: String
    /// What it is about.
    public let title: String
    /// The document that the cases come from.
    public let document: String
    /// The edition of that document.
    public let edition: String
    /// Whether the rows are those of a guideline or written from clauses.
    public let kind: ConformanceCase.Kind
    /// The time that the documents are read at.
    public let time: Timestamp
    /// The cases, in order.
    public let cases: [ConformanceCase]
    /// Rows without text of their own, in order.
    public let retired: [RetiredRow]
    /// The names of all rows, in order.
    public let rows: [String]

    /// Reads a file.
    ///
    /// - Throws: `conformance.notJSON`, `conformance.fileInvalid` with the place.
    public init(json octets: [UInt8]) throws(ConformanceError) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets) } catch {
            throw ConformanceError(error, in: octets)
        }
        let whole = CaseValue(json: json, path: [], octets: octets)
        let members = try whole.members(["schema", "campaign", "unit", "title", "kind", "source", "at", "cases"])
        let schema = try members.required("schema", of: whole)
        guard schema.json.string == Self.schema else { throw schema.refuse(.conformanceNoSchema(schema: Self.schema)) }
        let campaign = try members.required("campaign", of: whole)
        guard campaign.json.string == "reader" else { throw campaign.refuse(.conformanceNoWord(words: ["reader"])) }
        name = try members.required("unit", of: whole).name()
        title = try members.required("title", of: whole).text()
        kind = try members["kind"]?.word(ConformanceCase.Kind.self) ?? .guideline
        let source = try members.required("source", of: whole)
        let parts = try source.members(["document", "edition", "day"])
        document = try parts.required("document", of: source).text()
        edition = try parts.required("edition", of: source).text()
        _ = try parts["day"].map { value throws(ConformanceError) in try value.date() }
        time = try members.required("at", of: whole).date()
        var cases: [ConformanceCase] = []
        var retired: [RetiredRow] = []
        var rows: [String] = []
        for row in try members.required("cases", of: whole).list(atMost: 1000) {
            let read = try ConformanceRow(row, unit: name, kind: kind)
            guard !rows.contains(read.id) else { throw row.refuse(.conformanceDoubled(name: read.id)) }
            rows.append(read.id)
            switch read {
            case .live(let live): cases.append(live)
            case .retired(let gone): retired.append(gone)
            }
        }
        self.cases = cases
        self.retired = retired
        self.rows = rows
    }
}

extension CaseValue {
    /// The first moment of a day.
    fileprivate func date() throws(ConformanceError) -> Timestamp {
        let day = json.word.flatMap({ CalendarDate($0) })
        guard let day, let time = Timestamp(year: day.year, month: day.month, day: day.day) else {
            throw refuse(.conformanceNoDate)
        }
        return time
    }
}

/// A row of a file: a case, or one without text.
private enum ConformanceRow {
    case live(ConformanceCase)
    case retired(RetiredRow)

    var id: String {
        switch self {
        case .live(let row): row.id
        case .retired(let row): row.id
        }
    }

    private static let names = [
        "id", "title", "clause", "profiles", "configuration", "document", "notMade", "changes", "password",
        "credentials",
        "knowsSigner", "expected", "because", "read", "unread", "reading", "differs", "movedTo", "deletedIn",
    ]

    init(_ row: CaseValue, unit: String, kind: ConformanceCase.Kind) throws(ConformanceError) {
        let members = try row.members(Self.names)
        let id = try members.required("id", of: row).name()
        if let moved = members["movedTo"] {
            self = .retired(RetiredRow(id: id, unit: unit, reason: .moved(to: try moved.name())))
            return
        }
        if let deleted = members["deletedIn"] {
            self = .retired(RetiredRow(id: id, unit: unit, reason: .deleted(in: try deleted.text())))
            return
        }
        func groups(_ name: String) throws(ConformanceError) -> [DataGroupNumber] {
            var found: [DataGroupNumber] = []
            for value in try members[name]?.list(atMost: 16) ?? [] {
                guard let group = value.json.word.flatMap({ LDSFile(name: $0) })?.dataGroupNumber else {
                    throw value.refuse(.conformanceNoDataGroup)
                }
                found.append(group)
            }
            return found
        }
        func text(_ name: String) throws(ConformanceError) -> String? {
            guard let value = members[name] else { return nil }
            return try value.text(atMost: 1000)
        }
        var profiles: [String] = []
        for value in try members["profiles"]?.list(atMost: 16) ?? [] { profiles.append(try value.name()) }
        let configuration = try members["configuration"].map { value throws(ConformanceError) in try value.name() }
        let notMade = try text("notMade")
        let document = members["document"]
        guard [configuration != nil, document != nil, notMade != nil].count(where: { $0 }) == 1 else {
            throw row.refuse(.conformanceNoConfiguration)
        }
        for value in [members["changes"], document].compactMap(\.self) where value.json.object == nil {
            throw value.refuse(.conformanceNoObject)
        }
        let expected = try members.required("expected", of: row).word(ConformanceCase.Expected.self)
        let because = try Self.reasons(members["because"], of: row, expected, isMade: notMade == nil)
        self = .live(
            ConformanceCase(
                id: id, unit: unit, title: try members.required("title", of: row).text(),
                clause: try members.required("clause", of: row).text(), kind: kind, profiles: profiles,
                configuration: configuration, notMade: notMade,
                password: try members["password"]?.word(ConformanceCase.Password.self) ?? .mrz,
                holdsCredentials: try members["credentials"]?.boolean() ?? true,
                knowsSigner: try members["knowsSigner"]?.boolean() ?? false,
                expected: expected, because: because,
                read: try groups("read"), unread: try groups("unread"), reading: try text("reading"),
                differs: try text("differs"), changes: members["changes"]?.json, document: document?.json))
    }

    /// Why a case has to fail, which every one that has to says and no other.
    private static func reasons(
        _ value: CaseValue?, of row: CaseValue, _ expected: ConformanceCase.Expected, isMade: Bool
    ) throws(ConformanceError) -> [String] {
        guard let value else {
            guard expected != .failed || !isMade else { throw row.refuse(.conformanceMemberMissing(name: "because")) }
            return []
        }
        guard expected == .failed else { throw value.refuse(.conformanceBecauseOfSuccess) }
        var reasons: [String] = []
        for reason in try value.list(atMost: 8) { reasons.append(try reason.text(atMost: 160)) }
        guard !reasons.isEmpty else { throw value.refuse(.conformanceNoText(most: 160)) }
        return reasons
    }
}
