// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassTrust

func inspect<Channel: CardChannel>(
    _ channel: Channel, mrz: String, anchors: String, now: Timestamp
) async throws -> InspectionReport {
    let trust = try TrustStore.load(path: anchors).store
    let evidence = await PassportReader.read(on: channel, access: try AccessInput.parse(mrz)) { event in
        if case .progress(let file, let done, let total) = event {
            print(file, done, total ?? 0)
        }
    }
    let report = Inspection.judge(evidence, trust: trust, policy: .border, at: now)
    switch report.overall {
    case .successful: print("verified")
    case .failed, .undetermined, .aborted: print(report.headline.word, report.headline.sentence)
    }
    return report
}
