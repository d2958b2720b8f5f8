// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// Loads a policy once, at the start of a service. Its hash is computed once for it and all its copies.
func loadPolicy(_ octets: [UInt8], trust: TrustSnapshot, now: Timestamp) throws -> Policy {
    // The error has line and column; `Policy.faults(json:)` has all errors at once.
    let policy = try Policy(json: octets)
    for finding in PolicyLint.findings(of: policy, trust: trust, at: now) where finding.weight == .fault {
        print(finding.code.rawValue, finding.member, finding.message.english)
    }
    return policy
}

/// What the policy makes of a document. Without rules of its own it decides nothing, and a person looks.
func decide(_ evidence: Evidence, by policy: Policy, trust: TrustSnapshot, now: Timestamp) -> Decision.Outcome {
    let report = Inspection.judge(evidence, trust: trust, policy: policy, at: now)
    return report.decision?.outcome ?? .review
}
