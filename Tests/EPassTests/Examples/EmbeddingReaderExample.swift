// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassPCSC
import EPassTrust

/// Waits for a document in any reader, and reads it. Readers that come and go meanwhile are told.
func readAtReader(mrz: String) async throws -> Evidence {
    let access = try AccessInput.parse(mrz)
    do throws(CardChannelError) {
        let reader = try await PCSCMonitor().waitForCard(timeout: .seconds(60)) { event in
            if case .added(let reader) = event { print("reader", DisplayText.escaped(reader.displayName)) }
        }
        let channel = try await PCSCCardChannel.connect(to: reader)
        let evidence = await PassportReader.read(on: channel, access: access, options: .init(startedAt: .now))
        await channel.close()
        return evidence
    } catch {
        // reader.noService, reader.none, card.none, reader.busy ...: what is wrong, and what to do.
        print(error.code, error.message.english, error.remedy.english)
        throw error
    }
}

/// What the holder is called, and the portrait. Both are as good as the report says.
func holder(_ report: InspectionReport, _ evidence: Evidence) throws -> (name: String?, portrait: BiometricImage?) {
    let dataGroup2 = try evidence.octets(of: .dataGroup(.dg2)).map { try DataGroup2(decoding: $0) }
    return (report.document.map { $0.fullName ?? $0.name }, dataGroup2?.images.first)
}
