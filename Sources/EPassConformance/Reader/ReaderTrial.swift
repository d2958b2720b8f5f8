// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassAccess
import EPassISO7816
import EPassMessages
import EPassSimulator
import EPassTrust

/// One case run against this program's reader, in process.
///
/// Document, chip and issuer are those of the simulator, which shares no step of a protocol with the reader.
public struct ReaderTrial: CaseObserver {
    /// The policy that takes the place of the inspection system.
    public let policy: Policy
    /// The program that reads.
    public let tool: ToolIdentity

    /// Runs cases under a policy.
    public init(policy: Policy = .inspection, tool: ToolIdentity = .library) {
        self.policy = policy
        self.tool = tool
    }

    /// Makes the document of a case, reads it and judges it.
    ///
    /// - Throws: `SimulatorError` where the document cannot be made; nothing is said about the reader then.
    /// - Returns: nil for a case whose configuration cannot be made.
    public func observe(_ item: ConformanceCase, of campaign: Campaign) async throws -> ReaderObservation? {
        try await observe(item, of: campaign, also: []).first
    }

    /// The same, and what other policies say of the same evidence, behind it.
    ///
    /// - Returns: nothing for a case whose configuration cannot be made.
    package func observe(
        _ item: ConformanceCase, of campaign: Campaign, also others: [Policy]
    ) async throws -> [ReaderObservation] {
        guard let document = try campaign.document(of: item), let unit = campaign.unit(of: item) else { return [] }
        let trust = try trust(item, document)
        var options = PassportReader.Options(
            tool: tool, startedAt: unit.time, terminalCredentials: item.holdsCredentials ? credentials(document) : nil,
            trust: trust, policy: policy)
        options.recovery.waitSeconds = 0
        let access = try access(item, document)
        let channel = SimulatedChipChannel(try document.makeChip())
        let trace = CaseTrace(channel.properties, tool: tool, startedAt: unit.time)
        let recording = RecordingChannel(channel) { trace.writer.record($0) }
        let evidence = await PassportReader.read(on: recording, access: access, options: options) {
            trace.writer.note($0)
        }
        return ([policy] + others).map { policy in
            let report = Inspection.judge(
                evidence, trust: trust, policy: policy, at: unit.time, tool: tool, printed: access)
            return ReaderObservation(report, evidence, trace: trace.lines)
        }
    }

    /// What is trusted: the CSCA, and where the case says so the signer's certificate beside it, which EF.SOD lacks.
    private func trust(_ item: ConformanceCase, _ document: PersonalisedDocument) throws -> TrustSnapshot {
        let trust = try document.trustSnapshot()
        guard item.knowsSigner else { return trust }
        let signer = StoredCertificate(certificate: try Certificate(encoded: document.signerCertificate))
        return try TrustSnapshot(anchors: [], certificates: [signer], name: "simulator").adding(trust)
    }

    /// What opens the chip: what is printed, whatever EF.DG1 says.
    private func access(_ item: ConformanceCase, _ document: PersonalisedDocument) throws -> AccessInput {
        let zone = try AccessInput.parse(document.printedMRZ)
        return item.password == .can ? try zone.with(can: document.cardAccessNumber) : zone
    }

    /// What the terminal holds; nil where it is none that a terminal could use, as in a case about wrong certificates.
    private func credentials(_ document: PersonalisedDocument) -> TerminalCredentials? {
        guard let held = document.terminalCredentials else { return nil }
        let certificates = (held.authorities + held.certificates).compactMap {
            try? CardVerifiableCertificate(encoded: $0)
        }
        return try? TerminalCredentials(certificates: certificates, signer: PrivateKeySigner(held.privateKey))
    }
}
