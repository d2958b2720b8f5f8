// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassTrust

/// A service: what a phone sent is judged, with the challenge that was given out for this session.
func judge(
    upload: [UInt8], printedZone: String?, challenge: [UInt8]?, trust: TrustSnapshot, now: Timestamp
) throws -> InspectionReport {
    var builder = Evidence.Builder()
    try builder.add(json: upload)
    // Files that came apart go in by their names: try builder.add(octets, named: "EF_DG2.bin")
    let printed = try printedZone.map { try AccessInput.parse($0) } ?? .none
    let report = Inspection.judge(
        try builder.evidence(), trust: trust, policy: .read, at: now, challenge: challenge, printed: printed)
    for assurance in report.assurances {
        print(assurance.kind, assurance.isGiven, assurance.basis, assurance.missing.compactMap(\.check))
    }
    return report
}
