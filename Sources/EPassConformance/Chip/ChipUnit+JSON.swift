// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMessages

extension ChipUnit {
    /// Reads a file.
    ///
    /// - Throws: `conformance.notJSON`, `conformance.fileInvalid` with the place.
    public init(json octets: [UInt8]) throws(ConformanceError) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets) } catch {
            throw ConformanceError(error, in: octets)
        }
        let whole = CaseValue(json: json, path: [], octets: octets)
        let members = try whole.members([
            "schema", "campaign", "unit", "title", "kind", "source", "certificates", "cases",
        ])
        let schema = try members.required("schema", of: whole)
        guard schema.json.string == ConformanceUnit.schema else {
            throw schema.refuse(.conformanceNoSchema(schema: ConformanceUnit.schema))
        }
        let campaign = try members.required("campaign", of: whole)
        guard campaign.json.string == "chip" else { throw campaign.refuse(.conformanceNoWord(words: ["chip"])) }
        name = try members.required("unit", of: whole).name()
        title = try members.required("title", of: whole).text()
        kind = try members["kind"]?.word(ConformanceCase.Kind.self) ?? .guideline
        let source = try members.required("source", of: whole)
        let parts = try source.members(["document", "edition", "day"])
        document = try parts.required("document", of: source).text()
        edition = try parts.required("edition", of: source).text()
        var certificates: [TestCertificate] = []
        for value in try members["certificates"]?.list(atMost: 500) ?? [] {
            certificates.append(try TestCertificate(value))
        }
        self.certificates = certificates
        var cases: [ChipCase] = []
        var retired: [RetiredRow] = []
        var rows: [String] = []
        for row in try members.required("cases", of: whole).list(atMost: 1000) {
            let members = try row.members(ChipCase.members)
            let id = try members.required("id", of: row).name()
            guard !rows.contains(id) else { throw row.refuse(.conformanceDoubled(name: id)) }
            rows.append(id)
            if let moved = members["movedTo"] {
                retired.append(RetiredRow(id: id, unit: name, reason: .moved(to: try moved.text())))
            } else if let deleted = members["deletedIn"] {
                retired.append(RetiredRow(id: id, unit: name, reason: .deleted(in: try deleted.text())))
            } else {
                cases.append(try ChipCase(row, members, id: id, unit: name, kind: kind))
            }
        }
        self.cases = cases
        self.retired = retired
        self.rows = rows
    }
}

extension ChipCase {
    fileprivate static let members = [
        "id", "title", "clause", "profiles", "without", "access", "chipAuthentication", "destructive", "after",
        "steps", "reading", "differs", "movedTo", "deletedIn",
    ]

    fileprivate init(
        _ row: CaseValue, _ members: [String: CaseValue], id: String, unit: String, kind: ConformanceCase.Kind
    ) throws(ConformanceError) {
        func names(_ member: String) throws(ConformanceError) -> [String] {
            var found: [String] = []
            for value in try members[member]?.list(atMost: 16) ?? [] { found.append(try value.name()) }
            return found
        }
        func text(_ member: String) throws(ConformanceError) -> String? {
            guard let value = members[member] else { return nil }
            return try value.text(atMost: 1000)
        }
        var steps: [ChipTestStep] = []
        for value in try members.required("steps", of: row).list(atMost: 100) { steps.append(try ChipTestStep(value)) }
        self.id = id
        self.unit = unit
        self.kind = kind
        title = try members.required("title", of: row).text()
        clause = try members.required("clause", of: row).text()
        profiles = try names("profiles")
        without = try names("without")
        access = try members["access"]?.word(Access.self) ?? .open
        authenticatesChip = try members["chipAuthentication"]?.boolean() ?? false
        isDestructive = try members["destructive"]?.boolean() ?? false
        after = try names("after")
        reading = try text("reading")
        differs = try text("differs")
        self.steps = steps
    }
}

extension CaseValue {
    /// A whole number of that range.
    func number(_ range: ClosedRange<Int>) throws(ConformanceError) -> Int {
        guard let number = json.integer.flatMap({ Int(exactly: $0) }), range.contains(number) else {
            throw refuse(.conformanceNoNumber(least: range.lowerBound, most: range.upperBound))
        }
        return number
    }

    /// Octets and names.
    func expression() throws(ConformanceError) -> DataExpression {
        guard let text = json.string, text.utf8.count <= 400, let found = DataExpression(text) else {
            throw refuse(.conformanceNoExpression)
        }
        return found
    }

    /// A file by its name.
    func file() throws(ConformanceError) -> LDSFile {
        guard let file = json.word.flatMap({ LDSFile(name: $0) }) else { throw refuse(.conformanceNoFile) }
        return file
    }

    /// Status words.
    func statusWords() throws(ConformanceError) -> [ChipExpectation.Word] {
        var words: [ChipExpectation.Word] = []
        for value in try list(atMost: 16) {
            guard let word = value.json.word.flatMap({ ChipExpectation.Word($0) }) else {
                throw value.refuse(.conformanceNoStatusWord)
            }
            words.append(word)
        }
        guard !words.isEmpty else { throw refuse(.conformanceNoStatusWord) }
        return words
    }
}
