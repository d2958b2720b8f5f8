// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassTrust
import Foundation

/// The core of a service: what a phone sent is judged, with the challenge that this session was given. What comes out
/// is a decision with its grounds, and never a Boolean.
struct Service: Sendable {
    let trust: TrustSnapshot
    let policy: Policy

    /// Once, when the service starts. Trust is a store that `epass trust import` made, a master list, or certificates.
    init(trust path: String, policy octets: [UInt8]) throws {
        trust = try TrustSnapshot.load(path: path, at: .now).store
        policy = try Policy(json: octets)
    }

    /// For each upload, from any number of tasks at once.
    func judge(upload: [UInt8], challenge: [UInt8]?, at now: Timestamp = .now) throws -> InspectionReport {
        var builder = Evidence.Builder()
        try builder.add(json: upload)
        return Inspection.judge(try builder.evidence(), trust: trust, policy: policy, at: now, challenge: challenge)
    }

    /// What is kept of it. A policy without rules of its own decides nothing: then somebody has to look.
    static func lines(_ report: InspectionReport) -> [String] {
        let decision = report.decision?.outcome ?? .review
        var lines = [
            "decision \(decision.rawValue) by \(report.decision?.rule ?? "no rule"), \(report.overall.rawValue)"
        ]
        lines += report.assurances.map { "assurance \($0.kind.rawValue) \($0.isGiven ? "given" : "not given")" }
        for check in report.checks where check.result == .failed || check.result == .undetermined {
            lines.append("check \(check.id) \(check.result) \(check.reason?.rawValue ?? "") \(check.role)")
        }
        return lines
    }
}
