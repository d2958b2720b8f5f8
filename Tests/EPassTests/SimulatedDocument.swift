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

    init(_ name: String) throws {
        profile = try SimulatorProfile.named(name)
        document = try profile.makeDocument(seed: 1)
    }

    var trust: TrustStore {
        get throws {
            try TrustStore(
                anchors: document.trustAnchors.map {
                    try TrustAnchor(certificate: Certificate(encoded: $0), sources: ["simulator"], isTest: true)
                }, name: "simulator")
        }
    }

    /// The time that the tests judge at: after the issue of the default document and before its expiry.
    static let time = Timestamp(secondsSince1970: 1_795_000_000)

    var lines: AccessInput { get throws { try AccessInput.parse(document.printedMRZ) } }

    func channel(takesExtendedLength: Bool = true) throws -> SimulatedChipChannel {
        SimulatedChipChannel(try profile.makeChip(holding: document), takesExtendedLength: takesExtendedLength)
    }

    func read(_ access: AccessInput? = nil, plan: ReadPlan = .default) async throws -> Evidence {
        await PassportReader.read(on: try channel(), access: try access ?? lines, plan: plan)
    }

    func judge(_ evidence: Evidence, policy: Policy = .read) throws -> InspectionReport {
        Inspection.judge(evidence, trust: try trust, policy: policy, at: Self.time)
    }

    func report(_ access: AccessInput? = nil, policy: Policy = .read) async throws -> InspectionReport {
        try judge(try await read(access), policy: policy)
    }
}
