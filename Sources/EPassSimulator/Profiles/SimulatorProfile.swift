// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
import EPassMessages

/// A named description of a simulated document: what is in it, what is wrong with it, and how its chip behaves.
///
/// It is a description as a file holds it, inside the program, and is read when it is asked for.
public struct SimulatorProfile: Sendable {
    /// The name, as after `--simulate`.
    public let name: String
    /// The description, JSON.
    private let octets: ArraySlice<UInt8>

    /// What is special about it, in one sentence.
    public var description: String { members["about"]?.string ?? "" }

    /// What the document is.
    public var document: DocumentDescription { (try? read()) ?? DocumentDescription() }

    /// What is wrong with it, if anything.
    package var defect: DocumentDefect? { document.defect }

    /// How the chip behaves.
    package var behaviour: ChipBehaviour { document.behaviour }

    /// The description as it is shown: a file that makes the same document and the same chip.
    package var json: JSONValue {
        .object([JSONMember(name: "schema", value: .string(DocumentDescription.schema))] + (members.object ?? []))
    }

    private var members: JSONValue { .ofProfile(octets) }

    /// What the line of a file says; nil where it does not begin with a name.
    init?(line: ArraySlice<UInt8>) {
        let start = Array(#"{"name":""#.utf8)
        guard line.starts(with: start),
            let end = line.dropFirst(start.count).firstIndex(of: UInt8(ascii: "\""))
        else { return nil }
        name = String(decoding: line[(line.startIndex + start.count)..<end], as: UTF8.self)
        octets = line
    }

    /// A profile that follows a pattern of names.
    init(_ name: String, _ about: String, _ change: (inout DocumentDescription) -> Void) {
        self.name = name
        let head = [
            JSONMember(name: "name", value: .string(name)), JSONMember(name: "about", value: .string(about)),
        ]
        octets = JSONValue.object(head + (DocumentDescription(change).json.object ?? [])).compactOctets()[...]
    }

    /// Makes the document.
    ///
    /// - Parameters:
    ///   - description: takes the place of the profile's own. Where it says nothing about a defect, about the behaviour
    ///     of the chip or about fixed values, it has those of the profile.
    ///   - seed: makes it reproducible; see ``DocumentDescription/makeDocument(seed:)``.
    /// - Throws: as the personaliser.
    public func makeDocument(
        _ description: DocumentDescription? = nil, seed: UInt64? = nil
    ) throws(SimulatorError) -> PersonalisedDocument {
        let own = try read()
        var made = description ?? own
        made.defect = made.defect ?? own.defect
        made.fixedPACEValues = made.fixedPACEValues ?? own.fixedPACEValues
        if made.behaviour == ChipBehaviour() { made.behaviour = own.behaviour }
        return try made.makeDocument(seed: seed)
    }

    /// Makes a chip that holds such a document. It behaves as the description of the document says, or as the profile
    /// says where that says nothing.
    ///
    /// - Throws: `simulator.personalisationFailed`.
    public func makeChip(holding document: PersonalisedDocument) throws(SimulatorError) -> SimulatedChip {
        try SimulatedChip(
            document: document, behaviour: document.behaviour == ChipBehaviour() ? behaviour : document.behaviour)
    }

    /// Makes a description what the profile says, but for what the profile does not speak of.
    func apply(to description: inout DocumentDescription) throws(SimulatorError) {
        description = try DocumentDescription.read(members, replacing: description, DescriptionReading())
    }

    private func read() throws(SimulatorError) -> DocumentDescription {
        var description = DocumentDescription()
        try apply(to: &description)
        return description
    }
}

extension SimulatorProfile: Hashable {
    /// Whether they have one name, which no two profiles share.
    public static func == (left: SimulatorProfile, right: SimulatorProfile) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SimulatorProfile: CustomDebugStringConvertible {
    /// The name, for the output of tests.
    public var debugDescription: String { name }
}
