// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// What every file of cases begins with, whatever the cases are about (`epass-conformance/1`).
struct UnitHead {
    let name: String
    let title: String
    let kind: ConformanceCase.Kind
    let document: String
    let edition: String
    let members: [String: CaseValue]
    /// The rows, as they stand.
    let rows: [CaseValue]
    /// The whole file, for what is missing in it.
    let whole: CaseValue

    /// - Parameters:
    ///   - octets: the file.
    ///   - word: the campaign that it has to be of.
    ///   - own: the member that files of this campaign alone have.
    /// - Throws: `conformance.notJSON`, `conformance.fileInvalid` with the place.
    init(_ octets: [UInt8], campaign word: String, own: String) throws(ConformanceError) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets) } catch {
            throw ConformanceError(error, in: octets)
        }
        let whole = CaseValue(json: json, path: [], octets: octets)
        let members = try whole.members(["schema", "campaign", "unit", "title", "kind", "source", own, "cases"])
        let schema = try members.required("schema", of: whole)
        guard schema.json.string == ConformanceUnit.schema else {
            throw schema.refuse(.conformanceNoSchema(schema: ConformanceUnit.schema))
        }
        let campaign = try members.required("campaign", of: whole)
        guard campaign.json.string == word else { throw campaign.refuse(.conformanceNoWord(words: [word])) }
        name = try members.required("unit", of: whole).name()
        title = try members.required("title", of: whole).text()
        kind = try members["kind"]?.word(ConformanceCase.Kind.self) ?? .guideline
        let source = try members.required("source", of: whole)
        let parts = try source.members(["document", "edition", "day"])
        document = try parts.required("document", of: source).text()
        edition = try parts.required("edition", of: source).text()
        _ = try parts["day"].map { value throws(ConformanceError) in try value.date() }
        rows = try members.required("cases", of: whole).list(atMost: 1000)
        self.members = members
        self.whole = whole
    }
}
