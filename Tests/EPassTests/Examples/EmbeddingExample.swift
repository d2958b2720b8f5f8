// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassTrust

func inspect<Channel: CardChannel>(
    _ channel: Channel, mrz: String, can: String? = nil, anchors: String, now: Timestamp
) async throws -> InspectionReport {
    let trust = try TrustSnapshot.load(path: anchors, at: now).store
    var access = try AccessInput.parse(mrz)
    if let can { access = try access.with(can: can) }
    let options = PassportReader.Options(startedAt: now, accessMethod: .auto)
    let evidence = await PassportReader.read(on: channel, access: access, options: options) { event in
        switch event {
        case .accessAttempt(let attempt): print(attempt.accessProtocol, attempt.outcome, attempt.milliseconds ?? 0)
        case .progress(let file, let done, let total): print(file, done, total ?? 0)
        default: break
        }
    }
    let report = Inspection.judge(evidence, trust: trust, policy: .border, at: now)
    switch report.overall {
    case .successful: print("verified")
    case .failed, .undetermined, .aborted: print(report.headline.word, report.headline.sentence)
    }
    return report
}
