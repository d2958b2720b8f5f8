// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassSimulator
import EPassTrust

/// Reads and judges a simulated document, as the article "Test without a document" shows it.
func judgeSimulated(now: Timestamp) async throws -> InspectionReport {
    let profile = try SimulatorProfile.named("default")
    let document = try profile.makeDocument(seed: 1)
    let channel = SimulatedChipChannel(try profile.makeChip(holding: document))
    let access = try AccessInput.parse(document.printedMRZ)
    let evidence = await PassportReader.read(on: channel, access: access)
    let report = Inspection.judge(evidence, trust: try document.trustSnapshot(), at: now)
    return report
}
