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
        let head = try UnitHead(octets, campaign: "chip", own: "certificates")
        (name, title, kind) = (head.name, head.title, head.kind)
        (document, edition) = (head.document, head.edition)
        var certificates: [TestCertificate] = []
        for value in try head.members["certificates"]?.list(atMost: 500) ?? [] {
            certificates.append(try TestCertificate(value))
        }
        self.certificates = certificates
        var cases: [ChipCase] = []
        var retired: [RetiredRow] = []
        var rows: [String] = []
        for row in head.rows {
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
