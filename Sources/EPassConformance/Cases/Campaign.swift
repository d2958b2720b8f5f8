// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
import EPassJSON
import EPassMessages
package import EPassSimulator

/// All units of one campaign, with the configurations that their cases name.
public struct Campaign: Sendable {
    /// The units, in order.
    public let units: [ConformanceUnit]
    /// The configurations as JSON, by their names.
    private let configurations: [String: [UInt8]]
    /// Gives the octets of a file that a description names.
    private let open: Files

    /// Gives the octets of a file by its path.
    public typealias Files = @Sendable (_ path: String) throws -> [UInt8]

    /// Puts units and configurations together.
    ///
    /// - Throws: `conformance.fileInvalid` where two units or two rows have one name, or a case names a configuration
    ///   that is not there.
    public init(
        units: [ConformanceUnit], configurations: [String: [UInt8]], files: @escaping Files
    ) throws(ConformanceError) {
        var names: Set<String> = []
        for unit in units {
            for name in [unit.name] + unit.rows where !names.insert(name).inserted {
                throw ConformanceError(.fileInvalid, .conformanceDoubled(name: name))
            }
            for configuration in unit.cases.compactMap(\.configuration) where configurations[configuration] == nil {
                throw ConformanceError(.fileInvalid, .conformanceConfigurationUnknown(name: configuration))
            }
        }
        self.units = units
        self.configurations = configurations
        open = files
    }

    /// The campaign for readers that the program has: the rows of BSI TR-03105-5.1, and cases of clauses.
    ///
    /// - Throws: as ConformanceUnit/init(json:), which the tests rule out.
    public static func reader() throws(ConformanceError) -> Campaign {
        var units: [ConformanceUnit] = []
        for file in EmbeddedFiles(epass_files_reader_cases()).all {
            units.append(try ConformanceUnit(json: Array(file)))
        }
        return try reader(units: units) { path in
            throw ConformanceError(.fileInvalid, .conformanceConfigurationUnknown(name: path))
        }
    }

    /// A campaign for readers of other units, whose cases may name the configurations that are built in.
    ///
    /// - Parameter files: gives the octets of a file that a description names and that is not one of these.
    /// - Throws: as ``init(units:configurations:files:)``.
    public static func reader(
        units: [ConformanceUnit], files: @escaping Files
    ) throws(ConformanceError) -> Campaign {
        let known = EmbeddedFiles(epass_files_reader_configurations()).all
        let configurations = known.filter { $0.name.hasSuffix(".json") }.map {
            (String($0.name.dropLast(".json".count)), Array($0))
        }
        return try Campaign(units: units, configurations: Dictionary(configurations) { first, _ in first }) { path in
            if let file = known.first(where: { $0.name == path }) { return Array(file) }
            return try files(path)
        }
    }

    /// Every case, in order.
    public var cases: [ConformanceCase] { units.flatMap(\.cases) }

    /// The cases that are asked for.
    ///
    /// - Parameters:
    ///   - names: of cases; empty for all.
    ///   - units: names of units; empty for all.
    /// - Throws: `conformance.caseUnknown` for a name that there is not.
    public func cases(named names: [String], ofUnits unitNames: [String]) throws(ConformanceError) -> [ConformanceCase]
    {
        let selection = try CaseSelection(
            named: names, ofUnits: unitNames, among: units.flatMap(\.rows), units.map(\.name))
        return cases.filter { selection.takes($0.id, of: $0.unit) }
    }

    /// The row without text that has this name; nil for any other.
    public func retiredRow(named name: String) -> RetiredRow? {
        units.lazy.flatMap(\.retired).first { $0.id == name }
    }

    /// The time that the documents of a unit are read at.
    func unit(of item: ConformanceCase) -> ConformanceUnit? { units.first { $0.name == item.unit } }

    /// The description of a case: its own, or its configuration with the members that the case changes.
    ///
    /// - Throws: `SimulatorError` where it is none; nil where no document can be made.
    package func description(of item: ConformanceCase) throws(SimulatorError) -> DocumentDescription? {
        if let document = item.document {
            return try Self.description(document, replacing: DocumentDescription(), open)
        }
        guard let name = item.configuration, let octets = configurations[name] else { return nil }
        let base = try DocumentDescription(json: octets, files: open)
        guard let changes = item.changes else { return base }
        return try Self.description(changes, replacing: base, open)
    }

    /// A description of these members, over what they replace.
    private static func description(
        _ value: JSONValue, replacing base: DocumentDescription, _ open: @escaping Files
    ) throws(SimulatorError) -> DocumentDescription {
        let members = [JSONMember(name: "schema", value: .string(DocumentDescription.schema))] + (value.object ?? [])
        return try DocumentDescription(json: JSONValue.object(members).octets(), replacing: base, files: open)
    }
}
