// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassLDS
public import EPassSimulator
import EPassTrust
import Synchronization

/// A simulated document together with who reads it, and how: what is read again and again with other faults.
public struct FaultScenario: Sendable {
    /// The name as on the command line: a profile, and behind slashes `short` for a reader without extended length
    /// fields, `bac` or `pace` for the one protocol that is allowed, `no-portrait` where EF.DG2 is left out.
    public let name: String
    /// What is read.
    public let document: PersonalisedDocument
    /// Whether the reader takes extended length fields.
    public let takesExtendedLength: Bool
    let profile: SimulatorProfile
    private let access: AccessInput
    private let plan: ReadPlan
    private let options: PassportReader.Options
    private let trust: TrustSnapshot
    private let others = OtherDocuments()

    /// After the issue of the default document and before its expiry.
    private static let time = Timestamp(secondsSince1970: 1_795_000_000)

    /// Those that every kind of fault is tried with.
    public static let standard = [
        "default", "default/bac", "bac", "pace-cam", "aa-only", "eac", "extended-length", "extended-length/short",
    ]

    /// Those whose commands and octets are compared with the least.
    public static let measured = [
        "default", "default/short", "default/bac", "pace-only", "bac", "bac/short", "pace-cam", "extended-length",
        "extended-length/short", "extended-length/bac", "eac",
    ]

    /// Copies, each of which shows itself in another protocol.
    public static let copies = [
        "clone", "clone-refusing", "ca-wrong-key", "ca-never-switches", "ca-6988-after", "ca-unprotected-after",
        "aa-random", "aa-wrong-key", "clone-cam",
    ]

    /// The scenario of that name.
    ///
    /// - Parameter seed: of the document; another one gives the issuer and the chip other keys.
    /// - Throws: `SimulatorError` for an unknown profile, ``FaultRigError`` for an unknown word behind it.
    public init(_ name: String, seed: UInt64 = 1) throws {
        let words = name.split(separator: "/").map(String.init)
        let wanted = words.first ?? ""
        self.name = name
        profile = try SimulatorProfile.named(wanted)
        document = try profile.makeDocument(seed: seed)
        trust = try document.trustSnapshot()
        access = try AccessInput.parse(document.printedMRZ)
        var options = PassportReader.Options(startedAt: Self.time, trust: trust)
        if let held = document.terminalCredentials {
            options.terminalCredentials = try TerminalCredentials(
                certificates: try held.certificates.map { try CardVerifiableCertificate(encoded: $0) },
                signer: PrivateKeySigner(held.privateKey))
        }
        var plan = ReadPlan.default
        var isShort = false
        for word in words.dropFirst() {
            switch word {
            case "short": isShort = true
            case "bac": options.accessMethod = .bac
            case "pace": options.accessMethod = .pace
            case "no-portrait": plan.skipped = [.dg2]
            default: throw FaultRigError("\(name): \(word) is neither short, bac, pace nor no-portrait")
            }
        }
        takesExtendedLength = !isShort
        // As the chip states it, which takes more than its profile says where its protocols need that.
        let stated = try profile.makeChip(holding: document).behaviour.extendedLength?.responseOctets
        extendedResponse = isShort ? nil : stated
        self.options = options
        self.plan = plan
    }

    /// The most octets of an answer with extended length fields that chip and reader both take; nil where one of the
    /// two does not.
    let extendedResponse: Int?

    /// Reads the document once, with what goes wrong by a plan, and judges what came.
    ///
    /// - Parameter spare: the chip that takes the place of the first where the plan says so.
    /// - Throws: `SimulatorError` where the chips cannot be made; what becomes of the reading is in the result.
    public func read(_ faults: FaultPlan = FaultPlan(), spare: SpareChip? = nil) async throws -> FaultyReading {
        let second = try spare?.make(besides: self)
        let channel = FaultyChannel(
            way(to: try profile.makeChip(holding: document)), plan: faults, spare: second.map { way(to: $0.chip) })
        let evidence = await PassportReader.read(on: channel, access: access, plan: plan, options: options)
        let report = Inspection.judge(evidence, trust: trust, policy: .read, at: Self.time)
        return FaultyReading(
            evidence: evidence, report: report, log: channel.log, document: document, spareDocument: second?.document,
            spare: spare)
    }

    /// The document that another chip holds.
    func document(of spare: SpareChip) throws -> PersonalisedDocument {
        switch spare {
        case .copy, .copyRefusing: return document
        case .other:
            var description = profile.document
            description.mrz = [
                "P<UTOLINDGREN<<OLE<<<<<<<<<<<<<<<<<<<<<<<<<<", "D231458907UTO6908061M3406234<<<<<<<<<<<<<<06",
            ]
            return try others.document(of: spare) { try profile.makeDocument(description, seed: 2) }
        case .anew: return try others.document(of: spare) { try profile.makeDocument(seed: 2) }
        }
    }

    private func way(to chip: SimulatedChip) -> SimulatedChipChannel {
        SimulatedChipChannel(chip, takesExtendedLength: takesExtendedLength)
    }
}

/// A chip that somebody puts in the place of the one that is read.
public enum SpareChip: String, Sendable, Hashable, CaseIterable {
    /// All files of the document, and none of its keys: it answers with others.
    case copy
    /// All files of the document, and none of its keys: it refuses what it has no keys for.
    case copyRefusing = "copy-refusing"
    /// A genuine document of somebody else.
    case other
    /// The same document, issued anew: the same lines are printed, and the keys of issuer and chip are others.
    case anew

    /// Whether it is no original.
    var isCopy: Bool { self == .copy || self == .copyRefusing }

    struct Made {
        let chip: SimulatedChip
        let document: PersonalisedDocument
    }

    func make(besides scenario: FaultScenario) throws -> Made {
        var behaviour = scenario.profile.behaviour
        let document = try scenario.document(of: self)
        switch self {
        case .copy:
            behaviour.activeAuthenticationFault = .randomOctets
            behaviour.chipAuthenticationFault = .otherKey
            behaviour.paceFault = .otherStaticKey
        case .copyRefusing:
            behaviour.activeAuthenticationFault = .refused
            behaviour.chipAuthenticationFault = .refused
            behaviour.paceFault = .missingChipAuthenticationData
        case .other, .anew: break
        }
        return Made(chip: try SimulatedChip(document: document, behaviour: behaviour), document: document)
    }
}

/// Documents that take long to make, each made once.
private final class OtherDocuments: Sendable {
    private let made = Mutex<[SpareChip: PersonalisedDocument]>([:])

    func document(of spare: SpareChip, make: () throws -> PersonalisedDocument) throws -> PersonalisedDocument {
        try made.withLock { made in
            if let document = made[spare] { return document }
            let document = try make()
            made[spare] = document
            return document
        }
    }
}

/// What is wrong with how the rig is called.
public struct FaultRigError: Error, CustomStringConvertible {
    /// In one sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
