// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An application that a document may have beside the LDS1 eMRTD application, for data written after its issue (Doc
/// 9303-10, 5).
public enum LDS2Application: String, CaseIterable, Sendable, Hashable {
    /// Entry and exit stamps (5.1).
    case travelRecords
    /// Electronic visas (5.2).
    case visaRecords
    /// Biometrics that others than the issuer have added (5.3).
    case additionalBiometrics

    /// The octets by which SELECT names the application.
    public var applicationIdentifier: [UInt8] { [0xA0, 0x00, 0x00, 0x02, 0x47, 0x20, number] }

    /// The base object identifier of the application, in dots (Doc 9303-10, 6).
    public var objectIdentifier: String { "2.23.136.1.1.9.\(number)" }

    /// The purpose that the certificate of a signer of such records must have, in dots (Doc 9303-12, 7.1.2).
    public var signerPurpose: String { "2.23.136.1.1.9.8.\(number)" }

    /// The object identifier of the extension that grants rights in this application to a terminal, in dots (Doc
    /// 9303-10, 5.4.2).
    public var accessIdentifier: String { "\(objectIdentifier).3" }

    /// What the standard calls the signer: `LDS2-TS Signer`, `LDS2-V Signer`, `LDS2-B Signer` (Doc 9303-12, 3.1.3).
    public var signerName: String {
        switch self {
        case .travelRecords: "LDS2-TS Signer"
        case .visaRecords: "LDS2-V Signer"
        case .additionalBiometrics: "LDS2-B Signer"
        }
    }

    /// The application with that identifier, or nil.
    package init?(applicationIdentifier: [UInt8]) {
        guard let found = Self.allCases.first(where: { $0.applicationIdentifier == applicationIdentifier }) else {
            return nil
        }
        self = found
    }

    /// The files of the application in the order of the standard: its certificates, then its records or biometrics.
    public var files: [LDS2File] {
        switch self {
        case .travelRecords: [.certificates(self), .exitRecords, .entryRecords]
        case .visaRecords: [.certificates(self), .visaRecords]
        case .additionalBiometrics:
            [.certificates(self)] + AdditionalBiometricsNumber.allCases.map(LDS2File.biometrics)
        }
    }

    /// The number behind the registered prefix of the application identifier, and in the object identifiers.
    private var number: UInt8 {
        switch self {
        case .travelRecords: 1
        case .visaRecords: 2
        case .additionalBiometrics: 3
        }
    }
}

/// Which of the files EF.Biometrics1 to EF.Biometrics64 (Doc 9303-10, 5.3.3, Table 94).
public struct AdditionalBiometricsNumber: RawRepresentable, Sendable, Hashable, Comparable, CaseIterable {
    /// The number, 1 to 64.
    public let rawValue: Int

    /// The file of that number, or nil where the number is not 1 to 64.
    public init?(rawValue: Int) {
        guard (1...64).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// EF.Biometrics1.
    public static let first = Self(valid: 1)

    private init(valid: Int) { rawValue = valid }

    /// All 64.
    public static let allCases = (1...64).map(Self.init(valid:))

    /// The order of the numbers.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
