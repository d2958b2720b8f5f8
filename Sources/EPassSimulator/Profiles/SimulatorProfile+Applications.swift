// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

extension SimulatorProfile {
    /// Genuine documents on chips that have several applications, or have the document under another identifier (F-10,
    /// F-65).
    package static let applications: [SimulatorProfile] = [
        SimulatorProfile(
            "national-aid",
            "The document lies under the application identifier F0455041535301, which EF.DIR lists, and under no other.",
            behaviour: national),
        SimulatorProfile(
            "national-aid-bac", "The same with Basic Access Control alone.",
            document: { $0.proveNothing(behind: .basic) }, behaviour: national),
        SimulatorProfile(
            "several-applications",
            "EF.DIR lists the document, an electronic identity, signatures and what describes them, as a national card does.",
            behaviour: {
                $0.directory = directory([
                    (cryptographicInformation, "CIA for eSign"), (ChipFileSystem.applicationIdentifier, nil),
                    (electronicIdentity, nil), (signatures, nil),
                ])
                $0.otherApplications = [
                    ChipBehaviour.OtherApplication(
                        identifier: electronicIdentity,
                        files: [0x0101: [0x61, 0x04, 0x13, 0x02, 0x49, 0x44], 0x0102: [0x62, 0x03, 0x13, 0x01, 0x44]]),
                    ChipBehaviour.OtherApplication(
                        identifier: signatures, files: [0xC000: [UInt8](repeating: 0x5A, count: 700)]),
                    ChipBehaviour.OtherApplication(identifier: cryptographicInformation),
                ]
            }),
        SimulatorProfile(
            "application-bound",
            "Basic Access Control holds for the application alone: leaving it is answered with 6882, and ends the channel.",
            document: { $0.proveNothing(behind: .basic) },
            behaviour: {
                $0.bindsAccessToApplication = true
                $0.sendsErrorsPlain = true
                $0.extendedLength = .wide
            }),
    ]

    /// A proprietary identifier (F0; ISO/IEC 7816-4, 8.2.1.2): `EPASS`, 01.
    private static let nationalIdentifier: [UInt8] = [0xF0, 0x45, 0x50, 0x41, 0x53, 0x53, 0x01]
    private static let electronicIdentity: [UInt8] = [0xE8, 0x07, 0x04, 0x00, 0x7F, 0x00, 0x07, 0x03, 0x02]
    private static let signatures: [UInt8] = [0xA0, 0x00, 0x00, 0x01, 0x67, 0x45, 0x53, 0x49, 0x47, 0x4E]
    private static let cryptographicInformation: [UInt8] = [0xE8, 0x28, 0xBD, 0x08, 0x0F] + signatures

    private static let national: @Sendable (inout ChipBehaviour) -> Void = {
        $0.applicationIdentifier = nationalIdentifier
        $0.directory = directory([(nationalIdentifier, "National ID"), (signatures, nil)])
        $0.otherApplications = [ChipBehaviour.OtherApplication(identifier: signatures)]
    }

    /// EF.DIR with an application template (61) for each, its identifier (4F) and its label (50).
    private static func directory(_ applications: [(identifier: [UInt8], label: String?)]) -> [UInt8] {
        applications.flatMap { application in
            let label = application.label.map { TLVWriter.encode(0x50, Array($0.utf8)) } ?? []
            return TLVWriter.encode(0x61, TLVWriter.encode(0x4F, application.identifier) + label)
        }
    }
}
