// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassSimulator
import EPassTrust

/// A reading of a chip whose behaviour is JSON.
struct RuleReading {
    let evidence: Evidence
    let report: InspectionReport
    /// Milliseconds that passed on the channel's own clock.
    let milliseconds: Int
    /// What was said, in order.
    let transcript: UnsafeTranscript
    let document: PersonalisedDocument

    /// Reads a profile whose chip has this behaviour besides.
    init(
        _ profile: String, _ behaviour: String, given: String = "lines", method: AccessMethod = .auto,
        plan: ReadPlan = .default, withCredentials: Bool = false
    ) async throws {
        let chosen = try SimulatorProfile.named(profile)
        let description = try DocumentDescription(
            json: Array("{\"behaviour\": \(behaviour)}".utf8), replacing: chosen.document)
        let simulated = try SimulatedDocument(profile) { $0 = description }
        document = simulated.document
        let channel = try simulated.channel()
        let recording = RecordingChannel(channel)
        var options = PassportReader.Options(accessMethod: method)
        options.startedAt = SimulatedDocument.time
        options.trust = try simulated.trust
        if withCredentials, let held = document.terminalCredentials {
            options.terminalCredentials = try TerminalCredentials(
                certificates: (held.authorities + held.certificates).map {
                    try CardVerifiableCertificate(encoded: $0)
                },
                signer: PrivateKeySigner(held.privateKey))
        }
        evidence = await PassportReader.read(
            on: recording, access: try simulated.access(given), plan: plan, options: options)
        report = try simulated.judge(evidence)
        milliseconds = Int(channel.elapsed / .milliseconds(1))
        transcript = recording.transcript
    }

    /// The code of the error that ended it.
    var error: String? { evidence.failure?.code.rawValue }

    /// How many commands were sent.
    var commands: Int { transcript.entries.count { if case .command = $0 { true } else { false } } }

    /// How it ended, in a few words.
    var end: String {
        let parts = [
            report.overall.rawValue, error, milliseconds == 0 ? nil : "after \(milliseconds) ms",
            report.deviations.isEmpty ? nil : report.deviations.joined(separator: ","),
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    /// In a line, for whoever writes a row.
    var summary: String {
        let deviations = report.deviations.joined(separator: ",")
        return "\(report.overall) error=\(error ?? "-") ms=\(milliseconds) commands=\(commands) [\(deviations)]"
    }
}
