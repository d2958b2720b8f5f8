// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassAccess
import EPassLDS
public import EPassMRZ
public import EPassSimulator

/// What a tester was given for a chip: what opens it, what is claimed, and the trust points whose keys are at hand.
public struct ChipTestSetting: Sendable {
    /// What opens the chip.
    let access: AccessInput
    /// The trust points whose keys are known; none for a chip whose terminal authentication cannot be tested.
    let authorities: [TestAuthority]
    /// Whether cases are run that leave the chip another one.
    let runsDestructive: Bool
    /// What the chip is claimed to support: given, or found out.
    public internal(set) var statement: ChipStatement
    /// What was read of the chip before the first case.
    var facts = ChipFacts()

    /// What is claimed beside what a chip says of itself.
    let alsoClaimed: Set<String>

    /// - Parameters:
    ///   - statement: nil for what is found out.
    ///   - simulated: the document of a simulated chip, of which more is known than it says itself.
    ///   - date: the day that the chip takes for today; nil for what statement and document say.
    public init(
        access: AccessInput, authorities: [TestAuthority] = [], runsDestructive: Bool = false,
        statement: ChipStatement? = nil, simulated: PersonalisedDocument? = nil, date: CalendarDate? = nil
    ) {
        self.access = access
        self.authorities = authorities
        self.runsDestructive = runsDestructive
        self.statement = statement ?? ChipStatement(profiles: [])
        self.statement.date = date ?? self.statement.date ?? simulated?.terminalDate
        // It looks at the dates of certificates, and takes any algorithm from a link.
        alsoClaimed = statement == nil && simulated?.terminalDate != nil ? ["DATE", "MIG"] : []
    }

    /// The trust points of a simulated document with their keys, which are no secrets.
    public static func authorities(of document: PersonalisedDocument) -> [TestAuthority] {
        let files = Dictionary(document.exportedFiles.map { ($0.name, $0.content) }) { first, _ in first }
        return ["cvca", "cvca-2", "cvca-3"].compactMap { name in
            guard let certificate = files["\(name).cvcert"], let pem = files["\(name).key.pem"] else { return nil }
            return try? TestAuthority(certificate: certificate, pem: String(decoding: pem, as: UTF8.self))
        }
    }
}

/// What a chip says of itself, as far as a tester needs it to talk to the chip.
struct ChipFacts: Sendable {
    /// The entries of EF.CardAccess; nil without it.
    var cardAccess: SecurityInfos?
    /// The entries of EF.DG14; nil without it.
    var securityInfos: SecurityInfos?
    /// EF.DG15; nil without it.
    var dataGroup15: [UInt8]?
    /// Where EF.CVCA lies, if not in its default place.
    var trustPointFile: TerminalAuthenticationInfo.FileID?
    /// The ways that open the chip, the stronger first.
    var ways: [ChipTestStep.AccessWay] = []
    /// Whether PACE takes the zone.
    var opensByZone = true
    /// Whether the chip was seen to count the tries of the password: nothing wrong is tried then.
    var countsTries = false

    /// The way of PACE that is tested: the one that a reader takes.
    var paceCandidate: PACECandidate? { cardAccess.flatMap { PACEOffer($0).candidates.first } }

    /// The key and protocol of chip authentication that is tested.
    var chipAuthentication: ChipAuthenticationCandidate? {
        securityInfos.flatMap { ChipAuthenticationOffer.of($0).candidates.first }
    }
}
