// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTrust
import Testing

/// A simulated document together with what a reader of it has: the printed MRZ and the anchors.
struct SimulatedDocument {
    let document: PersonalisedDocument
    let profile: SimulatorProfile
    private let description: DocumentDescription

    /// A profile of the simulator. Another seed gives the issuer other keys under the same name.
    init(_ name: String, seed: UInt64 = 1, _ change: (inout DocumentDescription) -> Void = { _ in }) throws {
        profile = try SimulatorProfile.named(name)
        var description = profile.document
        change(&description)
        self.description = description
        document = try profile.makeDocument(description, seed: seed)
    }

    var trust: TrustSnapshot {
        get throws {
            try document.trustSnapshot()
        }
    }

    /// The profile of a document with Basic Access Control and nothing else.
    static let basic = "bac"

    /// The time that the tests judge at: after the issue of the default document and before its expiry.
    static let time = Timestamp(secondsSince1970: 1_795_000_000)

    var lines: AccessInput { get throws { try AccessInput.parse(document.printedMRZ) } }

    /// What the terminal has, by the words of Docs/defects.md.
    func access(_ given: String) throws -> AccessInput {
        switch given {
        case "lines": try lines
        case "triple": try AccessInput.parse("L898902C3,740812,340415")
        case "other": try AccessInput.parse("D23145890,690806,340623")
        case "can": try .can("123456")
        default: .none
        }
    }

    func channel(
        takesExtendedLength: Bool = true,
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) throws -> SimulatedChipChannel {
        SimulatedChipChannel(
            try profile.makeChip(holding: document), takesExtendedLength: takesExtendedLength, fault: fault
        )
    }

    func read(_ access: AccessInput? = nil, plan: ReadPlan = .default) async throws -> Evidence {
        await PassportReader.read(on: try channel(), access: try access ?? lines, plan: plan)
    }

    /// Options of a terminal that trusts this document's issuer at the time of the tests.
    func terminalOptions(_ credentials: TerminalCredentials?) throws -> PassportReader.Options {
        PassportReader.Options(startedAt: Self.time, terminalCredentials: credentials, trust: try trust)
    }

    func judge(_ evidence: Evidence, policy: Policy = .read) throws -> InspectionReport {
        Inspection.judge(evidence, trust: try trust, policy: policy, at: Self.time)
    }

    func report(_ access: AccessInput? = nil, policy: Policy = .read) async throws -> InspectionReport {
        try judge(try await read(access), policy: policy)
    }
}

extension Evidence {
    /// The files of the eMRTD application: all but those of the master file.
    var applicationFiles: [FileEvidence] { files.filter { $0.file.application == .eMRTD } }
}
