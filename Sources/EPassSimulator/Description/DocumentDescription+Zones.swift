// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
import EPassMessages

/// What the keys of Basic Access Control, and of PACE with the MRZ, are made of (Doc 9303-11, 4.3.2): the member
/// `accessKey` of a description.
package enum AccessKeySource: Sendable, Hashable {
    /// The zone that is printed.
    case printed
    /// The zone in EF.DG1.
    case dataGroup1
    /// This MRZ information: document number, date of birth, date of expiry, each with its check digit.
    case information(String)

    /// Whether a text can be an MRZ information: two dates of six characters, a number of nine at least, and three
    /// check digits.
    static func isInformation(_ text: String) -> Bool {
        (24...38).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "<")
            }
    }
}

extension DescriptionKind<AccessKeySource> {
    /// `printed`, `dg1`, or the MRZ information itself.
    static var accessKey: Self {
        Self(
            schema: JSONSchema.text("^(printed|dg1|[A-Z0-9<]{24,38})$"),
            write: { source in
                switch source {
                case .printed: .string("printed")
                case .dataGroup1: .string("dg1")
                case .information(let text): .string(text)
                }
            },
            read: { value in
                let text = try value.read(.text)
                switch text {
                case "printed": return .printed
                case "dg1": return .dataGroup1
                default:
                    guard AccessKeySource.isInformation(text) else { throw value.invalid(.simulatorAccessKeyForm) }
                    return .information(text)
                }
            })
    }
}

extension DocumentDescription {
    /// The zone that is printed, where no defect is about it.
    ///
    /// - Throws: `simulator.valueInvalid` where the lines are no zone.
    func printedZone() throws(SimulatorError) -> MRZ {
        guard let printed else { return try zone() }
        do {
            return try MRZ(lines: printed)
        } catch {
            throw SimulatorError(.valueInvalid, member: "printed", .simulatorNoZone(error: error.message))
        }
    }

    /// The lines that are printed: as lines, or as the fields in which they differ from `mrz`.
    static var printedMember: DescriptionMember<Self> {
        DescriptionMember(
            name: "printed",
            set: { description, value in
                description.printed =
                    switch value.json {
                    case .null: nil
                    case .array: try value.read(.list(of: .string))
                    default: try value.object(PrintedFields()).lines(over: description.mrz, at: value)
                    }
            },
            get: { description, plain in
                description.printed == plain.printed
                    ? nil : description.printed.map { .array($0.map(JSONValue.string)) } ?? .null
            },
            schema: {
                JSONSchema.any([
                    JSONSchema.zone, PrintedFields.schema, JSONSchema.null,
                ])
            })
    }
}

extension JSONSchema {
    /// The lines of a zone.
    static let zone = list(of: text("^[A-Z0-9<]*$"), 2...3)
}

/// Fields of a zone in its own characters; the check digits over them are worked out.
private struct PrintedFields: Described {
    private var fields: [MRZField: String] = [:]

    init() {}

    static var members: [DescriptionMember<Self>] {
        MRZField.allCases.map { field in
            .given(
                field.rawValue, schema: JSONSchema.text("^[A-Z0-9<]*$"),
                set: { $0.fields[field] = try $1.read(.text) })
        }
    }

    func lines(over lines: [String], at value: DescriptionValue) throws -> [String] {
        do {
            var zone = try MRZ(lines: lines)
            var characters = zone.characters
            for (field, text) in fields {
                let range = zone.range(of: field)
                guard text.utf8.count <= range.count else {
                    throw SimulatorError(
                        .valueInvalid, member: value.place(field.rawValue),
                        .simulatorPrintedField(room: range.count))
                }
                let filled = Array(text.utf8) + [UInt8](repeating: 0x3C, count: range.count - text.utf8.count)
                characters.replaceSubrange(range, with: filled)
            }
            zone = try MRZ(characters: characters)
            // The composite digit is over the others.
            for _ in 0..<2 {
                for digit in zone.checkDigits.wrong {
                    if let offset = digit.offset { characters[offset] = digit.expected }
                }
                zone = try MRZ(characters: characters)
            }
            return zone.lines
        } catch let error as MRZError {
            throw value.invalid(.simulatorNoZone(error: error.message))
        }
    }
}
