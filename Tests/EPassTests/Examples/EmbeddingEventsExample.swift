// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEvents
import EPassISO7816
import EPassTrust

/// Reads and judges, and tells what happened to whoever keeps logs, metrics or traces.
func inspect<Channel: CardChannel>(
    _ channel: Channel, mrz: String, trust: TrustSnapshot, now: Timestamp, telling tell: (InspectionEvent) -> Void
) async throws -> InspectionReport {
    var observer = ReadingObserver()
    let evidence = await PassportReader.read(on: channel, access: try AccessInput.parse(mrz)) { heard in
        if let event = observer.event(of: heard) { tell(event) }
    }
    tell(evidence.readingFinished)
    let report = Inspection.judge(evidence, trust: trust, policy: .border, at: now)
    for event in report.events() { tell(event) }
    return report
}
