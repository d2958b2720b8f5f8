// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import CEPassFiles
import EPassEncodings
import EPassJSON
import EPassMessages

/// `epass schema`: the JSON Schemas of what is printed and read.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: Words.say(.helpSchemaCommandAbstract),
        discussion: Words.paragraphs(
            .helpSchemaCommandText1,
            examples: [
                "epass schema",
                "epass schema report",
                "epass schema epass-policy/1 > epass-policy-1.schema.json",
            ]))

    @Argument(help: ArgumentHelp(.helpSchemaCommandName, valueName: .helpValueName))
    var name: String?

    @Flag(help: ArgumentHelp(.helpSchemaCommandJson))
    var json = false

    func validate() throws {
        if json, name != nil { throw ValidationError(.schemaJsonOfList) }
    }

    func run() throws {
        if let name {
            guard let schema = FormatSchema.named(name) else {
                throw UsageError(
                    .usageNoSchema(name: name), CommandPath(["schema"]), nearest: FormatSchema.all.map(\.shortName),
                    to: name, else: .usageSeeSchemas)
            }
            return Terminal.print(schema.text)
        }
        guard !json else { return Terminal.print(Self.json.text()) }
        let width = (FormatSchema.all.map(\.name.count).max() ?? 0) + 2
        for schema in FormatSchema.all {
            Terminal.show(DisplayText.padded(schema.name, to: width) + schema.about, indent: width)
        }
    }

    private static var json: JSONValue {
        .members(
            ("schema", .string("epass-schemas/1")),
            (
                "schemas",
                .array(FormatSchema.all.map { .members(("name", .string($0.name)), ("about", .string($0.about))) })
            ))
    }
}

/// The JSON Schema of a format: a file of `Schemas`.
struct FormatSchema: Sendable {
    /// The format as it stands in the member `schema`: `epass-report/2`.
    let name: String
    private let file: EmbeddedFile

    /// By their names.
    static let all = EmbeddedFiles(epass_files_schemas()).all.compactMap(FormatSchema.init)

    /// - Parameter file: of the name `epass-report-2.schema.json`.
    private init?(_ file: EmbeddedFile) {
        let stem = file.name.prefix { $0 != "." }
        guard let hyphen = stem.lastIndex(of: "-") else { return nil }
        name = "\(stem[..<hyphen])/\(stem[hyphen...].dropFirst())"
        self.file = file
    }

    /// The schema, without the line feed of the file.
    var text: String { String(file.text.dropLast()) }

    /// What it is, in English as the schema is: its title, which ends with its name.
    var about: String {
        guard case .string(let title)? = try? JSONValue(parsing: Array(file))["title"] else { return name }
        let ending = " (\(name))"
        return title.hasSuffix(ending) ? String(title.dropLast(ending.count)) : title
    }

    /// The name without what all have: `report`.
    var shortName: String { String(name.dropFirst("epass-".count).prefix { $0 != "/" }) }

    /// The schema of a format, by its name with or without `epass-` and version, or by the name of its file.
    static func named(_ text: String) -> FormatSchema? {
        var wanted = text.hasPrefix("epass-") ? String(text.dropFirst("epass-".count)) : text
        if wanted.hasSuffix(".schema.json") { wanted = String(wanted.dropLast(".schema.json".count)) }
        return all.first { schema in
            let version = schema.name.drop { $0 != "/" }.dropFirst()
            return [schema.shortName, "\(schema.shortName)/\(version)", "\(schema.shortName)-\(version)"]
                .contains(wanted)
        }
    }
}
