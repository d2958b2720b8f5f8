// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Applications that travel documents, identity cards and driving licences are known to have. That an identifier is
/// known says nothing about what is under it.
public enum KnownApplication: String, Sendable, Hashable, CaseIterable {
    /// The travel document (Doc 9303-10, 4.1).
    case eMRTD
    /// Entry and exit stamps (Doc 9303-10, 5.1).
    case travelRecords
    /// Electronic visas (Doc 9303-10, 5.2).
    case visaRecords
    /// Biometrics that others than the issuer have added (Doc 9303-10, 5.3).
    case additionalBiometrics
    /// The electronic proof of identity of BSI TR-03110-4, 2.2.1, as German identity cards have it.
    case eID
    /// Signatures of the holder: DF.eSign of CEN/TS 14890, as EF.DIR of German identity cards lists it.
    case eSign
    /// Cryptographic information (ISO/IEC 7816-15): the registered prefix, then the application that it is about.
    case cryptographicInformation
    /// A driving licence (ISO/IEC 18013-2).
    case drivingLicence
    /// A driving licence of the European Union (Regulation (EU) 383/2012): its registered prefix, then `EDL-01`.
    case europeanDrivingLicence
    /// A driving licence on a telephone (ISO/IEC 18013-5, 8.3.3.1.2).
    case mobileDocument
    /// What administers the chip (GlobalPlatform, by its registered prefix A000000151). French identity cards answer
    /// to `A0000001510000` before they are open (F-10).
    case cardManager

    /// The application of that identifier; nil where it is none of these.
    init?(_ identifier: ApplicationIdentifier) {
        let octets = identifier.octets
        guard
            let found = Self.allCases.first(where: {
                $0.isPrefix ? octets.starts(with: $0.registered) : octets == $0.registered
            })
        else { return nil }
        self = found
    }

    /// The identifier, or how it begins.
    package var registered: [UInt8] {
        switch self {
        case .eMRTD: LDSFile.applicationIdentifier
        case .travelRecords: LDS2Application.travelRecords.applicationIdentifier
        case .visaRecords: LDS2Application.visaRecords.applicationIdentifier
        case .additionalBiometrics: LDS2Application.additionalBiometrics.applicationIdentifier
        case .eID: [0xE8, 0x07, 0x04, 0x00, 0x7F, 0x00, 0x07, 0x03, 0x02]
        case .eSign: [0xA0, 0x00, 0x00, 0x01, 0x67, 0x45, 0x53, 0x49, 0x47, 0x4E]
        case .cryptographicInformation: [0xE8, 0x28, 0xBD, 0x08, 0x0F]
        case .drivingLicence: [0xA0, 0x00, 0x00, 0x02, 0x48, 0x02, 0x00]
        case .europeanDrivingLicence: [0xA0, 0x00, 0x00, 0x04, 0x56, 0x45, 0x44, 0x4C, 0x2D, 0x30, 0x31]
        case .mobileDocument: [0xA0, 0x00, 0x00, 0x02, 0x48, 0x04, 0x00]
        case .cardManager: [0xA0, 0x00, 0x00, 0x01, 0x51]
        }
    }

    /// Whether it is one of LDS2, which hold records and certificates, and no EF.SOD (Doc 9303-10, 5).
    package var isOfLDS2: Bool { LDS2Application(applicationIdentifier: registered) != nil }

    private var isPrefix: Bool { self == .cryptographicInformation || self == .cardManager }

    /// What it is called in English, for the tree of `epass inspect`; reports say it by a message.
    package var name: String {
        switch self {
        case .eMRTD: "eMRTD (LDS1)"
        case .travelRecords: "travel records (LDS2)"
        case .visaRecords: "visa records (LDS2)"
        case .additionalBiometrics: "additional biometrics (LDS2)"
        case .eID: "eID (TR-03110)"
        case .eSign: "eSign"
        case .cryptographicInformation: "CIA (ISO/IEC 7816-15)"
        case .drivingLicence: "driving licence (ISO/IEC 18013-2)"
        case .europeanDrivingLicence: "driving licence (EU)"
        case .mobileDocument: "mobile driving licence (ISO/IEC 18013-5)"
        case .cardManager: "card manager (GlobalPlatform)"
        }
    }
}
