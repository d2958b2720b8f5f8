// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages

extension SimulatorProfile {
    /// Every profile, the default one first.
    public static let all: [SimulatorProfile] = ProfileGroup.all.flatMap(\.profiles)

    /// The names of all; no description is read for them.
    package static let names: [String] = all.map(\.name)

    /// The document that DESIGN.md and Docs/simulator.md describe.
    public static var standard: SimulatorProfile {
        all.first ?? SimulatorProfile("default", "A genuine passport.") { _ in }
    }

    /// Genuine documents of other kinds.
    public static var genuine: [SimulatorProfile] { ProfileGroup.profiles(of: "genuine").filter { $0 != standard } }

    /// Documents with one thing wrong; the table of checks in Docs/ says what each changes in a report.
    public static var defective: [SimulatorProfile] { ProfileGroup.profiles(of: "defective") }

    /// Chips that misbehave.
    public static var hostile: [SimulatorProfile] { ProfileGroup.profiles(of: "hostile") }

    /// Genuine documents whose chips have ways of their own to find or to guard files (F-67, F-68).
    package static var reading: [SimulatorProfile] { ProfileGroup.profiles(of: "reading") }

    /// Genuine documents on chips that have several applications, or have the document under another identifier (F-10,
    /// F-65).
    package static var applications: [SimulatorProfile] { ProfileGroup.profiles(of: "applications") }

    /// Genuine documents that differ in what their data groups hold.
    package static var dataGroups: [SimulatorProfile] { ProfileGroup.profiles(of: "data-groups") }

    /// Documents whose CSCA has published something that a reading has at hand.
    package static var issuing: [SimulatorProfile] { ProfileGroup.profiles(of: "issuing") }

    /// Genuine documents with other access control.
    package static var access: [SimulatorProfile] { ProfileGroup.profiles(of: "access") }

    /// Genuine documents whose chip proves that it is the original in other ways.
    package static var chipProtocols: [SimulatorProfile] { ProfileGroup.profiles(of: "proofs") }

    /// Documents with fingerprints and irises that need terminal authentication.
    package static var terminalAuthentication: [SimulatorProfile] { ProfileGroup.profiles(of: "terminals") }

    /// Genuine documents with LDS2 applications on the chip, which terminal authentication opens; their export has what
    /// a terminal needs for it.
    package static var lds2: [SimulatorProfile] { ProfileGroup.profiles(of: "lds2") }

    /// Documents whose access control files do not fit together.
    package static var accessDefective: [SimulatorProfile] { ProfileGroup.profiles(of: "access-defective") }

    /// Documents whose issuer signed a static key of chip authentication that is none.
    package static var chipKeyDefective: [SimulatorProfile] { ProfileGroup.profiles(of: "chip-keys") }

    /// Documents whose issuer signed data groups that contradict each other.
    package static var contradictory: [SimulatorProfile] { ProfileGroup.profiles(of: "contradictory") }

    /// Documents that depart from the standard in one file as documents of the field do.
    package static var fieldDeviations: [SimulatorProfile] { ProfileGroup.profiles(of: "deviations") }

    /// Chips that misbehave in PACE.
    package static var accessHostile: [SimulatorProfile] { ProfileGroup.profiles(of: "access-hostile") }

    /// Copies, and chips that pretend.
    package static var dishonest: [SimulatorProfile] { ProfileGroup.profiles(of: "dishonest") }

    /// Chips that do what the list of field failures tells of real ones, where no other profile does.
    package static var fieldFailures: [SimulatorProfile] { ProfileGroup.profiles(of: "field-failures") }

    /// Chips that do what the list of threats tells, where no other profile does.
    package static var threats: [SimulatorProfile] { ProfileGroup.profiles(of: "threats") }

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
        let similar = NearestNames.nearest(
            to: wanted, in: all.map(\.name) + PACECombination.all.map { "pace-\($0.profileName)" })
        throw SimulatorError(
            .profileUnknown,
            similar.isEmpty
                ? .simulatorNoProfile(name: name) : .simulatorNoProfileSimilar(name: name, similar: similar))
    }
}
