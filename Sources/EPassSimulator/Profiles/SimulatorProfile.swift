// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages

/// A named simulated document: what is in it, what is wrong with it, and how its chip behaves.
///
/// What it makes of the default document is made when it is asked for: the program lists every profile whenever it
/// starts.
public struct SimulatorProfile: Sendable {
    /// The name, as after `--simulate`.
    public let name: String
    /// What is special about it, in one sentence.
    public let description: String
    /// What the document is.
    public var document: DocumentDescription { DocumentDescription(apply) }
    /// What is wrong with it, if anything.
    package let defect: DocumentDefect?
    /// How the chip behaves.
    package var behaviour: ChipBehaviour {
        var behaviour = ChipBehaviour()
        adapt(&behaviour)
        return behaviour
    }
    /// What the chip uses instead of random values in PACE: in worked examples of the standard only.
    let fixedPACEValues: FixedPACEValues?
    private let change: Change<DocumentDescription>
    private let adapt: Change<ChipBehaviour>

    /// What distinguishes a description from the default one.
    typealias Change<Description> = @Sendable (inout Description) -> Void

    init(
        _ name: String, _ description: String, defect: DocumentDefect? = nil, fixed: FixedPACEValues? = nil,
        document change: @escaping Change<DocumentDescription> = { _ in },
        behaviour adapt: @escaping Change<ChipBehaviour> = { _ in }
    ) {
        self.name = name
        self.description = description
        self.defect = defect
        self.change = change
        self.adapt = adapt
        fixedPACEValues = fixed
    }

    /// The profile of that name: one of ``all``, or `pace-MAPPING-GROUP-CIPHER` or `ca-GROUP-CIPHER` for any
    /// combination that the standard allows.
    ///
    /// - Throws: `simulator.profileUnknown`, with names that resemble it.
    public static func named(_ name: String) throws(SimulatorError) -> SimulatorProfile {
        // Groups are written brainpoolP256r1 and P-521 everywhere else.
        let wanted = name.lowercased()
        if let profile = all.first(where: { $0.name == wanted }) { return profile }
        if let offer = PACECombination.all.first(where: { "pace-\($0.profileName)" == wanted }) {
            return combination(offer)
        }
        if let profile = chipAuthentication(named: wanted) { return profile }
        let similar = ProfileNames.nearest(
            to: wanted, in: all.map(\.name) + PACECombination.all.map { "pace-\($0.profileName)" })
        let quoted = "'\(name)'"
        throw SimulatorError(
            .profileUnknown,
            similar.isEmpty
                ? .simulatorNoProfile(name: quoted) : .simulatorNoProfileSimilar(name: quoted, similar: similar))
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
        let own = document
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
    func apply(to description: inout DocumentDescription) {
        change(&description)
        adapt(&description.behaviour)
        description.defect = defect ?? description.defect
        description.fixedPACEValues = fixedPACEValues ?? description.fixedPACEValues
    }
}

extension SimulatorProfile: Hashable {
    /// Whether they have one name, which no two profiles share.
    public static func == (left: SimulatorProfile, right: SimulatorProfile) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
