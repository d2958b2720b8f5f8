// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTLV

extension FileDescription.Patch: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .required("at", \.offset, .integer(0...DescriptionValue.longestImage, .simulatorOctetCount)),
            .required("hex", \.octets, .hexadecimal),
        ]
    }
}

extension FileDescription: Described {
    static var members: [DescriptionMember<Self>] {
        let count = DescriptionKind<Int>.integer(0...DescriptionValue.longestImage, .simulatorOctetCount)
        return [
            .given("hex", schema: JSONSchema.hexadecimal, set: { $0.content = try $1.read(.hexadecimal) }),
            .added("base64", \.content, .fileOctets),
            .given(
                "path", schema: DescriptionKind<String>.text.schema(), set: { $0.content = try $1.reading.file($1) }),
            .value("absent", \.isAbsent, .boolean), .value("patches", \.patches, .oneOrMore(of: .object)),
            .added("length", \.lengthOctets, .lengthOctets), .added("keep", \.kept, count),
            .value("drop", \.dropped, count), .value("trailing", \.trailing, .hexadecimal),
            .value("signed", \.isSigned, .boolean),
        ]
    }

    func finish(_ object: DescriptionValue) throws {
        let given = ["hex", "base64", "path"].filter(object.has)
        guard given.count < 2 else {
            throw SimulatorError(.valueInvalid, member: object.place(given[1]), .simulatorOctetsTwice)
        }
    }
}

extension DescriptionKind<[UInt8]> {
    /// A file in base64, at most 1 MiB.
    fileprivate static var fileOctets: Self {
        base64.confirmed(.simulatorOctetCount) { $0.count <= DescriptionValue.longestImage }
    }

    /// The octets of a length: a number, encoded as DER does, or the octets themselves in hexadecimal digits.
    fileprivate static var lengthOctets: Self {
        Self(
            schema: JSONSchema.any([
                JSONSchema.integer(0...Int(UInt32.max)), JSONSchema.hexadecimal,
            ]), write: hexadecimal.write,
            read: { value in
                guard let number = value.json.integer else { return try value.read(.hexadecimal) }
                guard let length = UInt32(exactly: number) else { throw value.invalid(.simulatorLengthForm) }
                let octets = (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) }.drop { $0 == 0 }
                return length < 0x80
                    ? [UInt8(truncatingIfNeeded: length)] : [0x80 | UInt8(truncatingIfNeeded: octets.count)] + octets
            })
    }
}

extension DocumentDescription {
    /// The files of the chip by their names.
    static var fileMembers: [DescriptionMember<Self>] {
        [
            DescriptionMember(
                name: "files",
                set: { description, value in
                    if value.json == .null { return }
                    description.files = [:]
                    description.fileChanges = [:]
                    let files = try value.object(DescribedFiles())
                    description.files = files.dataGroups
                    description.fileChanges = files.changes
                },
                get: { description, plain in
                    guard description.files != plain.files || description.fileChanges != plain.fileChanges else {
                        return nil
                    }
                    return DescribedFiles(description).json
                }, schema: { JSONSchema.orNull(DescribedFiles.schema) })
        ]
    }
}

/// The member `files`: for each file its octets in base64, null for none, or an object that says what is done to it.
private struct DescribedFiles: Described {
    var dataGroups: [Int: [UInt8]] = [:]
    var changes: [LDSFile: FileDescription] = [:]

    init() {}

    init(_ description: DocumentDescription) {
        dataGroups = description.files
        changes = description.fileChanges
    }

    static var members: [DescriptionMember<Self>] {
        let schema = JSONSchema.any([
            JSONSchema.base64, FileDescription.schema, JSONSchema.null,
        ])
        return LDSFile.allCases.map { file in
            DescriptionMember(
                name: file.name, set: { try $0.set(file, $1) }, get: { own, _ in own.json(of: file) },
                schema: { schema })
        }
    }

    private mutating func set(_ file: LDSFile, _ value: DescriptionValue) throws {
        switch value.json {
        case .null: changes[file] = FileDescription { $0.isAbsent = true }
        case .string:
            let octets = try value.read(.fileOctets)
            if let number = file.dataGroupNumber {
                dataGroups[number.rawValue] = octets
            } else {
                changes[file] = FileDescription { $0.content = octets }
            }
        default: changes[file] = try value.read(.object)
        }
    }

    private func json(of file: LDSFile) -> JSONValue? {
        if let change = changes[file] {
            guard change != FileDescription({ $0.isAbsent = true }) else { return .null }
            var whole = change
            // A whole data group and what is done to it stand in one object.
            if whole.content == nil, let number = file.dataGroupNumber { whole.content = dataGroups[number.rawValue] }
            return whole.json
        }
        return file.dataGroupNumber.flatMap { dataGroups[$0.rawValue] }.map { .string(Base64.text($0)) }
    }
}
