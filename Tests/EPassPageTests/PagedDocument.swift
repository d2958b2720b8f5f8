// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTrust
import Testing

@testable import EPassPage

/// A simulated document that was read and judged, for pages about it.
struct PagedDocument {
    let evidence: Evidence
    let report: InspectionReport
    let access: AccessInput
    let trust: TrustSnapshot

    static let time = Timestamp(secondsSince1970: 1_795_000_000)

    /// - Parameter isGiven: whether the terminal has the printed zone.
    init(_ name: String, isGiven: Bool = true, policy: Policy = .read) async throws {
        let profile = try SimulatorProfile.named(name)
        let document = try profile.makeDocument(profile.document, seed: 1)
        access = isGiven ? try AccessInput.parse(document.printedMRZ) : .none
        evidence = await PassportReader.read(
            on: SimulatedChipChannel(try profile.makeChip(holding: document)), access: access,
            options: PassportReader.Options(startedAt: Self.time))
        trust = try document.trustSnapshot()
        report = Inspection.judge(evidence, trust: trust, policy: policy, at: Self.time)
    }

    func page(_ images: [PageImage] = [], language: MessageCatalogue = .english) -> String {
        InspectionPage.render(
            report, evidence: evidence, printed: access.zone, images: images, language: language)
    }

    /// The images that need no decoder.
    var images: [PageImage] {
        evidence.files.compactMap(\.parsed).flatMap { file in
            file.images.compactMap {
                PageImage(
                    Array($0.octets), showing: $0.subject, in: file.file, width: $0.width ?? 1, height: $0.height ?? 1)
            }
        }
    }
}
