// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON
public import EPassMRZ
import EPassMessages

/// What a chip is claimed to support: the implementation conformance statement that chooses its cases.
///
/// As a file it is JSON (`epass-conformance-ics/1`); `Docs/conformance.md` lists the words.
public struct ChipStatement: Sendable, Hashable {
    /// The name and version of the format.
    public static let schema = "epass-conformance-ics/1"

    /// The features that it claims, by the words that cases name.
    public var profiles: Set<String>
    /// The day that the chip takes for today in terminal authentication; nil where that is not known.
    public var date: CalendarDate?

    /// Claims as given.
    public init(profiles: Set<String>, date: CalendarDate? = nil) {
        self.profiles = profiles
        self.date = date
    }

    /// Reads a file.
    ///
    /// - Throws: `conformance.notJSON`, `conformance.fileInvalid` with the place.
    public init(json octets: [UInt8]) throws(ConformanceError) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets) } catch {
            throw ConformanceError(error, in: octets)
        }
        let whole = CaseValue(json: json, path: [], octets: octets)
        let members = try whole.members(["schema", "profiles", "date"])
        let schema = try members.required("schema", of: whole)
        guard schema.json.string == Self.schema else { throw schema.refuse(.conformanceNoSchema(schema: Self.schema)) }
        var profiles: Set<String> = []
        for value in try members.required("profiles", of: whole).list(atMost: 200) { profiles.insert(try value.name()) }
        self.profiles = profiles
        if let value = members["date"] {
            guard let day = value.json.word.flatMap({ CalendarDate($0) }) else {
                throw value.refuse(.conformanceNoDate)
            }
            date = day
        }
    }

    /// As a file has it.
    public var json: JSONValue {
        .members(
            ("schema", .string(Self.schema)), ("profiles", .array(profiles.sorted().map(JSONValue.string))),
            ("date", date.map { .string($0.description) }))
    }
}
