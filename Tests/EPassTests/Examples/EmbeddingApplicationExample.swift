// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassTLV

/// A national card: the document, and beside it the files of an application of one's own.
func readBeside<Channel: CardChannel>(_ channel: Channel, mrz: String) async throws -> [UInt8]? {
    guard let identifier = ApplicationIdentifier(hexadecimal: "A000000167455349474E") else { return nil }
    let signatures = DocumentApplication(
        identifier: identifier, name: "eSign",
        files: [ApplicationFile(fileIdentifier: 0xC000), ApplicationFile(fileIdentifier: 0xC001, tag: 0x30)])
    let options = PassportReader.Options(otherApplications: [signatures], listsApplications: true)
    let evidence = await PassportReader.read(on: channel, access: try AccessInput.parse(mrz), options: options)
    for file in evidence.applications.first?.files ?? [] {
        print(file.file.fileIdentifier ?? 0, file.state, file.statusBytes?.description ?? "", file.channel)
    }
    return evidence.applications.first?.octets(of: 0xC000)
}
