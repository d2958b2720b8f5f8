// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
import EPassMessages

extension DocumentDescription {
    /// Reads a description from JSON.
    ///
    /// - Parameters:
    ///   - octets: the JSON object, at most 8 MiB.
    ///   - profile: what the members replace; a member that is absent stays as it is there.
    ///   - files: gives the octets of a file that the description names by its path; nil where it may name none. Paths
    ///     that lead out of the folder are refused before.
    /// - Throws: `simulator.descriptionInvalid` where the octets are no JSON object, `simulator.memberUnknown` for a
    ///   member that is not in the schema (a misspelling would otherwise be silent), `simulator.valueInvalid` for a
    ///   value that is not allowed; each with the path of the member.
    public init(
        json octets: [UInt8], replacing profile: DocumentDescription = DocumentDescription(),
        files: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(SimulatorError) {
        self = try Self.read(try Self.parsed(octets), replacing: profile, DescriptionReading(opener: files))
        try validate()
    }

    /// All that is wrong with a description; nothing where it can be made into a document.
    ///
    /// What the members say together is looked at where the members themselves can be read.
    package static func faults(
        json octets: [UInt8], replacing profile: DocumentDescription = DocumentDescription(),
        files: ((_ path: String) throws -> [UInt8])? = nil
    ) -> [SimulatorError] {
        let reading = DescriptionReading(collecting: true, opener: files)
        do throws(SimulatorError) {
            let description = try read(try parsed(octets), replacing: profile, reading)
            // A member that cannot be read leaves what it replaces, about which nothing was asked.
            let roots = Set(reading.faults.map { root(of: $0.member) })
            return reading.faults + description.faults().errors.filter { !roots.contains(root(of: $0.member)) }
        } catch {
            return reading.faults + [error]
        }
    }

    /// The members that say something else than the default document, `schema` before them. Read again they make an
    /// equal description.
    package var jsonValue: JSONValue {
        .object([JSONMember(name: "schema", value: .string(Self.schema))] + (json.object ?? []))
    }

    static func parsed(_ octets: [UInt8]) throws(SimulatorError) -> JSONValue {
        guard octets.count <= 8 << 20 else {
            throw SimulatorError(.descriptionInvalid, .simulatorDescriptionTooLong)
        }
        do throws(JSONError) {
            return try JSONValue(parsing: octets)
        } catch {
            throw SimulatorError(error, in: octets)
        }
    }

    static func read(
        _ json: JSONValue, replacing profile: DocumentDescription, _ reading: DescriptionReading
    ) throws(SimulatorError) -> DocumentDescription {
        do {
            return try DescriptionValue(json: json, path: "", reading: reading).object(profile)
        } catch let error as SimulatorError {
            throw error
        } catch {
            throw SimulatorError(.descriptionInvalid, .simulatorNotReadable)
        }
    }

    private static func root(of member: String?) -> Substring {
        (member ?? "").prefix { $0 != "." && $0 != "[" }
    }
}

extension SimulatorError {
    /// What is wrong with a text that is no JSON: the path of the member where there is one, line and column.
    init(_ error: JSONError, in octets: [UInt8]) {
        let before = octets.prefix(error.offset)
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // An octet that goes on with a character is no column.
        let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        self.init(
            .descriptionInvalid, member: error.path.isEmpty ? nil : error.path,
            error.code == .syntax
                ? .simulatorNoJSONAt(line: line, column: column, error: error.message)
                : .simulatorJsonAt(error: error.message, line: line, column: column))
    }
}

extension DocumentDescription: Described {
    static var members: [DescriptionMember<Self>] {
        headMembers + zoneMembers + biometricMembers + detailMembers + fileMembers + issuingMembers + accessMembers
            + chipMembers + behaviourMembers
    }

    func finish(_ object: DescriptionValue) throws {
        let given = ["mrz", "holder", "identity"].filter(object.has)
        guard given.count < 2 || given == ["mrz", "holder"] else {
            throw SimulatorError(.valueInvalid, member: object.place(given[1]), .simulatorZoneOrHolder)
        }
        guard !object.has("portrait") || object.json["face"] == nil else {
            throw SimulatorError(.valueInvalid, member: "portrait", .simulatorFaceOrPortrait)
        }
    }

    /// What the file is, and which profiles its members replace something of.
    private static var headMembers: [DescriptionMember<Self>] {
        [
            .given(
                "schema", schema: JSONSchema.words(schemas),
                set: { _, value in
                    guard try schemas.contains(value.read(.string)) else {
                        throw value.invalid(.simulatorOtherSchema(schema: schemas))
                    }
                }),
            .given("name", schema: JSONSchema.text("^[a-z0-9][a-z0-9.-]*$"), set: readWord),
            .given(
                "about", schema: DescriptionKind<String>.text.schema(), set: { _, value in _ = try value.read(.text) }),
            .given(
                "profile", schema: JSONSchema.oneOrMore(of: JSONSchema.text()),
                set: { description, value in
                    for name in try value.read(.texts) {
                        do throws(SimulatorError) {
                            try SimulatorProfile.named(name).apply(to: &description)
                        } catch {
                            throw value.invalid(error.message)
                        }
                    }
                }),
        ]
    }

    private static func readWord(_ description: inout Self, _ value: DescriptionValue) throws {
        let word = try value.read(.text)
        let isWord = word.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
        }
        guard isWord, let first = word.first, first.isLetter || first.isNumber else {
            throw value.invalid(.simulatorNameForm)
        }
    }
}
