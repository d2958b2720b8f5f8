// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMRZ
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

/// Reads the simulated document of somebody else, over a link on which something may go wrong with command 20.
func readSimulated(
    surname: String, givenNames: String, born birth: CalendarDate, expiring expiry: CalendarDate,
    fault: ChannelFault? = nil
) async throws -> Evidence {
    let zone = try MRZBuilder(
        format: .td3, documentCode: "P", issuer: "UTO", primary: surname, secondary: givenNames,
        documentNumber: "X1234567", nationality: "UTO", dateOfBirth: MRZDate(birth), sex: .unspecified,
        dateOfExpiry: MRZDate(expiry), optionalData: "42"
    ).build()
    let profile = try SimulatorProfile.named("default")
    var description = profile.document
    description.mrz = zone.lines
    description.holder = DocumentDescription.Holder(surname: surname, givenNames: givenNames, dateOfBirth: birth)
    let chip = try profile.makeChip(holding: try profile.makeDocument(description, seed: 1))
    let channel = SimulatedChipChannel(chip, takesExtendedLength: false) { number, _ in number == 20 ? fault : nil }
    return await PassportReader.read(on: channel, access: .lines(zone))
}
